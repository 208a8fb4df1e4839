"""Leaders, form, records, and what may still come."""

import numpy as np
import pytest

from downfield.league.deeds import Challenged, Forfeited, Played
from downfield.league.errors import NotNow
from downfield.league.figures import chances as chances_of
from downfield.league.figures import strengths
from downfield.league.figures.chances import chances
from downfield.league.figures.statistics import (
    curve,
    feats,
    form,
    head_to_head,
    keys,
    player_leaders,
    player_table,
    team_leaders,
)
from downfield.league.figures.strengths import Ints, Strengths
from downfield.league.results import Result, by_score
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.standings import standings
from tests.league.clubs import ANN, AT, play_out, play_round, running, stronger_wins


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


def test_chances_of_a_cup_with_an_empty_place_for_the_third_add_up() -> None:
    competition = running(3, KnockOut(third_place=True))
    competition.draw(ANN, AT)
    for row in chances(competition.state, seasons=50)[0].places:
        assert sum(row) == pytest.approx(1)


def test_chances_of_swiss_rounds_that_are_not_drawn_follow_from_points() -> None:
    competition = running(7, Swiss(5))
    for _ in range(3):
        competition.draw(ANN, AT)
        play_round(competition, stronger_wins)
    found = chances(competition.state, seasons=1000)[0]
    for place in range(7):
        assert sum(row[place] for row in found.places) == pytest.approx(1)
    first = {entrant: row[0] for entrant, row in zip(found.entrants, found.places, strict=True)}
    leader = standings(competition.state, 0)[0].entrant
    assert first[leader] == max(first.values())


def test_in_groups_the_chance_to_win_the_cup_is_told_too() -> None:
    competition = running(8, RoundRobin(groups=2, through=2), KnockOut())
    competition.draw(ANN, AT)
    for tie in list(competition.state.rounds[0].ties) + list(competition.state.rounds[1].ties):
        competition.do(Played(tie.id, stronger_wins(tie.fixtures[0])), ANN, AT)
    found = chances(competition.state, seasons=4000)
    cup = {e: share for one in found for e, share in zip(one.entrants, one.cup, strict=True)}
    assert sum(cup.values()) == pytest.approx(1)
    assert cup[1] == max(cup.values())
    for one in found:
        for row, share in zip(one.places, one.cup, strict=True):
            assert sum(row) == pytest.approx(1)
            assert share <= row[0] + row[1] + 1e-9  # whoever does not go on wins nothing


def test_a_cup_between_equals_is_open_and_best_of_three_helps_the_stronger() -> None:
    single, triple = (running(4, KnockOut(best_of=many)) for many in (1, 3))
    for competition in (single, triple):
        competition.draw(ANN, AT)
    even = chances(single.state)[0]
    assert all(abs(row[0] - 0.25) < 0.03 for row in even.places)
    competition = running(4, RoundRobin(through=4), KnockOut())
    play_out(competition, stronger_wins)
    strengths = Strengths(competition.state, [1, 2, 3, 4])
    once, thrice = (strengths.wins(np.random.default_rng(1), many) for many in (1, 3))
    assert 0.5 < once[0, 3] < thrice[0, 3]


@pytest.mark.parametrize("kind", [KnockOut(), RoundRobin(), Swiss(3)])
def test_large_competitions_are_played_out_less_often(
    kind: KnockOut | RoundRobin | Swiss, monkeypatch: pytest.MonkeyPatch
) -> None:
    competition = running(8, kind)
    competition.draw(ANN, AT)
    seasons: list[int] = []
    real = Strengths.scores

    def counted(self: Strengths, home: Ints, away: Ints, rng: np.random.Generator) -> tuple[Ints, Ints]:
        seasons.append(len(home))
        return real(self, home, away, rng)

    monkeypatch.setattr(Strengths, "scores", counted)
    monkeypatch.setattr(chances_of, "LARGEST", 1000)
    monkeypatch.setattr(strengths, "LARGEST", 640)
    assert sum(chances(competition.state)[0].places[0]) == pytest.approx(1)
    assert 0 < max(seasons) <= 640


def test_chances_are_told_while_it_is_running_and_not_of_ladders() -> None:
    competition = running(4, Swiss(3))
    with pytest.raises(NotNow, match="while a competition is running"):
        chances(competition.state)
    ladder = running(4, Ladder())
    ladder.do(Challenged(ladder.state.ladder[1], ladder.state.ladder[0]), ANN, AT)
    with pytest.raises(NotNow, match="tables and knock-outs"):
        chances(ladder.state)


def test_how_an_entrant_rose_and_what_its_players_did_is_told() -> None:
    competition = running(4, RoundRobin())
    competition.draw(ANN, AT)
    for number in (1, 2):
        for tie in competition.state.rounds[number - 1].ties:
            won = stronger_wins(tie.fixtures[0])
            did = {"9": {"goals": 1}}
            both = (did, {}) if won.winner == 0 else ({}, did)
            competition.do(Played(tie.id, Result(won.score, won.winner, players=both)), ANN, AT)
    assert [(step.round, step.points) for step in curve(competition.state, 1)] == [(1, 3), (2, 6)]
    assert curve(competition.state, 1)[-1].place == 1
    assert player_table(competition.state, 1) == {"9": {"goals": 2}}
