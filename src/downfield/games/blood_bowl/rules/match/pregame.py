# mypyc: compiled
"""Chapters 5 and 17: before the match, and sudden death after it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_FANS,
    E_RECEIVES,
    E_SUDDEN_DEATH,
    E_TOSS_TIED,
    E_TOSSED,
    E_WEATHER,
)
from downfield.games.blood_bowl.model.kinds import D_SIX, D_THREE
from downfield.games.blood_bowl.model.position import FANS, HIRED, RECRUITS, Pitch
from downfield.games.blood_bowl.model.questions import Q_KICK_OR_RECEIVE
from downfield.games.blood_bowl.rules.hired.rookies import Rookies
from downfield.games.blood_bowl.rules.match.inducements import Inducements, lead
from downfield.games.blood_bowl.rules.match.prayers import Prayer
from downfield.kernel.state import Frame, State

ROLL_OFFS: Final = 5  # of sudden death [BB-17.12]


@mypyc_attr(acyclic=True, free_list_len=1)
class PreGame(Frame):
    """[BB-5.1] Fans, weather, inducements, prayers, coin toss.

    In a tournament every team has its eleven [BB-5.4], and its inducements are part of its roster; in a
    league they are bought here [BB-5.5].
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
    JOINED: Final = 10
    BOUGHT: Final = 11

    def __init__(self, arm: i64 = 0, die: i64 = 0, winner: i64 = 0) -> None:
        self.arm = arm
        self.die = die
        self.winner = winner  # of the toss; before it, who prays

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case PreGame.START:  # [BB-5.2] home first
                self.arm = PreGame.HOME_FANS
                return g.roll(D_THREE, 3)
            case PreGame.HOME_FANS:
                self.arrive(g, 0, got)
                self.arm = PreGame.AWAY_FANS
                return g.roll(D_THREE, 3)
            case PreGame.AWAY_FANS:
                self.arrive(g, 1, got)
                self.arm = PreGame.WEATHER_ONE
                return g.roll(D_SIX, 6)
            case PreGame.WEATHER_ONE:  # [BB-5.3, BB-0.6]
                self.die = got + 1
                self.arm = PreGame.WEATHER_TWO
                return g.roll(D_SIX, 6)
            case PreGame.WEATHER_TWO:
                g.weather = g.tables.weather[self.die + got + 1]
                g.emit(E_WEATHER, g.weather)
                if g.tables.league:
                    self.arm = PreGame.BOUGHT
                    return g.call(Inducements())
                return self.join(g)
            case PreGame.BOUGHT:
                return self.join(g)
            case PreGame.JOINED:
                return self.begin_prayers(g)
            case PreGame.PRAYED:
                return self.pray(g)
            case PreGame.HOME_TOSSED:
                self.die = got
                self.arm = PreGame.AWAY_TOSSED
                return g.roll(D_SIX, 6)
            case PreGame.AWAY_TOSSED:  # [BB-5.7, BB-2.8]
                if self.die != got:
                    return self.ask(g, 0 if self.die > got else 1)
                g.emit(E_TOSS_TIED)
            case PreGame.CHOSEN:
                g.kicking = self.winner if got else 1 - self.winner
                g.emit(E_RECEIVES, 1 - g.kicking)
                return g.done(0)
        self.arm = PreGame.HOME_TOSSED
        return g.roll(D_SIX, 6)

    def arrive(self, g: Pitch, side: i64, got: i64) -> None:
        g.sides[FANS + side] += got + 1
        g.emit(E_FANS, side, g.sides[FANS + side])

    def join(self, g: Pitch) -> i64:
        """[BB-19.7g] Riotous rookies join a team that has hired them."""
        if (g.sides[HIRED] | g.sides[HIRED + 1]) & RECRUITS:
            self.arm = PreGame.JOINED
            return g.call(Rookies())
        return self.begin_prayers(g)

    def begin_prayers(self, g: Pitch) -> i64:
        """[BB-5.6] One for every full 50,000 by which a team is worth less, each row of the table once."""
        self.die = 0
        if g.tables.gap:
            more = lead(g)
            self.winner = 1 if more > 0 else 0
            self.die = (more if more > 0 else -more) // g.tables.gap
            if self.die > len(g.tables.prayer):
                self.die = len(g.tables.prayer)
        return self.pray(g)

    def pray(self, g: Pitch) -> i64:
        """[BB-5.6] Where it was agreed, the team that is worth less prays before the toss."""
        if self.die == 0:
            self.arm = PreGame.HOME_TOSSED
            return g.roll(D_SIX, 6)
        self.die -= 1
        self.arm = PreGame.PRAYED
        return g.call(Prayer(self.winner))

    def ask(self, g: Pitch, winner: i64) -> i64:
        g.emit(E_TOSSED, winner)
        self.winner = winner
        self.arm = PreGame.CHOSEN
        g.offer_upto(2)
        return g.ask(winner, Q_KICK_OR_RECEIVE)

    def copy(self) -> Frame:
        return PreGame(self.arm, self.die, self.winner)

    def ints(self) -> list[int]:
        return [PreGame.TAG, self.arm, self.die, self.winner]


@mypyc_attr(acyclic=True, free_list_len=1)
class SuddenDeath(Frame):
    """[BB-17.12] Five roll-offs, ties rolled again; its value is the winner."""

    TAG: Final = 42
    START: Final = 0
    HOME_ROLLED: Final = 1
    AWAY_ROLLED: Final = 2

    def __init__(self, home: i64 = 0, away: i64 = 0, die: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.home = home
        self.away = away
        self.die = die

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == SuddenDeath.HOME_ROLLED:
            self.die = got
            self.arm = SuddenDeath.AWAY_ROLLED
            return g.roll(D_SIX, 6)
        if self.arm == SuddenDeath.AWAY_ROLLED:
            self.home += i64(self.die > got)
            self.away += i64(self.die < got)
            if self.home + self.away == ROLL_OFFS:
                g.emit(E_SUDDEN_DEATH, self.home, self.away)
                return g.done(0 if self.home > self.away else 1)
        self.arm = SuddenDeath.HOME_ROLLED
        return g.roll(D_SIX, 6)

    def copy(self) -> Frame:
        return SuddenDeath(self.home, self.away, self.die, self.arm)

    def ints(self) -> list[int]:
        return [SuddenDeath.TAG, self.arm, self.home, self.away, self.die]
