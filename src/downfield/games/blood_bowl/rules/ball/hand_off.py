# mypyc: compiled
"""Chapter 12: a hand-off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_HANDED, E_REFUSED
from downfield.games.blood_bowl.model.kinds import HANDED, LOST_PASS, T_ANIMOSITY
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ANIMOSITY
from downfield.games.blood_bowl.model.tables import MERCENARY, SLOTS, STAR
from downfield.games.blood_bowl.rules.ball.carrier import turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

WILLING_AT: Final = 2  # what must be rolled against Animosity [BB-18.T2]


@mypyc_attr(acyclic=True, free_list_len=1)
class HandOff(Frame):
    """[BB-12.26] The team-mate next to the holder tries to catch the ball."""

    TAG: Final = 22
    START: Final = 0
    CAUGHT: Final = 1
    SWALLOWED: Final = 2

    def __init__(self, slot: i64, mate: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.mate = mate

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == HandOff.START and is_disliked(g, self.slot, self.mate):
            self.arm = HandOff.SWALLOWED
            return g.call(Test(T_ANIMOSITY, self.slot, WILLING_AT, 0))
        if self.arm == HandOff.SWALLOWED and got < 0:
            g.tell(E_REFUSED, self.slot)
            return g.done(0)
        if self.arm != HandOff.CAUGHT:
            g.tell_both(E_HANDED, self.slot, self.mate)
            g.holder = NOBODY
            g.ball = g.at[self.mate]
            self.arm = HandOff.CAUGHT
            return g.call(LooseBall(HANDED))
        if g.holder == NOBODY or g.side_of(g.holder) != g.side_of(self.slot):
            turn_over(g, LOST_PASS)
        return g.done(0)

    def copy(self) -> Frame:
        return HandOff(self.slot, self.mate, self.arm)

    def ints(self) -> list[int]:
        return [HandOff.TAG, self.arm, self.slot, self.mate]


def is_disliked(g: Pitch, slot: i64, mate: i64) -> bool:
    """[BB-18.T2] Whether a player may refuse to give the ball to this one; with nobody named he dislikes everybody."""
    if mate in (NOBODY, slot) or g.traits[slot] & ANIMOSITY == 0 or g.side_of(mate) != g.side_of(slot):
        return False
    if g.tables.sort[mate] & (STAR | MERCENARY):
        return False
    whom: i64 = g.tables.hates[slot]
    return whom == 0 or whom >> mate % SLOTS & 1 == 1
