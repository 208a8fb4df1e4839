"""The time at the table: it goes on evenly, and knows when nobody was there."""

import pytest

from downfield.table.live import timepiece
from downfield.table.live.timepiece import FORGIVEN, MOST_GAPS, TableTime, Watch
from tests.table.conftest import Time

SECOND = 1000
HOUR = 3600 * SECOND


@pytest.fixture
def table(time: Time) -> TableTime:
    """A table whose time stands still."""
    return timepiece.table_time


def test_whoever_looks_often_has_lost_nothing(table: TableTime, time: Time) -> None:
    begun = table.now()
    time.seconds += 60
    assert (table.now() - begun, table.lost(begun, table.now()), table.gaps) == (60 * SECOND, 0, 0)


def test_ten_seconds_are_no_gap_and_more_are(table: TableTime, time: Time) -> None:
    begun = table.now()
    for seconds, lost in ((10, 0), (11, 11 * SECOND)):
        time.even, time.wall = time.even + seconds, time.wall + seconds
        assert table.lost(begun, table.now()) == lost


def test_hands_that_are_moved_ahead_take_the_time_along_and_it_counts_for_nobody(
    table: TableTime, time: Time
) -> None:
    begun = table.now()
    time.wall += 3600
    assert (table.now() - begun, table.lost(begun, table.now())) == (HOUR, HOUR)


def test_hands_that_are_moved_a_little_or_back_change_nothing(table: TableTime, time: Time) -> None:
    begun = table.now()
    for by in (9, -9, -3600):
        time.wall += by
        assert (table.now(), table.gaps) == (begun, 0)


def test_hours_that_nobody_was_there_count_once(table: TableTime) -> None:
    """The last beat before this server, and what it saw itself, may lie across each other."""
    begun = table.now()
    for first, last in ((0, 100), (50, 150), (60, 90), (200, 300)):
        table._skip(begun + first * SECOND, begun + last * SECOND)
    assert table.lost(begun, begun + HOUR) == 250 * SECOND
    assert table.lost(begun + 120 * SECOND, begun + 250 * SECOND) == 80 * SECOND


def test_a_server_goes_on_after_what_was_written_down_last(table: TableTime) -> None:
    ahead = table.now() + HOUR
    table.wake(ahead)
    assert (table.now(), table.gaps) == (ahead, 0)


def test_what_was_written_down_days_ahead_is_not_believed(table: TableTime) -> None:
    now = table.now()
    table.wake(now + FORGIVEN)
    assert table.now() == now


@pytest.mark.parametrize(("is_alone", "lost"), [(True, 3 * SECOND), (False, 0)])
def test_who_is_alone_knows_that_nobody_was_there(table: TableTime, is_alone: bool, lost: int) -> None:
    now = table.now()
    table.wake(now - 3 * SECOND, is_alone=is_alone)
    assert table.lost(now - HOUR, now) == lost


def test_before_the_first_beat_nobody_was_there(table: TableTime) -> None:
    now = table.now()
    table.wake(None)
    assert table.lost(now - HOUR, now) == HOUR


def test_so_many_gaps_are_remembered_and_all_are_counted(table: TableTime) -> None:
    begun = table.now()
    for i in range(2 * MOST_GAPS):
        table._skip(begun + 100 * i * SECOND, begun + (100 * i + 20) * SECOND)
    assert table.gaps == 2 * MOST_GAPS
    assert table.lost(begun, begun + 100 * HOUR) == MOST_GAPS * 20 * SECOND


def test_a_watch_that_was_never_read_forgives_nothing() -> None:
    watch = Watch()
    watch.forgive(2 * SECOND)
    watch.run(5 * SECOND)
    watch.run(7 * SECOND)
    watch.forgive(3 * SECOND)
    watch.run(15 * SECOND)
    watch.run(10 * SECOND)  # clocks of several servers may disagree
    assert watch() == 7
    watch.run(99 * SECOND, is_held=True)
    assert watch() == 7
