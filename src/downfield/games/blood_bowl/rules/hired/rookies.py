# mypyc: compiled
"""Chapter 19: riotous rookies, who come along before the match."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_ROOKIES
from downfield.games.blood_bowl.model.kinds import ABSENT, D_THREE, RESERVES
from downfield.games.blood_bowl.model.position import HIRED, RECRUITS, ROOKIES, Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Rookies(Frame):
    """[BB-19.7g] Two D3 plus one linemen join before the match, home first, as far as there is room."""

    TAG: Final = 92
    START: Final = 0
    FIRST_DIE: Final = 1
    SECOND_DIE: Final = 2

    def __init__(self, side: i64 = -1, die: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.die = die

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Rookies.FIRST_DIE:
            self.die = got + 1
            self.arm = Rookies.SECOND_DIE
            return g.roll(D_THREE, 3)
        if self.arm == Rookies.SECOND_DIE:
            come = bring_rookies(g, self.side, self.die + got + 2)
            g.emit(E_ROOKIES, self.side, come)
        while self.side < 1:
            self.side += 1
            if g.sides[HIRED + self.side] & RECRUITS:
                g.sides[HIRED + self.side] &= ~RECRUITS
                self.arm = Rookies.FIRST_DIE
                return g.roll(D_THREE, 3)
        return g.done(0)

    def copy(self) -> Frame:
        return Rookies(self.side, self.die, self.arm)

    def ints(self) -> list[int]:
        return [Rookies.TAG, self.arm, self.side, self.die]


def bring_rookies(g: Pitch, side: i64, count: i64) -> i64:
    """Put so many rookies in Reserves; the number for whom there was room."""
    first = g.tables.rookies[side]
    come: i64 = 0
    for i in range(first, g.tables.squad[side]):
        if come < count and g.status[SLOTS * side + i] == ABSENT:
            g.status[SLOTS * side + i] = RESERVES
            come += 1
    g.sides[ROOKIES + side] = come
    return come
