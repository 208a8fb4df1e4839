# mypyc: compiled
"""Chapter 5: a movement phase, from the cards to the contrast that may follow it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_NO_RELEASE, E_PASSED_ON, E_SIGN
from downfield.games.calciotto.model.kinds import (
    D_SIGN,
    FOUL,
    FREE_KICK,
    FREEKICK,
    FREELY,
    GROUNDED,
    IN_MOVEMENT,
    KICK_FIRST,
    KICKOFF,
    MOVEMENT,
    NO_SHOT,
    RELAUNCH,
    SHOT,
    V_DOUBLE,
    V_SPRINT,
    WON,
)
from downfield.games.calciotto.model.position import AIMED, Pitch
from downfield.games.calciotto.model.questions import Q_CHALLENGE
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.cards import Cards
from downfield.games.calciotto.rules.contrast import Contrast, list_challengers
from downfield.games.calciotto.rules.roll import BOTH_DICE, Roll
from downfield.games.calciotto.rules.shot import Shot
from downfield.games.calciotto.rules.spending import Spend
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Movement(Frame):
    """[CAL-5.3] Cards, the roll, six-trades, points; then a shot, a contrast, or the other side's phase."""

    TAG: Final = 23
    START: Final = 0
    CARDED: Final = 1
    SIGNED: Final = 2
    ROLLED: Final = 3
    SPENT: Final = 4
    SHOT_OUT: Final = 5
    CHALLENGED: Final = 6
    SETTLED: Final = 7

    def __init__(self, first: i64 = 0, go: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.first = first  # of two partners the one that begins
        self.go = go  # which go of the partners it is [CAL-20.5]

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Movement.START:  # (a) the card window
                make_ready(g)
                self.arm = Movement.CARDED
                return g.call(Cards(IN_MOVEMENT))
            case Movement.CARDED:  # (b) the roll, on a free kick with the plus/minus die [CAL-14.9]
                sprint(g)
                self.first = first_partner(g)
                if g.phase == FREEKICK:
                    self.arm = Movement.SIGNED
                    return g.roll(D_SIGN, len(g.tables.plus))
                return self.roll(g)
            case Movement.SIGNED:  # [CAL-14.10]
                g.high = g.tables.plus[got]
                g.emit(E_SIGN, g.turn, g.high)
                return self.roll(g)
            case Movement.ROLLED:  # (c) after six-trades the points are there [CAL-6.1]
                g.pool += got * multiplier(g)
                if self.go == 0 and g.phase != FREEKICK:
                    g.played += 1 - g.tables.real  # [CAL-18.4] a watch counts seconds [CAL-18.6]
                return self.spend(g)
            case Movement.SPENT:  # (e)
                if got == SHOT:
                    self.arm = Movement.SHOT_OUT
                    return g.call(Shot())
                return self.next_partner(g)
            case Movement.SHOT_OUT:
                self.end(g)
                return g.done(0)
            case Movement.CHALLENGED:
                if got > 0:
                    self.arm = Movement.SETTLED
                    g.challenger = got - 1
                    return g.call(Contrast())
                self.go += 1 if g.is_pair(g.turn) else 2
                return self.contrast(g)
            case Movement.SETTLED:  # [CAL-5.2]
                if got == FOUL:
                    return g.done(0)
                self.end(g)
                g.turn = g.turn if got == WON else 1 - g.turn
                g.phase = MOVEMENT
        return g.done(0)

    def roll(self, g: Pitch) -> i64:
        """Two dice; of two partners each rolls, and counts one die [CAL-20.2], but for [CAL-20.8]."""
        self.arm = Movement.ROLLED
        alone = BOTH_DICE
        if g.tables.pairs:
            g.group = self.first if self.go == 0 else 1 - self.first
            if g.phase == MOVEMENT or g.phase == KICKOFF:
                alone = g.group
        seat = g.tables.seats[2 * g.turn + (0 if g.group == NOBODY else g.group)]
        return g.call(Roll(g.turn, seat, alone))

    def spend(self, g: Pitch) -> i64:
        """(d) The points are spent."""
        self.arm = Movement.SPENT
        return g.call(Spend())

    def next_partner(self, g: Pitch) -> i64:
        """[CAL-20.5] What a partner leaves goes to the other one, and back once; then the phase is over."""
        self.go += 1
        if g.group != NOBODY and self.go < 3 and g.mode != KICK_FIRST:
            if self.go == 1 and (g.phase == MOVEMENT or g.phase == KICKOFF):
                return self.roll(g)
            if g.pool > 0 or is_partners_sprint(g):
                g.group = 1 - g.group
                g.emit(E_PASSED_ON, g.turn, g.pool)
                return self.spend(g)
        self.go = 0
        if g.release:  # [CAL-8.11] nobody could be reached
            g.emit(E_NO_RELEASE, g.turn)
        return self.contrast(g)

    def contrast(self, g: Pitch) -> i64:
        """(f) Without the ball the turn side may challenge for it, once [CAL-5.6]."""
        if self.go < 2 and g.side_of(g.carrier) != g.turn:
            partner = 1 - self.first if self.go == 1 else self.first
            list_challengers(g, partner if g.is_pair(g.turn) else NOBODY)
            self.arm = Movement.CHALLENGED
            return g.choose(g.tables.seats[2 * g.turn + partner], Q_CHALLENGE)
        self.end(g)
        g.turn = 1 - g.turn
        g.phase = MOVEMENT
        return g.done(0)

    def end(self, g: Pitch) -> None:
        """[CAL-12.3] Whom the phase found grounded stands up; who fell in it is grounded from now on."""
        side = g.turn if self.arm != Movement.SHOT_OUT else g.side_of(g.shooter)
        for slot in range(SLOTS * side, SLOTS * side + SLOTS):
            g.state[slot] //= 2

    def copy(self) -> Frame:
        return Movement(self.first, self.go, self.arm)

    def ints(self) -> list[int]:
        return [Movement.TAG, self.arm, self.first, self.go]


def make_ready(g: Pitch) -> None:
    """[CAL-6.4] Every figure of the turn side has its printed movement again; what the phase demands first."""
    for slot in range(SLOTS * g.turn, SLOTS * g.turn + SLOTS):
        if g.is_on(slot) and g.state[slot] & GROUNDED == 0:
            g.left[slot] = g.pace_of(slot)
    g.mode = FREELY
    if g.phase == KICKOFF:
        g.mode = KICK_FIRST
    elif g.phase == FREEKICK:
        g.mode = FREE_KICK
    elif g.phase == RELAUNCH:  # [CAL-8.10] passes and steps, but no shot
        g.mode = NO_SHOT
    g.release = i64(g.carrier == g.keeper(g.turn))  # [CAL-8.11]


def sprint(g: Pitch) -> None:
    """[CAL-12.1] The sprinter may step so many squares more, and has as many points of its own."""
    if g.has_in_force(g.turn, V_SPRINT):
        bonus: i64 = g.tables.amount[g.in_force(g.turn)]
        g.sprinter = SLOTS * g.turn + g.desk[AIMED + g.turn]
        g.left[g.sprinter] += bonus
        g.private = bonus


def is_partners_sprint(g: Pitch) -> bool:
    """[CAL-12.1] Whether the partner whose go it is not has a sprinter with points of its own left."""
    return g.private > 0 and g.owner_of(g.sprinter) != g.group


def multiplier(g: Pitch) -> i64:
    """[CAL-8.10, CAL-14.9] A relaunch and a free kick count double, a counter-attack by its card [CAL-12.2]."""
    if g.phase == RELAUNCH or g.phase == FREEKICK:
        return 2
    if g.has_in_force(g.turn, V_DOUBLE):
        return g.tables.amount[g.in_force(g.turn)]
    return 1


def first_partner(g: Pitch) -> i64:
    """[CAL-20.3] The owner of the carrier begins, else the lower seat."""
    return g.owner_of(g.carrier) if g.tables.pairs and g.side_of(g.carrier) == g.turn else 0
