# mypyc: compiled
"""Chapter 9: one step of a player, with everything that may be rolled for it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_FELL, E_LEFT_BALL, E_PICKED_UP
from downfield.games.blood_bowl.model.kinds import (
    AT_REST,
    FELL,
    INTO_CROWD,
    LOOSE,
    NO_PICK_UP,
    T_DODGE,
    T_JUMP,
    T_PICK_UP,
    T_RUSH,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ARM_BAR, LEAP, NO_HANDS, POGO_STICK
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.games.blood_bowl.rules.ball.carrier import check_run, check_touchdown, go_down, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.dice.modifiers import (
    dodge_plus,
    is_tackled,
    jump_plus,
    pick_up_plus,
    rush_plus,
)
from downfield.games.blood_bowl.rules.dice.roll import BARRED, Test
from downfield.games.blood_bowl.rules.harm.armour import saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_TRIP, Injury
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, is_trapped
from downfield.games.blood_bowl.rules.turn.shadowing import Shadowing, is_shadowed
from downfield.games.blood_bowl.rules.turn.tentacles import HELD_FAST, Tentacles, is_grasped
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

RUSH_AT: Final = 2  # the roll that a rush needs [BB-9.7]
# How a step is made
OVER: Final = 1  # a jump [BB-9.16]
FREE: Final = 2  # nothing hinders it [BB-18.T29]
BEHIND: Final = 3  # the ball stays behind [BB-18.P5]


@mypyc_attr(acyclic=True, free_list_len=1)
class Step(Frame):
    """[BB-9.3] Tentacles, the move, rush, dodge or jump, pick-up, touchdown, shadow, trapdoor, bounce of a ball.

    `rush` is how many rushes it still needs; `jump` is 0, or OVER, FREE or BEHIND; `origin` is where a walk began that
    is to be told.
    """

    TAG: Final = 16
    START: Final = 0
    RUSHED: Final = 1
    DODGED: Final = 2
    JUMPED: Final = 3
    PICKED: Final = 4
    TRAPPED: Final = 5
    FALLEN: Final = 6
    OTHER_TRAPPED: Final = 7
    SHADOWED: Final = 8
    ENDED: Final = 9
    GRASPED: Final = 10
    FETCHED: Final = 11

    def __init__(
        self, slot: i64, to: i64, rush: i64, origin: i64, jump: i64 = 0, old: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.to = to
        self.rush = rush
        self.origin = origin
        self.jump = jump
        self.old = old

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Step.START:
                self.old = g.at[self.slot]
                if self.jump != FREE and is_grasped(g, self.slot):
                    self.arm = Step.GRASPED
                    return g.call(Tentacles(self.slot))
                return self.set_off(g)
            case Step.GRASPED:  # [BB-18.M10]
                return g.done(HELD_FAST) if got else self.set_off(g)
            case Step.RUSHED:
                if got < 0:
                    return self.rush_failed(g)
                self.rush -= 1
                return self.rush_on(g)
            case Step.DODGED:
                return self.arrive(g) if got > 0 else self.fall(g, BY_TRIP)
            case Step.JUMPED:  # [BB-9.19] a natural 1 does not leave the ground
                if got == -1 and g.board[self.old] == 0:
                    g.place(self.slot, self.old)
                return self.arrive(g) if got > 0 else self.fall(g, BY_TRIP)
            case Step.PICKED:
                pick_up(g, self.slot, got)
                return self.land(g)
            case Step.SHADOWED:
                return self.fetch(g)
            case Step.FETCHED:
                pick_up(g, g.player_at(self.old), got)
                check_touchdown(g, g.player_at(self.old))
                return self.spring(g)
            case Step.TRAPPED | Step.FALLEN:
                return self.spring_other(g)
            case Step.OTHER_TRAPPED:
                return end_with_ball(g, self, Step.ENDED)
        return g.done(0)

    def set_off(self, g: Pitch) -> i64:
        if self.jump == BEHIND:  # [BB-18.P5]
            g.tell(E_LEFT_BALL, self.slot, self.old)
            g.holder = NOBODY
        if self.jump != OVER:
            g.place(self.slot, self.to)
        return self.arrive(g) if self.jump == FREE else self.rush_on(g)

    def rush_on(self, g: Pitch) -> i64:
        """[BB-9.9] Rushes come before the dodge or jump."""
        if self.rush:
            self.arm = Step.RUSHED
            return g.call(Test(T_RUSH, self.slot, RUSH_AT, rush_plus(g, self.slot)))
        return self.leap(g) if self.jump == OVER else self.dodge(g)

    def rush_failed(self, g: Pitch) -> i64:
        """[BB-9.20] A failed first rush before a jump fells a player in his start square, unless he leaps."""
        leaps = g.skills[self.slot] & LEAP != 0 or g.traits[self.slot] & POGO_STICK != 0
        if self.jump == OVER and (self.rush < 2 or leaps):
            g.place(self.slot, self.to)
        return self.fall(g, 0)

    def dodge(self, g: Pitch) -> i64:
        """[BB-9.10] One test, however many mark the square that is left."""
        slot = self.slot
        if g.marking(self.old, g.side_of(slot)) == 0:
            return self.arrive(g)
        self.arm = Step.DODGED
        how: i64 = BARRED if is_tackled(g, slot, self.old) else 0
        return g.call(Test(T_DODGE, slot, g.ag(slot), dodge_plus(g, slot, self.old, self.to), self.old, how))

    def leap(self, g: Pitch) -> i64:
        """[BB-9.18] An agility test, and no dodge."""
        slot = self.slot
        g.place(slot, self.to)
        self.arm = Step.JUMPED
        # [BB-18.T14] nobody dives at a pogo stick
        dived: i64 = 0 if g.traits[slot] & POGO_STICK else self.old
        return g.call(Test(T_JUMP, slot, g.ag(slot), jump_plus(g, slot, self.old, self.to), dived))

    def arrive(self, g: Pitch) -> i64:
        """[BB-9.22] In the ball's square he must try to pick it up."""
        if g.ball == self.to and g.holder == NOBODY:
            self.arm = Step.PICKED
            return begin_pick_up(g, self.slot)
        return self.land(g)

    def fall(self, g: Pitch, how: i64) -> i64:
        """[BB-9.12] In the square where he is."""
        g.tell_walk(self.slot, self.origin)
        self.arm = Step.FALLEN
        return g.call(Fall(self.slot, self.old, how))

    def land(self, g: Pitch) -> i64:
        check_run(g, self.slot, self.origin)
        followed = self.jump != FREE and g.scored == 0 and g.turnover == 0
        if followed and is_shadowed(g, self.slot, self.old):
            self.arm = Step.SHADOWED
            return g.call(Shadowing(self.slot, self.old))
        return self.spring(g)

    def fetch(self, g: Pitch) -> i64:
        """[BB-9.22] A player who shadows must try to pick up a ball left in the square."""
        shadow = g.player_at(self.old)
        if g.ball == self.old and g.holder == NOBODY and shadow != NOBODY:
            self.arm = Step.FETCHED
            return begin_pick_up(g, shadow)
        return self.spring(g)

    def spring(self, g: Pitch) -> i64:
        if is_trapped(g, self.slot):
            self.arm = Step.TRAPPED
            return g.call(Trapdoor(self.slot))
        return self.spring_other(g)

    def spring_other(self, g: Pitch) -> i64:
        """[BB-7.14] A trapdoor also opens for a player who dived or followed into the square left."""
        other = g.player_at(self.old)
        if other not in (NOBODY, self.slot):
            if g.ball == self.old and g.holder == NOBODY and g.loose == AT_REST:
                g.loose = LOOSE  # [BB-9.24] he has dived upon it
            if is_trapped(g, other):
                self.arm = Step.OTHER_TRAPPED
                return g.call(Trapdoor(other))
        return end_with_ball(g, self, Step.ENDED)

    def copy(self) -> Frame:
        return Step(self.slot, self.to, self.rush, self.origin, self.jump, self.old, self.arm)

    def ints(self) -> list[int]:
        return [Step.TAG, self.arm, self.slot, self.to, self.rush, self.origin, self.jump, self.old]


