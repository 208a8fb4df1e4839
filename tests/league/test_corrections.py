"""What a correction brings with it: brackets, ladders and careers follow from how it stands now."""

import pytest

from downfield.league.careers import team_now
from downfield.league.competition import Competition
from downfield.league.deeds import Challenged, Drafted, Played, Ruled, Withdrew
from downfield.league.errors import Refused
from downfield.league.results import Result, by_score
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.standings import champion, is_over, standings
from tests.league.clubs import ANN, AT, by_chance, play_out, play_round, running, stronger_wins


def drawn(entrants: int, *stages: object, **more: object) -> Competition:
    competition = running(entrants, *stages, **more)  # type: ignore[arg-type]
    competition.draw(ANN, AT)
    return competition


def test_on_a_ladder_a_corrected_match_puts_everybody_back() -> None:
    competition = running(5, Ladder(reach=3))
    top = list(competition.state.ladder)
    competition.do(Challenged(top[3], top[1]), ANN, AT)
    competition.do(Played("1.1", by_score(0, 1)), ANN, AT)
    competition.do(Challenged(top[4], top[1]), ANN, AT)
    competition.do(Played("2.1", by_score(0, 1)), ANN, AT)
    assert competition.state.ladder == [top[0], top[3], top[4], top[1], top[2]]
    competition.do(Ruled("1.1", by_score(1, 0), "the wrong way round"), ANN, AT)
    assert competition.state.ladder == [top[0], top[4], top[1], top[2], top[3]]


def test_what_was_learnt_in_a_match_that_was_not_played_is_forgotten() -> None:
    competition = drawn(4, KnockOut(), game="touch-down")
    first, second = competition.state.rounds[0].ties
    threw: Result = Result((7, 0), 0, players=({"80": {"rows_thrown": 41}}, {}))
    competition.do(Played("1.1", by_score(7, 0)), ANN, AT)
    competition.do(Played("1.2", by_score(7, 0)), ANN, AT)
    final = competition.state.rounds[1].ties[0].fixtures[0]
    competition.do(Played(final.id, threw), ANN, AT)
    assert "thrown41" in team_now(competition.state, final.home)
    competition.do(Ruled("1.1", by_score(0, 7), "the wrong way round"), ANN, AT)
    assert competition.state.rounds[1].ties[0].fixtures[0].result is None
    for entrant in (first.home, first.away, second.home, second.away):
        assert "thrown" not in team_now(competition.state, entrant)


def test_a_correction_that_takes_away_what_was_spent_in_a_cup_is_refused() -> None:
    competition = drawn(4, KnockOut(third_place=True), game="touch-down")
    competition.do(Played("1.1", by_score(7, 0)), ANN, AT)
    loser = competition.state.rounds[0].ties[0].away
    competition.do(Drafted(loser, ("D:1.1",)), ANN, AT)
    before = list(competition.lines)
    with pytest.raises(Refused, match="draft points"):
        competition.do(Ruled("1.1", by_score(0, 7), "the wrong way round"), ANN, AT)
    assert competition.lines == before


def test_a_twin_is_tried_and_nothing_of_it_is_seen() -> None:
    competition = drawn(4, RoundRobin())
    twin = competition.twin()
    twin.do(Played("1.1", by_score(1, 0)), ANN, AT)
    assert competition.state.fixture("1.1").result is None
    assert len(competition.lines) == len(twin.lines) - 1


# Who is left -----------------------------------------------------------------------------------------------------


def test_the_only_one_who_is_left_has_won_whatever_was_still_to_come() -> None:
    for stages in (
        (Swiss(3),),
        (RoundRobin(groups=2, through=1), KnockOut()),
        (KnockOut(),),
        (RoundRobin(),),
    ):
        competition = drawn(4, *stages)
        for entrant in (1, 2, 4):
            competition.do(Withdrew(entrant), ANN, AT)
        assert is_over(competition.state)
        assert champion(competition.state) == 3


def test_where_all_have_left_nobody_wins() -> None:
    competition = drawn(2, Swiss(3))
    for entrant in (1, 2):
        competition.do(Withdrew(entrant), ANN, AT)
    assert is_over(competition.state)
    assert champion(competition.state) is None


def test_whoever_leads_and_leaves_does_not_win() -> None:
    competition = play_out(running(4, RoundRobin(), withdrawal="stand"), stronger_wins)
    assert champion(competition.state) == 1
    competition.do(Withdrew(1), ANN, AT)
    assert standings(competition.state, 0)[0].entrant == 1
    assert champion(competition.state) == 2


def test_everybody_tied_is_told_apart_by_lot_alone() -> None:
    competition = play_out(running(6, Swiss(3)), lambda fixture: by_score(1, 1))
    rows = standings(competition.state, 0)
    assert [row.place for row in rows] == [1, 2, 3, 4, 5, 6]
    assert {row.why.by for row in rows[1:] if row.why is not None} <= {"lot", "head_to_head"}
    lots = [competition.state.entrants[row.entrant].lot for row in rows]
    assert lots == sorted(lots)


def test_a_knock_out_has_an_end_for_each_of_its_rounds() -> None:
    competition = running(5, KnockOut(third_place=True))
    dues = [f"2026-12-{day:02d}T22:59:00Z" for day in range(1, 20)]
    competition.draw(ANN, AT, dues)
    assert [one.due for one in competition.state.rounds] == dues[:3]
    play_round(competition, by_chance(4))
    assert {f.due for tie in competition.state.rounds[1].ties for f in tie.fixtures} <= {dues[1]}


def test_a_match_that_comes_about_after_its_round_has_days_of_its_own() -> None:
    competition = running(4, KnockOut())
    competition.draw(ANN, AT, ["2026-11-20T22:59:00Z", "2026-11-27T22:59:00Z"])
    late = "2026-12-24T20:00:00Z"
    for number in ("1.1", "1.2"):
        competition.do(Played(number, by_score(1, 0)), ANN, late)
    assert competition.state.fixture("2.1").due == "2026-12-31T20:00:00Z"
