"""A play followed by the rules themselves: every die, every choice, down to the stops between plays.

It knows nothing of the solver: it steps the match, and asks somebody else what a stop between plays is worth.
"""

from collections.abc import Callable
from typing import cast

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.model.kinds import GREEN, HOME, NO_DIE, RED, TRY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND
from downfield.games.first_and_roll.rules.turnover import Return
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER
from downfield.kernel.state import State

Floats = NDArray[np.float64]
Rest = Callable[[Roll], float]  # Home's chance to win at a stop between plays
Sealed = Callable[
    [Roll, Floats], float
]  # and at a secret choice, by what each pair of choices is worth to Home
CLOSE = 99  # the spot of a try that succeeds
FAR = 1  # and of one that fails


class Tree:
    """Home's chance to win anywhere in a play; equal moments are worked out once.

    A play for two may be repeated for ever [FAR-13.3]: how likely it succeeds from a spot, by the dice of both sides,
    offence first, is told by `two`. What a secret choice comes to is told by `sealed`.
    """

    def __init__(self, rest: Rest, sides: list[int], two: Callable[[int], Floats], sealed: Sealed) -> None:
        self.rest, self.sides, self.two, self.sealed = rest, sides, two, sealed
        self.known: dict[tuple[int, ...], float] = {}

    def worth(self, state: State) -> float:
        """Home's chance to win from here; a stop between plays is what `rest` says, but a try is played out."""
        if state.need == OVER:
            return 0.5 if state.winner == NOBODY else float(state.winner == HOME)
        if is_rest(state):
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
        return self.sealed(cast(Roll, state), self.duel(state))

    def after(self, state: State, answer: int) -> float:
        """The same once a die or a choice is answered."""
        then = state.clone()
        then.answer(answer)
        return self._onwards(cast(Roll, then))

    def _onwards(self, then: Roll) -> float:
        """What is worked out once for all plays that come to it."""
        if isinstance(then.top, Return):
            forget(then, then.top)
        return self.worth(then)

    def sealers(self, state: State) -> tuple[int, int]:
        """Who chooses in secret, Home first."""
        one, other = (seat for seat in range(4) if state.asked >> seat & 1)
        return (one, other) if self.sides[one] == HOME else (other, one)

    def duel(self, state: State) -> Floats:
        """What each pair of secret choices is worth to Home."""
        g = cast(Roll, state)
        return self._try(g) if g.phase == TRY else self.pairs(state)

    def pairs(self, state: State) -> Floats:
        """The same by playing every pair out."""
        home, away = self.sealers(state)
        return np.array([
            [self._sealed(state, home, mine, away, yours) for yours in state.options(away)]
            for mine in state.options(home)
        ])  # fmt: skip

    def _sealed(self, state: State, home: int, mine: int, away: int, yours: int) -> float:
        then = state.clone()
        then.commit(home, mine)
        then.commit(away, yours)
        return self._onwards(cast(Roll, then))

    def _try(self, g: Roll) -> Floats:
        chances = self.two(int(g.ball))
        good, failed = self._tried(g, CLOSE), self._tried(g, FAR)
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


def forget(g: Roll, back: Return) -> None:
    """A return need not know how the ball was lost, nor where it began: only where the ball is by now."""
    g.guard, g.yards, g.marker = NO_DIE, 0, 0
    if back.arm in (Return.FLAGGED, Return.JUDGED):  # the ball has been moved
        back.yards = 0
    else:
        back.yards, g.ball = min(g.ball + back.yards, BEYOND + 1), 0


def is_rest(state: State) -> bool:
    """Whether tables tell of this stop: it lies between plays, and no try is to come."""
    return bool(state.quiet) and cast(Roll, state).phase != TRY


def faces(g: Roll) -> list[int]:
    """The faces to follow: all of them, or the lowest where a breakaway has crossed the field and more is the same."""
    yards = g.top.yards if isinstance(g.top, Return) else g.yards
    if g.die > GREEN or yards <= BEYOND:
        return list(range(g.faces))
    return [min(range(g.faces), key=lambda face: g.tables.value(g.die, face))]
