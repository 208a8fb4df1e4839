"""What a step of a season has changed in a team: facts for whoever tells its history."""

from typing import NamedTuple


class Change(NamedTuple):
    """One thing that is different now: of the whole team, or of who wears a number and has a position."""

    kind: str  # the words stand under career- and this
    number: int = 0
    spot: str = ""
    what: str = ""
    many: int = 0
