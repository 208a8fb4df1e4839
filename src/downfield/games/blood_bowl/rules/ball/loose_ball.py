# mypyc: compiled
"""Chapter 12: a ball comes down, is caught, bounces, and is thrown in until it rests or somebody holds it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_BOUNCED, E_CAUGHT, E_DROPPED, E_SET_DOWN, E_THROWN_IN
from downfield.games.blood_bowl.model.kinds import (
    AT,
    AT_REST,
    BOUNCED,
    D_EIGHT,
    D_SIX,
    D_THREE,
    INTO_CROWD,
    KICKED,
    LAID_DOWN,
    SCATTERED,
    T_CATCH,
    THROWN_IN,
)
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.model.questions import Q_DIVING_CATCH, Q_SET_DOWN
from downfield.games.blood_bowl.model.skills import DIVING_CATCH, NO_HANDS
from downfield.games.blood_bowl.model.tables import LENGTH, NEAR, SLOTS, WIDTH, distance
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown
from downfield.games.blood_bowl.rules.dice.modifiers import catch_plus
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

TOUCHBACK: Final = 1  # the value of a kick that came down or bounced outside the receiving half [BB-6.15]
NEITHER: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class LooseBall(Frame):
    """[BB-12.19] The ball comes down in its square or bounces from there; `how` says what it did last.

    `half` is one more than the side in whose half a kick-off must stay, or 0.
    """

    TAG: Final = 13
    START: Final = 0
    CAUGHT: Final = 1
    BOUNCED: Final = 2
    POINTED: Final = 3
    PACED: Final = 4
    THROWN: Final = 5
    DIVED: Final = 6
    LAID: Final = 7

    def __init__(
        self, how: i64, half: i64 = 0, who: i64 = 0, way: i64 = 0, far: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.how = how
        self.half = half
        self.who = who  # the catcher; of a question, the side that is asked
        self.way = way  # of a throw-in
        self.far = far

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case LooseBall.START:
                if g.loose == INTO_CROWD:
                    return self.throw_in(g)
                if g.loose >= LAID_DOWN:
                    return self.lay_down(g, g.loose - LAID_DOWN)
                return self.bounce(g) if self.how == BOUNCED else self.come_down(g)
            case LooseBall.CAUGHT:
                if got > 0:
                    return self.hold(g)
                g.tell(E_DROPPED, self.who)  # [BB-12.23]
                return self.bounce(g)
            case LooseBall.LAID:
                return self.set_down(g, got)
            case LooseBall.BOUNCED:
                return self.land_bounce(g, g.ball + NEAR[got])
            case LooseBall.POINTED:  # [BB-1.11] then the distance of two dice
                self.way = self.pointed(g, got)
                self.arm = LooseBall.PACED
                return g.roll(D_SIX, 6)
            case LooseBall.PACED:
                self.far = got + 1
                self.arm = LooseBall.THROWN
                return g.roll(D_SIX, 6)
            case LooseBall.THROWN:
                self.far += got + 1
                return self.fly_in(g)
            case LooseBall.DIVED:
                if got > 0:
                    return self.try_catch(g, got - AT)
                return self.ask_diver(g, self.who + 1)
        return g.done(0)

    def lay_down(self, g: Pitch, slot: i64) -> i64:
        """[BB-18.A8] The fallen carrier's coach puts it in a free square next to him; without one it bounces."""
        self.who = slot
        for i in range(8):
            if g.board[g.ball + NEAR[i]] == 0:
                g.offer(g.ball + NEAR[i])
        if g.n == 0:
            return self.bounce(g)
        self.arm = LooseBall.LAID
        return g.choose(g.side_of(slot), Q_SET_DOWN)

    def set_down(self, g: Pitch, to: i64) -> i64:
        g.ball = to
        g.loose = AT_REST
        g.tell(E_SET_DOWN, self.who, to)
        return g.done(0)

    def come_down(self, g: Pitch) -> i64:
        """[BB-12.19] A player in the square must try to catch it."""
        slot = g.player_at(g.ball)
        if slot == NOBODY:
            return self.ask_diver(g, 0)
        if can_catch(g, slot):
            return self.try_catch(g, slot)
        return self.bounce(g)

    def ask_diver(self, g: Pitch, turn: i64) -> i64:
        """[BB-18.A2] For an empty square a player may dive; the active or receiving coach is asked first."""
        if self.how == SCATTERED or self.how == THROWN_IN or self.how == KICKED:
            first = self.half - 1 if self.half else g.active
            if first == NOBODY:  # before the first turn of a drive
                first = 1 - g.kicking
            if turn < NEITHER:
                side = first if turn == 0 else 1 - first
                g.offer(0)
                offer_catchers(g, side)
                self.who = turn
                self.arm = LooseBall.DIVED
                return g.choose(side, Q_DIVING_CATCH)
        return self.bounce(g)

    def try_catch(self, g: Pitch, slot: i64) -> i64:
        """[BB-12.21]"""
        self.who = slot
        self.arm = LooseBall.CAUGHT
        return g.call(Test(T_CATCH, slot, g.ag(slot), catch_plus(g, slot, self.how)))

    def hold(self, g: Pitch) -> i64:
        g.holder = self.who
        g.ball = g.at[self.who]
        g.loose = AT_REST
        g.tell(E_CAUGHT, self.who)
        check_touchdown(g, self.who)
        return g.done(0)

    def bounce(self, g: Pitch) -> i64:
        """[BB-1.10]"""
        self.how = BOUNCED
        self.arm = LooseBall.BOUNCED
        g.emit(E_BOUNCED, g.ball)
        return g.roll(D_EIGHT, 8)

    def land_bounce(self, g: Pitch, to: i64) -> i64:
        """[BB-12.24] It comes to rest in an empty square; [BB-6.15] a kick-off must stay in the receiving half."""
        if self.half and not g.in_half(to, self.half - 1):
            return g.done(TOUCHBACK)
        if g.board[to] == OFF:
            return self.throw_in(g)
        g.ball = to
        slot = g.player_at(to)
        if slot == NOBODY:
            g.loose = AT_REST
            return g.done(0)
        return self.try_catch(g, slot) if can_catch(g, slot) else self.bounce(g)

    def throw_in(self, g: Pitch) -> i64:
        """[BB-12.27] The crowd throws it in from its last square; at a corner a D3 gives the direction [BB-1.12]."""
        g.loose = 0
        g.emit(E_THROWN_IN, g.ball)
        self.arm = LooseBall.POINTED
        return g.roll(D_THREE, 3) if corner_of(g, g.ball) >= 0 else g.roll(D_SIX, 6)

    def pointed(self, g: Pitch, got: i64) -> i64:
        """[BB-2.7] The offset of the direction, by half a D6; at a corner by a D3."""
        corner = corner_of(g, g.ball)
        if corner >= 0:
            return g.tables.corner[3 * corner + got]
        return g.tables.thrown_in[3 * edge_of(g, g.ball) + got // 2]

    def fly_in(self, g: Pitch) -> i64:
        for _ in range(self.far):
            if g.board[g.ball + self.way] == OFF:  # out again
                return self.throw_in(g)
            g.ball += self.way
        self.how = THROWN_IN
        return self.come_down(g)

    def copy(self) -> Frame:
        return LooseBall(self.how, self.half, self.who, self.way, self.far, self.arm)

    def ints(self) -> list[int]:
        return [LooseBall.TAG, self.arm, self.how, self.half, self.who, self.way, self.far]


def end_with_ball(g: Pitch, frame: Frame, ended: i64) -> i64:
    """[BB-3.10] The ball comes to rest last; then a procedure is over."""
    if g.loose == AT_REST:
        return g.done(0)
    frame.arm = ended
    return g.call(LooseBall(BOUNCED))


def can_catch(g: Pitch, slot: i64) -> bool:
    """[BB-3.4, BB-12.22]"""
    return g.has_zone(slot) and g.traits[slot] & NO_HANDS == 0


def offer_catchers(g: Pitch, side: i64) -> None:
    """List the players who may dive for the ball."""
    if g.tables.any_skill[side] & DIVING_CATCH == 0:
        return
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.is_on(slot) and g.at_work(slot, DIVING_CATCH) and distance(g.at[slot], g.ball) == 1:
            if can_catch(g, slot):
                g.offer(AT + slot)


def corner_of(g: Pitch, square: i64) -> i64:
    """Which corner a square is, clockwise from the top left; -1 for none."""
    x: i64 = g.tables.column[square]
    y: i64 = g.tables.row[square]
    if y == 0:
        return 0 if x == 0 else 1 if x == LENGTH - 1 else -1
    if y == WIDTH - 1:
        return 3 if x == 0 else 2 if x == LENGTH - 1 else -1
    return -1


def edge_of(g: Pitch, square: i64) -> i64:
    """Which edge a square lies on: top, bottom, left, right."""
    if g.tables.row[square] == 0:
        return 0
    if g.tables.row[square] == WIDTH - 1:
        return 1
    return 2 if g.tables.column[square] == 0 else 3
