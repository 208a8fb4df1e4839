# mypyc: compiled
"""Chapter 10: penalties."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_ACCEPTED,
    E_DECLINED,
    E_DOWN_REPEATED,
    E_HALF_TO_GOAL,
    E_HALF_TO_OWN_GOAL,
    E_MOVED_BACK,
    E_MOVED_UP,
    E_PENALTY,
    E_PENALTY_FIRST_DOWN,
    E_PENALTY_SAFETY,
)
from downfield.games.first_and_roll.model.kinds import D5, D5A, DEFENCE, O5, O10, OFFENCE, PENALTY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_PENALTY
from downfield.games.first_and_roll.model.tables import Tables
from downfield.games.first_and_roll.rules.downs import new_series
from downfield.games.first_and_roll.rules.safety import safety
from downfield.kernel.state import Frame, State

ACCEPT: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Penalty(Frame):
    """[FAR-10.1] The penalty die falls, and the offended side accepts or declines; the value is 1 if it accepted."""

    TAG: Final = 19
    START: Final = 0
    ROLLED: Final = 1
    ANSWERED: Final = 2

    def __init__(self, trying: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.trying = trying

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Penalty.START:
                self.arm = Penalty.ROLLED
                return g.throw(PENALTY)
            case Penalty.ROLLED:  # [FAR-10.2a] all dice of the play are in view
                g.penalty = g.tables.value(PENALTY, got)
                g.emit(E_PENALTY, g.penalty)
                self.arm = Penalty.ANSWERED
                g.offer_upto(2)
                if is_by_offence(g.penalty):
                    return g.ask(g.seat_of(1 - g.off, DEFENCE), Q_PENALTY)
                return g.ask(g.seat_of(g.off, OFFENCE), Q_PENALTY)
            case Penalty.ANSWERED:
                if not decide(g, got):  # [FAR-10.3]
                    return g.done(0)
                if not walk(g, self.trying) and not self.trying:
                    repeat_down(g)
        return g.done(ACCEPT)

    def copy(self) -> Frame:
        return Penalty(self.trying, self.arm)

    def ints(self) -> list[int]:
        return [Penalty.TAG, self.arm, self.trying]


def decide(g: Roll, got: i64) -> bool:
    """Tell what the offended side decided."""
    side = 1 - g.off if is_by_offence(g.penalty) else g.off
    g.emit(E_ACCEPTED if got == ACCEPT else E_DECLINED, side, g.penalty)
    return got == ACCEPT


def walk(g: Roll, trying: i64) -> bool:
    """[FAR-10.2] Move the ball by an accepted penalty, and say whether that was a safety."""
    if is_safety(g.tables, g.penalty, g.ball) and not trying:  # [FAR-13.3] no points for the defence on a try
        g.emit(E_PENALTY_SAFETY, 1 - g.off)
        safety(g)
        return True
    to = spot_after(g.tables, g.penalty, g.ball)
    yards: i64 = to - g.ball
    g.ball = to
    tell_walk(g, yards)
    return False


def tell_walk(g: Roll, yards: i64) -> None:
    """Tell how far the ball went and where it lies; fewer yards than the die says are half the distance."""
    full: i64 = g.tables.fouls[g.penalty]
    if is_by_offence(g.penalty):
        g.emit(E_MOVED_BACK if -yards == full else E_HALF_TO_OWN_GOAL, g.off, -yards, g.ball)
    else:
        g.emit(E_MOVED_UP if yards == full else E_HALF_TO_GOAL, g.off, yards, g.ball)


def is_by_offence(penalty: i64) -> bool:
    """[FAR-10.1] Whether a penalty is against the side with the ball."""
    return penalty < D5A


def is_automatic(penalty: i64) -> bool:
    """[FAR-10.1] Whether a penalty is a first down by itself."""
    return penalty == D5A


def counts_on_return(penalty: i64) -> bool:
    """[FAR-10.5] Whether a penalty counts on a return: O5 and D5 are ignored there."""
    return penalty != O5 and penalty != D5


def is_safety(t: Tables, penalty: i64, ball: i64) -> bool:
    """[FAR-10.7] Whether an accepted penalty is a safety: an O10 that reaches the offence's own goal line."""
    return penalty == O10 and ball <= t.fouls[penalty]


def spot_after(t: Tables, penalty: i64, ball: i64) -> i64:
    """[FAR-10.6] [FAR-10.7] Where an accepted penalty puts the ball: at most half the way to a goal line."""
    yards: i64 = t.fouls[penalty]
    if is_by_offence(penalty):
        return ball - (yards if yards < ball else ball // 2)
    return ball + (yards if ball + yards < 100 else (100 - ball) // 2)


def repeat_down(g: Roll) -> None:
    """[FAR-10.2b] The marker stays: reaching it, or D5A, is a first down; else the same down is played again."""
    if is_automatic(g.penalty) or g.ball >= g.marker:
        g.emit(E_PENALTY_FIRST_DOWN, g.off, 0, g.ball)
        new_series(g)
    else:
        g.emit(E_DOWN_REPEATED, g.off, g.down)
