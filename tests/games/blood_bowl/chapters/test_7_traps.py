"""Chapter 7: who enters a trapdoor, when it is rolled for, and what becomes of him."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, asked, at, duel, facts, field, status, tokens, where
from tests.rules import rule

OPEN = "switches=home:traps"


@rule("BB-7.6", "BB-1.4")
@pytest.mark.parametrize(("die", "gone"), [("D1", True), ("D2", False), ("D6", False)])
def test_whoever_enters_a_trapdoor_rolls(die: str, gone: bool) -> None:
    match = duel("11@f2,12@a1", "7@z1", f"{OPEN} ball=home11").play(f"11-g2 {die}")
    assert ("trapdoor" in facts(match)) == gone
    if gone:
        match.play("D1 D1 O5")  # injury without armour, then the ball bounces from the trapdoor
        assert (status(match, "home11"), where(match, "ball")) == ("reserves", "h2")
        assert "turnover" in facts(match)


@rule("BB-7.6")
@pytest.mark.parametrize("square", ["g2", "t14"])
def test_both_trapdoors_open_only_by_prayer(square: str) -> None:
    column, row = square[0], int(square[1:])
    match = duel(f"11@{column}{row - 1},12@a1", "7@z1").play(f"11-{square}")
    assert asked(match) == ("step", (HOME,))


@rule("BB-7.6", "BB-2.11", "BB-2.12")
def test_a_trapdoor_may_be_rolled_again_by_the_team() -> None:
    match = duel("11@f2,12@a1", "7@z1", f"{OPEN} rerolls=1-0").play("11-g2 D1")
    assert tokens(match) == ["keep", "team"]
    assert status(match.play("team D2"), "home11") == "standing"


@rule("BB-7.14")
def test_a_lost_player_without_the_ball_is_no_turnover() -> None:
    match = duel("11@f2,12@a1", "7@z1", OPEN).play("11-g2 D1 D1 D1")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-7.14", "BB-9.3")
def test_the_trapdoor_comes_after_the_pick_up_and_before_the_bounce() -> None:
    match = duel("11@f2,12@a1", "7@z1", f"{OPEN} ball=g2").play("11-g2 D1")  # not picked up
    assert match.need.die == "six"
    assert match.play("D2").need.die == "eight"


@rule("BB-7.14")
def test_who_falls_over_on_a_trapdoor_rolls_after_the_armour() -> None:
    match = duel("11@f2,12@a1", "7@e2", OPEN).play("11-g2 D1 D1 D2")
    assert match.need.die == "six"
    assert status(match.play("D1 D1 D1"), "home11") == "reserves"


@rule("BB-7.14", "BB-9.8")
def test_who_falls_where_he_stood_has_entered_nothing() -> None:
    match = duel("11@g2p,12@a1", "7@h2", OPEN, "home11+ma3").play("11blitz *7 D1 D1 D2")
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-7.14")
def test_a_push_onto_a_trapdoor() -> None:
    match = duel("11@e2,12@a1", "7@f2", OPEN).play("11block POW g2 follow D1 D2")
    assert match.need.die == "six"  # armour first, then the trapdoor
    assert status(match.play("D1 D1 D1"), "away7") == "reserves"


@rule("BB-7.14", "BB-10.22")
def test_a_blocker_who_follows_onto_a_trapdoor() -> None:
    match = duel("11@f2,12@a1", "7@g2", OPEN).play("11block PB h2 follow D1 D1 D1")
    assert status(match, "home11") == "reserves"


@rule("BB-7.14")
def test_two_in_a_chain_over_a_trapdoor() -> None:
    match = duel("11@d2,12@a1", "7@e2,8@f2,9@f1,10@f3", OPEN).play("11block PB f2 g2 stay D1 D1 D1")
    assert (where(match, "away7"), status(match, "away8")) == ("f2", "reserves")


@rule("BB-7.14", "BB-9.14")
def test_who_dives_into_a_trapdoor_square_has_entered_it() -> None:
    match = duel("11@g2,12@a1", "7@f2", OPEN, "away7+diving_tackle").play("11-h3 D4 7 D1 D2")
    assert where(match, "away7") == "g2"
    assert match.need.die == "six"
    assert status(match.play("D1 D1 D1"), "away7") == "reserves"


@rule("BB-7.14", "BB-6.28")
def test_a_quick_snap_onto_a_trapdoor() -> None:
    out = ",".join(f"away{n}" for n in range(5, 13))
    match = at(f"phase=drive kicking=home {OPEN} ko={out}")
    match.play("zone +1 t13 +2 n7 +3 n8 n9 @v8 O5 D1 D4 D5 T1 1 t14 D1 D1 D1")
    assert status(match, "away1") == "reserves"


@rule("BB-7.14", "BB-6.24")
def test_a_high_kick_onto_a_trapdoor() -> None:
    match = at(f"phase=drive kicking=home {OPEN}").play("zone cage @t13 O7 D1 D2 D3 11 D1 D1 D1")
    assert (status(match, "away11"), match.need.die) == ("reserves", "eight")


@rule("BB-7.14", "BB-13.11")
def test_a_thrown_player_who_lands_on_a_trapdoor() -> None:
    match = duel("9@d5,10@d4", "7@z1", OPEN).play("9throw D6 >10 g3 D6 O2 O4 O5 D6")
    assert match.need.die == "six"
    assert status(match.play("D1 D1 D1"), "home10") == "reserves"


@rule("BB-7.14")
def test_nobody_enters_a_trapdoor_at_set_up() -> None:
    out = ",".join(f"home{n}" for n in range(5, 15))
    match = at(f"phase=drive kicking=home {OPEN} ko={out}").play("+1 m7 +2 m8 +3 m9 g2")
    assert asked(match) == ("set-up", (AWAY,))


@rule("BB-7.15", "BB-7.4")
def test_a_half_later_they_are_shut() -> None:
    line = f"turn=away home=11@a1 away=7@z1 turns=8-8 kicking=home opener=home ball=m8 {OPEN}"
    assert field(at(line).play("end"), "switches") is None
