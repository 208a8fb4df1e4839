# mypyc: compiled
"""Chapter 2: the coin toss; and the draw before an overtime, which takes its place there."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import E_CALLED, E_DRAWN, E_RECEIVES, E_TOSSED
from downfield.games.first_and_roll.model.kinds import AWAY, COIN, DEFENCE, HOME, KICKOFF
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_CALL, Q_RECEIVE
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Toss(Frame):
    """[FAR-2.2] Away calls; whoever wins the toss receives or kicks in the first half."""

    TAG: Final = 11
    START: Final = 0
    CALLED: Final = 1
    TOSSED: Final = 2
    CHOSEN: Final = 3
    DRAWN: Final = 4

    def __init__(self, call: i64 = 0, winner: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.call = call
        self.winner = winner

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Toss.START:
                if g.is_overtime():  # [FAR-18.1] the receiver is drawn
                    self.arm = Toss.DRAWN
                    return g.throw(COIN)
                self.arm = Toss.CALLED  # [FAR-2.2] Away calls
                g.offer_upto(2)
                return g.ask(g.seat_of(AWAY, DEFENCE), Q_CALL)
            case Toss.CALLED:
                self.call = got
                g.emit(E_CALLED, AWAY, got)
                self.arm = Toss.TOSSED
                return g.throw(COIN)
            case Toss.TOSSED:  # [FAR-2.2] a wrong call leaves the choice to Home
                self.winner = AWAY if got == self.call else HOME
                g.emit(E_TOSSED, self.winner, got)
                self.arm = Toss.CHOSEN
                g.offer_upto(2)
                return g.ask(g.seat_of(self.winner, DEFENCE), Q_RECEIVE)
            case Toss.CHOSEN:
                g.off = 1 - self.winner if got else self.winner
                g.second = g.off  # [FAR-17.2] who receives first kicks off the second half
                g.emit(E_RECEIVES, g.off)
            case Toss.DRAWN:  # [FAR-18.1] heads: Home receives
                g.off = got
                g.emit(E_DRAWN, g.off, g.half - 2)
        g.phase = KICKOFF  # [FAR-2.3]
        return g.done(0)

    def copy(self) -> Frame:
        return Toss(self.call, self.winner, self.arm)

    def ints(self) -> list[int]:
        return [Toss.TAG, self.arm, self.call, self.winner]
