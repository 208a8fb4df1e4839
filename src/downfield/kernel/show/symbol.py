"""What on a board may want explaining."""

from typing import NamedTuple


class Symbol(NamedTuple):
    """Something that is drawn: its words are the game's text `symbol-NAME`, `marks` selects its elements."""

    name: str
    marks: str
