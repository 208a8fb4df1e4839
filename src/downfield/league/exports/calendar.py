"""The fixtures of a competition for calendars, by RFC 5545."""

from collections.abc import Iterable

from downfield.league.competition import Competition
from downfield.league.ledger import moment
from downfield.league.state import Fixture, State
from downfield.league.words import round_name, versus
from downfield.text import Text

HOST = "downfield.invalid"  # of a folder, which has no address


def calendar(competition: Competition, text: Text, address: str = "") -> str:
    """The fixtures as a calendar: at the time agreed upon, or else on the last day of the round."""
    return in_a_calendar(competition.state.settings.name, events(competition, text, address))


def in_a_calendar(name: str, events: Iterable[str]) -> str:
    """A calendar with these events, perhaps of several competitions."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Downfield//Competitions//EN", "CALSCALE:GREGORIAN"]
    lines += [f"X-WR-CALNAME:{_escaped(name)}", *events, "END:VCALENDAR"]
    return "\r\n".join(folded for line in lines for folded in _folded(line)) + "\r\n"


def events(competition: Competition, text: Text, address: str = "", entrant: int = 0) -> list[str]:
    """The fixtures that have a time, or those of one entrant."""
    state, key = competition.state, competition.lines[0].fingerprint()
    timed = [
        f for f in state.fixtures() if (f.agreed or f.due) and (not entrant or entrant in (f.home, f.away))
    ]
    return [line for fixture in timed for line in _event(competition, fixture, key, text, address)]


def _event(competition: Competition, fixture: Fixture, key: str, text: Text, address: str) -> list[str]:
    state = competition.state
    changes = [
        line for line in competition.lines if getattr(line.deed, "match", "") in (fixture.id, fixture.tie)
    ]
    begins = moment(fixture.agreed or fixture.due)
    when = f"DTSTART:{begins:%Y%m%dT%H%M%SZ}" if fixture.agreed else f"DTSTART;VALUE=DATE:{begins:%Y%m%d}"
    about = f"{round_name(state.round(state.tie_of(fixture).round), state, text)}, {state.settings.name}"
    found = [
        "BEGIN:VEVENT",
        f"UID:fixture-{key}-{fixture.id}@{HOST}",
        f"DTSTAMP:{moment(changes[-1].at if changes else competition.lines[0].at):%Y%m%dT%H%M%SZ}",
        f"SEQUENCE:{len(changes)}",
        when,
        f"SUMMARY:{_escaped(versus(fixture, state))}",
        f"DESCRIPTION:{_escaped(about)}",
        f"STATUS:{_status(state, fixture)}",
    ]
    return [*found, *([f"URL:{address}"] if address else []), "END:VEVENT"]


def _status(state: State, fixture: Fixture) -> str:
    result = state.result(fixture)
    if result is not None and result.is_walkover:
        return "CANCELLED"
    return "CONFIRMED" if fixture.agreed or result is not None else "TENTATIVE"


def _escaped(words: str) -> str:
    for sign in ("\\", ";", ","):
        words = words.replace(sign, f"\\{sign}")
    return " ".join(words.split())


def _folded(line: str) -> list[str]:
    """A line of at most 75 bytes, and what is left over on lines that begin with a space."""
    found, left = [], line
    while len(left.encode()) > 75:
        at = 74
        while len(left[:at].encode()) > 74:
            at -= 1
        found.append(left[:at])
        left = f" {left[at:]}"
    return [*found, left]
