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
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.ball import kill
from downfield.games.touch_down.rules.kicks import GoalKick, Kick
from downfield.games.touch_down.rules.passes import ForwardPass, HandOff, is_too_far, reach
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class BallPlay(Frame):
    """[TD-9.1] One ball play a move: the snap or the kick when it is due, later a pass, grounding, or nothing."""

    TAG: Final = 34
    START: Final = 0
    SNAPPED: Final = 1
    CHOSEN: Final = 2

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
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
                    self.arm = BallPlay.CHOSEN
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
                    if is_thrown(g, receiver):
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
        self.arm = BallPlay.SNAPPED
        return g.choose(g.seat_of(g.off), Q_SNAP)

    def snap(self, g: Gridiron, receiver: i64) -> i64:
        g.done(0)
        return g.call(HandOff(SLOTS * g.off + receiver))

    def copy(self) -> Frame:
        return BallPlay(self.arm)

    def ints(self) -> list[int]:
        return [BallPlay.TAG, self.arm]


def has_kicker_ball(g: Gridiron) -> bool:
    """Whether the kicker of the team that declared the kick has the ball, and it was not lost meanwhile."""
    if g.holder == NOBODY or g.runback:
        return False
    return g.role_of(g.holder) == AK and g.side_of(g.holder) == g.first


def may_receive(g: Gridiron, slot: i64) -> bool:
    """[TD-9.3] Whether a player may be passed to: he stands, and has the role for it."""
    if slot == g.holder or not g.is_standing(slot):
        return False
    return can_catch(g.role_of(slot))


def can_catch(role: i64) -> bool:
    """[TD-9.3] Whether players of a role may be passed to."""
    return role in (AB, AE, AQ)


def may_be_snapped_to(g: Gridiron, slot: i64) -> bool:
    """[TD-9.2] Whether the centre may snap to a player; at a field goal only to the kicker."""
    if g.kind == FIELD_GOAL or g.kind == ONE_POINT:
        if slot == g.holder or not g.is_standing(slot) or g.role_of(slot) != AK:
            return False
    elif not may_receive(g, slot):
        return False
    return not is_too_far(g.tables.distance(g.square[slot], g.ball))


def is_thrown(g: Gridiron, slot: i64) -> bool:
    """[TD-9.2, TD-9.7] Whether the ball is thrown forward to a player; a snap is always handed to him."""
    return g.move != 1 and is_forward(g, g.ball, g.square[slot])


def is_forward(g: Gridiron, start: i64, end: i64) -> bool:
    """[TD-9.10] Whether a square lies strictly ahead of another, for the attack."""
    return (g.tables.row[end] - g.tables.row[start]) * g.ahead(g.off) > 0


def may_pass(g: Gridiron) -> bool:
    """[TD-9.4, TD-9.5] Whether the ball may be passed: not in a runback, nor once it has been beyond the line."""
    return g.runback == 0 and g.beyond == 0


def may_throw(g: Gridiron) -> bool:
    """[TD-9.10] Whether a forward pass is left to the attack; by option it has only one."""
    return may_pass(g) and (g.thrown == 0 or g.tables.one_pass == 0)


def is_behind_line(g: Gridiron, square: i64) -> bool:
    """[TD-9.10] Whether a forward pass may start there: strictly behind the line of scrimmage."""
    return (g.los - g.tables.row[square]) * g.ahead(g.off) > 0


def list_plays(g: Gridiron) -> None:
    """[TD-9.1] List to keep the ball, to ground it, and everybody to whom the carrier may pass."""
    g.offer(NOTHING)
    g.offer(GROUND)
    if not may_pass(g):
        return
    throws = may_throw(g) and is_behind_line(g, g.ball)
    for i in range(SLOTS):
        slot = SLOTS * g.off + i
        if not may_receive(g, slot):
            continue
        if is_thrown(g, slot):
            if throws and not is_too_far(reach(g, slot)):
                g.offer(THROW + i)
        elif not is_too_far(g.tables.distance(g.square[slot], g.ball)):
            g.offer(THROW + i)
