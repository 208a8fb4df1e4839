# mypyc: compiled
"""Chapter 6: a team lines up, in a ready formation or figure by figure."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_LINED_UP
from downfield.games.touch_down.model.kinds import BRING, F_ATTACK, F_DEFENCE, F_GOAL, F_KICKING, FREE, FRONT
from downfield.games.touch_down.model.position import EMPTY, NOWHERE, Gridiron
from downfield.games.touch_down.model.questions import Q_COLUMN, Q_FRONT, Q_LINEUP
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.places import front_row, place_for, ready_square
from downfield.games.touch_down.rules.squad import bring_on, field_best, kicker, list_bench, snapper
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

LINE: Final = 4  # players on the defence line [TD-6.3]
LINEMEN: Final = 6  # the first slot of the attack line
OUTWARDS: Final = (0, -1, 1, -2, 2)  # the attack line from the centre [TD-3.8]


@mypyc_attr(acyclic=True, free_list_len=1)
class LineUp(Frame):
    """[TD-6.1] A coach brings on whom he wants, then takes a ready formation or places everybody himself."""

    TAG: Final = 21
    START: Final = 0
    CHOSEN: Final = 1
    FRONTED: Final = 2
    PLACED: Final = 3
    LINED: Final = 4

    def __init__(
        self, side: i64, form: i64, locked: i64 = 0, placed: i64 = 0, front: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.side = side
        self.form = form
        self.locked = locked  # bits: players whom the coach has brought on
        self.placed = placed  # how many slots are done, in the order of placing
        self.front = front  # whether the player to be placed is named for the defence line

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case LineUp.START:
                field_best(g, self.side, self.form)
                return self.choose(g)
            case LineUp.CHOSEN:
                if got >= BRING:  # [TD-3.9]
                    self.locked |= bring_on(g, self.side, self.form, self.locked, got - BRING)
                    return self.choose(g)
                if got != FREE:
                    return self.take(g, got)
                self.stand(g)
            case LineUp.FRONTED:
                self.front = got
                return self.ask_square(g)
            case LineUp.PLACED:
                self.put(g, got)
            case LineUp.LINED:
                self.put(g, g.tables.square_at(got, g.los))
        return self.next_player(g)

    def slot(self) -> i64:
        """The slot to be placed: the attack line comes first, so that nobody stands in its squares."""
        i = self.placed
        if self.form == F_ATTACK or self.form == F_GOAL:
            i = i + LINEMEN if i < SLOTS - LINEMEN else i - (SLOTS - LINEMEN)
        return SLOTS * self.side + i

    def choose(self, g: Gridiron) -> i64:
        """List the ready formations, the free line-up, and the bench."""
        for f in range(len(g.tables.forms)):
            if g.tables.forms[f] == self.form:
                g.offer(f)
        g.offer(FREE)
        list_bench(g, self.side, self.form, self.locked)
        self.arm = LineUp.CHOSEN
        return g.ask(g.seat_of(self.side), Q_LINEUP)

    def take(self, g: Gridiron, formation: i64) -> i64:
        """Put everybody where a ready formation says."""
        self.stand(g)
        line: i64 = 0
        for i in range(SLOTS):
            slot = SLOTS * self.side + i
            if g.who[slot] == EMPTY or g.square[slot] != NOWHERE:
                continue
            if i >= LINEMEN and (self.form == F_ATTACK or self.form == F_GOAL):
                g.put(slot, g.tables.square_at(g.col + OUTWARDS[line] * g.ahead(self.side), g.los))
                line += 1
                continue
            g.put(slot, ready_square(g, self.side, self.form, formation * SLOTS + i))
            if self.form == F_DEFENCE and i < LINE:
                g.status[slot] |= FRONT
        g.emit(E_LINED_UP, self.side, formation + 1)
        return g.done(0)

    def stand(self, g: Gridiron) -> None:
        """Put a player on the ball who has no choice: the kicker [TD-6.6], or who snaps for want of an A [TD-3.8]."""
        who: i64 = NOBODY
        if self.form == F_KICKING:
            who = kicker(g, self.side)
        elif self.form == F_ATTACK or self.form == F_GOAL:
            who = snapper(g, self.side, self.form)
        if who != NOBODY:
            g.put(who, g.tables.square_at(g.col, g.los))

    def next_player(self, g: Gridiron) -> i64:
        """Ask for the place of the next player who has none."""
        while self.placed < SLOTS:
            slot = self.slot()
            if g.who[slot] != EMPTY and g.square[slot] == NOWHERE:
                return self.ask_place(g, slot)
            self.placed += 1
        g.emit(E_LINED_UP, self.side, 0)
        return g.done(0)

    def ask_place(self, g: Gridiron, slot: i64) -> i64:
        """Ask for a column on the attack line [TD-6.2], else for a square; of a D first whether on it [TD-6.3]."""
        if slot % SLOTS >= LINEMEN and (self.form == F_ATTACK or self.form == F_GOAL):
            return self.ask_line(g, slot)
        self.front = 0
        if self.form == F_DEFENCE:
            named = self.named(g)
            if named < LINE and self.unplaced(g) <= LINE - named:
                self.front = 1
            elif named < LINE:
                self.arm = LineUp.FRONTED
                g.offer_upto(2)
                return g.ask(g.seat_of(self.side), Q_FRONT)
        return self.ask_square(g)

    def ask_square(self, g: Gridiron) -> i64:
        self.arm = LineUp.PLACED
        box = place_for(g, self.slot(), self.form)
        if self.front:
            box.south = front_row(g, self.side)
            box.north = box.south
        return g.call(box)

    def ask_line(self, g: Gridiron, slot: i64) -> i64:
        """[TD-3.8] From the centre outwards: a ring is taken only when there are players enough for it."""
        linemen: i64 = 0
        for i in range(LINEMEN, SLOTS):
            linemen += i64(g.who[SLOTS * self.side + i] != EMPTY)
        for dx in range(-(linemen // 2), linemen // 2 + 1):
            other = g.tables.square_at(g.col - dx, g.los)
            if linemen % 2 == 0 and (dx == linemen // 2 or dx == -(linemen // 2)) and g.board[other] != 0:
                continue
            if g.board[g.tables.square_at(g.col + dx, g.los)] == 0:
                g.offer(g.col + dx)
        self.arm = LineUp.LINED
        return g.choose(g.seat_of(self.side), Q_COLUMN)

    def put(self, g: Gridiron, square: i64) -> None:
        slot = self.slot()
        g.put(slot, square)
        if self.front:
            g.status[slot] |= FRONT
        self.placed += 1

    def named(self, g: Gridiron) -> i64:
        """How many are named for the defence line."""
        count: i64 = 0
        for i in range(SLOTS):
            count += i64(g.status[SLOTS * self.side + i] & FRONT != 0)
        return count

    def unplaced(self, g: Gridiron) -> i64:
        count: i64 = 0
        for i in range(SLOTS):
            slot = SLOTS * self.side + i
            count += i64(g.who[slot] != EMPTY and g.square[slot] == NOWHERE)
        return count

    def copy(self) -> Frame:
        return LineUp(self.side, self.form, self.locked, self.placed, self.front, self.arm)

    def ints(self) -> list[int]:
        return [LineUp.TAG, self.arm, self.side, self.form, self.locked, self.placed, self.front]
