"""The sweep on the processor, all cases of a wave abreast: compiled where Numba is installed."""

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.layers import sweep
from downfield.games.first_and_roll.coach.solve.layers.flags import CLAIMS, HAIR
from downfield.games.first_and_roll.coach.solve.layers.flat import Flat
from downfield.games.first_and_roll.coach.solve.layers.grid import FIRST, GOAL, OWN
from downfield.games.first_and_roll.coach.solve.layers.lanes import WAYS, Desk, Dice, Field, Ways, judging
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    BOMB_ON,
    COVER,
    PASS_ON,
    Floats,
    Outcomes,
)
from downfield.games.first_and_roll.coach.solve.layers.wave import Wave
from downfield.games.first_and_roll.coach.solve.layers.ways import last_of
from downfield.games.first_and_roll.rules.downs import marker_ahead
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

ABREAST = 8  # lanes that a wide instruction takes: their number is made a multiple of it
MARKERS = range(GOAL, 1, -1)
FINE = 0.01  # of what moved in the sweep before: how exact the next one has to be


class Abreast:
    """Sweeps layers, from the goal line back, each sweep as exact as what moves makes it worth while."""

    def __init__(self, o: Outcomes, markers: range = MARKERS) -> None:
        self.markers = markers
        self.dice = dice(o)
        self.judge = judging(self.dice.offence, len(o.fouls))

    def prepare(self, wave: Wave) -> None:
        """Take over the layers of a wave, and work out what does not move in them."""
        self.own, self.secured = lanes(wave.values), lanes(wave.secured)
        many = self.own.shape[1]
        self.desk, self.field = desk(self.dice, many), field(self.dice, many)
        self.ticked, self.moved = np.zeros((OWN, WAYS, many)), 1.0
        ticked, ran, rows = (lanes(each) for each in (wave.ticked, wave.ticked_run, wave.rows))
        for marker, high in self._series():
            known = (self.dice, self.desk, self.field, ticked, ran, rows)
            sweep.tick(self.ticked, *known, marker, high, self.judge)

    def sweep(self, wave: Wave) -> float:
        """One sweep; how far a value moved. Only first downs are handed back, see `finish`."""
        rows, hair = lanes(wave.rows), max(HAIR, self.moved * FINE)
        known = (self.dice, self.desk, self.field, self.secured, self.ticked, rows)
        sweep.gather_lost(self.field, self.dice, rows)
        self.moved = max(
            sweep.sweep(self.own, *known, marker, high, hair, self.judge) for marker, high in self._series()
        )
        wave.values[..., FIRST] = self._told(self.own[FIRST], wave)
        return self.moved

    def finish(self, wave: Wave) -> None:
        """Hand back all plays."""
        wave.values[:] = self._told(self.own, wave)

    def _told(self, rows: Floats, wave: Wave) -> Floats:
        """Rows as the wave tells them, by layer and lead."""
        layers, leads, _ = wave.values.shape
        return rows[:, : layers * leads].T.reshape(layers, leads, len(rows))

    def _series(self) -> list[tuple[int, int]]:
        """The markers, each with the spot up to which the field changes with it: for the first, all of it."""
        return [(marker, GOAL if marker == self.markers[0] else marker) for marker in self.markers]


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
    rules = np.array([rule in o.ruled[1:GOAL] for rule in (0, 1)])
    return Dice(
        flat.odds, flat.yards, flat.start, flat.numbers, flat.fouls[order], flat.starts, flat.ruled, fresh,
        o.run_off_matched, sum(foul.by_offence for foul in o.fouls), flat.back, flat.shortest, rules, flat.kept,
        flat.missed,
        followed(o, flat.back, [0, *o.lists[COVER]], list(o.lists[BOMB_ON])), followed(o, flat.back, [0], []),
    )  # fmt: skip


def followed(o: Outcomes, back: int, thrown: list[int], led: list[int]) -> NDArray[np.bool_]:
    """The spots that breakaways come to, by rule and ball: of throws so many yards off, or led there at once."""
    found = np.zeros((2, GOAL + 1, back + BEYOND + 1), dtype=np.bool_)
    for ruled in range(2):
        for ball in range(1, GOAL):
            ahead = [ball + yards + on for yards in thrown for on in o.lists[PASS_ON]] + [
                ball + yards for yards in led
            ]
            while ahead:
                spot = ahead.pop()
                if spot <= last_of(ruled) and not found[ruled, ball, spot + back]:
                    found[ruled, ball, spot + back] = True
                    ahead += [spot + on for on in o.lists[PASS_ON]]
    return found


def field(d: Dice, many: int) -> Field:
    """Room for the ends of plays in so many lanes."""
    return Field(ways(d, many), ways(d, many), (ways(d, many), ways(d, many), ways(d, many)))


def ways(d: Dice, many: int) -> Ways:
    """Room for one of them."""
    ends, least, most = (np.zeros((GOAL + 1, many)) for _ in range(3))
    chains = np.zeros((2, d.back + GOAL - d.shortest + 1, many))
    return Ways(ends, least, most, chains, np.zeros((2, d.back + BEYOND + 1, many)))


def desk(d: Dice, many: int) -> Desk:
    """Room to work in for so many lanes."""
    return Desk(
        accepted=np.zeros((len(d.fouls), many)),
        claims=np.zeros((CLAIMS, many)),
        judged=np.zeros(many),
        going=np.zeros((d.back + BEYOND + 1, many)),
        whistled=np.zeros((d.back + BEYOND + 1, many)),
        open=np.zeros(GOAL - d.shortest + 1),
        row=np.zeros(many),
        worth=np.zeros((WAYS, many)),
        turned=np.zeros((WAYS, many)),
        best=np.zeros(many),
    )
