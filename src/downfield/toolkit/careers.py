"""What a step of a season has changed in a team, and what its coach could do next: facts, told by others."""

from typing import NamedTuple

REDRAFT = "redraft"  # the word with which a coach drafts a team anew between two seasons


class Change(NamedTuple):
    """One thing that is different now: of the whole team, or of who wears a number and has a position."""

    kind: str  # the words stand under career- and this
    number: int = 0
    spot: str = ""
    what: str = ""
    many: int = 0


class Offer(NamedTuple):
    """One thing that a coach could do now: the word that does it, about whom or what, and what it costs."""

    word: str
    kind: str  # the words stand under offer- and this
    number: int = 0
    spot: str = ""
    what: str = ""
    cost: int = 0
