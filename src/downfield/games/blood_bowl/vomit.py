# mypyc: compiled
"""Chapter 15: projectile vomit, instead of a block."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.ball import turn_over
from downfield.games.blood_bowl.facts import E_VOMITED
from downfield.games.blood_bowl.hurt import Hurt
from downfield.games.blood_bowl.kinds import DROPPED, STANDING, T_VOMIT
from downfield.games.blood_bowl.loose import end_with_ball
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.roll import Test
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Vomit(Frame):
    """[BB-15.4, BB-18.T15] On 2 or more the target is hit, on a 1 the player himself; nothing modifies the rolls."""

    TAG: Final = 63
    START: Final = 0
    TESTED: Final = 1
    HURT: Final = 2
    ENDED: Final = 3

    def __init__(self, slot: i64, target: i64, at: i64 = 0) -> None:
        self.at = at
        self.slot = slot
        self.target = target  # then whoever is hit

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Vomit.START:
                g.tell_both(E_VOMITED, self.slot, self.target)
                self.at = Vomit.TESTED
                return g.call(Test(T_VOMIT, self.slot, 2, 0))
            case Vomit.TESTED:
                if got < 0:
                    self.target = self.slot
                self.at = Vomit.HURT
                return g.call(Hurt(self.target))
            case Vomit.HURT:
                return self.drop(g)
        return g.done(0)

    def drop(self, g: Pitch) -> i64:
        """[BB-15.1a] Who has hit himself loses the turn only with the ball; nobody else can have lost one here."""
        if self.target == self.slot and g.status[self.slot] != STANDING and g.loose != 0:
            turn_over(g, DROPPED)
        return end_with_ball(g, self, Vomit.ENDED)

    def copy(self) -> Frame:
        return Vomit(self.slot, self.target, self.at)

    def ints(self) -> list[int]:
        return [Vomit.TAG, self.at, self.slot, self.target]
