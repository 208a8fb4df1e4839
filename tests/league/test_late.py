"""Times: whoever comes late, what is over already, clocks that change."""

import datetime

import pytest

from downfield.league.calendar import NO_SHOW, due_soon, dues, overdue, time_there, to_remind, verdict
from downfield.league.competition import Competition
from downfield.league.deeds import (
    Agreed,
    Challenged,
    Drew,
    Entered,
    Finished,
    Forfeited,
    Moved,
    Proposed,
    Withdrew,
)
from downfield.league.errors import NotNow, Refused
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Settings, Swiss
from downfield.league.standings import standings
from tests.league.clubs import ANN, AT, SECRET, by_chance, play_round, running

PAST, SOON, LATER = "2026-11-16T20:00:00Z", "2026-12-01T19:00:00Z", "2026-12-08T19:00:00Z"


def drawn(entrants: int, *stages: object, **more: object) -> Competition:
    competition = running(entrants, *stages, **more)  # type: ignore[arg-type]
    competition.draw(ANN, AT)
    return competition


# Late entries ----------------------------------------------------------------------------------------------------


def test_between_two_swiss_rounds_somebody_comes_in_with_the_last_lot_and_no_points() -> None:
    competition = drawn(5, Swiss(3))
    play_round(competition, by_chance(1))
    competition.do(Entered("Late"), ANN, AT)
    assert competition.state.entrants[6].lot == 6
    competition.draw(ANN, AT)
    assert not competition.state.rounds[1].rests
    assert {row.entrant: row.points for row in standings(competition.state, 0, after=1)}[6] == 0
    play_round(competition, by_chance(2))
    competition.draw(ANN, AT)
    play_round(competition, by_chance(3))
    competition.do(Finished(SECRET.hex()), ANN, AT)


def test_on_a_ladder_somebody_comes_in_at_the_foot() -> None:
    competition = running(3, Ladder())
    competition.do(Entered("Late"), ANN, AT)
    assert competition.state.ladder[-1] == 4
    competition.do(Challenged(4, competition.state.ladder[-2]), ANN, AT)


@pytest.mark.parametrize("stage", [RoundRobin(), KnockOut(), Swiss(1)])
def test_where_all_is_drawn_nobody_comes_in(stage: object) -> None:
    competition = drawn(4, stage)
    with pytest.raises(NotNow, match="another's place"):
        competition.do(Entered("Late"), ANN, AT)


def test_who_comes_late_needs_a_place_and_is_not_seeded() -> None:
    competition = drawn(4, Swiss(3), most=4)
    with pytest.raises(Refused, match="free place"):
        competition.do(Entered("Late"), ANN, AT)
    competition.do(Withdrew(2), ANN, AT)
    with pytest.raises(Refused, match="not seeded"):
        competition.do(Entered("Late", seed=1), ANN, AT)
    competition.do(Entered("Late"), ANN, AT)


def test_numbers_are_given_once_although_somebody_left_before_the_beginning() -> None:
    from downfield.league.competition import create

    competition, secret = create(Settings("Cup", "calciotto", (Swiss(3),)), ANN, AT, SECRET)
    for name in ("Ben", "Cleo", "Dan"):
        competition.do(Entered(name), ANN, AT)
    competition.do(Withdrew(1), ANN, AT)
    competition.begin(secret, ANN, AT)
    competition.do(Entered("Eve"), ANN, AT)
    assert sorted(competition.state.entrants) == [2, 3, 4]
    assert [competition.state.name(number) for number in (1, 2, 4, 9)] == ["Ben", "Cleo", "Eve", "#9"]


# Times that are over ---------------------------------------------------------------------------------------------


def test_an_end_that_is_over_already_is_refused() -> None:
    competition = running(4, Swiss(2))
    with pytest.raises(Refused, match="over already"):
        competition.draw(ANN, AT, [PAST])
    with pytest.raises(Refused, match="over already"):
        competition.do(Drew(0, ((1, 2), (3, 4)), due=PAST), ANN, AT)
    competition.draw(ANN, AT, [SOON])
    for deed in (Moved(PAST, "earlier", round=1), Moved(PAST, "earlier", match="1.1")):
        with pytest.raises(Refused, match="over already"):
            competition.do(deed, ANN, AT)
    with pytest.raises(Refused, match="says why"):
        competition.do(Moved(LATER, " ", round=1), ANN, AT)


