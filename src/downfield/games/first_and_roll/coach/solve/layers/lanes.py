"""Rows of numbers, a number for each case of a wave: all lanes go abreast.

A table has a row for each spot of the field. Whatever a play comes to is added to a row. These functions are compiled,
see `quick`; so they know neither objects nor arrays made on the way.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats
from downfield.games.first_and_roll.coach.solve.layers.quick import quick

Numbers = NDArray[np.int32]
Judge = Callable[[Floats, float, Floats, int, Floats], None]

# Ways a play goes, as rows of what it is worth: a colour alone, a bomb, a colour met, a punt that is blocked
ALONE, BOMBED, MET, BLOCK, WAYS = 0, 3, 4, 7, 8


class Dice(NamedTuple):
    """What is known of the dice, as flat arrays; see `flat`."""

    odds: Floats
    yards: Numbers
    start: Numbers
    numbers: Floats
    fouls: Numbers  # those of the offence first
    starts: Numbers
    ruled: Numbers
    fresh: Numbers  # by spot the marker of a first down there
    run_off_matched: bool
    offence: int  # how many of the fouls are the offence's
    back: int  # yards behind the own goal line from which dice may have to be counted
    shortest: int  # the least that a face of an offence die gives, if that is below nothing
    rules: NDArray[np.bool_]  # whether any pass cannot be overthrown, whether any can [FAR-11.1]
    kept: Floats  # by rule and spot: how likely a pass from there ends where it may
    missed: Floats  # and how likely it is too long
    wanted: NDArray[np.bool_]  # by rule, spot of the ball and spot: whether a breakaway can come to it
    pursued: NDArray[np.bool_]  # the same from the ball alone, as under a flag


class Ways(NamedTuple):
    """Where plays end by spot, and what follows from that for dice that are thrown from a spot."""

    ends: Floats
    least: Floats  # of all ends from a spot on
    most: Floats
    chains: Floats  # by die that carries the ball and spot: with all its re-rolls
    thrown: Floats  # by rule and spot: the faces of the green die that end a pass where it may end


class Field(NamedTuple):
    """Where plays of a down end: kept, kept after a run that may go on, and lost, by colour."""

    landed: Ways
    ran: Ways
    lost: tuple[Ways, Ways, Ways]


class Desk(NamedTuple):
    """Room to work in."""

    accepted: Floats  # each penalty
    claims: (
        Floats  # what the offence's fouls come to, and the others'; the most that any comes to, and the least
    )
    judged: Floats  # an incomplete pass under a flag
    going: Floats  # breakaways by the spot they have come to
    whistled: Floats  # the same under a flag
    open: Floats  # re-rolls of a run that are still to come, by yards
    row: Floats
    worth: Floats
    turned: Floats
    best: Floats


def judging(offence: int, fouls: int) -> Judge:
    """How the offended side decides on a flag, if so many of the fouls are the offence's."""

    @quick
    def judged(into: Floats, p: float, table: Floats, spot: int, accepted: Floats) -> None:
        """Add the mean over the penalty die, as likely as `p`."""
        for k in range(len(into)):
            declined, total = table[spot, k], 0.0
            for j in range(offence):
                total += min(declined, accepted[j, k])
            for j in range(offence, fouls):
                total += max(declined, accepted[j, k])
            into[k] += p / fouls * total

    return judged


@quick
def clear(into: Floats) -> None:
    """Nothing is added yet."""
    for k in range(len(into)):
        into[k] = 0.0


@quick
def copy(into: Floats, table: Floats, spot: int) -> None:
    """A row of a table."""
    for k in range(len(into)):
        into[k] = table[spot, k]


@quick
def add(into: Floats, p: float, table: Floats, spot: int) -> None:
    """Add a row of a table, as likely as `p`."""
    for k in range(len(into)):
        into[k] += p * table[spot, k]


@quick
def raise_to(into: Floats, table: Floats, spot: int) -> None:
    """At least a row of a table."""
    for k in range(len(into)):
        into[k] = max(into[k], table[spot, k])


@quick
def on_field(spot: int) -> int:
    """A spot, or the goal line behind which it lies."""
    return min(max(spot, 0), GOAL)
