# mypyc: compiled
"""Chapter 10: a block, from the dice to what the picked face means."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_BLOCKED, E_RESULT
from downfield.games.blood_bowl.model.kinds import (
    BOTH_DOWN,
    PLAYER_DOWN,
    POW,
    PUSH_BACK,
    REELING,
    STUMBLE,
    T_DAUNTLESS,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_JUGGERNAUT, Q_STUMBLE, Q_WRESTLE
from downfield.games.blood_bowl.model.skills import (
    BLOCK,
    DAUNTLESS,
    DODGE,
    JUGGERNAUT,
    TACKLE,
    WRESTLE,
)
from downfield.games.blood_bowl.rules.ball.carrier import knock, put_down
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.block.assists import EVEN, IN_BLITZ, TWO, block_dice, strength
from downfield.games.blood_bowl.rules.block.block_dice import BlockDice
from downfield.games.blood_bowl.rules.block.push_back import AGAIN as AGAIN
from downfield.games.blood_bowl.rules.block.push_back import PushBack
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.armour import clash_plus, saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_BLOCK, Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

HOPELESS: Final = 6  # how much weaker nobody is dauntless enough any more
# What one of two blocks at once comes to, as bits; its pushes and falls wait for those of the other [BB-15.12]
PUSHES: Final = 1
FELLS: Final = 2  # the target is knocked down
TRIPS: Final = 4  # so is the blocker
WRESTLES: Final = 8  # both are placed prone
DARED: Final = 512  # beside the dice: the blocker counts as strong as the target


@mypyc_attr(acyclic=True, free_list_len=1)
class Block(Frame):
    """[BB-10.6] Dice, re-rolls, the pick, then its effect. Its value is that of the push.

    One of two blocks at once is begun three times, with its dice, its face and what that comes to as values.
    """

    TAG: Final = 20
    START: Final = 0
    DARED: Final = 1
    PICKED: Final = 2
    STORMED: Final = 3
    WRESTLED: Final = 4
    WRESTLED_BACK: Final = 5
    SIDE_STUMBLED: Final = 6
    SHOVED: Final = 7
    TARGET_HURT: Final = 8
    BLOCKER_HURT: Final = 9
    ENDED: Final = 10
    SHOWN: Final = 11
    JUDGED: Final = 12
    WRESTLER_HURT: Final = 13

    def __init__(
        self, slot: i64, target: i64, blitz: i64, face: i64 = 0, fallen: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.target = target
        self.blitz = blitz  # as bits IN_BLITZ, EVEN
        self.face = face
        self.fallen = fallen  # 1 the blocker is knocked down too

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Block.START:
                return self.dare(g)
            case Block.DARED:
                if got > 0:
                    self.blitz |= EVEN
                return self.roll(g)
            case Block.PICKED:
                if self.blitz & TWO:
                    return g.done(got | (DARED if self.blitz & EVEN else 0))
                return self.apply(g, got)
            case Block.SHOWN:
                return self.show(g)
            case Block.JUDGED:
                return self.apply(g, self.face & ~DARED)
            case Block.STORMED:
                if got:
                    return self.shove(g, PUSH_BACK)
                return self.ask_wrestle(g)
            case Block.WRESTLED:
                return self.wrestle(g) if got else self.ask_target_wrestle(g)
            case Block.WRESTLED_BACK:
                return self.wrestle(g) if got else self.both_down(g)
            case Block.SIDE_STUMBLED:  # [BB-10.11] with Dodge it is a push
                return self.shove(g, PUSH_BACK if got else POW)
            case Block.SHOVED:
                return g.done(got)
            case Block.TARGET_HURT:
                return self.knock_blocker(g)
            case Block.WRESTLER_HURT:
                return self.lie(g)
            case Block.BLOCKER_HURT:
                return end_with_ball(g, self, Block.ENDED)
        return g.done(0)

    # Dice -----------------------------------------------------------------------------------------------------

    def dare(self, g: Pitch) -> i64:
        """[BB-18.G2] Dauntless, before assists: a D6 plus his strength must exceed that of the stronger target."""
        short = g.st(self.target) - strength(g, self.slot, self.blitz)
        if 0 < short < HOPELESS and g.at_work(self.slot, DAUNTLESS):
            self.arm = Block.DARED
            return g.call(Test(T_DAUNTLESS, self.slot, short + 1, 0))
        return self.roll(g)

    def roll(self, g: Pitch) -> i64:
        if g.logging:
            dice = block_dice(g, self.slot, self.target, self.blitz)
            g.tell_both(E_BLOCKED, self.slot, self.target, dice)
        self.arm = Block.PICKED
        return g.call(BlockDice(self.slot, self.target, self.blitz))

    def show(self, g: Pitch) -> i64:
        """[BB-15.12] The dice of both blocks lie on the table: now re-rolls and the pick."""
        if self.face & DARED:
            self.blitz |= EVEN
        dice = self.face & ~DARED
        self.arm = Block.PICKED
        return g.call(BlockDice(self.slot, self.target, self.blitz, dice, 0, 0, 0, 0, BlockDice.SHOWN))

    # Results --------------------------------------------------------------------------------------------------

    def apply(self, g: Pitch, face: i64) -> i64:
        self.face = face
        g.tell(E_RESULT, self.slot, face)
        if face == PLAYER_DOWN:  # [BB-10.8]
            if self.blitz & TWO:
                return g.done(TRIPS)
            self.fallen = 1
            knock(g, self.slot)
            return self.knock_blocker(g)
        if face == BOTH_DOWN:
            return self.ask_storm(g)
        if face == STUMBLE:
            return self.stumble(g)
        return self.shove(g, face)  # [BB-10.10, BB-10.12]

    def ask_storm(self, g: Pitch) -> i64:
        """[BB-10.9, BB-18.S6] A juggernaut on a blitz may push instead."""
        if self.storms(g):
            self.arm = Block.STORMED
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_JUGGERNAUT)
        return self.ask_wrestle(g)

    def storms(self, g: Pitch) -> bool:
        return self.blitz & IN_BLITZ != 0 and g.at_work(self.slot, JUGGERNAUT)

    def ask_wrestle(self, g: Pitch) -> i64:
        """[BB-10.9, BB-18.G12] The blocker's coach decides first."""
        if g.skills[self.slot] & WRESTLE:
            self.arm = Block.WRESTLED
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_WRESTLE)
        return self.ask_target_wrestle(g)

    def ask_target_wrestle(self, g: Pitch) -> i64:
        if g.at_work(self.target, WRESTLE) and not self.storms(g):
            self.arm = Block.WRESTLED_BACK
            g.offer_upto(2)
            return g.ask(g.side_of(self.target), Q_WRESTLE)
        return self.both_down(g)

    def wrestle(self, g: Pitch) -> i64:
        """[BB-10.9] Both are placed prone, nothing else."""
        if self.blitz & TWO:
            return g.done(WRESTLES)
        put_down(g, self.target)
        put_down(g, self.slot)
        return self.lie(g)

    def lie(self, g: Pitch) -> i64:
        """[BB-15.10] A ball and chain hurts whoever goes down with it."""
        for slot in (self.target, self.slot):
            if g.marks[slot] & REELING:
                self.arm = Block.WRESTLER_HURT
                return g.call(Injury(slot))
        return end_with_ball(g, self, Block.ENDED)

    def both_down(self, g: Pitch) -> i64:
        """[BB-10.9, BB-18.G1] A player with Block stays up; the target's armour is rolled first."""
        down = not g.at_work(self.target, BLOCK)
        if self.blitz & TWO:
            return g.done((FELLS if down else 0) + (0 if g.skills[self.slot] & BLOCK else TRIPS))
        if g.skills[self.slot] & BLOCK == 0:
            self.fallen = 1
            knock(g, self.slot)
        if down:
            knock(g, self.target)
            self.arm = Block.TARGET_HURT
            return g.call(Injury(self.target, self.slot, saw_plus(g, self.target), BY_BLOCK))
        return self.knock_blocker(g)

    def knock_blocker(self, g: Pitch) -> i64:
        """[BB-10.13] Skills of a blocker who went down by the same result do not work."""
        if self.fallen == 0:
            return end_with_ball(g, self, Block.ENDED)
        self.arm = Block.BLOCKER_HURT
        return g.call(Injury(self.slot, NOBODY, clash_plus(g, self.slot, self.target), BY_BLOCK))

    def stumble(self, g: Pitch) -> i64:
        """[BB-10.11, BB-18.A4, BB-18.G11] A target with Dodge may make it a push, unless the blocker has Tackle."""
        if g.at_work(self.target, DODGE) and g.skills[self.slot] & TACKLE == 0:
            self.arm = Block.SIDE_STUMBLED
            g.offer_upto(2)
            return g.ask(g.side_of(self.target), Q_STUMBLE)
        return self.shove(g, POW)

    def shove(self, g: Pitch, face: i64) -> i64:
        if self.blitz & TWO:
            return g.done(PUSHES | (FELLS if face == POW else 0))
        self.face = face
        self.arm = Block.SHOVED
        return g.call(PushBack(self.slot, self.target, self.blitz, face))

    def copy(self) -> Frame:
        return Block(self.slot, self.target, self.blitz, self.face, self.fallen, self.arm)

    def ints(self) -> list[int]:
        return [Block.TAG, self.arm, self.slot, self.target, self.blitz, self.face, self.fallen]
