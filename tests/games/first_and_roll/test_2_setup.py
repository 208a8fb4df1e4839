"""Chapters 2 and 3: the toss, and downs on the field."""

import pytest
from tests.games.first_and_roll.table import AWAY, HOME, asked, at, clock, facts, game, now, timeouts
from tests.rules import rule


@rule("FAR-2.1")
def test_a_match_begins_at_thirty_minutes_with_no_points_and_three_time_outs_each() -> None:
    match = game().new(by_hand=True)
    assert (clock(match), match.points(), timeouts(match)) == ("30:00", (0, 0), [3, 3])


@rule("FAR-2.2")
def test_away_calls_the_toss() -> None:
    assert asked(game().new(by_hand=True)) == ("call", (AWAY,))


@rule("FAR-2.2")
@pytest.mark.parametrize(("toss", "winner"), [("heads cH", AWAY), ("tails cT", AWAY), ("heads cT", HOME)])
def test_a_right_call_lets_away_choose_a_wrong_one_home(toss: str, winner: int) -> None:
    assert asked(game().new(by_hand=True).play(toss)) == ("receive", (winner,))


@rule("FAR-2.2", "FAR-2.3")
@pytest.mark.parametrize(
    ("script", "then"),
    [
        ("heads cH receive", "home kickoff"),
        ("heads cH kick", "away kickoff"),
        ("heads cT receive", "away kickoff"),
        ("heads cT kick", "home kickoff"),
    ],
)
def test_the_winner_of_the_toss_receives_or_kicks_and_the_match_opens_with_a_kick_off(
    script: str, then: str
) -> None:
    assert now(game().new(by_hand=True).play(script)) == then


@rule("FAR-3.1")
def test_a_series_begins_with_first_and_ten() -> None:
    assert now(at("phase=kickoff").play("regular touchback")) == "away 1&10 at 25"


@rule("FAR-3.1")
def test_inside_the_ten_the_marker_stands_on_the_goal_line() -> None:
    assert now(at("ball=85 down=2 togo=6").play("play Y/R Y7 C-")) == "home 1&8 at 92"


@rule("FAR-3.2")
@pytest.mark.parametrize(("dice", "then"), [("Y5 y-2", "home 2&7 at 33"), ("Y0 y-4", "home 2&14 at 26")])
def test_the_ball_moves_by_the_total_and_the_down_advances(dice: str, then: str) -> None:
    assert now(at("ball=30").play(f"Y/Y {dice} C-")) == then


@rule("FAR-3.2")
@pytest.mark.parametrize(
    ("dice", "told"), [("Y5 y-2", ("gained", 3)), ("Y0 y-4", ("lost", 4)), ("Y6 y-6", ("gained", 0))]
)
def test_the_log_tells_yards_gained_or_lost(dice: str, told: tuple[str, int]) -> None:
    match = at("ball=30").play(f"Y/Y {dice} C-")
    assert told in [(event.key, event.args().get("yards")) for event in match.events]


@rule("FAR-3.3")
@pytest.mark.parametrize(
    ("togo", "then"), [(5, "home 1&10 at 35"), (4, "home 1&10 at 35"), (6, "home 3&1 at 35")]
)
def test_reaching_the_marker_exactly_is_a_first_down(togo: int, then: str) -> None:
    assert now(at(f"ball=30 down=2 togo={togo}").play("Y/R Y5 C-")) == then


@rule("FAR-3.4", "FAR-3.5")
def test_a_fourth_down_that_falls_short_gives_the_ball_away_at_the_spot() -> None:
    match = at("ball=30 down=4 togo=6").play("play Y/R Y5 C-")
    assert (now(match), "downs-lost" in facts(match)) == ("away 1&10 at 65", True)


@rule("FAR-3.5")
def test_after_a_change_of_possession_the_other_side_declares_and_takes_the_offence_dice() -> None:
    match = at("ball=30 down=4 togo=6").play("play Y/R Y5 C-")
    assert asked(match) == ("declare", (AWAY,))
    assert now(match.play("play Y/R Y7 C-")) == "away 2&3 at 72"


@rule("FAR-3.2", "FAR-3.3")
def test_example_of_the_booklet_three_plays_from_the_ten_make_a_first_down() -> None:
    match = at("ball=10").play("Y/R Y6 C- Y/Y Y0 y-4 C- G/R pass G8 C-")
    assert now(match) == "home 1&10 at 20"
