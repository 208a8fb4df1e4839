# mypyc: compiled
"""The wall of a free kick [CAL-14.7, CAL-14.8]."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_NO_WALL, E_WALL
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_WALL, Q_WALL_MAN
from downfield.games.calciotto.model.tables import FREE, SLOTS, SMALL, square_at
from downfield.kernel.state import Frame, State

AHEAD: Final = 2  # rows in front of the ball, and columns to either side of it


@mypyc_attr(acyclic=True, free_list_len=1)
class Wall(Frame):
    """[CAL-14.7] The defending side puts two figures side by side in front of the ball. Its value: how many moved."""

    TAG: Final = 39
    START: Final = 0
    CHOSEN: Final = 1
    MANNED: Final = 2

    def __init__(self, square: i64 = 0, size: i64 = 0, manned: i64 = 0, moved: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.square = square  # its left square
        self.size = size
        self.manned = manned  # how many of its squares are filled
        self.moved = moved

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        side = 1 - g.turn
        match self.arm:
            case Wall.START:
                self.size = list_walls(g, side)
                if self.size == 0:
                    g.emit(E_NO_WALL, side)
                    return g.done(0)
                self.arm = Wall.CHOSEN
                return g.choose(g.lead_seat(side), Q_WALL)
            case Wall.CHOSEN:
                self.square = got
            case Wall.MANNED:
                self.man(g, SLOTS * side + got)
        return self.fill(g, side)

    def fill(self, g: Pitch, side: i64) -> i64:
        """Whoever stands on a square of the wall is in it; for the others a figure is named."""
        while self.manned < self.size:
            cell: i64 = g.board[self.square + self.manned]
            if cell != FREE:
                g.wall |= 1 << (cell - 1)
                self.manned += 1
                continue
            for i in range(1, SLOTS):
                if g.is_on(SLOTS * side + i) and not self.stands(g, SLOTS * side + i):
                    g.offer(i)
            self.arm = Wall.MANNED
            return g.choose(g.lead_seat(side), Q_WALL_MAN)
        g.emit(E_WALL, side, self.size)
        return g.done(self.moved)

    def man(self, g: Pitch, slot: i64) -> None:
        g.put(slot, self.square + self.manned)
        g.wall |= 1 << slot
        self.manned += 1
        self.moved += 1

    def stands(self, g: Pitch, slot: i64) -> bool:
        """Whether a figure stands in the wall already."""
        return self.square <= g.at[slot] < self.square + self.size

    def copy(self) -> Frame:
        return Wall(self.square, self.size, self.manned, self.moved, self.arm)

    def ints(self) -> list[int]:
        return [Wall.TAG, self.arm, self.square, self.size, self.manned, self.moved]


def wall_row(g: Pitch) -> i64:
    """[CAL-14.7] Two rows from the ball towards the defending goal; [CAL-14.8] near the goal line the ball's own."""
    ball: i64 = g.tables.row[g.at[g.carrier]]
    row = ball + AHEAD * g.ahead(g.turn)
    return row if 1 <= row <= 20 else ball


def is_wall_square(g: Pitch, square: i64) -> bool:
    """Whether the wall may stand there as far as its place is concerned."""
    ball: i64 = g.at[g.carrier]
    t = g.tables
    row = wall_row(g)
    if t.row[square] != row or t.ground[square] != FREE or t.marks[square] & SMALL << (1 - g.turn):
        return False
    away: i64 = t.column[square] - t.column[ball]
    if row == t.row[ball]:  # [CAL-14.8] at distance 2 and 3, on the side of the goal
        away = away if t.column[ball] <= 8 else -away
        return AHEAD <= away <= AHEAD + 1
    return -AHEAD <= away <= AHEAD


def list_walls(g: Pitch, side: i64) -> i64:
    """List the left squares of every wall; its size: two, one where no pair is possible [CAL-14.8], or none."""
    outfield = g.count(side) - 1
    size: i64 = 2 if outfield > 1 else outfield
    row = wall_row(g)
    while size > 0:
        for column in range(1, 18 - size):
            fits = True
            for k in range(size):
                fits = fits and is_free_for(g, square_at(row, column + k), side)
            if fits:
                g.offer(square_at(row, column))
        if g.n > 0:
            return size
        size -= 1
    return 0


def is_free_for(g: Pitch, square: i64, side: i64) -> bool:
    """Whether the wall may use a square: it is empty, or a figure of the side stands there and is then in it."""
    cell: i64 = g.board[square]
    mine = cell != FREE and (cell > SLOTS) == (side == 1)
    return (cell == FREE or mine) and is_wall_square(g, square)
