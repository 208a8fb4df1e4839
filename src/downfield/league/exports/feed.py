"""What happened last in a competition, and what somebody has to play, as feeds, by RFC 4287."""

import datetime
from collections.abc import Iterable
from xml.etree import ElementTree

import msgspec

from downfield.league.calendar import due_soon, to_remind
from downfield.league.competition import Competition
from downfield.league.deeds import Drew, Finished, Forfeited, Played, Ruled, Told
from downfield.league.ledger import Line, moment, written
from downfield.league.state import Fixture
from downfield.league.words import match_name, round_name, told, versus, when
from downfield.text import Text

ATOM = "http://www.w3.org/2005/Atom"
NEWS = (Drew, Played, Told, Ruled, Forfeited, Finished)
SOON = 2  # days before the end of a match, when somebody is reminded once more


class Entry(msgspec.Struct, frozen=True):
    """Something that is told once: whoever reads feeds knows it by its id."""

    id: str
    updated: str
    title: str
    summary: str = ""
    author: str = ""
    address: str = ""


def feed(competition: Competition, text: Text, address: str = "") -> str:
    """What happened last, as a feed: rounds drawn, results, the end."""
    id = address or _urn(competition)
    news = [line for line in competition.lines if isinstance(line.deed, NEWS)][-50:]
    entries = [_news(line, competition, text, id) for line in reversed(news)]
    return as_feed(id, competition.state.settings.name, competition.lines[-1].at, entries)


def _news(line: Line, competition: Competition, text: Text, id: str) -> Entry:
    match = getattr(line.deed, "match", "")
    about = match_name(match, competition.state) if match else ""
    return Entry(f"{id}:{line.number}", line.at, told(line, competition.state, text), about, line.by)


# What somebody has to play --------------------------------------------------------------------------------------------


def reminders(
    competition: Competition, entrant: int, text: Text, now: datetime.datetime, address: str = ""
) -> list[Entry]:
    """Every open match of an entrant, told anew whenever something was said about it, and once more before its end."""
    state = competition.state
    mine = [f for f in state.fixtures() if entrant in (f.home, f.away) and state.result(f) is None]
    soon = [f for f in due_soon(state, now, SOON) if f in mine and entrant in to_remind(state, f)]
    late = [_soon(f, competition, text, address) for f in soon]
    return [*late, *(_open(f, competition, text, address) for f in mine)]


def _open(fixture: Fixture, competition: Competition, text: Text, address: str) -> Entry:
    said = [
        line for line in competition.lines if getattr(line.deed, "match", "") in (fixture.id, fixture.tie)
    ]
    drawn = [line for line in competition.lines if isinstance(line.deed, Drew)]
    last = max([*said, *drawn[-1:]], key=lambda line: line.number, default=competition.lines[0])
    return _reminder(fixture, competition, text, address, f"{len(said)}", last.at)


def _soon(fixture: Fixture, competition: Competition, text: Text, address: str) -> Entry:
    since = written(moment(fixture.due) - datetime.timedelta(days=SOON))
    return _reminder(fixture, competition, text, address, f"soon:{fixture.due}", since)


def _reminder(
    fixture: Fixture, competition: Competition, text: Text, address: str, mark: str, at: str
) -> Entry:
    state = competition.state
    title = f"{versus(fixture, state)} · {round_name(state.round(state.tie_of(fixture).round), state, text)}"
    asked = [text.say("league-due", due=when(fixture.due, state, text)) if fixture.due else ""]
    asked += [text.say("club-agreed", time=when(fixture.agreed, state, text)) if fixture.agreed else ""]
    asked += [told(line, state, text) for line in competition.lines if line.deed is fixture.told]
    summary = " · ".join(filter(None, [state.settings.name, *asked]))
    return Entry(f"{_urn(competition)}:{fixture.id}:{mark}", at, title, summary, address=address)


def _urn(competition: Competition) -> str:
    return f"urn:downfield:{competition.lines[0].fingerprint()}"


# As it is written -----------------------------------------------------------------------------------------------------


def as_feed(id: str, title: str, updated: str, entries: Iterable[Entry]) -> str:
    """A feed with these entries, perhaps of several competitions."""
    ElementTree.register_namespace("", ATOM)
    root = ElementTree.Element(f"{{{ATOM}}}feed")
    for name, words in (("title", title), ("id", id), ("updated", updated)):
        _tell(root, name, words)
    for entry in entries:
        _write(root, entry)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True)


def _write(root: ElementTree.Element, entry: Entry) -> None:
    one = ElementTree.SubElement(root, f"{{{ATOM}}}entry")
    for name, words in (("title", entry.title), ("id", entry.id), ("updated", entry.updated)):
        _tell(one, name, words)
    _tell(ElementTree.SubElement(one, f"{{{ATOM}}}author"), "name", entry.author or "Downfield")
    if entry.summary:
        _tell(one, "summary", entry.summary)
    if entry.address:
        ElementTree.SubElement(one, f"{{{ATOM}}}link", href=entry.address)


def _tell(parent: ElementTree.Element, name: str, words: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}{name}").text = words
