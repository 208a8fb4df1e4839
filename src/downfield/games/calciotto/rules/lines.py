# mypyc: compiled
"""Straight lines of the ball [CAL-2.11]: whom a pass reaches [CAL-7.1], which goal squares a shot reaches [CAL-8.2]."""

from typing import Final

from mypy_extensions import i64

from downfield.games.calciotto.model.position import MEN, Pitch
from downfield.games.calciotto.model.tables import FREE, GOAL, LAST_ROW, SLOTS, square_at

GOALS: Final = 8  # in a reach: the bits of the team-mates' slots, then of the goal squares from the left


def reach(g: Pitch, start: i64, points: i64, side: i64, over: i64) -> i64:
    """Bits: the slots of a side, and the other side's goal squares, that the ball reaches from a square.

    [CAL-7.2, CAL-7.5, CAL-8.2] No figure may stand between; the side's own keeper may be reached [CAL-7.7]; nobody is
    ever offside [CAL-7.8]. `over` are the bits of the wall that a high ball flies over [CAL-14.10].
    """
    board = g.board
    delta = g.tables.delta
    found: i64 = 0
    for way in range(8):
        step: i64 = delta[way]
        square: i64 = start
        left: i64 = points
        while left > 0:
            left -= 1
            square += step
            cell: i64 = board[square]
            if cell == FREE:
                continue
            if cell > GOAL:  # [CAL-7.4] the ball never leaves the pitch
                break
            found |= met(g, square, cell, side)
            if cell > MEN or over >> (cell - 1) & 1 == 0:
                break
    return found


def met(g: Pitch, square: i64, cell: i64, side: i64) -> i64:
    """What the ball meets on a square that is not empty: a team-mate, a goal square, or nothing of use."""
    if cell <= MEN and (cell > SLOTS) == (side == 1):
        return i64(1) << (cell - 1) % SLOTS
    if g.is_goal_of(1 - side, square):
        return i64(1) << GOALS + g.tables.column[square] - 7
    return 0


def spot_square(g: Pitch, side: i64, i: i64) -> i64:
    """[CAL-2.10] One of the two squares behind the spot from which a side kicks, counted from the left."""
    row = g.tables.kicker_row if side else LAST_ROW + 1 - g.tables.kicker_row
    return square_at(row, 8 + i)


def goal_square(g: Pitch, side: i64, i: i64) -> i64:
    """A side's goal square, counted from the left."""
    return g.tables.goals[4 * side + i]
