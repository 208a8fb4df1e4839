"""What happened last in a competition, as a feed, by RFC 4287."""

from xml.etree import ElementTree

from downfield.league.competition import Competition
from downfield.league.deeds import Drew, Finished, Forfeited, Played, Ruled, Told
from downfield.league.ledger import Line
from downfield.league.words import told, versus
from downfield.text import Text

ATOM = "http://www.w3.org/2005/Atom"
NEWS = (Drew, Played, Told, Ruled, Forfeited, Finished)


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
