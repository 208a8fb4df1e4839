# mypyc: compiled
"""Chapter 16: the clock marker, time-outs and the run-off; and how the clock die is read.

Time passes only where a frame calls `Tick`, and by the Hail Mary [FAR-16.4].
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import E_CLOCK_ROLLED, E_T_ROLLED, E_TICKED, E_TIMEOUT
from downfield.games.first_and_roll.model.kinds import CLOCK, DEFENCE, OFFENCE, RED, W_TIMEOUT, T
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_TIMEOUT
from downfield.kernel.needs import CLOSED, PASS
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window

RUN_OFF: Final = 1  # the reaction in the window of that name
TIMEOUT: Final = 1  # plus the side that spends it


def read_clock(g: Roll, face: i64) -> i64:
    """[FAR-6.1] [FAR-6.2] What the clock die shows: BLANK, TICK or T."""
    shown = g.tables.value(CLOCK, face)
    g.emit(E_T_ROLLED if shown == T else E_CLOCK_ROLLED, shown)
    return shown


def was_successful_run(g: Roll) -> bool:
    """[FAR-16.1a] A red die met no red die and lost no ball; with option FAR-20.4 it met no flag and lost no ball."""
    if g.attack != RED or g.time == T:
        return False
    if g.tables.run_off_matched:  # [FAR-20.4]
        return g.flag == 0
    return g.guard != RED


def may_run_off(g: Roll) -> bool:
    """[FAR-16.1] The clock may be run off before the two-minute space only."""
    return g.tick < g.tables.last - 1


def respond(g: Roll, window: i64, turn: i64, subject: i64) -> i64:
    """Who may react: to an advance of the clock [FAR-16.2], or with a run-off [FAR-16.1]."""
    if window == W_TIMEOUT:
        return may_stop_clock(g, turn, subject)
    if turn > 0:
        return CLOSED
    g.offer(PASS)
    g.offer(RUN_OFF)
    return g.seat_of(subject, OFFENCE)


def may_stop_clock(g: Roll, turn: i64, offence: i64) -> i64:
    """[FAR-16.2] The offence of the play is asked first, then the defence, each if it has a time-out left."""
    if turn > 1:
        return CLOSED
    side = 1 - offence if turn else offence
    g.offer(PASS)
    if g.left(side) > 0:
        g.offer(TIMEOUT + side)
    return g.seat_of(side, DEFENCE if turn else OFFENCE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Tick(Frame):
    """[FAR-16.2, FAR-16.4] The marker is about to advance: either side may spend a time-out, and the marker stays.

    The offence of the play is asked first; with `turn` 1, on its own run-off, it is not asked at all.
    """

    TAG: Final = 14
    START: Final = 0
    ASKED: Final = 1

    def __init__(self, offence: i64, turn: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.offence = offence
        self.turn = turn

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        if self.arm == Tick.START:
            self.arm = Tick.ASKED
            if g.home_left + g.away_left > 0:  # [FAR-16.3]
                return g.call(Window(W_TIMEOUT, Q_TIMEOUT, self.offence, self.turn))
            got = PASS
        if got == PASS:
            g.tick += 1  # [FAR-6.1]
            g.emit(E_TICKED, g.tick, g.tables.last - g.tick)
        else:
            side = got - TIMEOUT
            g.spend(side)
            g.emit(E_TIMEOUT, side, g.left(side))
        return g.done(0)

    def copy(self) -> Frame:
        return Tick(self.offence, self.turn, self.arm)

    def ints(self) -> list[int]:
        return [Tick.TAG, self.arm, self.offence, self.turn]
