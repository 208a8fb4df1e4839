# mypyc: compiled
"""Chapters 5 to 7: dice taken in secret, the roll, the clock die, broken tackle and breakaway."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_BREAKAWAY,
    E_BROKEN_TACKLE,
    E_DEFENCE_ROLLED,
    E_FLAG,
    E_OFFENCE_ROLLED,
    E_REVEALED,
    E_STOPPED,
)
from downfield.games.first_and_roll.model.kinds import CLOCK, DEFENCE, GREEN, GUARD, OFFENCE, T
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_AGAIN, Q_BOMB, Q_DICE
from downfield.games.first_and_roll.model.tables import FLAG, PLAIN, SQUARE
from downfield.games.first_and_roll.rules.breakaway import first_badge, next_badge
from downfield.games.first_and_roll.rules.clock import read_clock
from downfield.games.first_and_roll.rules.long_bomb import Bomb
from downfield.games.first_and_roll.rules.red_zone_passes import can_be_overthrown
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Snap(Frame):
    """[FAR-5.1] Both sides take a die in secret; then the dice roll, and their sum lies on the table.

    On a two-point try there is no clock die and no Long Bomb [FAR-13.3].
    """

    TAG: Final = 16
    START: Final = 0
    REVEALED: Final = 1
    CALLED: Final = 2
    ROLLED: Final = 3
    MET: Final = 4
    TIMED: Final = 5
    TIMED_AGAIN: Final = 6
    ASKED: Final = 7
    RAN_ON: Final = 8

    def __init__(self, trying: i64, badge: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.trying = trying
        self.badge = badge  # a circle or square that is still to be rolled again

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Snap.START:  # [FAR-5.1] sealed
                self.arm = Snap.REVEALED
                seats = g.tables.seats
                g.offer_upto(3)
                g.offered_to(seats[2 * g.off + OFFENCE])
                g.offer_upto(3)
                g.offered_to(seats[2 * (1 - g.off) + DEFENCE])
                return g.seal(Q_DICE)
            case Snap.REVEALED:
                seats = g.tables.seats
                g.attack = g.unseal(seats[2 * g.off + OFFENCE])
                g.guard = g.unseal(seats[2 * (1 - g.off) + DEFENCE])
                g.emit(E_REVEALED, g.off, g.attack, g.guard)
                if g.attack == GREEN and g.guard != GREEN and not self.trying:  # [FAR-8.1]
                    self.arm = Snap.CALLED
                    g.offer_upto(2)
                    return g.ask(g.seat_of(g.off, OFFENCE), Q_BOMB)
                self.arm = Snap.ROLLED
                return g.throw(g.attack)
            case Snap.CALLED:
                if got:
                    g.done(0)
                    return g.call(Bomb())
                self.arm = Snap.ROLLED
                return g.throw(GREEN)
            case Snap.ROLLED:
                self.count_first(g, got)
                if g.attack == g.guard:  # [FAR-5.3] colours equal: the defence die too
                    self.arm = Snap.MET
                    return g.throw(GUARD + g.guard)
                return self.roll_clock(g)  # [FAR-5.2]
            case Snap.MET:
                meet(g, got)
                return self.roll_clock(g)
            case Snap.TIMED:
                g.time = read_clock(g, got)
                if g.time == T:  # [FAR-6.2]
                    self.arm = Snap.TIMED_AGAIN
                    return g.throw(CLOCK)
                return self.run_on(g)
            case Snap.TIMED_AGAIN:  # [FAR-6.2] a second T is a turnover
                g.time = read_clock(g, got)
                return self.run_on(g)
            case Snap.ASKED:
                if not got:  # [FAR-7.1] content with what it has
                    g.emit(E_STOPPED, g.off, g.yards)
                    return g.done(0)
                self.arm = Snap.RAN_ON
                return g.throw(g.attack)
            case Snap.RAN_ON:
                self.count_again(g, got)
                return self.run_on(g)
        return g.done(0)

    def roll_clock(self, g: Roll) -> i64:
        """The clock die belongs to every play but a try [FAR-13.3]."""
        if self.trying:
            return self.run_on(g)
        self.arm = Snap.TIMED
        return g.throw(CLOCK)

    def count_first(self, g: Roll, face: i64) -> None:
        """Count the first roll of the offence die; its square breaks a tackle on an unmatched run only [FAR-7.2]."""
        g.yards = g.tables.value(g.attack, face)
        self.badge = first_badge(g.tables, g.attack, g.guard, face)
        g.emit(E_OFFENCE_ROLLED, g.off, g.yards, g.attack)

    def count_again(self, g: Roll, face: i64) -> None:
        """Count a further roll of the same die; only a circle goes on [FAR-7.3]."""
        number = g.tables.value(g.attack, face)
        g.yards += number
        g.emit(E_BROKEN_TACKLE if self.badge == SQUARE else E_BREAKAWAY, g.off, number, g.attack)
        self.badge = next_badge(g.tables, g.attack, face)

    def run_on(self, g: Roll) -> i64:
        """[FAR-7.1] A circle rolls again; on a pass that can be overthrown the offence is asked."""
        if self.badge == PLAIN:
            return g.done(0)
        if g.attack == GREEN and can_be_overthrown(g):
            self.arm = Snap.ASKED
            g.offer_upto(2)
            return g.ask(g.seat_of(g.off, OFFENCE), Q_AGAIN)
        self.arm = Snap.RAN_ON
        return g.throw(g.attack)

    def copy(self) -> Frame:
        return Snap(self.trying, self.badge, self.arm)

    def ints(self) -> list[int]:
        return [Snap.TAG, self.arm, self.trying, self.badge]


def meet(g: Roll, face: i64) -> None:
    """[FAR-5.3] The defence die takes yards away, or shows a flag, which counts 0."""
    die: i64 = GUARD + g.guard
    if g.tables.sign(die, face) == FLAG:
        g.flag = 1
        g.emit(E_FLAG, 1 - g.off)
        return
    number = g.tables.value(die, face)
    g.yards += number
    g.emit(E_DEFENCE_ROLLED, 1 - g.off, -number, g.guard)
