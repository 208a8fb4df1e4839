# mypyc: compiled
"""Chapter 10: the blow of a block or a blitz: what it costs, what it is, and whether there is a second one."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_REVOLTED
from downfield.games.blood_bowl.model.kinds import (
    BLOCK_ACTION,
    SAW_ACTION,
    SAWED,
    STAB_ACTION,
    STANDING,
    T_REVOLT,
    T_RUSH,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_AGAIN
from downfield.games.blood_bowl.model.skills import FRENZY, STAB, TRICKSTER
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown
from downfield.games.blood_bowl.rules.block.after_block import AfterBlock, has_aftermath
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.block.block import AGAIN, Block
from downfield.games.blood_bowl.rules.block.special_attack import SpecialAttack
from downfield.games.blood_bowl.rules.block.special_attacks import may_go_on
from downfield.games.blood_bowl.rules.block.trickster import Trickster, is_tricky
from downfield.games.blood_bowl.rules.dice.modifiers import rush_plus
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.turn.bloodlust import is_due
from downfield.games.blood_bowl.rules.turn.declaration import REVOLT_AT, is_foul
from downfield.games.blood_bowl.rules.turn.step import RUSH_AT, Fall
from downfield.games.blood_bowl.rules.turn.targets import can_hit
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

NO_MORE: Final = -1  # the value after which the activation is over
# What is true of a strike, as bits beside IN_BLITZ
TWICE: Final = 2  # Frenzy makes a second block


@mypyc_attr(acyclic=True, free_list_len=1)
class BlockAction(Frame):
    """[BB-9.8] In a blitz a square of movement, perhaps a rush, then the blow; [BB-10.25] Frenzy blocks twice.

    Its value is the movement used so far, or NO_MORE.
    """

    TAG: Final = 50
    START: Final = 0
    RUSHED: Final = 1
    REVOLTED: Final = 2
    BLOCKED: Final = 3
    CHOSEN: Final = 4
    ENDED: Final = 5
    TRICKED: Final = 6
    FOLLOWED: Final = 7

    def __init__(self, slot: i64, target: i64, blow: i64, how: i64, moved: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.target = target
        self.blow = blow  # the action: a block, or what takes its place
        self.how = how
        self.moved = moved

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case BlockAction.START:
                if self.blow == SAW_ACTION:
                    g.marks[self.slot] |= SAWED
                return self.pay(g)
            case BlockAction.RUSHED:  # [BB-9.8] the block is lost with the rush
                if got > 0:
                    return self.look(g)
                self.arm = BlockAction.ENDED
                return g.call(Fall(self.slot, g.at[self.slot], 0))
            case BlockAction.REVOLTED:
                if got > 0:
                    return self.trick(g)
                g.tell(E_REVOLTED, self.slot)
            case BlockAction.TRICKED:
                return self.hit(g) if g.is_on(self.target) else g.done(self.moved)
            case BlockAction.BLOCKED:
                self.look_around(g)
                return self.blocked(g, got)
            case BlockAction.FOLLOWED:
                return g.done(self.moved)
            case BlockAction.ENDED:
                self.look_around(g)
            case BlockAction.CHOSEN:  # [BB-15.2] a second block may be a stab instead
                if got:
                    self.blow = STAB_ACTION
                return self.pay(g)
        return g.done(NO_MORE)

    def pay(self, g: Pitch) -> i64:
        """[BB-9.9] The rush comes before everything else of the block."""
        if self.how & IN_BLITZ:
            self.moved += 1
            if self.moved > g.ma(self.slot):
                self.arm = BlockAction.RUSHED
                return g.call(Test(T_RUSH, self.slot, RUSH_AT, rush_plus(g, self.slot)))
        return self.look(g)

    def look(self, g: Pitch) -> i64:
        """[BB-18.M5] Before the second block of a frenzy Foul Appearance is rolled again."""
        if self.how & TWICE and is_foul(g, self.blow, self.target):
            self.arm = BlockAction.REVOLTED
            return g.call(Test(T_REVOLT, self.slot, REVOLT_AT, 0))
        return self.trick(g)

    def trick(self, g: Pitch) -> i64:
        """[BB-18.T34, BB-9.9] A Trickster moves after the rush, before dice are counted or another attack is made."""
        if is_tricky(g, self.slot, self.target):
            self.arm = BlockAction.TRICKED
            return g.call(Trickster(self.slot, self.target))
        return self.hit(g)

    def look_around(self, g: Pitch) -> None:
        """[BB-17.1] A Trickster may have carried the ball over the line, which ends everything."""
        if g.holder != NOBODY and g.tables.any_trait[g.side_of(self.target)] & TRICKSTER:
            check_touchdown(g, g.holder)

    def hit(self, g: Pitch) -> i64:
        """[BB-15.2, BB-15.3, BB-15.5] After a stab, the chainsaw or fire nothing more is done."""
        if self.blow == BLOCK_ACTION:
            self.arm = BlockAction.BLOCKED
            return g.call(Block(self.slot, self.target, self.how & IN_BLITZ))
        self.arm = BlockAction.BLOCKED if may_go_on(self.blow) else BlockAction.ENDED
        return g.call(SpecialAttack(self.slot, self.target, self.blow))

    def blocked(self, g: Pitch, got: i64) -> i64:
        """[BB-10.25, BB-17.3, BB-18.G5] The same target again, with dice worked out anew."""
        if g.turnover or g.scored or g.status[self.slot] != STANDING or is_due(g, self.slot):
            return g.done(NO_MORE)
        if got != AGAIN or g.skills[self.slot] & FRENZY == 0 or self.how & TWICE:
            return self.follow(g)
        if self.how & IN_BLITZ and not can_hit(g, self.slot, self.target, self.moved):
            return self.follow(g)
        self.how |= TWICE
        if g.traits[self.slot] & STAB:
            self.arm = BlockAction.CHOSEN
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_AGAIN)
        return self.pay(g)

    def follow(self, g: Pitch) -> i64:
        """[BB-10.23] After the last block Pile Driver and Hit and Run; then the rest of a blitz."""
        if self.blow == BLOCK_ACTION and has_aftermath(g, self.slot):
            self.arm = BlockAction.FOLLOWED
            return g.call(AfterBlock(self.slot, self.target))
        return g.done(self.moved)

    def copy(self) -> Frame:
        return BlockAction(self.slot, self.target, self.blow, self.how, self.moved, self.arm)

    def ints(self) -> list[int]:
        return [BlockAction.TAG, self.arm, self.slot, self.target, self.blow, self.how, self.moved]
