"""The table of this game, and short questions of its own."""

from downfield.games.first_downs.components.parts import FIRST_CARDS
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from tests.games.table import AWAY, HOME, Table, asked, facts, see, tokens

__all__ = ["AWAY", "HOME", "asked", "at", "changed", "yards", "facts", "game", "see", "tokens"]

_table = Table("first-downs")
game, changed = _table.game, _table.changed


def at(line: str, **options: Value) -> Match:
    """A match at a position with the first cards: tests of the rules are arranged with their numbers."""
    return _table.at(line, **{"cards": FIRST_CARDS, **options})


def yards(match: Match) -> str:
    """The three zones as a position writes them."""
    zones = see(match, "yards")
    assert isinstance(zones, list)
    return "/".join(str(zone) for zone in zones)
