# mypyc: compiled
"""Chapter 10: the push of a block and all that comes of it, in the order of BB-10.23."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_FENDED, E_FOLLOWED_UP, E_STRIPPED
from downfield.games.blood_bowl.model.kinds import AT_REST, BOUNCED, POW, PUSH_BACK, ROOTED, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_FEND, Q_FOLLOW
from downfield.games.blood_bowl.model.skills import (
    BALL_AND_CHAIN,
    FEND,
    FRENZY,
    GRAB,
    JUGGERNAUT,
    MONSTROUS_MOUTH,
    STRIP_BALL,
    SURE_HANDS,
)
from downfield.games.blood_bowl.model.tables import direction, distance
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown, drop, knock
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.block.chain_push import (
    CROWDED,
    GRABBED,
    NO_FIRM,
    NO_SIDESTEP,
    UNMOVED,
    ChainPush,
)
from downfield.games.blood_bowl.rules.harm.armour import saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_BLOCK, IN_CROWD, Injury
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, next_trapped, on_trapdoors, with_trap
from downfield.games.blood_bowl.rules.turn.shadowing import Shadowing, is_shadowed
from downfield.games.blood_bowl.rules.turn.step import Fall
from downfield.games.blood_bowl.rules.turn.tentacles import Tentacles, is_grasped
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# What has happened, as bits
MOVED: Final = 1  # the target was pushed
FOLLOWED: Final = 2  # the blocker went after it
FENDED: Final = 4  # or was kept off
# What a ball and chain does instead of a face of the die [BB-15.10]
TRAMPLED: Final = 6  # who lies in its way is pushed, with an armour roll
TUMBLED: Final = 7  # after a failed rush whoever is in its way is pushed, and it falls over
AGAIN: Final = 1  # the value of a push that left the target standing next to the blocker [BB-10.25]


@mypyc_attr(acyclic=True, free_list_len=1)
class PushBack(Frame):
    """[BB-10.23] Squares, follow-up, crowd, armour, trapdoors, touchdown, and the ball last."""

    TAG: Final = 48
    START: Final = 0
    PUSHED: Final = 1
    FEND_ASKED: Final = 2
    FOLLOW_ASKED: Final = 3
    SHADOWED: Final = 4
    CROWD_HURT: Final = 5
    TARGET_HURT: Final = 6
    TRAPPED: Final = 7
    ENDED: Final = 8
    GRASPED: Final = 9

    def __init__(
        self, slot: i64, target: i64, blitz: i64, face: i64, old: i64 = 0, crowd: i64 = 0, moved: i64 = 0,
        traps: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.slot = slot
        self.target = target
        self.blitz = blitz
        self.face = face
        self.old = old  # the square of the target before the push
        self.crowd = crowd  # one more than the slot of who went into the crowd
        self.moved = moved
        self.traps = traps  # who was on trapdoors before the push, and which have been looked at

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case PushBack.START:
                return self.push(g)
            case PushBack.PUSHED:
                return self.pushed(g, got)
            case PushBack.FEND_ASKED:
                if got:
                    self.moved |= FENDED
                    g.tell(E_FENDED, self.target)
                    return self.hurt_in_crowd(g)
                return self.ask_follow(g)
            case PushBack.FOLLOW_ASKED:
                return self.break_free(g) if got else self.hurt_in_crowd(g)
            case PushBack.GRASPED:
                if got:
                    self.moved |= FENDED
                    return self.hurt_in_crowd(g)
                return self.follow(g)
            case PushBack.SHADOWED:
                return self.hurt_in_crowd(g)
            case PushBack.CROWD_HURT:
                return self.knock_target(g)
            case PushBack.TARGET_HURT | PushBack.TRAPPED:
                return self.spring(g)
        return self.end(g)

    def storms(self, g: Pitch) -> bool:
        return storms(g, self.slot, self.blitz)

    def push(self, g: Pitch) -> i64:
        self.old = g.at[self.target]
        self.traps = on_trapdoors(g)
        self.arm = PushBack.PUSHED
        way = direction(self.old - g.at[self.slot])
        bars = bars_of(g, self.slot, self.blitz)
        return g.call(ChainPush(self.target, way, g.side_of(self.slot), bars))

    def pushed(self, g: Pitch, got: i64) -> i64:
        """[BB-10.22, BB-0.1] Nobody follows a target that stood firm, or that fends, not even in a frenzy."""
        if got == UNMOVED:
            return self.knock_target(g)
        self.moved = MOVED
        if got >= CROWDED:
            self.crowd = got - CROWDED + 1
        if g.marks[self.slot] & ROOTED:  # [BB-18.T24]
            self.moved |= FENDED
            return self.hurt_in_crowd(g)
        chain = g.traits[self.slot] & BALL_AND_CHAIN != 0
        if g.at_work(self.target, FEND) and not chain and not self.storms(g):  # [BB-18.G4]
            self.arm = PushBack.FEND_ASKED
            g.offer_upto(2)
            return g.ask(g.side_of(self.target), Q_FEND)
        return self.ask_follow(g)

    def ask_follow(self, g: Pitch) -> i64:
        """[BB-10.22] The blocker may follow up, with Frenzy or a ball and chain he must."""
        if g.skills[self.slot] & FRENZY or g.traits[self.slot] & BALL_AND_CHAIN:
            return self.break_free(g)
        self.arm = PushBack.FOLLOW_ASKED
        g.offer_upto(2)
        return g.ask(g.side_of(self.slot), Q_FOLLOW)

    def break_free(self, g: Pitch) -> i64:
        """[BB-10.22, BB-18.M10] Tentacles come before the follow-up, and can stop it."""
        if is_grasped(g, self.slot):
            self.arm = PushBack.GRASPED
            return g.call(Tentacles(self.slot))
        return self.follow(g)

    def follow(self, g: Pitch) -> i64:
        """A voluntary move: somebody may shadow it."""
        here: i64 = g.at[self.slot]
        self.moved |= FOLLOWED
        g.place(self.slot, self.old)
        g.tell(E_FOLLOWED_UP, self.slot)
        if is_shadowed(g, self.slot, here):
            self.arm = PushBack.SHADOWED
            return g.call(Shadowing(self.slot, here))
        return self.hurt_in_crowd(g)

    def hurt_in_crowd(self, g: Pitch) -> i64:
        """The crowd first, then armour and injury of a target knocked down."""
        if self.crowd:
            self.arm = PushBack.CROWD_HURT
            return g.call(Injury(self.crowd - 1, NOBODY, 0, IN_CROWD))
        return self.knock_target(g)

    def knock_target(self, g: Pitch) -> i64:
        if self.face == POW and g.is_on(self.target):
            knock(g, self.target)
            self.arm = PushBack.TARGET_HURT
            return g.call(Injury(self.target, self.slot, saw_plus(g, self.target), BY_BLOCK))
        if self.face == TRAMPLED and g.is_on(self.target):
            self.arm = PushBack.TARGET_HURT
            return g.call(Injury(self.target))
        if self.face == TUMBLED:
            self.arm = PushBack.TARGET_HURT
            return g.call(Fall(self.slot, g.at[self.slot], 0))
        return self.spring(g)

    def spring(self, g: Pitch) -> i64:
        """[BB-7.14] Trapdoors under whoever was moved; then the touchdown check."""
        if self.moved:
            who = next_trapped(g, self.traps)
            if who != NOBODY:
                self.traps = with_trap(g, self.traps, who)
                self.arm = PushBack.TRAPPED
                return g.call(Trapdoor(who))
        self.strip(g)
        if g.holder != NOBODY:
            check_touchdown(g, g.holder)
        if g.loose != AT_REST:
            self.arm = PushBack.ENDED
            return g.call(LooseBall(BOUNCED))
        return self.end(g)

    def strip(self, g: Pitch) -> None:
        """[BB-10.24, BB-18.G9, BB-18.G10, BB-18.M8] A carrier who was only pushed loses the ball, firm or not."""
        target = self.target
        if self.face != PUSH_BACK or g.holder != target or not g.at_work(self.slot, STRIP_BALL):
            return
        if not g.at_work(target, SURE_HANDS | MONSTROUS_MOUTH):
            g.tell(E_STRIPPED, target)
            drop(g, target)

    def end(self, g: Pitch) -> i64:
        stays = g.status[self.target] == STANDING and distance(g.at[self.slot], g.at[self.target]) == 1
        return g.done(AGAIN if stays and self.moved & FENDED == 0 else 0)

    def copy(self) -> Frame:
        return PushBack(
            self.slot,
            self.target,
            self.blitz,
            self.face,
            self.old,
            self.crowd,
            self.moved,
            self.traps,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            PushBack.TAG,
            self.arm,
            self.slot,
            self.target,
            self.blitz,
            self.face,
            self.old,
            self.crowd,
            self.moved,
            self.traps,
        ]


def storms(g: Pitch, slot: i64, blitz: i64) -> bool:
    """[BB-18.S6] Whether the blocker uses Juggernaut on a blitz."""
    return blitz & IN_BLITZ != 0 and g.at_work(slot, JUGGERNAUT)


def bars_of(g: Pitch, slot: i64, blitz: i64) -> i64:
    """[BB-10.18] Grab always stops a sidestep; it chooses the square in a block action only."""
    bars: i64 = NO_FIRM if storms(g, slot, blitz) else 0
    if g.at_work(slot, GRAB):
        bars |= NO_SIDESTEP if blitz & IN_BLITZ else NO_SIDESTEP | GRABBED
    return bars
