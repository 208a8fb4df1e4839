# mypyc: compiled
"""Chapter 9: hand-offs and forward passes."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import (
    E_CAUGHT,
    E_COMPLETED,
    E_DEAD_BALL,
    E_HANDED,
    E_INCOMPLETE,
    E_INTERCEPTED,
    E_PASS_ROLLED,
    E_SNAPPED,
    E_SPILLED,
    E_THROWN,
    E_TOUCHDOWN_PASS,
)
from downfield.games.touch_down.model.kinds import AQ, D_PASS, HANDS, INCOMPLETE, PASSER, STOPPED, TOUCHDOWN
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.questions import Q_INTERCEPT, Q_SPILL
from downfield.games.touch_down.model.tables import LONGEST, OUTSIDE, SLOTS, Tables
from downfield.games.touch_down.rules.ball import kill, let_go, take_ball
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

PICKED: Final = 0  # I
MISSED: Final = 1  # P
CAUGHT: Final = 2  # R


@mypyc_attr(acyclic=True, free_list_len=1)
class HandOff(Frame):
    """[TD-9.7] The ball goes sideways or back, to a neighbour for certain, farther by the table; so does the snap."""

    TAG: Final = 35
    START: Final = 0
    ROLLED: Final = 1
    INTERCEPTED: Final = 2
    SPILLED: Final = 3

    def __init__(self, receiver: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.receiver = receiver

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case HandOff.START:
                told = E_SNAPPED if g.move == 1 else E_HANDED
                g.emit(told, g.off, g.number_of(g.holder), g.number_of(self.receiver))
                if is_certain(g.tables.distance(g.square[self.receiver], g.ball)):  # [TD-9.8]
                    take_ball(g, self.receiver)
                    return g.done(0)
                self.arm = HandOff.ROLLED
                return g.roll(D_PASS, 6)
            case HandOff.ROLLED:
                tell_roll(g, handing(g, self.receiver), got + 1, 0)
                result = handed(g, self.receiver, got + 1)
                if result == CAUGHT:
                    take_ball(g, self.receiver)
                    return g.done(0)
                if result == PICKED:
                    list_near(g, g.square[self.receiver], 1 - g.off)
                    self.arm = HandOff.INTERCEPTED
                    return g.choose(g.seat_of(1 - g.off), Q_INTERCEPT)
                return self.spill(g)
            case HandOff.INTERCEPTED:  # [TD-9.9]
                intercept(g, got)
            case HandOff.SPILLED:
                self.drop(g, got)
        return g.done(0)

    def spill(self, g: Gridiron) -> i64:
        """[TD-9.9] The opponents put the ball on a square next to the receiver."""
        if list_empty(g, g.square[self.receiver]) == 0:
            let_go(g, g.square[self.receiver])
            g.emit(E_DEAD_BALL, g.off)
            kill(g, STOPPED)
            return g.done(0)
        self.arm = HandOff.SPILLED
        return g.choose(g.seat_of(1 - g.off), Q_SPILL)

    def drop(self, g: Gridiron, way: i64) -> None:
        g.emit(E_SPILLED, g.off, g.number_of(self.receiver))
        let_go(g, g.square[self.receiver] + g.tables.delta[way - 1])

    def copy(self) -> Frame:
        return HandOff(self.receiver, self.arm)

    def ints(self) -> list[int]:
        return [HandOff.TAG, self.arm, self.receiver]


@mypyc_attr(acyclic=True, free_list_len=1)
class ForwardPass(Frame):
    """[TD-9.10] A passer behind the line throws to a receiver ahead of him."""

    TAG: Final = 36
    START: Final = 0
    ROLLED: Final = 1
    INTERCEPTED: Final = 2

    def __init__(self, receiver: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.receiver = receiver

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case ForwardPass.START:
                g.thrown = 1
                g.emit(E_THROWN, g.off, g.number_of(g.holder), g.number_of(self.receiver))
                if is_certain(reach(g, self.receiver)):  # [TD-9.11]
                    self.catch(g)
                    return g.done(0)
                self.arm = ForwardPass.ROLLED
                return g.roll(D_PASS, 6)
            case ForwardPass.ROLLED:
                tell_roll(g, reach(g, self.receiver), got + 1, hindered(g, self.receiver))
                result = thrown(g, self.receiver, got + 1)
                if result == CAUGHT:  # [TD-9.14]
                    self.catch(g)
                    return g.done(0)
                if result == PICKED:
                    list_near(g, g.square[self.receiver], 1 - g.off)
                    self.arm = ForwardPass.INTERCEPTED
                    return g.choose(g.seat_of(1 - g.off), Q_INTERCEPT)
                g.emit(E_INCOMPLETE, g.off, g.number_of(self.receiver))
                kill(g, INCOMPLETE)  # [TD-9.15]
            case ForwardPass.INTERCEPTED:
                intercept(g, got)
        return g.done(0)

    def catch(self, g: Gridiron) -> None:
        """[TD-9.16] The receiver has the ball, in the end zone for a touchdown; both get the yards [TD-19.3]."""
        side = g.off
        passer = g.number_of(g.holder)
        rows = (g.tables.row[g.square[self.receiver]] - g.los) * g.ahead(side)
        rows = rows if rows > 0 else 0
        g.emit(E_COMPLETED, side, passer, rows)
        g.emit(E_CAUGHT, side, g.number_of(self.receiver), rows)
        take_ball(g, self.receiver)
        if g.dead == TOUCHDOWN:  # [TD-19.4]
            g.emit(E_TOUCHDOWN_PASS, side, passer)

    def copy(self) -> Frame:
        return ForwardPass(self.receiver, self.arm)

    def ints(self) -> list[int]:
        return [ForwardPass.TAG, self.arm, self.receiver]


def handed(g: Gridiron, receiver: i64, roll: i64) -> i64:
    """[TD-9.8] What becomes of a hand-off or a snap on this roll; nothing modifies it."""
    return outcome(g.tables, handing(g, receiver), roll, count_near(g, g.square[receiver], 1 - g.off))


def thrown(g: Gridiron, receiver: i64, roll: i64) -> i64:
    """[TD-9.13] What becomes of a forward pass on this roll, which opponents beside the passer lower."""
    roll = lowered(roll, hindered(g, receiver))
    return outcome(g.tables, reach(g, receiver), roll, count_near(g, g.square[receiver], 1 - g.off))


def hindered(g: Gridiron, receiver: i64) -> i64:
    """[TD-9.13, TD-19.6] What a forward pass counts less: opponents beside the passer, against them a skill."""
    return count_near(g, g.ball, 1 - g.off) - skill_bonus(g, g.holder, receiver)


def tell_roll(g: Gridiron, squares: i64, roll: i64, less: i64) -> None:
    """A fact for the log: what the die of a pass counts, and from what it is caught."""
    if g.logging:
        g.emit(E_PASS_ROLLED, g.off, roll, less, lowered(roll, less), g.tables.least_caught[squares])


def handing(g: Gridiron, receiver: i64) -> i64:
    """How far a hand-off goes."""
    return g.tables.distance(g.square[receiver], g.ball)


def reach(g: Gridiron, slot: i64) -> i64:
    """The distance of a forward pass to a player."""
    return counted(g.tables.distance(g.square[slot], g.ball), g.role_of(g.holder))


def counted(squares: i64, role: i64) -> i64:
    """[TD-9.12] How far a forward pass counts: half, rounded up, for a quarterback."""
    return (squares + 1) // 2 if role == AQ else squares


def is_certain(squares: i64) -> bool:
    """[TD-9.8, TD-9.11] Whether a pass needs no die."""
    return squares <= 1


def is_too_far(squares: i64) -> bool:
    """[TD-9.8, TD-9.12] Whether a pass may not be made at all."""
    return squares > LONGEST


def skill_bonus(g: Gridiron, passer: i64, receiver: i64) -> i64:
    """[TD-19.6] One in a league, if the passer or the receiver has the skill; the two do not add up."""
    if g.tables.league == 0:
        return 0
    skill = g.tables.skill
    return i64(skill[g.who[passer]] & PASSER != 0 or skill[g.who[receiver]] & HANDS != 0)


def lowered(roll: i64, less: i64) -> i64:
    """[TD-9.13] What a roll counts that is lowered by so much, within the faces of the die."""
    roll -= less
    return 1 if roll < 1 else 6 if roll > 6 else roll


def outcome(t: Tables, squares: i64, roll: i64, near: i64) -> i64:
    """[TD-9.17] Read the table: I up to the printed number, R from the printed number on, P between them."""
    if roll <= t.most_picked[squares]:
        return PICKED if near else MISSED  # [TD-9.9, TD-9.14] with no opponent near the receiver it is a P
    return CAUGHT if roll >= t.least_caught[squares] else MISSED


def intercept(g: Gridiron, who: i64) -> None:
    """[TD-9.9] Give the ball to the opponent who was chosen."""
    slot = SLOTS * (1 - g.off) + who
    g.emit(E_INTERCEPTED, g.side_of(slot), g.number_of(slot))
    take_ball(g, slot)


def count_near(g: Gridiron, square: i64, side: i64) -> i64:
    """Count the standing players of a side next to a square, or in it [TD-2.9]."""
    count = i64(g.standing(square, side) != NOBODY)
    for way in range(8):
        count += i64(g.standing(square + g.tables.delta[way], side) != NOBODY)
    return count


def list_near(g: Gridiron, square: i64, side: i64) -> i64:
    """List those players by their place in the team; how many there are."""
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.is_standing(slot) and g.tables.distance(g.square[slot], square) <= 1:
            g.offer(i)
    return g.n


def list_empty(g: Gridiron, square: i64) -> i64:
    """[TD-9.9] List the ways to squares without a counter, or else to those that hold fallen players only."""
    delta = g.tables.delta
    for mask in (-1, 255):
        for way in range(8):
            near: i64 = square + delta[way]
            if g.tables.zone[near] != OUTSIDE and g.board[near] & mask == 0:
                g.offer(way + 1)
        if g.n > 0:
            break
    return g.n
