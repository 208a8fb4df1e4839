# mypyc: compiled
"""Chapter 18: Pick-me-up, at the end of the opponents' turn."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_HELPED_UP, E_LEFT_LYING
from downfield.games.blood_bowl.model.kinds import D_SIX, PRONE, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import PICK_ME_UP
from downfield.games.blood_bowl.model.tables import SLOTS, distance
from downfield.kernel.state import Frame, State

NEAR_BY: Final = 3  # squares [BB-0.3]


@mypyc_attr(acyclic=True, free_list_len=1)
class PickMeUp(Frame):
    """[BB-18.T31] A D6 for each prone team-mate near a helper; a player who stands up this way helps nobody else.

    `among` has a bit for everybody who is still to be rolled for, by number [BB-0.7].
    """

    TAG: Final = 86
    START: Final = 0
    ROLLED: Final = 1

    def __init__(self, side: i64, among: i64 = 0, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.among = among
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == PickMeUp.START:
            self.among = all_helped(g, self.side)
        elif got + 1 >= g.tables.helped_up:
            g.set_status(self.slot, STANDING)
            g.tell(E_HELPED_UP, self.slot, got + 1)
        else:
            g.tell(E_LEFT_LYING, self.slot, got + 1)
        return self.next_one(g)

    def next_one(self, g: Pitch) -> i64:
        for i in range(SLOTS):
            if self.among >> i & 1:
                self.among &= ~(1 << i)
                self.slot = SLOTS * self.side + i
                self.arm = PickMeUp.ROLLED
                return g.roll(D_SIX, 6)
        return g.done(0)

    def copy(self) -> Frame:
        return PickMeUp(self.side, self.among, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [PickMeUp.TAG, self.arm, self.side, self.among, self.slot]


def all_helped(g: Pitch, side: i64) -> i64:
    """The prone players of a side within three squares of a helper, as bits."""
    found: i64 = 0
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.status[slot] == PRONE and is_near_help(g, slot, side):
            found |= 1 << i
    return found


def is_near_help(g: Pitch, slot: i64, side: i64) -> bool:
    """[BB-3.11] The helper stands, with his tackle zone."""
    for i in range(SLOTS):
        helper = SLOTS * side + i
        if g.traits[helper] & PICK_ME_UP and g.is_on(helper) and g.has_zone(helper):
            if distance(g.at[slot], g.at[helper]) <= NEAR_BY:
                return True
    return False


def is_helped(g: Pitch, side: i64) -> bool:
    """Whether anybody of a side helps, and play goes on [BB-17.3]."""
    return g.tables.any_trait[side] & PICK_ME_UP != 0 and g.scored == 0
