# mypyc: compiled
"""Chapter 19: the sports wizard, with a fireball or a zap."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_BURNT, E_FIREBALL, E_ZAPPED
from downfield.games.blood_bowl.model.kinds import (
    AT,
    AT_REST,
    BOUNCED,
    D_SIX,
    DUMPING,
    FROG,
    ROOTED,
    STANDING,
)
from downfield.games.blood_bowl.model.position import HIRED, WIZARD, Pitch
from downfield.games.blood_bowl.model.questions import Q_FIREBALL, Q_WIZARD, Q_ZAP
from downfield.games.blood_bowl.model.skills import SECRET_WEAPON
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, SQUARES, distance
from downfield.games.blood_bowl.rules.ball.carrier import drop, knock
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.harm.armour import saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_FIRE, Injury
from downfield.kernel.state import Frame, State

# Answers, and bits
NO_SPELL: Final = 0
FIREBALL: Final = 1
ZAP: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Wizard(Frame):
    """[BB-19.7d] Once, between two turns: a fireball, or one of the opponents becomes a frog."""

    TAG: Final = 93
    START: Final = 0
    CHOSEN: Final = 1
    AIMED: Final = 2
    ROLLED: Final = 3
    HURT: Final = 4
    POINTED: Final = 5
    ZAPPED: Final = 6
    ENDED: Final = 7

    def __init__(self, side: i64, known: i64, square: i64 = 0, slot: i64 = -1, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.known = known  # which of the spells may be cast now, as bits
        self.square = square
        self.slot = slot  # who is looked at

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Wizard.START:
                return self.ask(g)
            case Wizard.CHOSEN:
                if got == NO_SPELL:
                    return g.done(0)
                g.sides[HIRED + self.side] &= ~WIZARD
                g.used |= DUMPING  # [BB-2.12] between the turns nobody has team re-rolls
                return self.aim(g) if got == FIREBALL else self.point(g)
            case Wizard.AIMED:
                self.square = got
                g.emit(E_FIREBALL, self.side, got)
                return self.next_in_fire(g)
            case Wizard.ROLLED:
                return self.burn(g, got + 1)
            case Wizard.HURT:
                return self.next_in_fire(g)
            case Wizard.POINTED:
                self.slot = got - AT
                self.arm = Wizard.ZAPPED
                return g.roll(D_SIX, 6)
            case Wizard.ZAPPED:
                self.zap(g, got + 1)
                return self.settle_ball(g)
        g.used &= ~DUMPING
        return g.done(0)

    def ask(self, g: Pitch) -> i64:
        """Ask only where a spell could hit somebody."""
        g.offer(NO_SPELL)
        if self.known & FIREBALL and any_standing(g):
            g.offer(FIREBALL)
        if self.known & ZAP and any_to_zap(g, 1 - self.side):
            g.offer(ZAP)
        self.arm = Wizard.CHOSEN
        return g.choose(self.side, Q_WIZARD)

    # The fireball ---------------------------------------------------------------------------------------------

    def aim(self, g: Pitch) -> i64:
        """Aim at any square in which, or next to which, a player stands."""
        for square in range(SQUARES):
            if g.tables.on[square] and is_worth_fire(g, square):
                g.offer(square)
        self.arm = Wizard.AIMED
        return g.ask(self.side, Q_FIREBALL)

    def next_in_fire(self, g: Pitch) -> i64:
        """[BB-0.7] A D6 for everybody who stands there, of both teams; the ball comes to rest last [BB-3.10]."""
        while self.slot + 1 < BOTH:
            self.slot += 1
            slot = self.slot
            if g.is_on(slot) and g.status[slot] == STANDING and distance(g.at[slot], self.square) <= 1:
                self.arm = Wizard.ROLLED
                return g.roll(D_SIX, 6)
        return self.settle_ball(g)

    def burn(self, g: Pitch, die: i64) -> i64:
        slot = self.slot
        hit = die >= g.tables.burns
        g.tell(E_BURNT, slot, die, i64(hit))
        if not hit:
            return self.next_in_fire(g)
        knock(g, slot)
        self.arm = Wizard.HURT
        mine = SLOTS * self.side  # any of his team: it tells whose coach
        return g.call(Injury(slot, mine, saw_plus(g, slot), BY_FIRE))

    # The zap --------------------------------------------------------------------------------------------------

    def point(self, g: Pitch) -> i64:
        for i in range(SLOTS):
            slot = SLOTS * (1 - self.side) + i
            if g.is_on(slot) and g.marks[slot] & FROG == 0:
                g.offer(AT + slot)
        self.arm = Wizard.POINTED
        return g.ask(self.side, Q_ZAP)

    def zap(self, g: Pitch, die: i64) -> None:
        """The die must reach his strength; a 6 always does."""
        slot = self.slot
        done = die == 6 or die >= g.st(slot)
        g.tell(E_ZAPPED, slot, die, i64(done))
        if done:
            make_frog(g, slot)
            drop(g, slot)

    def settle_ball(self, g: Pitch) -> i64:
        self.arm = Wizard.ENDED
        if g.loose != AT_REST:
            return g.call(LooseBall(BOUNCED))
        g.used &= ~DUMPING
        return g.done(0)

    def copy(self) -> Frame:
        return Wizard(self.side, self.known, self.square, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Wizard.TAG, self.arm, self.side, self.known, self.square, self.slot]


def any_standing(g: Pitch) -> bool:
    for slot in range(BOTH):
        if g.is_on(slot) and g.status[slot] == STANDING:
            return True
    return False


def any_to_zap(g: Pitch, side: i64) -> bool:
    """Whether a side has a player on the pitch who is not a frog yet."""
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.is_on(slot) and g.marks[slot] & FROG == 0:
            return True
    return False


def is_worth_fire(g: Pitch, square: i64) -> bool:
    """Whether anybody stands in a square or next to it."""
    return g.zone[square] != 0 or g.around(square) != 0


def make_frog(g: Pitch, slot: i64) -> None:
    """[BB-19.7d] The profile of a frog, to the end of the drive; the referee has not forgotten a weapon [BB-18.T19]."""
    t = g.tables
    g.marks[slot] = g.marks[slot] & ~ROOTED | FROG
    g.skills[slot] = t.frog[0]
    g.traits[slot] = t.frog[1] | g.traits[slot] & SECRET_WEAPON
    g.profile[slot] = t.frog[2]
