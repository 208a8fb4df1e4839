"""A play followed by the rules themselves: every die, every choice, down to the stops between plays.

It knows nothing of the solver: it steps the match, and asks somebody else what a stop between plays is worth.
"""

from collections.abc import Callable
from typing import cast

import numpy as np

from downfield.games.first_and_roll.coach.solve.duel import Floats, column_mix, row_mix
from downfield.games.first_and_roll.model.kinds import GREEN, HOME, RED, TRY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.odds.dice import GOAL
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND
from downfield.games.first_and_roll.rules.turnover import Return
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER
from downfield.kernel.state import State

Rest = Callable[[Roll], float]  # Home's chance to win at a stop between plays
CLOSE = 1  # yards from the goal line, for a try that succeeds
FAR = 50  # and for one that fails


class Tree:
    """Home's chance to win anywhere in a play; equal moments are worked out once.

    A play for two may be repeated for ever [FAR-13.3]: how likely it succeeds from a spot, by the dice of both sides,
    offence first, is told by `two`.
    """

    def __init__(self, rest: Rest, sides: list[int], two: Callable[[int], Floats]) -> None:
        self.rest, self.sides, self.two = rest, sides, two
        self.known: dict[tuple[int, ...], float] = {}

    def worth(self, state: State) -> float:
        """Home's chance to win from here; a stop between plays is what `rest` says."""
        if state.need == OVER:
            return 0.5 if state.winner == NOBODY else float(state.winner == HOME)
        if state.quiet:
            return self.rest(cast(Roll, state))
        key = tuple(state.dump())
        if key not in self.known:
            self.known[key] = self.played(state)
        return self.known[key]

    def played(self, state: State) -> float:
        """Home's chance to win if this very moment is played out, also if it lies between plays."""
        if state.need == CHANCE:
            chances = [self.after(state, face) for face in faces(cast(Roll, state))]
            return sum(chances) / len(chances)
        if state.need == CHOICE:
            chances = [self.after(state, option) for option in state.options(state.seat)]
            return max(chances) if self.sides[state.seat] == HOME else min(chances)
        return float(row_mix(self.duel(state)[..., None])[1][0])

    def after(self, state: State, answer: int) -> float:
        """The same once a die or a choice is answered."""
        then = state.clone()
        then.answer(answer)
        return self.worth(then)

    def sealers(self, state: State) -> tuple[int, int]:
        """Who chooses in secret, Home first."""
        one, other = (seat for seat in range(4) if state.asked >> seat & 1)
        return (one, other) if self.sides[one] == HOME else (other, one)

    def duel(self, state: State) -> Floats:
        """What each pair of secret choices is worth to Home."""
        g = cast(Roll, state)
        if g.phase == TRY:
            return self._try(g)
        home, away = self.sealers(state)
        return np.array([
            [self._sealed(state, home, mine, away, yours) for yours in state.options(away)]
            for mine in state.options(home)
        ])  # fmt: skip

    def _sealed(self, state: State, home: int, mine: int, away: int, yours: int) -> float:
        then = state.clone()
        then.commit(home, mine)
        then.commit(away, yours)
        return self.worth(then)

    def _try(self, g: Roll) -> Floats:
        chances = self.two(int(g.ball))
        good, failed = self._tried(g, GOAL - CLOSE), self._tried(g, FAR)
        worth = failed + chances * (good - failed)
        return worth if g.off == HOME else worth.T

    def _tried(self, g: Roll, ball: int) -> float:
        """The try played by a red die that nobody meets, from a spot where that is certain to succeed, or to fail."""
        then = cast(Roll, g.clone())
        then.ball = ball
        home, away = self.sealers(then)
        then.commit(home, RED if g.off == HOME else GREEN)
        then.commit(away, GREEN if g.off == HOME else RED)
        return self.worth(then)


def faces(g: Roll) -> list[int]:
    """The faces to follow: all of them, or the lowest where a breakaway has crossed the field and more is the same."""
    yards = g.top.yards if isinstance(g.top, Return) else g.yards
    if g.die > GREEN or yards <= BEYOND:
        return list(range(g.faces))
    return [min(range(g.faces), key=lambda face: g.tables.value(g.die, face))]


def mixes(duel: Floats) -> tuple[Floats, Floats]:
    """The best mixes of rows and columns of one duel."""
    return row_mix(duel[..., None])[0][:, 0], column_mix(duel[..., None])[0][:, 0]
