# mypyc: compiled
"""Chapter 9: the punt, and the free kick that is kicked like one."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import E_FLAG, E_FREE_KICK, E_PUNT, E_PUNT_TOUCHBACK, E_PUNTED
from downfield.games.first_and_roll.model.kinds import DEFENCE, FREEKICK, KICK, OFFENCE
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_BLOCK_PUNT, Q_PUNT
from downfield.games.first_and_roll.rules.blocked_punt import Blocked, BlockRoll, Catch
from downfield.games.first_and_roll.rules.downs import touchback
from downfield.games.first_and_roll.rules.penalty import Penalty
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Punt(Frame):
    """[FAR-9.1] The defence rolls two of its dice: the punt is blocked, a penalty is rolled, or the kick follows."""

    TAG: Final = 20
    START: Final = 0
    CHOSEN: Final = 1
    ROLLED: Final = 2
    JUDGED: Final = 3

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Punt.START:
                g.emit(E_PUNT, g.off)
                self.arm = Punt.CHOSEN
                g.offer_upto(3)
                return g.ask(g.seat_of(1 - g.off, DEFENCE), Q_BLOCK_PUNT)
            case Punt.CHOSEN:
                self.arm = Punt.ROLLED
                return g.call(BlockRoll(got))
            case Punt.ROLLED:
                if got == 2:  # [FAR-9.2]
                    g.done(0)
                    return g.call(Blocked(g.off))
                if got == 1:  # [FAR-9.3] decided before the kick
                    g.flag = 1
                    g.emit(E_FLAG, 1 - g.off)
                    self.arm = Punt.JUDGED
                    return g.call(Penalty(0))
            case Punt.JUDGED:
                if got:  # a new decision from the new spot
                    return g.done(0)
        g.done(0)
        return g.call(Kick())

    def copy(self) -> Frame:
        return Punt(self.arm)

    def ints(self) -> list[int]:
        return [Punt.TAG, self.arm]


@mypyc_attr(acyclic=True, free_list_len=1)
class Kick(Frame):
    """[FAR-9.4] The ball flies by the kick die and one offence die at face value; so does the free kick [FAR-14.2].

    It takes no time [FAR-9.7].
    """

    TAG: Final = 21
    START: Final = 0
    CHOSEN: Final = 1
    KICKED: Final = 2
    LANDED: Final = 3

    def __init__(self, colour: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.colour = colour

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Kick.START:
                if g.phase == FREEKICK:
                    g.emit(E_FREE_KICK, g.off, 0, g.ball)
                self.arm = Kick.CHOSEN
                g.offer_upto(3)
                return g.ask(g.seat_of(g.off, OFFENCE), Q_PUNT)
            case Kick.CHOSEN:
                self.colour = got
                self.arm = Kick.KICKED
                return g.throw(KICK)
            case Kick.KICKED:
                g.yards = g.tables.value(KICK, got)
                self.arm = Kick.LANDED
                return g.throw(self.colour)
            case Kick.LANDED:
                g.yards += g.tables.value(self.colour, got)
                g.ball += g.yards
                g.emit(E_PUNTED, g.off, g.yards)
                if g.ball < 100:  # [FAR-9.6]
                    g.done(0)
                    return g.call(Catch())
                g.emit(E_PUNT_TOUCHBACK, 1 - g.off)  # [FAR-9.5]
                touchback(g)
        return g.done(0)

    def copy(self) -> Frame:
        return Kick(self.colour, self.arm)

    def ints(self) -> list[int]:
        return [Kick.TAG, self.arm, self.colour]
