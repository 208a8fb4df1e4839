"""A drive solved on a graphics card: the text in downs.cu, compiled by CuPy for the numbers of a pack."""

import pathlib
from types import ModuleType
from typing import Any

import numpy as np

from downfield.games.first_downs.coach.solve.chart import TOUCHDOWN
from downfield.games.first_downs.coach.solve.drive import Downs, Drive, Ends
from downfield.games.first_downs.coach.solve.routing import Swept

THREADS = 64


def source(swept: Swept) -> str:
    """The text to compile: the numbers of the pack, then downs.cu."""
    chart = swept.downs.chart
    plays, _, cards = chart.kind.shape
    named = {"PAIRS": len(chart.purse), "RESULTS": len(chart.results), "TRICKS": len(chart.tricks)}
    named |= {"PLAYS": plays, "CARDS": cards}
    text = pathlib.Path(__file__).with_name("downs.cu").read_text(encoding="utf-8")
    return "".join(f"#define {name} {n}\n" for name, n in named.items()) + text


class Card:
    """Solves drives of one pack, a down at some depths at a time."""

    def __init__(self, downs: Downs, cupy: ModuleType) -> None:
        self.cp: Any = cupy
        self.swept = swept = Swept(downs)
        self.kernel = cupy.RawModule(code=source(swept), options=("--std=c++14",)).get_function("down")
        self.tables = [self._ints(table) for table in swept.tables()]
        self.groups = [(int(pairs[0]), len(pairs)) for pairs in downs.groups]
        self.portions = list(_portions(swept))

    def _ints(self, table: list[int]) -> Any:
        return self.cp.asarray(np.array(table, dtype=np.int32))

    def solve(self, ends: Ends) -> Drive:
        """The equilibrium of a drive."""
        swept, downs = self.swept, self.swept.downs
        rows = self.cp.asarray(swept.begun(ends))
        self._down(rows, 0, 1)
        self.cp.maximum(
            rows[swept.conversion], rows[downs.reset + TOUCHDOWN], out=rows[downs.touchdown]
        )  # [FFD-6.1]
        for first, states in self.portions:
            self._down(rows, first, states)
        return swept.drive(rows.get())

    def _down(self, rows: Any, first: int, states: int) -> None:
        """So many states, little momentum before much."""
        for first_pair, pairs in self.groups:
            blocks = (states * pairs + THREADS - 1) // THREADS
            numbers = (np.int32(n) for n in (first, states, first_pair, pairs))
            self.kernel((blocks,), (THREADS,), (rows, *self.tables, *numbers))


def _portions(swept: Swept) -> "list[tuple[int, int]]":
    """The states of a down at some depths: where they begin, and how many; state 0 is the conversion."""
    found, first = [], 1
    for depths in swept.downs.blocks():
        for down in reversed(range(swept.downs.chart.downs)):
            states = len(swept.downs.spots(down, depths)[0])
            found.append((first, states))
            first += states
    return found
