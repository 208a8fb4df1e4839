"""CAL-19: what a championship counts, and a cup."""

import pytest
from tests.league.clubs import ANN, AT, play_out, running, stronger_wins
from tests.rules import rule

import downfield
from downfield.league.arranged import options_for
from downfield.league.results import by_score, earned
from downfield.league.scoring import season_of
from downfield.league.settings import KnockOut, RoundRobin
from downfield.league.tables import Ground, Meeting, table

SEASON = season_of("calciotto")


@rule("CAL-19.1")
@pytest.mark.parametrize(("score", "points"), [((2, 1), (3, 0)), ((1, 1), (1, 1)), ((0, 1), (0, 3))])
def test_a_win_brings_three_points_and_a_draw_one(score: tuple[int, int], points: tuple[int, int]) -> None:
    assert tuple(earned(by_score(*score), side, SEASON.points) for side in (0, 1)) == points


@rule("CAL-19.2")
@pytest.mark.parametrize(
    ("scores", "by"),
    [
        ([(1, 3, 3, 0), (2, 3, 1, 0)], "difference"),
        ([(1, 3, 3, 1), (2, 3, 2, 0)], "scored"),
        ([(1, 2, 1, 0), (2, 3, 2, 0), (3, 1, 3, 2)], "difference"),
        ([(1, 2, 1, 0), (4, 1, 1, 0), (2, 3, 1, 0), (3, 4, 0, 0)], "head_to_head"),
        ([(1, 2, 1, 1), (1, 3, 1, 0), (2, 3, 1, 0)], "lot"),
    ],
)
def test_who_is_level_is_told_apart_in_the_order_of_the_rule(
    scores: list[tuple[int, int, int, int]], by: str
) -> None:
    met = [Meeting(home, away, by_score(a, b)) for home, away, a, b in scores]
    entrants = sorted({e for m in met for e in (m.home, m.away)})
    rows = table(Ground(entrants, met, SEASON.points, {e: e for e in entrants}), SEASON.tie_breaks)
    assert next(row.why.by for row in rows if row.why is not None) == by


@rule("CAL-19.2")
def test_everybody_meets_everybody_once_or_twice_or_a_cup_is_played() -> None:
    assert len(list(play_out(running(4, RoundRobin()), stronger_wins).state.fixtures())) == 6
    assert len(list(play_out(running(4, RoundRobin(legs=2)), stronger_wins).state.fixtures())) == 12
    assert len(list(play_out(running(4, KnockOut()), stronger_wins).state.fixtures())) == 3


@rule("CAL-19.2", "CAL-18.8")
def test_a_cup_match_that_is_level_ends_in_a_shoot_out_and_one_of_a_league_does_not() -> None:
    for stage, decided in ((KnockOut(), True), (RoundRobin(), False)):
        competition = running(2, stage)
        competition.draw(ANN, AT)
        agreed = options_for(competition.state, competition.state.fixture("1.1"))
        assert downfield.game("calciotto").options(agreed)["knockout"] is decided
