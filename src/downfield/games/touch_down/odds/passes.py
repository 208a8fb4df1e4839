"""Chances of a pass: the rules are asked about every face of the die."""

import functools
from typing import NamedTuple

from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.passes import CAUGHT, MISSED, PICKED, handed, lowered, outcome, thrown

SIX = 6
ROLLS = range(1, SIX + 1)


class Flight(NamedTuple):
    """On how many faces of six a pass is caught, picked off, or neither."""

    caught: int
    picked: int
    missed: int


def passed(g: Gridiron, receiver: int) -> Flight:
    """A snap, a hand-off or a forward pass from the carrier to a team-mate."""
    fate = thrown if is_thrown(g, receiver) else handed
    return _counted([int(fate(g, receiver, roll)) for roll in ROLLS])


@functools.lru_cache(maxsize=500)
def flight(t: Tables, squares: int, less: int, near: bool) -> Flight:
    """A pass over so many squares, the die lowered by so much, with or without an opponent near the receiver."""
    return _counted([int(outcome(t, squares, lowered(roll, less), int(near))) for roll in ROLLS])


def _counted(told: list[int]) -> Flight:
    return Flight(told.count(CAUGHT), told.count(PICKED), told.count(MISSED))
