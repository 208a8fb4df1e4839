# mypyc: compiled
"""The squares of the field as plain lists, made once: the steady coach looks at them thousands of times."""

import functools
from typing import Final

from mypy_extensions import i64

from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE, Tables
from downfield.kernel.vecs import vec

FAR: Final = 99  # steps to where nobody comes in time


class Ground:
    """Of every square its row, its column, whether it is in bounds, and the neighbours that are."""

    blank: vec[i64]
    afar: vec[i64]

    def __init__(self, t: Tables) -> None:
        squares = range(int(t.squares))
        self.row = [int(t.row[s]) for s in squares]
        self.column = [int(t.column[s]) for s in squares]
        self.inside = [bool(t.zone[s] != OUTSIDE) for s in squares]
        steps = [int(t.delta[way]) for way in range(8)]
        self.near = [[s + d for d in steps if self.inside[s] and self.inside[s + d]] for s in squares]
        self.blank = vec[i64]([-1] * int(t.squares))  # a number for every square, none yet
        self.afar = vec[i64]([FAR] * int(t.squares))  # steps to every square, none near yet
        self.rows: dict[int, list[int]] = {}

    def rows_of(self, g: Gridiron, side: int) -> list[int]:
        """Of every square how far it is from a side's own goal line, in rows."""
        ahead = int(g.ahead(side))
        if ahead not in self.rows:
            self.rows[ahead] = [int(g.own_row(side, row)) for row in self.row]
        return self.rows[ahead]


@functools.lru_cache(maxsize=4)
def ground(columns: int, depth: int) -> Ground:
    """The field of a pack."""
    return Ground(Tables(columns, depth))
