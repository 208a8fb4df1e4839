# mypyc: compiled
"""Chapter 18: Shadowing, by which a player follows an opponent who leaves."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_SHADOWED
from downfield.games.blood_bowl.model.kinds import AT, ROOTED, T_SHADOW
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_SHADOW
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, SHADOWING
from downfield.games.blood_bowl.model.tables import SLOTS, distance
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.kernel.state import Frame, State

SHADOW_AT: Final = 6  # with the difference in movement added


@mypyc_attr(acyclic=True, free_list_len=1)
class Shadowing(Frame):
    """[BB-18.G8] One opponent who marked the square left may move into it, on a D6 and the difference in movement."""

    TAG: Final = 47
    START: Final = 0
    CHOSEN: Final = 1
    TESTED: Final = 2

    def __init__(self, slot: i64, old: i64, foe: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot  # who has moved
        self.old = old
        self.foe = foe

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Shadowing.START:
                g.offer(0)
                offer_shadows(g, self.slot, self.old)
                self.arm = Shadowing.CHOSEN
                return g.ask(1 - g.side_of(self.slot), Q_SHADOW)
            case Shadowing.CHOSEN:
                if got:
                    self.foe = got - AT
                    self.arm = Shadowing.TESTED
                    return g.call(Test(T_SHADOW, self.foe, SHADOW_AT, g.ma(self.foe) - g.ma(self.slot)))
            case Shadowing.TESTED:
                if got > 0:
                    g.place(self.foe, self.old)
                    g.tell(E_SHADOWED, self.foe, self.old)
                    check_touchdown(g, self.foe)
        return g.done(0)

    def copy(self) -> Frame:
        return Shadowing(self.slot, self.old, self.foe, self.arm)

    def ints(self) -> list[int]:
        return [Shadowing.TAG, self.arm, self.slot, self.old, self.foe]


def offer_shadows(g: Pitch, slot: i64, old: i64) -> None:
    """List the opponents who may follow."""
    first = SLOTS * (1 - g.side_of(slot))
    for i in range(SLOTS):
        foe = first + i
        if g.is_on(foe) and g.at_work(foe, SHADOWING) and distance(g.at[foe], old) == 1:
            if g.marks[foe] & ROOTED == 0:
                g.offer(AT + foe)


def is_shadowed(g: Pitch, slot: i64, old: i64) -> bool:
    """Whether anybody may follow a player who left this square of his own accord; never a ball and chain [BB-15.10]."""
    if g.tables.any_skill[1 - g.side_of(slot)] & SHADOWING == 0 or g.board[old] != 0:
        return False
    if g.traits[slot] & BALL_AND_CHAIN:
        return False
    offer_shadows(g, slot, old)
    found = g.n
    g.n = 0
    return found > 0
