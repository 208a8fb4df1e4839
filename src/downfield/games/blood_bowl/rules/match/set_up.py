# mypyc: compiled
"""Chapter 6: setting up."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_SET_UP
from downfield.games.blood_bowl.model.kinds import FAINTED, RESERVES
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_BREWER, Q_CONCEDE, Q_PLACE, Q_SET_UP
from downfield.games.blood_bowl.model.tables import LENGTH, SLOTS, WIDTH, square_at
from downfield.games.blood_bowl.rules.hired.bugman import is_waiting, step_in
from downfield.games.blood_bowl.rules.match.result import concede
from downfield.kernel.state import Frame, State

ELEVEN: Final = 11
ON_LINE: Final = 3  # [BB-6.5]
IN_WIDE: Final = 2  # [BB-6.4]
# Answers: below THEN a ready formation; from it on the same, to be changed; then the end of changing, and players
THEN: Final = 32
DONE: Final = 63
BRING: Final = 64  # plus the place of a player in his team
BENCH: Final = 0  # for the square of a player who is taken up again
# What `again` says
BEGUN: Final = 1  # some are set up, or a set-up is being changed after the kick [BB-6.23]
CHANGING: Final = 2  # a whole set-up is being changed before it, and so often it was
MOST: Final = 22  # changes: each player twice


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Frame):
    """[BB-6.3, BB-6.7] A ready formation, or player by player; only what leaves a legal set-up possible is offered.

    A formation can be taken as it is, or to be changed: somebody is taken up again and put elsewhere, or stays off and
    another comes. `among` has a bit for everybody who may still be set up.
    """

    TAG: Final = 33
    START: Final = 0
    CHOSEN: Final = 1
    PLACED: Final = 2
    FEW: Final = 3
    STEPPED_IN: Final = 4

    def __init__(self, side: i64, among: i64, left: i64, again: i64 = 0, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.among = among
        self.left = left  # how many are still to be set up
        self.again = again
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case SetUp.START:
                if self.again == 0 and self.left < ELEVEN and is_waiting(g, self.side):
                    return self.ask(g, Q_BREWER, SetUp.STEPPED_IN)
                if self.again == 0 and self.left <= ON_LINE:
                    return self.ask(g, Q_CONCEDE, SetUp.FEW)
            case SetUp.STEPPED_IN:  # [BB-19.7f]
                if got:
                    self.among |= 1 << step_in(g, self.side)
                    self.left += 1
                if self.left <= ON_LINE:
                    return self.ask(g, Q_CONCEDE, SetUp.FEW)
            case SetUp.FEW:  # [BB-6.6] so few may go home
                if got:
                    concede(g, self.side, True)
                    return g.finish(1 - self.side)
            case SetUp.CHOSEN:
                if got == DONE:
                    return self.end(g, 0)
                if got >= BRING:
                    return self.bring(g, got - BRING)
                self.take(g, got % THEN)
                if got < THEN:
                    return self.end(g, got + 1)
                self.again = CHANGING
            case SetUp.PLACED:
                if got != BENCH:
                    g.enter(self.slot, got)
                    self.among &= ~(1 << self.slot - SLOTS * self.side)
                    self.left -= 1
                if self.again == 0:
                    self.again = BEGUN
        return self.ask_player(g)

    def ask(self, g: Pitch, question: i64, arm: i64) -> i64:
        """Yes or no."""
        self.arm = arm
        g.offer_upto(2)
        return g.ask(self.side, question)

    def bring(self, g: Pitch, place: i64) -> i64:
        """A player from Reserves, or one who stands already and is taken up again."""
        self.slot = SLOTS * self.side + place
        if g.is_on(self.slot):
            g.leave(self.slot, RESERVES)
            self.again += 1
            self.left = 1
            if self.among:
                g.offer(BENCH)
            self.among |= 1 << place
        return self.ask_square(g)

    def end(self, g: Pitch, form: i64) -> i64:
        g.emit(E_SET_UP, self.side, form)
        return g.done(0)

    def ask_player(self, g: Pitch) -> i64:
        if self.left == 0 and (self.again < CHANGING or self.again == CHANGING + MOST):
            return self.end(g, 0)
        if self.again == 0:
            self.offer_forms(g, 0)
            self.offer_forms(g, THEN)
        if self.left == 0:
            g.offer(DONE)
        for i in range(SLOTS):
            if self.among >> i & 1 if self.left else g.is_on(SLOTS * self.side + i):
                g.offer(BRING + i)
        self.arm = SetUp.CHOSEN
        return g.choose(self.side, Q_SET_UP)

    def offer_forms(self, g: Pitch, first: i64) -> None:
        """The formations for a side that kicks, or that receives."""
        receives: i64 = 0 if self.side == g.kicking else 1
        for form in range(len(g.tables.formations)):
            if g.tables.formations[form] == receives:
                g.offer(first + form)

    def ask_square(self, g: Pitch) -> i64:
        """[BB-6.2, BB-6.4, BB-6.5] Ask for a square of the own half from which a legal set-up is still possible."""
        self.arm = SetUp.PLACED
        list_places(g, self.side, self.left)
        return g.ask(self.side, Q_PLACE)

    def take(self, g: Pitch, form: i64) -> None:
        """Field the players with the lowest numbers, the strongest on the line."""
        coming = first_of(self.among, self.left)
        self.among &= ~coming
        for place in range(self.left):
            slot = strongest(g, self.side, coming)
            coming &= ~(1 << slot - SLOTS * self.side)
            g.enter(slot, mirrored(g, g.tables.plans[ELEVEN * form + place], self.side))
        self.left = 0

    def copy(self) -> Frame:
        return SetUp(self.side, self.among, self.left, self.again, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [SetUp.TAG, self.arm, self.side, self.among, self.left, self.again, self.slot]


def new_line_up(g: Pitch, side: i64) -> SetUp:
    """[BB-6.3, BB-6.6] Eleven, or all who are in Reserves and do not miss the drive."""
    among: i64 = 0
    count: i64 = 0
    for i in range(g.tables.squad[side]):
        slot = SLOTS * side + i
        if g.status[slot] == RESERVES and g.marks[slot] & FAINTED == 0:
            among |= 1 << i
            count += 1
    return SetUp(side, among, ELEVEN if count > ELEVEN else count)


def is_line(g: Pitch, square: i64, side: i64) -> bool:
    """[BB-1.3] A square of the line of scrimmage in the centre field."""
    return g.tables.wide[square] == 0 and g.tables.column[square] == 12 + side


def list_places(g: Pitch, side: i64, left: i64) -> None:
    """Squares where a player may be put when so many are still to come, this one included."""
    t = g.tables
    line: i64 = 0
    top: i64 = 0
    bottom: i64 = 0
    total = left
    for i in range(SLOTS):
        square: i64 = g.at[SLOTS * side + i]
        if square:
            total += 1
            if is_line(g, square, side):
                line += 1
            elif t.wide[square] == 1:
                top += 1
            elif t.wide[square] == 2:
                bottom += 1
    wanted = ON_LINE if total > ON_LINE else total
    forced = line + left <= wanted and line < wanted
    first: i64 = 12 + side if forced else 13 * side  # the columns of the own half, or only the line
    last = first + 1 if forced else first + 13
    board = g.board
    opts = g.opts
    n = g.n
    for y in range(WIDTH):
        wide: i64 = t.wide[square_at(first, y)]
        if (forced and wide) or (wide == 1 and top >= IN_WIDE) or (wide == 2 and bottom >= IN_WIDE):
            continue
        for place in range(square_at(first, y), square_at(last, y)):
            if board[place] == 0:
                opts[n] = place
                n += 1
    g.n = n


def mirrored(g: Pitch, square: i64, side: i64) -> i64:
    """A square as the other team sees it."""
    if side == 0:
        return square
    return square_at(LENGTH - 1 - g.tables.column[square], g.tables.row[square])


def first_of(among: i64, count: i64) -> i64:
    """So many of them, those with the lowest numbers."""
    found: i64 = 0
    for i in range(SLOTS):
        if count > 0 and among >> i & 1:
            found |= 1 << i
            count -= 1
    return found


def strongest(g: Pitch, side: i64, among: i64) -> i64:
    """The player whom a formation places first: by strength, then poor passing, then armour, then number."""
    best: i64 = -1
    found: i64 = 0
    for i in range(SLOTS):
        if among >> i & 1:
            slot = SLOTS * side + i
            pa = g.pa(slot)
            worth = (
                g.st(slot) * 256 + (4 if pa == 0 or pa > 4 else pa) * 16 + g.av(slot)
            )  # throwers stay back
            if worth > best:
                best = worth
                found = slot
    return found
