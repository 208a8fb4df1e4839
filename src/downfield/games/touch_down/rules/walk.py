# mypyc: compiled
"""Chapter 8, and 13.1: one player's steps in a phase, taken together."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_KEPT_FEET, E_MOVED, E_OUT, E_PICKED_UP, E_TRIPPED
from downfield.games.touch_down.model.kinds import D_TRIP, EAST, END_LINE, LIVE, OUT, STOPPED, WEST
from downfield.games.touch_down.model.position import FALL, Gridiron
from downfield.games.touch_down.model.questions import Q_CHASE_STEP, Q_EXTRA, Q_STEP
from downfield.games.touch_down.model.tables import OUTSIDE
from downfield.games.touch_down.rules.ball import kill, note_ball, take_ball, touchdown
from downfield.games.touch_down.rules.contact import ONE_MORE, Contact
from downfield.games.touch_down.rules.steps import is_collecting, list_steps, lying, met_in, scores, trips
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk(Frame):
    """[TD-8.3] A player goes step by step until he stops, falls, meets somebody, or has no steps left [TD-23.4]."""

    TAG: Final = 31
    START: Final = 0
    STEPPED: Final = 1
    TRIPPED: Final = 2
    MET: Final = 3

    def __init__(
        self,
        slot: i64,
        allow: i64,
        left: i64,
        origin: i64,
        extra: i64 = 0,
        taken: i64 = 0,
        to: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.allow = allow  # steps without speed
        self.left = left
        self.origin = origin  # where it began, or went on after a contact
        self.extra = extra  # this is the step after a T [TD-10.5]
        self.taken = taken
        self.to = to

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Walk.START:
                return self.go_on(g)
            case Walk.STEPPED:
                return self.step(g, got)
            case Walk.TRIPPED:  # [TD-8.6]
                if trips(g.tables, lying(g, self.slot, self.to), got + 1):
                    return self.trip(g)
                g.emit(E_KEPT_FEET, g.side_of(self.slot), g.number_of(self.slot))
                return self.arrive(g)
            case Walk.MET:
                if got == ONE_MORE and g.dead == LIVE:  # [TD-10.5] even if his allowance is used up
                    self.origin = g.square[self.slot]
                    self.extra = 1
                    self.left = 1
                    return self.go_on(g)
        return g.done(0)

    def go_on(self, g: Gridiron) -> i64:
        """Ask for the next step; a player who cannot go anywhere stops, one with a single way takes it."""
        ways = list_steps(g, self.slot, self.left)
        if ways == 0:
            g.n = 0
            return self.step(g, 0)
        self.arm = Walk.STEPPED
        question: i64 = Q_CHASE_STEP if g.is_chase() else Q_EXTRA if self.extra else Q_STEP
        return g.choose(g.seat_of(g.side_of(self.slot)), question)

    def step(self, g: Gridiron, way: i64) -> i64:
        """Enter a square: the end zone is a touchdown at once, over fallen players a die is rolled first [TD-8.6]."""
        if way == 0:
            return self.end(g)
        self.to = g.square[self.slot] + g.tables.delta[way - 1]
        if scores(g, self.slot, self.to):  # [TD-15.2]
            g.put(self.slot, self.to)
            self.count(g)
            note_ball(g)
            self.tell(g)
            touchdown(g)
            return g.done(0)
        if g.board[self.to] >= FALL and lying(g, self.slot, self.to):
            self.arm = Walk.TRIPPED
            return g.roll(D_TRIP, 6)
        return self.arrive(g)

    def count(self, g: Gridiron) -> None:
        """[TD-8.2] Count the step: more than the allowance is speed, which in phase 6 is used up for phase 8."""
        self.taken += 1
        self.left -= 1
        if self.taken > self.allow and g.part == 6 and self.extra == 0:
            g.sped = 1

    def trip(self, g: Gridiron) -> i64:
        """[TD-8.7] He falls before he meets anybody or gets the ball [TD-8.10]; with the ball it is dead [TD-8.9]."""
        g.put(self.slot, self.to)
        self.count(g)
        g.fall(self.slot)
        self.tell(g)
        g.emit(E_TRIPPED, g.side_of(self.slot), g.number_of(self.slot))
        if self.slot == g.holder:
            kill(g, STOPPED)
        return g.done(0)

    def arrive(self, g: Gridiron) -> i64:
        """See what comes of the new square: out of bounds, contact, a free ball, or nothing at all."""
        side = g.side_of(self.slot)
        other = met_in(g, self.slot, self.to)
        g.put(self.slot, self.to)
        self.count(g)
        if self.slot == g.holder:
            note_ball(g)
            if g.tables.zone[self.to] == OUTSIDE:  # [TD-13.1]
                self.tell(g)
                leave_field(g)
                return g.done(0)
        if other != NOBODY:  # [TD-8.5] the movement stops there
            self.arm = Walk.MET
            if g.logging:
                self.tell(g)
            return g.call(Contact(self.slot, other))
        if g.holder == NOBODY and g.ball == self.to:  # [TD-8.10] and he may go on
            collecting = is_collecting(g, self.slot)
            g.emit(E_PICKED_UP, side, g.number_of(self.slot))
            take_ball(g, self.slot)
            if collecting or g.dead != LIVE:  # [TD-12.5]
                return self.end(g)
        return self.end(g) if self.left == 0 else self.go_on(g)

    def end(self, g: Gridiron) -> i64:
        if g.logging:
            self.tell(g)
        return g.done(0)

    def tell(self, g: Gridiron) -> None:
        """[TD-8.3] Tell where his steps have led him, all together."""
        here: i64 = g.square[self.slot]
        if g.logging and here != self.origin:
            t = g.tables
            side, number = g.side_of(self.slot), g.number_of(self.slot)
            x: i64 = t.column[self.origin] + 1
            y: i64 = t.row[self.origin]
            g.emit(E_MOVED, side, number, x, y, t.column[here] + 1, t.row[here])

    def copy(self) -> Frame:
        return Walk(self.slot, self.allow, self.left, self.origin, self.extra, self.taken, self.to, self.arm)

    def ints(self) -> list[int]:
        return [
            Walk.TAG,
            self.arm,
            self.slot,
            self.allow,
            self.left,
            self.origin,
            self.extra,
            self.taken,
            self.to,
        ]


def leave_field(g: Gridiron) -> None:
    """[TD-13.1] The carrier has stepped out of bounds: the ball is dead, but he may still be met [TD-13.2]."""
    column: i64 = g.tables.column[g.ball]
    g.out = WEST if column == 0 else EAST if column > g.tables.columns else END_LINE
    g.emit(E_OUT, g.off, g.number_of(g.holder), g.out)
    kill(g, OUT)
