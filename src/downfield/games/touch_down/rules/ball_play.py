# mypyc: compiled
"""Chapter 9: what the attack does with the ball in phase 5."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_GROUNDED, E_KICK_WASTED, E_NO_SNAP
from downfield.games.touch_down.model.kinds import (
    AB,
    AE,
    AK,
    AQ,
    FIELD_GOAL,
    GROUND,
    KICK_OFF,
    NOTHING,
    ONE_POINT,
    PUNT,
    STOPPED,
    THROW,
    TRY_OVER,
)
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.questions import Q_BALL, Q_SNAP
from downfield.games.touch_down.model.tables import LONGEST, SLOTS
from downfield.games.touch_down.rules.ball import kill
from downfield.games.touch_down.rules.kicks import GoalKick, Kick
from downfield.games.touch_down.rules.passes import ForwardPass, HandOff, reach
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class BallPlay(Frame):
    """[TD-9.1] One ball play a move: the snap or the kick when it is due, later a pass, grounding, or nothing."""

    TAG: Final = 34
    START: Final = 0
    SNAPPED: Final = 1
    CHOSEN: Final = 2

    def __init__(self, at: i64 = 0) -> None:
        self.at = at

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.at:
            case BallPlay.START:
                if g.move == 1:
                    return self.begin(g)
                if g.move == 2 and (g.kind == FIELD_GOAL or g.kind == ONE_POINT):
                    if has_kicker_ball(g):  # [TD-12.5] he must kick
                        g.done(0)
                        return g.call(GoalKick())
                    if g.kind == ONE_POINT:  # [TD-16.2]
                        g.emit(E_KICK_WASTED, g.first)
                        kill(g, TRY_OVER)
                        return g.done(0)
                if g.holder != NOBODY:  # [TD-12.8] else as in an attack action
                    self.at = BallPlay.CHOSEN
                    list_plays(g)
                    return g.ask(g.seat_of(g.off), Q_BALL)
            case BallPlay.SNAPPED:
                return self.snap(g, got)
            case BallPlay.CHOSEN:
                if got == GROUND:  # [TD-9.6]
                    g.emit(E_GROUNDED, g.off, g.number_of(g.holder))
                    kill(g, STOPPED)
                elif got >= THROW:
                    receiver = SLOTS * g.off + got - THROW
                    g.done(0)
                    if is_forward(g, receiver):
                        return g.call(ForwardPass(receiver))
                    return g.call(HandOff(receiver))
        return g.done(0)

    def begin(self, g: Gridiron) -> i64:
        """[TD-9.2] In the first move the ball is kicked or snapped; nobody may decline."""
        if g.kind == KICK_OFF or g.kind == PUNT:  # [TD-12.4]
            g.done(0)
            return g.call(Kick())
        if g.holder != NOBODY:
            for i in range(SLOTS):
                if may_be_snapped_to(g, SLOTS * g.off + i):
                    g.offer(i)
        if g.n == 0:  # [TD-3.8] nobody to snap to
            g.emit(E_NO_SNAP, g.off)
            kill(g, STOPPED)
            return g.done(0)
        self.at = BallPlay.SNAPPED
        return g.choose(g.seat_of(g.off), Q_SNAP)

    def snap(self, g: Gridiron, receiver: i64) -> i64:
        g.done(0)
        return g.call(HandOff(SLOTS * g.off + receiver))

    def copy(self) -> Frame:
        return BallPlay(self.at)

    def ints(self) -> list[int]:
        return [BallPlay.TAG, self.at]


def has_kicker_ball(g: Gridiron) -> bool:
    """Whether the kicker of the team that declared the kick has the ball, and it was not lost meanwhile."""
    if g.holder == NOBODY or g.runback:
        return False
    return g.role_of(g.holder) == AK and g.side_of(g.holder) == g.first


def may_receive(g: Gridiron, slot: i64) -> bool:
    """[TD-9.3] Whether a player may be passed to: running backs, ends and quarterbacks who stand."""
    if slot == g.holder or not g.is_standing(slot):
        return False
    role = g.role_of(slot)
    return role in (AB, AE, AQ)


def may_be_snapped_to(g: Gridiron, slot: i64) -> bool:
    """[TD-9.2] Whether the centre may snap to a player; at a field goal only to the kicker."""
    if g.kind == FIELD_GOAL or g.kind == ONE_POINT:
        if slot == g.holder or not g.is_standing(slot) or g.role_of(slot) != AK:
            return False
    elif not may_receive(g, slot):
        return False
    return g.tables.distance(g.square[slot], g.ball) <= LONGEST


def is_forward(g: Gridiron, slot: i64) -> bool:
    """[TD-9.10] Whether a player stands strictly ahead of the passer."""
    return (g.tables.row[g.square[slot]] - g.tables.row[g.ball]) * g.ahead(g.off) > 0


def list_plays(g: Gridiron) -> None:
    """[TD-9.1] List to keep the ball, to ground it, and everybody to whom the carrier may pass."""
    g.offer(NOTHING)
    g.offer(GROUND)
    if g.runback or g.beyond:  # [TD-9.4, TD-9.5]
        return
    behind = (g.los - g.tables.row[g.ball]) * g.ahead(g.off) > 0  # [TD-9.10] strictly behind the line
    throws = behind and (g.thrown == 0 or g.tables.one_pass == 0)
    for i in range(SLOTS):
        slot = SLOTS * g.off + i
        if not may_receive(g, slot):
            continue
        if is_forward(g, slot):
            if throws and reach(g, slot) <= LONGEST:
                g.offer(THROW + i)
        elif g.tables.distance(g.square[slot], g.ball) <= LONGEST:  # [TD-9.8]
            g.offer(THROW + i)
