# mypyc: compiled
"""Chapter 13, second half: the try after a touchdown."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_TRY_KICK_FAILED,
    E_TRY_KICK_GOOD,
    E_TRY_REPEATED,
    E_TWO_FAILED,
    E_TWO_GOOD,
)
from downfield.games.first_and_roll.model.kinds import CLOCK, KICK, OFFENCE, T
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.questions import Q_TRY
from downfield.games.first_and_roll.rules.penalty import Penalty
from downfield.games.first_and_roll.rules.red_zone_passes import is_overthrown
from downfield.games.first_and_roll.rules.snap import Snap
from downfield.games.first_and_roll.rules.touchdown import kick_off_after_score
from downfield.kernel.state import Frame, State

TWO: Final = 1
EXTRA_POINT: Final = 1  # points of the kick
TWO_POINTS: Final = 2
SHORT: Final = 20  # with a T, the one kick that fails


@mypyc_attr(acyclic=True, free_list_len=1)
class Try(Frame):
    """[FAR-13.1] The side that scored kicks for one point, or plays for two."""

    TAG: Final = 26
    START: Final = 0
    CHOSEN: Final = 1
    TIMED: Final = 2
    KICKED: Final = 3
    ROLLED: Final = 4
    JUDGED: Final = 5

    def __init__(self, clock: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.clock = clock

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case Try.START:
                g.clear_table()
                self.arm = Try.CHOSEN
                g.offer_upto(2)
                return g.ask(g.seat_of(g.off, OFFENCE), Q_TRY)
            case Try.CHOSEN:
                if got == TWO:
                    self.arm = Try.ROLLED
                    return g.call(Snap(1))
                self.arm = Try.TIMED  # [FAR-13.2] the clock does not move
                return g.throw(CLOCK)
            case Try.TIMED:
                self.clock = g.tables.value(CLOCK, got)
                self.arm = Try.KICKED
                return g.throw(KICK)
            case Try.KICKED:
                failed = is_kick_missed(self.clock, g.tables.value(KICK, got))
                score(g, not failed, EXTRA_POINT, E_TRY_KICK_FAILED if failed else E_TRY_KICK_GOOD)
            case Try.ROLLED:  # [FAR-13.3]
                if g.flag:
                    self.arm = Try.JUDGED
                    return g.call(Penalty(1))
                judge_two(g)
            case Try.JUDGED:
                if got:  # [FAR-13.3] the spot has moved; once more
                    g.emit(E_TRY_REPEATED, g.off, 100 - g.ball)
                    g.clear_table()
                    self.arm = Try.ROLLED
                    return g.call(Snap(1))
                judge_two(g)
        kick_off_after_score(g, g.off)
        return g.done(0)

    def copy(self) -> Frame:
        return Try(self.clock, self.arm)

    def ints(self) -> list[int]:
        return [Try.TAG, self.arm, self.clock]


def is_kick_missed(clock: i64, number: i64) -> bool:
    """[FAR-13.2] Whether the kick fails: only on a T together with a 20."""
    return clock == T and number == SHORT


def judge_two(g: Roll) -> None:
    """[FAR-13.3] A play for two is good if it reaches the goal line and the pass is not overthrown."""
    good = g.ball + g.yards >= 100 and not is_overthrown(g)
    score(g, good, TWO_POINTS, E_TWO_GOOD if good else E_TWO_FAILED)


def score(g: Roll, good: bool, points: i64, event: i64) -> None:
    """Tell how the try ended, and add its points."""
    if good:
        g.add(g.off, points)
    g.emit(event, g.off, points)
