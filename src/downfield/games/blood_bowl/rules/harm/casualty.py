# mypyc: compiled
"""Chapter 11: the casualty roll, the apothecary, regeneration, and who rises from the dead."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_BADLY_HURT,
    E_CASUALTY,
    E_HEALED,
    E_RAISED,
    E_REGENERATED,
    E_REGREW,
    E_ROTTED,
    E_SCARRED,
)
from downfield.games.blood_bowl.model.kinds import ABSENT, CASUALTY, D_SIX, D_SIXTEEN, FROG, RESERVES
from downfield.games.blood_bowl.model.position import HIRED, MORTUARY, NURGLE, PLAGUE, RAISED, UNDEATH, Pitch
from downfield.games.blood_bowl.model.questions import Q_DOCTOR, Q_REGROW, Q_SECOND
from downfield.games.blood_bowl.model.skills import DECAY, PLAGUE_RIDDEN, REGENERATION, STUNTY
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.harm.apothecary import has_doctor, is_mended, spend_doctor
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

ROW_BADLY_HURT: Final = 1
ROW_INJURED: Final = 3
ROW_LASTING: Final = 4
ROW_DEAD: Final = 5
WORST: Final = vec[i64]([1, 1, 6, 6, 3])  # of each number of a profile [BB-2.1]
MOST: Final = 20  # the highest total of the table
REGROWN: Final = 4  # the least roll of regeneration [BB-11.16]
# Answers where somebody can help [BB-19.7b]
BY_MORTUARY: Final = 1
BY_PLAGUE: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Casualty(Frame):
    """[BB-11.7, BB-11.8] A casualty roll, unless the injury table says badly hurt [BB-11.4]; then all who can help."""

    TAG: Final = 44
    START: Final = 0
    ROLLED: Final = 1
    TREATED: Final = 2
    SECOND_ROLLED: Final = 3
    CHOSEN: Final = 4
    REGENERATED: Final = 5
    STITCHED: Final = 6
    REGREW: Final = 7
    LAMED: Final = 8

    def __init__(
        self, slot: i64, plain: i64, cause: i64 = 0, row: i64 = 0, second: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.plain = plain
        self.cause = cause  # for the report [BB-17.16]
        self.row = row  # of the table
        self.second = second

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Casualty.START:
                frog = g.marks[self.slot] & FROG != 0
                if self.plain or frog:
                    self.row = ROW_BADLY_HURT
                    g.tell(E_BADLY_HURT, self.slot, self.cause)
                if frog:  # [BB-19.7d] nobody knows how to treat one
                    g.leave(self.slot, CASUALTY)
                    return g.done(self.row)
                if self.plain:
                    return self.ask_doctor(g)
                self.arm = Casualty.ROLLED
                return g.roll(D_SIXTEEN, 16)
            case Casualty.ROLLED:
                self.row = casualty_row(g, self.slot, got)
                g.tell(E_CASUALTY, self.slot, self.row, got + 1, self.cause)
                return self.ask_doctor(g)
            case Casualty.TREATED:
                return self.treat(g, got)
            case Casualty.SECOND_ROLLED:  # [BB-11.13] the owner picks one of both
                self.second = casualty_row(g, self.slot, got)
                if self.second == self.row:
                    return self.healed(g, self.row)
                self.arm = Casualty.CHOSEN
                g.offer_upto(2)
                return g.ask(g.side_of(self.slot), Q_SECOND)
            case Casualty.CHOSEN:
                return self.healed(g, self.second if got else self.row)
            case Casualty.REGENERATED | Casualty.REGREW:  # [BB-11.16]
                if got + 1 >= REGROWN:
                    g.tell(E_REGENERATED, self.slot)
                    g.leave(self.slot, RESERVES)
                    return g.done(0)
                if self.arm == Casualty.REGENERATED:
                    return self.ask_again(g)
            case Casualty.STITCHED:
                if got:
                    return self.stitch(g, got)
            case Casualty.LAMED:  # [BB-11.8, BB-22.6] again where it cannot become worse
                worse = g.tables.lasting[got]
                if is_worst(g, self.slot, worse):
                    return g.roll(D_SIX, 6)
                g.tell(E_SCARRED, self.slot, self.row, worse + 1)
                return g.done(self.row)
        return self.carry_off(g)

    def ask_doctor(self, g: Pitch) -> i64:
        """[BB-11.13]"""
        g.leave(self.slot, CASUALTY)
        if has_doctor(g, self.slot):
            self.arm = Casualty.TREATED
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_DOCTOR)
        return self.ask_regeneration(g)

    def treat(self, g: Pitch, used: i64) -> i64:
        if used == 0:
            return self.ask_regeneration(g)
        spend_doctor(g, self.slot)
        if self.plain:  # [BB-11.14] no second roll
            return self.healed(g, ROW_BADLY_HURT)
        self.arm = Casualty.SECOND_ROLLED
        return g.roll(D_SIXTEEN, 16)

    def healed(self, g: Pitch, row: i64) -> i64:
        """[BB-11.13] Badly hurt goes to Reserves."""
        self.row = row
        if row == ROW_BADLY_HURT:
            g.tell(E_HEALED, self.slot)
            g.leave(self.slot, RESERVES)
            return g.done(0)
        return self.ask_regeneration(g)

    def ask_regeneration(self, g: Pitch) -> i64:
        """[BB-11.15, BB-11.16] After the apothecary."""
        if g.traits[self.slot] & REGENERATION:  # [BB-18.T17]
            self.arm = Casualty.REGENERATED
            return g.roll(D_SIX, 6)
        return self.carry_off(g)

    def ask_again(self, g: Pitch) -> i64:
        """[BB-19.7b] A mortuary assistant or a plague doctor may have a failed regeneration rolled again."""
        hired = g.sides[HIRED + g.side_of(self.slot)]
        if hired & (MORTUARY | PLAGUE) == 0 or not is_mended(g, self.slot):
            return self.carry_off(g)
        g.offer(0)
        if hired & MORTUARY:
            g.offer(BY_MORTUARY)
        if hired & PLAGUE:
            g.offer(BY_PLAGUE)
        self.arm = Casualty.STITCHED
        return g.ask(g.side_of(self.slot), Q_REGROW)

    def stitch(self, g: Pitch, by: i64) -> i64:
        g.sides[HIRED + g.side_of(self.slot)] &= ~(PLAGUE if by == BY_PLAGUE else MORTUARY)
        g.tell(E_REGREW, self.slot, by)
        self.arm = Casualty.REGREW
        return g.roll(D_SIX, 6)

    def carry_off(self, g: Pitch) -> i64:
        if self.row == ROW_DEAD:
            raise_dead(g, self.slot)
        if g.tables.carried[g.side_of(self.slot)] == 0 or self.row == ROW_BADLY_HURT:
            return g.done(self.row)
        if self.row == ROW_LASTING:
            self.arm = Casualty.LAMED
            return g.roll(D_SIX, 6)
        g.tell(E_SCARRED, self.slot, self.row)
        return g.done(self.row)

    def copy(self) -> Frame:
        return Casualty(self.slot, self.plain, self.cause, self.row, self.second, self.arm)

    def ints(self) -> list[int]:
        return [Casualty.TAG, self.arm, self.slot, self.plain, self.cause, self.row, self.second]


def casualty_row(g: Pitch, slot: i64, face: i64) -> i64:
    """[BB-11.7, BB-18.T8, BB-22.7] With Decay one worse, and with every niggling injury."""
    total = face + 1 + (1 if g.traits[slot] & DECAY else 0) + g.tables.niggles[slot]
    return g.tables.casualty[total if total < MOST else MOST]


def is_worst(g: Pitch, slot: i64, place: i64) -> bool:
    """[BB-11.8] Whether a number of a player's own profile cannot become worse."""
    value = g.tables.profile[slot] >> 4 * place & 15
    return value in (0, WORST[place])


