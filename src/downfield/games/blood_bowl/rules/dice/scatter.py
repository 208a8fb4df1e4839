# mypyc: compiled
"""Chapter 1: deviate and scatter, of a ball or of a player.

The value is the square where it comes down; plus OUT it is the last square on the pitch, and what flew has left it.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_STRAYED
from downfield.games.blood_bowl.model.kinds import AT_REST, D_EIGHT, D_SIX, INTO_CROWD
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.model.questions import Q_HALVE
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.kernel.state import Frame, State

OUT: Final = 512


def fly(g: Pitch, square: i64, way: i64, far: i64) -> i64:
    """The square so many squares away in a straight line, or where the pitch ends."""
    for _ in range(far):
        if g.board[square + way] == OFF:
            return square + OUT
        square += way
    return square


def tell_strayed(g: Pitch, landing: i64) -> None:
    """A fact for the log: where a ball has strayed to, unless off the pitch."""
    if landing < OUT:
        g.emit(E_STRAYED, landing)


def bring_down(g: Pitch, landing: i64) -> None:
    """[BB-12.12] Where a ball comes down; off the pitch it will be thrown in from its last square."""
    g.ball = landing % OUT
    g.loose = INTO_CROWD if landing >= OUT else AT_REST


@mypyc_attr(acyclic=True, free_list_len=1)
class Deviate(Frame):
    """[BB-1.8] D8 for the direction, D6 for the distance; a kicker may halve it [BB-6.10]."""

    TAG: Final = 23
    START: Final = 0
    POINTED: Final = 1
    PACED: Final = 2
    HALVED: Final = 3

    def __init__(self, square: i64, halver: i64 = 0, way: i64 = 0, far: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.square = square
        self.halver = halver  # one more than the side that may halve it, or 0
        self.way = way
        self.far = far

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Deviate.START:
                self.arm = Deviate.POINTED
                return g.roll(D_EIGHT, 8)
            case Deviate.POINTED:  # [BB-1.7]
                self.way = NEAR[got]
                self.arm = Deviate.PACED
                return g.roll(D_SIX, 6)
            case Deviate.PACED:
                self.far = got + 1
                if self.halver:
                    self.arm = Deviate.HALVED
                    g.offer_upto(2)
                    return g.ask(self.halver - 1, Q_HALVE)
            case Deviate.HALVED:
                if got:
                    self.far = self.far // 2
        return g.done(fly(g, self.square, self.way, self.far))

    def copy(self) -> Frame:
        return Deviate(self.square, self.halver, self.way, self.far, self.arm)

    def ints(self) -> list[int]:
        return [Deviate.TAG, self.arm, self.square, self.halver, self.way, self.far]


@mypyc_attr(acyclic=True, free_list_len=1)
class Scatter(Frame):
    """[BB-1.9] Three times one square, or as often as told; it stops where it leaves the pitch."""

    TAG: Final = 24
    START: Final = 0
    ROLLED: Final = 1

    def __init__(self, square: i64, left: i64 = 3, arm: i64 = 0) -> None:
        self.arm = arm
        self.square = square
        self.left = left

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Scatter.ROLLED:
            self.square = fly(g, self.square, NEAR[got], 1)
            self.left -= 1
            if self.left == 0 or self.square >= OUT:
                return g.done(self.square)
        self.arm = Scatter.ROLLED
        return g.roll(D_EIGHT, 8)

    def copy(self) -> Frame:
        return Scatter(self.square, self.left, self.arm)

    def ints(self) -> list[int]:
        return [Scatter.TAG, self.arm, self.square, self.left]
