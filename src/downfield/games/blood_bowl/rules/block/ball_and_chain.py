# mypyc: compiled
"""Chapter 15: a ball and chain, which goes where it likes."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_CROWD, E_SWUNG
from downfield.games.blood_bowl.model.kinds import (
    D_SIX,
    DROPPED,
    INTO_CROWD,
    LOOSE,
    RESERVES,
    ROOTED,
    STANDING,
    T_RUSH,
)
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.block.after_block import AfterBlock, has_aftermath
from downfield.games.blood_bowl.rules.block.block import Block
from downfield.games.blood_bowl.rules.block.push_back import TRAMPLED, TUMBLED, PushBack
from downfield.games.blood_bowl.rules.dice.modifiers import rush_plus
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.injury import IN_CROWD, Injury
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, is_trapped
from downfield.games.blood_bowl.rules.turn.step import RUSH_AT, Fall
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

FACINGS: Final = 4  # of the throw-in template [BB-1.11]


@mypyc_attr(acyclic=True, free_list_len=1)
class BallAndChain(Frame):
    """[BB-15.10] One square: the direction, a rush if it was declared, then whoever or whatever is there."""

    TAG: Final = 77
    START: Final = 0
    POINTED: Final = 1
    RUSHED: Final = 2
    BLOCKED: Final = 3
    HURT: Final = 4
    ENDED: Final = 5

    def __init__(
        self, slot: i64, facing: i64, rush: i64, to: i64 = 0, other: i64 = NOBODY, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.facing = facing  # the row of the template, from 0
        self.rush = rush
        self.to = to
        self.other = other  # who is in that square

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case BallAndChain.START:
                self.arm = BallAndChain.POINTED
                return g.roll(D_SIX, 6)
            case BallAndChain.POINTED:
                self.to = g.at[self.slot] + g.tables.thrown_in[3 * self.facing + got // 2]
                return self.run(g)
            case BallAndChain.RUSHED:
                return self.go(g) if got > 0 else self.tumble(g)
            case BallAndChain.BLOCKED:
                if has_aftermath(g, self.slot):
                    self.arm = BallAndChain.ENDED
                    return g.call(AfterBlock(self.slot, self.other))
            case BallAndChain.HURT:
                return end_with_ball(g, self, BallAndChain.ENDED)
        return g.done(0)

    def run(self, g: Pitch) -> i64:
        if g.board[self.to] == OFF:
            return self.into_crowd(g)
        self.other = g.player_at(self.to)
        g.tell(E_SWUNG, self.slot, self.to)
        if self.rush:
            self.arm = BallAndChain.RUSHED
            return g.call(Test(T_RUSH, self.slot, RUSH_AT, rush_plus(g, self.slot)))
        return self.go(g)

    def go(self, g: Pitch) -> i64:
        """A standing player of either team is blocked, a prone one trampled on; no dodge is rolled."""
        other = self.other
        if other == NOBODY:
            return self.enter(g)
        if g.status[other] == STANDING:
            self.arm = BallAndChain.BLOCKED
            return g.call(Block(self.slot, other, 0))
        self.arm = BallAndChain.ENDED
        return g.call(PushBack(self.slot, other, 0, TRAMPLED))

    def enter(self, g: Pitch) -> i64:
        """[BB-9.24] A ball there is not picked up; it bounces, and no turn is lost."""
        slot = self.slot
        g.place(slot, self.to)
        if g.ball == self.to and g.holder == NOBODY:
            g.loose = LOOSE
        check_touchdown(g, slot)
        if is_trapped(g, slot):
            self.arm = BallAndChain.HURT
            return g.call(Trapdoor(slot))
        return end_with_ball(g, self, BallAndChain.ENDED)

    def tumble(self, g: Pitch) -> i64:
        """After a failed rush he falls over in the square, once whoever is there has been pushed."""
        self.arm = BallAndChain.ENDED
        if self.other != NOBODY:
            return g.call(PushBack(self.slot, self.other, 0, TUMBLED))
        old: i64 = g.at[self.slot]
        g.place(self.slot, self.to)
        return g.call(Fall(self.slot, old, 0))

    def into_crowd(self, g: Pitch) -> i64:
        """Off the pitch, as if pushed there [BB-10.21]."""
        slot = self.slot
        g.tell(E_CROWD, slot)
        if g.holder == slot:
            g.holder = NOBODY
            g.loose = INTO_CROWD
            turn_over(g, DROPPED)
        g.leave(slot, RESERVES)
        self.arm = BallAndChain.HURT
        return g.call(Injury(slot, NOBODY, 0, IN_CROWD))

    def copy(self) -> Frame:
        return BallAndChain(self.slot, self.facing, self.rush, self.to, self.other, self.arm)

    def ints(self) -> list[int]:
        return [BallAndChain.TAG, self.arm, self.slot, self.facing, self.rush, self.to, self.other]


def list_facings(g: Pitch, slot: i64, left: i64) -> None:
    """Stop, or one of the four ways in which the template can be pointed."""
    g.offer(0)
    if left > 0 and g.marks[slot] & ROOTED == 0:  # [BB-18.T24]
        for facing in range(FACINGS):
            g.offer(facing + 1)
