"""Chapter 6: touchdowns, conversions, points."""

import pytest

from downfield.kernel.errors import IllegalAnswer
from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, see, tokens, yards
from tests.rules import rule


@rule("FFD-6.1")
def test_a_touchdown_is_worth_seven_points_at_once() -> None:
    match = at("phase=touchdown").play("take7")
    assert match.points() == (7, 0)
    assert asked(match) == ("play", (AWAY,))


@rule("FFD-6.1")
def test_the_scorer_may_choose_the_conversion_instead() -> None:
    assert tokens(at("phase=touchdown"), HOME) == ["take7", "convert"]


@rule("FFD-6.2")
def test_a_conversion_puts_five_yards_back_and_plays_one_down() -> None:
    match = at("phase=touchdown").play("convert")
    assert (yards(match), see(match, "conversion"), asked(match)) == ("45/5/0", 1, ("play", (HOME,)))


@rule("FFD-6.2")
@pytest.mark.parametrize(
    ("choice", "points"),
    [("ProSetA 1/Nickel", 8), ("ProSetA 1/Dime", 8), ("ShotgunA 2/Quarter", 6), ("ProSetA 3/Dime", 6)],
)
def test_five_yards_make_eight_points_and_anything_else_six(choice: str, points: int) -> None:
    assert at("phase=touchdown").play(f"convert {choice}").points() == (points, 0)


@rule("FFD-6.2")
def test_a_loss_in_a_conversion_is_a_failed_conversion() -> None:
    assert at("phase=conversion").play("ProSetB 1/4-3").points() == (6, 0)


@rule("FFD-6.2")
@pytest.mark.parametrize("choice", ["ProSetA 1/Dime", "ProSetB 1/4-3"])
def test_a_conversion_is_neither_a_second_touchdown_nor_followed_by_another_down(choice: str) -> None:
    told = facts(at("phase=conversion").play(choice))
    assert {"touchdown", "next-down", "gained", "lost"}.isdisjoint(told)


@rule("FFD-6.2a")
def test_both_sides_may_repeat_a_conversion() -> None:
    assert asked(at("phase=conversion momentum=3-0").play("ProSetA 1/Dime")) == ("repeat-attacker", (HOME,))
    assert asked(at("phase=conversion momentum=0-3").play("ProSetA 1/Dime")) == ("repeat-defender", (AWAY,))


@rule("FFD-6.2a")
def test_yards_can_be_bought_in_a_conversion() -> None:
    match = at("phase=conversion momentum=2-0").play("I-FormationA 2/4-3 buy")
    assert (match.points(), see(match, "momentum")) == ((8, 0), [0, 0])


@rule("FFD-6.2a")
def test_a_shield_in_a_conversion_earns_the_defender_momentum() -> None:
    assert see(at("phase=conversion").play("ProSetA 3/Dime"), "momentum") == [0, 1]


@rule("FFD-6.2a")
def test_a_good_conversion_earns_the_attacker_nothing() -> None:
    match = at("phase=conversion").play("ProSetA 1/Dime")
    assert (see(match, "momentum"), "first-down" in facts(match)) == ([0, 0], False)


@rule("FFD-6.2a")
def test_nothing_can_be_stolen_and_no_turnover_bought_in_a_conversion() -> None:
    match = at("phase=conversion momentum=0-10").play("ProSetA 3/Dime")
    assert asked(match) == ("repeat-defender", (AWAY,))
    assert asked(at("momentum=0-10").play("ProSetA 3/Dime")) == ("turnover", (AWAY,))


@rule("FFD-6.2b")
@pytest.mark.parametrize("choice", ["ProSetA 1/Dime", "ProSetA 3/Dime"])
def test_after_a_conversion_good_or_not_the_positions_are_reset(choice: str) -> None:
    match = at("phase=conversion").play(choice)
    assert (yards(match), see(match, "attacker"), "reset" in facts(match)) == ("0/10/40", AWAY, True)


@rule("FFD-6.3")
def test_a_field_goal_is_worth_three_points() -> None:
    assert at("down=4 yards=30/10/10").play("fg").points() == (3, 0)


@rule("FFD-6.4")
def test_points_go_to_the_attacker_once_when_the_drive_ends() -> None:
    match = at("drive=2 yards=45/5/0").play("ProSetA 1/Dime")
    assert match.points() == (0, 0)
    match.play("convert")
    assert match.points() == (0, 0)
    match.play("ProSetA 1/Dime")
    assert match.points() == (0, 8)


@rule("FFD-6.4")
def test_the_defence_never_scores() -> None:
    match = at("momentum=0-7").play("ProSetA 1/Dime turnover")
    assert match.points() == (0, 0)


@rule("FFD-6.1")
def test_points_are_taken_only_after_a_touchdown() -> None:
    with pytest.raises(IllegalAnswer):
        at("yards=45/5/0").play("take7")
