# mypyc: compiled
"""Chapter 19: what is cooked at the start of a half, and who comes along before the match."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_COOKED, E_ROOKIES
from downfield.games.blood_bowl.model.kinds import ABSENT, D_SIX, D_THREE, RESERVES
from downfield.games.blood_bowl.model.position import CHEF, HIRED, RECRUITS, REROLLS, ROOKIES, TURNS, Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.state import Frame, State

HALVES: Final = 2  # extra time is none


@mypyc_attr(acyclic=True, free_list_len=1)
class Kitchen(Frame):
    """[BB-19.7c] At the start of a half each master chef rolls his dice, home first: each good one takes a re-roll."""

    TAG: Final = 91
    START: Final = 0
    ROLLED: Final = 1

    def __init__(self, side: i64 = -1, left: i64 = 0, good: i64 = 0, at: i64 = 0) -> None:
        self.at = at
        self.side = side
        self.left = left  # dice still to be rolled
        self.good = good

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.at == Kitchen.ROLLED:
            self.good += 1 if got + 1 >= g.tables.tasty else 0
            self.left -= 1
            if self.left > 0:
                return g.roll(D_SIX, 6)
            self.serve(g)
        while self.side < 1:
            self.side += 1
            if g.sides[HIRED + self.side] & CHEF:
                self.left = g.tables.courses
                self.good = 0
                self.at = Kitchen.ROLLED
                return g.roll(D_SIX, 6)
        return g.done(0)

    def serve(self, g: Pitch) -> None:
        """What is won is won, also where the opponents have nothing left to lose."""
        other = REROLLS + 1 - self.side
        taken = self.good if self.good < g.sides[other] else g.sides[other]
        g.sides[other] -= taken
        g.sides[REROLLS + self.side] += self.good
        g.emit(E_COOKED, self.side, self.good, taken)

    def copy(self) -> Frame:
        return Kitchen(self.side, self.left, self.good, self.at)

    def ints(self) -> list[int]:
        return [Kitchen.TAG, self.at, self.side, self.left, self.good]


def is_cooked(g: Pitch) -> bool:
    """Whether anybody has hired a master chef, and a half begins."""
    if (g.sides[HIRED] | g.sides[HIRED + 1]) & CHEF == 0:
        return False
    return g.half <= HALVES and g.sides[TURNS] == 0 and g.sides[TURNS + 1] == 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Rookies(Frame):
    """[BB-19.7g] Two D3 and one more: so many linemen join before the match, home first, as far as there are shirts."""

    TAG: Final = 92
    START: Final = 0
    FIRST_DIE: Final = 1
    SECOND_DIE: Final = 2

    def __init__(self, side: i64 = -1, die: i64 = 0, at: i64 = 0) -> None:
        self.at = at
        self.side = side
        self.die = die

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.at == Rookies.FIRST_DIE:
            self.die = got + 1
            self.at = Rookies.SECOND_DIE
            return g.roll(D_THREE, 3)
        if self.at == Rookies.SECOND_DIE:
            come = bring_rookies(g, self.side, self.die + got + 2)
            g.emit(E_ROOKIES, self.side, come)
        while self.side < 1:
            self.side += 1
            if g.sides[HIRED + self.side] & RECRUITS:
                g.sides[HIRED + self.side] &= ~RECRUITS
                self.at = Rookies.FIRST_DIE
                return g.roll(D_THREE, 3)
        return g.done(0)

    def copy(self) -> Frame:
        return Rookies(self.side, self.die, self.at)

    def ints(self) -> list[int]:
        return [Rookies.TAG, self.at, self.side, self.die]


def bring_rookies(g: Pitch, side: i64, count: i64) -> i64:
    """So many rookies go to Reserves; how many had a shirt."""
    first = g.tables.rookies[side]
    come: i64 = 0
    for i in range(first, g.tables.squad[side]):
        if come < count and g.status[SLOTS * side + i] == ABSENT:
            g.status[SLOTS * side + i] = RESERVES
            come += 1
    g.sides[ROOKIES + side] = come
    return come
