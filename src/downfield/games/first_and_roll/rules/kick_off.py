# mypyc: compiled
"""Chapter 4: the kick-off, regular and onside."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_BREAKAWAY,
    E_KICKED_OFF,
    E_OFFENCE_ROLLED,
    E_ONSIDE,
    E_ONSIDE_KEPT,
    E_ONSIDE_LOST,
    E_ONSIDE_WITHOUT_T,
    E_RUN_OUT,
    E_TOUCHBACK,
)
from downfield.games.first_and_roll.model.kinds import CLOCK, DEFENCE, GREEN, OFFENCE, RED, TICK, YELLOW, T
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_KICKOFF, Q_RETURN
from downfield.games.first_and_roll.model.tables import Tables
from downfield.games.first_and_roll.rules.breakaway import is_circled
from downfield.games.first_and_roll.rules.clock import Tick
from downfield.games.first_and_roll.rules.downs import new_series
from downfield.games.first_and_roll.rules.touchdown import touchdown
from downfield.kernel.state import Frame, State

ONSIDE: Final = 1
RUN_OUT: Final = 1
RECOVERY: Final = 10  # yards that an onside kick must travel


@mypyc_attr(acyclic=True, free_list_len=1)
class KickOff(Frame):
    """[FAR-4.1] The kick is regular or onside; a regular one is downed for a touchback or run out."""

    TAG: Final = 12
    START: Final = 0
    KICKED: Final = 1
    ANSWERED: Final = 2
    ROLLED: Final = 3

    def __init__(self, die: i64 = 0, thrown: i64 = 0, circles: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.die = die  # the one that rolls
        self.thrown = thrown  # how many of the three were rolled
        self.circles = circles  # one bit for each die that shows a circle

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case KickOff.START:  # [FAR-4.1] the kicking side chooses
                self.arm = KickOff.KICKED
                g.offer_upto(2)
                return g.ask(g.seat_of(1 - g.off, DEFENCE), Q_KICKOFF)
            case KickOff.KICKED:
                if got == ONSIDE:
                    g.done(0)
                    return g.call(OnsideKick(g.off))
                g.emit(E_KICKED_OFF, 1 - g.off)
                self.arm = KickOff.ANSWERED  # [FAR-4.2] the receiving side chooses
                g.offer_upto(2)
                return g.ask(g.seat_of(g.off, OFFENCE), Q_RETURN)
            case KickOff.ANSWERED:
                if got == RUN_OUT:
                    self.arm = KickOff.ROLLED
                    return g.throw(RED)
                g.ball = g.tables.touchback
                g.emit(E_TOUCHBACK, g.off, 0, g.ball)
                new_series(g)
            case KickOff.ROLLED:  # [FAR-4.3] all three dice, then each circle again until none shows
                self.count(g, got)
                if self.thrown < 3:
                    self.die = self.thrown
                    return g.throw(self.die)
                if self.circles:
                    self.die = RED if self.circles & 1 else YELLOW if self.circles & 2 else GREEN
                    return g.throw(self.die)
                self.run_out(g)
        return g.done(0)

    def count(self, g: Roll, face: i64) -> None:
        """Add what a die shows, and note whether it is circled."""
        number = g.tables.value(self.die, face)
        g.yards += number
        g.emit(E_OFFENCE_ROLLED if self.thrown < 3 else E_BREAKAWAY, g.off, number, self.die)
        if self.thrown < 3:
            self.thrown += 1
        bit = i64(1) << self.die
        if is_circled(g.tables, self.die, face):
            self.circles |= bit
        elif self.circles & bit:
            self.circles -= bit

    def run_out(self, g: Roll) -> None:
        """[FAR-4.3a] The ball comes out from the goal line by the sum, at times for a touchdown."""
        g.ball = brought_to(g.yards)
        g.emit(E_RUN_OUT, g.off, g.yards)
        if g.ball >= 100:
            touchdown(g, g.off)
        else:
            new_series(g)

    def copy(self) -> Frame:
        return KickOff(self.die, self.thrown, self.circles, self.arm)

    def ints(self) -> list[int]:
        return [KickOff.TAG, self.arm, self.die, self.thrown, self.circles]


@mypyc_attr(acyclic=True, free_list_len=1)
class OnsideKick(Frame):
    """[FAR-4.4] Red and yellow count at face value; with ten yards the kicking side keeps the ball."""

    TAG: Final = 13
    START: Final = 0
    RED_ROLLED: Final = 1
    YELLOW_ROLLED: Final = 2
    TIMED: Final = 3
    TICKED: Final = 4

    def __init__(self, receiver: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.receiver = receiver

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case OnsideKick.START:
                g.emit(E_ONSIDE, 1 - g.off)
                self.arm = OnsideKick.RED_ROLLED
                return g.throw(RED)
            case OnsideKick.RED_ROLLED:
                self.count(g, RED, got)
                self.arm = OnsideKick.YELLOW_ROLLED
                return g.throw(YELLOW)
            case OnsideKick.YELLOW_ROLLED:
                self.count(g, YELLOW, got)
                self.arm = OnsideKick.TIMED
                return g.throw(CLOCK)
            case OnsideKick.TIMED:
                self.place(g, g.tables.value(CLOCK, got))
                if g.tables.value(CLOCK, got) == TICK:  # the receiving side counts as the offence
                    self.arm = OnsideKick.TICKED
                    return g.call(Tick(self.receiver, 0))
        return g.done(0)

    def count(self, g: Roll, die: i64, face: i64) -> None:
        """Add what a die shows; a circle is not rolled again."""
        number = g.tables.value(die, face)
        g.yards += number
        g.emit(E_OFFENCE_ROLLED, 1 - g.off, number, die)

    def place(self, g: Roll, clock: i64) -> None:
        """[FAR-4.4] The yards say where the ball lies, and whose it is."""
        g.ball = g.tables.onside + g.yards
        if is_recovered(g.tables, g.yards, clock):
            g.off = 1 - g.off
            g.emit(E_ONSIDE_KEPT, g.off, g.yards, g.ball)
        else:
            g.ball = 100 - g.ball
            event: i64 = E_ONSIDE_LOST if g.yards < RECOVERY else E_ONSIDE_WITHOUT_T
            g.emit(event, g.off, g.yards, g.ball)
        new_series(g)

    def copy(self) -> Frame:
        return OnsideKick(self.receiver, self.arm)

    def ints(self) -> list[int]:
        return [OnsideKick.TAG, self.arm, self.receiver]


def brought_to(yards: i64) -> i64:
    """[FAR-4.3a] A kick-off is run out at least to the 1: it is never a safety."""
    return yards if yards > 0 else 1


def is_recovered(t: Tables, yards: i64, clock: i64) -> bool:
    """[FAR-4.4] Whether the kicking side keeps an onside kick: with ten yards, and by option FAR-20.3 a T as well."""
    return yards >= RECOVERY and (not t.onside_needs_t or clock == T)
