# mypyc: compiled
"""Chapters 5 and 17: before the match, drives, half-time, extra time, the end."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_DRAW,
    E_HALF_OVER,
    E_MATCH_OVER,
)
from downfield.games.blood_bowl.model.kinds import DRIVE, FINISHED, FOR_A_TURN, PRE_GAME
from downfield.games.blood_bowl.model.position import (
    LED,
    PRAYED,
    REROLLS,
    S_REROLLS,
    SCORE,
    TRAPS,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.model.tables import BOTH
from downfield.games.blood_bowl.rules.match.drive import Drive, EndOfDrive
from downfield.games.blood_bowl.rules.match.pregame import PreGame, SuddenDeath
from downfield.games.blood_bowl.rules.match.result import tell_points
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

EXTRA: Final = 3  # the period after both halves [BB-17.11]


@mypyc_attr(acyclic=True, free_list_len=1)
class Halves(Frame):
    """[BB-17.7] Drive after drive, until both halves are over."""

    TAG: Final = 10
    START: Final = 0
    READY: Final = 1
    DRIVEN: Final = 2
    CLEARED: Final = 3
    TOSSED: Final = 4
    DECIDED: Final = 5

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Halves.START:
                if g.phase == PRE_GAME:
                    g.settle()
                    self.arm = Halves.READY
                    return g.call(PreGame())
            case Halves.DRIVEN:
                return self.drive_over(g)
            case Halves.CLEARED:
                if self.is_half_over(g):
                    return self.half_over(g)
            case Halves.TOSSED:
                g.opener = g.kicking
            case Halves.DECIDED:
                return self.end(g, got)
        g.phase = DRIVE
        if g.opener == NOBODY:
            g.opener = g.kicking
        self.arm = Halves.DRIVEN
        return g.call(Drive())

    def is_half_over(self, g: Pitch) -> bool:
        """[BB-17.7] A new drive needs a turn of the receiving team."""
        return g.sides[TURNS + 1 - g.kicking] >= g.tables.turns

    def drive_over(self, g: Pitch) -> i64:
        """[BB-17.9] After the last drive of the match nobody recovers any more."""
        if self.is_last(g):
            return self.whistle(g)
        self.arm = Halves.CLEARED
        return g.call(EndOfDrive())

    def is_last(self, g: Pitch) -> bool:
        if not self.is_half_over(g):
            return False
        tied = g.sides[SCORE] == g.sides[SCORE + 1]
        if g.half == EXTRA:
            return True
        return g.half == 2 and not (tied and g.tables.overtime)

    def half_over(self, g: Pitch) -> i64:
        """[BB-17.8] Markers back to 0, re-rolls refilled; [BB-8.3] the other team kicks."""
        g.emit(E_HALF_OVER, g.sides[SCORE], g.sides[SCORE + 1])
        g.half += 1
        for slot in range(BOTH):
            g.marks[slot] &= ~FOR_A_TURN
        for side in range(2):
            g.sides[TURNS + side] = 0
            g.sides[TRAPS + side] = 0
            g.sides[PRAYED + side] &= ~1
            if g.half < EXTRA:  # [BB-2.15] not for extra time
                g.sides[REROLLS + side] = g.staff(S_REROLLS, side)
                g.sides[LED + side] = 0
        if g.half == EXTRA:
            self.arm = Halves.TOSSED
            return g.call(PreGame(PreGame.TOSS))
        g.kicking = 1 - g.opener
        g.phase = DRIVE
        self.arm = Halves.DRIVEN
        return g.call(Drive())

    def whistle(self, g: Pitch) -> i64:
        """[BB-17.10] More touchdowns win; [BB-17.12] after extra time somebody must."""
        if g.half == EXTRA and g.sides[SCORE] == g.sides[SCORE + 1]:
            self.arm = Halves.DECIDED
            return g.call(SuddenDeath())
        winner: i64 = NOBODY
        if g.sides[SCORE] != g.sides[SCORE + 1]:
            winner = i64(g.sides[SCORE + 1] > g.sides[SCORE])
        return self.end(g, winner)

    def end(self, g: Pitch, winner: i64) -> i64:
        g.phase = FINISHED
        if winner == NOBODY:
            g.emit(E_DRAW, g.sides[SCORE], g.sides[SCORE + 1])
        else:
            g.emit(E_MATCH_OVER, winner, g.sides[SCORE], g.sides[SCORE + 1])
        tell_points(g, winner)
        return g.finish(winner)

    def copy(self) -> Frame:
        return Halves(self.arm)

    def ints(self) -> list[int]:
        return [Halves.TAG, self.arm]
