# mypyc: compiled
"""Chapters 17 and 18: time-outs, the spot, the clock, and who is hurt."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_FIT_AGAIN, E_INJURED, E_TIMEOUT
from downfield.games.touch_down.model.kinds import CALLED, D_INJURY, FALLEN, W_TIMEOUT
from downfield.games.touch_down.model.position import MINUTE, Gridiron
from downfield.games.touch_down.model.questions import Q_TIMEOUT
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.downs import spot_ball
from downfield.kernel.needs import CLOSED, NOBODY, PASS
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window

BETWEEN: Final = 2  # minutes between two actions [TD-17.3]
HURT: Final = 3  # as a face: the first three are injuries [TD-18.3]
WORST: Final = 3  # the box in which an injured player begins
BOX: Final = 3  # the bits of a player's box


@mypyc_attr(acyclic=True, free_list_len=1)
class Administration(Frame):
    """[TD-18.1] Time-outs, spot and downs, clock, boxes, then a die for everybody who fell."""

    TAG: Final = 39
    START: Final = 0
    ASKED: Final = 1
    ROLLED: Final = 2

    def __init__(self, turn: i64 = 0, number: i64 = 0, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.turn = turn  # the team that rolls: first the attack at the start of the action
        self.number = number  # the last that was rolled for
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Administration.START:
                self.arm = Administration.ASKED
                if g.out == 0 and g.late == 0:  # [TD-17.5] else nothing would be saved
                    return g.call(Window(W_TIMEOUT, Q_TIMEOUT, g.first))
                self.close_action(g, PASS)
            case Administration.ASKED:
                self.close_action(g, got)
            case Administration.ROLLED:
                if got < HURT:
                    player: i64 = g.who[self.slot]
                    g.box[player] += WORST
                    g.emit(E_INJURED, g.side_of(self.slot), g.number_of(self.slot))
        return self.next_injury(g)

    def close_action(self, g: Gridiron, called: i64) -> None:
        """Everything that is not rolled for."""
        spot_ball(g)
        if called != PASS:  # [TD-17.5]
            g.spend(called - CALLED)
            g.emit(E_TIMEOUT, called - CALLED)
        elif g.out == 0:  # [TD-13.4, TD-17.3]
            g.clock += BETWEEN * MINUTE
        mend(g)

    def next_injury(self, g: Gridiron) -> i64:
        """[TD-18.3] The team that was attack at the start first, each by ascending number."""
        while self.turn < 2:
            side = 1 - g.first if self.turn else g.first
            self.slot = next_fallen(g, side, self.number)
            if self.slot != NOBODY:
                self.number = g.number_of(self.slot)
                self.arm = Administration.ROLLED
                return g.roll(D_INJURY, 6)
            self.turn += 1
            self.number = 0
        return g.done(0)

    def copy(self) -> Frame:
        return Administration(self.turn, self.number, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Administration.TAG, self.arm, self.turn, self.number, self.slot]


def offer_timeout(g: Gridiron, turn: i64, attack: i64) -> i64:
    """[TD-17.5] A time-out for who has one: the attack at the start of the action is asked first, then the other."""
    if turn > 1:
        return CLOSED
    side = 1 - attack if turn else attack
    g.offer(PASS)
    if g.timeouts(side) > 0:
        g.offer(CALLED + side)
    return g.lead_seat(side)


def mend(g: Gridiron) -> None:
    """[TD-18.4] Injured players move on one box; from box 1 they are fit again."""
    for player in range(len(g.box)):
        if g.box[player] & BOX:
            g.box[player] -= 1
            if g.box[player] & BOX == 0:
                g.emit(E_FIT_AGAIN, i64(player >= g.tables.first_away), g.tables.number[player])


def next_fallen(g: Gridiron, side: i64, above: i64) -> i64:
    """The fallen player of a side with the next number above the last one."""
    found: i64 = NOBODY
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.status[slot] & FALLEN and g.number_of(slot) > above:
            if found == NOBODY or g.number_of(slot) < g.number_of(found):
                found = slot
    return found
