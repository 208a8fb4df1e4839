# mypyc: compiled
"""Chapter 15: a stab, the chainsaw, vomit or fire, instead of a block [BB-15.1]."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import (
    DROPPED,
    FIRE_ACTION,
    KICK_BACK,
    REELING,
    SAW_ACTION,
    STAB_ACTION,
    STANDING,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.rules.ball.carrier import knock, put_down, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.block.special_attacks import NO_TEST, TESTED, TOLD
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.armour import SAW, added, saw_plus
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

HITS_AT: Final = 2  # [BB-15.3, BB-15.4]
BURNS_AT: Final = 4  # [BB-15.5]
TOUGH: Final = 5  # the strength that fire does not scare


@mypyc_attr(acyclic=True, free_list_len=1)
class SpecialAttack(Frame):
    """[BB-15.2, BB-15.3, BB-15.4, BB-15.5] A test, except for a stab; then armour, to which only a chainsaw adds."""

    TAG: Final = 70
    START: Final = 0
    TESTED: Final = 1
    HURT: Final = 2
    ENDED: Final = 3

    def __init__(self, slot: i64, target: i64, blow: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.target = target  # then whoever is hit
        self.blow = blow  # the action

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case SpecialAttack.START:
                return self.strike(g)
            case SpecialAttack.TESTED:
                if self.blow == FIRE_ACTION:
                    return self.burn(g, got)
                if got < 0:
                    self.target = self.slot
                    if self.blow == SAW_ACTION:
                        turn_over(g, KICK_BACK)
                saw: i64 = SAW if self.blow == SAW_ACTION else 0
                return self.hurt(g, added(g, self.target, g.side_of(self.slot), saw))
            case SpecialAttack.HURT:
                return self.end(g)
        return g.done(0)

    def strike(self, g: Pitch) -> i64:
        row = self.blow - STAB_ACTION
        g.tell_both(TOLD[row], self.slot, self.target)
        if TESTED[row] == NO_TEST:
            return self.hurt(g, 0)
        self.arm = SpecialAttack.TESTED
        if self.blow == FIRE_ACTION:
            return g.call(Test(TESTED[row], self.slot, BURNS_AT, fire_plus(g, self.target)))
        return g.call(Test(TESTED[row], self.slot, HITS_AT, 0))

    def burn(self, g: Pitch, got: i64) -> i64:
        """[BB-15.5] A natural 6 knocks the target down, a 4 places it prone, a 1 or less knocks the attacker down."""
        if got == 6:
            return self.knock(g)
        if got > 0:
            put_down(g, self.target)
            if g.marks[self.target] & REELING:  # [BB-15.10]
                return self.hurt(g, 0)
        elif fire_plus(g, self.target) - got <= 1:
            self.target = self.slot
            return self.knock(g)
        return self.end(g)

    def knock(self, g: Pitch) -> i64:
        knock(g, self.target)
        return self.hurt(g, saw_plus(g, self.target))

    def hurt(self, g: Pitch, plus: i64) -> i64:
        self.arm = SpecialAttack.HURT
        return g.call(Injury(self.target, NOBODY, plus))

    def end(self, g: Pitch) -> i64:
        """[BB-15.1a] An attacker who has hit himself loses the turn if he had the ball."""
        fell = self.target == self.slot and g.status[self.slot] != STANDING
        if fell and g.loose != 0 and g.player_at(g.ball) in (NOBODY, self.slot):  # not under a trickster
            turn_over(g, DROPPED)
        return end_with_ball(g, self, SpecialAttack.ENDED)

    def copy(self) -> Frame:
        return SpecialAttack(self.slot, self.target, self.blow, self.arm)

    def ints(self) -> list[int]:
        return [SpecialAttack.TAG, self.arm, self.slot, self.target, self.blow]


def fire_plus(g: Pitch, target: i64) -> i64:
    """[BB-15.5] One less against the strong."""
    return -1 if g.st(target) >= TOUGH else 0
