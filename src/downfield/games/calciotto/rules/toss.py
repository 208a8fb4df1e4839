# mypyc: compiled
"""Chapter 4, second part: who has the ball first, and five cards for each side."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_DEALT, E_DEALT_ONE, E_POSSESSION, E_TOSS_TIED
from downfield.games.calciotto.model.kinds import AWAY, D_SIX, HOME, KICKOFF
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.rules.deck import draw, drawn
from downfield.kernel.state import Frame, State

HAND: Final = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class Toss(Frame):
    """[CAL-4.5] Each side rolls two dice, the higher total has the ball; then cards are dealt [CAL-4.6]."""

    TAG: Final = 34
    START: Final = 0
    ROLLED: Final = 1
    DEALT: Final = 2

    def __init__(self, dice: i64 = 0, home: i64 = 0, away: i64 = 0, dealt: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.dice = dice  # how many were rolled
        self.home = home
        self.away = away
        self.dealt = dealt  # cards given

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Toss.START:
                g.rest()
                self.arm = Toss.ROLLED
                return g.roll(D_SIX, 6)
            case Toss.ROLLED:
                self.count(got + 1)
                if self.dice < 4:
                    return g.roll(D_SIX, 6)
                if self.home == self.away:  # ties are rolled again
                    g.emit(E_TOSS_TIED, self.home)
                    self.dice = 0
                    self.home = 0
                    self.away = 0
                    return g.roll(D_SIX, 6)
                g.turn = HOME if self.home > self.away else AWAY
                g.emit(E_POSSESSION, g.turn, self.home, self.away)
            case Toss.DEALT:
                drawn(g, self.receiver(g), got, E_DEALT_ONE)
                self.dealt += 1
        if self.dealt < 2 * HAND:
            self.arm = Toss.DEALT
            return draw(g, self.receiver(g))
        g.emit(E_DEALT, HAND)
        g.phase = KICKOFF  # [CAL-4.7]
        return g.done(0)

    def count(self, points: i64) -> None:
        if self.dice < 2:
            self.home += points
        else:
            self.away += points
        self.dice += 1

    def receiver(self, g: Pitch) -> i64:
        """[CAL-4.6] One card at a time, the side with the ball first."""
        return g.turn if self.dealt % 2 == 0 else 1 - g.turn

    def copy(self) -> Frame:
        return Toss(self.dice, self.home, self.away, self.dealt, self.arm)

    def ints(self) -> list[int]:
        return [Toss.TAG, self.arm, self.dice, self.home, self.away, self.dealt]
