"""Chapter 10: blocks, pushes, follow-up."""

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
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.rules.block.assists import block_dice

DICE = [  # home, away, skills, dice (below zero the target's coach picks)
    ("11@m8", "7@n8", "", 1),
    ("11@m8", "7@n8", "home11+st4", 2),
    ("11@m8", "7@n8", "home11+st6", 2),
    ("11@m8", "7@n8", "home11+st7", 3),
    ("11@m8", "7@n8", "away7+st4", -2),
    ("11@m8", "7@n8", "away7+st7", -3),
    ("11@m8,12@n7", "7@n8", "", 2),  # an assist
    ("11@m8,12@n7p", "7@n8", "", 1),  # prone
    ("11@m8,12@n7z", "7@n8", "", 1),  # no tackle zone
    ("11@m8,12@n7", "7@n8,8@o6", "", 1),  # marked by somebody else
    ("11@m8,12@n7", "7@n8,8@o6", "home12+guard", 2),
    ("11@m8,12@n7", "7@n8,8@o6", "home12+guard,away8+defensive", 1),
    ("11@m8", "7@n8,8@m9", "", -2),  # a defensive assist: 8 marks the blocker, only he marks 8
    ("11@m8,12@l10", "7@n8,8@m9", "", 1),  # 12 marks 8, who assists no more
    ("11@m8,12@l10", "7@n8,8@m9", "away8+guard", -2),
]


@rule("BB-10.4", "BB-10.5", "BB-10.6", "BB-18.S5")
@pytest.mark.parametrize(("home", "away", "gains", "dice"), DICE)
def test_how_many_dice(home: str, away: str, gains: str, dice: int) -> None:
    match = duel(home, away, "", gains)
    assert block_dice(pitch(match), slot("home11"), slot("away7"), 0) == dice


@rule("BB-10.6")
@pytest.mark.parametrize(("gains", "side"), [("home11+st4", HOME), ("away7+st4", AWAY)])
def test_the_stronger_side_picks(gains: str, side: int) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", gains).play("11block POW PD")
    assert asked(match) == ("pick", (side,))
    assert tokens(match) == [">PD", ">POW"]


@rule("BB-10.7", "BB-2.13")
def test_a_team_re_roll_rolls_the_whole_pool() -> None:
    match = duel("11@m8,12@a1", "7@n8", "rerolls=1-0", "home11+st4").play("11block PD PD")
    assert asked(match) == ("block-dice", (HOME,))
    match.play("team PB POW")
    assert tokens(match) == [">PB", ">POW"]


@rule("BB-10.7", "BB-2.18")
def test_pro_re_rolls_one_block_die() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+st4+pro").play("11block PD BD")
    assert tokens(match) == ["keep", "pro1", "pro2"]
    match.play("pro1 D3 POW")
    assert tokens(match) == [">BD", ">POW"]


@rule("BB-10.8", "BB-3.9")
def test_player_down() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block PD D1 D1")
    assert status(match, "home11") == "prone"
    assert "turnover" in facts(match)


BOTH_DOWN = [  # skills, the answers after the dice, home11, away7, turnover
    ("", "D1 D1 D1 D1", "prone", "prone", True),
    ("home11+block", "D1 D1", "standing", "prone", False),
    ("away7+block", "D1 D1", "prone", "standing", True),
    ("home11+block,away7+block", "", "standing", "standing", False),
    ("home11+wrestle", "wrestle", "prone", "prone", False),
    ("home11+block,away7+wrestle", "wrestle", "prone", "prone", False),
    ("home11+wrestle+block", "no D1 D1", "standing", "prone", False),
]


@rule("BB-10.9", "BB-18.G1", "BB-18.G12")
@pytest.mark.parametrize(("gains", "answers", "home", "away", "lost"), BOTH_DOWN)
def test_both_down(gains: str, answers: str, home: str, away: str, lost: bool) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1", "", gains).play(f"11block BD {answers}")
    assert (status(match, "home11"), status(match, "away7")) == (home, away)
    assert ("turnover" in facts(match)) == lost


@rule("BB-10.9", "BB-11.9")
def test_armour_of_the_target_comes_first() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block BD D6 D6 D5 D4 D1 D1")
    assert (status(match, "away7"), status(match, "home11")) == ("ko", "prone")


