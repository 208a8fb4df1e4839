# mypyc: compiled
"""Chapter 4: call-up and line-up, each sealed until both sides are done [CAL-4.4]; and the line-up after a goal."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_CALLED_UP, E_LINED_UP
from downfield.games.calciotto.model.kinds import ABSENT, AWAY, BENCH, FIELDED, HOME, KICKOFF, TOSS, P
from downfield.games.calciotto.model.position import EMPTY, MEN, Pitch
from downfield.games.calciotto.model.questions import Q_FIGURE, Q_KEEPER, Q_LEAVE, Q_LINEUP, Q_SQUARE
from downfield.games.calciotto.model.tables import CALLED, GOAL, SLOTS
from downfield.games.calciotto.rules.substitutions import Substitutions
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

OUTFIELD: Final = 7  # figures beside the keeper


@mypyc_attr(acyclic=True, free_list_len=1)
class Assembly(Frame):
    """[CAL-4.4] Home calls up and lines up, then away, and only then both are seen."""

    TAG: Final = 30
    START: Final = 0
    HOME_CALLED: Final = 1
    HOME_LINED: Final = 2
    AWAY_CALLED: Final = 3
    AWAY_LINED: Final = 4

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Assembly.START:
                g.rest()
                self.arm = Assembly.HOME_CALLED
                return g.call(CallUp(HOME))
            case Assembly.HOME_CALLED:
                self.arm = Assembly.HOME_LINED
                return g.call(LineUp(HOME, 1))
            case Assembly.HOME_LINED:
                self.arm = Assembly.AWAY_CALLED
                return g.call(CallUp(AWAY))
            case Assembly.AWAY_CALLED:
                self.arm = Assembly.AWAY_LINED
                return g.call(LineUp(AWAY, 1))
        g.reveal()
        for side in range(2):
            g.emit(E_CALLED_UP, side, CALLED)
            g.emit(E_LINED_UP, side)
        g.phase = TOSS
        return g.done(0)

    def copy(self) -> Frame:
        return Assembly(self.arm)

    def ints(self) -> list[int]:
        return [Assembly.TAG, self.arm]


@mypyc_attr(acyclic=True, free_list_len=1)
class NewLineUp(Frame):
    """[CAL-10.3] After a goal: substitutions, then both sides line up again, sealed."""

    TAG: Final = 31
    START: Final = 0
    SUBSTITUTED: Final = 1
    HOME_LINED: Final = 2
    AWAY_LINED: Final = 3

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case NewLineUp.START:
                g.rest()
                self.arm = NewLineUp.SUBSTITUTED
                return g.call(Substitutions(g.turn))
            case NewLineUp.SUBSTITUTED:
                for slot in range(MEN):
                    g.lift(slot)
                    g.state[slot] = 0  # [CAL-12.3]
                self.arm = NewLineUp.HOME_LINED
                return g.call(LineUp(HOME, 0))
            case NewLineUp.HOME_LINED:
                self.arm = NewLineUp.AWAY_LINED
                return g.call(LineUp(AWAY, 0))
        g.reveal()
        g.emit(E_LINED_UP, HOME)
        g.emit(E_LINED_UP, AWAY)
        g.phase = KICKOFF
        return g.done(0)

    def copy(self) -> Frame:
        return NewLineUp(self.arm)

    def ints(self) -> list[int]:
        return [NewLineUp.TAG, self.arm]


@mypyc_attr(acyclic=True, free_list_len=1)
class CallUp(Frame):
    """[CAL-4.2] Thirteen of the squad are called up: the others are named, in the order of the sheet [CAL-19.3]."""

    TAG: Final = 32
    START: Final = 0
    NAMED: Final = 1

    def __init__(self, side: i64, named: i64 = 0, last: i64 = -1, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.named = named  # how many stay at home
        self.last = last  # the last of them

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == CallUp.NAMED:
            g.send(got, ABSENT)
            self.named += 1
            self.last = got
        self.arm = CallUp.NAMED
        end = g.end_of(self.side)
        missing = end - g.first_of(self.side) - CALLED - self.named
        if missing == 0:
            return g.done(0)
        first = self.last + 1 if self.named > 0 else g.first_of(self.side)
        for figure in range(first, end - missing + 1):
            if self.may_stay(g, figure, missing):
                g.offer(figure)
        g.hide(self.side)
        return g.ask(g.lead_seat(self.side), Q_LEAVE)

    def may_stay(self, g: Pitch, figure: i64, missing: i64) -> bool:
        """Whether a keeper and seven others remain, and the rest can still be named after this one."""
        keepers: i64 = 0
        others: i64 = 0
        later: i64 = 0  # keepers that come after it
        for i in range(g.first_of(self.side), g.end_of(self.side)):
            if g.place_of(i) == ABSENT or i == figure:
                continue
            if g.tables.role[i] == P:
                keepers += 1
                later += i64(i > figure)
            else:
                others += 1
        after = g.end_of(self.side) - figure - 1
        spare_others = others - OUTFIELD if others - OUTFIELD < after - later else after - later
        spare_keepers = keepers - 1 if keepers - 1 < later else later
        return keepers > 0 and others >= OUTFIELD and spare_others + spare_keepers >= missing - 1

    def copy(self) -> Frame:
        return CallUp(self.side, self.named, self.last, self.arm)

    def ints(self) -> list[int]:
        return [CallUp.TAG, self.arm, self.side, self.named, self.last]


@mypyc_attr(acyclic=True, free_list_len=1)
class LineUp(Frame):
    """[CAL-4.3] A keeper in a goal square, seven others in their own half; always as many answers [CAL-4.4]."""

    TAG: Final = 33
    START: Final = 0
    CHOSEN: Final = 1
    PLACED: Final = 2

    def __init__(self, side: i64, fresh: i64, i: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.fresh = fresh  # the figures are chosen too, not only placed
        self.i = i  # which slot is filled

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        slot = SLOTS * self.side + self.i
        match self.arm:
            case LineUp.CHOSEN:
                g.who[slot] = got
                g.send(got, FIELDED)
                return self.ask_square(g, Q_SQUARE)
            case LineUp.PLACED:
                g.put(slot, got)
                self.i += 1
        while self.i < SLOTS and self.fresh == 0 and not g.is_on(SLOTS * self.side + self.i):
            self.i += 1  # [CAL-10.3] with the figures that are left
        if self.i == SLOTS:
            return g.done(0)
        if self.fresh:
            return self.ask_figure(g)
        return self.ask_square(g, Q_LINEUP)

    def ask_figure(self, g: Pitch) -> i64:
        """One of those called up: first the keeper, then the others."""
        for figure in range(g.first_of(self.side), g.end_of(self.side)):
            if g.place_of(figure) == BENCH and (g.tables.role[figure] == P) == (self.i == 0):
                g.offer(figure)
        self.arm = LineUp.CHOSEN
        g.hide(self.side)
        return g.ask(g.lead_seat(self.side), Q_KEEPER if self.i == 0 else Q_FIGURE)

    def ask_square(self, g: Pitch, question: i64) -> i64:
        """A goal square, or a square of the side's half outside the circle and its small area."""
        if self.i == 0:
            offer_goal(g, self.side)
        else:
            places = g.tables.places
            first = g.tables.places_away if self.side else 0
            end = len(places) if self.side else g.tables.places_away
            for k in range(first, end):
                if g.board[places[k]] == 0:
                    g.offer(places[k])
        self.arm = LineUp.PLACED
        g.hide(self.side)
        return g.ask(g.lead_seat(self.side), question)

    def copy(self) -> Frame:
        return LineUp(self.side, self.fresh, self.i, self.arm)

    def ints(self) -> list[int]:
        return [LineUp.TAG, self.arm, self.side, self.fresh, self.i]