@mypyc_attr(acyclic=True, free_list_len=1)
class Fall(Frame):
    """[BB-3.8] A player falls over in his activation: armour, trapdoor, then the ball that he had or fell on."""

    TAG: Final = 17
    START: Final = 0
    HURT: Final = 1
    TRAPPED: Final = 2
    ENDED: Final = 3

    def __init__(self, slot: i64, old: i64, how: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.old = old  # the square where the step began
        self.how = how

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Fall.START:
                self.arm = Fall.HURT
                return self.go_over(g)
            case Fall.HURT:
                if g.at[self.slot] != self.old and is_trapped(g, self.slot):  # [BB-7.14] he has entered it
                    self.arm = Fall.TRAPPED
                    return g.call(Trapdoor(self.slot))
        return g.done(0) if self.arm == Fall.ENDED else end_with_ball(g, self, Fall.ENDED)

    def go_over(self, g: Pitch) -> i64:
        """The turn is lost; a ball in his square will bounce [BB-9.24]."""
        slot = self.slot
        g.tell(E_FELL, slot)
        go_down(g, slot)
        if g.side_of(slot) == g.active:
            turn_over(g, FELL)
        if g.ball == g.at[slot] and g.holder == NOBODY and g.loose != INTO_CROWD:
            g.loose = LOOSE  # no hands are careful in a fall [BB-18.A8]
        by = arm_bar(g, slot, self.old) if self.how else NOBODY
        return g.call(Injury(slot, by, saw_plus(g, slot), self.how))

    def copy(self) -> Frame:
        return Fall(self.slot, self.old, self.how, self.arm)

    def ints(self) -> list[int]:
        return [Fall.TAG, self.arm, self.slot, self.old, self.how]


def begin_pick_up(g: Pitch, slot: i64) -> i64:
    """[BB-9.22] Call the test; a player with No Hands fails without one [BB-18.T12]."""
    if g.traits[slot] & NO_HANDS:
        g.value = -1
        return 0
    return g.call(Test(T_PICK_UP, slot, g.ag(slot), pick_up_plus(g, slot)))


def pick_up(g: Pitch, slot: i64, got: i64) -> None:
    """[BB-9.23] The player has the ball, or it bounces and the turn is lost."""
    if got > 0:
        g.holder = slot
        g.tell(E_PICKED_UP, slot)
    else:
        g.loose = LOOSE
        if g.side_of(slot) == g.active:
            turn_over(g, NO_PICK_UP)


def arm_bar(g: Pitch, slot: i64, old: i64) -> i64:
    """[BB-18.S1] The opponent with Arm Bar who marked the square left, or has dived into it; or NOBODY."""
    side = 1 - g.side_of(slot)
    if g.tables.any_skill[side] & ARM_BAR:
        diver = g.player_at(old)
        if diver != NOBODY and g.side_of(diver) == side and g.skills[diver] & ARM_BAR:
            return diver
        for i in range(8):
            foe = g.player_at(old + NEAR[i])
            if foe != NOBODY and g.side_of(foe) == side and g.at_work(foe, ARM_BAR):
                return foe
    return NOBODY
