"""Chapter 13: a team-mate is kicked instead of thrown."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, asked, duel, facts, status, tokens, told, where
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import TESTS
from downfield.kernel.match import Match

KICKER = "home11+kick_team_mate,home12+right_stuff"


def kicks(home: str = "11@g8,12@h8", away: str = "7@z1", more: str = "", gains: str = "") -> Match:
    """Home's 11 (PA 4+) kicks home's 12, who is made for it."""
    return duel(home, away, more, KICKER + (f",{gains}" if gains else ""))


def least(match: Match) -> int:
    """What the last test needed."""
    return [e for e in match.events if e.key in ("passed", "failed")][-1].values[5]


@rule("BB-13.18", "BB-18.T10", "BB-15.11")
def test_a_kick_flies_and_lands_like_a_throw() -> None:
    match = kicks().play("11kick >12")
    assert asked(match) == ("throw-at", (HOME,))
    match.play("j8 D6 O5 O5 O5")
    assert told(match, "kicked-mate")[0][-1] == 1
    assert TESTS[told(match, "passed")[0][3]] == "kick"
    assert least(match.play("D3")) == 3
    assert (where(match, "home12"), status(match, "home12")) == ("m8", "standing")


@rule("BB-13.18", "BB-18.T10")
@pytest.mark.parametrize(
    ("home", "gains", "kicked"),
    [
        ("11@g8,12@h8", "", True),
        ("11@g8,12@h8p", "", False),
        ("11@g8,12@h8s", "", False),
        ("11@g8,12@h8", "home12+st4", False),
        ("11@g8,12@h8,13@g9", "", True),
    ],
)
def test_only_who_stands_is_kicked(home: str, gains: str, kicked: bool) -> None:
    match = kicks(home, gains=gains).play("11kick")
    assert (">12" in tokens(match)) == kicked
    assert ">13" not in tokens(match)


@rule("BB-18.T10")
def test_nobody_kicks_without_the_trait() -> None:
    match = duel("11@g8,12@h8", "7@z1", "", "home12+right_stuff")
    assert "11kick" not in tokens(match)


@rule("BB-13.18", "BB-8.5")
def test_a_kick_has_its_own_limit() -> None:
    gains = "home13+kick_team_mate+throw_team_mate+st5"
    match = kicks("11@g8,12@h8,13@b2", gains=gains).play("11kick >12 j8 D6 O5 O5 O5 D6")
    assert "13kick" not in tokens(match)
    assert "13throw" in tokens(match)


@rule("BB-13.18", "BB-8.8")
def test_a_kicker_may_move_first_and_gets_up() -> None:
    match = kicks("11@e8p,12@h8").play("11kick f8 g8 >12 j8")
    assert match.need.die == "six"


@rule("BB-13.18", "BB-13.5")
@pytest.mark.parametrize(
    ("target", "away", "more", "gains", "needed"),
    [
        ("j8", "7@z1", "", "", 4),
        ("l8", "7@z1", "", "", 5),
        ("j8", "7@f8", "", "", 5),
        ("j8", "7@z1", "weather=sunny", "", 5),
        ("j8", "7@z1", "", "home11+strong_arm+throw_team_mate", 4),
        ("l8", "7@z1", "", "home11+accurate+pass", 5),
    ],
)
def test_the_test_of_a_kick(target: str, away: str, more: str, gains: str, needed: int) -> None:
    assert least(kicks(away=away, more=more, gains=gains).play(f"11kick >12 {target} D6")) == needed


@rule("BB-13.18", "BB-2.11", "BB-12.5", "BB-18.P10")
def test_the_team_kicks_again_but_the_pass_skill_does_not() -> None:
    match = kicks(more="rerolls=1-0", gains="home11+pass").play("11kick >12 j8 D1")
    assert tokens(match) == ["keep", "team"]


@rule("BB-13.18", "BB-13.4", "BB-18.T3")
def test_who_kicks_does_not_eat() -> None:
    match = kicks(gains="home11+always_hungry").play("11kick >12 j8 D1")
    assert "kicked-mate" in facts(match)


@rule("BB-13.18")
@pytest.mark.parametrize(
    ("dice", "state"), [("D1 D1", "ko"), ("D3 D4", "ko"), ("D4 D5", "ko"), ("D6 D4 X1", "hurt")]
)
def test_a_fumble_takes_him_out_without_an_armour_roll(dice: str, state: str) -> None:
    match = kicks().play(f"11kick >12 j8 D1 {dice}")
    assert status(match, "home12") == state
    assert "turnover" not in facts(match)
    assert match.need.question == "turn"


@rule("BB-13.18", "BB-2.4")
def test_a_kicker_without_passing_ability_always_fumbles() -> None:
    match = kicks(gains="home11+pa0").play("11kick >12 j8 D1 D1")
    assert status(match, "home12") == "ko"


@rule("BB-13.18", "BB-11.2")
@pytest.mark.parametrize(
    ("dice", "asks"), [("D1 D6", False), ("D3 D6", True), ("D5 D5", False)]
)  # stunned is a knock-out anyhow; 9 becomes 10; 10 is enough
def test_the_opponents_add_the_kickers_mighty_blow(dice: str, asks: bool) -> None:
    match = kicks(gains="home11+mighty_blow+mighty1").play(f"11kick >12 j8 D1 {dice}")
    assert (asked(match) == ("harder", (AWAY,))) == asks
    if asks:
        assert status(match.play("add X1"), "home12") == "hurt"


@rule("BB-13.18", "BB-8.10")
def test_a_ball_he_held_bounces_from_where_he_stood_and_the_turn_is_lost() -> None:
    match = kicks(more="ball=home12", gains="home12+safe_pair_of_hands").play("11kick >12 j8 D1 D1 D1 O5")
    assert where(match, "ball") == "i8"
    assert told(match, "turnover")[0] == (HOME, 3)


@rule("BB-13.18", "BB-11.12")
def test_an_apothecary_keeps_him_on_the_pitch() -> None:
    match = kicks(more="doctors=1-0").play("11kick >12 j8 D1 D1 D1 doctor")
    assert (status(match, "home12"), where(match, "home12")) == ("stunned", "h8")


@rule("BB-13.18", "BB-13.14", "BB-13.12")
@pytest.mark.parametrize(("away", "dice"), [("7@z1", "D1 D1 D1"), ("7@m8", "D1 D1 O5 D1 D1")])
def test_a_bad_landing_is_that_of_a_throw(away: str, dice: str) -> None:
    match = kicks(away=away).play(f"11kick >12 j8 D6 O5 O5 O5 {dice}")
    assert status(match, "home12") == "prone"
    assert "turnover" not in facts(match)


@rule("BB-13.18", "BB-17.1")
def test_a_kicked_carrier_may_score() -> None:
    match = kicks("11@u8,12@v8", "7@a1", "ball=home12").play("11kick >12 w8 D6 O5 O5 O5 D6")
    assert "touchdown" in facts(match)
