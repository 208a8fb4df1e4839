"""Chapter 2: tests and re-rolls, tried on dodges."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, at, duel, facts, field, status, tokens
from tests.rules import rule

from downfield.kernel.match import Match


def dodge(more: str = "", gains: str = "", rerolls: str = "0-0", who: str = "11") -> Match:
    """A player of home leaves a marked square for an open one."""
    skills = f" more={gains}" if gains else ""
    return at(f"home={who}@m8 away=7@l7 rerolls={rerolls} doctors=0-0 {more}{skills}").play(f"{who}-n9")


@rule("BB-2.3", "BB-9.10")
@pytest.mark.parametrize(("die", "up"), [("D1", False), ("D2", False), ("D3", True), ("D6", True)])
def test_an_agility_test(die: str, up: bool) -> None:
    assert (status(dodge().play(die), "home11") == "standing") == up


@rule("BB-2.3")
def test_a_natural_six_always_succeeds() -> None:
    match = duel("11@m8", "7@l7,8@o8,9@o9,10@o10,12@n10").play("11-n9 D6")
    assert status(match, "home11") == "standing"


@rule("BB-2.3")
def test_a_natural_one_always_fails() -> None:
    assert "fell" in facts(dodge(gains="home11+ag1").play("D1"))


@rule("BB-2.10", "BB-2.11")
def test_a_team_re_roll_is_used_once_on_a_die() -> None:
    match = dodge(rerolls="2-0").play("D2")
    assert asked(match) == ("reroll", (HOME,))
    assert tokens(match) == ["keep", "team"]
    match.play("team D1")
    assert "fell" in facts(match)
    assert field(match, "rerolls") == [1, 0]


@rule("BB-2.11", "BB-2.12")
def test_no_team_re_roll_in_the_opponents_turn() -> None:
    match = at("home=11@g8 away=7@i8 ball=h8 rerolls=0-3").play("11-h8 D1 O5 D1")
    assert "dropped" in facts(match)
    assert match.need.die == "eight"


@rule("BB-2.17", "BB-18.T11")
@pytest.mark.parametrize(("die", "rolled"), [("D3", False), ("D4", True)])
def test_a_loner_may_waste_the_re_roll(die: str, rolled: bool) -> None:
    match = dodge(rerolls="1-0", gains="home11+loner+loner4").play(f"D2 team {die}")
    assert ("loner" not in facts(match)) == rolled
    assert field(match, "rerolls") == [0, 0]
    assert (match.need.die == "six" and "fell" not in facts(match)) == rolled


@rule("BB-2.18", "BB-18.G7")
@pytest.mark.parametrize(("die", "rolled"), [("D2", False), ("D3", True)])
def test_pro_re_rolls_on_three(die: str, rolled: bool) -> None:
    match = dodge(gains="home11+pro").play("D2")
    assert tokens(match) == ["keep", "pro"]
    match.play(f"pro {die}")
    assert ("fell" in facts(match)) != rolled


@rule("BB-2.18")
def test_the_die_of_pro_may_be_re_rolled_by_the_team() -> None:
    match = dodge(gains="home11+pro", rerolls="1-0").play("D2 pro D1")
    assert asked(match) == ("pro-die", (HOME,))
    match.play("team D3 D4")
    assert status(match, "home11") == "standing"


@rule("BB-2.18")
def test_pro_works_once_in_an_activation() -> None:
    match = at("home=11@m8 away=7@l7,8@o10 rerolls=0-0 more=home11+pro").play("11-n9 D1 pro D3 D4 o8 D2")
    assert "fell" in facts(match)


@rule("BB-2.19", "BB-18.P7")
def test_a_leader_brings_a_re_roll() -> None:
    match = dodge(gains="home11+leader").play("D2")
    assert tokens(match) == ["keep", "team"]
    match.play("team D3")
    assert field(match, "switches") == "home:led"


@rule("BB-2.19")
def test_no_leader_on_the_pitch_no_re_roll() -> None:
    assert "fell" in facts(dodge(gains="home12+leader").play("D2"))


@rule("BB-2.20")
def test_what_can_be_lost_is_spent_first() -> None:
    match = dodge("coached=1-0", rerolls="2-0").play("D2 team")
    assert (field(match, "coached"), field(match, "rerolls")) == ([0, 0], [2, 0])


@rule("BB-2.17", "BB-2.18")
def test_a_loner_may_waste_the_re_roll_of_pro() -> None:
    match = dodge(gains="home11+pro+loner+loner4", rerolls="1-0").play("D2 pro D1 team D3")
    assert {"loner", "fell"} <= set(facts(match))


@rule("BB-2.10", "BB-2.18")
def test_the_die_of_pro_is_re_rolled_once() -> None:
    match = dodge(gains="home11+pro", rerolls="2-0").play("D2 pro D1 team D1")
    assert "fell" in facts(match)
    assert field(match, "rerolls") == [1, 0]
