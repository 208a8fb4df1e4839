"""What the elements of the board are called: counters, squares, options beside the field, the flights of passes."""

from downfield.games.touch_down.model.kinds import AWAY, HOME
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.notation.answers import COLUMNS
from downfield.kernel.needs import NOBODY

TRAY = "m-tray"  # where counters lie that are not on the field


def counter_id(side: int, number: int) -> str:
    """The element of a counter, on the field, on the bench or in the hand."""
    return f"m-p-{'ha'[side]}-{number}"


def square_id(x: int, y: int) -> str:
    """The element of a square, by its column and its row."""
    return f"m-s-{x}-{y}"


def counter_element(g: Gridiron, slot: int) -> str:
    """The element of a counter on the field."""
    return counter_id(int(g.side_of(slot)), int(g.number_of(slot)))


def element_in(g: Gridiron, square: int) -> str:
    """Who stands in a square, or else the square itself."""
    for side in (HOME, AWAY):
        slot = int(g.standing(square, side))
        if slot != NOBODY:
            return counter_element(g, slot)
    return square_id(int(g.tables.column[square]), int(g.tables.row[square]))


def option_id(token: str) -> str:
    """The element of an option that lies beside the field."""
    return f"m-option-{token.strip('.') or 'stop'}"


def flight_id(token: str) -> str:
    """The element of a pass on its way, which lights up with its option."""
    return f"m-reach-{token.strip('>')}"


def name_of(x: int, y: int) -> str:
    """A square as it is written: its column's letter, then its row; out of bounds its row alone."""
    return f"{COLUMNS[x - 1]}{y}" if 1 <= x <= len(COLUMNS) else str(y)
