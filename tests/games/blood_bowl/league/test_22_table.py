"""BB-22.28: the table of a league, and what a concession makes of a score."""

import pytest
from tests.rules import rule

from downfield.league.results import Result, bonuses, conceded, earned, walkover
from downfield.league.scoring import season_of
from downfield.league.tables import Ground, Meeting, table

LEAGUE = season_of("blood-bowl", league=True)


def ended(home: int, away: int, hurt: tuple[int, int] = (0, 0)) -> Result:
    stats = tuple({"earned_casualties": count} for count in hurt)
    return Result((home, away), -1 if home == away else int(away > home), stats=stats)  # type: ignore[arg-type]


@rule("BB-22.28")
def test_a_win_brings_three_a_draw_one_and_nothing_else_counts() -> None:
    won, drawn = ended(3, 0, (3, 0)), ended(1, 1)
    assert [earned(won, side, LEAGUE.points) for side in (0, 1)] == [3, 0]
    assert [earned(drawn, side, LEAGUE.points) for side in (0, 1)] == [1, 1]
    assert bonuses(won, 0, LEAGUE.points) == []


@rule("BB-22.28")
@pytest.mark.parametrize(
    ("first", "second", "by"),
    [
        (ended(2, 0), ended(1, 0), "scored"),
        (ended(1, 0, (2, 0)), ended(1, 0), "earned_casualties"),
        (ended(1, 0), ended(1, 0), "lot"),
    ],
)
def test_ties_go_by_touchdowns_then_by_casualties(first: Result, second: Result, by: str) -> None:
    met = [Meeting(1, 3, first), Meeting(2, 4, second)]
    ground = Ground([1, 2, 3, 4], met, LEAGUE.points, {1: 1, 2: 2, 3: 3, 4: 4})
    rows = table(ground, LEAGUE.tie_breaks, ["earned_casualties"])
    why = next(row.why for row in rows if row.entrant == 2)
    assert why is not None
    assert why.by == by


@rule("BB-22.26", "BB-22.27", "BB-17.13")
def test_whoever_concedes_hands_over_his_touchdowns_and_one_more() -> None:
    given_up = conceded(Result((2, 1), 0, conceded=0), LEAGUE.points)
    assert (given_up.score, given_up.winner) == ((0, 4), 1)
    assert walkover(1, LEAGUE.points).score == (0, 1)