def offer_goal(g: Pitch, side: i64) -> None:
    """List a side's empty goal squares."""
    for k in range(4 * side, 4 * side + 4):
        if g.board[g.tables.goals[k]] == GOAL:
            g.offer(g.tables.goals[k])


def take_back_line_ups(g: Pitch, side: i64) -> None:
    """[CAL-4.4] While line-ups are sealed, a side (or a spectator) knows nothing of the other's."""
    fresh: i64 = NOBODY  # whether figures are chosen too; NOBODY while nothing is sealed
    frame: Frame | None = g.top
    while frame is not None:
        if isinstance(frame, CallUp) and frame.side != side:
            frame.last = -1
        if isinstance(frame, Assembly):
            fresh = 1
        elif isinstance(frame, NewLineUp) and frame.arm > NewLineUp.SUBSTITUTED:
            fresh = 0
        frame = frame.up
    for other in range(2):
        if fresh != NOBODY and other != side:
            unplace(g, other, fresh)


def unplace(g: Pitch, side: i64, fresh: i64) -> None:
    """Lift a side's figures; where they are chosen as well, all of its squad are on the bench again."""
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        g.lift(slot)
        if fresh:
            g.who[slot] = EMPTY
    if fresh:
        for figure in range(g.first_of(side), g.end_of(side)):
            g.send(figure, BENCH)
