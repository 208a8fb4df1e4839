"""The sweep on the processor, all cases of a wave abreast: compiled where Numba is installed."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers import sweep
from downfield.games.first_and_roll.coach.solve.layers.flat import Flat
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL, OWN
from downfield.games.first_and_roll.coach.solve.layers.lanes import WAYS, Desk, Dice, judging
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    BOMB_ON,
    COVER,
    PASS_ON,
    Floats,
    Outcomes,
)
from downfield.games.first_and_roll.coach.solve.layers.wave import Wave
from downfield.games.first_and_roll.rules.downs import marker_ahead
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

ABREAST = 8  # lanes that a wide instruction takes: their number is made a multiple of it
MARKERS = range(GOAL, 1, -1)


class Abreast:
    """Sweeps layers, from the goal line back."""

    def __init__(self, o: Outcomes, markers: range = MARKERS) -> None:
        self.markers = markers
        self.dice = dice(o)
        self.judge = judging(sum(foul.by_offence for foul in o.fouls), len(o.fouls))

    def prepare(self, wave: Wave) -> None:
        """Take over the layers of a wave, and work out what does not move in them."""
        self.own, self.secured = lanes(wave.values), lanes(wave.secured)
        self.desk = desk(self.own.shape[1], len(wave.o.fouls))
        self.ticked = np.zeros((OWN, WAYS, self.own.shape[1]))
        ticked, ran, rows = (lanes(each) for each in (wave.ticked, wave.ticked_run, wave.rows))
        for marker in self.markers:
            sweep.tick(self.ticked, self.dice, self.desk, ticked, ran, rows, marker, self.judge)

    def sweep(self, wave: Wave) -> float:
        """One sweep; how far a value moved."""
        rows, moved = lanes(wave.rows), 0.0
        for marker in self.markers:
            known = (self.own, self.dice, self.desk, self.secured, self.ticked, rows)
            moved = max(moved, sweep.sweep(*known, marker, self.judge))
        cases = wave.values.shape[0] * wave.values.shape[1]
        wave.values[:] = self.own[:, :cases].T.reshape(wave.values.shape)
        return moved


def lanes(array: Floats) -> Floats:
    """What is told by layer and lead, told by lane, lanes last; the last case fills what is left of a wide one."""
    cases = array.reshape(-1, *array.shape[2:])
    rest = np.repeat(cases[-1:], -len(cases) % ABREAST, axis=0)
    return np.ascontiguousarray(np.moveaxis(np.concatenate([cases, rest]), 0, -1))


def dice(o: Outcomes) -> Dice:
    """The outcomes as the loops read them."""
    flat = Flat(o)
    order = sorted(range(len(o.fouls)), key=lambda j: not o.fouls[j].by_offence)
    fresh = np.array([0, *(marker_ahead(ball) for ball in range(1, GOAL))], dtype=np.int32)
    nearest = min(0, *o.lists[COVER]) + min([*o.lists[PASS_ON], *o.lists[BOMB_ON]])
    return Dice(
        flat.odds, flat.yards, flat.start, flat.numbers, flat.fouls[order], flat.starts, flat.ruled, fresh,
        o.run_off_matched, nearest,
    )  # fmt: skip


def desk(many: int, fouls: int) -> Desk:
    """Room for so many lanes."""
    return Desk(
        landed=np.zeros((GOAL + 1, many)),
        ran=np.zeros((GOAL + 1, many)),
        accepted=np.zeros((fouls, many)),
        going=np.zeros((BEYOND + 1, many)),
        wanted=np.zeros(BEYOND + 1, dtype=np.bool_),
        row=np.zeros(many),
        worth=np.zeros((WAYS, many)),
        turned=np.zeros((WAYS, many)),
        best=np.zeros(many),
    )
