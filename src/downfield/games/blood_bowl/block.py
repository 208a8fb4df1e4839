# mypyc: compiled
"""Chapter 10: a block, from the dice to the last ball that bounces."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.assists import block_dice
from downfield.games.blood_bowl.ball import check_touchdown, go_down, put_down, turn_over
from downfield.games.blood_bowl.facts import (
    E_BLOCKED,
    E_FOLLOWED_UP,
    E_KNOCKED_DOWN,
    E_RESULT,
)
from downfield.games.blood_bowl.hurt import BY_BLOCK, IN_CROWD, Hurt
from downfield.games.blood_bowl.kinds import (
    AT_REST,
    BOTH_DOWN,
    BOUNCED,
    KNOCKED,
    PLAYER_DOWN,
    POW,
    PUSH_BACK,
    STANDING,
    STUMBLE,
)
from downfield.games.blood_bowl.loose import Loose
from downfield.games.blood_bowl.pool import BlockDice
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.push import CROWDED, NO_FIRM, UNMOVED, Push
from downfield.games.blood_bowl.questions_of import Q_FOLLOW, Q_SIDE_STUMBLE, Q_WRESTLE
from downfield.games.blood_bowl.skills import (
    BLOCK,
    CHAINSAW,
    DODGE,
    FRENZY,
    JUGGERNAUT,
    TACKLE,
    WRESTLE,
)
from downfield.games.blood_bowl.steps import SAW
from downfield.games.blood_bowl.tables import direction, distance
from downfield.games.blood_bowl.trap import Trap, next_trapped, on_trapdoors, with_trap
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

AGAIN: Final = (
    1  # the value of a block that pushed the target and left it standing next to the blocker [BB-10.25]
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Block(Frame):
    """[BB-10.6] Dice, re-rolls of the blocking coach, the pick; then its effect in the order of BB-10.23."""

    TAG: Final = 20
    START: Final = 0
    PICKED: Final = 1
    WRESTLED: Final = 2
    WRESTLED_BACK: Final = 3
    SIDE_STUMBLED: Final = 4
    PUSHED: Final = 5
    FOLLOWED: Final = 6
    CROWD_HURT: Final = 7
    TARGET_HURT: Final = 8
    BLOCKER_HURT: Final = 9
    TRAPPED: Final = 10
    ENDED: Final = 11

    def __init__(
        self, slot: i64, target: i64, blitz: i64, face: i64 = 0, old: i64 = 0, crowd: i64 = 0, moved: i64 = 0,
        fallen: i64 = 0, traps: i64 = 0, at: i64 = 0,
    ) -> None:  # fmt: skip
        self.at = at
        self.slot = slot
        self.target = target
        self.blitz = blitz
        self.face = face
        self.old = old  # the square of the target before the push
        self.crowd = crowd  # one more than the slot of who went into the crowd
        self.moved = moved  # 1 the target was pushed, 2 the blocker followed up
        self.fallen = fallen  # 1 the blocker is knocked down too
        self.traps = traps  # who was on trapdoors before the push, and which have been looked at

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Block.START:
                if g.logging:
                    dice = block_dice(g, self.slot, self.target, self.blitz)
                    g.tell_both(E_BLOCKED, self.slot, self.target, dice)
                self.at = Block.PICKED
                return g.call(BlockDice(self.slot, self.target, self.blitz))
            case Block.PICKED:
                return self.apply(g, got)
            case Block.WRESTLED:
                if got:
                    return self.wrestle(g)
                return self.ask_target_wrestle(g)
            case Block.WRESTLED_BACK:
                return self.wrestle(g) if got else self.both_down(g)
            case Block.SIDE_STUMBLED:  # [BB-10.11] with Dodge it is a push
                self.face = PUSH_BACK if got else POW
                return self.push(g)
            case Block.PUSHED:
                return self.pushed(g, got)
            case Block.FOLLOWED:
                if got:
                    self.follow(g)
                return self.hurt_in_crowd(g)
            case Block.CROWD_HURT:
                return self.knock_target(g)
            case Block.TARGET_HURT:
                return self.knock_blocker(g)
            case Block.BLOCKER_HURT:
                return self.spring(g)
            case Block.TRAPPED:
                return self.spring(g)
        return self.end(g)

    # Results --------------------------------------------------------------------------------------------------

    def apply(self, g: Pitch, face: i64) -> i64:
        self.face = face
        g.tell(E_RESULT, self.slot, face)
        if face == PLAYER_DOWN:  # [BB-10.8]
            self.fallen = 1
            self.knock(g, self.slot)
            return self.knock_blocker(g)
        if face == BOTH_DOWN:
            return self.ask_wrestle(g)
        if face == STUMBLE:
            return self.stumble(g)
        # [BB-10.10, BB-10.12]
        return self.push(g)

    def ask_wrestle(self, g: Pitch) -> i64:
        """[BB-10.9] The blocker's coach decides first."""
        if g.skills[self.slot] & WRESTLE:
            self.at = Block.WRESTLED
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_WRESTLE)
        return self.ask_target_wrestle(g)

    def ask_target_wrestle(self, g: Pitch) -> i64:
        barred = self.blitz and g.skills[self.slot] & JUGGERNAUT
        if g.at_work(self.target, WRESTLE) and not barred:
            self.at = Block.WRESTLED_BACK
            g.offer_upto(2)
            return g.ask(g.side_of(self.target), Q_WRESTLE)
        return self.both_down(g)

    def wrestle(self, g: Pitch) -> i64:
        """[BB-10.9] Both are placed prone, nothing else."""
        put_down(g, self.target)
        put_down(g, self.slot)
        return self.bounce(g)

    def both_down(self, g: Pitch) -> i64:
        """[BB-10.9] Who has Block stays up; armour of the target first."""
        down = g.skills[self.target] & BLOCK == 0 or not g.has_zone(self.target)
        if g.skills[self.slot] & BLOCK == 0:
            self.fallen = 1
            self.knock(g, self.slot)
        if down:
            self.knock(g, self.target)
            self.at = Block.TARGET_HURT
            plus: i64 = SAW if g.traits[self.target] & CHAINSAW else 0
            return g.call(Hurt(self.target, self.slot, plus, BY_BLOCK))
        return self.knock_blocker(g)

    def stumble(self, g: Pitch) -> i64:
        """[BB-10.11] A target with Dodge may make it a push, unless the blocker has Tackle."""
        if g.at_work(self.target, DODGE) and g.skills[self.slot] & TACKLE == 0:
            self.at = Block.SIDE_STUMBLED
            g.offer_upto(2)
            return g.ask(g.side_of(self.target), Q_SIDE_STUMBLE)
        self.face = POW
        return self.push(g)

    def knock(self, g: Pitch, slot: i64) -> None:
        """[BB-3.9]"""
        g.tell(E_KNOCKED_DOWN, slot)
        go_down(g, slot)
        if g.side_of(slot) == g.active:
            turn_over(g, KNOCKED)

    # The push -------------------------------------------------------------------------------------------------

    def push(self, g: Pitch) -> i64:
        self.old = g.at[self.target]
        self.traps = on_trapdoors(g)
        self.at = Block.PUSHED
        bars: i64 = NO_FIRM if self.blitz and g.skills[self.slot] & JUGGERNAUT else 0
        way = direction(self.old - g.at[self.slot])
        return g.call(Push(self.target, way, g.side_of(self.slot), bars))

    def pushed(self, g: Pitch, got: i64) -> i64:
        """[BB-10.22] The blocker may follow up, with Frenzy he must; nobody follows a target that stood firm."""
        if got == UNMOVED:
            return self.knock_target(g)
        self.moved = 1
        if got >= CROWDED:
            self.crowd = got - CROWDED + 1
        if g.skills[self.slot] & FRENZY:
            self.follow(g)
            return self.hurt_in_crowd(g)
        self.at = Block.FOLLOWED
        g.offer_upto(2)
        return g.ask(g.side_of(self.slot), Q_FOLLOW)

    def follow(self, g: Pitch) -> None:
        self.moved |= 2
        g.place(self.slot, self.old)
        g.tell(E_FOLLOWED_UP, self.slot)

    def hurt_in_crowd(self, g: Pitch) -> i64:
        """[BB-10.23] The crowd first, then armour and injury of a target knocked down."""
        if self.crowd:
            self.at = Block.CROWD_HURT
            return g.call(Hurt(self.crowd - 1, NOBODY, 0, IN_CROWD))
        return self.knock_target(g)

    def knock_target(self, g: Pitch) -> i64:
        if self.face == POW and g.is_on(self.target):
            self.knock(g, self.target)
            self.at = Block.TARGET_HURT
            plus: i64 = SAW if g.traits[self.target] & CHAINSAW else 0
            return g.call(Hurt(self.target, self.slot, plus, BY_BLOCK))
        return self.spring(g)

    def knock_blocker(self, g: Pitch) -> i64:
        """[BB-10.13] Skills of a blocker who went down by the same result do not work."""
        if self.fallen:
            self.at = Block.BLOCKER_HURT
            saw = (g.traits[self.slot] | g.traits[self.target]) & CHAINSAW
            return g.call(Hurt(self.slot, NOBODY, SAW if saw else 0, BY_BLOCK))
        return self.spring(g)

    def spring(self, g: Pitch) -> i64:
        """[BB-7.14] Trapdoors under whoever was moved; then the touchdown check."""
        if self.moved:
            who = next_trapped(g, self.traps)
            if who != NOBODY:
                self.traps = with_trap(g, self.traps, who)
                self.at = Block.TRAPPED
                return g.call(Trap(who))
        if g.holder != NOBODY:
            check_touchdown(g, g.holder)
        return self.bounce(g)

    def bounce(self, g: Pitch) -> i64:
        if g.loose != AT_REST:
            self.at = Block.ENDED
            return g.call(Loose(BOUNCED))
        return self.end(g)

    def end(self, g: Pitch) -> i64:
        if (
            self.old
            and g.status[self.target] == STANDING
            and distance(g.at[self.slot], g.at[self.target]) == 1
        ):
            return g.done(AGAIN)
        return g.done(0)

    def copy(self) -> Frame:
        return Block(
            self.slot, self.target, self.blitz, self.face, self.old, self.crowd, self.moved, self.fallen, self.traps,
            self.at,
        )  # fmt: skip

    def ints(self) -> list[int]:
        return [
            Block.TAG, self.at, self.slot, self.target, self.blitz, self.face, self.old, self.crowd, self.moved,
            self.fallen, self.traps,
        ]  # fmt: skip
