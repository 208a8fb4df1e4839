# mypyc: compiled
"""Chapter 12: the field goal."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_FIELD_GOAL,
    E_FIELD_GOAL_AGAIN,
    E_FIELD_GOAL_BLOCKED,
    E_FIELD_GOAL_GOOD,
    E_FIELD_GOAL_MISSED,
)
from downfield.games.first_and_roll.model.kinds import DEFENCE, KICK
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_BLOCK_KICK
from downfield.games.first_and_roll.rules.blocked_punt import BlockRoll
from downfield.games.first_and_roll.rules.downs import change_hands
from downfield.games.first_and_roll.rules.touchdown import kick_off_after_score
from downfield.kernel.state import Frame, State

FIELD_GOAL: Final = 3  # points
CHIP: Final = 20  # on or inside this line a 20 is rolled again
NO_BLOCK: Final = 3


def is_in_range(g: Roll) -> bool:
    """[FAR-12.1a] The distance to the goal line is not above the highest face of the kick die."""
    return 100 - g.ball <= g.tables.longest


@mypyc_attr(acyclic=True, free_list_len=1)
class FieldGoal(Frame):
    """[FAR-12.1] The defence may try to block; the kick is good if the die shows the distance or more."""

    TAG: Final = 25
    START: Final = 0
    CHOSEN: Final = 1
    MET: Final = 2
    KICKED: Final = 3
    KICKED_AGAIN: Final = 4

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case FieldGoal.START:
                g.emit(E_FIELD_GOAL, g.off, 100 - g.ball)
                self.arm = FieldGoal.CHOSEN
                g.offer_upto(4)
                return g.ask(g.seat_of(1 - g.off, DEFENCE), Q_BLOCK_KICK)
            case FieldGoal.CHOSEN:  # [FAR-12.3]
                if got == NO_BLOCK:
                    self.arm = FieldGoal.KICKED
                    return g.throw(KICK)
                self.arm = FieldGoal.MET
                return g.call(BlockRoll(got))
            case FieldGoal.MET:
                if got < 2:  # one flag has no effect
                    self.arm = FieldGoal.KICKED
                    return g.throw(KICK)
                g.emit(E_FIELD_GOAL_BLOCKED, 1 - g.off)
                change_hands(g)
            case FieldGoal.KICKED:
                number = g.tables.value(KICK, got)
                if is_kicked_again(number, 100 - g.ball):
                    g.emit(E_FIELD_GOAL_AGAIN, g.off)
                    self.arm = FieldGoal.KICKED_AGAIN
                    return g.throw(KICK)
                end(g, is_good(number, 100 - g.ball))
            case FieldGoal.KICKED_AGAIN:
                end(g, is_good_again(g.tables.value(KICK, got), 100 - g.ball))
        return g.done(0)

    def copy(self) -> Frame:
        return FieldGoal(self.arm)

    def ints(self) -> list[int]:
        return [FieldGoal.TAG, self.arm]


def is_good(number: i64, distance: i64) -> bool:
    """[FAR-12.1] Whether the kick die shows the distance or more."""
    return number >= distance


def is_kicked_again(number: i64, distance: i64) -> bool:
    """[FAR-12.2] Whether a 20 must be rolled again: on or inside the 20."""
    return number == CHIP and distance <= CHIP


def is_good_again(number: i64, distance: i64) -> bool:
    """[FAR-12.2] Whether the second roll is good: a second 20 misses."""
    return number != CHIP and is_good(number, distance)


def end(g: Roll, good: bool) -> None:
    """A good kick brings three points; after a miss the defence takes over at the line of scrimmage [FAR-12.4]."""
    distance = 100 - g.ball
    if good:
        g.add(g.off, FIELD_GOAL)
        g.emit(E_FIELD_GOAL_GOOD, g.off, distance, FIELD_GOAL)
        kick_off_after_score(g, g.off)
    else:
        g.emit(E_FIELD_GOAL_MISSED, g.off, distance)
        change_hands(g)
