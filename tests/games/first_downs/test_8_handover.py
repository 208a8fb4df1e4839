"""Chapter 8: the end of a drive."""

import pytest

from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, see, yards
from tests.rules import rule


@rule("FFD-8.1")
def test_the_sides_swap_roles_and_the_new_attacker_is_at_first_down() -> None:
    match = at("down=4").play("punt")
    assert (asked(match), see(match, "down"), see(match, "drive")) == (("play", (AWAY,)), 1, 2)
    match.play("ProSetA")
    assert match.view(HOME).options[0] == "GoalLine"


@rule("FFD-8.2")
def test_momentum_stays_with_the_player() -> None:
    match = at("down=4 momentum=3-1").play("punt")
    assert (see(match, "momentum"), see(match, "attack_momentum")) == ([3, 1], 1)


@rule("FFD-8.3")
@pytest.mark.parametrize(
    ("line", "script"),
    [("down=4 yards=25/5/20", "punt"), ("phase=touchdown", "take7"), ("down=4 yards=25/5/20", "fg heads cH")],
)
def test_the_positions_are_reset(line: str, script: str) -> None:
    match = at(line).play(script)
    assert (yards(match), facts(match)[-3]) == ("0/10/40", "reset")


@rule("FFD-8.4")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("down=4 yards=25/9/16", "gamble ProSetA 3/Dime"),
        ("down=4 yards=25/9/16", "fg heads cT"),
        ("down=2 yards=25/9/16 momentum=0-7", "ProSetA 1/Dime turnover"),
    ],
)
def test_the_yards_stay(line: str, script: str) -> None:
    match = at(line).play(script)
    assert (yards(match), "stayed" in facts(match)) == ("25/10/15", True)


@rule("FFD-8.4")
def test_what_the_neutral_zone_holds_above_ten_goes_to_the_new_attacker() -> None:
    # 16 with the defender, 14 neutral: ten more make 24, of which 14 go to the new attacker
    match = at("down=4 yards=20/14/16").play("gamble ProSetA 3/Dime")
    assert yards(match) == "30/10/10"


@rule("FFD-8.4")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("0/10/40", "40/10/0"),
        ("3/7/40", "40/10/0"),
        ("9/10/31", "40/10/0"),
        ("10/10/30", "40/10/0"),
        ("11/10/29", "39/10/1"),
    ],
)
def test_a_new_attacker_needs_at_least_ten_yards(line: str, after: str) -> None:
    match = at(f"down=4 yards={line}").play("gamble ProSetA 3/Dime")
    assert yards(match) == after


@rule("FFD-8.4")
def test_a_stop_at_the_goal_line_leaves_the_whole_field() -> None:
    match = at("down=4 yards=49/1/0").play("gamble ProSetA 3/Dime")
    assert yards(match) == "1/10/39"


@rule("FFD-8.5")
def test_the_opening_first_down_earns_nothing() -> None:
    match = at("down=4 momentum=2-2").play("punt")
    assert see(match, "momentum") == [2, 2]
    assert "earned-first-down" not in facts(match)
