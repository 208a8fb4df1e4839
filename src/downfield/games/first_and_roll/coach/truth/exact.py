"""The exact tables, where somebody has solved the match on this machine; and plays worked out from them.

A layer is checked as a whole when it is first read, and then looked up where a match comes to.
"""

import functools
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.layers.case import Case, Plays
from downfield.games.first_and_roll.coach.solve.layers.cores import Series, Tables
from downfield.games.first_and_roll.coach.solve.layers.ends import Ends
from downfield.games.first_and_roll.coach.solve.layers.grid import FARTHEST, cell
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Ints, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.stretch import Stretch
from downfield.games.first_and_roll.coach.solve.layers.wave import OVERTIME, Layer
from downfield.games.first_and_roll.coach.truth.book import Pages
from downfield.games.first_and_roll.coach.truth.clockwork import Clockwork
from downfield.games.first_and_roll.coach.truth.solver import PAGE, STEPS, Match
from downfield.kernel.solution import DIGEST, Shelf, Stamp

SPOTS: Final = 512  # spots short of a marker whose odds are remembered
Steps = NDArray[np.uint32]


class Exact(Pages):
    """What every position before a play is worth, by layer, lead and slot."""

    def __init__(self, match: Match, shelf: Shelf) -> None:
        self.match, self.shelf, self.span = match, shelf, match.span
        self.places = {
            layer: (name, k) for name, unit in match.layers.items() for k, layer in enumerate(unit)
        }
        self.read: dict[str, tuple[Stamp, Steps]] = {}

    def row(self, layer: Layer, lead: int) -> int:
        """Where a lead stands in a layer."""
        return 0 if layer.half == OVERTIME else self.span.place(lead)

    def page(self, layer: Layer, rows: Ints | slice = slice(None)) -> Floats:
        """One layer, by lead; or some of its leads."""
        steps = self._steps(layer)
        found: Floats = (
            steps[:, PAGE][rows] if isinstance(rows, slice) else steps[rows[..., None], PAGE]
        ) / STEPS
        return found

    def worth(self, layer: Layer, lead: int, slots: Ints) -> Floats:
        """What positions of a layer are worth to the side on offence, which leads by so much."""
        found: Floats = self._steps(layer)[self.row(layer, lead)][slots] / STEPS
        return found

    def _steps(self, layer: Layer) -> Steps:
        name, place = self.places[layer]
        stamp = self.shelf.stamp(name)
        if name not in self.read or self.read[name][0] != stamp:
            self.read[name] = stamp, self._mapped(name)
        found: Steps = self.read[name][1][place]
        return found

    def _mapped(self, name: str) -> Steps:
        """A layer that is whole, as it lies on the disk."""
        self.match.fits(name, self.shelf, self.shelf.check(name).nbytes)
        on_disk = np.memmap(self.shelf.file(name), dtype="<u4", mode="r", offset=DIGEST)
        return np.asarray(on_disk).reshape(self.match.shape(name))


def on_shelf(match: Match, shelf: Shelf) -> Exact | None:
    """The tables of a shelf on which every layer stands."""
    return Exact(match, shelf) if all(shelf.stamp(name) for name in match.layers) else None


class Here:
    """What is known of plays from one layer on, at one lead: a single case."""

    def __init__(self, work: Clockwork, tables: Exact) -> None:
        self.work, self.tables = work, tables
        self.layers = work.layers[: work.many[0]]

    @property
    def rows(self) -> Floats:
        """Where plays end at this very moment."""
        return self.work.rows[:1]

    def at(self, mode: int, slots: Ints) -> Floats:
        """What such positions are worth, as far as the clock may move meanwhile."""
        every = np.stack([self.tables.worth(layer, self.work.lead, slots) for layer in self.layers])
        return self.work.folded(every, mode)[:1]


class Alone(Series):
    """One spot of the grid from which a marker is played for."""

    def __init__(self, o: Outcomes, lists: list[Floats], marker: int, ball: int) -> None:
        self.o, self.marker = o, marker
        self.of = Stretch(o, lists, ball, ball + 1)
        self.short = np.array([cell(1, spot, marker) for spot in range(1, marker)], dtype=int)
        self.fouls = [np.array(foul.spots)[self.of.balls] for foul in o.fouls]


class Spot:
    """The plays of one position. All that they lead to stands in the tables, so nothing has to be solved."""

    def __init__(
        self, o: Outcomes, ends: Ends, work: Clockwork, tables: Exact, down: int, ball: int, marker: int
    ) -> None:
        self.work, self.low = work, ball
        series = _alone(o, ends, min(marker, ball + FARTHEST), ball)
        here = cast(Tables, Here(work, tables))  # all that plays ask of the tables of a wave
        ticked = series.ticked(here, down)
        self.plays: dict[int, Plays] = {down: series.plays(here, Case(series.of, down), ticked)}


@functools.lru_cache(maxsize=SPOTS)
def _alone(o: Outcomes, ends: Ends, marker: int, ball: int) -> Alone:
    return Alone(o, ends.lists, marker, ball)
