"""Days and moments as people write them in their language."""

import datetime
import functools

from babel import Locale
from babel.dates import format_date, format_time

SPELT = {"en": "en_GB"}  # where our English is spoken


@functools.cache
def _locale(language: str) -> Locale:
    return Locale.parse(SPELT.get(language, language))


def day(date: datetime.date, language: str) -> str:
    """A day, as "25 Nov 2026"."""
    return str(format_date(date, "medium", _locale(language)))


def moment(at: datetime.datetime, language: str) -> str:
    """A day and the time of day, by the clocks that `at` goes by."""
    locale = _locale(language)
    time = format_time(at.time(), "short", locale=locale)
    return f"{day(at.date(), language)}, {time}"
