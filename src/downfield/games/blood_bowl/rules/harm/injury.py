# mypyc: compiled
"""Chapter 11: the armour roll, the injury roll, and what comes of them."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_ARMOUR_BROKEN,
    E_ARMOUR_HELD,
    E_HARDER,
    E_HEALED,
    E_KNOCKED_OUT,
    E_STUNNED,
)
from downfield.games.blood_bowl.model.kinds import (
    ARMOUR_DOUBLE,
    BADLY_HURT,
    D_SIX,
    HELD,
    INJURY_DOUBLE,
    KNOCKED_OUT,
    KO,
    LONG_STUNNED,
    REELING,
    RESERVES,
    STUN,
    STUNNED,
)
from downfield.games.blood_bowl.model.position import HIRED, HITS, PLAGUE, Pitch
from downfield.games.blood_bowl.model.questions import Q_DOCTOR, Q_HARDER
from downfield.games.blood_bowl.model.skills import (
    ARM_BAR,
    CLAWS,
    IRON_HARD_SKIN,
    STUNTY,
    THICK_SKULL,
)
from downfield.games.blood_bowl.rules.ball.carrier import go_down
from downfield.games.blood_bowl.rules.harm.apothecary import has_doctor, is_mended, spend_doctor
from downfield.games.blood_bowl.rules.harm.armour import added
from downfield.games.blood_bowl.rules.harm.casualty import BY_PLAGUE, ROW_DEAD, Casualty, infect
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# How somebody is hurt, as bits
IN_CROWD: Final = 1  # no armour roll [BB-11.10]
BY_BLOCK: Final = 2  # knocked down by a block: Mighty Blow and Claws of who did it [BB-10.13]
BY_FOUL: Final = 4  # Dirty Player
BY_TRIP: Final = 8  # failed a dodge or jump: Arm Bar
BY_RAGE: Final = 16  # by a team-mate out of his mind: the opponents use his skills [BB-18.T1]
BY_BITE: Final = 32  # no armour roll, and nothing worse than badly hurt [BB-18.T32]
NO_STUN: Final = 64  # stunned counts as knocked out [BB-15.10]
OUTRIGHT: Final = 128  # no armour roll [BB-13.18]
BY_FIRE: Final = 256  # a fireball: `by` stands for the team of its wizard [BB-19.7d]
CLAW_AT: Final = 8  # the natural roll by which claws break any armour [BB-18.M2]
# What makes it worse, as it is told
BY_MIGHT: Final = 1
BY_DIRT: Final = 2
BY_SPELL: Final = 3
BY_ARM: Final = 4
CAUSES: Final = IN_CROWD | BY_BLOCK | BY_FOUL | BY_TRIP  # that the report knows


@mypyc_attr(acyclic=True, free_list_len=1)
class Injury(Frame):
    """[BB-11.1, BB-11.9] The armour roll against a player, and what follows when it breaks.

    The skill of `by` may be added once, to armour or injury [BB-11.2]; `plus` is added to the armour roll. Its value is
    what became of the player, with the natural doubles that matter to a foul.
    """

    TAG: Final = 14
    START: Final = 0
    ARMOUR_ROLLED: Final = 1
    ARMOUR_DONE: Final = 2
    HARDER: Final = 3
    INJURY_ROLLED: Final = 4
    INJURY_DONE: Final = 5
    WORSE: Final = 6
    KO_TREATED: Final = 7
    TREATED: Final = 8

    def __init__(
        self, slot: i64, by: i64 = NOBODY, plus: i64 = 0, how: i64 = 0,
        extra: i64 = 0, die: i64 = 0, result: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.slot = slot
        self.by = by
        self.plus = plus
        self.how = how
        self.extra = extra  # what `by` can still add
        self.die = die  # the first of two dice, then their total
        self.result = result

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Injury.START:
                self.extra = extra_of(g, self.by, self.how)
                if is_unarmoured(g, self.slot, self.how):
                    return self.roll_injury(g)
                self.arm = Injury.ARMOUR_ROLLED
                return g.roll(D_SIX, 6)
            case Injury.ARMOUR_ROLLED:
                self.die = got + 1
                self.arm = Injury.ARMOUR_DONE
                return g.roll(D_SIX, 6)
            case Injury.ARMOUR_DONE:
                return self.judge_armour(g, got + 1)
            case Injury.HARDER:  # [BB-11.2, BB-2.9] used up on the armour
                if got == 0:
                    return self.hold(g)
                self.tell_harder(g)
                plus = self.plus + self.extra
                self.extra = 0
                return self.pierce(g, g.av(self.slot), plus)
            case Injury.INJURY_ROLLED:
                self.die = got + 1
                self.arm = Injury.INJURY_DONE
                return g.roll(D_SIX, 6)
            case Injury.INJURY_DONE:
                return self.judge_injury(g, got + 1)
            case Injury.WORSE:
                if got:
                    self.tell_harder(g)
                    self.die += self.extra
                return self.apply(g, self.outcome(g, self.die))
            case Injury.KO_TREATED:
                return self.knock_out(g, got)
            case Injury.TREATED:  # [BB-18.T13] not saved by anybody
                if got == ROW_DEAD and self.by != NOBODY and self.how & (BY_BLOCK | BY_FOUL):
                    infect(g, self.slot, self.by)
        return g.done(self.result)

    # Armour ---------------------------------------------------------------------------------------------------

    def judge_armour(self, g: Pitch, second: i64) -> i64:
        """[BB-2.5] Total and modifiers must reach the armour value; [BB-18.M2] claws break it with a natural 8."""
        if self.die == second:
            self.result |= ARMOUR_DOUBLE
        natural = self.die + second
        self.die = natural
        av = g.av(self.slot)
        if natural + self.plus >= av:
            return self.pierce(g, av, self.plus)
        if natural >= CLAW_AT and is_clawed(g, self.slot, self.by, self.how):
            return self.pierce(g, CLAW_AT, 0)
        extra = added(g, self.slot, self.hitter(g), self.extra)
        if extra > 0 and natural + self.plus + extra >= av:
            self.arm = Injury.HARDER
            g.offer_upto(2)
            return g.ask(self.hitter(g), Q_HARDER)
        return self.hold(g)

    def pierce(self, g: Pitch, needed: i64, plus: i64) -> i64:
        g.tell(E_ARMOUR_BROKEN, self.slot, self.die, needed, plus)
        return self.roll_injury(g)

    def hold(self, g: Pitch) -> i64:
        """[BB-14.4] The player stays as he was."""
        g.tell(E_ARMOUR_HELD, self.slot, self.die, g.av(self.slot), self.plus)
        return g.done(HELD | self.result)

    def tell_harder(self, g: Pitch) -> None:
        g.emit(E_HARDER, self.hitter(g), means_of(self.how), self.extra)

    # Injury ---------------------------------------------------------------------------------------------------

    def roll_injury(self, g: Pitch) -> i64:
        """A player who still stands goes down now, as by a stab [BB-15.2]; a ball he had bounces later [BB-15.1a]."""
        if self.how & IN_CROWD == 0:
            go_down(g, self.slot)
        if g.marks[self.slot] & REELING:
            g.marks[self.slot] &= ~REELING
            self.how |= NO_STUN
        self.arm = Injury.INJURY_ROLLED
        return g.roll(D_SIX, 6)

    def judge_injury(self, g: Pitch, second: i64) -> i64:
        """[BB-11.3] The table; what is left of a skill may make it worse [BB-11.2]."""
        if self.die == second:
            self.result |= INJURY_DOUBLE
        self.die += second
        plain = self.outcome(g, self.die)
        if self.extra > 0 and self.outcome(g, self.die + self.extra) > plain:
            self.arm = Injury.WORSE
            g.offer_upto(2)
            return g.ask(self.hitter(g), Q_HARDER)
        return self.apply(g, plain)

    def outcome(self, g: Pitch, total: i64) -> i64:
        result = injury_of(g, self.slot, total)
        return KO if result == STUN and self.how & NO_STUN else result

    def hitter(self, g: Pitch) -> i64:
        return hitter_of(g, self.slot, self.by, self.how)

    def apply(self, g: Pitch, result: i64) -> i64:
        """[BB-11.6]"""
        self.result |= result
        if result == STUN:
            return self.stun(g)
        if result == KO:
            return self.ask_for_ko(g)
        if self.how & BY_BLOCK:  # [BB-17.15]
            g.sides[HITS + 1 - g.side_of(self.slot)] += 1
        self.arm = Injury.TREATED
        plain = result == BADLY_HURT or self.how & BY_BITE != 0
        return g.call(Casualty(self.slot, i64(plain), self.how & CAUSES))

    def stun(self, g: Pitch) -> i64:
        if self.how & IN_CROWD:  # [BB-11.10]
            g.leave(self.slot, RESERVES)
        else:
            g.marks[self.slot] &= ~LONG_STUNNED
            g.set_status(self.slot, STUNNED)
            g.tell(E_STUNNED, self.slot, self.die)
        return g.done(self.result)

    def ask_for_ko(self, g: Pitch) -> i64:
        """[BB-11.12] The apothecary may keep a player in the match who is knocked out."""
        side = g.side_of(self.slot)
        treats = has_doctor(g, self.slot)
        plagued = g.sides[HIRED + side] & PLAGUE != 0 and is_mended(g, self.slot)
        if treats or plagued:
            self.arm = Injury.KO_TREATED
            g.offer(0)
            if treats:
                g.offer(1)
            if plagued:
                g.offer(BY_PLAGUE)
            return g.ask(side, Q_DOCTOR)
        return self.knock_out(g, 0)

    def knock_out(self, g: Pitch, treated: i64) -> i64:
        if treated:
            if treated == BY_PLAGUE:  # [BB-19.7b]
                g.sides[HIRED + g.side_of(self.slot)] &= ~PLAGUE
            else:
                spend_doctor(g, self.slot)
            g.tell(E_HEALED, self.slot, treated)
            return self.stun(g)
        g.tell(E_KNOCKED_OUT, self.slot, self.die)
        g.leave(self.slot, KNOCKED_OUT)
        return g.done(self.result)

    def copy(self) -> Frame:
        return Injury(self.slot, self.by, self.plus, self.how, self.extra, self.die, self.result, self.arm)

    def ints(self) -> list[int]:
        return [
            Injury.TAG,
            self.arm,
            self.slot,
            self.by,
            self.plus,
            self.how,
            self.extra,
            self.die,
            self.result,
        ]


def is_unarmoured(g: Pitch, slot: i64, how: i64) -> bool:
    """[BB-11.10, BB-13.18, BB-15.10, BB-18.T32] Whether there is no armour roll."""
    return how & (IN_CROWD | BY_BITE | OUTRIGHT) != 0 or g.marks[slot] & REELING != 0


def is_clawed(g: Pitch, slot: i64, by: i64, how: i64) -> bool:
    """[BB-18.M2] Claws do not work against a team-mate [BB-15.10]."""
    if by == NOBODY or how & (BY_BLOCK | BY_RAGE) == 0 or not g.at_work(by, CLAWS):
        return False
    mates = how & BY_BLOCK != 0 and g.side_of(by) == g.side_of(slot)
    return g.skills[slot] & IRON_HARD_SKIN == 0 and not mates


def hitter_of(g: Pitch, slot: i64, by: i64, how: i64) -> i64:
    """The side that may use the skill: the blocker's own [BB-15.10], the wizard's, otherwise the opponents."""
    if by == NOBODY:
        return 1 - g.side_of(slot)
    return g.side_of(by) if how & (BY_BLOCK | BY_FIRE) else 1 - g.side_of(slot)


def extra_of(g: Pitch, by: i64, how: i64) -> i64:
    """[BB-11.2, BB-18.S7, BB-18.G3] What a skill may add to armour or injury."""
    if by == NOBODY:
        return 0
    if how & (BY_BLOCK | BY_RAGE):
        return g.mighty(by) if g.has_zone(by) else 0  # [BB-10.13]
    if how & BY_FOUL:
        return g.dirty(by)
    if how & BY_FIRE:
        return g.tables.scorch
    if how & BY_TRIP:
        return 1 if g.skills[by] & ARM_BAR else 0
    return 0


def means_of(how: i64) -> i64:
    """By what armour or injury is made worse, for the log."""
    if how & (BY_BLOCK | BY_RAGE):
        return BY_MIGHT
    return BY_DIRT if how & BY_FOUL else BY_SPELL if how & BY_FIRE else BY_ARM


def injury_of(g: Pitch, slot: i64, total: i64) -> i64:
    """[BB-11.3, BB-11.4, BB-11.5] The lowest knock-out only stuns a thick skull [BB-18.S12]."""
    t = g.tables
    table = t.stunty if g.traits[slot] & STUNTY else t.injury
    result: i64 = table[total]
    if result == KO and g.skills[slot] & THICK_SKULL and table[total - 1] == STUN:
        return STUN
    return result
