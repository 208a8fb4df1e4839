# mypyc: compiled
"""Chapter 15: two blocks at once."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_STABBED, E_STRIPPED
from downfield.games.blood_bowl.model.kinds import AT_REST, BOUNCED, REELING, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TWO
from downfield.games.blood_bowl.model.skills import (
    GRAB,
    MONSTROUS_MOUTH,
    STAB,
    STRIP_BALL,
    SURE_HANDS,
)
from downfield.games.blood_bowl.model.tables import direction
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown, drop, knock, put_down
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.block.after_block import AfterBlock, has_aftermath
from downfield.games.blood_bowl.rules.block.assists import OTHER, TWO
from downfield.games.blood_bowl.rules.block.block import FELLS, PUSHES, TRIPS, WRESTLES, Block
from downfield.games.blood_bowl.rules.block.chain_push import CROWDED, GRABBED, NO_SIDESTEP, TAKEN, ChainPush
from downfield.games.blood_bowl.rules.block.trickster import Trickster, is_tricky
from downfield.games.blood_bowl.rules.harm.armour import clash_plus, saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_BLOCK, IN_CROWD, Injury
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, next_trapped, on_trapdoors, with_trap
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

STABS: Final = 1024  # a stab takes the place of dice, face and all [BB-15.2]
LOST: Final = 2048  # there is no block against this target


@mypyc_attr(acyclic=True, free_list_len=1)
class MultipleBlock(Frame):
    """[BB-15.12, BB-18.S8] Dice, re-rolls and picks, pushes, armour of the targets, armour of the blocker, balls.

    Every stage is played for the first target, then for the second.
    """

    TAG: Final = 80
    START: Final = 0
    TRICKED: Final = 1  # from here on stages, each played twice
    ARMED: Final = 2
    ROLLED: Final = 3
    PICKED: Final = 4
    JUDGED: Final = 5
    PUSHED: Final = 6
    TARGET_HURT: Final = 7  # the last of them
    CROWD_HURT: Final = 8
    BLOCKER_HURT: Final = 9
    TRAPPED: Final = 10
    BALL_RESTED: Final = 11
    ENDED: Final = 12

    def __init__(
        self, slot: i64, first: i64, second: i64, turn: i64 = 0, one: i64 = 0, two: i64 = 0, ways: i64 = 0,
        old: i64 = 0, crowd: i64 = 0, traps: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.slot = slot
        self.first = first
        self.second = second
        self.turn = turn  # 0 or 1: whose stage it is
        self.one = one  # of the first: LOST, STABS, or the dice, then the face, then what it comes to
        self.two = two
        self.ways = ways  # the directions of both, three bits each
        self.old = old  # where the first one stood
        self.crowd = crowd  # one more than the slots of who went into the crowd, six bits each
        self.traps = traps  # who was on trapdoors before, and which have been looked at

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case MultipleBlock.START:
                return self.stage(g, MultipleBlock.TRICKED)
            case MultipleBlock.TRICKED:
                return self.tricked(g)
            case MultipleBlock.ARMED:
                return self.keep(g, STABS if got else 0)
            case MultipleBlock.ROLLED | MultipleBlock.PICKED | MultipleBlock.JUDGED:
                return self.keep(g, got)
            case MultipleBlock.PUSHED:
                if got >= CROWDED:
                    self.crowd |= (got - CROWDED + 1) << 6 * self.turn
                return self.next(g)
            case MultipleBlock.CROWD_HURT:
                return self.hurt(g)
            case MultipleBlock.TARGET_HURT:
                return self.next(g)
            case MultipleBlock.BLOCKER_HURT | MultipleBlock.TRAPPED:
                return self.spring(g)
            case MultipleBlock.BALL_RESTED:
                return self.end(g)
        return g.done(0)

    # Whose turn it is, at which stage -------------------------------------------------------------------------

    def target(self) -> i64:
        return self.second if self.turn else self.first

    def kept(self) -> i64:
        return self.two if self.turn else self.one

    def keep(self, g: Pitch, value: i64) -> i64:
        if self.turn:
            self.two = value
        else:
            self.one = value
        return self.next(g)

    def next(self, g: Pitch) -> i64:
        """The stage for the second target, or the next stage for the first."""
        if self.turn == 0:
            self.turn = 1
            return self.stage(g, self.arm)
        self.turn = 0
        if self.arm == MultipleBlock.TARGET_HURT:
            return self.hurt_blocker(g)
        if self.arm == MultipleBlock.JUDGED:
            self.look(g)
        return self.stage(g, self.arm + 1)

    def stage(self, g: Pitch, arm: i64) -> i64:
        """One stage for one target, unless its block has been lost."""
        self.arm = arm
        if self.kept() & LOST:
            return self.next(g)
        match arm:
            case MultipleBlock.TRICKED:
                return self.trick(g)
            case MultipleBlock.ARMED:
                return self.armed(g)
            case MultipleBlock.PUSHED:
                return self.push(g)
            case MultipleBlock.TARGET_HURT:
                return self.hurt_in_crowd(g)
        return self.next(g) if self.kept() & STABS else self.block(g)

    # Dice -----------------------------------------------------------------------------------------------------

    def trick(self, g: Pitch) -> i64:
        """[BB-18.T34] Both tricksters move before any dice are counted."""
        if is_tricky(g, self.slot, self.target()):
            return g.call(Trickster(self.slot, self.target()))
        return self.next(g)

    def tricked(self, g: Pitch) -> i64:
        return self.keep(g, 0 if g.is_on(self.target()) else LOST)  # into a trapdoor

    def armed(self, g: Pitch) -> i64:
        """[BB-15.2] Either block may be a stab."""
        if g.traits[self.slot] & STAB == 0:
            return self.next(g)
        g.offer_upto(2)
        return g.ask(g.side_of(self.slot), Q_TWO)

    def block(self, g: Pitch) -> i64:
        """The dice, the face or the meaning of one block; the other target does not assist."""
        entry: i64 = Block.START
        if self.arm == MultipleBlock.PICKED:
            entry = Block.SHOWN
        elif self.arm == MultipleBlock.JUDGED:
            entry = Block.JUDGED
        other = self.first if self.turn else self.second
        return g.call(Block(self.slot, self.target(), TWO + OTHER * (other + 1), self.kept(), 0, entry))

    # Pushes ---------------------------------------------------------------------------------------------------

    def look(self, g: Pitch) -> None:
        """Where everybody is before the first of them is pushed."""
        here: i64 = g.at[self.slot]
        if self.one & LOST == 0:
            self.old = g.at[self.first]
            self.ways = direction(self.old - here)
        if self.two & LOST == 0:
            self.ways |= direction(g.at[self.second] - here) << 3
        self.traps = on_trapdoors(g)

    def push(self, g: Pitch) -> i64:
        """Nobody follows up; for Grab the square that the first one has left counts as occupied."""
        if self.kept() & PUSHES == 0 or not g.is_on(self.target()):
            return self.next(g)
        bars: i64 = 0
        if g.at_work(self.slot, GRAB):
            bars = NO_SIDESTEP + GRABBED + (TAKEN * self.old if self.turn else 0)
        return g.call(ChainPush(self.target(), self.ways >> 3 * self.turn & 7, g.side_of(self.slot), bars))

    # Falls ----------------------------------------------------------------------------------------------------

    def hurt_in_crowd(self, g: Pitch) -> i64:
        crowded = self.crowd >> 6 * self.turn & 63
        if crowded:
            self.arm = MultipleBlock.CROWD_HURT
            return g.call(Injury(crowded - 1, NOBODY, 0, IN_CROWD))
        return self.hurt(g)

    def hurt(self, g: Pitch) -> i64:
        """The players whom one of the blocks puts down; the blocker's own armour roll waits."""
        self.arm = MultipleBlock.TARGET_HURT
        slot, target, comes_to = self.slot, self.target(), self.kept()
        if comes_to & TRIPS and (self.turn == 0 or self.one & TRIPS == 0):
            knock(g, slot)
        if comes_to & WRESTLES and g.status[slot] == STANDING:
            put_down(g, slot)
        if not g.is_on(target):
            return self.next(g)
        if comes_to & STABS:
            g.tell_both(E_STABBED, slot, target)
            return g.call(Injury(target))
        if comes_to & FELLS:
            knock(g, target)
            return g.call(Injury(target, slot, saw_plus(g, target), BY_BLOCK))
        if comes_to & WRESTLES:
            put_down(g, target)
            if g.marks[target] & REELING:  # [BB-15.10]
                return g.call(Injury(target))
        return self.next(g)

    def hurt_blocker(self, g: Pitch) -> i64:
        """One armour roll, even if both results put him down."""
        plus: i64 = 0
        trips = False
        for turn in range(2):
            self.turn = turn
            if self.kept() & TRIPS:
                trips = True
                plus |= clash_plus(g, self.slot, self.target())  # one saw counts as much as two
        if trips or g.marks[self.slot] & REELING:
            self.arm = MultipleBlock.BLOCKER_HURT
            return g.call(Injury(self.slot, NOBODY, plus, BY_BLOCK if trips else 0))
        return self.spring(g)

    # The ball -------------------------------------------------------------------------------------------------

    def spring(self, g: Pitch) -> i64:
        """[BB-7.14] Trapdoors, the touchdown check, and the ball last [BB-10.23]."""
        who = next_trapped(g, self.traps)
        if who != NOBODY:
            self.traps = with_trap(g, self.traps, who)
            self.arm = MultipleBlock.TRAPPED
            return g.call(Trapdoor(who))
        if self.one == PUSHES:
            self.strip(g, self.first)
        if self.two == PUSHES:
            self.strip(g, self.second)
        if g.holder != NOBODY:
            check_touchdown(g, g.holder)
        if g.loose != AT_REST:
            self.arm = MultipleBlock.BALL_RESTED
            return g.call(LooseBall(BOUNCED))
        return self.end(g)

    def strip(self, g: Pitch, target: i64) -> None:
        """[BB-10.24]"""
        if g.holder == target and g.at_work(self.slot, STRIP_BALL):
            if not g.at_work(target, SURE_HANDS | MONSTROUS_MOUTH):
                g.tell(E_STRIPPED, target)
                drop(g, target)

    def end(self, g: Pitch) -> i64:
        """[BB-15.13, BB-18.T29] Only a block lets him drive his victim into the ground, or run off."""
        self.arm = MultipleBlock.ENDED
        first: i64 = NOBODY if self.one & (STABS | LOST) else self.first
        second: i64 = NOBODY if self.two & (STABS | LOST) else self.second
        if first == second or not has_aftermath(g, self.slot):  # nobody was blocked at all
            return g.done(0)
        return g.call(AfterBlock(self.slot, first, second))

    def copy(self) -> Frame:
        return MultipleBlock(
            self.slot,
            self.first,
            self.second,
            self.turn,
            self.one,
            self.two,
            self.ways,
            self.old,
            self.crowd,
            self.traps,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            MultipleBlock.TAG,
            self.arm,
            self.slot,
            self.first,
            self.second,
            self.turn,
            self.one,
            self.two,
            self.ways,
            self.old,
            self.crowd,
            self.traps,
        ]
