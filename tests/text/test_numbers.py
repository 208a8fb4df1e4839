"""What came of a match, for programs: winner, how it ended, and figures by keys that never change."""

import re

import pytest

from downfield.games import GAMES
from downfield.kernel.show.outcome import LAPSED, PLAYED, RESIGNED, outcome
from downfield.text.numbers import numbers
from tests.text.drawings import game, shared
from tests.text.test_report import played

KEYS = {  # a season reads these: whoever takes one away or calls it otherwise breaks what others built on it
    "first-downs": "points yards longest plays touchdowns field_goals turnovers",
    "first-and-roll": "points yards plays longest touchdowns field_goals turnovers penalties",
    "calciotto": "points goals shots passes saves fouls cautions expulsions cards substitutions",
    "touch-down": "points rows_run rows_received rows_thrown touchdowns_thrown touchdowns sacks first_downs",
    "blood-bowl": "points touchdowns completions deflections interceptions casualties casualties_block"
    " casualties_foul casualties_crowd casualties_other casualties_suffered fouls sent_off turnovers"
    " turnovers_fell turnovers_knocked_down bonus_casualties tournament_points bonus_points conceded",
}


@shared(*GAMES)
def test_the_keys_of_a_team_are_those_that_others_rely_on(slug: str) -> None:
    for side in outcome(played(slug)).sides:
        assert set(KEYS[slug].split()) <= set(side.team)


@shared(*GAMES)
def test_all_figures_are_whole_and_all_keys_are_plain_words(slug: str) -> None:
    for side in outcome(played(slug)).sides:
        told = [side.team, *side.players.values()]
        assert {type(figure) for figures in told for figure in figures.values()} == {int}
        assert all(re.fullmatch(r"[a-z_]+", key) for figures in told for key in figures)


@shared(*GAMES)
def test_the_points_of_a_team_are_those_of_the_match(slug: str) -> None:
    came, match = outcome(played(slug)), played(slug)
    assert (came.sides[0].team["points"], came.sides[1].team["points"]) == match.points()
    assert came.winner == (None if match.state.winner < 0 else match.state.winner)
    assert came.how == PLAYED


@shared("touch-down", "calciotto", "blood-bowl")
def test_what_the_players_did_adds_up_to_what_their_team_did(slug: str) -> None:
    for side in outcome(played(slug)).sides:
        assert side.players
        for key in next(iter(side.players.values())):
            assert sum(done[key] for done in side.players.values()) == side.team[key]


def test_players_are_known_by_their_numbers() -> None:
    told = numbers(played("touch-down"))
    for side in (0, 1):
        assert [int(n) for n in told.sides[side].players] == [line.number for line in told.players[side]]


def test_rows_are_two_and_a_half_yards() -> None:
    told = numbers(played("touch-down"))
    home, away = (side.team["rows_run"] * 2.5 for side in told.sides)
    assert told.facts["run"] == (home, away)


@pytest.mark.parametrize(("lapsed", "how"), [(False, RESIGNED), (True, LAPSED)])
def test_a_match_given_up_says_who_has_won_and_why(lapsed: bool, how: str) -> None:
    match = game("first-downs").new(seed=1)
    assert (outcome(match).winner, outcome(match).how) == (None, "")
    match.resign(0)
    assert (outcome(match, lapsed).winner, outcome(match, lapsed).how) == (1, how)
