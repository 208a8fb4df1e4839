# mypyc: compiled
"""Chapter 15: the Hail Mary."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import E_HAIL_MARY, E_HAIL_MARY_CAUGHT, E_HAIL_MARY_FAILED
from downfield.games.first_and_roll.model.kinds import GREEN, YELLOW
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.breakaway import is_circled
from downfield.games.first_and_roll.rules.touchdown import touchdown
from downfield.games.first_and_roll.rules.tries import Try
from downfield.kernel.state import Frame, State


def may_hail_mary(g: Roll) -> bool:
    """[FAR-15.1] It is allowed on the two-minute space, with no time-outs left, from far enough ahead."""
    if not g.is_two_minutes() or g.ball < g.tables.hail_mary:  # [FAR-15.1a]
        return False
    if g.left(g.off) > 0:
        return False
    return g.left(1 - g.off) == 0 or g.tables.hail_offence_only != 0  # [FAR-15.1b, FAR-20.8]


@mypyc_attr(acyclic=True, free_list_len=1)
class HailMary(Frame):
    """[FAR-15.2] Yellow and green score a touchdown if both show a circle; then the half is over."""

    TAG: Final = 27
    START: Final = 0
    THROWN: Final = 1
    CAUGHT: Final = 2
    TRIED: Final = 3

    def __init__(self, circled: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.circled = circled

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        match self.arm:
            case HailMary.START:
                g.emit(E_HAIL_MARY, g.off)
                self.arm = HailMary.THROWN
                return g.throw(YELLOW)
            case HailMary.THROWN:
                self.circled = i64(is_circled(g.tables, YELLOW, got))
                self.arm = HailMary.CAUGHT
                return g.throw(GREEN)
            case HailMary.CAUGHT:
                self.arm = HailMary.TRIED
                if self.circled and is_circled(g.tables, GREEN, got):
                    g.emit(E_HAIL_MARY_CAUGHT, g.off)
                    touchdown(g, g.off)
                    if not g.is_decided():
                        return g.call(Try())
                else:
                    g.emit(E_HAIL_MARY_FAILED, g.off)
        g.tick = g.tables.last  # [FAR-15.2] no time-out can stop that
        return g.done(0)

    def copy(self) -> Frame:
        return HailMary(self.circled, self.arm)

    def ints(self) -> list[int]:
        return [HailMary.TAG, self.arm, self.circled]
