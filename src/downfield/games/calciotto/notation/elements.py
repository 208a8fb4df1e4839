"""What the elements of the board are called: figures, squares, cards, steps and the lanes of the ball."""

import functools
from typing import cast

from downfield.games.calciotto.model.position import MEN, Pitch
from downfield.games.calciotto.notation.answers import COLUMNS
from downfield.games.calciotto.rules.wall import Wall

BENCH = "m-bench"  # where figures lie that are not on the pitch, while a side lines up


def figure_id(side: int, number: int) -> str:
    """The element of a figure, on the pitch, on the bench or gone."""
    return f"m-f-{'ha'[side]}-{number}"


def square_id(x: int, y: int) -> str:
    """The element of a square, by its column and its row."""
    return f"m-s-{x}-{y}"


def card_id(code: str, nth: int) -> str:
    """The element of a card in the hand."""
    return f"m-card-{code}-{nth}"


def step_id(number: int, way: str) -> str:
    """The element of a step."""
    return f"m-step-{number}-{way}"


def lane_id(token: str) -> str:
    """The element of a pass or a shot on its way."""
    return f"m-lane-{'shot' if token[0] == '!' else 'pass'}-{token[1:]}"


def slip_id(token: str) -> str:
    """The element of an option that lies beside the lawn."""
    return f"m-option-{token}"


def figure_element(g: Pitch, slot: int) -> str:
    """The element of a figure in play."""
    return figure_id(int(g.side_of(slot)), int(g.number_of(slot)))


def square_element(g: Pitch, square: int) -> str:
    """The element of a square, whoever stands on it."""
    return square_id(int(g.tables.column[square]), int(g.tables.row[square]))


def element_at(g: Pitch, square: int) -> str:
    """The element of a square, or of the figure that stands on it."""
    cell = int(g.board[square])
    return figure_element(g, cell - 1) if 0 < cell <= MEN else square_element(g, square)


def wall_elements(g: Pitch, left: int) -> list[str]:
    """[CAL-14.7] What lies where a wall may stand that is asked about, by its left square."""
    size = int(cast(Wall, g.top).size)
    return [element_at(g, left + k) for k in range(size)]


def name_of(x: int, y: int) -> str:
    """A square as it is written: its column's letter, then its row."""
    return f"{COLUMNS[x - 1]}{y}"


@functools.cache
def place_of(name: str) -> tuple[int, int]:
    """Column and row of a square as it is written."""
    return COLUMNS.index(name[0]) + 1, int(name[1:])
