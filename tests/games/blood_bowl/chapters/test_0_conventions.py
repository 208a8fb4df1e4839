"""Chapters 0, 2, 6, 10, 15 and 18: what goes before what, what is asked, and corners of the rules."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    field,
    pitch,
    slot,
    status,
    tokens,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import RESERVES
from downfield.games.blood_bowl.rules.dice.random_player import RandomPlayer
from downfield.kernel.errors import IllegalAnswer


@rule("BB-0.1", "BB-20.1")
@pytest.mark.parametrize(("options", "next_die"), [({}, "six"), ({"variant": "official"}, "eight")])
def test_the_tournament_sheet_wins_unless_otherwise_agreed(options: dict[str, str], next_die: str) -> None:
    match = at("phase=drive kicking=home", **options).play("zone cage @t8 O2 D1 D2 D6 D3 D4 O2")
    assert match.need.die == next_die  # a deviation has a distance, a scatter three directions


@rule("BB-0.9", "BB-18.G1")
def test_what_leaves_no_choice_is_not_asked() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+block").play("11block BD")
    assert match.need.die == "six"  # nobody is asked whether to stay up, or which of one die counts
    assert asked(duel("11@m8,12@a1", "7@n8").play("11block PB")) == ("push", (HOME,))


@rule("BB-0.12", "BB-10.5")
def test_assists_count_by_themselves() -> None:
    match = duel("11@m8,12@n7", "7@n8").play("11block PB PB")
    assert asked(match) == ("push", (HOME,))


@rule("BB-0.8", "BB-19.5")
@pytest.mark.parametrize(
    ("players", "face", "slot"),
    [(16, 3, 2), (16, 2, None), (17, 2, 2), (17, 3, 4), (17, 4, None)],  # sixteen by shirt, seventeen by rank
)
def test_a_random_player_among_seventeen(players: int, face: int, slot: int | None) -> None:
    g = pitch(at("home=11@a1"))
    for i in range(players):
        g.status[i] = RESERVES
    frame = RandomPlayer(0, 0b10101, RandomPlayer.ROLLED)  # three of them can be meant: 1, 3 and 5
    g.call(frame)
    frame.resume(g, face - 1)
    assert (g.top is frame) == (slot is None)  # rolled again
    assert slot is None or g.value == slot


@rule("BB-2.12", "BB-18.P4")
def test_no_team_re_roll_during_a_dump_off() -> None:
    gains = "away7+dump_off"
    match = duel("11@g8,12@k8", "7@h8", "ball=away7 rerolls=2-0", gains).play("11block k8 D6 D1")
    assert "dropped" in facts(match)  # home's own player, in home's own turn
    match.play("O5 PD")
    assert tokens(match) == ["keep", "team"]  # then they count again


@rule("BB-18.P4", "BB-17.3", "BB-17.4")
def test_a_dump_off_that_scores_saves_the_block() -> None:
    match = duel("11@c8,12@z1", "7@b8,8@a6", "ball=away7", "away7+dump_off").play("11block a6 D6 D6")
    assert "touchdown" in facts(match)
    assert "blocked" not in facts(match)


@rule("BB-15.2", "BB-10.25")
def test_a_second_block_may_be_a_stab() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+frenzy+stab").play("11block PB i8")
    assert asked(match) == ("again", (HOME,))
    match.play("stab D6 D6 D1 D1")
    assert status(match, "away7") == "stunned"


@rule("BB-15.2", "BB-10.25", "BB-9.8")
def test_a_second_block_of_a_blitz_that_is_a_stab_costs_a_square_too() -> None:
    match = duel("11@g8p,12@a1", "7@h8", "", "home11+frenzy+stab+ma4").play("11blitz *7 PB i8 stab")
    assert "fell" in facts(match.play("D1 D1 D2"))  # four squares: three to stand up, one to hit; then a rush


@rule("BB-15.1a", "BB-15.2")
def test_who_goes_down_by_a_special_action_drops_the_ball() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=away7", "home11+stab").play("11stab D6 D6 D1 D1")
    assert match.need.die == "eight"
    assert asked(match.play("O5")) == ("turn", (HOME,))


@rule("BB-6.29", "BB-13.11", "BB-20.17")
@pytest.mark.parametrize(("die", "over"), [("D6", False), ("D1 D1 D2", True)])
def test_blitz_ends_when_a_thrown_team_mate_falls(die: str, over: bool) -> None:
    out = ",".join(f"home{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8))
    match = at(f"phase=drive kicking=home ko={out}").play(
        "+11 m7 +12 m8 +13 m9 +9 g8 +10 g9 d8 cage @t8 O2 D1 D4 D6 T3"
    )
    match.play(f"9throw D6 >10 i8 D6 O4 O5 O4 {die}")
    assert ("blitz-over" in facts(match)) == over


@rule("BB-6.7", "BB-6.4")
def test_an_illegal_set_up_is_never_taken() -> None:
    match = at("phase=drive kicking=home").play("+1 b1 +2 b2 +3")
    with pytest.raises(IllegalAnswer, match=r"BB-6\.2"):
        match.play("b3")  # a third player in the wide zone
    assert asked(match) == ("place", (HOME,))


@rule("BB-18.2", "BB-8.4")
def test_bone_head_is_rolled_before_anything_else() -> None:
    match = duel("9@m8p,12@a1", "7@n8", "", "home9+ma2").play("9")
    assert match.need.die == "six"
    match.play("D1")  # the head is empty: he does not even try to get up
    assert (status(match, "home9"), asked(match)) == ("prone", ("turn", (HOME,)))


@rule("BB-18.3", "BB-7.10")
def test_a_skill_gained_twice_has_no_further_effect() -> None:
    match = at("phase=drive kicking=home").play("zone cage @t8 O2 D1 D1 D5 D6 D1 O5")
    g = pitch(match)
    assert "9" not in tokens(match)  # the ogre is a loner
    match.play("3")
    assert g.mighty(slot("home3")) == 1
    twice = at("phase=drive kicking=home", home_team="shambling_undead")
    twice.play("zone cage @t8 O2 D1 D1 D5 D6 D1 O5 1")
    assert pitch(twice).mighty(slot("home1")) == 1  # a mummy has it already


@rule("BB-2.18", "BB-2.14")
def test_a_failed_pro_on_a_block_die_may_be_re_rolled_by_the_team() -> None:
    match = duel("11@g8,12@a1", "7@h8", "rerolls=1-0", "home11+pro+st4").play("11block PD PB pro1 D2")
    assert asked(match) == ("pro-die", (HOME,))
    match.play("keep")
    assert asked(match) == ("pick", (HOME,))
    assert field(match, "rerolls") == [1, 0]


@rule("BB-2.16", "BB-18.G7")
def test_pro_needs_a_player_who_stands() -> None:
    match = duel("9@m8p,12@a1", "7@z1", "", "home9+pro").play("9 D1")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-10.13", "BB-18.M2")
def test_claws_of_a_blocker_who_is_down_do_not_work() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+claws,away7+av11").play("11block BD D4 D4")
    assert "armour-held" in facts(match)


@rule("BB-8.12")
def test_an_opponent_who_drops_the_ball_costs_nothing() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=away7").play("11block POW i8 stay D1 D1 O5")
    assert asked(match) == ("turn", (HOME,))
    assert pitch(match).active != AWAY
