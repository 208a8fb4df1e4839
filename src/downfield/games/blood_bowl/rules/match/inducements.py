# mypyc: compiled
"""Chapter 5: inducements that are bought before the match, where a league is played."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_BOUGHT
from downfield.games.blood_bowl.model.position import (
    BOUGHT,
    BRIBES,
    DOCTORS,
    HIRED,
    REROLLS,
    WANDERERS,
    Pitch,
)
from downfield.games.blood_bowl.model.questions import Q_HIRE
from downfield.kernel.state import Frame, State

# What is sold, in the order of the draft
TRAINING: Final = 3
BRIBE: Final = 4
WANDERER: Final = 5
HAND: Final = 6  # the first of those whose bits are kept [BB-19.7]
GOODS: Final = 14
ENOUGH: Final = 0  # the answer; otherwise one more than the place of what is bought


@mypyc_attr(acyclic=True, free_list_len=1)
class Inducements(Frame):
    """[BB-5.5] The richer team may spend its treasury; the other gets the difference and what was spent."""

    TAG: Final = 94
    START: Final = 0
    CHOSEN: Final = 1

    def __init__(self, side: i64 = 0, gold: i64 = 0, first: i64 = 1, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.gold = gold
        self.first = first  # the richer team is buying

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Inducements.START:
            if is_even(g):
                return g.done(0)
            self.side = richer(g)
            self.gold = g.tables.treasury[self.side]
        elif got == ENOUGH:
            return self.next_team(g)
        else:
            self.buy(g, got - 1)
        return self.ask(g)

    def ask(self, g: Pitch) -> i64:
        """[BB-0.9] Ask for one purchase at a time, while anything can still be afforded."""
        g.offer(ENOUGH)
        for good in range(GOODS):
            price = g.tables.price[GOODS * self.side + good]
            if (
                0 < price <= self.gold
                and bought(g, self.side, good) < g.tables.stock[GOODS * self.side + good]
            ):
                g.offer(good + 1)
        self.arm = Inducements.CHOSEN
        return g.choose(self.side, Q_HIRE)

    def buy(self, g: Pitch, good: i64) -> None:
        """Staff with an effect of its own is ready at once; the rest is counted where it matters."""
        side = self.side
        self.gold -= g.tables.price[GOODS * side + good]
        one: i64 = 1
        g.sides[BOUGHT + side] += one << 4 * good
        g.emit(E_BOUGHT, side, good, self.gold)
        if good == TRAINING:
            g.sides[REROLLS + side] += 1
        elif good == BRIBE:
            g.sides[BRIBES + side] += 1
        elif good == WANDERER:
            g.sides[DOCTORS + side] += 1
            g.sides[WANDERERS + side] += 1
        elif good >= HAND:
            g.sides[HIRED + side] |= one << good - HAND

    def next_team(self, g: Pitch) -> i64:
        """The team that is worth less has no treasury of its own to spend."""
        if self.first == 0:
            return g.done(0)
        rich = self.side
        self.first = 0
        self.side = 1 - rich
        self.gold = g.tables.worth[rich] - g.tables.worth[1 - rich] + spent(g, rich)
        return self.ask(g)

    def copy(self) -> Frame:
        return Inducements(self.side, self.gold, self.first, self.arm)

    def ints(self) -> list[int]:
        return [Inducements.TAG, self.arm, self.side, self.gold, self.first]


def is_even(g: Pitch) -> bool:
    """[BB-22.5] Whether nobody buys: two teams of a league are worth the same."""
    t = g.tables
    return t.carried[0] != 0 and t.carried[1] != 0 and t.worth[0] == t.worth[1]


def richer(g: Pitch) -> i64:
    """[BB-5.5] The side whose team is worth more; home where both are worth the same."""
    return 0 if g.tables.worth[0] >= g.tables.worth[1] else 1


def bought(g: Pitch, side: i64, good: i64) -> i64:
    """How many of something a side has bought before the match."""
    return g.sides[BOUGHT + side] >> 4 * good & 15


def spent(g: Pitch, side: i64) -> i64:
    """The gold for which a side has bought."""
    found: i64 = 0
    if g.sides[BOUGHT + side] == 0:
        return found
    for good in range(GOODS):
        found += bought(g, side, good) * g.tables.price[GOODS * side + good]
    return found


def lead(g: Pitch) -> i64:
    """[BB-4.8] By how much home is worth more than away, purchases included."""
    home = g.tables.worth[0] + spent(g, 0)
    return home - g.tables.worth[1] - spent(g, 1)
