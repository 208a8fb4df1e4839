# mypyc: compiled
"""Chapter 6: events in which random players suffer, from the referee or from the crowd."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_INVADED, E_REF_SENT_OFF, E_REF_STUNNED
from downfield.games.blood_bowl.model.kinds import D_SIX, LONG_STUNNED, REELING, SENT_OFF, STANDING, STUNNED
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.dice.random_player import RandomPlayer, all_on_pitch
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.kernel.state import Frame, State

BOTH_SIDES: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class CrowdEvent(Frame):
    """[BB-6.30, BB-6.31, BB-20.15] Random players of each side suffer, home first; the referee rolls for his victim."""

    TAG: Final = 49
    START: Final = 0
    DRAWN: Final = 1
    PUNISHED: Final = 2
    HURT: Final = 3

    def __init__(
        self, sides: i64, count: i64, referee: i64, side: i64 = -1, left: i64 = 0, among: i64 = 0, slot: i64 = 0,
        arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.sides = sides  # who suffers, as bits
        self.count = count
        self.referee = referee  # 1 where it is he
        self.side = side
        self.left = left
        self.among = among  # who can still be drawn
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case CrowdEvent.DRAWN:
                return self.drawn(g, got)
            case CrowdEvent.PUNISHED:  # [BB-6.30] no argument, no bribe
                if got:
                    lay_out(g, self.slot)
                    g.tell(E_REF_STUNNED, self.slot)
                    if g.marks[self.slot] & REELING:
                        self.arm = CrowdEvent.HURT
                        return g.call(Injury(self.slot))
                else:
                    g.tell(E_REF_SENT_OFF, self.slot)
                    g.leave(self.slot, SENT_OFF)
            case CrowdEvent.HURT:  # [BB-15.10] with a ball and chain
                if not self.referee:
                    return self.draw_on(g)
        return self.next_side(g)

    def next_side(self, g: Pitch) -> i64:
        self.side += 1
        while self.side < BOTH_SIDES and self.sides >> self.side & 1 == 0:
            self.side += 1
        if self.side >= BOTH_SIDES:
            return g.done(0)
        self.left = self.count
        self.among = all_on_pitch(g, self.side)
        self.arm = CrowdEvent.DRAWN
        return g.call(RandomPlayer(self.side, self.among))

    def drawn(self, g: Pitch, slot: i64) -> i64:
        if slot < 0:
            return self.next_side(g)
        if self.referee:
            self.slot = slot
            self.arm = CrowdEvent.PUNISHED
            return g.roll(D_SIX, 6)
        lay_out(g, slot)
        g.tell(E_INVADED, slot)
        self.among &= ~(1 << slot % SLOTS)
        self.left -= 1
        if g.marks[slot] & REELING:
            self.arm = CrowdEvent.HURT
            return g.call(Injury(slot))
        return self.draw_on(g)

    def draw_on(self, g: Pitch) -> i64:
        if self.left == 0:
            return self.next_side(g)
        self.arm = CrowdEvent.DRAWN
        return g.call(RandomPlayer(self.side, self.among))

    def copy(self) -> Frame:
        return CrowdEvent(
            self.sides, self.count, self.referee, self.side, self.left, self.among, self.slot, self.arm
        )

    def ints(self) -> list[int]:
        return [
            CrowdEvent.TAG,
            self.arm,
            self.sides,
            self.count,
            self.referee,
            self.side,
            self.left,
            self.among,
            self.slot,
        ]


def lay_out(g: Pitch, slot: i64) -> None:
    """Placed prone and stunned; a ball and chain hurts whoever goes down with it [BB-15.10]."""
    if g.traits[slot] & BALL_AND_CHAIN and g.status[slot] == STANDING:
        g.marks[slot] |= REELING
    g.marks[slot] &= ~LONG_STUNNED
    g.set_status(slot, STUNNED)
