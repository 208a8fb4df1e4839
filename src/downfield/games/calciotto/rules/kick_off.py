# mypyc: compiled
"""Chapter 10: the kick-off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_KICK_OFF
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_FIRST, Q_SECOND
from downfield.games.calciotto.model.tables import SLOTS, square_at
from downfield.games.calciotto.rules.movement import Movement
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class KickOff(Frame):
    """[CAL-10.1] Two outfield figures go to the kick-off squares, the first with the ball; then the phase begins."""

    TAG: Final = 35
    START: Final = 0
    FIRST_NAMED: Final = 1
    NAMED: Final = 2

    def __init__(self, first: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.first = first

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case KickOff.START:
                g.rest()
                self.arm = KickOff.FIRST_NAMED
                return self.ask(g, Q_FIRST)
            case KickOff.FIRST_NAMED:
                self.first = got
                self.arm = KickOff.NAMED
                return self.ask(g, Q_SECOND)
            case _:
                g.carrier = SLOTS * g.turn + self.first
                g.put(g.carrier, kick_off_square(g.turn, 0))
                g.put(SLOTS * g.turn + got, kick_off_square(g.turn, 1))
                g.emit(E_KICK_OFF, g.turn, g.number_of(g.carrier), g.number_of(SLOTS * g.turn + got))
                g.done(0)
                return g.call(Movement())

    def ask(self, g: Pitch, question: i64) -> i64:
        for i in range(1, SLOTS):
            if g.is_on(SLOTS * g.turn + i) and i != self.first:
                g.offer(i)
        return g.ask(g.lead_seat(g.turn), question)

    def copy(self) -> Frame:
        return KickOff(self.first, self.arm)

    def ints(self) -> list[int]:
        return [KickOff.TAG, self.arm, self.first]


def kick_off_square(side: i64, i: i64) -> i64:
    """[CAL-2.6] The two squares of a side's half in the middle of the pitch; the ball's is on its left."""
    return square_at(11, 9 - i) if side else square_at(10, 8 + i)
