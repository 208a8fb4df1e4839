"""What others read of a competition: a table for spreadsheets, fixtures for calendars, news for feeds, all as JSON."""

import csv
import io
from xml.etree import ElementTree

import msgspec

from downfield.kernel.errors import UnknownName
from downfield.league.competition import Competition
from downfield.league.deeds import Drew, Finished, Forfeited, Played, Ruled, Told
from downfield.league.ledger import Line, moment
from downfield.league.naf import naf
from downfield.league.standings import all_standings
from downfield.league.state import Fixture, State
from downfield.league.words import round_name, told, versus
from downfield.text import Text

ATOM = "http://www.w3.org/2005/Atom"
NEWS = (Drew, Played, Told, Ruled, Forfeited, Finished)
COLUMNS = ("stage", "group", "place", "entrant", "played", "won", "drawn", "lost", "scored", "conceded", "bonus",
           "points")  # fmt: skip
FORMS = ("csv", "json", "ics", "atom", "naf")
HOST = "downfield.invalid"  # of a folder, which has no address


def exported(form: str, competition: Competition, text: Text, address: str = "") -> str:
    """A competition in one of the forms that others read; `address` is where its page is, if it has one."""
    match form:
        case "csv":
            return table_csv(competition.state)
        case "json":
            return msgspec.json.encode(competition.lines).decode()
        case "ics":
            return calendar(competition, text, address)
        case "atom":
            return feed(competition, text, address)
        case "naf":
            return naf(competition)
        case _:
            raise UnknownName("form", form, FORMS)


def table_csv(state: State) -> str:
    """Every table, one line for an entrant, a column for each tie-break."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    breaks = state.settings.breaks
    writer.writerow([*COLUMNS, *(f"by_{name}" for name in breaks)])
    for one in all_standings(state):
        for row in one.rows:
            name = state.entrants[row.entrant].name
            figures = (
                row.played,
                row.won,
                row.drawn,
                row.lost,
                row.scored,
                row.conceded,
                row.bonus,
                row.points,
            )
            told_apart = [row.breaks.get(name, "") for name in breaks]
            writer.writerow([one.stage + 1, one.group, row.place, _plain(name), *figures, *told_apart])
    return out.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


# Calendars: RFC 5545 ----------------------------------------------------------------------------------------------


def calendar(competition: Competition, text: Text, address: str = "") -> str:
    """The fixtures as a calendar: at the time agreed upon, or else on the last day of the round."""
    state, key = competition.state, competition.lines[0].fingerprint()
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Downfield//Competitions//EN", "CALSCALE:GREGORIAN"]
    lines.append(f"X-WR-CALNAME:{_escaped(state.settings.name)}")
    for fixture in state.fixtures():
        if fixture.agreed or fixture.due:
            lines += _event(competition, fixture, key, text, address)
    return "\r\n".join(folded for line in [*lines, "END:VCALENDAR"] for folded in _folded(line)) + "\r\n"


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


# Feeds: RFC 4287 ---------------------------------------------------------------------------------------------------


def feed(competition: Competition, text: Text, address: str = "") -> str:
    """What happened last, as a feed: rounds drawn, results, the end."""
    state, key = competition.state, competition.lines[0].fingerprint()
    ElementTree.register_namespace("", ATOM)
    root = ElementTree.Element(f"{{{ATOM}}}feed")
    _tell(root, "title", state.settings.name)
    _tell(root, "id", address or f"urn:downfield:{key}")
    _tell(root, "updated", competition.lines[-1].at)
    news = [line for line in competition.lines if isinstance(line.deed, NEWS)][-50:]
    for line in reversed(news):
        _entry(root, line, competition, text, address or f"urn:downfield:{key}")
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True)


def _entry(root: ElementTree.Element, line: Line, competition: Competition, text: Text, address: str) -> None:
    entry = ElementTree.SubElement(root, f"{{{ATOM}}}entry")
    _tell(entry, "title", told(line, competition.state, text))
    _tell(entry, "id", f"{address}:{line.number}")
    _tell(entry, "updated", line.at)
    _tell(ElementTree.SubElement(entry, f"{{{ATOM}}}author"), "name", line.by)
    match = getattr(line.deed, "match", "")
    if match:
        _tell(entry, "summary", versus(competition.state.fixture(match), competition.state))


def _tell(parent: ElementTree.Element, name: str, words: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}{name}").text = words
