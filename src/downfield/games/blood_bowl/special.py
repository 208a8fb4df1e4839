# mypyc: compiled
"""Chapter 15: actions that take the place of a block [BB-15.1]."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.ball import turn_over
from downfield.games.blood_bowl.facts import E_SAWED, E_STABBED
from downfield.games.blood_bowl.hurt import Hurt
from downfield.games.blood_bowl.kinds import KICK_BACK, T_SAW
from downfield.games.blood_bowl.loose import end_with_ball
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.roll import Test
from downfield.games.blood_bowl.steps import SAW
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Stab(Frame):
    """[BB-15.2] An armour roll that nothing modifies; broken, an injury roll likewise, otherwise nothing."""

    TAG: Final = 27
    START: Final = 0
    HURT: Final = 1
    ENDED: Final = 2

    def __init__(self, slot: i64, target: i64, at: i64 = 0) -> None:
        self.at = at
        self.slot = slot
        self.target = target

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Stab.START:
                g.tell_both(E_STABBED, self.slot, self.target)
                self.at = Stab.HURT
                return g.call(Hurt(self.target))
            case Stab.HURT:
                return end_with_ball(g, self, Stab.ENDED)
        return g.done(0)

    def copy(self) -> Frame:
        return Stab(self.slot, self.target, self.at)

    def ints(self) -> list[int]:
        return [Stab.TAG, self.at, self.slot, self.target]


@mypyc_attr(acyclic=True, free_list_len=1)
class Saw(Frame):
    """[BB-15.3] The chainsaw hits the target on 2 or more; on a 1 it kicks back, and the turn is lost."""

    TAG: Final = 28
    START: Final = 0
    STARTED: Final = 1
    HURT: Final = 2
    ENDED: Final = 3

    def __init__(self, slot: i64, target: i64, at: i64 = 0) -> None:
        self.at = at
        self.slot = slot
        self.target = target  # then whoever is hit

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Saw.START:
                g.tell_both(E_SAWED, self.slot, self.target)
                self.at = Saw.STARTED
                return g.call(Test(T_SAW, self.slot, 2, 0))
            case Saw.STARTED:
                if got < 0:
                    self.target = self.slot
                    turn_over(g, KICK_BACK)
                self.at = Saw.HURT
                return g.call(Hurt(self.target, NOBODY, SAW))
            case Saw.HURT:
                return end_with_ball(g, self, Saw.ENDED)
        return g.done(0)

    def copy(self) -> Frame:
        return Saw(self.slot, self.target, self.at)

    def ints(self) -> list[int]:
        return [Saw.TAG, self.at, self.slot, self.target]