def test_nobody_proposes_or_takes_a_time_that_is_over() -> None:
    competition = drawn(2, RoundRobin())
    with pytest.raises(Refused, match="over already"):
        competition.do(Proposed("1.1", 1, (SOON, PAST)), ANN, AT)
    competition.do(Proposed("1.1", 1, (SOON,)), ANN, AT)
    with pytest.raises(Refused, match="over already"):
        competition.do(Agreed("1.1", 2, SOON), ANN, LATER)


def test_who_agrees_to_a_time_has_tried() -> None:
    competition = running(2, RoundRobin(), no_show="effort")
    competition.draw(ANN, AT, [LATER])
    competition.do(Proposed("1.1", 1, (SOON,)), ANN, AT)
    fixture = competition.state.fixture("1.1")
    assert verdict(competition.state, fixture) == Forfeited("1.1.1", 2, NO_SHOW)
    competition.do(Agreed("1.1", 2, SOON), ANN, AT)
    assert verdict(competition.state, competition.state.fixture("1.1")) is None


# Clocks ----------------------------------------------------------------------------------------------------------


def test_rounds_end_at_midnight_where_the_club_is_before_and_after_clocks_change() -> None:
    rome = Settings("Cup", "calciotto", (RoundRobin(),), days=7, zone="Europe/Rome")
    start = datetime.datetime(2026, 10, 16, 12, tzinfo=datetime.UTC)
    assert dues(rome, start, 2) == ["2026-10-23T21:59:00Z", "2026-10-30T22:59:00Z"]


def test_where_clocks_go_back_at_midnight_the_day_has_its_later_last_minute() -> None:
    cairo = Settings("Cup", "calciotto", (RoundRobin(),), days=1, zone="Africa/Cairo")
    start = datetime.datetime(2024, 10, 30, 12, tzinfo=datetime.UTC)  # 2024-10-31 has 25 hours there
    assert dues(cairo, start, 1) == ["2024-10-31T21:59:00Z"]


def test_a_match_is_overdue_by_the_minute_in_any_zone() -> None:
    competition = running(2, RoundRobin(), zone="Pacific/Auckland")
    competition.draw(ANN, AT, [SOON])
    end = datetime.datetime(2026, 12, 1, 19, tzinfo=datetime.UTC)
    assert overdue(competition.state, end) == []
    assert len(overdue(competition.state, end + datetime.timedelta(minutes=1))) == 1


def test_a_time_is_written_as_clocks_show_it_where_the_club_is() -> None:
    rome = Settings("Cup", "calciotto", (RoundRobin(),), zone="Europe/Rome")
    assert time_there("2026-12-24 20:00", rome) == "2026-12-24T19:00:00Z"
    assert time_there("2026-07-24T20:00", rome) == "2026-07-24T18:00:00Z"
    assert time_there("2026-12-24", rome, ends=True) == "2026-12-24T22:59:00Z"
    assert time_there("2026-12-24T20:00:00Z", rome) == "2026-12-24T20:00:00Z"
    with pytest.raises(Refused, match="is no time"):
        time_there("tomorrow", rome)


def test_whoever_has_not_proposed_a_time_is_reminded_before_the_end() -> None:
    competition = running(2, RoundRobin(legs=2))
    competition.draw(ANN, AT, [SOON, LATER])
    state = competition.state
    assert [f.id for f in due_soon(state, datetime.datetime(2026, 11, 29, tzinfo=datetime.UTC), 3)] == [
        "1.1.1"
    ]
    assert to_remind(state, state.fixture("1.1")) == [state.fixture("1.1").home, state.fixture("1.1").away]
    competition.do(Proposed("1.1", 1, (SOON,)), ANN, AT)
    assert to_remind(competition.state, competition.state.fixture("1.1")) == [2]
