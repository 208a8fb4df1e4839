# mypyc: compiled
"""Chapter 6: the change of formation before an attack action."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_CHANGED
from downfield.games.touch_down.model.kinds import AB, AE, F_ATTACK, F_DEFENCE, FRONT
from downfield.games.touch_down.model.position import NOWHERE, Gridiron
from downfield.games.touch_down.model.questions import Q_CHANGE, Q_REPLY
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.places import place_for
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class ChangeOfFormation(Frame):
    """[TD-6.5] The attack may move one receiver, and only then the defence one player who is not on its line."""

    TAG: Final = 22
    START: Final = 0
    ATTACK_CHOSEN: Final = 1
    ATTACK_MOVED: Final = 2
    DEFENCE_CHOSEN: Final = 3
    DEFENCE_MOVED: Final = 4

    def __init__(self, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot  # who is moved

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case ChangeOfFormation.START:
                self.arm = ChangeOfFormation.ATTACK_CHOSEN
                if list_receivers(g, g.off):
                    return g.ask(g.seat_of(g.off), Q_CHANGE)
            case ChangeOfFormation.ATTACK_CHOSEN:
                if got > 0:
                    self.arm = ChangeOfFormation.ATTACK_MOVED
                    return self.ask_square(g, SLOTS * g.off + got - 1, F_ATTACK)
            case ChangeOfFormation.ATTACK_MOVED:
                self.move(g, got)
                self.arm = ChangeOfFormation.DEFENCE_CHOSEN
                if list_backs(g, 1 - g.off):
                    return g.ask(g.seat_of(1 - g.off), Q_REPLY)
            case ChangeOfFormation.DEFENCE_CHOSEN:
                if got > 0:
                    self.arm = ChangeOfFormation.DEFENCE_MOVED
                    return self.ask_square(g, SLOTS * (1 - g.off) + got - 1, F_DEFENCE)
            case ChangeOfFormation.DEFENCE_MOVED:
                self.move(g, got)
        g.n = 0
        return g.done(0)

    def ask_square(self, g: Gridiron, slot: i64, form: i64) -> i64:
        self.slot = slot
        return g.call(place_for(g, slot, form))

    def move(self, g: Gridiron, square: i64) -> None:
        if square != NOWHERE:
            g.put(self.slot, square)
            g.emit(E_CHANGED, g.side_of(self.slot), g.number_of(self.slot))

    def copy(self) -> Frame:
        return ChangeOfFormation(self.slot, self.arm)

    def ints(self) -> list[int]:
        return [ChangeOfFormation.TAG, self.arm, self.slot]


def list_receivers(g: Gridiron, side: i64) -> bool:
    """List 0, and the backs and ends, except one who must snap for want of an A [TD-3.8]; whether there are any."""
    g.offer(0)
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if not g.is_standing(slot) or slot == g.holder:
            continue
        role = g.role_of(slot)
        if role in (AB, AE):
            g.offer(i + 1)
    return g.n > 1


def list_backs(g: Gridiron, side: i64) -> bool:
    """List 0, and the defenders who are not named for the line; whether there are any."""
    g.offer(0)
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.is_standing(slot) and g.status[slot] & FRONT == 0:
            g.offer(i + 1)
    return g.n > 1
