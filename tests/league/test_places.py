"""Who comes by an invitation, who organises too, and the team that is chosen for one match."""

import pytest

from downfield.league.arranged import options_for
from downfield.league.competition import create
from downfield.league.deeds import AnyDeed, Appointed, Chose, Claimed, Entered, SatDown, Substituted
from downfield.league.errors import LeagueError
from downfield.league.settings import RoundRobin, Settings, check, clock_of
from tests.league.clubs import ANN, AT, running
from tests.rules import rule


def test_whoever_comes_by_an_invitation_has_the_place_and_whoever_comes_later_takes_it() -> None:
    competition = running(3, RoundRobin(), squad=2)
    for person in ("p1", "p2"):
        competition.do(Claimed(1, person, 1), ANN, AT)
    entrant = competition.state.entrants[1]
    assert [entrant.player(member) for member in (0, 1)] == ["", "p2"]
    competition.do(Claimed(1, "p2", 0), ANN, AT)
    assert competition.state.entrants[1].people == {0: "p2"}
    competition.do(Substituted(1, "Nora", "ill", member=0), ANN, AT)
    assert not competition.state.entrants[1].is_played_by("p2")


@rule("CAL-19.3")
def test_a_squad_is_chosen_again_before_each_match() -> None:
    competition = running(2, RoundRobin(2))
    competition.draw(ANN, AT)
    first, second = competition.state.fixtures()
    competition.do(Chose(first.id, first.home, "argentina"), ANN, AT)
    teams = [
        options_for(competition.state, competition.state.fixture(f.id)).get("home_team")
        for f in (first, second)
    ]
    assert teams == ["argentina", None]


@pytest.mark.parametrize(
    ("game", "deed", "words"),
    [
        ("calciotto", Chose("1.1", 1, "unicorns"), "cannot play here"),
        ("calciotto", Chose("1.1", 2, "italia"), "does not play in match"),
        ("blood-bowl", Chose("1.1", 1, "orc"), "for the whole competition"),
        ("calciotto", Claimed(2, "p1"), "takes part already"),
        ("calciotto", Claimed(9, "p1"), "no entrant 9"),
        ("calciotto", Claimed(1, "p1", 1), "A squad here has 1"),
        ("calciotto", Claimed(3, ""), "A bot plays for"),
        ("calciotto", Appointed("Nobody", ""), "not known here"),
    ],
)
def test_what_does_not_fit_is_refused(game: str, deed: AnyDeed, words: str) -> None:
    competition = running(3, RoundRobin(), game=game)
    competition.draw(ANN, AT)
    competition.do(Claimed(1, "p1"), ANN, AT)
    before = len(competition.lines)
    with pytest.raises(LeagueError, match=words):
        competition.do(deed, ANN, AT)
    assert len(competition.lines) == before


def test_no_team_is_chosen_for_a_match_that_has_begun() -> None:
    competition = running(2, RoundRobin())
    competition.draw(ANN, AT)
    competition.do(SatDown("1.1", "t1"), ANN, AT)
    with pytest.raises(LeagueError, match=r"1\.1\.1 has begun"):
        competition.do(Chose("1.1", 1, "italia"), ANN, AT)


def test_a_clock_is_written_as_two_numbers_of_seconds() -> None:
    held = Settings("Cup", "calciotto", (RoundRobin(),), clock="60+600")
    check(held)
    assert clock_of(held) == (60, 600)
    for wrong in ("60", "4+0", "60+100000", "fast"):
        with pytest.raises(LeagueError, match=r"60\+600"):
            check(Settings("Cup", "calciotto", (RoundRobin(),), clock=wrong))


def test_an_entrant_twice_is_one_too_many_by_account_too() -> None:
    competition, _ = create(Settings("Cup", "calciotto", (RoundRobin(),)), ANN, AT)
    competition.do(Entered("Ben", person="p1"), ANN, AT)
    with pytest.raises(LeagueError, match="takes part already"):
        competition.do(Entered("Ben again", person="p1"), ANN, AT)
