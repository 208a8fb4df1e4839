"""TD-19.9: the table of a season."""

import pytest
from tests.rules import rule

from downfield.league.results import by_score, earned
from downfield.league.scoring import season_of
from downfield.league.tables import Ground, Meeting, table

SEASON = season_of("touch-down")


@rule("TD-19.9")
def test_a_win_brings_two_points_and_a_draw_one() -> None:
    scores = ((7, 3), (3, 3), (0, 7))
    assert [earned(by_score(*score), 0, SEASON.points) for score in scores] == [2, 1, 0]


@rule("TD-19.9")
@pytest.mark.parametrize(
    ("scores", "by"),
    [
        ([(1, 3, 14, 0), (2, 3, 7, 0)], "difference"),
        ([(1, 3, 14, 7), (2, 3, 7, 0)], "scored"),
        ([(1, 3, 7, 0), (2, 3, 7, 0), (1, 2, 3, 3)], "lot"),
    ],
)
def test_who_is_level_is_told_apart_by_difference_then_points_then_lot(
    scores: list[tuple[int, int, int, int]], by: str
) -> None:
    met = [Meeting(home, away, by_score(a, b)) for home, away, a, b in scores]
    rows = table(Ground([1, 2, 3], met, SEASON.points, {1: 1, 2: 2, 3: 3}), SEASON.tie_breaks)
    assert rows[1].why is not None
    assert rows[1].why.by == by
