# mypyc: compiled
"""Chapter 8: from declaring an action to doing it: the player's own roll, reactions of the target, standing up."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_REVOLTED, E_STOOD_UP
from downfield.games.blood_bowl.model.kinds import (
    BLOCK_ACTION,
    BLOCK_TWO,
    DUMPING,
    FOUL,
    GAZE,
    LAST_BLOW,
    MOVE,
    PRONE,
    STAB_ACTION,
    STANDING,
    T_JUMP_UP,
    T_REVOLT,
    T_STAND_UP,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import DUMP_OFF, FOUL_APPEARANCE, JUMP_UP, MY_BALL
from downfield.games.blood_bowl.rules.ball.passes import DUMP, Pass
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.turn.negatraits import TEMPERS, TO_MOVE, Negatrait, timber_plus
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

STAND_COST: Final = 3  # [BB-9.4]
STAND_AT: Final = 4  # [BB-9.5]
REVOLT_AT: Final = 2  # [BB-18.M5]
OVER: Final = -1  # the value of who does not get to his action
# Of two blocks at once those that are lost to Foul Appearance, as bits of the value [BB-15.12]
LOST_FIRST: Final = 1
LOST_SECOND: Final = 2
TO_MOVE_ONLY: Final = 64  # added to the value where it is a Move action, perhaps by now [BB-18.T32]


@mypyc_attr(acyclic=True, free_list_len=1)
class Declaration(Frame):
    """[BB-8.4] (c) the compulsory roll, (d) reactions, then standing up; its value is the movement used, or OVER."""

    TAG: Final = 46
    START: Final = 0
    STEADIED: Final = 1
    REVOLTED: Final = 2
    DUMPED: Final = 3
    STOOD: Final = 4
    REVOLTED_AGAIN: Final = 5

    def __init__(
        self, slot: i64, action: i64, target: i64, second: i64 = NOBODY, lost: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.action = action
        self.target = target
        self.second = second  # of two blocks at once
        self.lost = lost

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Declaration.START:
                if g.traits[self.slot] & TEMPERS:
                    self.arm = Declaration.STEADIED
                    return g.call(Negatrait(self.slot, self.action))
                return self.revolt(g)
            case Declaration.STEADIED:
                if got == TO_MOVE:
                    self.action = MOVE
                    self.target = NOBODY
                    self.second = NOBODY
                if got > 0:
                    return self.revolt(g)
            case Declaration.REVOLTED:
                if got > 0:
                    return self.revolt_again(g)
                g.tell(E_REVOLTED, self.slot)
                if self.second != NOBODY:
                    self.lost = LOST_FIRST
                    return self.revolt_again(g)
            case Declaration.REVOLTED_AGAIN:
                if got < 0:
                    g.tell(E_REVOLTED, self.slot)
                    self.lost |= LOST_SECOND
                if self.lost != LOST_FIRST | LOST_SECOND:
                    return self.dump(g)
            case Declaration.DUMPED:
                g.used &= ~DUMPING
                if g.scored == 0 and g.turnover == 0:
                    return self.stand_up(g)
            case Declaration.STOOD:
                if got > 0:
                    return self.rise(g, stand_cost(g, self.slot))
        return g.done(OVER)

    def revolt(self, g: Pitch) -> i64:
        """[BB-18.M5, BB-10.3] On a 1 the action is lost."""
        if is_foul(g, self.action, self.target):
            self.arm = Declaration.REVOLTED
            return g.call(Test(T_REVOLT, self.slot, REVOLT_AT, 0))
        return self.revolt_again(g)

    def revolt_again(self, g: Pitch) -> i64:
        """[BB-15.12] Foul Appearance of the second target; only the block against that one is lost."""
        if is_foul(g, self.action, self.second):
            self.arm = Declaration.REVOLTED_AGAIN
            return g.call(Test(T_REVOLT, self.slot, REVOLT_AT, 0))
        return self.dump(g)

    def dump(self, g: Pitch) -> i64:
        """[BB-18.P4] A target with the ball may pass it first."""
        dumper: i64 = NOBODY
        if self.lost & LOST_FIRST == 0 and is_dumper(g, self.action, self.target):
            dumper = self.target
        elif self.lost & LOST_SECOND == 0 and is_dumper(g, self.action, self.second):
            dumper = self.second
        if dumper != NOBODY:
            self.arm = Declaration.DUMPED
            g.used |= DUMPING
            return g.call(Pass(dumper, DUMP))
        return self.stand_up(g)

    def is_block(self) -> bool:
        return self.action in (BLOCK_ACTION, BLOCK_TWO) or STAB_ACTION <= self.action <= LAST_BLOW

    def stand_up(self, g: Pitch) -> i64:
        """[BB-9.4, BB-3.5, BB-9.6] Standing up costs three squares of movement, or takes a roll with less [BB-9.5]."""
        slot = self.slot
        if g.status[slot] != PRONE:
            return self.end(g, 0)
        if g.skills[slot] & JUMP_UP:  # [BB-18.A6] free, and with an agility test even to block
            if not self.is_block():
                return self.rise(g, stand_cost(g, slot))
            self.arm = Declaration.STOOD
            return g.call(Test(T_JUMP_UP, slot, g.ag(slot), 1))
        if g.ma(slot) < STAND_COST:
            self.arm = Declaration.STOOD
            return g.call(Test(T_STAND_UP, slot, STAND_AT, timber_plus(g, slot)))
        return self.rise(g, stand_cost(g, slot))

    def rise(self, g: Pitch, moved: i64) -> i64:
        g.set_status(self.slot, STANDING)
        g.tell(E_STOOD_UP, self.slot)
        return self.end(g, moved)

    def end(self, g: Pitch, moved: i64) -> i64:
        return g.done(moved + self.lost + (TO_MOVE_ONLY if self.action == MOVE else 0))

    def copy(self) -> Frame:
        return Declaration(self.slot, self.action, self.target, self.second, self.lost, self.arm)

    def ints(self) -> list[int]:
        return [Declaration.TAG, self.arm, self.slot, self.action, self.target, self.second, self.lost]


def stand_cost(g: Pitch, slot: i64) -> i64:
    """[BB-9.4, BB-9.5, BB-18.A6] The movement that standing up costs."""
    if g.skills[slot] & JUMP_UP:
        return 0
    return STAND_COST if g.ma(slot) > STAND_COST else g.ma(slot)


def is_foul(g: Pitch, action: i64, target: i64) -> bool:
    """[BB-18.M5] Whether Foul Appearance is rolled for this action against a target; never for fouls."""
    return target != NOBODY and action != FOUL and g.skills[target] & FOUL_APPEARANCE != 0


def is_dumper(g: Pitch, action: i64, target: i64) -> bool:
    """[BB-18.P4, BB-18.T33]"""
    if target == NOBODY or action in (FOUL, GAZE):
        return False
    return g.holder == target and g.at_work(target, DUMP_OFF) and g.traits[target] & MY_BALL == 0


def is_ready(g: Pitch, slot: i64, action: i64, target: i64) -> bool:
    """Whether a player comes to his action without any roll or reaction, as most do."""
    if g.status[slot] != STANDING or g.traits[slot] & TEMPERS:
        return False
    return not is_foul(g, action, target) and not is_dumper(g, action, target)
