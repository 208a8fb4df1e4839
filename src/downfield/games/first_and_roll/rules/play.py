# mypyc: compiled
"""Chapter 5: a play from scrimmage, from the declaration to the clock. The dice themselves are in `snap`."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import E_BOMB_INCOMPLETE, E_OVERTHROWN, E_RUN_OFF
from downfield.games.first_and_roll.model.kinds import (
    FIELD_GOAL,
    HAIL_MARY,
    INCOMPLETE,
    INTERCEPTED,
    OFFENCE,
    ORDINARY,
    PUNT,
    TICK,
    TRY,
    W_RUN_OFF,
    T,
)
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_DECLARE, Q_RUN_OFF
from downfield.games.first_and_roll.rules.clock import Tick, may_run_off, was_successful_run
from downfield.games.first_and_roll.rules.downs import DOWNS, gain, lose_down
from downfield.games.first_and_roll.rules.field_goal import FieldGoal, is_in_range
from downfield.games.first_and_roll.rules.hail_mary import HailMary, may_hail_mary
from downfield.games.first_and_roll.rules.penalty import Penalty
from downfield.games.first_and_roll.rules.punt import Punt
from downfield.games.first_and_roll.rules.red_zone_passes import is_overthrown
from downfield.games.first_and_roll.rules.snap import Snap
from downfield.games.first_and_roll.rules.tries import Try
from downfield.games.first_and_roll.rules.turnover import intercepted, turned_over
from downfield.kernel.needs import PASS
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Frame):
    """[FAR-5.4] The offence declares, dice are taken and rolled, a flag is settled, the ball moves, then the clock."""

    TAG: Final = 15
    START: Final = 0
    DECLARED: Final = 1
    ROLLED: Final = 2
    JUDGED: Final = 3
    MOVED: Final = 4
    TICKED: Final = 5
    RAN_OFF: Final = 6
    OVER: Final = 7

    def __init__(self, side: i64, time: i64 = 0, run: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side  # on offence when the play began
        self.time = time  # the clock die, kept while a try is played
        self.run = run  # whether it was a successful run

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Play.START:  # step 1
                declare(g)
                if g.n == 1:  # nothing but a play, as on most downs
                    g.n = 0
                    return self.snap(g)
                self.arm = Play.DECLARED
                return g.ask(g.seat_of(g.off, OFFENCE), Q_DECLARE)
            case Play.DECLARED:
                if got == ORDINARY:
                    return self.snap(g)
                return self.kick(g, got)
            case Play.ROLLED:  # step 5; steps 2 to 4 are the snap
                self.time = g.time
                self.run = i64(was_successful_run(g))
                if g.flag:
                    self.arm = Play.JUDGED
                    return g.call(Penalty(0))
                return self.move(g)
            case Play.JUDGED:  # [FAR-10.2] accepted: the play dice are ignored, a turnover is void [FAR-6.3d]
                return self.run_clock(g) if got else self.move(g)
            case Play.MOVED:
                return self.run_clock(g)
            case Play.TICKED:
                return self.run_off(g)
            case Play.RAN_OFF:
                if got != PASS:
                    g.emit(E_RUN_OFF, self.side)
                    self.arm = Play.OVER
                    return g.call(Tick(self.side, 1))
        return g.done(0)

    def snap(self, g: Roll) -> i64:
        """Steps 2 to 4: dice are taken and rolled."""
        g.declared = ORDINARY
        self.arm = Play.ROLLED
        return g.call(Snap(0))

    def kick(self, g: Roll, what: i64) -> i64:
        """Play what was declared instead of a play with dice."""
        g.declared = what
        g.done(0)
        if what == PUNT:
            return g.call(Punt())
        if what == FIELD_GOAL:
            return g.call(FieldGoal())
        return g.call(HailMary())

    def move(self, g: Roll) -> i64:
        """Step 6: the ball moves, unless the pass was incomplete, and what comes of that is settled."""
        self.arm = Play.MOVED
        if g.fate == INCOMPLETE:  # [FAR-8.3] dead, whatever the clock die says [FAR-6.3c]
            g.emit(E_BOMB_INCOMPLETE, g.off)
            lose_down(g)
        elif g.fate == INTERCEPTED:  # [FAR-8.3]
            return intercepted(g)
        elif is_overthrown(g):  # [FAR-11.1]
            g.emit(E_OVERTHROWN, g.off, g.ball + g.yards - 100)
            lose_down(g)
        elif g.time == T:  # [FAR-6.3]
            return turned_over(g)
        else:
            gain(g, g.yards)
        return self.run_clock(g)

    def run_clock(self, g: Roll) -> i64:
        """Step 7: the clock runs, also after an accepted penalty [FAR-10.4]; points in overtime end the match first."""
        if g.is_decided():
            return g.done(0)
        if g.phase == TRY:
            self.arm = Play.MOVED
            return g.call(Try())
        if self.time == TICK:
            self.arm = Play.TICKED
            return g.call(Tick(self.side, 0))
        return self.run_off(g)

    def run_off(self, g: Roll) -> i64:
        """[FAR-16.1b] The run-off comes after the clock die and in addition to it."""
        if not self.run or not may_run_off(g):
            return g.done(0)
        self.arm = Play.RAN_OFF
        return g.call(Window(W_RUN_OFF, Q_RUN_OFF, self.side))

    def copy(self) -> Frame:
        return Play(self.side, self.time, self.run, self.arm)

    def ints(self) -> list[int]:
        return [Play.TAG, self.arm, self.side, self.time, self.run]


def declare(g: Roll) -> None:
    """List what the offence may declare [FAR-5.4]."""
    g.offer(ORDINARY)
    if g.down == DOWNS:  # [FAR-9.1]
        g.offer(PUNT)
    if is_in_range(g):  # [FAR-12.1a]
        g.offer(FIELD_GOAL)
    if may_hail_mary(g):  # [FAR-15.1]
        g.offer(HAIL_MARY)
