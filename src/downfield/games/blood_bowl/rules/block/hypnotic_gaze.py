# mypyc: compiled
"""Chapter 15: the hypnotic gaze."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_GAZED
from downfield.games.blood_bowl.model.kinds import NO_ZONE, T_GAZE
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class HypnoticGaze(Frame):
    """[BB-15.6, BB-18.T9] An agility test; the target loses its tackle zone until its next activation."""

    TAG: Final = 62
    START: Final = 0
    TESTED: Final = 1

    def __init__(self, slot: i64, target: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.target = target

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == HypnoticGaze.START:
            self.arm = HypnoticGaze.TESTED
            return g.call(Test(T_GAZE, self.slot, g.ag(self.slot), gaze_plus(g, self.slot)))
        if got > 0:
            g.marks[self.target] |= NO_ZONE
            g.show_zone(self.target)
            g.tell_both(E_GAZED, self.slot, self.target)
        return g.done(0)

    def copy(self) -> Frame:
        return HypnoticGaze(self.slot, self.target, self.arm)

    def ints(self) -> list[int]:
        return [HypnoticGaze.TAG, self.arm, self.slot, self.target]


def gaze_plus(g: Pitch, slot: i64) -> i64:
    """One less for each opponent who marks the gazer, the target not counted."""
    return 1 - g.marking(g.at[slot], g.side_of(slot))
