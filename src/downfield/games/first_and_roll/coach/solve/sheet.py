"""What is played for, and the sheet that says how."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.duel import Floats
from downfield.games.first_and_roll.coach.solve.ends import Ends
from downfield.games.first_and_roll.rules.field_goal import FIELD_GOAL
from downfield.games.first_and_roll.rules.safety import SAFETY
from downfield.games.first_and_roll.rules.touchdown import TOUCHDOWN

PLAY, PUNT, KICK = 0, 1, 2  # what an offence may declare
ENDLESS = -1


@dataclass(frozen=True)
class Stake:
    """What the two sides play for.

    A score may be `renewed`: a try and a kick-off follow. When the ball is lost, the same is played for from the other
    side (`mirror`); or it is over; or the other team goes by a sheet of its own, which is given when solving.
    """

    touchdown: float = float(TOUCHDOWN)
    field_goal: float = float(FIELD_GOAL)
    safety: float = -float(SAFETY)
    allowed: float | None = None  # a touchdown of the other team; None: as much as one's own
    renewed: bool = True
    mirror: bool = True


@dataclass
class Sheet:
    """The solution for one stake with so many advances of the clock left; ENDLESS is a clock that never runs out."""

    left: int
    values: Floats  # by down and situation
    ends: Ends
    offence: Floats  # mixes by down, colour and situation
    defence: Floats
    declared: NDArray[np.int8]  # by down and situation
    bombs: NDArray[np.bool_]
    later: "Sheet | None" = None
    sweeps: int = 0
