"""The ground on which the plays of the model stand: situations, what a play can lead to, throws of the dice on it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.duel import Floats
from downfield.games.first_and_roll.odds.dice import GOAL, Odds

Ints = NDArray[np.int64]
WIDE = GOAL + 1  # spots 0 (own goal line and behind) to 100 (the other goal line and beyond)
SPOT = np.arange(WIDE)


class Spots:
    """The situations of one down: where the marker stands and, short of it, the ball, from the own goal line on."""

    def __init__(self, marker: Ints, ball: Ints) -> None:
        self.marker = marker
        self.ball = ball

    def __len__(self) -> int:
        return len(self.ball)

    def moved(self, yards: int) -> Ints:
        """Where the ball is after so many yards, between the goal lines."""
        return np.clip(self.ball + yards, 0, GOAL)

    def place(self, yards: int) -> Ints:
        """The entry of a table by marker and spot after so many yards."""
        return self.marker * WIDE + self.moved(yards)


@dataclass
class Ground:
    """What a play can lead to, in points to the offence.

    `landed` and `ran` are tables by marker and spot: the play is over there (after a run the clock may be run off);
    `turned` holds for each colour what a turnover at a spot is worth; `picked` the same for an intercepted bomb;
    `accepted` has one row per penalty, in the order of the die; `missed` is the next down from the same spot.
    """

    landed: Floats
    ran: Floats
    turned: tuple[Floats, Floats, Floats]
    picked: Floats
    accepted: Floats
    missed: Floats


class Throw:
    """Totals of some dice, as the entries they lead to in a table and how likely each is."""

    def __init__(self, odds: Odds, entry: Callable[[int], Ints]) -> None:
        self.odds = np.array(list(odds.values()))
        self.entries = np.stack([entry(yards) for yards in odds])

    def each(self, table: Floats) -> Floats:
        """What every total leads to, in rows."""
        return table.take(self.entries)

    def mean(self, table: Floats) -> Floats:
        """What they lead to on average."""
        return self.odds @ self.each(table)


@dataclass
class Pass:
    """A throw of the green die: totals that end it, kept or turned over, and circled ones that may go on."""

    kept: Throw | None
    lost: Throw | None
    circled: Odds
