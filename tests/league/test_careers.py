"""Teams that get better from match to match: Touch Down's season, added up again by hand."""

import pytest

import downfield
from downfield.league.arranged import options_for
from downfield.league.careers import team_now
from downfield.league.competition import Competition, create
from downfield.league.deeds import Drafted, Entered, Played, Ruled
from downfield.league.errors import Refused
from downfield.league.results import Result, by_score
from downfield.league.settings import RoundRobin, Settings
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
