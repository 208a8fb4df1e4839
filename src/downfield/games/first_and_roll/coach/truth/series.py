"""A series of downs worked out from the book: what every down and spot short of one marker is worth, for one lead.

Where a series ends stands in the book. So its plays follow from the fourth down back to the first, for the layers to
which the clock can lead meanwhile. Only an accepted penalty repeats a down: a few rounds settle that.
"""

from collections.abc import Callable

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.case import Case, Plays, Sum, kept, lost
from downfield.games.first_and_roll.coach.solve.layers.ends import (
    MODES,
    ROW_AWAY,
    ROW_FIRST,
    ROW_GOOD,
    ROW_THEIRS,
    RUN_STILL,
    RUN_TICKED,
    STILL,
    TICKED,
    Ends,
)
from downfield.games.first_and_roll.coach.solve.layers.grid import FARTHEST, GOAL
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.stretch import Stretch
from downfield.games.first_and_roll.coach.solve.layers.wave import Layer
from downfield.games.first_and_roll.coach.truth.clockwork import Clockwork
from downfield.games.first_and_roll.rules.downs import DOWNS

ROUNDS = 3  # a down is seldom repeated: so many rounds settle it
USUAL = 5  # yards of a usual gain
LIKELY = 3e-4  # longer breakaways under a flag count as the longest of these
Accepted = Callable[[Floats, int], Floats]  # penalties, by what the down is worth and the mode of the clock
BACK = 35  # yards behind the ball, or behind ten to go, that a series is followed


class Series:
    """All downs of a series short of a marker, from one of its downs on."""

    def __init__(self, o: Outcomes, ends: Ends, work: Clockwork, down: int, low: int, marker: int) -> None:
        self.o, self.work, self.marker, self.down, self.low = o, work, marker, down, low
        self.of = Stretch(o, ends.lists, low, marker, LIKELY)
        self.fouls = [np.array(foul.spots)[self.of.balls] for foul in o.fouls]
        self.plays: dict[int, Plays] = {}
        self.next: Floats | None = None
        for each in range(DOWNS, down - 1, -1):
            self.rows = work.rows[: work.many[each - down]]
            self.plays[each] = self._solve(each)
            self.next = self.plays[each].best

    def knows(self, layer: Layer, down: int, ball: int, rough: bool = False) -> bool:
        """Whether a down of this series was worked out; `rough`: at the rim as well, where something is left out."""
        near = rough or ball >= self.low
        return near and down in self.plays and self.work.knows(layer, down - self.down + rough)

    def worth(self, layer: Layer, down: int, ball: int) -> float:
        """What such a position is worth to the side on offence."""
        return float(self.plays[down].best[self.work.places[layer], max(ball - self.low, 0)])

    # One down -------------------------------------------------------------------------------------------------------

    def _solve(self, down: int) -> Plays:
        """A down, once what follows it is known."""
        land = [self._landing(down, mode) for mode in range(MODES)]
        return settled(Case(self.of, down), self.rows, land, self._accepted)

    def _landing(self, down: int, mode: int) -> Floats:
        """Where a play ends, by layer and spot of the field."""
        land: Floats = self.rows[:, ROW_FIRST + mode].copy()
        if down == DOWNS:
            land[:, 1 : self.marker] = self.rows[:, ROW_THEIRS + mode, ::-1][:, 1 : self.marker]
        else:
            assert self.next is not None
            land[:, self.low : self.marker] = self.work.folded(self.next, mode)[: len(land)]
            land[:, 1 : self.low] = land[:, self.low : self.low + 1]
        return land

    def _accepted(self, value: Floats, mode: int) -> Floats:
        """Each penalty accepted: a first down, a safety, or the same down from elsewhere."""
        first, value = self.rows[:, ROW_FIRST + mode], self.work.folded(value, mode)
        worth = np.empty((len(self.fouls), *value.shape))
        for foul, to, each in zip(self.o.fouls, self.fouls, worth, strict=True):
            short = np.clip(to, self.low, self.marker - 1)
            new = (to == 0) | (to >= self.marker) | foul.automatic
            each[:] = np.where(new, first[:, to], value[:, short - self.low])
        return worth


def settled(case: Case, rows: Floats, land: list[Floats], accepted: Accepted) -> Plays:
    """A down whose plays end as told; what an accepted penalty leads to is found in a few rounds."""
    of, down = case.of, case.down
    still = kept(of, land[STILL], land[RUN_STILL], rows, STILL)
    ticked = kept(of, land[TICKED], land[RUN_TICKED], rows, TICKED)
    given_up = lost(of, land[STILL][:, of.balls], rows)
    value = _guess(case, rows, land[STILL])
    for _ in range(ROUNDS):
        walked = accepted(value, STILL)
        case.flag(still, walked, rows)
        flags = ticked.flags(accepted(value, TICKED)), given_up.flags(walked)
        case.rest(still, Sum.of(ticked, flags[0], down), Sum.of(given_up, flags[1], down), rows)
        plays = case.plays(still, rows)
        value = plays.best
    return plays


def _guess(case: Case, rows: Floats, table: Floats) -> Floats:
    """About what a down is worth: a usual gain, or on the fourth the best kick."""
    balls = case.of.balls
    usual = table[:, np.minimum(balls + USUAL, GOAL)]
    kicks = rows[:, (ROW_AWAY, ROW_GOOD)][..., balls].max(axis=1)
    found: Floats = np.maximum(usual, kicks) if case.down == DOWNS else usual
    return found


def lowest(ball: int, marker: int) -> int:
    """From which spot on a series is followed."""
    return max(1, min(ball, marker - 10) - BACK, ball - FARTHEST)
