"""BB-17.15: the table of a tournament."""

import pytest
from tests.rules import rule

from downfield.league.results import Result, bonuses, conceded, earned
from downfield.league.scoring import season_of
from downfield.league.tables import Ground, Meeting, table

SEASON = season_of("blood-bowl")


def ended(home: int, away: int, hurt: tuple[int, int] = (0, 0), by_block: tuple[int, int] = (0, 0)) -> Result:
    stats = tuple({"casualties": c, "bonus_casualties": b} for c, b in zip(hurt, by_block, strict=True))
    return Result((home, away), -1 if home == away else int(away > home), stats=stats)  # type: ignore[arg-type]


@rule("BB-17.15")
def test_a_win_brings_two_a_draw_one_and_each_of_three_bonuses_one_more() -> None:
    won = ended(3, 0, by_block=(3, 0))
    assert (earned(won, 0, SEASON.points), earned(won, 1, SEASON.points)) == (2, 0)
    assert sum(bonus.points for bonus in bonuses(won, 0, SEASON.points)) == 3
    assert [b.name for b in bonuses(ended(0, 0, by_block=(2, 3)), 1, SEASON.points)] == ["defence", "blocks"]


@rule("BB-17.15")
@pytest.mark.parametrize(
    ("first", "second", "by"),
    [
        (ended(2, 0), ended(1, 1), None),
        (ended(3, 3, by_block=(3, 0)), ended(1, 0), "bonus"),
        (ended(2, 0), ended(1, 0), "difference"),
        (ended(2, 1), ended(1, 0), None),
        (ended(1, 1), ended(2, 2), "scored"),
        (ended(1, 1, hurt=(2, 0)), ended(1, 1), "casualties"),
        (ended(1, 1), ended(1, 1), "lot"),
    ],
)
def test_ties_go_by_bonus_then_difference_then_touchdowns_then_casualties(
    first: Result, second: Result, by: str | None
) -> None:
    met = [Meeting(1, 3, first), Meeting(2, 4, second)]
    lots = {1: 1, 2: 2, 3: 3, 4: 4}
    rows = table(Ground([1, 2, 3, 4], met, SEASON.points, lots), SEASON.tie_breaks, ["casualties"])
    whys = {row.entrant: row.why.by for row in rows if row.why is not None}
    lower = [row.entrant for row in rows if row.entrant in (1, 2)][1]
    assert whys.get(lower) == by


@rule("BB-17.13")
def test_whoever_concedes_loses_by_three_gets_no_bonus_and_a_point_less() -> None:
    given_up = conceded(Result((2, 0), 0, conceded=0), SEASON.points)
    assert given_up.score == (0, 3)
    assert earned(given_up, 0, SEASON.points) == -1
    assert len(bonuses(given_up, 1, SEASON.points)) == 3
    assert bonuses(given_up, 0, SEASON.points) == []
