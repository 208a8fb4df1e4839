# mypyc: compiled
"""Chapters 4 and 17: quarters, halves, the end of the match. The frame under all others."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_DRAW, E_HALF_OVER, E_MATCH_OVER, E_QUARTER_OVER
from downfield.games.touch_down.model.kinds import DOWN, FINISHED, KICKOFF, NO_ACTION, TOSS, TRY
from downfield.games.touch_down.model.position import MINUTE, Gridiron
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.rules.action import Action
from downfield.games.touch_down.rules.toss import Toss
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Halves(Frame):
    """The toss, then action after action, until the last quarter is over [TD-4.1]."""

    TAG: Final = 10

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        if is_quarter_over(g) and g.phase != TRY:  # [TD-16.6] a try due is always played
            end_quarter(g)
        rest(g)
        if g.phase == FINISHED:
            return g.finish(winner(g))
        g.settle()
        if g.phase == TOSS:
            return g.call(Toss())
        return g.call(Action())

    def copy(self) -> Frame:
        return Halves(self.arm)

    def ints(self) -> list[int]:
        return [Halves.TAG, self.arm]


def is_quarter_over(g: Gridiron) -> bool:
    """Whether time ran out in the action [TD-17.2], or between actions unless one more was agreed [TD-17.4]."""
    if g.late:
        return True
    return g.clock >= MINUTE * g.tables.minutes and g.tables.extra_action == 0


def is_last_quarter(g: Gridiron) -> bool:
    """[TD-4.1] Whether the match ends with this quarter."""
    return g.quarter == g.tables.quarters


def ends_first_half(g: Gridiron) -> bool:
    """[TD-4.4] Whether the first half ends with this quarter."""
    return g.quarter == g.tables.quarters // 2


def end_quarter(g: Gridiron) -> None:
    """[TD-4.4] Ends are changed; a new half begins with a kick-off by whoever received the first [TD-4.3]."""
    if is_last_quarter(g):
        finish(g)
        return
    if ends_first_half(g):  # [TD-17.8] a kick-off due is dropped
        g.emit(E_HALF_OVER, g.home, g.away)
        g.phase = KICKOFF
        g.off = 1 - g.opener
        g.opener = NOBODY
    else:
        g.emit(E_QUARTER_OVER, g.quarter)
    g.south = 1 - g.south
    g.los = ROWS + 1 - g.los  # [TD-2.10]
    g.yc = ROWS + 1 - g.yc
    g.col = g.tables.columns + 1 - g.col
    g.quarter += 1
    g.clock = 0  # [TD-17.6]
    g.home_out = 1  # [TD-17.5] one a quarter, not cumulative
    g.away_out = 1


def finish(g: Gridiron) -> None:
    """[TD-17.7] More points win; equal points are a draw."""
    g.phase = FINISHED
    if g.home == g.away:
        g.emit(E_DRAW, g.home, g.away)
    else:
        g.emit(E_MATCH_OVER, winner(g), g.home, g.away)


def winner(g: Gridiron) -> i64:
    if g.home == g.away:
        return NOBODY
    return i64(g.away > g.home)


def rest(g: Gridiron) -> None:
    """Between two actions nobody is on the field [TD-18.5], and nothing is left of the one before."""
    g.clear_field()
    g.begin_action(NO_ACTION, g.off)
    if g.phase != DOWN:
        g.down = 1
        g.yc = 0
        g.los = 0
        g.col = g.tables.centre
    if g.phase == TRY:  # [TD-16.1] from the opponents' 5-yard line
        g.los = g.own_row(1 - g.off, g.tables.try_row)
    if g.quarter > g.tables.quarters // 2:
        g.opener = NOBODY
