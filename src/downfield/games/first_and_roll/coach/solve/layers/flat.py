"""The outcomes of a pack as flat arrays, as inner loops read them."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers import grid
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    CARRIED,
    COVER,
    ENDS,
    PARTS,
    PASS,
    PASS_ON,
    TAKES,
    Floats,
    Outcomes,
)
from downfield.games.first_and_roll.coach.solve.layers.ways import last_of
from downfield.games.first_and_roll.model.kinds import RED, YELLOW
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

# Where the single numbers stand in `Flat.numbers`
N_CLOCK = 0  # nothing, an advance, a turnover
N_FACE = 3  # blank, clock, T
N_FLAG = 6  # by colour
N_MISSED = 9
N_PICKED = 10
N_PAIR = 11  # two flags, one flag, by pair


class Flat:
    """The outcomes as flat arrays."""

    def __init__(self, o: Outcomes) -> None:
        pairs = [pair for odds in o.lists for pair in odds.items()]
        self.yards = np.array([yards for yards, _ in pairs], dtype=np.int32)
        self.odds = np.array([p for _, p in pairs])
        self.start = np.cumsum([0, *map(len, o.lists)]).astype(np.int32)
        single = [*o.clock, *o.face, *o.flags, o.missed, o.picked]
        self.numbers = np.array(single + [p for pair in o.pairs for p in pair])
        fouls = [(int(f.by_offence), int(f.automatic), *f.spots) for f in o.fouls]
        self.fouls = np.array(fouls, dtype=np.int32)
        self.starts = np.array(grid.STARTS, dtype=np.int32)
        counts = np.diff(self.starts[1:])
        self.balls = np.repeat(np.arange(1, grid.GOAL, dtype=np.int32), counts)
        self.ruled = np.array(o.ruled, dtype=np.int32)
        self.back, self.shortest = reach(o)
        self.kept, self.missed = throws(o, self.back)


def reach(o: Outcomes) -> tuple[int, int]:
    """How far behind the ball dice may have to be counted, and the least that a face gives, if below nothing."""
    carried = [CARRIED + PARTS * colour for colour in (RED, YELLOW)]
    taken = [yards for part in (COVER, *(at + TAKES for at in carried)) for yards in o.lists[part]]
    given = [yards for part in (PASS, *(at + ENDS for at in carried)) for yards in o.lists[part]]
    return -min(0, *taken), min(0, *given)


def throws(o: Outcomes, back: int) -> tuple[Floats, Floats]:
    """How likely the green die ends where it may, and is too long, by rule and spot."""
    kept, missed = np.zeros((2, back + BEYOND + 1)), np.zeros((2, back + BEYOND + 1))
    for ruled in range(2):
        for spot in range(-back, last_of(ruled) + 1):
            for each in (PASS, PASS_ON):
                for yards, p in o.lists[each].items():
                    if ruled and spot + yards > BEYOND:
                        missed[ruled, spot + back] += p
                    elif each == PASS or spot + yards > last_of(ruled):
                        kept[ruled, spot + back] += p
    return kept, missed
