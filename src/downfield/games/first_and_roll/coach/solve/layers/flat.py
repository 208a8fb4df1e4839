"""The outcomes of a pack as flat arrays, as inner loops read them."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers import grid
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes

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
