"""The table of this game, and short questions of its own."""

from tests.games.table import AWAY, HOME, Table, asked, facts, see, tokens

from downfield.kernel.match import Match
from downfield.kernel.position import Json

__all__ = [
    "AWAY",
    "HOME",
    "asked",
    "at",
    "changed",
    "clock",
    "face",
    "now",
    "timeouts",
    "facts",
    "game",
    "see",
    "tokens",
]

_table = Table("first-and-roll")
game, at, changed = _table.game, _table.at, _table.changed


def face(text: str) -> str:
    """How a face begins in the pack."""
    return f'{{ face = "{text}"'


def now(match: Match) -> str:
    """What comes next: `home 1&10 at 25` for a play, else `home kickoff`; dots while this play is not yet over."""
    fields = match.game.spec.fields(match.state)
    dots = "" if match.state.quiet or match.over else " ..."
    if fields["phase"] == "play":
        return f"{fields['possession']} {fields['down']}&{fields['togo']} at {fields['ball']}{dots}"
    return f"{fields.get('possession', 'nobody')} {fields['phase']}{dots}"


def clock(match: Match) -> str:
    """Where the clock marker stands."""
    return str(see(match, "clock"))


def timeouts(match: Match) -> Json:
    """The time-outs left."""
    return see(match, "timeouts")
