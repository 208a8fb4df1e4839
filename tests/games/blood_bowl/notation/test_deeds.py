"""Figures for programs: casualties by their means, turnovers by their cause, points of a tournament."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, duel
from tests.rules import rule

from downfield.kernel.match import Match
from downfield.kernel.show.outcome import outcome

HURT = "D6 D6 D6 D4 X1"


def team(match: Match, side: int = HOME) -> dict[str, int]:
    """What a team did, without what did not happen."""
    return {key: figure for key, figure in outcome(match).sides[side].team.items() if figure}


def player(match: Match, number: int, side: int = HOME) -> dict[str, int]:
    """What a player did, without what did not happen."""
    done = outcome(match).sides[side].players.get(str(number), {})
    return {key: figure for key, figure in done.items() if figure}


@rule("BB-17.16")
@pytest.mark.parametrize(
    ("home", "away", "script", "means"),
    [
        ("11@m8,12@a1", "7@n8,8@z1", f"11block POW o8 stay {HURT}", "block"),
        ("11@m2,12@a15", "7@m1,8@z15", "11block PB stay D6 D4 X1", "crowd"),
        ("11@m8,12@a1", "7@n8p,8@z1", "11foul-*7:65 D6 D4 X1", "foul"),
    ],
)
def test_a_casualty_is_counted_by_its_means(home: str, away: str, script: str, means: str) -> None:
    match = duel(home, away).play(script)
    done = player(match, 11)
    assert {key: n for key, n in done.items() if key.startswith("casualties")} == {
        "casualties": 1,
        f"casualties_{means}": 1,
    }
    assert player(match, 7, AWAY) == {"casualties_suffered": 1}


@rule("BB-17.15")
def test_only_casualties_by_a_block_count_for_the_bonus() -> None:
    by_block = duel("11@m8,12@a1", "7@n8,8@z1").play(f"11block POW o8 stay {HURT}")
    by_crowd = duel("11@m2,12@a15", "7@m1,8@z15").play("11block PB stay D6 D4 X1")
    assert team(by_block)["bonus_casualties"] == 1
    assert "bonus_casualties" not in team(by_crowd)


@rule("BB-17.16")
def test_a_turnover_is_counted_by_its_cause() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block PD D1 D1")
    assert (team(match)["turnovers"], team(match)["turnovers_knocked_down"]) == (1, 1)


@rule("BB-17.13")
def test_whoever_concedes_loses_a_point_and_the_other_has_all() -> None:
    match = duel("11@m8,12@a1", "7@n8")
    match.resign(HOME)
    assert team(match) == {"conceded": 1, "tournament_points": -1}
    assert team(match, AWAY) == {"points": 3, "tournament_points": 2, "bonus_points": 3}
