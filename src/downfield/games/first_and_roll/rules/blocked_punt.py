# mypyc: compiled
"""Chapter 9, continued: the block roll, a blocked punt, and the choice of whoever gets the ball."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_BLOCK_FLAG,
    E_BLOCK_LOST,
    E_BLOCK_RECOVERED,
    E_BLOCK_ROLLED,
    E_BREAKAWAY,
    E_DEFENCE_ROLLED,
    E_FAIR_CATCH,
    E_OFFENCE_ROLLED,
    E_PUNT_BLOCKED,
)
from downfield.games.first_and_roll.model.kinds import CLOCK, DEFENCE, GREEN, GUARD, RED, TICK, TRY, YELLOW, T
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_CATCH
from downfield.games.first_and_roll.model.tables import FLAG
from downfield.games.first_and_roll.rules.breakaway import is_circled
from downfield.games.first_and_roll.rules.clock import Tick, read_clock
from downfield.games.first_and_roll.rules.downs import change_hands, gain
from downfield.games.first_and_roll.rules.tries import Try
from downfield.games.first_and_roll.rules.turnover import Return
from downfield.kernel.needs import GO
from downfield.kernel.state import Frame, State

PAIRS: Final = 3  # red and yellow, red and green, yellow and green
RED_YELLOW: Final = 0
YELLOW_GREEN: Final = 2


def first_of(pair: i64) -> i64:
    """[FAR-9.1] The colour of a pair that is rolled first: red before yellow before green."""
    return YELLOW if pair == YELLOW_GREEN else RED


def second_of(pair: i64) -> i64:
    """[FAR-9.1] The other colour of a pair."""
    return YELLOW if pair == RED_YELLOW else GREEN


@mypyc_attr(acyclic=True, free_list_len=1)
class BlockRoll(Frame):
    """[FAR-9.1] The defence rolls two dice, red before yellow before green; the value is the number of flags."""

    TAG: Final = 22
    START: Final = 0
    ONE_ROLLED: Final = 1
    BOTH_ROLLED: Final = 2

    def __init__(self, pair: i64, flags: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.pair = pair
        self.flags = flags

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        first: i64 = GUARD + first_of(self.pair)
        second: i64 = GUARD + second_of(self.pair)
        match self.arm:
            case BlockRoll.START:
                self.arm = BlockRoll.ONE_ROLLED
                return g.throw(first)
            case BlockRoll.ONE_ROLLED:
                self.flags = i64(g.tables.sign(first, got) == FLAG)
                self.arm = BlockRoll.BOTH_ROLLED
                return g.throw(second)
            case BlockRoll.BOTH_ROLLED:
                self.flags += i64(g.tables.sign(second, got) == FLAG)
                g.emit(E_BLOCK_ROLLED, 1 - g.off, self.flags)
        return g.done(self.flags)

    def copy(self) -> Frame:
        return BlockRoll(self.pair, self.flags, self.arm)

    def ints(self) -> list[int]:
        return [BlockRoll.TAG, self.arm, self.pair, self.flags]


@mypyc_attr(acyclic=True, free_list_len=1)
class Blocked(Frame):
    """[FAR-9.2] The clock die says who gets the blocked ball; if the kicking side gets it, both roll red."""

    TAG: Final = 23
    START: Final = 0
    TIMED: Final = 1
    RAN: Final = 2
    MET: Final = 3
    RAN_ON: Final = 4
    MOVED: Final = 5
    TICKED: Final = 6

    def __init__(self, side: i64, time: i64 = 0, circled: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.time = time
        self.circled = circled

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Blocked.START:
                g.emit(E_PUNT_BLOCKED, 1 - g.off)
                self.arm = Blocked.TIMED
                return g.throw(CLOCK)
            case Blocked.TIMED:
                self.time = read_clock(g, got)
                if self.time == T:  # not rolled again
                    g.emit(E_BLOCK_LOST, 1 - g.off, 0, 100 - g.ball)
                    g.done(0)
                    return g.call(Catch())
                g.emit(E_BLOCK_RECOVERED, g.off)
                self.arm = Blocked.RAN
                return g.throw(RED)
            case Blocked.RAN:
                self.count(g, got, E_OFFENCE_ROLLED)
                self.arm = Blocked.MET
                return g.throw(GUARD + RED)
            case Blocked.MET:
                self.meet(g, got)
                return self.run_on(g)
            case Blocked.RAN_ON:
                self.count(g, got, E_BREAKAWAY)
                return self.run_on(g)
            case Blocked.MOVED:  # the clock last of all
                if g.phase == TRY and not g.is_decided():
                    return g.call(Try())
                if self.time == TICK and not g.is_decided():
                    self.arm = Blocked.TICKED
                    return g.call(Tick(self.side, 0))
        return g.done(0)

    def count(self, g: Roll, face: i64, event: i64) -> None:
        number = g.tables.value(RED, face)
        g.yards += number
        self.circled = i64(is_circled(g.tables, RED, face))
        g.emit(event, g.off, number, RED)

    def meet(self, g: Roll, face: i64) -> None:
        """Count the red defence die; a flag counts 0, and no penalty is rolled."""
        number = g.tables.value(GUARD + RED, face)
        g.yards += number
        if g.tables.sign(GUARD + RED, face) == FLAG:
            g.emit(E_BLOCK_FLAG, 1 - g.off)
        else:
            g.emit(E_DEFENCE_ROLLED, 1 - g.off, -number, RED)

    def run_on(self, g: Roll) -> i64:
        """Roll circles again; then the ball moves, and short of a first down the defence takes over."""
        if self.circled:
            self.arm = Blocked.RAN_ON
            return g.throw(RED)
        gain(g, g.yards)
        self.arm = Blocked.MOVED
        return GO

    def copy(self) -> Frame:
        return Blocked(self.side, self.time, self.circled, self.arm)

    def ints(self) -> list[int]:
        return [Blocked.TAG, self.arm, self.side, self.time, self.circled]


@mypyc_attr(acyclic=True, free_list_len=1)
class Catch(Frame):
    """[FAR-9.6] The receiving side takes the ball where it lies, or returns it with both yellow dice."""

    TAG: Final = 24
    START: Final = 0
    CHOSEN: Final = 1

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        if self.arm == Catch.START:
            self.arm = Catch.CHOSEN
            g.offer_upto(2)
            return g.ask(g.seat_of(1 - g.off, DEFENCE), Q_CATCH)
        if got:
            g.done(0)
            return g.call(Return(YELLOW))
        change_hands(g)
        g.emit(E_FAIR_CATCH, g.off, 0, g.ball)
        return g.done(0)

    def copy(self) -> Frame:
        return Catch(self.arm)

    def ints(self) -> list[int]:
        return [Catch.TAG, self.arm]
