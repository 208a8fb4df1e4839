# mypyc: compiled
"""Chapter 10: the dice of a block, their re-rolls, and the pick."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_LONER, E_REROLLED
from downfield.games.blood_bowl.model.kinds import BOTH_DOWN, D_BLOCK, D_SIX, PUSH_BACK
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_BLOCK_DICE, Q_PICK
from downfield.games.blood_bowl.model.skills import BRAWLER
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ, TWO, block_dice
from downfield.games.blood_bowl.rules.dice.pro import ProRoll
from downfield.games.blood_bowl.rules.dice.reroll import (
    BY_PRO,
    BY_SKILL,
    BY_TEAM,
    KEEP,
    NO_TEST,
    may_pro,
    spend_team,
    team_left,
)
from downfield.kernel.state import Frame, State

FACE: Final = 8  # a die of the pool in three bits
DIE: Final = 7
SAME: Final = 3  # the other side of the die that shows a push
WHOLE: Final = 8  # the whole pool was rolled again
BRAWLED: Final = 16


@mypyc_attr(acyclic=True, free_list_len=1)
class BlockDice(Frame):
    """[BB-10.6] One to three dice, re-rolls of the blocking coach, then the stronger side's coach picks a face."""

    TAG: Final = 43
    START: Final = 0
    ROLLED: Final = 1
    OFFERED: Final = 2
    LONER_ROLLED: Final = 3
    PRO_ROLLED: Final = 4
    ONE_ROLLED: Final = 5
    PICKED: Final = 6
    SHOWN: Final = 7  # two pools lie on the table, and this one is looked at [BB-15.12]

    def __init__(
        self, slot: i64, target: i64, blitz: i64, dice: i64 = 0, left: i64 = 0, count: i64 = 0, spent: i64 = 0,
        again: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.slot = slot
        self.target = target
        self.blitz = blitz
        self.dice = dice  # the faces, the last die lowest
        self.left = left  # dice still to roll
        self.count = count  # how many there are; below zero the target's coach picks
        self.spent = spent  # as bits: the dice that were rolled again, WHOLE, BRAWLED
        self.again = again  # the one that is rolled again now, counted from 0

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case BlockDice.START:
                self.count = block_dice(g, self.slot, self.target, self.blitz)
                return self.roll_pool(g)
            case BlockDice.ROLLED:
                self.dice = self.dice * FACE + got
                self.left -= 1
                if self.left:
                    return g.roll(D_BLOCK, 6)
                if self.blitz & TWO and self.spent == 0:  # [BB-15.12] the other pool is rolled first
                    return g.done(self.dice)
                return self.offer_again(g)
            case BlockDice.SHOWN:
                self.count = block_dice(g, self.slot, self.target, self.blitz)
                return self.offer_again(g)
            case BlockDice.OFFERED:
                return self.rerolled(g, got)
            case BlockDice.LONER_ROLLED:  # [BB-2.17]
                if got + 1 >= g.loner(self.slot):
                    return self.roll_pool(g)
                g.tell(E_LONER, self.slot)
                return self.pick(g)
            case BlockDice.PRO_ROLLED:  # [BB-2.18]
                if got:
                    g.tell(E_REROLLED, self.slot, BY_PRO, NO_TEST)
                    return self.roll_one(g)
                return self.offer_again(g)
            case BlockDice.ONE_ROLLED:
                self.replace(got)
                return self.offer_again(g)
        return g.done(got)

    def size(self) -> i64:
        return self.count if self.count > 0 else -self.count

    def roll_pool(self, g: Pitch) -> i64:
        self.dice = 0
        self.left = self.size()
        self.arm = BlockDice.ROLLED
        return g.roll(D_BLOCK, 6)

    def offer_again(self, g: Pitch) -> i64:
        """[BB-10.7] The blocking coach decides before anybody picks."""
        if self.spent & WHOLE:
            return self.pick(g)
        g.offer(KEEP)
        if self.brawled(g) >= 0:
            g.offer(BY_SKILL)
        if self.spent == 0 and team_left(g, g.side_of(self.slot)):
            g.offer(BY_TEAM)
        if may_pro(g, self.slot):
            for i in range(self.size()):
                if self.spent >> i & 1 == 0:
                    g.offer(BY_PRO + i)
        self.arm = BlockDice.OFFERED
        return g.choose(g.side_of(self.slot), Q_BLOCK_DICE)

    def brawled(self, g: Pitch) -> i64:
        """[BB-18.S2] The die with Both Down that Brawler may roll again, in a block action only; or -1."""
        if self.blitz & IN_BLITZ or self.spent & BRAWLED or not g.at_work(self.slot, BRAWLER):
            return -1
        for i in range(self.size()):
            if self.spent >> i & 1 == 0 and self.dice >> 3 * (self.size() - 1 - i) & DIE == BOTH_DOWN:
                return i
        return -1

    def rerolled(self, g: Pitch, got: i64) -> i64:
        if got == KEEP:
            return self.pick(g)
        if got == BY_SKILL:
            self.again = self.brawled(g)
            self.spent |= BRAWLED | 1 << self.again
            g.tell(E_REROLLED, self.slot, BY_SKILL, NO_TEST)
            return self.roll_one(g)
        if got == BY_TEAM:  # [BB-2.13, BB-2.14] every die of the pool, or one by a skill
            self.spent = WHOLE
            spend_team(g, self.slot, NO_TEST, 0)
            if g.loner(self.slot):
                self.arm = BlockDice.LONER_ROLLED
                return g.roll(D_SIX, 6)
            return self.roll_pool(g)
        self.again = got - BY_PRO
        self.spent |= 1 << self.again
        self.arm = BlockDice.PRO_ROLLED
        return g.call(ProRoll(self.slot))

    def roll_one(self, g: Pitch) -> i64:
        self.arm = BlockDice.ONE_ROLLED
        return g.roll(D_BLOCK, 6)

    def replace(self, face: i64) -> None:
        """One die of the pool was rolled again; the first one stands highest."""
        shift = 3 * (self.size() - 1 - self.again)
        self.dice = self.dice & ~(DIE << shift) | face << shift

    def pick(self, g: Pitch) -> i64:
        """[BB-10.6] The stronger side's coach picks a face; against a team-mate always the blocker's [BB-15.10]."""
        shown: i64 = 0
        for i in range(self.size()):
            face = self.dice >> 3 * i & 7
            shown |= 1 << (PUSH_BACK if face == SAME else face)
        for face in range(6):
            if shown >> face & 1:
                g.offer(face)
        self.arm = BlockDice.PICKED
        return g.choose(g.side_of(self.slot if self.count > 0 else self.target), Q_PICK)

    def copy(self) -> Frame:
        return BlockDice(
            self.slot,
            self.target,
            self.blitz,
            self.dice,
            self.left,
            self.count,
            self.spent,
            self.again,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            BlockDice.TAG,
            self.arm,
            self.slot,
            self.target,
            self.blitz,
            self.dice,
            self.left,
            self.count,
            self.spent,
            self.again,
        ]
