# mypyc: compiled
"""Chapters 5 and 17: before the match, drives, half-time, extra time, the end."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.drive import Drive, EndOfDrive
from downfield.games.blood_bowl.facts import (
    E_DRAW,
    E_FANS,
    E_HALF_OVER,
    E_MATCH_OVER,
    E_RECEIVES,
    E_SUDDEN_DEATH,
    E_TOSS_TIED,
    E_TOSSED,
    E_WEATHER,
)
from downfield.games.blood_bowl.kinds import D_SIX, D_THREE, DRIVE, FINISHED, FOR_A_TURN, PRE_GAME
from downfield.games.blood_bowl.points import tell_points
from downfield.games.blood_bowl.position import (
    FANS,
    LED,
    PRAYED,
    REROLLS,
    S_REROLLS,
    SCORE,
    TRAPS,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.prayers import Prayer
from downfield.games.blood_bowl.questions_of import Q_KICK_OR_RECEIVE
from downfield.games.blood_bowl.tables import BOTH
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

EXTRA: Final = 3  # the period after both halves [BB-17.11]
ROLL_OFFS: Final = 5  # of sudden death [BB-17.12]


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

    def __init__(self, at: i64 = 0) -> None:
        self.at = at

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Halves.START:
                if g.phase == PRE_GAME:
                    g.settle()
                    self.at = Halves.READY
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
        self.at = Halves.DRIVEN
        return g.call(Drive())

    def is_half_over(self, g: Pitch) -> bool:
        """[BB-17.7] A new drive needs a turn of the receiving team."""
        return g.sides[TURNS + 1 - g.kicking] >= g.tables.turns

    def drive_over(self, g: Pitch) -> i64:
        """[BB-17.9] After the last drive of the match nobody recovers any more."""
        if self.is_last(g):
            return self.whistle(g)
        self.at = Halves.CLEARED
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
                g.sides[REROLLS + side] = g.tables.staff[S_REROLLS + side]
                g.sides[LED + side] = 0
        if g.half == EXTRA:
            self.at = Halves.TOSSED
            return g.call(PreGame(PreGame.TOSS))
        g.kicking = 1 - g.opener
        g.phase = DRIVE
        self.at = Halves.DRIVEN
        return g.call(Drive())

    def whistle(self, g: Pitch) -> i64:
        """[BB-17.10] More touchdowns win; [BB-17.12] after extra time somebody must."""
        if g.half == EXTRA and g.sides[SCORE] == g.sides[SCORE + 1]:
            self.at = Halves.DECIDED
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
        return Halves(self.at)

    def ints(self) -> list[int]:
        return [Halves.TAG, self.at]


@mypyc_attr(acyclic=True, free_list_len=1)
class PreGame(Frame):
    """[BB-5.1] Fans, weather, coin toss.

    In a tournament every team has its eleven [BB-5.4], and its inducements are part of its roster [BB-5.5].
    """

    TAG: Final = 11
    START: Final = 0
    HOME_FANS: Final = 1
    AWAY_FANS: Final = 2
    WEATHER_ONE: Final = 3
    WEATHER_TWO: Final = 4
    TOSS: Final = 5
    HOME_TOSSED: Final = 6
    AWAY_TOSSED: Final = 7
    CHOSEN: Final = 8
    PRAYED: Final = 9

    def __init__(self, at: i64 = 0, die: i64 = 0, winner: i64 = 0) -> None:
        self.at = at
        self.die = die
        self.winner = winner

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case PreGame.START:  # [BB-5.2] home first
                self.at = PreGame.HOME_FANS
                return g.roll(D_THREE, 3)
            case PreGame.HOME_FANS:
                self.arrive(g, 0, got)
                self.at = PreGame.AWAY_FANS
                return g.roll(D_THREE, 3)
            case PreGame.AWAY_FANS:
                self.arrive(g, 1, got)
                self.at = PreGame.WEATHER_ONE
                return g.roll(D_SIX, 6)
            case PreGame.WEATHER_ONE:  # [BB-5.3, BB-0.6]
                self.die = got + 1
                self.at = PreGame.WEATHER_TWO
                return g.roll(D_SIX, 6)
            case PreGame.WEATHER_TWO:
                g.weather = g.tables.weather[self.die + got + 1]
                g.emit(E_WEATHER, g.weather)
                self.die = g.tables.prayers
                return self.pray(g)
            case PreGame.PRAYED:
                return self.pray(g)
            case PreGame.HOME_TOSSED:
                self.die = got
                self.at = PreGame.AWAY_TOSSED
                return g.roll(D_SIX, 6)
            case PreGame.AWAY_TOSSED:  # [BB-5.7, BB-2.8]
                if self.die != got:
                    return self.ask(g, 0 if self.die > got else 1)
                g.emit(E_TOSS_TIED)
            case PreGame.CHOSEN:
                g.kicking = self.winner if got else 1 - self.winner
                g.emit(E_RECEIVES, 1 - g.kicking)
                return g.done(0)
        self.at = PreGame.HOME_TOSSED
        return g.roll(D_SIX, 6)

    def arrive(self, g: Pitch, side: i64, got: i64) -> None:
        g.sides[FANS + side] += got + 1
        g.emit(E_FANS, side, g.sides[FANS + side])

    def pray(self, g: Pitch) -> i64:
        """[BB-5.6] Where it was agreed, the team that is worth less prays before the toss."""
        if self.die == 0:
            self.at = PreGame.HOME_TOSSED
            return g.roll(D_SIX, 6)
        self.die -= 1
        self.at = PreGame.PRAYED
        return g.call(Prayer(g.tables.poorer))

    def ask(self, g: Pitch, winner: i64) -> i64:
        g.emit(E_TOSSED, winner)
        self.winner = winner
        self.at = PreGame.CHOSEN
        g.offer_upto(2)
        return g.ask(winner, Q_KICK_OR_RECEIVE)

    def copy(self) -> Frame:
        return PreGame(self.at, self.die, self.winner)

    def ints(self) -> list[int]:
        return [PreGame.TAG, self.at, self.die, self.winner]


@mypyc_attr(acyclic=True, free_list_len=1)
class SuddenDeath(Frame):
    """[BB-17.12] Five roll-offs, ties again; its value is the winner."""

    TAG: Final = 42
    START: Final = 0
    HOME_ROLLED: Final = 1
    AWAY_ROLLED: Final = 2

    def __init__(self, home: i64 = 0, away: i64 = 0, die: i64 = 0, at: i64 = 0) -> None:
        self.at = at
        self.home = home
        self.away = away
        self.die = die

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.at == SuddenDeath.HOME_ROLLED:
            self.die = got
            self.at = SuddenDeath.AWAY_ROLLED
            return g.roll(D_SIX, 6)
        if self.at == SuddenDeath.AWAY_ROLLED:
            self.home += i64(self.die > got)
            self.away += i64(self.die < got)
            if self.home + self.away == ROLL_OFFS:
                g.emit(E_SUDDEN_DEATH, self.home, self.away)
                return g.done(0 if self.home > self.away else 1)
        self.at = SuddenDeath.HOME_ROLLED
        return g.roll(D_SIX, 6)

    def copy(self) -> Frame:
        return SuddenDeath(self.home, self.away, self.die, self.at)

    def ints(self) -> list[int]:
        return [SuddenDeath.TAG, self.at, self.home, self.away, self.die]
