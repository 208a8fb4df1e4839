# mypyc: compiled
"""Chapter 18: one phase after the other, without halves [CAL-18.7], the clock, and the end of the match."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import (
    E_DRAW,
    E_ENOUGH_GOALS,
    E_FORFEIT,
    E_SAFETY_STOP,
    E_SHOOTOUT_WON,
    E_TIME_UP,
    E_WON,
)
from downfield.games.calciotto.model.kinds import (
    AWAY,
    CALLUP,
    D_WATCH,
    FINISHED,
    FREEKICK,
    HOME,
    KICKOFF,
    LINEUP,
    PENALTY,
    RELAUNCH,
    SHOOTOUT,
    TOSS,
    WATCH,
)
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.rules.free_kick import FreeKick
from downfield.games.calciotto.rules.kick_off import KickOff
from downfield.games.calciotto.rules.line_up import Assembly, NewLineUp
from downfield.games.calciotto.rules.movement import Movement
from downfield.games.calciotto.rules.penalty import Penalty
from downfield.games.calciotto.rules.shoot_out import ShootOut
from downfield.games.calciotto.rules.substitutions import Substitutions
from downfield.games.calciotto.rules.toss import Toss
from downfield.kernel.needs import GO, NOBODY
from downfield.kernel.state import Frame, State

FORFEIT: Final = 3  # goals of a match that is lost by forfeit [CAL-17.4]


@mypyc_attr(acyclic=True, free_list_len=1)
class Course(Frame):
    """[CAL-5.1] The match is a chain of phases, until time or goals are up [CAL-18.5, CAL-23.8]."""

    TAG: Final = 10
    START: Final = 0
    PLAYED: Final = 1
    SHOT_OUT: Final = 2
    TOSSED: Final = 3
    STARTED: Final = 4
    MOVED: Final = 5
    READ: Final = 6

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Course.PLAYED:
                if g.lost != NOBODY:
                    return forfeit(g)
                if is_up(g):
                    return self.end(g)
            case Course.TOSSED:  # [CAL-18.6] the watch is started
                self.arm = Course.STARTED
                return g.roll(D_WATCH, WATCH)
            case Course.MOVED:
                if g.lost != NOBODY:
                    return forfeit(g)
                self.arm = Course.READ
                return g.roll(D_WATCH, WATCH)
            case Course.READ:
                g.played += got
                if is_up(g):
                    return self.end(g)
            case Course.SHOT_OUT:
                g.emit(E_SHOOTOUT_WON, got, g.home, g.away)
                return finish(g, got)
        self.arm = Course.PLAYED
        return self.go_on(g)

    def go_on(self, g: Pitch) -> i64:
        """What comes next [CAL-5.4]; no half ends in between [CAL-18.7]."""
        phase = g.phase
        if phase == CALLUP:
            return g.call(Assembly())
        if phase == TOSS:
            if g.tables.real:
                self.arm = Course.TOSSED
            return g.call(Toss())
        if g.tables.real:
            self.arm = Course.MOVED
        if phase == KICKOFF:
            return g.call(KickOff())
        if phase == FREEKICK:
            return g.call(FreeKick())
        if phase == PENALTY:
            return g.call(Penalty())
        if phase == LINEUP:
            return g.call(NewLineUp())
        if phase == SHOOTOUT:
            self.arm = Course.SHOT_OUT
            return g.call(ShootOut())
        g.rest()
        g.call(Movement())
        if g.phase == RELAUNCH:  # [CAL-16.2] after a shot, before the relaunch
            return g.call(Substitutions(g.turn))
        return GO

    def end(self, g: Pitch) -> i64:
        """[CAL-18.1] More goals win; a knock-out tie goes to a shoot-out [CAL-18.8]."""
        g.emit(why_up(g), g.home, g.away)
        if g.home == g.away and g.tables.knockout:
            g.phase = SHOOTOUT
            g.carrier = NOBODY
            return self.go_on(g)
        return finish(g, HOME if g.home > g.away else AWAY if g.away > g.home else NOBODY)

    def copy(self) -> Frame:
        return Course(self.arm)

    def ints(self) -> list[int]:
        return [Course.TAG, self.arm]


def is_up(g: Pitch) -> bool:
    """Whether the match ends before the next phase; a free kick or penalty awarded is still played [CAL-18.5]."""
    if g.phase == FREEKICK or g.phase == PENALTY:
        return False
    return why_up(g) >= 0


def why_up(g: Pitch) -> i64:
    """The event that ends the match, or NOBODY."""
    t = g.tables
    if t.by_goals == 0:  # [CAL-18.4] the clock of turns, or of seconds [CAL-18.6]
        return E_TIME_UP if g.played * t.seconds >= t.limit else NOBODY
    most = g.home if g.home > g.away else g.away
    if (most if t.first_to else g.home + g.away) >= t.limit:  # [CAL-18.2]
        return E_ENOUGH_GOALS
    return E_SAFETY_STOP if g.played >= t.max_phases else NOBODY  # [CAL-18.9]


def forfeit(g: Pitch) -> i64:
    """[CAL-17.4] Lost with the result as it stands if that is by three or more, else 0-3."""
    mine = g.points(g.lost)
    theirs = g.points(1 - g.lost)
    if theirs - mine < FORFEIT:
        g.home = 0 if g.lost == HOME else FORFEIT
        g.away = 0 if g.lost == AWAY else FORFEIT
    g.emit(E_FORFEIT, g.lost)
    return finish(g, 1 - g.lost)


def finish(g: Pitch, winner: i64) -> i64:
    """The result, which a league turns into points [CAL-19.1]."""
    g.phase = FINISHED
    if winner == NOBODY:
        g.emit(E_DRAW, g.home, g.away)
    else:
        g.emit(E_WON, winner, g.home, g.away)
    return g.finish(winner)
