# mypyc: compiled
"""Chapter 14: fouls, arguments and bribes."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_ARGUED, E_BRIBED, E_FOULED, E_SENT_OFF, E_WATCHED
from downfield.games.blood_bowl.model.kinds import (
    ARMOUR_DOUBLE,
    D_SIX,
    DISMISSED,
    INJURY_DOUBLE,
    KICK_BACK,
    SENT_OFF,
    T_SAW,
)
from downfield.games.blood_bowl.model.position import (
    BRIBERY,
    BRIBES,
    CORRUPTED,
    EJECTED,
    FRIENDS,
    HIRED,
    REFEREE,
    Pitch,
)
from downfield.games.blood_bowl.model.questions import Q_ARGUE, Q_SAW
from downfield.games.blood_bowl.model.skills import CHAINSAW, SNEAKY_GIT
from downfield.games.blood_bowl.rules.ball.carrier import drop, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.block.assists import assists
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.armour import SAW, added
from downfield.games.blood_bowl.rules.harm.injury import BY_FOUL, Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# Answers before a sending-off
ACCEPT: Final = 0
ARGUE: Final = 1
BRIBE: Final = 2
BRIBED_AT: Final = 2  # what must be rolled for a bribe [BB-14.9]
LET_OFF: Final = 6  # the argument succeeds
LET_OFF_FRIEND: Final = 5  # [BB-7.7]


@mypyc_attr(acyclic=True, free_list_len=1)
class Foul(Frame):
    """[BB-14.1] An armour roll against a player on the ground; a natural double sends the fouler off [BB-14.5]."""

    TAG: Final = 25
    START: Final = 0
    CHOSEN: Final = 1
    SAWED: Final = 2
    HURT: Final = 3
    KICKED_BACK: Final = 4
    ENDED: Final = 5
    WATCHED: Final = 6

    def __init__(self, slot: i64, target: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.target = target

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Foul.START:
                g.tell_both(E_FOULED, self.slot, self.target)
                if g.traits[self.slot] & CHAINSAW:
                    self.arm = Foul.CHOSEN
                    g.offer_upto(2)
                    return g.ask(g.side_of(self.slot), Q_SAW)
                return self.kick(g, 0)
            case Foul.CHOSEN:  # [BB-14.3] with the chainsaw, if he likes
                if got == 0:
                    return self.kick(g, 0)
                self.arm = Foul.SAWED
                return g.call(Test(T_SAW, self.slot, 2, 0))
            case Foul.SAWED:
                if got > 0:
                    return self.kick(g, SAW)
                turn_over(g, KICK_BACK)
                self.arm = Foul.KICKED_BACK
                return g.call(Injury(self.slot, NOBODY, SAW))
            case Foul.KICKED_BACK:
                return end_with_ball(g, self, Foul.ENDED)
            case Foul.HURT:  # [BB-14.6]
                seen = got & INJURY_DOUBLE or (got & ARMOUR_DOUBLE and g.skills[self.slot] & SNEAKY_GIT == 0)
                if seen:
                    return self.send_off(g)
                if g.sides[HIRED + 1 - g.side_of(self.slot)] & REFEREE:  # [BB-19.7e]
                    self.arm = Foul.WATCHED
                    return g.roll(D_SIX, 6)
            case Foul.WATCHED:
                spotted = got + 1 >= g.tables.spotted
                g.tell(E_WATCHED, self.slot, got + 1, i64(spotted))
                if spotted:
                    return self.send_off(g)
        return g.done(0)

    def send_off(self, g: Pitch) -> i64:
        self.arm = Foul.ENDED
        return g.call(SendOff(self.slot))

    def kick(self, g: Pitch, saw: i64) -> i64:
        self.arm = Foul.HURT
        return g.call(Injury(self.target, self.slot, foul_plus(g, self.slot, self.target, saw), BY_FOUL))

    def copy(self) -> Frame:
        return Foul(self.slot, self.target, self.arm)

    def ints(self) -> list[int]:
        return [Foul.TAG, self.arm, self.slot, self.target]


@mypyc_attr(acyclic=True, free_list_len=1)
class SendOff(Frame):
    """[BB-14.7] The coach argues first, then bribes; once he has bribed he cannot argue any more."""

    TAG: Final = 26
    START: Final = 0
    CHOSEN: Final = 1
    ARGUED: Final = 2
    BRIBED: Final = 3
    BOUNCED: Final = 4

    def __init__(self, slot: i64, silent: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.silent = silent  # 1 no more arguing over this one, 2 no bribe either

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        side = g.side_of(self.slot)
        match self.arm:
            case SendOff.START:
                return self.ask(g, side)
            case SendOff.CHOSEN:
                if got == ACCEPT:
                    return self.send_off(g)
                self.silent = 1
                if got == BRIBE:
                    g.sides[BRIBES + side] -= 1
                self.arm = SendOff.ARGUED if got == ARGUE else SendOff.BRIBED
                return g.roll(D_SIX, 6)
            case SendOff.ARGUED:
                return self.argued(g, side, got + 1)
            case SendOff.BRIBED:  # [BB-14.9]
                g.emit(E_BRIBED, side, got + 1)
                if got + 1 >= BRIBED_AT:
                    return g.done(0)
                return self.ask(g, side)
        return g.done(0)

    def ask(self, g: Pitch, side: i64) -> i64:
        g.offer(ACCEPT)
        if self.silent == 0 and g.sides[EJECTED + side] == 0:
            g.offer(ARGUE)
        if self.silent < 2 and g.sides[BRIBES + side] > 0:
            g.offer(BRIBE)
        self.arm = SendOff.CHOSEN
        return g.choose(side, Q_ARGUE)

    def argued(self, g: Pitch, side: i64, die: i64) -> i64:
        """[BB-14.8] A 1 ejects the coach too; a 6 keeps the player on, but the turn is still lost."""
        if die == 1 and g.tables.rules[side] & BRIBERY and g.sides[CORRUPTED + side] == 0:
            g.sides[CORRUPTED + side] = 1
            return g.roll(D_SIX, 6)
        heard = die > 1 and die >= needed_to_be_heard(g, side)
        g.emit(E_ARGUED, side, die, i64(heard))
        if heard:
            turn_over(g, DISMISSED)
            return g.done(0)
        if die == 1:
            g.sides[EJECTED + side] = 1
            self.silent = 2
        return self.ask(g, side)

    def send_off(self, g: Pitch) -> i64:
        """[BB-3.12, BB-14.10]"""
        slot = self.slot
        g.tell(E_SENT_OFF, slot)
        drop(g, slot)
        g.leave(slot, SENT_OFF)
        if g.side_of(slot) == g.active:
            turn_over(g, DISMISSED)
        return end_with_ball(g, self, SendOff.BOUNCED)

    def copy(self) -> Frame:
        return SendOff(self.slot, self.silent, self.arm)

    def ints(self) -> list[int]:
        return [SendOff.TAG, self.arm, self.slot, self.silent]


def foul_plus(g: Pitch, slot: i64, target: i64, saw: i64) -> i64:
    """[BB-14.2, BB-14.3] Assists and the chainsaw; Iron Hard Skin cancels those of the fouler's side [BB-18.M7]."""
    helped = assists(g, slot, target, False) + saw
    return added(g, target, g.side_of(slot), helped) - assists(g, target, slot, False)


def needed_to_be_heard(g: Pitch, side: i64) -> i64:
    """[BB-14.8, BB-7.7, BB-19.7e] The lowest roll that wins an argument; a biased referee of one's own lowers it."""
    needed: i64 = LET_OFF_FRIEND if g.sides[FRIENDS + side] else LET_OFF
    return needed - g.tables.heard if g.sides[HIRED + side] & REFEREE else needed