@rule("BB-10.10")
def test_push_back() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block PB")
    assert tokens(match) == ["o7", "o8", "o9"]
    match.play("o9 stay")
    assert (where(match, "away7"), status(match, "away7")) == ("o9", "standing")


@rule("BB-10.11", "BB-18.A4")
@pytest.mark.parametrize(("answer", "state"), [("dodge", "standing"), ("fall", "prone")])
def test_stumble_against_dodge(answer: str, state: str) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+dodge").play("11block ST")
    assert asked(match) == ("stumble", (AWAY,))
    match.play(f"{answer} o8 stay" + (" D1 D1" if answer == "fall" else ""))
    assert status(match, "away7") == state


@rule("BB-10.11", "BB-18.G11")
def test_tackle_makes_a_stumble_a_fall() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+dodge,home11+tackle").play("11block ST o8 stay D1 D1")
    assert status(match, "away7") == "prone"


@rule("BB-10.12")
def test_pow_knocks_down_in_the_new_square() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block POW o7 stay D1 D1")
    assert (where(match, "away7"), status(match, "away7")) == ("o7", "prone")


@rule("BB-10.13", "BB-18.S7")
def test_mighty_blow_of_a_fallen_blocker_does_not_work() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+mighty_blow+mighty1").play("11block BD D4 D3 D1 D1")
    assert status(match, "away7") == "prone"


WAYS = [("n8", "o7 o8 o9"), ("n9", "o9 n10 o10"), ("m9", "l10 m10 n10"), ("l9", "k9 k10 l10"), ("l8", "k7 k8 k9"),
        ("l7", "k6 l6 k7"), ("m7", "l6 m6 n6"), ("n7", "n6 o6 o7")]  # fmt: skip


@rule("BB-10.14", "BB-10.16")
@pytest.mark.parametrize(("target", "squares"), WAYS)
def test_the_three_squares_opposite(target: str, squares: str) -> None:
    match = duel("11@m8,12@a1", f"7@{target}").play("11block PB")
    assert tokens(match) == squares.split()


@rule("BB-10.15")
def test_a_free_square_must_be_taken() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@o8").play("11block PB")
    assert tokens(match) == ["o7", "o9"]


@rule("BB-10.15", "BB-10.17")
def test_a_chain_push() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@o7,9@o8p,10@o9").play("11block PB")
    assert tokens(match) == ["o7", "o8", "o9"]
    match.play("o8 p8 follow")
    assert [where(match, name) for name in ("away7", "away9", "home11")] == ["o8", "p8", "n8"]
    assert status(match, "away9") == "prone"


@rule("BB-10.15", "BB-10.21", "BB-11.10")
def test_into_the_crowd() -> None:
    match = duel("11@m2,12@a1", "7@m1").play("11block POW follow D3 D3")
    assert (status(match, "away7"), where(match, "home11")) == ("reserves", "m1")
    assert "turnover" not in facts(match)


@rule("BB-10.15")
def test_not_into_the_crowd_while_a_square_is_free() -> None:
    match = duel("11@m2,12@a1", "7@n1").play("11block PB stay")
    assert where(match, "away7") == "o1"


@rule("BB-10.21", "BB-12.27")
def test_a_ball_in_the_crowd_is_thrown_in() -> None:
    match = duel("11@m2,12@a1", "7@m1", "ball=away7").play("11block PB stay D3 D3 D3 D1 D2")
    assert where(match, "ball") == "m4"


@rule("BB-10.18", "BB-18.A9")
def test_sidestep_chooses_any_free_square() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+sidestep").play("11block PB")
    assert asked(match) == ("sidestep", (AWAY,))
    match.play("m7 stay")
    assert where(match, "away7") == "m7"


@rule("BB-10.18", "BB-18.A9")
def test_sidestep_stays_out_of_the_crowd() -> None:
    match = duel("11@m2,12@a1", "7@m1", "", "away7+sidestep").play("11block PB n1 stay")
    assert status(match, "away7") == "standing"