def raise_dead(g: Pitch, slot: i64) -> None:
    """[BB-19.5] Once a match a dead opponent joins a team of the undead."""
    side = 1 - g.side_of(slot)
    if g.tables.rules[side] & UNDEATH == 0 or g.st(slot) > 4 or g.traits[slot] & (REGENERATION | STUNTY):
        return
    bring_in(g, side, E_RAISED)


def infect(g: Pitch, slot: i64, by: i64) -> None:
    """[BB-18.T13] Once a match somebody killed by a plague ridden player joins a team of Nurgle."""
    side = g.side_of(by)
    if side == g.side_of(slot) or g.traits[by] & PLAGUE_RIDDEN == 0 or g.tables.rules[side] & NURGLE == 0:
        return
    if g.st(slot) <= 4 and g.traits[slot] & (DECAY | REGENERATION | STUNTY) == 0:
        bring_in(g, side, E_ROTTED)


def bring_in(g: Pitch, side: i64, fact: i64) -> None:
    """Somebody joins a team, once in a match."""
    joins = SLOTS * side + g.tables.undead[side]
    if g.sides[RAISED + side] == 0 and g.tables.undead[side] > 0 and g.status[joins] == ABSENT:
        g.sides[RAISED + side] = 1
        g.status[joins] = RESERVES
        g.tell(fact, joins)
