"""Who solves the whole match, layer by layer, and makes a book of it."""

import functools
import itertools
import math
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.layers.abreast import Abreast
from downfield.games.first_and_roll.coach.solve.layers.cores import Cores
from downfield.games.first_and_roll.coach.solve.layers.cuda import Card
from downfield.games.first_and_roll.coach.solve.layers.ends import Array
from downfield.games.first_and_roll.coach.solve.layers.grid import FIRST, OWN, Span
from downfield.games.first_and_roll.coach.solve.layers.order import units, waves
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.quick import NUMBA
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
from downfield.kernel.card import card
from downfield.kernel.solution import Shelf, SolutionError, Stamp

CLOSE = 1e-10  # a layer is solved when no value moves by more in a sweep
STEPS = 2**32 - 1  # in which a chance is kept
BYTES = 4  # of such a number
BOOK = "book"
ROOM = 24  # layers that a graphics card solves at once, in less than 8 GB
HELD = 60  # layers that are kept at hand: three waves of them
KICKS = 2  # of a layer, behind its plays
PAGE = np.array([*FIRST, *range(OWN, OWN + KICKS)])  # of a layer: what stands in the book


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
        if layer == BOOK:
            return written(Read(self, shelf, np).page, self.o, self.span, self.mark)
        xp, sweeper = tools(self.o)
        read = Read(self, shelf, xp)
        if not is_fresh(read, layer):
            self._solve(self._beside(layer, shelf) if xp is not np else [layer], read, sweeper)
        return bytes(plain(xp.rint(held(read, layer) * STEPS).astype("<u4")).tobytes())

    def _beside(self, layer: str, shelf: Shelf) -> list[str]:
        """What is still to be solved of a layer's wave, the layer first, as far as a graphics card has room for it."""
        wave = next(wave for wave in self.units if layer in wave)
        beside = [layer, *(each for each in wave if each != layer and shelf.stamp(each) is None)]
        many = itertools.accumulate(len(self.layers[each]) for each in beside)
        return [each for each, layers in zip(beside, many, strict=True) if layers <= ROOM]

    def _solve(self, names: list[str], read: "Read", sweeper: Sweeper) -> None:
        """Solve layers of a wave, each with its mirror, and keep them at hand as they will be read."""
        layers = [layer for name in names for layer in self.layers[name]]
        wave = Wave(layers, Clock(self.o, self.span, read, read.xp), layers[0].half == OVERTIME)
        wave.solve(sweeper, CLOSE)
        table = read.xp.rint(read.xp.concatenate([wave.values, wave.kicks], axis=-1) * STEPS) / STEPS
        for name in names:
            places = [layers.index(layer) for layer in self.layers[name]]
            keep(read, name, table[places])

    def shape(self, name: str) -> tuple[int, int, int]:
        """Of a table: its layers, leads and slots."""
        unit = self.layers[name]
        return len(unit), 1 if unit[0].half == OVERTIME else self.span.many, OWN + KICKS

    def fits(self, name: str, shelf: Shelf, size: int) -> None:
        """Refuse a table of another size."""
        if size != BYTES * math.prod(self.shape(name)):
            raise SolutionError(
                "{folder}: layer {layer} is damaged. `downfield solve` replaces it.",
                key="solution-damaged", folder=str(shelf.folder), layer=name,
            )  # fmt: skip

    def opening(self, shelf: Shelf) -> float:
        """The chance of whoever receives first, and so kicks off the second half [FAR-17.2]."""
        full = self.o.timeouts
        kicks = Read(self, shelf, np).get(Layer(FIRST_HALF, 1, 0, full, full)).kicks
        return float(kicks[self.span.place(0), 0])


class Read:
    """Solved layers as they stand on a shelf."""

    def __init__(self, match: Match, shelf: Shelf, arrays: ModuleType) -> None:
        self.match, self.shelf, self.xp = match, shelf, arrays
        self.pages: dict[Layer, Floats] = {}

    def get(self, layer: Layer) -> Solved:
        """One layer."""
        unit = units([min(layer, layer.mirror)])[0]
        table = held(self, named(unit))[unit.index(layer)]
        return Solved(table[:, :OWN], table[:, OWN:])

    def put(self, layer: Layer, solved: Solved) -> None:
        """A shelf is written to by whoever asked for a layer."""
        raise AssertionError("layers are put on the shelf by the laboratory")

    def page(self, layer: Layer) -> Floats:
        """What the book needs of a layer: its first downs and its kicks, by lead."""
        if layer not in self.pages:
            unit = units([min(layer, layer.mirror)])[0]
            self.pages |= zip(unit, self.steps(named(unit))[..., PAGE] / STEPS, strict=True)
        return self.pages[layer]

    def table(self, name: str) -> Array:
        """A layer and its mirror, by lead."""
        return self.xp.asarray(self.steps(name)) / STEPS

    def steps(self, name: str) -> NDArray[np.uint32]:
        """The same in the steps in which it was written."""
        held = self.shelf.read(name)
        self.match.fits(name, self.shelf, len(held))
        return np.frombuffer(held, dtype="<u4").reshape(self.match.shape(name))


_held: dict[tuple[str, str, str], tuple[Stamp, Array]] = {}


def held(read: Read, name: str) -> Array:
    """A layer from the shelf, or still at hand; one that was written anew meanwhile is read again."""
    key, stamp = _key(read, name), read.shelf.stamp(name)
    known = _held.get(key)
    if known is None or known[0] not in (None, stamp):
        known = _hold(key, stamp, read.table(name))
    elif known[0] != stamp:  # solved here, and on the shelf by now
        _held[key] = stamp, known[1]
    return known[1]


def is_fresh(read: Read, name: str) -> bool:
    """Whether a layer was just solved here, beside others, and is not on the shelf yet."""
    known = _held.get(_key(read, name))
    return known is not None and known[0] is None and read.shelf.stamp(name) is None


def keep(read: Read, name: str, table: Array) -> None:
    """Keep a layer at hand that is about to be written."""
    _hold(_key(read, name), None, table)


def _key(read: Read, name: str) -> tuple[str, str, str]:
    return str(read.shelf.folder), read.xp.__name__, name


def _hold(key: tuple[str, str, str], stamp: Stamp, table: Array) -> tuple[Stamp, Array]:
    _held.pop(key, None)
    if len(_held) >= HELD:
        _held.pop(next(iter(_held)))
    _held[key] = stamp, table
    return _held[key]


def named(unit: list[Layer]) -> str:
    """The name of a layer on the shelf."""
    return "-".join(map(str, unit[0]))


def plain(array: Array) -> Any:
    """An array of NumPy, wherever it was."""
    return array.get() if hasattr(array, "get") else array


@functools.lru_cache(maxsize=1)
def tools(o: Outcomes) -> tuple[ModuleType, Sweeper]:
    """The arrays and the sweeper of this machine: a graphics card, compiled loops, or arrays alone."""
    cupy = card()
    if cupy is not None:
        return cupy, Card(o, cupy)
    return np, Cores(o) if NUMBA is None else Abreast(o)