@rule("BB-10.19", "BB-18.S10")
def test_stand_firm() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+stand_firm").play("11block PB firm")
    assert where(match, "away7") == "n8"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-10.19")
def test_who_stands_firm_falls_where_he_is() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "away7+stand_firm").play("11block POW firm D1 D1")
    assert (where(match, "away7"), status(match, "away7")) == ("n8", "prone")


@rule("BB-10.19")
def test_stand_firm_stops_a_chain() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@o7,9@o8,10@o9", "", "away9+stand_firm").play("11block PB o8 firm")
    assert (where(match, "away7"), where(match, "home11")) == ("n8", "m8")


@rule("BB-10.20")
def test_pushed_onto_the_ball() -> None:
    match = duel("11@m8,12@a1", "7@n8", "ball=o8").play("11block PB o8 stay O5")
    assert where(match, "ball") == "p8"


@rule("BB-10.22")
@pytest.mark.parametrize(("answer", "square"), [("follow", "n8"), ("stay", "m8")])
def test_follow_up(answer: str, square: str) -> None:
    match = duel("11@m8,12@a1", "7@n8").play(f"11block PB o8 {answer}")
    assert where(match, "home11") == square


@rule("BB-10.23")
def test_the_follow_up_comes_before_the_armour_roll() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block POW o8")
    assert asked(match) == ("follow", (HOME,))


@rule("BB-10.25", "BB-18.G5")
def test_frenzy_follows_up_and_blocks_again() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+frenzy").play("11block PB o8 PB p8")
    assert (where(match, "home11"), where(match, "away7")) == ("o8", "p8")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-10.25", "BB-18.G5")
def test_no_second_block_on_who_is_down() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+frenzy").play("11block POW o8 D1 D1")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-10.25", "BB-9.8")
def test_frenzys_second_block_on_a_blitz_costs_a_square() -> None:
    match = duel("11@g8,12@a1", "7@m8", "", "home11+frenzy").play("11blitz-h8-i8-j8-k8-l8 *7 PB n8")
    assert match.need.die == "six"


@rule("BB-10.2")
def test_a_blitzer_goes_on_moving() -> None:
    match = duel("11@k8,12@a1", "7@m8").play("11blitz-l8 *7 PB n8 stay l7")
    assert where(match, "home11") == "l7"
    assert "*7" not in tokens(match)


@rule("BB-10.2")
def test_a_prone_player_may_blitz_but_not_block() -> None:
    assert tokens(duel("11@m8p,12@a1", "7@n8"))[:3] == ["end", "11", "11blitz"]


@rule("BB-10.23", "BB-17.2")
def test_a_carrier_pushed_into_the_end_zone_scores() -> None:
    match = at("home=11@c8,12@m1 away=7@b8 ball=away7 rerolls=0-0 turns=3-2").play("11block PB a8 stay")
    assert field(match, "score") == [0, 1]


@rule("BB-10.2", "BB-8.10")
def test_a_blitzer_who_goes_down_does_not_go_on() -> None:
    match = duel("11@k8,12@a1", "7@m8").play("11blitz-l8 *7 PD D1 D1")
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-10.25", "BB-17.3")
def test_no_second_block_after_a_touchdown() -> None:
    line = "home=11@c8,12@m1 away=7@b8 ball=away7 rerolls=0-0 turns=3-2 more=home11+frenzy"
    assert field(at(line).play("11block PB a8"), "phase") == "drive"


@rule("BB-10.19", "BB-18.S10")
def test_juggernaut_on_a_blitz_moves_who_stands_firm() -> None:
    gains = "away7+stand_firm,home11+juggernaut"
    assert asked(duel("11@l8,12@a1", "7@m8", "", gains).play("11blitz *7 PB"))[0] == "push"
    assert asked(duel("11@l8,12@a1", "7@m8", "", gains).play("11block PB"))[0] == "stand-firm"


@rule("BB-10.25", "BB-18.G5")
def test_no_second_block_without_a_square_for_it() -> None:
    match = duel("11@e8,12@a1", "7@m8", "", "home11+frenzy")
    match.play("11blitz-f8-g8-h8-i8-j8-k8-l8 D2 *7 D2 PB n8")
    assert asked(match) == ("turn", (HOME,))
