"""Who solves the whole match, layer by layer, and makes a book of it."""

import functools
from types import ModuleType
from typing import Any

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.cores import Cores
from downfield.games.first_and_roll.coach.solve.layers.cuda import Card, card
from downfield.games.first_and_roll.coach.solve.layers.ends import Array
from downfield.games.first_and_roll.coach.solve.layers.grid import OWN, Span
from downfield.games.first_and_roll.coach.solve.layers.order import units, waves
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import (
    FIRST_HALF,
    OVERTIME,
    Clock,
    Layer,
    Solved,
    Sweeper,
    Wave,
)
from downfield.games.first_and_roll.coach.truth.book import written
from downfield.kernel.solution import Shelf, SolutionError, Stamp

CLOSE = 1e-10  # a layer is solved when no value moves by more in a sweep
STEPS = 2**32 - 1  # in which a chance is kept
BOOK = "book"
HELD = 40  # layers that are kept at hand
KICKS = 2  # of a layer, behind its plays


class Match:
    """Solves the match of a pack and its options."""

    matters: tuple[str, ...] = (
        "onside_needs_turnover_face", "run_off", "red_zone_rule", "hail_mary_timeouts"
    )  # fmt: skip

    def __init__(self, o: Outcomes, mark: str, span: Span | None = None) -> None:
        self.o, self.mark, self.span = o, mark, span or Span()
        self.units = [[named(unit) for unit in units(layers)] for layers in waves(o)]
        self.layers = {name: unit for wave in waves(o) for unit in units(wave) for name in [named(unit)]}

    def waves(self) -> list[list[str]]:
        """Every layer with its mirror, those of a wave beside each other; last of all the book."""
        return [*self.units, [BOOK]]

    def solve(self, layer: str, shelf: Shelf) -> bytes:
        """The table of a layer and its mirror, from the layers before; or the book of all."""
        xp, sweeper = tools(self.o)
        read = Read(self, shelf, xp)
        if layer == BOOK:
            return written(Read(self, shelf, np), self.o, self.span, self.mark)
        unit = self.layers[layer]
        wave = Wave(unit, Clock(self.o, self.span, read, xp), unit[0].half == OVERTIME)
        wave.solve(sweeper, CLOSE)
        table = xp.concatenate([wave.values, wave.kicks], axis=-1)
        return bytes(plain(xp.rint(table * STEPS).astype("<u4")).tobytes())

    def opening(self, shelf: Shelf) -> float:
        """The chance of whoever receives first, and so kicks off the second half [FAR-17.2]."""
        full = self.o.timeouts
        kicks = Read(self, shelf, np).get(Layer(FIRST_HALF, 1, 0, full, full)).kicks
        return float(kicks[self.span.place(0), 0])


class Read:
    """Solved layers as they stand on a shelf."""

    def __init__(self, match: Match, shelf: Shelf, arrays: ModuleType) -> None:
        self.match, self.shelf, self.xp = match, shelf, arrays

    def get(self, layer: Layer) -> Solved:
        """One layer."""
        unit = units([min(layer, layer.mirror)])[0]
        table = held(self, named(unit))[unit.index(layer)]
        return Solved(table[:, :OWN], table[:, OWN:])

    def put(self, layer: Layer, solved: Solved) -> None:
        """A shelf is written to by whoever asked for a layer."""
        raise AssertionError("layers are put on the shelf by the laboratory")

    def table(self, name: str) -> Array:
        """A layer and its mirror, by lead."""
        found = np.frombuffer(self.shelf.read(name), dtype="<u4") / STEPS
        unit = self.match.layers[name]
        leads = 1 if unit[0].half == OVERTIME else self.match.span.many
        if found.size != len(unit) * leads * (OWN + KICKS):
            raise SolutionError(
                "{folder}: layer {layer} is damaged. `downfield solve` replaces it.",
                key="solution-damaged", folder=str(self.shelf.folder), layer=name,
            )  # fmt: skip
        return self.xp.asarray(found.reshape(len(unit), leads, OWN + KICKS))


_held: dict[tuple[str, str, str], tuple[Stamp, Array]] = {}


def held(read: Read, name: str) -> Array:
    """A layer from the shelf, or still at hand; one that was written anew meanwhile is read again."""
    key, stamp = (str(read.shelf.folder), read.xp.__name__, name), read.shelf.stamp(name)
    if key not in _held or _held[key][0] != stamp:
        if len(_held) >= HELD:
            _held.pop(next(iter(_held)))
        _held[key] = stamp, read.table(name)
    return _held[key][1]


def named(unit: list[Layer]) -> str:
    """The name of a layer on the shelf."""
    return "-".join(map(str, unit[0]))


def plain(array: Array) -> Any:
    """An array of NumPy, wherever it was."""
    return array.get() if hasattr(array, "get") else array


@functools.lru_cache(maxsize=1)
def tools(o: Outcomes) -> tuple[ModuleType, Sweeper]:
    """The arrays and the sweeper of this machine: a graphics card if CuPy finds one, else the processor."""
    try:
        cupy = card()
        cupy.cuda.runtime.getDeviceCount()
    except Exception:
        return np, Cores(o)
    return cupy, Card(o)
