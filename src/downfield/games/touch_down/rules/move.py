# mypyc: compiled
"""Chapters 5 and 7: the moves of an action, each with timing, ball play and three phases of movement."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import (
    E_BLITZ,
    E_CLOCK_OUT,
    E_INITIATIVE,
    E_LONG_ENOUGH,
    E_TIMING,
    E_UNCLAIMED,
)
from downfield.games.touch_down.model.kinds import (
    BLITZED,
    D_TIMING,
    FIELD_GOAL,
    FRONT,
    LIVE,
    OUT,
    SPENT,
    STOPPED,
    UNCLAIMED,
    W_BLITZ,
)
from downfield.games.touch_down.model.position import BOTH, MINUTE, Gridiron
from downfield.games.touch_down.model.questions import Q_BLITZ, Q_INITIATIVE
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.ball import kill
from downfield.games.touch_down.rules.ball_play import BallPlay
from downfield.games.touch_down.rules.phase import Phase
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.needs import NOBODY, PASS
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window

PATIENCE: Final = 6  # moves after which a free ball is dead [TD-11.7]
MOST: Final = 40  # moves of an action [TD-23.8]


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Frame):
    """[TD-5.2] Phases 4 to 8, again and again until the ball is dead."""

    TAG: Final = 33
    START: Final = 0
    HOME_ROLLED: Final = 1
    AWAY_ROLLED: Final = 2
    DECIDED: Final = 3
    PLAYED: Final = 4
    BLITZ: Final = 5
    MOVED: Final = 6
    RUSHED: Final = 7

    def __init__(self, home: i64 = 0, away: i64 = 0, chased: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.home = home
        self.away = away
        self.chased = chased  # a carrier out of bounds has been gone after [TD-13.2]

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Move.START:  # phase 4; [TD-7.4] each move has its own roll
                g.move += 1
                if g.move == 1:
                    forget_line(g)
                g.settle()
                self.arm = Move.HOME_ROLLED
                return g.roll(D_TIMING, 4)
            case Move.HOME_ROLLED:
                self.home = got + 1
                self.arm = Move.AWAY_ROLLED
                return g.roll(D_TIMING, 4)
            case Move.AWAY_ROLLED:  # [TD-7.1] the lower roll has the initiative
                self.away = got + 1
                self.time(g)
                if g.tie:  # [TD-7.2] the defence decides
                    self.arm = Move.DECIDED
                    g.offer_upto(2)
                    return g.ask(g.seat_of(1 - g.off), Q_INITIATIVE)
                g.lead = initiative(self.home, self.away)
                return self.play(g)
            case Move.DECIDED:
                g.lead = got
                return self.play(g)
            case Move.PLAYED:  # phase 5 is over; [TD-19.7] a blitz comes before phase 6
                if g.dead != LIVE:
                    return g.done(0)
                g.part = 5
                if g.tables.league:
                    return self.ask_blitz(g)
            case Move.BLITZ:
                if got != PASS:
                    return self.blitz(g, SLOTS * (1 - g.lead) + got - 1)
            case Move.RUSHED:  # perhaps another who has the skill
                if g.dead == LIVE:
                    return self.ask_blitz(g)
        return self.next_phase(g)

    def time(self, g: Gridiron) -> None:
        """[TD-7.3, TD-17.1] The clock advances by the higher roll."""
        g.low = self.home if self.home < self.away else self.away
        g.high = self.home + self.away - g.low
        g.tie = i64(self.home == self.away)
        g.clock += g.high
        g.emit(E_TIMING, self.home, self.away, g.high)
        if g.clock >= MINUTE * g.tables.minutes and not g.late:  # [TD-17.2]
            g.late = 1
            g.emit(E_CLOCK_OUT)

    def play(self, g: Gridiron) -> i64:
        """Go on to phase 5, the ball play."""
        g.emit(E_INITIATIVE, g.lead)
        self.arm = Move.PLAYED
        return g.call(BallPlay())

    def ask_blitz(self, g: Gridiron) -> i64:
        self.arm = Move.BLITZ
        return g.call(Window(W_BLITZ, Q_BLITZ, 1 - g.lead))

    def blitz(self, g: Gridiron, slot: i64) -> i64:
        """[TD-19.7] A blitzer moves with his allowance of phase 7, in which he does not move again."""
        player: i64 = g.who[slot]
        g.box[player] |= SPENT
        g.status[slot] |= BLITZED
        g.emit(E_BLITZ, g.side_of(slot), g.number_of(slot))
        self.arm = Move.RUSHED
        return g.call(Walk(slot, allowance(g, 7), blitz_steps(g, slot), g.square[slot]))

    def next_phase(self, g: Gridiron) -> i64:
        """[TD-8.1] The leading team moves in phase 6, the other in 7, the first again in 8 unless tied [TD-7.2]."""
        self.arm = Move.MOVED
        while True:
            g.part += 1
            if g.part > 8 or (g.part == 8 and g.tie) or (g.dead != LIVE and g.dead != OUT):
                return self.end(g)
            side = moves_in(g, g.part)
            if g.dead == LIVE:
                break
            if self.chased == 0 and side != g.side_of(g.holder):  # [TD-13.2] in their next phase
                self.chased = 1
                break
        return g.call(Phase(side, allowance(g, g.part), i64(is_quick(g, g.part))))

    def end(self, g: Gridiron) -> i64:
        """Begin the next move, unless a free ball lay too long [TD-11.7] or the action took too long [TD-23.8]."""
        if g.dead == LIVE and g.holder == NOBODY and (g.move >= g.freed + PATIENCE or g.move >= MOST):
            if g.kind == FIELD_GOAL and g.runback:  # after a kick it is the receivers' ball
                g.off = 1 - g.first
            g.emit(E_UNCLAIMED, g.off)
            kill(g, UNCLAIMED)
        elif g.dead == LIVE and g.move >= MOST:
            g.emit(E_LONG_ENOUGH, g.off)
            kill(g, STOPPED)
        if g.dead != LIVE:
            return g.done(0)
        for slot in range(BOTH):
            g.status[slot] &= ~BLITZED
        g.end_move()
        self.home = 0
        self.away = 0
        self.arm = Move.START
        return self.resume(g, 0)

    def copy(self) -> Frame:
        return Move(self.home, self.away, self.chased, self.arm)

    def ints(self) -> list[int]:
        return [Move.TAG, self.arm, self.home, self.away, self.chased]


def initiative(home: i64, away: i64) -> i64:
    """[TD-7.1] The side with the lower roll, or NOBODY: then the defence decides [TD-7.2]."""
    return NOBODY if home == away else i64(away < home)


def moves_in(g: Gridiron, part: i64) -> i64:
    """[TD-8.1] The side that moves in a phase: the other in phase 7 and, with a blitz, before phase 6 [TD-19.7]."""
    return 1 - g.lead if part in (5, 7) else g.lead


def allowance(g: Gridiron, part: i64) -> i64:
    """[TD-8.1] The squares of everybody in a phase, without speed: the lower roll, the higher, or the rest."""
    return g.low if part == 6 else g.high - g.low if part == 8 else g.high


def blitz_steps(g: Gridiron, slot: i64) -> i64:
    """[TD-19.7] How far a blitzer goes: as he would in phase 7."""
    return allowance(g, 7) + g.tables.speed[g.who[slot]]


def is_quick(g: Gridiron, part: i64) -> bool:
    """[TD-8.2] Whether speed may be added in a phase: in phase 8 only if nobody has used it in phase 6."""
    return part != 8 or g.sped == 0


def forget_line(g: Gridiron) -> None:
    """Forget who stood on the defence line: it matters to the change of formation only [TD-6.5]."""
    for slot in range(BOTH):
        g.status[slot] &= ~FRONT
