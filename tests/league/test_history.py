"""The history of a team: every match, every scar, in three languages."""

import pytest

import downfield
from downfield.league.deeds import Drafted, Played
from downfield.league.figures.history import heading, history, lines
from downfield.league.results import Result
from downfield.league.settings import RoundRobin
from downfield.text import Text
from tests.league.clubs import ANN, AT, SECRET, running
from tests.league.test_bowl_league import season

STATS = ({"fans": 4}, {"fans": 4})
HURT = {
    "3": {"touchdowns": 1, "missing": 1, "worse_ma": 1},
    "4": {"killed": 1},
    "5": {"missing": 1, "niggled": 1},
}


def test_a_history_tells_matches_gains_and_scars() -> None:
    competition = season()
    home = competition.state.fixture("1.1").home
    competition.do(Played("1.1", Result((2, 0), 0, stats=STATS, players=(HURT, {}))), ANN, AT)
    competition.roll(SECRET, ANN, AT)
    competition.draft(home, ["hire:human_lineman", "retire:3"], SECRET, ANN, AT)
    pages = history(competition.state, home)
    found = {(change.kind, change.number, change.what) for page in pages for change in page.changes}
    assert {
        ("gold", 0, ""), ("points", 3, ""), ("worse", 3, "MA"), ("missing", 3, ""), ("gone", 4, ""), ("niggle", 5, ""),
        ("joined", 4, ""), ("retired", 3, ""),
    } <= found  # fmt: skip
    assert [bool(page.opponent) for page in pages] == [False, True, False]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "4 Blitzer is no longer with the team."),
        ("it", "4 blitzer non è più in squadra."),
        ("de", "4 Blitzer ist nicht mehr im Team."),
    ],
)
def test_a_history_is_told_in_every_language(language: str, words: str) -> None:
    competition = season()
    state = competition.state
    competition.do(Played("1.1", Result((2, 0), 0, stats=STATS, players=(HURT, {}))), ANN, AT)
    competition.roll(SECRET, ANN, AT)
    text = Text(language, downfield.game("blood-bowl").spec)
    page = history(state, state.fixture("1.1").home)[1]
    assert words in lines(page, text)
    assert "2–0" in heading(page, state, text)
    assert not any("career-" in line for line in lines(page, text))


def test_a_season_of_touch_down_has_a_history_and_a_cup_has_none() -> None:
    competition = running(2, RoundRobin(), game="touch-down")
    competition.draw(ANN, AT)
    home, away = competition.state.fixture("1.1").home, competition.state.fixture("1.1").away
    threw = {"80": {"rows_thrown": 41}}
    competition.do(Played("1.1", Result((7, 0), 0, players=(threw, {}))), ANN, AT)
    competition.do(Drafted(away, ("D:1.1",)), ANN, AT)
    text = Text("en", downfield.game("touch-down").spec)
    assert lines(history(competition.state, home)[1], text) == ["80 AQ: 41 more this season."]
    told = [line for page in history(competition.state, away) for line in lines(page, text)]
    assert "Draft points spent: 2." in told
    cup = running(2, RoundRobin())
    assert history(cup.state, 1) == []
