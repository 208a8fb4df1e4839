"""When rounds end, and what is to be done about matches whose time is over. The clock is whoever asks."""

import datetime
import zoneinfo

from downfield.league.deeds import Forfeited, StoodIn
from downfield.league.errors import Refused
from downfield.league.ledger import moment, written
from downfield.league.settings import Settings
from downfield.league.state import Fixture, State

NO_SHOW, NO_SHOWS = "no-show", "no-shows"  # reasons that logs tell in the language of whoever reads
LAST_MINUTE = datetime.time(23, 59, fold=1)  # where clocks go back before midnight, the later one


def dues(settings: Settings, start: datetime.datetime, rounds: int) -> list[str]:
    """The end of each of so many rounds from a day on: the last minute of a day where the club is; "" without days."""
    if not settings.days:
        return [""] * rounds
    zone = zoneinfo.ZoneInfo(settings.zone)
    first = start.astimezone(zone).date()
    days = [first + datetime.timedelta(days=settings.days * (number + 1)) for number in range(rounds)]
    return [written(datetime.datetime.combine(day, LAST_MINUTE, zone)) for day in days]


def time_there(text: str, settings: Settings, *, ends: bool = False) -> str:
    """A time as people write it where the club is, 2026-12-24 20:00, or in UTC with a Z; a day `ends` at midnight."""
    if text.endswith("Z"):
        return written(moment(text))
    try:
        found = datetime.datetime.fromisoformat(text)
    except ValueError:
        raise Refused(
            "{text} is no time: write it like 2026-12-24 20:00, or a day like 2026-12-24.",
            key="league-time",
            text=text,
        ) from None
    if ends and len(text) == len("2026-12-24"):
        found = datetime.datetime.combine(found.date(), LAST_MINUTE)
    zone = zoneinfo.ZoneInfo(settings.zone)
    return written(found if found.tzinfo else found.replace(tzinfo=zone))


def due_soon(state: State, now: datetime.datetime, days: int) -> list[Fixture]:
    """The open matches whose time is over within so many days, the nearest first."""
    until = now + datetime.timedelta(days=days)
    open_ones = [f for f in state.fixtures() if state.result(f) is None and f.due]
    return sorted((f for f in open_ones if now <= moment(f.due) < until), key=lambda f: f.due)


def to_remind(state: State, fixture: Fixture) -> list[int]:
    """Whose turn it is to do something about a match: who has not proposed a time, or else both."""
    people = [e for e in (fixture.home, fixture.away) if not state.program(fixture, e)]
    return [e for e in people if not fixture.tried(e)] or people


def overdue(state: State, now: datetime.datetime) -> list[Fixture]:
    """The open matches whose time is over."""
    return [f for f in state.fixtures() if state.result(f) is None and f.due and moment(f.due) < now]


def verdict(state: State, fixture: Fixture) -> Forfeited | StoodIn | None:
    """What the rule of the competition says of a match that is overdue; None where the organiser decides."""
    both = (fixture.home, fixture.away)
    if fixture.disputed or fixture.told is not None or state.settings.no_show == "organiser":
        return None
    absent = [e for e in both if not fixture.tried(e) and not state.program(fixture, e)]
    if state.settings.no_show == "program" and absent:
        return StoodIn(fixture.id, absent[0], state.settings.stand_in, NO_SHOW)
    if len(absent) == 1:
        return Forfeited(fixture.id, absent[0], NO_SHOW)
    if len(absent) == 2 and state.tie_of(fixture).spot is None:
        return Forfeited(fixture.id, 0, NO_SHOWS)
    return None
