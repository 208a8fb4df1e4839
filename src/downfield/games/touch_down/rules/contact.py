# mypyc: compiled
"""Chapters 10 and 11: contact, and what becomes of the ball when the carrier falls."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import (
    E_BOTH_FELL,
    E_CONTACT,
    E_DOWNED,
    E_FELL,
    E_FUMBLED,
    E_RAN_OVER,
    E_ROBBED_OUT,
    E_SACK,
    E_TANGLED,
)
from downfield.games.touch_down.model.kinds import (
    AQ,
    D_CONTACT,
    D_FUMBLE,
    FOE,
    LIVE,
    R_ATTACK,
    R_BOTH,
    R_DEFENCE,
    R_OVER,
    R_TANGLED,
    STOPPED,
    TANGLED,
    TWO_POINTS,
)
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.rules.ball import kill, take_ball
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

ROBBED: Final = 4  # as a face: from the fifth on the ball changes hands [TD-11.1]
STOPS: Final = 0  # the mover has finished moving [TD-10.6]
ONE_MORE: Final = 1  # he may step one more square [TD-10.5]


@mypyc_attr(acyclic=True, free_list_len=1)
class Contact(Frame):
    """[TD-10.1] A player, perhaps the carrier [TD-10.10], has entered upon an opponent: a die, a table, a fumble."""

    TAG: Final = 30
    START: Final = 0
    ROLLED: Final = 1
    FUMBLED: Final = 2

    def __init__(self, mover: i64, other: i64, result: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.mover = mover
        self.other = other
        self.result = result

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Contact.START:
                self.arm = Contact.ROLLED
                return g.roll(D_CONTACT, 6)
            case Contact.ROLLED:
                self.result = result_of(g, self.mover, self.other, got)
                self.tell(g, got + 1)
                return self.settle(g)
            case Contact.FUMBLED:  # [TD-11.1] 5 and 6: whoever stands has the ball
                robber = self.other if self.mover == g.holder else self.mover
                if is_robbed(got):
                    rob(g, robber)
                else:
                    stop(g)
        return self.finish(g)

    def tell(self, g: Gridiron, roll: i64) -> None:
        side, number, other = g.side_of(self.mover), g.number_of(self.mover), g.number_of(self.other)
        mine: i64 = g.tables.push[g.who[self.mover]]
        theirs: i64 = g.tables.push[g.who[self.other]]
        g.emit(E_CONTACT, side, number, other, roll, mine, theirs)

    def settle(self, g: Gridiron) -> i64:
        """[TD-10.4, TD-10.5, TD-10.6] Who falls; a carrier who falls before somebody who stands may lose the ball."""
        if self.result == R_TANGLED:
            entangle(g, self.mover, self.other)
            g.emit(E_TANGLED, g.side_of(self.mover), g.number_of(self.mover), g.number_of(self.other))
            return g.done(STOPS)
        carried = g.holder == self.mover or g.holder == self.other
        if self.result == R_BOTH:
            g.emit(E_BOTH_FELL, g.side_of(self.mover), g.number_of(self.mover), g.number_of(self.other))
            g.fall(self.mover)
            g.fall(self.other)
            if carried:  # [TD-11.3]
                stop(g)
            return g.done(STOPS)
        loser = self.mover if mover_falls(self.result, is_attacking(g, self.mover)) else self.other
        g.fall(loser)
        if loser == self.mover:
            set_free(g, self.other)
        told = E_RAN_OVER if self.result == R_OVER else E_FELL
        g.emit(told, g.side_of(loser), g.number_of(loser))
        if loser != g.holder:
            return self.finish(g)
        self.count_sack(g, loser)
        if not may_be_robbed(g, loser):  # [TD-16.4]
            stop(g)
            return g.done(STOPS)
        self.arm = Contact.FUMBLED
        return g.roll(D_FUMBLE, 6)

    def count_sack(self, g: Gridiron, loser: i64) -> None:
        """[TD-19.5] A defender has entered upon the quarterback with the ball, and stands."""
        if loser == self.other and g.role_of(loser) == AQ and g.side_of(loser) == g.off:
            g.emit(E_SACK, g.side_of(self.mover), g.number_of(self.mover), g.number_of(loser))

    def finish(self, g: Gridiron) -> i64:
        """[TD-10.5] After a T the mover may step one more square, if the ball is in play [TD-11.2]."""
        return g.done(ONE_MORE if self.result == R_OVER and g.dead == LIVE else STOPS)

    def copy(self) -> Frame:
        return Contact(self.mover, self.other, self.result, self.arm)

    def ints(self) -> list[int]:
        return [Contact.TAG, self.arm, self.mover, self.other, self.result]


def is_attacking(g: Gridiron, mover: i64) -> bool:
    """[TD-5.4] Whether a player's team is the attack."""
    return g.side_of(mover) == g.off


