# mypyc: compiled
"""Chapter 10: pushes and chains of pushes."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_CROWD, E_PUSHED, E_STOOD_FIRM
from downfield.games.blood_bowl.model.kinds import DROPPED, INTO_CROWD, LOOSE, RESERVES, ROOTED
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.model.questions import Q_GRAB, Q_PUSH, Q_SIDESTEP, Q_STAND_FIRM
from downfield.games.blood_bowl.model.skills import SIDESTEP, STAND_FIRM
from downfield.games.blood_bowl.model.tables import BIT, NEAR, direction
from downfield.games.blood_bowl.rules.ball.carrier import turn_over
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# The value of a push
UNMOVED: Final = 0
MOVED: Final = 1
CROWDED: Final = 2  # plus the slot of who went into the crowd
# What is barred to the target itself, as bits
NO_FIRM: Final = 1  # by Juggernaut on a blitz
NO_SIDESTEP: Final = 2  # by Grab, in every block
GRABBED: Final = 4  # in a block action the grabber's coach may choose the square
TAKEN: Final = 8  # times a square that counts as occupied for that [BB-15.12]


@mypyc_attr(acyclic=True, free_list_len=1)
class ChainPush(Frame):
    """[BB-10.14] A player is pushed and `side` chooses the square; a player there is pushed in turn."""

    TAG: Final = 19
    START: Final = 0
    FIRM: Final = 1
    SIDESTEPPED: Final = 2
    CHOSEN: Final = 3
    CHAINED: Final = 4
    SEIZED: Final = 5

    def __init__(
        self, slot: i64, way: i64, side: i64, bars: i64 = 0, chain: i64 = 0, to: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.way = way  # the place of the direction among the eight
        self.side = side
        self.bars = bars
        self.chain = chain  # who is already being pushed, as bits
        self.to = to

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case ChainPush.START:  # [BB-10.19]
                self.chain |= BIT[self.slot]
                if g.marks[self.slot] & ROOTED:  # [BB-18.T24] not even by a juggernaut
                    g.tell(E_STOOD_FIRM, self.slot)
                    return g.done(UNMOVED)
                if stands_firm(g, self.slot, self.bars):
                    self.arm = ChainPush.FIRM
                    g.offer_upto(2)
                    return g.ask(g.side_of(self.slot), Q_STAND_FIRM)
                return self.grab(g)
            case ChainPush.FIRM:
                if got:
                    g.tell(E_STOOD_FIRM, self.slot)
                    return g.done(UNMOVED)
                return self.grab(g)
            case ChainPush.SEIZED:
                if got:
                    return self.move(g, got, MOVED)
                return self.choose(g)
            case ChainPush.SIDESTEPPED:
                if got:
                    return self.move(g, got, MOVED)
                return self.choose(g)
            case ChainPush.CHOSEN:
                return self.go(g, got)
            case ChainPush.CHAINED:
                if got == UNMOVED:  # [BB-10.19] nobody in the chain moves
                    return g.done(UNMOVED)
                return self.move(g, self.to, got)
        return g.done(UNMOVED)

    def grab(self, g: Pitch) -> i64:
        """[BB-10.18, BB-18.S4] In a block action the grabber's coach may choose any free square around the target."""
        if self.bars & GRABBED and self.list_around(g, self.bars // TAKEN):
            self.arm = ChainPush.SEIZED
            return g.ask(self.side, Q_GRAB)
        return self.sidestep(g)

    def sidestep(self, g: Pitch) -> i64:
        """[BB-10.18, BB-18.A9] His coach may choose any free square next to it, unless a grabber pushes."""
        if sidesteps(g, self.slot, self.bars) and self.list_around(g, 0):
            self.arm = ChainPush.SIDESTEPPED
            return g.ask(g.side_of(self.slot), Q_SIDESTEP)
        return self.choose(g)

    def list_around(self, g: Pitch, taken: i64) -> bool:
        """List `no` and every free square next to the player; whether there is any."""
        here: i64 = g.at[self.slot]
        g.offer(0)
        for i in range(8):
            if g.board[here + NEAR[i]] == 0 and here + NEAR[i] != taken:
                g.offer(here + NEAR[i])
        if g.n > 1:
            return True
        g.n = 0
        return False

    def choose(self, g: Pitch) -> i64:
        """[BB-10.15] A free square first, then the crowd, then an occupied square."""
        self.list_squares(g)
        if g.n > 0:
            self.arm = ChainPush.CHOSEN
            return g.choose(self.side, Q_PUSH)
        if self.is_at_edge(g):
            return self.into_crowd(g)
        return g.done(UNMOVED)  # a chain that has come round to itself moves nobody

    def list_squares(self, g: Pitch) -> None:
        here: i64 = g.at[self.slot]
        for k in range(3):
            to = here + g.tables.pushed[3 * self.way + k]
            if g.board[to] == 0:
                g.offer(to)
        if g.n > 0 or self.is_at_edge(g):
            return
        for k in range(3):
            to = here + g.tables.pushed[3 * self.way + k]
            if self.chain >> (g.board[to] - 1) & 1 == 0:
                g.offer(to)

    def is_at_edge(self, g: Pitch) -> bool:
        return is_at_edge(g, g.at[self.slot], self.way)

    def go(self, g: Pitch, to: i64) -> i64:
        """[BB-10.17] A player in the way is pushed too, standing or not."""
        self.to = to
        other = g.player_at(to)
        if other == NOBODY:
            return self.move(g, to, MOVED)
        self.arm = ChainPush.CHAINED
        return g.call(ChainPush(other, direction(to - g.at[self.slot]), self.side, 0, self.chain))

    def move(self, g: Pitch, to: i64, value: i64) -> i64:
        """[BB-10.20] A ball in the square bounces once the push is resolved."""
        if g.ball == to and g.holder == NOBODY and g.loose != INTO_CROWD:
            g.loose = LOOSE
        g.place(self.slot, to)
        g.tell(E_PUSHED, self.slot, to)
        return g.done(value)

    def into_crowd(self, g: Pitch) -> i64:
        """[BB-10.21] A ball goes with its carrier, and is thrown in from his last square."""
        slot = self.slot
        g.tell(E_CROWD, slot)
        if g.holder == slot:
            g.holder = NOBODY
            g.loose = INTO_CROWD
            if g.side_of(slot) == g.active:
                turn_over(g, DROPPED)
        g.leave(slot, RESERVES)
        return g.done(CROWDED + slot)

    def copy(self) -> Frame:
        return ChainPush(self.slot, self.way, self.side, self.bars, self.chain, self.to, self.arm)

    def ints(self) -> list[int]:
        return [ChainPush.TAG, self.arm, self.slot, self.way, self.side, self.bars, self.chain, self.to]


def stands_firm(g: Pitch, slot: i64, bars: i64) -> bool:
    """[BB-18.S10]"""
    return bars & NO_FIRM == 0 and g.at_work(slot, STAND_FIRM)


def sidesteps(g: Pitch, slot: i64, bars: i64) -> bool:
    """[BB-18.A9]"""
    return bars & NO_SIDESTEP == 0 and g.at_work(slot, SIDESTEP)


def is_at_edge(g: Pitch, square: i64, way: i64) -> bool:
    """Whether one of the three squares behind a player lies beyond the pitch."""
    for k in range(3):
        if g.board[square + g.tables.pushed[3 * way + k]] == OFF:
            return True
    return False


def is_driven_off(g: Pitch, slot: i64, way: i64, bars: i64) -> bool:
    """[BB-10.15, BB-10.18, BB-10.19] Whether a push in a direction drives a player into the crowd, like it or not."""
    if g.marks[slot] & ROOTED or stands_firm(g, slot, bars):
        return False
    here: i64 = g.at[slot]
    if not is_at_edge(g, here, way):
        return False
    for k in range(3):
        if g.board[here + g.tables.pushed[3 * way + k]] == 0:
            return False
    if not sidesteps(g, slot, bars):
        return True
    for i in range(8):
        if g.board[here + NEAR[i]] == 0:
            return False
    return True
