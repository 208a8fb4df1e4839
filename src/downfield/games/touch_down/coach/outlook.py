# mypyc: compiled
"""How a match stands between two actions, in the words of a coach: what its chances are learned from."""

import math

from downfield.games.touch_down.coach.calls import PAUSE, seconds_left
from downfield.games.touch_down.coach.playbook import to_go
from downfield.games.touch_down.coach.points import FARTHEST, Points
from downfield.games.touch_down.model.kinds import DOWN, KICKOFF, TRY
from downfield.games.touch_down.model.position import MINUTE, Gridiron
from downfield.kernel.needs import NOBODY

SEVEN = 7.0  # points of a touchdown with its try
FEATURES: tuple[str, ...] = (
    "lead", "lead late", "ball", "points to expect", "points to expect late", "rows to the goal line", "first down",
    "kick-off", "try", "kick-off after half-time", "time-outs",
)  # fmt: skip


def actions_to_come(g: Gridiron) -> float:
    """How many actions the match still has, if nobody saves time."""
    quarters = int(g.tables.quarters - g.quarter)
    return (seconds_left(g) + quarters * MINUTE * int(g.tables.minutes)) / (PAUSE + 8)


def see(g: Gridiron, points: Points, side: int) -> list[float]:
    """The features for one side; for the other they have the opposite sign. All count more as time runs out."""
    haste = 1.0 / math.sqrt(actions_to_come(g) + 0.5)
    lead = (int(g.points(side)) - int(g.points(1 - side))) / SEVEN
    found = [lead, lead * haste, *possession(g, points, side, haste), *restarts(g, side)]
    return [haste * x for x in found]


def possession(g: Gridiron, points: Points, side: int, haste: float) -> list[float]:
    """Who has the ball, where, and on which down."""
    if g.phase != DOWN:
        return [0.0] * 5
    sign, row = (1.0 if g.off == side else -1.0), int(g.own_row(g.off, g.los))
    worth = points.table[row, int(g.down), max(1, min(to_go(g), FARTHEST))] / SEVEN
    return [sign, sign * worth, sign * worth * haste, sign * row / 24, sign * (g.down == 1)]


def restarts(g: Gridiron, side: int) -> list[float]:
    """Kick-offs and tries that are due, and the time-outs left."""
    sign = 1.0 if g.off == side else -1.0
    second = 0.0 if g.opener == NOBODY else -1.0 if g.opener == side else 1.0
    outs = float(g.timeouts(side) - g.timeouts(1 - side))
    return [sign if g.phase == KICKOFF else 0.0, sign if g.phase == TRY else 0.0, second, outs]
