"""Days and times as people write them where they read."""

import datetime

import pytest

from downfield.text import Text, dates

EVENING = datetime.datetime(2026, 11, 25, 23, 59, tzinfo=datetime.UTC)


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "25 Nov 2026, 23:59"), ("it", "25 nov 2026, 23:59"), ("de", "25.11.2026, 23:59")],
)
def test_a_moment_is_written_as_its_reader_writes_it(language: str, written: str) -> None:
    assert dates.moment(EVENING, language) == written


def test_the_day_of_a_time_as_programs_write_it() -> None:
    assert Text("de").day("2026-11-25T23:59:00Z") == "25.11.2026"
