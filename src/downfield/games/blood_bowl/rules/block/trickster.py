# mypyc: compiled
"""Chapter 18: a trickster, who is somewhere else when the blow falls."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_TRICKED
from downfield.games.blood_bowl.model.kinds import LOOSE, ROOTED
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TRICK
from downfield.games.blood_bowl.model.skills import TRICKSTER
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, is_trapped
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Trickster(Frame):
    """[BB-18.T34] Before dice are counted the target may be placed in another free square next to the blocker.

    A ball there bounces once the block is resolved, as after a push [BB-10.20]; then a touchdown counts.
    """

    TAG: Final = 79
    START: Final = 0
    PLACED: Final = 1
    TRAPPED: Final = 2
    ENDED: Final = 3

    def __init__(self, slot: i64, target: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot  # who is about to hit
        self.target = target

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Trickster.START:
                offer_tricks(g, self.slot)
                self.arm = Trickster.PLACED
                return g.ask(g.side_of(self.target), Q_TRICK)
            case Trickster.PLACED:
                if got:
                    return self.turn_up(g, got)
            case Trickster.TRAPPED:
                if not g.is_on(self.target):  # there is nobody to be hit any more
                    return end_with_ball(g, self, Trickster.ENDED)
        return g.done(0)

    def turn_up(self, g: Pitch, to: i64) -> i64:
        """[BB-7.14] A trapdoor opens for him too."""
        g.place(self.target, to)
        g.tell(E_TRICKED, self.target, to)
        if g.ball == to and g.holder == NOBODY:
            g.loose = LOOSE
        if is_trapped(g, self.target):
            self.arm = Trickster.TRAPPED
            return g.call(Trapdoor(self.target))
        return g.done(0)

    def copy(self) -> Frame:
        return Trickster(self.slot, self.target, self.arm)

    def ints(self) -> list[int]:
        return [Trickster.TAG, self.arm, self.slot, self.target]


def offer_tricks(g: Pitch, slot: i64) -> None:
    """List `no` and every free square next to the blocker."""
    g.offer(0)
    for i in range(8):
        if g.board[g.at[slot] + NEAR[i]] == 0:
            g.offer(g.at[slot] + NEAR[i])


def is_tricky(g: Pitch, slot: i64, target: i64) -> bool:
    """[BB-18.T34, BB-3.11] Whether a target may slip away from this blow."""
    if g.traits[target] & TRICKSTER == 0 or not g.has_zone(target) or g.marks[target] & ROOTED:
        return False
    offer_tricks(g, slot)
    found = g.n
    g.n = 0
    return found > 1
