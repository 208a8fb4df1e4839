# mypyc: compiled
"""Chapter 18: tentacles, which hold whoever would get away."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_HELD_FAST
from downfield.games.blood_bowl.model.kinds import AT, T_TENTACLES
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TENTACLES
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, TENTACLES
from downfield.games.blood_bowl.model.tables import SLOTS, distance
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.kernel.state import Frame, State

GRASP_AT: Final = 6  # with the difference in strength added
FREE: Final = 0  # the values
HELD_FAST: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Tentacles(Frame):
    """[BB-18.M10, BB-9.3] Before he moves, one opponent who marks him may hold him, on a D6 and their strengths."""

    TAG: Final = 61
    START: Final = 0
    CHOSEN: Final = 1
    TESTED: Final = 2

    def __init__(self, slot: i64, foe: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot  # who would move
        self.foe = foe

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Tentacles.START:
                g.offer(0)
                offer_graspers(g, self.slot)
                self.arm = Tentacles.CHOSEN
                return g.ask(1 - g.side_of(self.slot), Q_TENTACLES)
            case Tentacles.CHOSEN:
                if got:
                    self.foe = got - AT
                    self.arm = Tentacles.TESTED
                    return g.call(Test(T_TENTACLES, self.foe, GRASP_AT, g.st(self.foe) - g.st(self.slot)))
            case Tentacles.TESTED:
                if got > 0:
                    g.tell_both(E_HELD_FAST, self.foe, self.slot)
                    return g.done(HELD_FAST)
        return g.done(FREE)

    def copy(self) -> Frame:
        return Tentacles(self.slot, self.foe, self.arm)

    def ints(self) -> list[int]:
        return [Tentacles.TAG, self.arm, self.slot, self.foe]


def offer_graspers(g: Pitch, slot: i64) -> None:
    """List the opponents with Tentacles who mark a player."""
    first = SLOTS * (1 - g.side_of(slot))
    for i in range(SLOTS):
        foe = first + i
        if g.is_on(foe) and g.at_work(foe, TENTACLES) and distance(g.at[foe], g.at[slot]) == 1:
            g.offer(AT + foe)


def is_grasped(g: Pitch, slot: i64) -> bool:
    """Whether anybody may hold a player who moves of his own accord; never a ball and chain [BB-15.10]."""
    if g.tables.any_skill[1 - g.side_of(slot)] & TENTACLES == 0 or g.traits[slot] & BALL_AND_CHAIN:
        return False
    offer_graspers(g, slot)
    found = g.n
    g.n = 0
    return found > 0
