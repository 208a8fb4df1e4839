# mypyc: compiled
"""Chapter 4: who kicks off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_RECEIVES, E_TOSS_TIED, E_TOSSED
from downfield.games.touch_down.model.kinds import D_TOSS, KICKOFF
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.questions import Q_RECEIVE
from downfield.kernel.state import Frame, State

RECEIVE: Final = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Toss(Frame):
    """[TD-4.2] Each rolls a die, ties again; the higher chooses, and who kicks first defends south."""

    TAG: Final = 11
    START: Final = 0
    HOME_ROLLED: Final = 1
    AWAY_ROLLED: Final = 2
    CHOSEN: Final = 3

    def __init__(self, home: i64 = 0, winner: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.home = home
        self.winner = winner

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Toss.START:
                self.arm = Toss.HOME_ROLLED
                return g.roll(D_TOSS, 6)
            case Toss.HOME_ROLLED:
                self.home = got
                self.arm = Toss.AWAY_ROLLED
                return g.roll(D_TOSS, 6)
            case Toss.AWAY_ROLLED:
                if got == self.home:
                    g.emit(E_TOSS_TIED)
                    self.arm = Toss.HOME_ROLLED
                    return g.roll(D_TOSS, 6)
                self.winner = i64(got > self.home)
                g.emit(E_TOSSED, self.winner)
                self.arm = Toss.CHOSEN
                g.offer_upto(2)
                return g.ask(g.lead_seat(self.winner), Q_RECEIVE)
            case Toss.CHOSEN:
                g.off = self.winner if got == RECEIVE else 1 - self.winner
                g.south = 1 - g.off
                g.opener = g.off
                g.phase = KICKOFF
                g.emit(E_RECEIVES, g.off)
        return g.done(0)

    def copy(self) -> Frame:
        return Toss(self.home, self.winner, self.arm)

    def ints(self) -> list[int]:
        return [Toss.TAG, self.arm, self.home, self.winner]
