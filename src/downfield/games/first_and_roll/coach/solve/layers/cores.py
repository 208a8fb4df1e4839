"""The sweep by arrays: series after series from the goal line back, all leads of a wave of layers at once.

A series leads to the series ahead of it, so what has just been found there is used at once. `abreast` does the same in
compiled loops, and much faster.
"""

from typing import NamedTuple

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.case import Case, Plays, Sum, kept, lost
from downfield.games.first_and_roll.coach.solve.layers.ends import (
    ROW_FIRST,
    ROW_THEIRS,
    RUN_STILL,
    RUN_TICKED,
    STILL,
    TICKED,
    thrown,
)
from downfield.games.first_and_roll.coach.solve.layers.grid import CELLS, FARTHEST, FIRST, GOAL, STARTS
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Ints, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.stretch import Stretch
from downfield.games.first_and_roll.coach.solve.layers.wave import Wave
from downfield.games.first_and_roll.rules.downs import DOWNS, marker_ahead


class Tables(NamedTuple):
    """What a wave knows of its plays, by case and slot: in this layer, by mode of the clock; and where plays end."""

    own: Floats
    ticked: Floats
    secured: Floats
    ticked_run: Floats
    rows: Floats

    @classmethod
    def of(cls, wave: Wave) -> "Tables":
        """The layers of a wave and their leads in a row."""
        arrays = (wave.values, wave.ticked, wave.secured, wave.ticked_run)
        own, ticked, secured, run = (each.reshape(-1, each.shape[-1]) for each in arrays)
        return cls(own, ticked, secured, run, wave.rows.reshape(-1, *wave.rows.shape[2:]))

    def at(self, mode: int, slots: Ints) -> Floats:
        """Plays of a mode."""
        if mode == RUN_STILL:
            return np.maximum(self.own[:, slots], self.secured[:, slots])
        found: Floats = {STILL: self.own, TICKED: self.ticked, RUN_TICKED: self.ticked_run}[mode][:, slots]
        return found


class Series:
    """Every spot of the grid from which one marker is played for."""

    def __init__(self, o: Outcomes, lists: list[Floats], marker: int) -> None:
        self.o, self.marker = o, marker
        self.of = Stretch(o, lists, max(1, marker - FARTHEST), marker)
        self.short = _slots(np.arange(1, marker), marker)  # the first downs short of it
        self.slots = _slots(self.of.balls, marker)
        self.fouls = [np.array(foul.spots)[self.of.balls] for foul in o.fouls]
        self.fresh = np.array([ball for ball in range(1, marker) if marker_ahead(ball) == marker], dtype=int)

    def landing(self, t: Tables, down: int, mode: int) -> Floats:
        """Where a play of a down ends."""
        table: Floats = t.rows[:, ROW_FIRST + mode].copy()
        if down == DOWNS:
            table[:, 1 : self.marker] = t.rows[:, ROW_THEIRS + mode, ::-1][:, 1 : self.marker]
        else:
            table[:, 1 : self.marker] = t.at(mode, self.short + down * CELLS)
        return table

    def accepted(self, t: Tables, down: int, mode: int) -> Floats:
        """Each penalty accepted: a first down, a safety, or the same down from elsewhere."""
        first = t.rows[:, ROW_FIRST + mode]
        worth = np.empty((len(self.fouls), len(first), len(self.of.balls)))
        for foul, to, each in zip(self.o.fouls, self.fouls, worth, strict=True):
            each[:] = first[:, to]
            again = np.flatnonzero((to > 0) & (to < self.marker) & (not foul.automatic))
            each[:, again] = t.at(mode, _slots(to[again], self.marker) + (down - 1) * CELLS)
        return worth

    def ticked(self, t: Tables, down: int) -> Sum:
        """Plays after which the clock advances: they do not move."""
        table, ran = (self.landing(t, down, mode) for mode in (TICKED, RUN_TICKED))
        mode = kept(self.of, table, ran, t.rows, TICKED)
        return Sum.of(mode, mode.flags(self.accepted(t, down, TICKED)), down)

    def plays(self, t: Tables, case: Case, ticked: Sum) -> Plays:
        """What plays of a down are worth, by the values so far."""
        down = case.down
        table = self.landing(t, down, STILL)
        still = kept(self.of, table, self.landing(t, down, RUN_STILL), t.rows, STILL)
        accepted = self.accepted(t, down, STILL)
        case.flag(still, accepted, t.rows)
        given_up = lost(self.of, table[:, self.of.balls], t.rows)
        case.rest(still, ticked, Sum.of(given_up, given_up.flags(accepted), down), t.rows)
        return case.plays(still, t.rows)

    def renew(self, t: Tables) -> None:
        """First downs that play for this marker count at once for the series behind."""
        t.rows[:, ROW_FIRST + STILL, self.fresh] = t.at(STILL, FIRST[self.fresh - 1])
        t.rows[:, ROW_FIRST + RUN_STILL, self.fresh] = t.at(RUN_STILL, FIRST[self.fresh - 1])


class Cores:
    """Sweeps layers."""

    def __init__(self, o: Outcomes) -> None:
        lists = [thrown(odds) for odds in o.lists]
        self.series = [Series(o, lists, marker) for marker in range(GOAL, 1, -1)]
        self.downs: list[tuple[Series, Case, Sum]] = []

    def prepare(self, wave: Wave) -> None:
        """Take over the layers of a wave, and work out what does not move in them."""
        t = Tables.of(wave)
        self.downs = [
            (each, Case(each.of, down), each.ticked(t, down))
            for each in self.series
            for down in range(DOWNS, 0, -1)
        ]

    def sweep(self, wave: Wave) -> float:
        """One sweep, each series from the fourth down back to the first; how far a value moved."""
        t, moved = Tables.of(wave), 0.0
        for series, case, ticked in self.downs:
            slots = series.slots + (case.down - 1) * CELLS
            best = series.plays(t, case, ticked).best
            moved = max(moved, float(np.abs(best - t.own[:, slots]).max()))
            t.own[:, slots] = best
            if case.down == 1:
                series.renew(t)
        return moved

    def finish(self, wave: Wave) -> None:
        """Every sweep has handed back all plays."""


def _slots(balls: Ints, marker: int) -> Ints:
    """The slots of first downs at these spots; more than the farthest to go counts as the farthest."""
    found: Ints = np.array(STARTS)[balls] + np.minimum(marker - balls, FARTHEST) - 1
    return found
