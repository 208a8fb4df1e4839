# mypyc: compiled
"""Figures moved by hand at a dead ball [CAL-14.6, CAL-15.4]: free relocations, and those that must be made."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_RELOCATED
from downfield.games.calciotto.model.position import NOWHERE, Pitch
from downfield.games.calciotto.model.questions import Q_CLEAR, Q_PLACE, Q_RELOCATE, Q_RETREAT
from downfield.games.calciotto.model.tables import FREE, GOAL, SLOTS, SMALL, SQUARES
from downfield.games.calciotto.rules.wall import is_wall_square
from downfield.kernel.needs import PASS
from downfield.kernel.state import Frame, State

# Where a figure may go
OFF_THE_WALL: Final = 0  # the fouled side: not where the wall may stand [CAL-14.6]
FROM_THE_BALL: Final = 1  # the other side: at least two squares from the ball [CAL-14.6]
BEHIND: Final = 2  # at a penalty: level with the kicker or behind [CAL-15.4]

MOST: Final = 4  # free relocations of a side


@mypyc_attr(acyclic=True, free_list_len=1)
class Relocations(Frame):
    """[CAL-14.5] A side relocates figures, each at most once."""

    TAG: Final = 37
    START: Final = 0
    CHOSEN: Final = 1
    PLACED: Final = 2

    def __init__(self, side: i64, limit: i64, moved: i64, left: i64, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.limit = limit
        self.moved = moved  # bits: who may not be relocated (any more)
        self.left = left
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Relocations.CHOSEN:
                if got == PASS:
                    return g.done(0)
                self.slot = SLOTS * self.side + got - 1
                self.arm = Relocations.PLACED
                offer_squares(g, self.slot, self.limit)
                return g.ask(g.seat_of(self.slot), Q_PLACE)
            case Relocations.PLACED:
                g.put(self.slot, got)
                g.emit(E_RELOCATED, self.side, g.number_of(self.slot))
                self.moved |= 1 << self.slot % SLOTS
                self.left -= 1
        if self.left <= 0:
            return g.done(0)
        g.offer(PASS)
        for i in range(SLOTS):
            if g.is_on(SLOTS * self.side + i) and not self.moved >> i & 1:
                g.offer(i + 1)
        self.arm = Relocations.CHOSEN
        return g.choose(g.lead_seat(self.side), Q_RELOCATE)

    def copy(self) -> Frame:
        return Relocations(self.side, self.limit, self.moved, self.left, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Relocations.TAG, self.arm, self.side, self.limit, self.moved, self.left, self.slot]


@mypyc_attr(acyclic=True, free_list_len=1)
class Retreat(Frame):
    """[CAL-14.6, CAL-15.4] Figures that may not stay where they are. Its value: bits of those that were moved."""

    TAG: Final = 38
    START: Final = 0
    PLACED: Final = 1

    def __init__(self, side: i64, limit: i64, moved: i64 = 0, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.limit = limit
        self.moved = moved
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Retreat.PLACED:
            g.put(self.slot, got)
            self.moved |= 1 << self.slot % SLOTS
        for i in range(i64(self.limit == BEHIND), SLOTS):  # at a penalty the keeper stays in his goal
            slot = SLOTS * self.side + i
            if g.is_on(slot) and must_go(g, slot, self.limit):
                self.slot = slot
                self.arm = Retreat.PLACED
                offer_squares(g, slot, self.limit)
                return g.ask(g.seat_of(slot), Q_CLEAR if self.limit == BEHIND else Q_RETREAT)
        return g.done(self.moved)

    def copy(self) -> Frame:
        return Retreat(self.side, self.limit, self.moved, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Retreat.TAG, self.arm, self.side, self.limit, self.moved, self.slot]


def must_go(g: Pitch, slot: i64, limit: i64) -> bool:
    """Whether a figure may not stay: too near the ball and not in the wall, or in front of the kicker."""
    if g.at[slot] == NOWHERE:  # it stood where the kicker stands now [CAL-15.3]
        return True
    if slot == g.shooter or g.wall >> slot & 1:
        return False
    return not is_allowed(g, slot, g.at[slot], limit)


def is_allowed(g: Pitch, slot: i64, square: i64, limit: i64) -> bool:
    """What a dead ball allows beside CAL-6.6 and CAL-6.7."""
    if limit == OFF_THE_WALL:
        return not is_wall_square(g, square)
    if limit == FROM_THE_BALL:
        return g.distance(square, g.at[g.carrier]) >= 2
    rows: i64 = g.tables.row[square] - g.tables.row[g.at[g.shooter]]
    return rows * g.ahead(g.turn) <= 0


def offer_squares(g: Pitch, slot: i64, limit: i64) -> None:
    """List every empty square to which a figure may be moved."""
    side = g.side_of(slot)
    if slot == g.keeper(side):
        offer_goal_squares(g, slot, limit)
        return
    small: i64 = SMALL << side
    for square in range(SQUARES):
        if (
            g.board[square] == FREE
            and not g.tables.marks[square] & small
            and is_allowed(g, slot, square, limit)
        ):
            g.offer(square)


def offer_goal_squares(g: Pitch, keeper: i64, limit: i64) -> None:
    """List the squares of his goal to which a keeper may shift; he too keeps away from the ball."""
    side = g.side_of(keeper)
    for k in range(4 * side, 4 * side + 4):
        square: i64 = g.tables.goals[k]
        if g.board[square] == GOAL and (limit != FROM_THE_BALL or is_allowed(g, keeper, square, limit)):
            g.offer(square)
