# mypyc: compiled
"""Chapter 8: one player's activation, from the declaration to its end."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.ball import check_touchdown, is_late
from downfield.games.blood_bowl.block import AGAIN, Block
from downfield.games.blood_bowl.facts import E_ACTIVATED, E_CONFUSED, E_STOOD_UP
from downfield.games.blood_bowl.foul import FoulPlay
from downfield.games.blood_bowl.kinds import (
    ACTIVATED,
    AT,
    BLITZ,
    BLIZZARD,
    BLOCK_ACTION,
    D_WATCH,
    DUMPING,
    FOUL,
    HAIL_MARY,
    HAND_OFF,
    JUMP,
    NO_ZONE,
    PASS_ACTION,
    PROED,
    PRONE,
    SAW_ACTION,
    SAW_AT,
    SAWED,
    STAB_ACTION,
    STAB_AT,
    STANDING,
    STOP,
    T_RUSH,
    T_STAND_UP,
    T_TRAIT,
    THROW_MATE,
    THROW_NOW,
    WATCH,
)
from downfield.games.blood_bowl.listing import has_target, list_steps, list_targets, offer_mates, reach, traps
from downfield.games.blood_bowl.modifiers import rush_plus
from downfield.games.blood_bowl.passes import DUMP, FAR, HandOff, Pass
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.questions_of import Q_STEP, Q_TARGET
from downfield.games.blood_bowl.roll import Test
from downfield.games.blood_bowl.skills import (
    BONE_HEAD,
    CHAINSAW,
    DUMP_OFF,
    FRENZY,
    HAIL_MARY_PASS,
    RIGHT_STUFF,
    STAB,
)
from downfield.games.blood_bowl.special import Saw, Stab
from downfield.games.blood_bowl.steps import RUSH_AT, Fall, Step
from downfield.games.blood_bowl.tables import SLOTS, distance
from downfield.games.blood_bowl.throw import ThrowMate
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

STAND_COST: Final = 3  # [BB-9.4]
STAND_AT: Final = 4  # [BB-9.5]
# What has happened in an activation, as bits
JUMPED: Final = 1
HIT: Final = 2  # the block of a blitz was made, or can no longer be
TWICE: Final = 4  # Frenzy has made a second one
PAID: Final = 8  # which costs no movement


@mypyc_attr(acyclic=True, free_list_len=1)
class Activation(Frame):
    """[BB-8.4] Declaration, the player's own trait, reactions of the target, standing up, then the action."""

    TAG: Final = 18
    START: Final = 0
    TARGETED: Final = 1
    STEADIED: Final = 2
    DUMPED: Final = 3
    STOOD: Final = 4
    CHOSEN: Final = 5
    STEPPED: Final = 6
    RUSHED: Final = 7
    BLOCKED: Final = 8
    ENDED: Final = 9
    READ: Final = 10
    AGAIN: Final = 11

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
                return self.go_on(g)
            case Activation.READ:  # [BB-8.14] time is up after this roll
                if not is_late(g, got):
                    return self.choose(g)
            case Activation.AGAIN:
                if got >= STAB_AT:
                    self.action = STAB_ACTION
                return self.block(g) if self.how & PAID else self.pay(g)
            case Activation.START:
                return self.declare(g)
            case Activation.TARGETED:
                self.target = got - AT
                return self.steady(g)
            case Activation.STEADIED:
                if got > 0:
                    return self.react(g)
                if g.status[self.slot] == STANDING:  # [BB-18.T6] who lies has none to lose
                    g.marks[self.slot] |= NO_ZONE
                    g.show_zone(self.slot)
                g.tell(E_CONFUSED, self.slot)
            case Activation.DUMPED:
                g.used &= ~DUMPING
                return self.stand_up(g)
            case Activation.STOOD:  # [BB-9.5]
                if got > 0:
                    self.moved = g.ma(self.slot)
                    self.rise(g)
                    return self.act(g)
            case Activation.RUSHED:  # [BB-9.8] the block is lost with the rush
                if got > 0:
                    return self.block(g)
                self.at = Activation.ENDED
                return g.call(Fall(self.slot, g.at[self.slot], 0))
            case Activation.BLOCKED:
                return self.hit(g, got)
        return self.finish(g)

    # Declaration ----------------------------------------------------------------------------------------------

    def declare(self, g: Pitch) -> i64:
        """[BB-8.4] (a) a lost tackle zone returns; (b) the action and its target."""
        slot = self.slot
        g.actor = slot
        if g.marks[slot] & NO_ZONE:
            g.marks[slot] &= ~NO_ZONE
            g.show_zone(slot)
        g.marks[slot] = g.marks[slot] & ~PROED | ACTIVATED
        g.tell(E_ACTIVATED, slot, self.action)
        if has_target(self.action):
            list_targets(g, slot, self.action)
            if g.n > 1:
                self.at = Activation.TARGETED
                return g.ask(g.side_of(slot), Q_TARGET)
            self.target = g.opts[0] - AT
            g.n = 0
        return self.steady(g)

    def steady(self, g: Pitch) -> i64:
        """[BB-8.4] (c) the player's own compulsory roll; of several, Bone Head comes first [BB-18.2]."""
        if g.traits[self.slot] & BONE_HEAD:
            self.at = Activation.STEADIED
            return g.call(Test(T_TRAIT, self.slot, 2, 0))
        return self.react(g)

    def react(self, g: Pitch) -> i64:
        """[BB-8.4, BB-10.3] (d) reactions of the target."""
        target = self.target
        if target != NOBODY and self.action != FOUL and g.holder == target and g.at_work(target, DUMP_OFF):
            self.at = Activation.DUMPED
            g.used |= DUMPING
            return g.call(Pass(target, DUMP))
        return self.stand_up(g)

    def stand_up(self, g: Pitch) -> i64:
        """[BB-9.4, BB-3.5, BB-9.6] Three squares of movement, or a roll for who has less [BB-9.5]."""
        if g.status[self.slot] != PRONE:
            return self.act(g)
        if g.ma(self.slot) < STAND_COST:
            self.at = Activation.STOOD
            return g.call(Test(T_STAND_UP, self.slot, STAND_AT, 0))
        self.moved = STAND_COST
        self.rise(g)
        return self.act(g)

    def rise(self, g: Pitch) -> None:
        g.set_status(self.slot, STANDING)
        g.tell(E_STOOD_UP, self.slot)

    # The action -----------------------------------------------------------------------------------------------

    def act(self, g: Pitch) -> i64:
        """Without movement at once; with movement step by step."""
        if self.action == SAW_ACTION:
            g.marks[self.slot] |= SAWED
        if self.action == BLOCK_ACTION or self.action >= STAB_ACTION:
            return self.block(g)
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
        if self.action == PASS_ACTION and g.holder == slot:
            g.offer(THROW_NOW)
            if g.skills[slot] & HAIL_MARY_PASS and g.weather != BLIZZARD:  # [BB-12.13]
                g.offer(HAIL_MARY)
        list_steps(g, slot, self.moved, self.how & JUMPED != 0)
        if self.action != 0:
            self.list_deeds(g)
        if g.n == 1:
            g.n = 0
            return self.finish(g)
        self.at = Activation.CHOSEN
        return g.ask(g.side_of(slot), Q_STEP)

    def list_deeds(self, g: Pitch) -> None:
        """What the action is about, where it can be done from here."""
        slot = self.slot
        target = self.target
        if self.action == BLITZ:
            if self.how & HIT == 0 and self.can_hit(g):
                traits: i64 = g.traits[slot]
                if traits & CHAINSAW == 0:
                    g.offer(AT + target)
                if traits & STAB:
                    g.offer(STAB_AT + target)
                if traits & CHAINSAW and g.marks[slot] & SAWED == 0:
                    g.offer(SAW_AT + target)
        elif self.action == FOUL:
            if g.is_on(target) and g.status[target] != STANDING and distance(g.at[slot], g.at[target]) == 1:
                g.offer(AT + target)
        elif self.action == HAND_OFF and g.holder == slot:
            offer_mates(g, slot, 0)
        elif self.action == THROW_MATE:
            offer_mates(g, slot, RIGHT_STUFF)

    def can_hit(self, g: Pitch) -> bool:
        """[BB-10.2, BB-9.8] The target stands next to the blitzer, who has a square of movement left."""
        target = self.target
        if g.status[target] != STANDING or distance(g.at[self.slot], g.at[target]) != 1:
            return False
        return self.moved < reach(g, self.slot)

    def chosen(self, g: Pitch, got: i64) -> i64:
        slot = self.slot
        if got == STOP:
            return self.finish(g)
        if got == THROW_NOW:
            return self.last(g, Pass(slot))
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
            return self.strike(g, got)
        if self.action == HAND_OFF:
            return self.last(g, HandOff(slot, got - AT))
        if self.action == FOUL:
            return self.last(g, FoulPlay(slot, self.target))
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

    # Hitting --------------------------------------------------------------------------------------------------

    def strike(self, g: Pitch, got: i64) -> i64:
        """[BB-9.8] The block of a blitz costs a square, perhaps a rush; then the blow."""
        self.how |= HIT
        if got >= SAW_AT:
            g.marks[self.slot] |= SAWED
        if got >= STAB_AT:  # [BB-15.2] the last thing of the activation
            self.action = SAW_ACTION if got >= SAW_AT else STAB_ACTION
        return self.pay(g)

    def pay(self, g: Pitch) -> i64:
        self.moved += 1
        if self.moved > g.ma(self.slot):
            self.at = Activation.RUSHED
            return g.call(Test(T_RUSH, self.slot, RUSH_AT, rush_plus(g, self.slot)))
        return self.block(g)

    def block(self, g: Pitch) -> i64:
        if self.action == STAB_ACTION:
            return self.last(g, Stab(self.slot, self.target))
        if self.action == SAW_ACTION:
            return self.last(g, Saw(self.slot, self.target))
        self.at = Activation.BLOCKED
        return g.call(Block(self.slot, self.target, 1 if self.action == BLITZ else 0))

    def hit(self, g: Pitch, got: i64) -> i64:
        """[BB-10.25] Frenzy blocks again; [BB-10.2] a blitzer may go on."""
        if g.turnover or g.scored or g.status[self.slot] != STANDING:
            return self.finish(g)
        if got == AGAIN and g.skills[self.slot] & FRENZY and self.how & TWICE == 0:
            self.how |= TWICE
            if self.action == BLOCK_ACTION:
                self.how |= PAID
                return self.again(g)
            if self.can_hit(g):
                return self.again(g)
        return self.look_at_watch(g) if self.action == BLITZ else self.finish(g)

    def again(self, g: Pitch) -> i64:
        """[BB-15.2] A second block may be a stab instead."""
        if g.traits[self.slot] & STAB:
            self.at = Activation.AGAIN
            g.offer(AT + self.target)
            g.offer(STAB_AT + self.target)
            return g.ask(g.side_of(self.slot), Q_STEP)
        return self.block(g) if self.how & PAID else self.pay(g)

    def finish(self, g: Pitch) -> i64:
        g.actor = NOBODY
        return g.done(0)

    def copy(self) -> Frame:
        return Activation(self.slot, self.action, self.target, self.moved, self.how, self.at)

    def ints(self) -> list[int]:
        return [Activation.TAG, self.at, self.slot, self.action, self.target, self.moved, self.how]
