# mypyc: compiled
"""Phases 6, 7 and 8: the players of one team move one after the other."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.kinds import (
    ATTACK,
    BLITZED,
    FALLEN,
    FOE,
    HELD,
    KICK_OFF,
    LIVE,
    MOVED,
    OUT,
    PUNT,
    TANGLED,
    TWO_POINTS,
)
from downfield.games.touch_down.model.position import NOWHERE, Gridiron
from downfield.games.touch_down.model.questions import Q_CHASE, Q_MOVE
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.contact import ONE_MORE, Contact, set_free
from downfield.games.touch_down.rules.steps import can_reach, is_collecting, is_protected
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Phase(Frame):
    """[TD-8.3] The coach chooses a player, then his steps, until he has had enough or everybody has moved."""

    TAG: Final = 32
    START: Final = 0
    CHOSEN: Final = 1
    WALKED: Final = 2
    RENEWED: Final = 3

    def __init__(self, side: i64, allow: i64, quick: i64, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.allow = allow  # squares for everybody [TD-8.1]
        self.quick = quick  # whether speed may be added [TD-8.2]
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Phase.START:  # [TD-10.7] who is entangled may not move in this phase
                hold(g, self.side)
            case Phase.CHOSEN:
                if got == 0:
                    return self.end(g)
                self.slot = SLOTS * self.side + got - 1
                g.status[self.slot] |= MOVED
                if g.status[self.slot] & HELD:
                    self.arm = Phase.RENEWED
                    return g.call(Contact(self.slot, g.foe(self.slot)))
                self.arm = Phase.WALKED
                return g.call(Walk(self.slot, self.allow, self.steps(g, self.slot), g.square[self.slot]))
            case Phase.RENEWED:
                if got == ONE_MORE:
                    self.arm = Phase.WALKED
                    return g.call(Walk(self.slot, 0, 1, g.square[self.slot], 1))
        return self.choose(g)

    def steps(self, g: Gridiron, slot: i64) -> i64:
        """[TD-8.2] The allowance, and the player's speed where it may be added."""
        return self.allow + (g.tables.speed[g.who[slot]] if self.quick else 0)

    def choose(self, g: Gridiron) -> i64:
        """[TD-11.4] Players who have not yet moved go on after a change of possession; a dead ball ends it [TD-5.3]."""
        if g.dead != LIVE and not self.may_chase(g):
            return self.end(g)
        self.list_movers(g)
        self.arm = Phase.CHOSEN
        return g.choose(g.seat_of(self.side), Q_CHASE if g.dead == OUT else Q_MOVE)

    def list_movers(self, g: Gridiron) -> None:
        """List 0 to end the phase, and everybody who may still move [TD-8.8, TD-19.7]."""
        opts = g.opts
        squares = g.square
        marks = g.status
        done: i64 = FALLEN | MOVED
        stay: i64 = (
            BLITZED if g.part == 7 else 0
        )  # [TD-19.7] but entangled by his blitz he may renew the contact
        plain = g.dead == LIVE and (g.move > 1 or g.kind in (ATTACK, KICK_OFF, PUNT, TWO_POINTS))
        base = SLOTS * self.side
        opts[0] = 0
        n: i64 = 1
        for i in range(SLOTS):
            mark: i64 = marks[base + i]
            if squares[base + i] == NOWHERE or mark & done or (mark & stay and mark & HELD == 0):
                continue
            if (plain and mark & HELD == 0) or self.may_move(g, base + i):
                opts[n] = i + 1
                n += 1
        g.n = n

    def may_chase(self, g: Gridiron) -> bool:
        """[TD-13.2] Whether the carrier out of bounds still stands and has the ball."""
        return g.is_chase() and g.side_of(g.holder) != self.side and g.is_standing(g.holder)

    def may_move(self, g: Gridiron, slot: i64) -> bool:
        """Whether a standing player who has not moved may move, where chapter 8 alone does not say."""
        held = g.status[slot] & HELD != 0
        if g.dead == OUT:
            return not held and can_reach(g, slot, self.steps(g, slot))
        if held:
            return may_renew(g, slot)
        return not is_collecting(g, slot) or g.holder == NOBODY  # [TD-12.5]

    def end(self, g: Gridiron) -> i64:
        for i in range(SLOTS):
            slot = SLOTS * self.side + i
            mark: i64 = g.status[slot] & ~(HELD | MOVED)
            if g.status[slot] & (HELD | TANGLED) == HELD and mark >= FOE:
                decline(g, slot)
            g.status[slot] = mark if mark & TANGLED else mark % FOE
        return g.done(0)

    def copy(self) -> Frame:
        return Phase(self.side, self.allow, self.quick, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Phase.TAG, self.arm, self.side, self.allow, self.quick, self.slot]


def hold(g: Gridiron, side: i64) -> None:
    """[TD-10.7, TD-10.7a] Hold the entangled players of a team in its next phase, which is this one."""
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.status[slot] & TANGLED:
            g.status[slot] = g.status[slot] & ~TANGLED | HELD


def decline(g: Gridiron, slot: i64) -> None:
    """[TD-10.7a] A contact that was not renewed while it could be sets the other free."""
    other = g.foe(slot)
    if g.is_standing(other) and g.square[other] == g.square[slot]:
        set_free(g, other)


def may_renew(g: Gridiron, slot: i64) -> bool:
    """[TD-10.7] Whether a held player may make one new contact: the same opponent must still be there."""
    other = g.foe(slot)
    if other == NOBODY or not g.is_standing(other) or g.square[other] != g.square[slot]:
        return False
    return not is_protected(g, other)
