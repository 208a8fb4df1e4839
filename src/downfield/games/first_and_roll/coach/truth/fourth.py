"""Fourth downs by distance and field position, for one clock and score: all markers at once."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.case import Case, Plays
from downfield.games.first_and_roll.coach.solve.layers.ends import (
    MODES,
    ROW_FIRST,
    ROW_GOOD,
    ROW_HAIL,
    ROW_THEIRS,
    Ends,
)
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.sealed import duels
from downfield.games.first_and_roll.coach.solve.layers.stretch import Stretch
from downfield.games.first_and_roll.coach.truth.series import LIKELY, settled
from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.rules.downs import DOWNS, SERIES
from downfield.kernel.oracle import NOWHERE, Chart

FARTHEST = 15  # yards to go that are shown
TOKENS = ("play", "punt", "fg", "hail-mary")


class FourthDowns:
    """Every spot short of every marker; a penalty that repeats the down leaves the clock out of account."""

    def __init__(self, o: Outcomes, ends: Ends, rows: Floats) -> None:
        self.o, self.markers = o, np.arange(SERIES + 1, GOAL + 1)
        self.rows = np.broadcast_to(rows, (len(self.markers), *rows.shape))
        self.of = Stretch(o, ends.lists, 1, GOAL, LIKELY)
        self.short = np.arange(GOAL + 1) < self.markers[:, None]
        self.plays = settled(
            Case(self.of, DOWNS), self.rows, [self._landing(mode) for mode in range(MODES)], self._accepted
        )

    def _landing(self, mode: int) -> Floats:
        """Where a play ends: short of the marker the ball is lost."""
        first, theirs = self.rows[:, ROW_FIRST + mode], self.rows[:, ROW_THEIRS + mode, ::-1]
        land: Floats = np.where(self.short, theirs, first)
        land[:, 0] = first[:, 0]
        return land

    def _accepted(self, value: Floats, mode: int) -> Floats:
        """Each penalty accepted: a first down, a safety, or the same down from elsewhere."""
        first = self.rows[:, ROW_FIRST + mode]
        worth = np.empty((len(self.o.fouls), *value.shape))
        for foul, each in zip(self.o.fouls, worth, strict=True):
            to = np.array(foul.spots)[self.of.balls]
            new = (to == 0) | ~self.short[:, to] | foul.automatic
            each[:] = np.where(new, first[:, to], value[:, np.clip(to, 1, GOAL - 1) - 1])
        return worth

    def declared(self) -> Floats:
        """What each declaration is worth, by marker and spot; below zero where it is not allowed."""
        plays: Plays = self.plays
        alone = plays.alone.copy()
        np.maximum(alone[GREEN], plays.bomb, out=alone[GREEN])
        kicks = (self.rows[:, row, self.of.balls] for row in (ROW_GOOD, ROW_HAIL))
        return np.stack([duels(alone, plays.met), plays.punt.min(axis=0), *kicks])


def chart(o: Outcomes, ends: Ends, rows: Floats, side: int) -> Chart:
    """What best play declares; `rows` tell where plays end: see `ends`."""
    fourth = FourthDowns(o, ends, rows)
    values = fourth.declared()
    best, worth = np.full((FARTHEST, GOAL - 1), NOWHERE), np.zeros((FARTHEST, GOAL - 1))
    for case, marker in enumerate(fourth.markers.tolist()):
        balls = np.arange(max(1, marker - FARTHEST), marker)
        best[marker - balls - 1, balls - 1] = values[:, case, balls - 1].argmax(axis=0)
        worth[marker - balls - 1, balls - 1] = values[:, case, balls - 1].max(axis=0)
    told = tuple(map(tuple, best.tolist())), tuple(map(tuple, worth.tolist()))
    return Chart(side, "declare", TOKENS, tuple(range(1, GOAL)), tuple(range(1, FARTHEST + 1)), *told)