def result_of(g: Gridiron, mover: i64, other: i64, face: i64) -> i64:
    """What becomes of a contact on this face."""
    t = g.tables
    return letter(t, t.push[g.who[mover]], t.push[g.who[other]], is_attacking(g, mover), face)


def letter(t: Tables, mine: i64, theirs: i64, attacking: bool, face: i64) -> i64:
    """[TD-10.2, TD-10.3] Look a face up in the attacker's or the defender's table, by the contact of both."""
    table: i64 = 0 if attacking else 42
    return t.contact[table + face * 7 + mine - theirs + 3]


def mover_falls(result: i64, attacking: bool) -> bool:
    """[TD-10.4] Whether the mover falls: by A one of the attack, by D one of the defence, by E both."""
    return result == R_BOTH or result == (R_ATTACK if attacking else R_DEFENCE)


def other_falls(result: i64, attacking: bool) -> bool:
    """[TD-10.4, TD-10.5] Whether the player entered upon falls; by T he always does."""
    return result in (R_BOTH, R_OVER) or result == (R_DEFENCE if attacking else R_ATTACK)


def may_be_robbed(g: Gridiron, carrier: i64) -> bool:
    """[TD-16.4] Whether a carrier who falls may lose the ball; in a try the original attack wins nothing back."""
    return g.kind != TWO_POINTS or g.side_of(carrier) == g.first


def is_robbed(face: i64) -> bool:
    """[TD-11.1] Whether the ball changes hands: on 5 and 6."""
    return face >= ROBBED


def entangle(g: Gridiron, mover: i64, other: i64) -> None:
    """[TD-10.7] Hold the mover in his team's next phase, [TD-10.7a] and by default the other in his."""
    g.status[mover] = (g.status[mover] % FOE | TANGLED) + FOE * (other + 1)
    if g.tables.both_held:
        g.status[other] |= TANGLED


def set_free(g: Gridiron, slot: i64) -> None:
    """[TD-10.7a] Let go of a player whom an opponent holds; a player who caused a contact himself stays held."""
    if g.status[slot] < FOE:
        g.status[slot] &= ~TANGLED


def rob(g: Gridiron, robber: i64) -> None:
    """The one who stands takes the ball; out of bounds it is dead all the same [TD-13.3]."""
    if g.is_chase():
        g.robbed = 1
        g.holder = robber
        g.off = g.side_of(robber)
        g.runback = 1
        g.emit(E_ROBBED_OUT, g.off, g.number_of(robber))
        return
    g.emit(E_FUMBLED, g.side_of(robber), g.number_of(robber))
    take_ball(g, robber)


def stop(g: Gridiron) -> None:
    """The ball is dead on the carrier's row; where he had left the field it was already."""
    if g.holder != NOBODY:
        g.emit(E_DOWNED, g.side_of(g.holder), g.number_of(g.holder))
    if g.is_chase():
        return
    kill(g, STOPPED)
