"""The layers to which the clock can lead within a series, and what each of them knows from the book."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.ends import (
    MODES,
    ROW_HAIL,
    ROWS,
    RUN_STILL,
    RUN_TICKED,
    STILL,
    TICKED,
    WIDE,
    Ends,
)
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Ints, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import OVERTIME, SECOND_HALF, Layer, may_hail
from downfield.games.first_and_roll.coach.truth.book import Pages

NEAR = 8  # points that a single score can bring
KICKS = 4  # at the end of an edge
HURRY = 1  # advances and time-outs more than plays that are reckoned with
LOOK = 2  # plays further that the book is read: a repeated down, and the clock after it


class Clockwork:
    """Layers from one on, as many advances and time-outs further as plays are likely to take it, the nearest first."""

    def __init__(self, o: Outcomes, ends: Ends, book: Pages, layer: Layer, lead: int, plays: int) -> None:
        self.o, self.ends, self.book, self.start, self.lead = o, ends, book, layer, lead
        every = [
            layer._replace(tick=tick, ours=ours, theirs=theirs)
            for tick in range(layer.tick, o.last)
            for ours in range(layer.ours + 1)
            for theirs in range(layer.theirs + 1)
        ]
        near = sorted((each for each in every if self._plays(each) <= plays + LOOK), key=self._plays)
        self.layers = near
        self.many = [sum(self._plays(each) <= k + 1 for each in near) for k in range(plays + 1)]
        self.places = {each: k for k, each in enumerate(near)}
        self.may_run = np.array([each.tick < o.last - 1 for each in near])
        self.leads_to: dict[int, tuple[Ints, Ints, Ints]] = {}
        self.rows = self._rows()

    def _plays(self, layer: Layer) -> int:
        """How many plays it takes to come to a layer, unless the clock is in an unusual hurry."""
        if layer == self.start:
            return 0
        spent = self.start.ours - layer.ours + self.start.theirs - layer.theirs
        return max(1, layer.tick - self.start.tick + spent - HURRY)

    def knows(self, layer: Layer, plays: int) -> bool:
        """Whether a layer is among those that so many plays can lead to; what lies further is only rough."""
        return layer in self.places and self._plays(layer) <= plays

    def _led(self, many: int) -> tuple[Ints, Ints, Ints]:
        if many not in self.leads_to:
            self.leads_to[many] = self._find(many)
        return self.leads_to[many]

    def _find(self, many: int) -> tuple[Ints, Ints, Ints]:
        """Where an advance leads, a time-out of ours and one of theirs, among the first layers; -1 where there is none.

        The place behind them is the end of the half. What leads beyond them is taken to lead nowhere.
        """
        on, ours, theirs = ([many], [-1], [-1])
        for k, layer in reversed(list(enumerate(self.layers[:many]))):
            later = self.places.get(layer._replace(tick=layer.tick + 1), many)
            on.append(many if layer.tick + 1 == self.o.last else later if later < many else k)
            for side, found in (
                (layer._replace(ours=layer.ours - 1), ours),
                (layer._replace(theirs=layer.theirs - 1), theirs),
            ):
                place = self.places.get(side, many)
                found.append(place if place < many else -1)
        return np.array(on[::-1]), np.array(ours[::-1]), np.array(theirs[::-1])

    def folded(self, settled: Floats, mode: int) -> Floats:
        """What values by layer become in a mode; see `wave.Clock`."""
        every = np.concatenate([settled, np.full((1, *settled.shape[1:]), self.end)])
        return self._fold(every, mode)[:-1]

    def _fold(self, every: Floats, mode: int) -> Floats:
        if mode == STILL:
            return every
        many = len(every) - 1
        on, ours, theirs = self._led(many)
        kept = np.minimum(_at(every, theirs, np.inf), every[on])
        may = np.append(self.may_run[:many], False).reshape(-1, *[1] * (every.ndim - 1))
        runnable = np.where(may, np.maximum(every, kept), every)
        if mode == RUN_STILL:
            return runnable
        base = every if mode == TICKED else runnable
        worth = np.minimum(_at(base, theirs, np.inf), base[on])
        found: Floats = np.maximum(_at(base, ours, -np.inf), worth)
        return found

    # From the book ----------------------------------------------------------------------------------------------------

    def _rows(self) -> Floats:
        """Where plays end, by layer: see `ends`."""
        sudden = self.start.half == OVERTIME
        near = np.zeros(1, dtype=np.int64) if sudden else self._near()
        over = self._over()[near]
        self.end = float(over[len(over) // 2])
        edges = np.stack([self.book.edge(each, near) for each in self.layers])
        kicks = np.concatenate([edges[..., -KICKS:], np.broadcast_to(over[:, None], (1, len(near), KICKS))])
        lines = np.concatenate([edges[:, len(near) // 2], np.full((1, edges.shape[2]), self.end)])
        many = self.many[-1]
        rows = np.zeros((many, 1, ROWS, WIDE))
        here = slice(len(near) // 2, len(near) // 2 + 1)
        at = [
            self._edge(self._fold(kicks, mode)[:many], self._fold(lines, mode)[:many])
            for mode in range(MODES)
        ]
        self.ends.still(at[STILL], rows, here)
        self.ends.ticked(at[TICKED], rows, here)
        for mode in (RUN_STILL, RUN_TICKED):
            self.ends.ran(at[mode], rows, mode, here)
        self._hail(rows, self._edge(kicks[-1:], lines[-1:]), here)
        found: Floats = rows[:, 0]
        return found

    @staticmethod
    def _edge(kicks: Floats, lines: Floats) -> Floats:
        """The edge for all leads at hand: of the others only the kicks count."""
        edge = np.zeros((*kicks.shape[:2], lines.shape[1]))
        edge[..., -KICKS:] = kicks
        edge[:, kicks.shape[1] // 2, :-KICKS] = lines[:, :-KICKS]
        return edge

    def _near(self) -> Ints:
        """The rows of the leads that one score can lead to."""
        return np.array([self.book.span.place(self.lead + more) for more in range(-NEAR, NEAR + 1)])

    def _over(self) -> Floats:
        """What the end of the half is worth by lead."""
        if self.start.half == OVERTIME:
            return np.full(1, 0.5)
        if self.start.half == SECOND_HALF:
            widest = self.book.span.widest
            return 0.5 + 0.5 * np.sign(np.arange(-widest, widest + 1))
        full = self.o.timeouts
        kicks = self.book.page(Layer(SECOND_HALF, 0, 0, full, full))[:, -2]
        return 1.0 - kicks[::-1] if self.start.kicks else kicks

    def _hail(self, rows: Floats, over: Floats, here: slice) -> None:
        rows[:, :, ROW_HAIL] = -1.0
        caught = self.ends.touchdown(over)[0, here]
        worth = self.o.hail * caught + (1.0 - self.o.hail) * self.end
        for k, layer in enumerate(self.layers[: len(rows)]):
            if may_hail(self.o, layer):
                rows[k, :, ROW_HAIL, self.o.hail_line : WIDE - 1] = worth[:, None]


def _at(every: Floats, places: Ints, none: float) -> Floats:
    has = (places >= 0).reshape(-1, *[1] * (every.ndim - 1))
    found: Floats = np.where(has, every[places], none)
    return found
