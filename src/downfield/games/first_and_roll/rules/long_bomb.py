# mypyc: compiled
"""Chapter 8: the Long Bomb."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import E_BOMB, E_BOMB_ROLLED, E_BREAKAWAY, E_STOPPED
from downfield.games.first_and_roll.model.kinds import (
    CLOCK,
    COMPLETE,
    GREEN,
    INCOMPLETE,
    INTERCEPTED,
    KICK,
    LONG_BOMB,
    OFFENCE,
    YELLOW,
    T,
)
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_AGAIN
from downfield.games.first_and_roll.rules.breakaway import is_circled
from downfield.games.first_and_roll.rules.clock import read_clock
from downfield.games.first_and_roll.rules.red_zone_passes import can_be_overthrown
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Bomb(Frame):
    """[FAR-8.1] The offence rolls green, kick and yellow; the clock die falls as on every play."""

    TAG: Final = 18
    START: Final = 0
    THROWN: Final = 1
    FLOWN: Final = 2
    CHASED: Final = 3
    TIMED: Final = 4
    TIMED_AGAIN: Final = 5
    ASKED: Final = 6
    RAN_ON: Final = 7

    def __init__(self, green: i64 = 0, kick: i64 = 0, circled: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.green = green
        self.kick = kick
        self.circled = circled

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Bomb.START:
                g.declared = LONG_BOMB
                g.emit(E_BOMB, g.off)
                self.arm = Bomb.THROWN
                return g.throw(GREEN)
            case Bomb.THROWN:
                self.green = g.tables.value(GREEN, got)
                self.circled = i64(is_circled(g.tables, GREEN, got))
                self.arm = Bomb.FLOWN
                return g.throw(KICK)
            case Bomb.FLOWN:
                self.kick = g.tables.value(KICK, got)
                self.arm = Bomb.CHASED
                return g.throw(YELLOW)
            case Bomb.CHASED:
                self.land(g, g.tables.value(YELLOW, got))
                self.arm = Bomb.TIMED  # [FAR-8.4]
                return g.throw(CLOCK)
            case Bomb.TIMED:
                g.time = read_clock(g, got)
                if g.time == T:
                    self.arm = Bomb.TIMED_AGAIN
                    return g.throw(CLOCK)
                return self.run_on(g)
            case Bomb.TIMED_AGAIN:
                g.time = read_clock(g, got)
                return self.run_on(g)
            case Bomb.ASKED:
                if not got:
                    g.emit(E_STOPPED, g.off, g.yards)
                    return g.done(0)
                self.arm = Bomb.RAN_ON
                return g.throw(GREEN)
            case Bomb.RAN_ON:  # [FAR-8.2] a 0 here only adds nothing
                number = g.tables.value(GREEN, got)
                g.yards += number
                self.circled = i64(is_circled(g.tables, GREEN, got))
                g.emit(E_BREAKAWAY, g.off, number, GREEN)
                return self.run_on(g)
        return g.done(0)

    def land(self, g: Roll, yellow: i64) -> None:
        """[FAR-8.2] The three dice say what becomes of the pass, and how far it goes."""
        g.emit(E_BOMB_ROLLED, self.green, self.kick, yellow)
        g.fate = fate(self.green, yellow)
        if g.fate != INCOMPLETE:
            g.yards = flight(self.green, self.kick, yellow)

    def run_on(self, g: Roll) -> i64:
        """[FAR-8.2] A circle on green may be rolled again and added, if the pass was caught at all."""
        if not self.circled or g.fate != COMPLETE:
            return g.done(0)
        if can_be_overthrown(g):
            self.arm = Bomb.ASKED
            g.offer_upto(2)
            return g.ask(g.seat_of(g.off, OFFENCE), Q_AGAIN)
        self.arm = Bomb.RAN_ON
        return g.throw(GREEN)

    def copy(self) -> Frame:
        return Bomb(self.green, self.kick, self.circled, self.arm)

    def ints(self) -> list[int]:
        return [Bomb.TAG, self.arm, self.green, self.kick, self.circled]


def fate(green: i64, yellow: i64) -> i64:
    """[FAR-8.3] A 0 on green is incomplete, also when both show 0 [FAR-8.3a]; a 0 on yellow is intercepted."""
    if green == 0:
        return INCOMPLETE
    return INTERCEPTED if yellow == 0 else COMPLETE


def flight(green: i64, kick: i64, yellow: i64) -> i64:
    """[FAR-8.2] A bomb flies by kick and green less yellow; one that is intercepted flies by the kick die [FAR-8.3]."""
    if fate(green, yellow) == INTERCEPTED:
        return kick
    return kick + green - yellow
