# mypyc: compiled
"""Chapter 8: one player's activation, from the declaration to its end."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_ACTIVATED
from downfield.games.blood_bowl.model.kinds import (
    ACTIVATED,
    AT,
    BLITZ,
    BLOCK_ACTION,
    BLOCK_TWO,
    BOMB_ACTION,
    CHAIN_ACTION,
    D_WATCH,
    FED,
    FOR_AN_ACTIVATION,
    FOUL,
    GAZE,
    HAIL_MARY,
    HAND_OFF,
    JUMP,
    KICK_MATE,
    LAST_BLOW,
    LEAVE,
    MOVE,
    NO_ZONE,
    PASS_ACTION,
    STAB_ACTION,
    STANDING,
    STOP,
    T_KICK,
    T_THROW,
    THIRSTY,
    THROW_NOW,
    WATCH,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_CHAIN, Q_STEP, Q_TARGET
from downfield.games.blood_bowl.model.skills import FUMBLEROOSKIE, RUNNING_PASS, SNEAKY_GIT
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.ball.bomb import Bomb
from downfield.games.blood_bowl.rules.ball.carrier import check_run, is_late
from downfield.games.blood_bowl.rules.ball.hand_off import HandOff
from downfield.games.blood_bowl.rules.ball.passes import FAR, RUN_ON, Pass
from downfield.games.blood_bowl.rules.ball.throw_team_mate import ThrowTeamMate
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.block.ball_and_chain import BallAndChain, list_facings
from downfield.games.blood_bowl.rules.block.block_action import BlockAction
from downfield.games.blood_bowl.rules.block.foul import Foul
from downfield.games.blood_bowl.rules.block.hypnotic_gaze import HypnoticGaze
from downfield.games.blood_bowl.rules.block.multiple_block import LOST, MultipleBlock
from downfield.games.blood_bowl.rules.block.special_attacks import blow_of
from downfield.games.blood_bowl.rules.turn.bloodlust import Bloodlust, is_due
from downfield.games.blood_bowl.rules.turn.choices import has_target, list_steps, list_targets, reach, traps
from downfield.games.blood_bowl.rules.turn.declaration import (
    LOST_FIRST,
    LOST_SECOND,
    TO_MOVE_ONLY,
    Declaration,
    is_ready,
)
from downfield.games.blood_bowl.rules.turn.declaration import STAND_AT as STAND_AT
from downfield.games.blood_bowl.rules.turn.declaration import STAND_COST as STAND_COST
from downfield.games.blood_bowl.rules.turn.step import BEHIND, OVER, Step
from downfield.games.blood_bowl.rules.turn.targets import (
    gives_ball,
    list_deeds,
    list_leaves,
    list_throws,
)
from downfield.games.blood_bowl.rules.turn.tentacles import HELD_FAST
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# What has happened in an activation, as bits
JUMPED: Final = 1
HIT: Final = 2  # the block of a blitz was made, or can no longer be; or the foul
SECOND: Final = 64  # times one more than the slot of the second target [BB-15.12]
DEED: Final = 256  # times what waits until a thirsty player has fed


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
    BITTEN: Final = 9
    FOULED: Final = 10

    def __init__(
        self,
        slot: i64,
        action: i64,
        origin: i64,
        target: i64 = NOBODY,
        moved: i64 = 0,
        how: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.action = action
        self.origin = origin  # where the walk began that is still to be told
        self.target = target
        self.moved = moved  # squares, with those for standing up
        self.how = how

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
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
                return self.name(g, got - AT)
            case Activation.READIED:
                if got >= 0:
                    if got >= TO_MOVE_ONLY:
                        self.action = MOVE
                    self.moved = got % TO_MOVE_ONLY
                    return self.act(g)
            case Activation.BITTEN:  # [BB-18.T32] now he may give the ball away
                return self.chosen(g, self.how // DEED)
            case Activation.THREW:  # [BB-18.P11] who runs on does not throw again
                if got == RUN_ON and g.at_work(self.slot, RUNNING_PASS) and g.marks[self.slot] & FED == 0:
                    self.action = MOVE
                    self.origin = g.at[self.slot]
                    return self.go_on(g)
            case Activation.FOULED:  # [BB-18.A10] a sneaky git moves on if he is still there
                if g.skills[self.slot] & SNEAKY_GIT:
                    self.origin = g.at[self.slot]
                    return self.go_on(g)
            case Activation.STRUCK:
                if got >= 0 and self.action == BLITZ:
                    self.moved = got
                    self.origin = g.at[self.slot]
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
            self.arm = Activation.TARGETED
            return g.choose(g.side_of(slot), Q_TARGET)
        return self.get_ready(g)

    def name(self, g: Pitch, target: i64) -> i64:
        """The target; [BB-15.12] of two blocks the first, then the second."""
        if self.target != NOBODY:
            self.how |= SECOND * (target + 1)
            return self.get_ready(g)
        self.target = target
        if self.action != BLOCK_TWO:
            return self.get_ready(g)
        list_targets(g, self.slot, self.action, target)
        return g.choose(g.side_of(self.slot), Q_TARGET)

    def get_ready(self, g: Pitch) -> i64:
        """[BB-8.4] (c) compulsory rolls, (d) reactions, then standing up, where any of these apply."""
        second = self.how // SECOND - 1
        ready = is_ready(g, self.slot, self.action, self.target)
        if ready and (second == NOBODY or is_ready(g, self.slot, self.action, second)):
            return self.act(g)
        self.arm = Activation.READIED
        return g.call(Declaration(self.slot, self.action, self.target, second))

    # The action -----------------------------------------------------------------------------------------------

    def act(self, g: Pitch) -> i64:
        """Act at once without movement, or step by step with it."""
        if self.action == BLOCK_ACTION or STAB_ACTION <= self.action <= LAST_BLOW:
            return self.strike(g, self.action, 0)
        if self.action == BOMB_ACTION:
            return self.last(g, Bomb(self.slot, self.slot, g.at[self.slot]))
        return self.strike_two(g) if self.action == BLOCK_TWO else self.choose(g)

    def strike_two(self, g: Pitch) -> i64:
        """[BB-15.12] Block both targets, except one lost to Foul Appearance."""
        one: i64 = LOST if self.moved & LOST_FIRST else 0
        two: i64 = LOST if self.moved & LOST_SECOND else 0
        return self.last(g, MultipleBlock(self.slot, self.target, self.how // SECOND - 1, 0, one, two))

    def last(self, g: Pitch, frame: Frame) -> i64:
        """[BB-8.9] After this the activation ends."""
        self.arm = Activation.ENDED
        return g.call(frame)

    def go_on(self, g: Pitch) -> i64:
        """[BB-17.3] Nothing else after a touchdown, a turnover or a fall."""
        if g.turnover or g.scored or g.status[self.slot] != STANDING:
            return self.finish(g)
        return self.look_at_watch(g)

    def look_at_watch(self, g: Pitch) -> i64:
        """[BB-8.14] Read the watch after a roll, where turns are timed."""
        if g.tables.seconds and g.kickoff == 0:
            self.arm = Activation.READ
            return g.roll(D_WATCH, WATCH)
        return self.choose(g)

    def choose(self, g: Pitch) -> i64:
        """List what comes next [BB-12.1]; with nothing left to do the activation is over."""
        slot = self.slot
        if g.marks[slot] & THIRSTY and is_due(g, slot):
            return self.finish(g)
        if self.action == CHAIN_ACTION:
            return self.point(g)
        g.opts[0] = STOP
        g.n = 1
        if self.action == PASS_ACTION:
            list_throws(g, slot, self.action)
        list_steps(g, slot, self.moved, self.how & JUMPED != 0)
        if self.action != MOVE and self.how & HIT == 0:
            list_deeds(g, slot, self.action, self.target, self.moved)
        if g.skills[slot] & FUMBLEROOSKIE and self.action in (MOVE, BLITZ):
            list_leaves(g, slot)
        self.arm = Activation.CHOSEN
        return g.choose(g.side_of(slot), Q_STEP)

    def point(self, g: Pitch) -> i64:
        """[BB-15.10] Which way the template is pointed, for a rush too."""
        list_facings(g, self.slot, reach(g, self.slot) - self.moved)
        self.arm = Activation.CHOSEN
        return g.choose(g.side_of(self.slot), Q_CHAIN)

    def chosen(self, g: Pitch, got: i64) -> i64:
        slot = self.slot
        if got == STOP:
            return self.finish(g)
        if self.action == CHAIN_ACTION:
            self.moved += 1
            self.arm = Activation.STEPPED
            return g.call(BallAndChain(slot, got - 1, i64(self.moved > g.ma(slot))))
        if g.marks[slot] & THIRSTY and gives_ball(self.action, got):
            return self.feed(g, got)
        if got == THROW_NOW:
            self.tell_walk(g)
            self.arm = Activation.THREW
            return g.call(Pass(slot))
        if got == HAIL_MARY:
            self.tell_walk(g)
            return self.last(g, Pass(slot, FAR))
        if got < JUMP:
            return self.step(g, got)
        if got < AT:
            rushes = self.moved + 2 - g.ma(slot)  # [BB-9.17]
            self.moved += 2
            self.how |= JUMPED
            self.arm = Activation.STEPPED
            return g.call(
                Step(slot, got - JUMP, 0 if rushes < 0 else 2 if rushes > 2 else rushes, self.origin, OVER)
            )
        if got >= LEAVE:  # [BB-18.P5]
            self.moved += 1
            self.arm = Activation.STEPPED
            return g.call(Step(slot, got - LEAVE, i64(self.moved > g.ma(slot)), self.origin, BEHIND))
        self.tell_walk(g)
        if self.action == BLITZ:
            return self.strike(g, blow_of(got), IN_BLITZ)
        if self.action == HAND_OFF:
            return self.last(g, HandOff(slot, got - AT))
        if self.action == FOUL:
            self.how |= HIT
            self.arm = Activation.FOULED
            return g.call(Foul(slot, self.target))
        if self.action == GAZE:
            return self.last(g, HypnoticGaze(slot, self.target))
        return self.last(g, ThrowTeamMate(slot, got - AT, T_KICK if self.action == KICK_MATE else T_THROW))

    def step(self, g: Pitch, to: i64) -> i64:
        """[BB-9.2] A step for which nothing is rolled needs no procedure."""
        slot = self.slot
        side: i64 = 1 if slot >= SLOTS else 0
        rush: i64 = 1 if self.moved >= g.ma(slot) else 0
        self.moved += 1
        if rush or g.marking(g.at[slot], side) > 0 or (g.ball == to and g.holder == NOBODY) or traps(g):
            self.arm = Activation.STEPPED
            return g.call(Step(slot, to, rush, self.origin))
        g.place(slot, to)
        check_run(g, slot, self.origin)
        return self.finish(g) if g.scored else self.choose(g)

    def strike(self, g: Pitch, blow: i64, blitz: i64) -> i64:
        """[BB-10.1, BB-10.2] The blow; after that of a blitz he may go on."""
        self.how |= HIT
        self.arm = Activation.STRUCK
        return g.call(BlockAction(self.slot, self.target, blow, blitz, self.moved))

    def feed(self, g: Pitch, deed: i64) -> i64:
        """[BB-18.T32] Before he passes or hands off a thirsty player bites somebody else."""
        self.how += DEED * deed
        self.arm = Activation.BITTEN
        return g.call(Bloodlust(self.slot, deed - AT if deed >= AT else NOBODY))

    def tell_walk(self, g: Pitch) -> None:
        """[BB-9.1] Before he does something else, and at the end; who fell or scored was told of then."""
        if g.logging and g.status[self.slot] == STANDING and g.scored == 0:
            g.tell_walk(self.slot, self.origin)

    def finish(self, g: Pitch) -> i64:
        if g.logging and self.arm in (Activation.CHOSEN, Activation.STEPPED, Activation.READ):
            self.tell_walk(g)
        if g.marks[self.slot] & THIRSTY:
            return self.last(g, Bloodlust(self.slot))
        g.actor = NOBODY
        return g.done(0)

    def copy(self) -> Frame:
        return Activation(self.slot, self.action, self.origin, self.target, self.moved, self.how, self.arm)

    def ints(self) -> list[int]:
        return [
            Activation.TAG,
            self.arm,
            self.slot,
            self.action,
            self.origin,
            self.target,
            self.moved,
            self.how,
        ]
