# mypyc: compiled
"""Chapter 10: the blow of a block or a blitz: what it costs, what it is, and whether there is a second one."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.assists import IN_BLITZ
from downfield.games.blood_bowl.block import AGAIN, Block
from downfield.games.blood_bowl.deeds import can_hit
from downfield.games.blood_bowl.facts import E_REVOLTED
from downfield.games.blood_bowl.kinds import (
    BLOCK_ACTION,
    SAW_ACTION,
    SAWED,
    STAB_ACTION,
    STANDING,
    T_REVOLT,
    T_RUSH,
    VOMIT_ACTION,
)
from downfield.games.blood_bowl.modifiers import rush_plus
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.questions_of import Q_AGAIN
from downfield.games.blood_bowl.ready import is_foul
from downfield.games.blood_bowl.roll import Test
from downfield.games.blood_bowl.skills import FRENZY, STAB
from downfield.games.blood_bowl.special import Saw, Stab
from downfield.games.blood_bowl.steps import RUSH_AT, Fall
from downfield.games.blood_bowl.vomit import Vomit
from downfield.kernel.state import Frame, State

NO_MORE: Final = -1  # the value after which the activation is over
# What is true of a strike, as bits beside IN_BLITZ
TWICE: Final = 2  # Frenzy makes a second block


@mypyc_attr(acyclic=True, free_list_len=1)
class Strike(Frame):
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

    def __init__(self, slot: i64, target: i64, blow: i64, how: i64, moved: i64, at: i64 = 0) -> None:
        self.at = at
        self.slot = slot
        self.target = target
        self.blow = blow  # the action: a block, a stab or the chainsaw
        self.how = how
        self.moved = moved

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Strike.START:
                if self.blow == SAW_ACTION:
                    g.marks[self.slot] |= SAWED
                return self.pay(g)
            case Strike.RUSHED:  # [BB-9.8] the block is lost with the rush
                if got > 0:
                    return self.look(g)
                self.at = Strike.ENDED
                return g.call(Fall(self.slot, g.at[self.slot], 0))
            case Strike.REVOLTED:
                if got > 0:
                    return self.hit(g)
                g.tell(E_REVOLTED, self.slot)
            case Strike.BLOCKED:
                return self.blocked(g, got)
            case Strike.CHOSEN:  # [BB-15.2] a second block may be a stab instead
                if got:
                    self.blow = STAB_ACTION
                return self.pay(g)
        return g.done(NO_MORE)

    def pay(self, g: Pitch) -> i64:
        """[BB-9.9] The rush comes before everything else of the block."""
        if self.how & IN_BLITZ:
            self.moved += 1
            if self.moved > g.ma(self.slot):
                self.at = Strike.RUSHED
                return g.call(Test(T_RUSH, self.slot, RUSH_AT, rush_plus(g, self.slot)))
        return self.look(g)

    def look(self, g: Pitch) -> i64:
        """[BB-18.M5] Who blocks twice looks his target in the face twice."""
        if self.how & TWICE and is_foul(g, self.blow, self.target):
            self.at = Strike.REVOLTED
            return g.call(Test(T_REVOLT, self.slot, 2, 0))
        return self.hit(g)

    def hit(self, g: Pitch) -> i64:
        """[BB-15.2, BB-15.3] After a stab or the chainsaw nothing more is done."""
        if self.blow == BLOCK_ACTION:
            self.at = Strike.BLOCKED
            return g.call(Block(self.slot, self.target, self.how & IN_BLITZ))
        if self.blow == VOMIT_ACTION:
            self.at = Strike.BLOCKED
            return g.call(Vomit(self.slot, self.target))
        self.at = Strike.ENDED
        if self.blow == STAB_ACTION:
            return g.call(Stab(self.slot, self.target))
        return g.call(Saw(self.slot, self.target))

    def blocked(self, g: Pitch, got: i64) -> i64:
        """[BB-10.25, BB-17.3] The same target again, with dice worked out anew."""
        if g.turnover or g.scored or g.status[self.slot] != STANDING:
            return g.done(NO_MORE)
        if got != AGAIN or g.skills[self.slot] & FRENZY == 0 or self.how & TWICE:
            return g.done(self.moved)
        if self.how & IN_BLITZ and not can_hit(g, self.slot, self.target, self.moved):
            return g.done(self.moved)
        self.how |= TWICE
        if g.traits[self.slot] & STAB:
            self.at = Strike.CHOSEN
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_AGAIN)
        return self.pay(g)

    def copy(self) -> Frame:
        return Strike(self.slot, self.target, self.blow, self.how, self.moved, self.at)

    def ints(self) -> list[int]:
        return [Strike.TAG, self.at, self.slot, self.target, self.blow, self.how, self.moved]
