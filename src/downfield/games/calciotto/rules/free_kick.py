# mypyc: compiled
"""Chapter 14: the free kick."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_FREE_KICK, E_TAKER
from downfield.games.calciotto.model.position import MEN, Pitch
from downfield.games.calciotto.model.questions import Q_TAKER
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.movement import Movement
from downfield.games.calciotto.rules.relocation import FROM_THE_BALL, MOST, OFF_THE_WALL, Relocations, Retreat
from downfield.games.calciotto.rules.substitutions import Substitutions
from downfield.games.calciotto.rules.wall import Wall
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class FreeKick(Frame):
    """[CAL-14.5] Substitutions, the taker, relocations of the fouled side, then of the other, and the kick."""

    TAG: Final = 40
    START: Final = 0
    SUBSTITUTED: Final = 1
    NAMED: Final = 2
    RELOCATED: Final = 3
    WALLED: Final = 4
    RETREATED: Final = 5
    DEFENDED: Final = 6

    def __init__(self, used: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.used = used  # relocations of the defending side

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case FreeKick.START:
                g.rest()
                stand_up(g)
                g.emit(E_FREE_KICK, g.turn)
                self.arm = FreeKick.SUBSTITUTED
                return g.call(Substitutions(g.turn))
            case FreeKick.SUBSTITUTED:
                self.arm = FreeKick.NAMED
                if g.carrier == g.keeper(g.turn):  # [CAL-14.13] the keeper himself
                    return self.relocate(g)
                for i in range(1, SLOTS):
                    if g.is_on(SLOTS * g.turn + i):
                        g.offer(i)
                return g.ask(g.lead_seat(g.turn), Q_TAKER)
            case FreeKick.NAMED:
                swap(g, SLOTS * g.turn + got)
                return self.relocate(g)
            case FreeKick.RELOCATED:
                self.arm = FreeKick.WALLED
                return g.call(Wall())
            case FreeKick.WALLED:
                self.used = got
                self.arm = FreeKick.RETREATED
                return g.call(Retreat(1 - g.turn, FROM_THE_BALL))
            case FreeKick.RETREATED:  # [CAL-14.6] those that had to be moved count among the four
                for i in range(SLOTS):
                    self.used += got >> i & 1
                self.arm = FreeKick.DEFENDED
                fixed = got | g.wall >> SLOTS * (1 - g.turn) & 255
                return g.call(Relocations(1 - g.turn, FROM_THE_BALL, fixed, MOST - self.used))
            case _:
                g.done(0)
                return g.call(Movement())

    def relocate(self, g: Pitch) -> i64:
        """Up to four of the fouled side; the taker stays on the spot."""
        self.arm = FreeKick.RELOCATED
        return g.call(Relocations(g.turn, OFF_THE_WALL, 1 << g.carrier % SLOTS, MOST))

    def copy(self) -> Frame:
        return FreeKick(self.used, self.arm)

    def ints(self) -> list[int]:
        return [FreeKick.TAG, self.arm, self.used]


def swap(g: Pitch, taker: i64) -> None:
    """[CAL-14.4] Anybody may take it; if it is not the carrier, the two swap squares."""
    spot: i64 = g.at[g.carrier]
    if taker != g.carrier:
        other: i64 = g.at[taker]
        g.lift(taker)
        g.put(g.carrier, other)
        g.put(taker, spot)
        g.carrier = taker
    g.emit(E_TAKER, g.turn, g.number_of(taker))


def stand_up(g: Pitch) -> None:
    """[CAL-12.3] A dead ball ends being grounded for everybody."""
    for slot in range(MEN):
        g.state[slot] = 0
