# mypyc: compiled
"""Chapter 6: turnovers, interceptions and returns."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_BREAKAWAY,
    E_INTERCEPTED,
    E_INTERCEPTED_TOUCHBACK,
    E_OFFENCE_ROLLED,
    E_PENALTY,
    E_PENALTY_IGNORED,
    E_PENALTY_MOOT,
    E_RETURN_FLAG,
    E_RETURN_TOUCHDOWN,
    E_RETURNED,
    E_TURNOVER,
    E_TURNOVER_TOUCHBACK,
    E_TURNOVER_TOUCHDOWN,
)
from downfield.games.first_and_roll.model.kinds import DEFENCE, GREEN, GUARD, NO_DIE, OFFENCE, PENALTY, RED
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_PENALTY
from downfield.games.first_and_roll.model.tables import FLAG
from downfield.games.first_and_roll.rules.breakaway import is_circled
from downfield.games.first_and_roll.rules.downs import change_hands, new_series, touchback
from downfield.games.first_and_roll.rules.penalty import counts_on_return, decide, is_by_offence, walk
from downfield.games.first_and_roll.rules.touchdown import touchdown
from downfield.kernel.needs import GO
from downfield.kernel.state import Frame, State


def turned_over(g: Roll) -> i64:
    """[FAR-6.3] After two T the ball moves by the play, then the defence returns it, unless it was a run."""
    g.ball += g.yards
    g.emit(E_TURNOVER, 1 - g.off, g.yards, g.attack)
    if g.ball >= 100:  # [FAR-6.3a]
        g.emit(E_TURNOVER_TOUCHBACK, 1 - g.off)
        touchback(g)
    elif g.ball <= 0:  # [FAR-6.3b]
        g.emit(E_TURNOVER_TOUCHDOWN, 1 - g.off)
        touchdown(g, 1 - g.off)
    elif returned_with(g.attack) == NO_DIE:
        change_hands(g)
    else:
        return g.call(Return(returned_with(g.attack)))
    return GO


def returned_with(attack: i64) -> i64:
    """[FAR-6.3] A ball lost by yellow is returned with both red dice, by green with both yellow, by red with none."""
    return attack - 1 if attack > RED else NO_DIE


def intercepted(g: Roll) -> i64:
    """[FAR-8.3] The ball moves by the kick die, then the defence returns with both green dice."""
    g.ball += g.yards
    g.emit(E_INTERCEPTED, 1 - g.off, g.yards)
    if g.ball >= 100:  # [FAR-8.3b]
        g.emit(E_INTERCEPTED_TOUCHBACK, 1 - g.off)
        touchback(g)
        return GO
    return g.call(Return(GREEN))


@mypyc_attr(acyclic=True, free_list_len=1)
class Return(Frame):
    """[FAR-6.4] The side that won the ball carries it back by one offence die; the defence die only looks for a flag.

    It was on defence when the play began, and its defence seat answers for it [FAR-19.1].
    """

    TAG: Final = 17
    START: Final = 0
    ROLLED: Final = 1
    SEARCHED: Final = 2
    RAN_ON: Final = 3
    FLAGGED: Final = 4
    JUDGED: Final = 5

    def __init__(self, colour: i64, yards: i64 = 0, circled: i64 = 0, flag: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.colour = colour
        self.yards = yards
        self.circled = circled
        self.flag = flag

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Return.START:
                change_hands(g)
                self.arm = Return.ROLLED
                return g.throw(self.colour)
            case Return.ROLLED:
                self.count(g, got, E_OFFENCE_ROLLED)
                self.arm = Return.SEARCHED
                return g.throw(GUARD + self.colour)
            case Return.SEARCHED:  # [FAR-6.4] never moves the ball
                if g.tables.sign(GUARD + self.colour, got) == FLAG:
                    self.flag = 1
                return self.run_on(g)
            case Return.RAN_ON:  # [FAR-7.1]
                self.count(g, got, E_BREAKAWAY)
                return self.run_on(g)
            case Return.FLAGGED:
                g.penalty = g.tables.value(PENALTY, got)
                g.emit(E_PENALTY, g.penalty)
                if is_void(g):
                    return self.end(g)
                self.arm = Return.JUDGED
                g.offer_upto(2)
                return g.ask(self.offended(g), Q_PENALTY)
            case Return.JUDGED:  # [FAR-6.5] from the end of the return; no down is repeated
                if decide(g, got) and walk(g, 0):
                    return g.done(0)
                return self.end(g)
        return g.done(0)

    def count(self, g: Roll, face: i64, event: i64) -> None:
        number = g.tables.value(self.colour, face)
        self.yards += number
        self.circled = i64(is_circled(g.tables, self.colour, face))
        g.emit(event, g.off, number, self.colour)

    def run_on(self, g: Roll) -> i64:
        """Roll circles again; then the return is moved, and a flag is looked into."""
        if self.circled:
            self.arm = Return.RAN_ON
            return g.throw(self.colour)
        g.ball += self.yards
        if g.ball > 100:
            g.ball = 100
        g.emit(E_RETURNED, g.off, self.yards)
        if not self.flag:
            return self.end(g)
        g.flag = 1
        g.emit(E_RETURN_FLAG)
        self.arm = Return.FLAGGED
        return g.throw(PENALTY)

    def offended(self, g: Roll) -> i64:
        """[FAR-6.5] O means the returning side, D the other."""
        if is_by_offence(g.penalty):
            return g.seat_of(1 - g.off, OFFENCE)
        return g.seat_of(g.off, DEFENCE)

    def end(self, g: Roll) -> i64:
        """[FAR-6.6] The return ends in 1st & 10 where the ball lies, or in a touchdown."""
        if g.ball >= 100:
            g.emit(E_RETURN_TOUCHDOWN, g.off)
            touchdown(g, g.off)
        else:
            new_series(g)
        return g.done(0)

    def copy(self) -> Frame:
        return Return(self.colour, self.yards, self.circled, self.flag, self.arm)

    def ints(self) -> list[int]:
        return [Return.TAG, self.arm, self.colour, self.yards, self.circled, self.flag]


def is_void(g: Roll) -> bool:
    """[FAR-10.5] O5 and D5 are ignored; after a touchdown so is all that is against the other side [FAR-6.5]."""
    if not counts_on_return(g.penalty):
        g.emit(E_PENALTY_IGNORED, g.penalty)
        return True
    if g.ball == 100 and not is_by_offence(g.penalty):
        g.emit(E_PENALTY_MOOT, g.penalty)
        return True
    return False
