"""What fields of a position may be, and how a refusal is put: it names the field or the figure, and the rule."""

import re
from typing import cast

from downfield.games.calciotto.components.check import DECK as COPIES
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import square_at
from downfield.games.calciotto.notation.answers import COLUMNS
from downfield.kernel.fields import Fields, refuse

NONE = "-"
CODES = tuple(COPIES)
SQUARE = re.compile(r"([a-p])(\d{1,2})")


def listed(f: Fields, name: str) -> list[str]:
    """The words of a list with commas; a hyphen is an empty one."""
    text = cast(str, f.get(name, NONE))
    return [] if text in (NONE, "") else text.split(",")


def figure_numbered(g: Pitch, field: str, side: int, number: str) -> int:
    """The figure of a side's squad with this number."""
    for figure in range(int(g.first_of(side)), int(g.end_of(side))):
        if str(g.tables.number[figure]) == number:
            return figure
    raise refuse(field, number, f"nobody of {g.tables.names[side]} has that number", "CAL-1.2")


def square_named(field: str, name: str) -> int:
    """The square of this name."""
    found = SQUARE.fullmatch(name)
    if found is None or int(found[2]) > 21:
        raise refuse(field, name, "write a column from a to p and a row, h9", "CAL-2.2")
    return int(square_at(int(found[2]), COLUMNS.index(found[1]) + 1))


def cards_listed(f: Fields, name: str) -> list[tuple[int, bool]]:
    """The kinds of cards in a list, and whether everybody knows of each (an exclamation mark)."""
    found = []
    for word in listed(f, name):
        code = word.removesuffix("!")
        if code not in CODES:
            raise refuse(name, word, f"the cards are {', '.join(CODES)}", "CAL-23.4")
        found.append((CODES.index(code), word.endswith("!")))
    return found
