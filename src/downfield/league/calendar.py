"""When rounds end, and what is to be done about matches whose time is over. The clock is whoever asks."""

import datetime
import zoneinfo

from downfield.league.deeds import Forfeited, StoodIn
from downfield.league.ledger import moment, written
from downfield.league.settings import Settings
from downfield.league.state import Fixture, State

LAST_MINUTE = datetime.time(23, 59)


def dues(settings: Settings, start: datetime.datetime, rounds: int) -> list[str]:
    """The end of each of so many rounds from a day on: the last minute of a day where the club is; "" without days."""
    if not settings.days:
        return [""] * rounds
    zone = zoneinfo.ZoneInfo(settings.zone)
    first = start.astimezone(zone).date()
    days = [first + datetime.timedelta(days=settings.days * (number + 1)) for number in range(rounds)]
    return [written(datetime.datetime.combine(day, LAST_MINUTE, zone)) for day in days]


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
        return StoodIn(fixture.id, absent[0], state.settings.stand_in, "did not come by the end of the round")
    if len(absent) == 1:
        return Forfeited(fixture.id, absent[0], "did not come by the end of the round")
    if len(absent) == 2 and state.tie_of(fixture).spot is None:
        return Forfeited(fixture.id, 0, "neither came by the end of the round")
    return None
