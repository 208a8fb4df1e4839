# mypyc: compiled
"""Chapter 0: a random player."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import ABSENT, D_SIXTEEN
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

SHIRTS: Final = 16


@mypyc_attr(acyclic=True, free_list_len=1)
class RandomPlayer(Frame):
    """[BB-0.8] D16 until it shows an eligible shirt; nothing is rolled where nobody is eligible.

    `among` has a bit for each place in the team; the value is the slot, or NOBODY.
    """

    TAG: Final = 31
    START: Final = 0
    ROLLED: Final = 1

    def __init__(self, side: i64, among: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.among = among

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == RandomPlayer.ROLLED:
            place = nth_of(self.among, got) if is_crowded(g, self.side) else got
            if place >= 0 and self.among >> place & 1:
                return g.done(SLOTS * self.side + place)
        elif self.among == 0:
            return g.done(NOBODY)
        self.arm = RandomPlayer.ROLLED
        return g.roll(D_SIXTEEN, SHIRTS)

    def copy(self) -> Frame:
        return RandomPlayer(self.side, self.among, self.arm)

    def ints(self) -> list[int]:
        return [RandomPlayer.TAG, self.arm, self.side, self.among]


def is_crowded(g: Pitch, side: i64) -> bool:
    """Whether a player has joined whose number the die does not have [BB-19.5]."""
    for i in range(SHIRTS, SLOTS):
        if g.status[SLOTS * side + i] != ABSENT:
            return True
    return False


def nth_of(among: i64, n: i64) -> i64:
    """The place of the bit that has n others below it, or -1."""
    for place in range(SLOTS):
        if among >> place & 1:
            if n == 0:
                return place
            n -= 1
    return -1


def all_on_pitch(g: Pitch, side: i64) -> i64:
    """Everybody of a side on the pitch, as bits."""
    found: i64 = 0
    for i in range(g.tables.squad[side]):
        if g.is_on(SLOTS * side + i):
            found |= 1 << i
    return found
