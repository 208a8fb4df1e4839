# mypyc: compiled
"""Chapter 19: the master chef, who cooks at the start of a half."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_COOKED
from downfield.games.blood_bowl.model.kinds import D_SIX
from downfield.games.blood_bowl.model.position import CHEF, HIRED, REROLLS, TURNS, Pitch
from downfield.kernel.state import Frame, State

HALVES: Final = 2  # extra time is none


@mypyc_attr(acyclic=True, free_list_len=1)
class Chef(Frame):
    """[BB-19.7c] At the start of a half each master chef rolls his dice, home first; each good die takes a re-roll."""

    TAG: Final = 91
    START: Final = 0
    ROLLED: Final = 1

    def __init__(self, side: i64 = -1, left: i64 = 0, good: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.left = left  # dice still to be rolled
        self.good = good

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Chef.ROLLED:
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
                self.arm = Chef.ROLLED
                return g.roll(D_SIX, 6)
        return g.done(0)

    def serve(self, g: Pitch) -> None:
        """The chef's team gains its re-rolls even where the opponents have none left to lose."""
        other = REROLLS + 1 - self.side
        taken = self.good if self.good < g.sides[other] else g.sides[other]
        g.sides[other] -= taken
        g.sides[REROLLS + self.side] += self.good
        g.emit(E_COOKED, self.side, self.good, taken)

    def copy(self) -> Frame:
        return Chef(self.side, self.left, self.good, self.arm)

    def ints(self) -> list[int]:
        return [Chef.TAG, self.arm, self.side, self.left, self.good]


def is_cooked(g: Pitch) -> bool:
    """Whether a half begins and anybody has hired a master chef."""
    if (g.sides[HIRED] | g.sides[HIRED + 1]) & CHEF == 0:
        return False
    return g.half <= HALVES and g.sides[TURNS] == 0 and g.sides[TURNS + 1] == 0
