# mypyc: compiled
"""Chapter 2: the one test of them all. A D6 against a target, then whatever may still change it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_DIVED, E_FAILED, E_LONER, E_PASSED, E_REROLLED
from downfield.games.blood_bowl.model.kinds import AT, BROKE, D_SIX, ROOTED, T_DODGE
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_DIVE, Q_REROLL
from downfield.games.blood_bowl.model.skills import BREAK_TACKLE, DIVING_TACKLE
from downfield.games.blood_bowl.model.tables import BIT, NEAR
from downfield.games.blood_bowl.rules.ball.carrier import put_down
from downfield.games.blood_bowl.rules.dice.pro import ProRoll
from downfield.games.blood_bowl.rules.dice.reroll import (
    BY_MUSCLE,
    BY_PRO,
    BY_SKILL,
    BY_TEAM,
    KEEP,
    offer_again,
    spend_skill,
    spend_team,
)
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

BARRED: Final = 1  # no skill may re-roll it
SPENT: Final = 2  # the die was rolled again [BB-2.10], or may not be any more
DIVED: Final = 4  # somebody has dived [BB-9.14]
DIVE: Final = 2  # what that takes off


@mypyc_attr(acyclic=True, free_list_len=1)
class Test(Frame):
    """[BB-2.3] Natural 1 fails, natural 6 succeeds, otherwise roll and modifiers must reach the target.

    Its value is the natural roll, below zero where the test failed. `old` is the square left, where somebody may dive.
    """

    TAG: Final = 12
    START: Final = 0
    ROLLED: Final = 1
    OFFERED: Final = 2
    LONER_ROLLED: Final = 3
    PRO_ROLLED: Final = 4
    DIVE_OFFERED: Final = 5

    def __init__(
        self,
        kind: i64,
        slot: i64,
        target: i64,
        plus: i64,
        old: i64 = 0,
        how: i64 = 0,
        roll: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.kind = kind
        self.slot = slot
        self.target = target
        self.plus = plus
        self.old = old
        self.how = how
        self.roll = roll

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Test.START:
                self.arm = Test.ROLLED
                return g.roll(D_SIX, 6)
            case Test.ROLLED:
                self.roll = got + 1
                return self.judge(g)
            case Test.OFFERED:
                return self.chosen(g, got)
            case Test.LONER_ROLLED:  # [BB-2.17]
                if got + 1 >= g.loner(self.slot):
                    return self.again(g)
                g.tell(E_LONER, self.slot)
                return self.end(g)
            case Test.PRO_ROLLED:  # [BB-2.18] either way nothing else re-rolls it
                if got:
                    g.tell(E_REROLLED, self.slot, BY_PRO, self.kind, self.roll)
                    return self.again(g)
            case Test.DIVE_OFFERED:
                if got != KEEP:
                    self.dive(g, got - AT)
                    return self.judge(g)
        return self.end(g)

    def is_passed(self) -> bool:
        """[BB-2.2, BB-2.6] Whether the die passes with its modifiers."""
        return self.roll == 6 or (self.roll > 1 and self.roll + self.plus >= self.target)

    def needed(self) -> i64:
        """The lowest natural roll that passes."""
        least = self.target - self.plus
        return 2 if least < 2 else 6 if least > 6 else least

    def judge(self, g: Pitch) -> i64:
        """A success may be spoilt by a dive, a failure may be re-rolled."""
        if self.is_passed():
            if self.old != 0 and self.how & DIVED == 0 and self.roll < 6:
                return self.offer_dive(g)
            return self.end(g)
        if self.how & SPENT == 0:
            offer_again(g, self.kind, self.slot, self.how & BARRED != 0)
        if self.kind == T_DODGE and self.can_break(g):  # [BB-9.15]
            if g.n == 0:
                g.offer(KEEP)
            g.offer(BY_MUSCLE)
        if g.n > 0:
            self.arm = Test.OFFERED
            return g.ask(g.side_of(self.slot), Q_REROLL)
        return self.end(g)

    def can_break(self, g: Pitch) -> bool:
        """[BB-18.S3] Whether Break Tackle, once in an activation, makes a failed dodge good."""
        slot = self.slot
        if g.marks[slot] & BROKE or self.roll == 1 or not g.at_work(slot, BREAK_TACKLE):
            return False
        return self.roll + self.plus + muscle(g, slot) >= self.target

    def chosen(self, g: Pitch, got: i64) -> i64:
        """The coach has chosen what re-rolls it, if anything."""
        if got == BY_SKILL:
            spend_skill(g, self.kind, self.slot, self.roll)
            return self.again(g)
        if got == BY_TEAM:
            spend_team(g, self.slot, self.kind, self.roll)
            if g.loner(self.slot):
                self.arm = Test.LONER_ROLLED
                return g.roll(D_SIX, 6)
            return self.again(g)
        if got == BY_MUSCLE:
            g.marks[self.slot] |= BROKE
            self.plus += muscle(g, self.slot)
            return self.judge(g)
        if got == BY_PRO:
            self.arm = Test.PRO_ROLLED
            return g.call(ProRoll(self.slot))
        return self.end(g)

    def again(self, g: Pitch) -> i64:
        """[BB-2.10] The second result stands."""
        self.how |= SPENT
        self.arm = Test.ROLLED
        return g.roll(D_SIX, 6)

    def offer_dive(self, g: Pitch) -> i64:
        """[BB-9.14, BB-18.A3] An opponent who marked the square left may dive, where it makes the test fail."""
        side = g.side_of(self.slot)
        if g.tables.any_skill[1 - side] & DIVING_TACKLE and self.roll + self.plus - DIVE < self.target:
            g.offer(KEEP)
            offer_divers(g, 1 - side, self.old)
            self.arm = Test.DIVE_OFFERED
            return g.choose(1 - side, Q_DIVE)
        return self.end(g)

    def dive(self, g: Pitch, diver: i64) -> None:
        self.how |= DIVED
        self.plus -= DIVE
        g.tell(E_DIVED, diver)
        if g.board[self.old] == 0:
            g.place(diver, self.old)
        put_down(g, diver)

    def end(self, g: Pitch) -> i64:
        passed = self.is_passed()
        if g.logging:
            g.tell(E_PASSED if passed else E_FAILED, self.slot, self.kind, self.roll, self.needed())
        return g.done(self.roll if passed else -self.roll)

    def copy(self) -> Frame:
        return Test(self.kind, self.slot, self.target, self.plus, self.old, self.how, self.roll, self.arm)

    def ints(self) -> list[int]:
        return [
            Test.TAG,
            self.arm,
            self.kind,
            self.slot,
            self.target,
            self.plus,
            self.old,
            self.how,
            self.roll,
        ]


def muscle(g: Pitch, slot: i64) -> i64:
    """[BB-18.S3] What Break Tackle adds."""
    return 2 if g.st(slot) >= 5 else 1


def can_dive(g: Pitch, slot: i64) -> bool:
    """[BB-18.A3, BB-18.T24] A rooted player cannot."""
    return g.at_work(slot, DIVING_TACKLE) and g.marks[slot] & ROOTED == 0


def has_diver(g: Pitch, square: i64, side: i64) -> bool:
    """[BB-9.14] Whether a player of a side may dive into a square next to him."""
    if g.tables.any_skill[side] & DIVING_TACKLE == 0:
        return False
    for i in range(8):
        slot = g.player_at(square + NEAR[i])
        if slot != NOBODY and g.side_of(slot) == side and can_dive(g, slot):
            return True
    return False


def offer_divers(g: Pitch, side: i64, old: i64) -> None:
    """List the players of a side who may dive into a square next to them."""
    found: i64 = 0
    for i in range(8):
        slot = g.player_at(old + NEAR[i])
        if slot != NOBODY and g.side_of(slot) == side and can_dive(g, slot):
            found |= BIT[slot]
    for slot in range(40):
        if found >> slot & 1:
            g.offer(AT + slot)
