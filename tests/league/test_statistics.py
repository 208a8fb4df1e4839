"""Leaders, form, records, and what may still come."""

import pytest

from downfield.league.deeds import Forfeited, Played
from downfield.league.errors import NotNow
from downfield.league.figures.chances import chances
from downfield.league.figures.statistics import feats, form, head_to_head, keys, player_leaders, team_leaders
from downfield.league.results import Result, by_score
from downfield.league.settings import KnockOut, RoundRobin, Swiss
from tests.league.clubs import ANN, AT, play_out, running, stronger_wins


def test_leaders_are_those_with_most_over_the_season() -> None:
    competition = running(2, RoundRobin(legs=2))
    competition.draw(ANN, AT)
    first = competition.state.fixture("1.1")
    did: tuple[dict[str, dict[str, int]], ...] = ({"9": {"touchdowns": 2}}, {"7": {"touchdowns": 1}})
    for match in ("1.1", "2.1"):
        home = competition.state.fixture(match).home == first.home
        players = did if home else did[::-1]
        stats = ({"fouls": 3}, {"fouls": 1}) if home else ({"fouls": 1}, {"fouls": 3})
        competition.do(Played(match, Result((1, 1), stats=stats, players=players)), ANN, AT)  # type: ignore[arg-type]
    leaders = player_leaders(competition.state, "touchdowns")
    assert [(one.entrant, one.player, one.count) for one in leaders] == [
        (first.home, "9", 4),
        (first.away, "7", 2),
    ]
    assert team_leaders(competition.state, "fouls")[0].count == 6
    assert keys(competition.state) == (["fouls"], ["touchdowns"])


def test_form_and_meetings_leave_out_what_nobody_played() -> None:
    competition = running(2, RoundRobin(legs=3))
    competition.draw(ANN, AT)
    competition.do(Played("1.1", stronger_wins(competition.state.fixture("1.1"))), ANN, AT)
    competition.do(Forfeited("2.1", 1, "did not come"), ANN, AT)
    competition.do(Played("3.1", by_score(2, 2)), ANN, AT)
    assert form(competition.state, 1) == ["won", "drawn"]
    assert form(competition.state, 2) == ["lost", "drawn"]
    assert len(head_to_head(competition.state, 1, 2)) == 2
    assert {feat.key: feat.count for feat in feats(competition.state)} == {
        "highest": 2,
        "widest": 1,
        "most": 4,
    }


def test_chances_of_a_table_add_up_and_what_is_decided_is_sure() -> None:
    competition = running(4, RoundRobin())
    competition.draw(ANN, AT)
    found = chances(competition.state, seasons=400)[0]
    for place in range(4):
        assert sum(row[place] for row in found.places) == pytest.approx(1)
        assert sum(found.places[place]) == pytest.approx(1)
    assert chances(competition.state, seasons=400) == chances(competition.state, seasons=400)
    play_out(competition, stronger_wins)
    sure = chances(competition.state, seasons=10)[0]
    assert [sure.places[sure.entrants.index(e)][e - 1] for e in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_who_has_scored_more_is_more_likely_to_win() -> None:
    competition = running(6, RoundRobin(legs=2))
    competition.draw(ANN, AT)
    for number in (1, 2, 3):
        for tie in competition.state.rounds[number - 1].ties:
            competition.do(Played(tie.id, stronger_wins(tie.fixtures[0])), ANN, AT)
    found = chances(competition.state, seasons=2000)[0]
    first = {entrant: row[0] for entrant, row in zip(found.entrants, found.places, strict=True)}
    assert first[1] > first[6]


@pytest.mark.parametrize("kind", [KnockOut(), KnockOut(third_place=True), KnockOut(double=True)])
@pytest.mark.parametrize("many", [2, 5, 8])
def test_chances_of_a_cup_add_up(kind: KnockOut, many: int) -> None:
    competition = running(many, kind)
    competition.draw(ANN, AT)
    found = chances(competition.state, seasons=200)[0]
    for row in found.places:
        assert sum(row) == pytest.approx(1)
    for place in range(many):
        assert sum(row[place] for row in found.places) == pytest.approx(1)


def test_chances_are_told_while_it_is_running_and_not_of_what_is_not_drawn() -> None:
    competition = running(4, Swiss(3))
    with pytest.raises(NotNow, match="while a competition is running"):
        chances(competition.state)
    competition.draw(ANN, AT)
    with pytest.raises(NotNow, match="round robins and knock-outs"):
        chances(competition.state)
