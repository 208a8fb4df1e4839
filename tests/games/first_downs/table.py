"""The table of this game, and short questions of its own."""

from downfield.kernel.match import Match
from tests.games.table import AWAY, HOME, Table, asked, facts, see, tokens

__all__ = ["AWAY", "HOME", "asked", "at", "changed", "yards", "facts", "game", "see", "tokens"]

_table = Table("first-downs")
game, at, changed = _table.game, _table.at, _table.changed


def yards(match: Match) -> str:
    """The three zones as a position writes them."""
    zones = see(match, "yards")
    assert isinstance(zones, list)
    return "/".join(str(zone) for zone in zones)
