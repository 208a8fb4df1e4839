"""Teams that get better from match to match: Touch Down's season, added up again by hand."""

import re

import pytest

import downfield
from downfield.league.arranged import options_for
from downfield.league.careers import team_now
from downfield.league.competition import Competition, create
from downfield.league.deeds import Drafted, Entered, Played, Ruled
from downfield.league.errors import Refused
from downfield.league.facts import result_of
from downfield.league.programs import play, playable
from downfield.league.results import Result, by_score
from downfield.league.settings import RoundRobin, Settings
from downfield.league.standings import standings
from tests.league.clubs import ANN, AT, SECRET


def season(many: int, level: str, legs: int = 1) -> Competition:
    competition, secret = create(Settings("Season", "touch-down", (RoundRobin(legs),)), ANN, AT, SECRET)
    for number in range(many):
        competition.do(Entered(f"B{number}", coach=level), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.draw(ANN, AT)
    return competition


def test_yards_and_sacks_are_carried_on_and_the_loser_drafts() -> None:
    competition = season(2, "random")
    home, away = 1, 2
    if competition.state.fixture("1.1").home != home:
        home, away = away, home
    threw = {"80": {"rows_thrown": 41}, "20": {"sacks": 1}}
    competition.do(Played("1.1", Result((7, 0), 0, players=(threw, {}))), ANN, AT)
    assert "80*1.1+thrown41" in team_now(competition.state, home)
    assert "20*3.0+sacks1" in team_now(competition.state, home)
    assert "draft:2" in team_now(competition.state, away)
    with pytest.raises(Refused, match="draft points"):
        competition.do(Drafted(home, ("D:1.1",)), ANN, AT)
    competition.do(Drafted(away, ("D:1.1",)), ANN, AT)
    assert "draft:2" not in team_now(competition.state, away)


def test_a_correction_counts_anew_and_never_takes_away_what_was_spent() -> None:
    competition = season(2, "random", legs=2)
    first = competition.state.fixture("1.1")
    competition.do(Played("1.1", by_score(7, 0)), ANN, AT)
    assert "draft:2" in team_now(competition.state, first.away)
    competition.do(Ruled("1.1", by_score(0, 7), "the wrong way round"), ANN, AT)
    assert "draft:2" in team_now(competition.state, first.home)
    assert "draft:" not in team_now(competition.state, first.away)
    competition.do(Drafted(first.home, ("D:1.1",)), ANN, AT)
    with pytest.raises(Refused, match="draft points"):
        competition.do(Ruled("1.1", by_score(7, 0), "no, it was right"), ANN, AT)


def test_a_match_of_a_season_is_played_with_what_the_teams_have_become() -> None:
    competition = season(2, "random", legs=2)
    competition.do(Played("1.1", by_score(7, 0)), ANN, AT)
    agreed = options_for(competition.state, competition.state.fixture("2.1"))
    assert "draft:2" in str(agreed["home_roster"])
    assert agreed["league"] is True
    downfield.game("touch-down").new(options=agreed, by_hand=True)


@pytest.mark.nightly
def test_a_season_of_eight_adds_up_from_its_records_alone() -> None:
    """Eight steady bots, double round robin: what tables and rosters say, counted again from the events."""
    competition = season(8, "steady", legs=2)
    rows_thrown: dict[tuple[int, str], int] = {}
    losses = dict.fromkeys(range(1, 9), 0)
    points = dict.fromkeys(range(1, 9), 0)
    while open_ones := playable(competition.state):
        fixture = open_ones[0]
        match = play(competition.state, fixture, SECRET)
        for side, entrant in enumerate((fixture.home, fixture.away)):
            _add_thrown(rows_thrown, entrant, result_of(match).players[side])
            scored, conceded = match.points()[side], match.points()[1 - side]
            losses[entrant] += scored < conceded
            points[entrant] += 2 if scored > conceded else 1 if scored == conceded else 0
        competition.do(Played(fixture.id, result_of(match)), ANN, AT)
    assert {row.entrant: row.points for row in standings(competition.state, 0)} == points
    for entrant in range(1, 9):
        code = team_now(competition.state, entrant)
        drafted = re.search(r"draft:(\d+)", code)
        assert (int(drafted[1]) if drafted else 0) == 2 * losses[entrant]
        thrown = {number: int(rows) for number, rows in re.findall(r"(\d+)\*[\d.]+\+thrown(\d+)", code)}
        assert thrown == {
            number: rows for (who, number), rows in rows_thrown.items() if who == entrant and rows
        }


def _add_thrown(found: dict[tuple[int, str], int], entrant: int, players: dict[str, dict[str, int]]) -> None:
    for number, done in players.items():
        if number.startswith("8"):  # passers wear the eighties
            found[entrant, number] = found.get((entrant, number), 0) + done.get("rows_thrown", 0)
