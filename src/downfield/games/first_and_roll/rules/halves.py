# mypyc: compiled
"""Chapters 17 and 18: halves, the end of the match, overtime. The frame under all others."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.facts import (
    E_DRAW,
    E_HALF_OVER,
    E_LAST_DRAW,
    E_MATCH_OVER,
    E_OVERTIME_OVER,
    E_SECOND_HALF,
)
from downfield.games.first_and_roll.model.kinds import FINISHED, FREEKICK, KICKOFF, PLAY, TOSS, TRY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.kick_off import KickOff
from downfield.games.first_and_roll.rules.play import Play
from downfield.games.first_and_roll.rules.punt import Kick
from downfield.games.first_and_roll.rules.toss import Toss
from downfield.games.first_and_roll.rules.tries import Try
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Halves(Frame):
    """Call for a toss, kick-off, play, try or free kick, whatever comes next, until a half is over [FAR-17.1]."""

    TAG: Final = 10

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Roll, m)
        if g.is_decided():  # [FAR-18.1] first points win
            finish(g)
        elif g.is_half_over():
            end_half(g)
        if g.phase == FINISHED:
            return g.finish(winner(g))
        g.rest()
        if g.phase == PLAY:
            return g.call(Play(g.off))
        if g.phase == KICKOFF:
            return g.call(KickOff())
        if g.phase == TRY:
            return g.call(Try())
        if g.phase == FREEKICK:  # [FAR-14.2]
            return g.call(Kick())
        return g.call(Toss())

    def copy(self) -> Frame:
        return Halves(self.arm)

    def ints(self) -> list[int]:
        return [Halves.TAG, self.arm]


def winner(g: Roll) -> i64:
    """[FAR-17.3] More points win."""
    if g.home == g.away:
        return NOBODY
    return i64(g.away > g.home)


def end_half(g: Roll) -> None:
    """[FAR-17.1] The marker has reached the last space: the second half, the end or an overtime follows."""
    if g.half == 1:
        g.emit(E_HALF_OVER, g.home, g.away)
        restart_clock(g)
        g.off = 1 - g.second  # [FAR-17.2] who received first kicks off
        g.emit(E_SECOND_HALF, g.second)
        g.second = NOBODY
        g.phase = KICKOFF
    elif g.home != g.away:  # [FAR-17.3]
        finish(g)
    elif not g.tables.overtime:  # [FAR-20.2]
        g.emit(E_DRAW, g.home, g.away)
        g.phase = FINISHED
    elif is_last(g):  # [FAR-20.7]
        g.emit(E_LAST_DRAW, g.home, g.away)
        g.phase = FINISHED
    else:  # [FAR-18.1] a new draw
        if g.is_overtime():
            g.emit(E_OVERTIME_OVER, g.half - 2)
        restart_clock(g)
        g.phase = TOSS


def is_last(g: Roll) -> bool:
    """Whether no further overtime was agreed [FAR-20.7]."""
    return g.tables.max_overtimes > 0 and g.half - 2 >= g.tables.max_overtimes


def restart_clock(g: Roll) -> None:
    """[FAR-17.2] The clock goes back to its first space, and both sides have all their time-outs again."""
    g.half += 1
    g.tick = 0
    g.home_left = g.tables.timeouts
    g.away_left = g.tables.timeouts


def finish(g: Roll) -> None:
    """[FAR-17.3] The match is over."""
    g.emit(E_MATCH_OVER, winner(g), g.home, g.away)
    g.phase = FINISHED
