# mypyc: compiled
"""Chapter 8: one player's activation, from the declaration to its end."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.assists import IN_BLITZ
from downfield.games.blood_bowl.ball import check_touchdown, is_late
from downfield.games.blood_bowl.deeds import blow_of, can_hit, list_deeds, list_throws
from downfield.games.blood_bowl.facts import E_ACTIVATED
from downfield.games.blood_bowl.foul import FoulPlay
from downfield.games.blood_bowl.gaze import Gaze
from downfield.games.blood_bowl.grasp import HELD_FAST
from downfield.games.blood_bowl.handoff import HandOff
from downfield.games.blood_bowl.kinds import (
    ACTIVATED,
    AT,
    BLITZ,
    BLOCK_ACTION,
    D_WATCH,
    FOR_AN_ACTIVATION,
    FOUL,
    GAZE,
    HAIL_MARY,
    HAND_OFF,
    JUMP,
    LAST_BLOW,
    MOVE,
    NO_ZONE,
    PASS_ACTION,
    STAB_ACTION,
    STANDING,
    STOP,
    THROW_NOW,
    WATCH,
)
from downfield.games.blood_bowl.listing import has_target, list_steps, list_targets, reach, traps
from downfield.games.blood_bowl.passes import FAR, RUN_ON, Pass
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.questions_of import Q_STEP, Q_TARGET
from downfield.games.blood_bowl.ready import STAND_AT as STAND_AT
from downfield.games.blood_bowl.ready import STAND_COST as STAND_COST
from downfield.games.blood_bowl.ready import Ready, is_ready
from downfield.games.blood_bowl.skills import RUNNING_PASS
from downfield.games.blood_bowl.steps import Step
from downfield.games.blood_bowl.strike import Strike
from downfield.games.blood_bowl.tables import SLOTS
from downfield.games.blood_bowl.throw import ThrowMate
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# What has happened in an activation, as bits
JUMPED: Final = 1
HIT: Final = 2  # the block of a blitz was made, or can no longer be


@mypyc_attr(acyclic=True, free_list_len=1)
class Activation(Frame):
    """[BB-8.4] Declaration, the player's own trait, reactions of the target, standing up, then the action."""

    TAG: Final = 18
    START: Final = 0
    TARGETED: Final = 1
    READIED: Final = 2
    CHOSEN: Final = 3
    STEPPED: Final = 4
    STRUCK: Final = 5
    READ: Final = 6
    ENDED: Final = 7
    THREW: Final = 8

    def __init__(
        self, slot: i64, action: i64, target: i64 = NOBODY, moved: i64 = 0, how: i64 = 0, at: i64 = 0
    ) -> None:
        self.at = at
        self.slot = slot
        self.action = action
        self.target = target
        self.moved = moved  # squares, with those for standing up
        self.how = how

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Activation.CHOSEN:
                return self.chosen(g, got)
            case Activation.STEPPED:
                if got == HELD_FAST:  # [BB-18.M10] his movement is over, but not what he can do where he is
                    self.moved = reach(g, self.slot)
                return self.go_on(g)
            case Activation.READ:  # [BB-8.14] time is up after this roll
                if not is_late(g, got):
                    return self.choose(g)
            case Activation.START:
                return self.declare(g)
            case Activation.TARGETED:
                self.target = got - AT
                return self.get_ready(g)
            case Activation.READIED:
                if got >= 0:
                    self.moved = got
                    return self.act(g)
            case Activation.THREW:  # [BB-18.P11] who runs on does not throw again
                if got == RUN_ON and g.at_work(self.slot, RUNNING_PASS):
                    self.action = MOVE
                    return self.go_on(g)
            case Activation.STRUCK:
                if got >= 0 and self.action == BLITZ:
                    self.moved = got
                    return self.go_on(g)
        return self.finish(g)

    # Declaration ----------------------------------------------------------------------------------------------

    def declare(self, g: Pitch) -> i64:
        """[BB-8.4] (a) a lost tackle zone returns; (b) the action and its target."""
        slot = self.slot
        g.actor = slot
        if g.marks[slot] & NO_ZONE:
            g.marks[slot] &= ~NO_ZONE
            g.show_zone(slot)
        g.marks[slot] = g.marks[slot] & ~FOR_AN_ACTIVATION | ACTIVATED
        g.tell(E_ACTIVATED, slot, self.action)
        if has_target(self.action):
            list_targets(g, slot, self.action)
            if g.n > 1:
                self.at = Activation.TARGETED
                return g.ask(g.side_of(slot), Q_TARGET)
            self.target = g.opts[0] - AT
            g.n = 0
        return self.get_ready(g)

    def get_ready(self, g: Pitch) -> i64:
        """[BB-8.4] (c), (d), and standing up, where there is anything of the kind."""
        if is_ready(g, self.slot, self.action, self.target):
            return self.act(g)
        self.at = Activation.READIED
        return g.call(Ready(self.slot, self.action, self.target))

    # The action -----------------------------------------------------------------------------------------------

    def act(self, g: Pitch) -> i64:
        """Without movement at once; with movement step by step."""
        if self.action == BLOCK_ACTION or STAB_ACTION <= self.action <= LAST_BLOW:
            return self.strike(g, self.action, 0)
        return self.choose(g)

    def last(self, g: Pitch, frame: Frame) -> i64:
        """[BB-8.9] After this the activation ends."""
        self.at = Activation.ENDED
        return g.call(frame)

    def go_on(self, g: Pitch) -> i64:
        """[BB-17.3] Nothing else after a touchdown, a turnover or a fall."""
        if g.turnover or g.scored or g.status[self.slot] != STANDING:
            return self.finish(g)
        return self.look_at_watch(g)

    def look_at_watch(self, g: Pitch) -> i64:
        """[BB-8.14] After a roll, where a turn has its minutes."""
        if g.tables.seconds and g.kickoff == 0:
            self.at = Activation.READ
            return g.roll(D_WATCH, WATCH)
        return self.choose(g)

    def choose(self, g: Pitch) -> i64:
        """List what comes next [BB-12.1]; with nothing left to do the activation is over."""
        slot = self.slot
        g.opts[0] = STOP
        g.n = 1
        if self.action == PASS_ACTION:
            list_throws(g, slot, self.action)
        list_steps(g, slot, self.moved, self.how & JUMPED != 0)
        if self.action != 0:
            hits = self.how & HIT == 0 and self.action == BLITZ and can_hit(g, slot, self.target, self.moved)
            list_deeds(g, slot, self.action, self.target, hits)
        if g.n == 1:
            g.n = 0
            return self.finish(g)
        self.at = Activation.CHOSEN
        return g.ask(g.side_of(slot), Q_STEP)

    def chosen(self, g: Pitch, got: i64) -> i64:
        slot = self.slot
        if got == STOP:
            return self.finish(g)
        if got == THROW_NOW:
            self.at = Activation.THREW
            return g.call(Pass(slot))
        if got == HAIL_MARY:
            return self.last(g, Pass(slot, FAR))
        if got < JUMP:
            return self.step(g, got)
        if got < AT:
            rushes = self.moved + 2 - g.ma(slot)  # [BB-9.17]
            self.moved += 2
            self.how |= JUMPED
            self.at = Activation.STEPPED
            return g.call(Step(slot, got - JUMP, 0 if rushes < 0 else 2 if rushes > 2 else rushes, 1))
        if self.action == BLITZ:
            return self.strike(g, blow_of(got), IN_BLITZ)
        if self.action == HAND_OFF:
            return self.last(g, HandOff(slot, got - AT))
        if self.action == FOUL:
            return self.last(g, FoulPlay(slot, self.target))
        if self.action == GAZE:
            return self.last(g, Gaze(slot, self.target))
        return self.last(g, ThrowMate(slot, got - AT))

    def step(self, g: Pitch, to: i64) -> i64:
        """[BB-9.2] A step for which nothing is rolled needs no procedure."""
        slot = self.slot
        side: i64 = 1 if slot >= SLOTS else 0
        rush: i64 = 1 if self.moved >= g.ma(slot) else 0
        self.moved += 1
        if rush or g.marking(g.at[slot], side) > 0 or (g.ball == to and g.holder == NOBODY) or traps(g):
            self.at = Activation.STEPPED
            return g.call(Step(slot, to, rush))
        g.place(slot, to)
        check_touchdown(g, slot)
        return self.finish(g) if g.scored else self.choose(g)

    def strike(self, g: Pitch, blow: i64, blitz: i64) -> i64:
        """[BB-10.1, BB-10.2] The blow; after that of a blitz he may go on."""
        self.how |= HIT
        self.at = Activation.STRUCK
        return g.call(Strike(self.slot, self.target, blow, blitz, self.moved))

    def finish(self, g: Pitch) -> i64:
        g.actor = NOBODY
        return g.done(0)

    def copy(self) -> Frame:
        return Activation(self.slot, self.action, self.target, self.moved, self.how, self.at)

    def ints(self) -> list[int]:
        return [Activation.TAG, self.at, self.slot, self.action, self.target, self.moved, self.how]
