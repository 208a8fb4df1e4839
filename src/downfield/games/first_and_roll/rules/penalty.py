# mypyc: compiled
"""Chapter 10: penalties."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.kinds import (
    D5A,
    DEFENCE,
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
    O10,
    OFFENCE,
    PENALTY,
    Q_PENALTY,
)
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.downs import new_series
from downfield.games.first_and_roll.rules.safety import safety
from downfield.kernel.state import Frame, State

ACCEPT: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Penalty(Frame):
    """[FAR-10.1] The penalty die; the offended side accepts or declines. Its value is 1 if it accepted."""

    TAG: Final = 19
    START: Final = 0
    ROLLED: Final = 1
    ANSWERED: Final = 2

    def __init__(self, trying: i64, at: i64 = 0) -> None:
        self.at = at
        self.trying = trying

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.at:
            case Penalty.START:
                self.at = Penalty.ROLLED
                return g.throw(PENALTY)
            case Penalty.ROLLED:  # [FAR-10.2a] all dice of the play are in view
                g.penalty = g.tables.value(PENALTY, got)
                g.emit(E_PENALTY, g.penalty)
                self.at = Penalty.ANSWERED
                g.offer_upto(2)
                if g.penalty < D5A:
                    return g.ask(g.seat_of(1 - g.off, DEFENCE), Q_PENALTY)
                return g.ask(g.seat_of(g.off, OFFENCE), Q_PENALTY)
            case Penalty.ANSWERED:
                if not decide(g, got):  # [FAR-10.3]
                    return g.done(0)
                if not walk(g, self.trying) and not self.trying:
                    repeat_down(g)
        return g.done(ACCEPT)

    def copy(self) -> Frame:
        return Penalty(self.trying, self.at)

    def ints(self) -> list[int]:
        return [Penalty.TAG, self.at, self.trying]


def decide(g: Roll, got: i64) -> bool:
    """Tell what the offended side decided."""
    side = 1 - g.off if g.penalty < D5A else g.off
    g.emit(E_ACCEPTED if got == ACCEPT else E_DECLINED, side, g.penalty)
    return got == ACCEPT


def walk(g: Roll, trying: i64) -> bool:
    """[FAR-10.2] Move the ball by an accepted penalty; whether that was a safety."""
    if g.penalty >= D5A:
        move_up(g, g.tables.fouls[g.penalty])
        return False
    if g.penalty == O10 and g.ball <= g.tables.fouls[O10] and not trying:  # [FAR-10.7, FAR-13.3]
        g.emit(E_PENALTY_SAFETY, 1 - g.off)
        safety(g)
        return True
    move_back(g, g.tables.fouls[g.penalty])
    return False


def move_up(g: Roll, yards: i64) -> None:
    """[FAR-10.6] Towards the goal line, but at most half the distance."""
    event: i64 = E_MOVED_UP
    if g.ball + yards >= 100:
        yards = (100 - g.ball) // 2
        event = E_HALF_TO_GOAL
    g.ball += yards
    g.emit(event, g.off, yards, g.ball)


def move_back(g: Roll, yards: i64) -> None:
    """[FAR-10.7] Towards the own goal line, but at most half the distance."""
    event: i64 = E_MOVED_BACK
    if g.ball <= yards:
        yards = g.ball // 2
        event = E_HALF_TO_OWN_GOAL
    g.ball -= yards
    g.emit(event, g.off, yards, g.ball)


def repeat_down(g: Roll) -> None:
    """[FAR-10.2b] The marker stays: first down if the ball has reached it (or by D5A), else the same down again."""
    if g.penalty == D5A or g.ball >= g.marker:
        g.emit(E_PENALTY_FIRST_DOWN, g.off, 0, g.ball)
        new_series(g)
    else:
        g.emit(E_DOWN_REPEATED, g.off, g.down)
