"""How positions before a play are numbered: down, spot of the ball, yards to go; and the slots of a layer.

A layer is a half, a space of the clock and the time-outs of both sides; in it stands a row of slots for each lead of
the side on offence. A slot is a position as that side sees it: its own play, a first down of the others, a kick.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.rules.downs import DOWNS, marker_ahead

Ints = NDArray[np.int64]

GOAL = 100
FARTHEST = 40  # more yards to go count as so many
WIDEST = 30  # a lead beyond it counts as so much


def _starts() -> list[int]:
    """Where the cells of each spot begin; the entry of the goal line is their number."""
    found = [0, 0]
    for ball in range(1, GOAL):
        found.append(found[-1] + min(FARTHEST, GOAL - ball))
    return found


STARTS = _starts()
CELLS = STARTS[GOAL]  # of one down
OWN = DOWNS * CELLS  # slots of the offence's own plays
THEIRS = OWN  # then a first down of the others at each of their spots
WE_RECEIVE = THEIRS + GOAL - 1  # then the kicks: a kick-off either way, a free kick either way
THEY_RECEIVE = WE_RECEIVE + 1
WE_KICK_FREE = WE_RECEIVE + 2
THEY_KICK_FREE = WE_RECEIVE + 3
SLOTS = WE_RECEIVE + 4


def cell(down: int, ball: int, marker: int) -> int:
    """The slot of an own play."""
    return (down - 1) * CELLS + STARTS[ball] + min(marker - ball, FARTHEST) - 1


FIRST = np.array([cell(1, ball, marker_ahead(ball)) for ball in range(1, GOAL)])  # first downs by spot


@dataclass(frozen=True)
class Span:
    """The leads that are told apart."""

    widest: int = WIDEST

    @property
    def many(self) -> int:
        return 2 * self.widest + 1

    def place(self, lead: int) -> int:
        """The row of a lead."""
        return min(max(lead, -self.widest), self.widest) + self.widest

    def after(self, points: int) -> Ints:
        """For each row the row after so many more points of the offence."""
        leads = np.arange(-self.widest, self.widest + 1) + points
        return np.clip(leads, -self.widest, self.widest) + self.widest
