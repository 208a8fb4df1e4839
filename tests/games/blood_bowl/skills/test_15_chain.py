"""Chapter 15: a ball and chain."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import REELING

CHAIN = "home11+ball_and_chain"


# Where it goes --------------------------------------------------------------------------------------------------------


@rule("BB-15.10", "BB-18.T4")
def test_a_ball_and_chain_is_all_that_he_can_do() -> None:
    gains = f"{CHAIN}+stab+chainsaw+hypnotic_gaze+multiple_block"
    match = duel("11@g8,12@a1", "7@h8,8@h9,9@z1p", "ball=home11", gains)
    assert [token for token in tokens(match) if token.startswith("11")] == ["11chain"]
    assert "12blitz" in tokens(match)


@rule("BB-15.10", "BB-1.11")
@pytest.mark.parametrize(
    ("facing", "squares"),
    [
        ("right", ("h7", "h8", "h9")),
        ("left", ("f9", "f8", "f7")),
        ("up", ("f7", "g7", "h7")),
        ("down", ("h9", "g9", "f9")),
    ],
)
def test_the_template_is_pointed_and_a_die_gives_the_direction(facing: str, squares: tuple[str, ...]) -> None:
    for die in range(1, 7):
        match = duel("11@g8,12@a1", "7@z1", "", CHAIN).play(f"11chain {facing} D{die}")
        assert where(match, "home11") == squares[(die - 1) // 2]


@rule("BB-15.10")
def test_he_goes_as_far_as_his_movement_then_rushes_or_stops() -> None:
    match = duel("11@g8,12@a1", "7@z1", "", f"{CHAIN}+ma1").play("11chain right D3")
    assert asked(match) == ("chain", (HOME,))
    match.play("right D3 D2 right D3")  # the direction first, then the rush
    assert match.need.kind == "chance"
    match.play("D2")
    assert where(match, "home11") == "j8"
    assert asked(match) == ("turn", (HOME,))
    assert "11chain" not in tokens(match)


@rule("BB-15.10", "BB-9.7")
def test_nobody_makes_him_rush() -> None:
    match = duel("11@g8,12@a1", "7@z1", "", f"{CHAIN}+ma1").play("11chain right D3 stop")
    assert asked(match) == ("turn", (HOME,))
    assert "turnover" not in facts(match)


@rule("BB-15.10", "BB-9.10", "BB-18.M10", "BB-18.G8")
def test_he_neither_dodges_nor_is_held_nor_followed() -> None:
    gains = f"{CHAIN},away7+tentacles+shadowing"
    match = duel("11@g8,12@a1", "7@f8", "", gains).play("11chain right D3")
    assert (where(match, "home11"), where(match, "away7")) == ("h8", "f8")
    assert asked(match) == ("chain", (HOME,))


@rule("BB-15.10", "BB-9.24", "BB-18.T12")
def test_a_ball_in_his_way_bounces_and_no_turn_is_lost() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=h8", f"{CHAIN}+no_hands").play("11chain right D3 O5")
    assert where(match, "ball") == "i8"
    assert asked(match) == ("chain", (HOME,))


@rule("BB-15.10", "BB-10.21", "BB-11.10")
@pytest.mark.parametrize(("dice", "box"), [("D1 D1", "reserves"), ("D4 D4", "ko")])
def test_off_the_pitch_the_crowd_has_him(dice: str, box: str) -> None:
    match = duel("11@g1,12@a1", "7@z1", "", CHAIN).play(f"11chain up D3 {dice}")
    assert status(match, "home11") == box
    assert asked(match) == ("turn", (HOME,))  # without the ball no turn is lost
    assert "turnover" not in facts(match)


@rule("BB-15.10", "BB-10.21", "BB-8.10")
def test_a_ball_that_he_has_all_the_same_is_thrown_in() -> None:
    match = duel("11@g1,12@a1", "7@z1", "ball=home11", CHAIN).play("11chain up D3 D1 D1 D3 D1 D1 O5")
    assert "thrown-in" in facts(match)
    assert told(match, "turnover") == [(HOME, 3)]


@rule("BB-15.10", "BB-18.T24")
def test_who_has_taken_root_goes_nowhere() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{CHAIN}+take_root").play("11chain D1")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-15.10", "BB-7.14")
def test_a_trapdoor_opens_for_him_too() -> None:
    match = duel("11@f2,12@a1", "7@z1", "switches=home:traps", CHAIN).play("11chain right D3 D1 D1 D1")
    assert status(match, "home11") == "reserves"


# Whom it hits ---------------------------------------------------------------------------------------------------------


@rule("BB-15.10", "BB-10.22", "BB-18.G4", "BB-18.M5")
def test_an_opponent_in_his_way_is_blocked_and_he_must_follow_up() -> None:
    gains = f"{CHAIN},away7+fend+foul_appearance"
    match = duel("11@g8,12@a1", "7@h8", "", gains).play("11chain right D3 PB i8")
    assert (where(match, "home11"), where(match, "away7")) == ("h8", "i8")
    assert asked(match) == ("chain", (HOME,))


@rule("BB-15.10", "BB-10.22", "BB-18.M10", "BB-18.G8")
def test_nothing_holds_or_follows_him_when_he_follows_up() -> None:
    gains = f"{CHAIN},away8+tentacles+shadowing"
    match = duel("11@g8,12@a1", "7@h8,8@f9", "", gains).play("11chain right D3 PB PB i8")
    assert (where(match, "home11"), where(match, "away8")) == ("h8", "f9")
    assert asked(match) == ("chain", (HOME,))


@rule("BB-15.10", "BB-18.P4", "BB-18.T34")
def test_nobody_dumps_the_ball_off_or_slips_away_before_him() -> None:
    gains = f"{CHAIN},away7+dump_off+trickster"
    match = duel("11@g8,12@a1", "7@h8,8@h9", "ball=away7", gains).play("11chain right D3")
    assert match.need.die == "block"


@rule("BB-15.10", "BB-10.6")
def test_assists_count_against_an_opponent_but_not_against_a_team_mate() -> None:
    mates = "11@g8,13@i8,14@i9,12@a1"
    match = duel(mates, "7@h8", "", CHAIN).play("11chain right D3")
    assert told(match, "blocked")[0][-1] == 2
    own = duel("11@g8,12@h8,13@i8,14@g9", "7@z1", "", f"{CHAIN},home13+guard").play("11chain right D3")
    assert told(own, "blocked")[0][-1] == 1


@rule("BB-15.10", "BB-10.6")
def test_against_a_stronger_team_mate_his_own_coach_picks() -> None:
    match = duel("11@g8,12@h8,13@a1", "7@z1", "", f"{CHAIN},home12+st4").play("11chain right D3 PD PB")
    assert asked(match) == ("pick", (HOME,))
    foe = duel("11@g8,13@a1", "7@h8", "", f"{CHAIN},away7+st4").play("11chain right D3 PD PB")
    assert asked(foe) == ("pick", (AWAY,))


@rule("BB-15.10", "BB-8.10")
def test_a_team_mate_knocked_down_loses_the_turn_one_pushed_does_not() -> None:
    home = "11@g8,12@h8,13@a1"
    match = duel(home, "7@z1", "", CHAIN).play("11chain right D3 POW i8 D1 D1")
    assert told(match, "turnover") == [(HOME, 2)]
    pushed = duel(home, "7@z1", "", CHAIN).play("11chain right D3 PB i8")
    assert asked(pushed) == ("chain", (HOME,))


@rule("BB-15.10", "BB-18.S7", "BB-18.M2", "BB-0.9")
def test_his_own_coach_decides_on_mighty_blow_and_claws_spare_a_team_mate() -> None:
    gains = f"{CHAIN}+mighty_blow+mighty1+claws"
    match = duel("11@g8,12@h8,13@a1", "7@z1", "", gains).play("11chain right D3 POW i8 D4 D4")
    assert asked(match) == ("harder", (HOME,))
    foe = duel("11@g8,13@a1", "7@h8", "", f"{gains},away7+av10").play("11chain right D3 POW i8 D4 D4")
    assert foe.need.kind == "chance"  # clawed


@rule("BB-15.10")
@pytest.mark.parametrize("victim", ["away7", "home12"])
@pytest.mark.parametrize("lies", ["p", "s"])
def test_who_lies_in_his_way_is_pushed_and_rolls_for_armour(victim: str, lies: str) -> None:
    home, away = ("11@g8,12@a1", f"7@h8{lies}") if victim == "away7" else (f"11@g8,12@h8{lies}", "7@z1")
    match = duel(home, away, "", f"{CHAIN}+mighty_blow+mighty1").play("11chain right D3 i8")
    assert (where(match, "home11"), where(match, victim)) == ("h8", "i8")
    match.play("D6 D6 D1 D1")
    assert status(match, victim) == "stunned"
    assert asked(match) == ("chain", (HOME,))


@rule("BB-15.10", "BB-10.15")
def test_who_lies_at_the_edge_goes_into_the_crowd_without_an_armour_roll() -> None:
    match = duel("11@g2,12@a1", "7@g1p", "", CHAIN).play("11chain up D3 D1 D1")
    assert status(match, "away7") == "reserves"
    assert asked(match) == ("chain", (HOME,))


@rule("BB-15.10", "BB-10.19", "BB-18.T4")
def test_who_stands_firm_keeps_him_off() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{CHAIN},away7+stand_firm").play("11chain right D3 PB firm")
    assert where(match, "home11") == "g8"
    assert asked(match) == ("chain", (HOME,))


# When it goes down ----------------------------------------------------------------------------------------------------


@rule("BB-15.10")
@pytest.mark.parametrize(("dice", "box"), [("D1 D1", "ko"), ("D4 D4", "ko"), ("D5 D5 X1", "hurt")])
def test_a_fall_hurts_at_once_and_stunned_is_knocked_out(dice: str, box: str) -> None:
    match = duel("11@g8,12@a1", "7@z1", "", f"{CHAIN}+ma1").play(f"11chain right D3 right D3 D1 {dice}")
    assert status(match, "home11") == box
    assert told(match, "turnover") == [(HOME, 1)]


@rule("BB-15.10", "BB-9.7")
@pytest.mark.parametrize("lies", ["", "p"])
def test_a_failed_rush_pushes_whoever_is_there_then_he_falls(lies: str) -> None:
    match = duel("11@f8,12@a1", f"7@h8{lies}", "", f"{CHAIN}+ma1").play("11chain right D3 right D3 D1 i8")
    assert (where(match, "home11"), where(match, "away7")) == ("h8", "i8")
    match.play("D1 D1")  # his injury, and nobody's armour
    assert status(match, "home11") == "ko"
    assert status(match, "away7") == ("prone" if lies else "standing")


@rule("BB-15.10", "BB-9.24")
def test_a_fall_onto_the_ball_makes_it_bounce_last() -> None:
    match = duel("11@f8,12@a1", "7@z1", "ball=h8", f"{CHAIN}+ma1").play("11chain right D3 right D3 D1")
    match.play("D1 D1 O5")
    assert where(match, "ball") == "i8"


@rule("BB-15.10", "BB-10.8", "BB-3.9")
@pytest.mark.parametrize("words", ["11chain right D3 PD", "end 7block PB f8 stay", "end 7block POW f8 stay"])
def test_who_is_knocked_down_with_it_is_hurt_at_once(words: str) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", CHAIN).play(words)
    if "PB" in words:
        assert status(match, "home11") == "standing"
    else:
        assert status(match.play("D1 D1"), "home11") == "ko"


@rule("BB-15.10", "BB-10.9", "BB-3.7")
def test_a_wrestler_places_him_prone_which_hurts_too() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{CHAIN},away7+wrestle").play("11chain right D3 BD wrestle")
    match.play("D1 D1")
    assert (status(match, "home11"), status(match, "away7")) == ("ko", "prone")
    assert "turnover" not in facts(match)


@rule("BB-15.10", "BB-15.2")
def test_a_stab_must_break_his_armour_but_then_he_is_gone() -> None:
    gains = f"{CHAIN},away7+stab"
    held = duel("11@g8,12@a1", "7@h8", "", gains).play("end 7stab D1 D1")
    assert status(held, "home11") == "standing"
    match = duel("11@g8,12@a1", "7@h8", "", gains).play("end 7stab D6 D6 D1 D1")
    assert status(match, "home11") == "ko"


@rule("BB-15.10", "BB-11.12", "BB-14.4", "BB-9.4")
def test_saved_by_the_apothecary_he_lies_there_as_anybody() -> None:
    match = duel("11@g8,12@a1", "7@h8", "doctors=1-0", CHAIN).play("11chain right D3 PD D1 D1 doctor")
    assert status(match, "home11") == "stunned"
    assert not pitch(match).marks[slot("home11")] & REELING
    match.play("7foul *11 D6 D5 D1 D2")  # armour as usual, and stunned is stunned
    assert status(match, "home11") == "stunned"


@rule("BB-15.10", "BB-9.4", "BB-3.5")
def test_who_lies_with_it_stands_up_first() -> None:
    match = duel("11@g8p,12@a1", "7@z1", "", CHAIN).play("11chain")
    assert status(match, "home11") == "standing"
    match.play("right D3 right D3 right D3 right D3")
    assert match.need.kind == "chance"  # three squares are gone


# At kick-off ----------------------------------------------------------------------------------------------------------


@rule("BB-15.10", "BB-6.31")
def test_the_crowd_that_invades_the_pitch_hurts_him() -> None:
    line = f"phase=drive kicking=home doctors=0-0 more={CHAIN}"
    match = at(line).play("zone cage @t8 O2 D1 D6 D6 D1 D6 T1 X11 D1 D1")
    assert status(match, "home11") == "ko"


@rule("BB-15.10", "BB-6.30")
def test_so_does_the_referee() -> None:
    line = f"phase=drive kicking=home doctors=0-0 more={CHAIN}"
    match = at(line).play("zone cage @t8 O2 D1 D5 D6 D1 D6 X11 D2 D1 D1")
    assert status(match, "home11") == "ko"


@rule("BB-15.10", "BB-6.29")
def test_in_a_blitz_event_he_swings_it() -> None:
    match = at(f"phase=drive kicking=home more={CHAIN}").play("zone cage @t8 O2 D1 D4 D6 T1")
    assert asked(match) == ("charge", (HOME,))
    assert [token for token in tokens(match) if token.startswith("11")] == ["11chain"]
