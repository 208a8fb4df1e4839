# mypyc: compiled
"""A match of Touch Down as data: counters, ball, downs, clock, and the action in progress. No rules."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.kinds import (
    FALLEN,
    FOE,
    HOME,
    LIVE,
    NO_ACTION,
    OUT,
    PASSING,
    TOSS,
)
from downfield.games.touch_down.model.tables import ROWS, SLOTS, Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

ROOM: Final = 136  # the longest list: every formation, and every player of a roster who may come on
NO_FRAME: Final = Frame()  # until a match is begun, copied or loaded
BOTH: Final = 22  # counters on the field
NOWHERE: Final = -1
EMPTY: Final = -1
FALL: Final = 256  # in a cell of the board, one fallen player
MINUTE: Final = 60  # seconds


@mypyc_attr(acyclic=True)
class Gridiron(State):
    """Who stands where, who has the ball, and how the match stands. It begins before the toss [TD-4.2]."""

    __slots__ = (
        "away", "away_out", "ball", "base", "beyond", "board", "box", "clock", "col", "dead", "down", "far",
        "first", "freed", "high", "holder", "home", "home_out", "inside", "kind", "late", "lead", "los",
        "low", "move", "off", "opener", "out", "part", "phase", "quarter", "robbed", "runback", "south",
        "sped", "spot", "square", "status", "tables", "thrown", "tie", "who", "yc",
    )  # fmt: skip
    tables: Tables
    who: vec[i64]  # of BOTH
    square: vec[i64]  # of BOTH
    status: vec[i64]  # of BOTH
    box: vec[i64]  # the rest
    board: vec[i64]  # shown

    def __init__(self, tables: Tables) -> None:
        super().__init__(NO_FRAME, ROOM)
        self.tables = tables
        self.phase: i64 = TOSS  # what comes next
        self.kind: i64 = NO_ACTION  # the action in progress
        self.off: i64 = HOME  # the attack: the team with the ball, or deemed to have it [TD-5.4]
        self.first: i64 = HOME  # the attack at the start of the action, which fields the attack formation
        self.south: i64 = HOME  # the side that defends south
        self.los: i64 = 0  # the row of the ball when the action starts
        self.col: i64 = tables.centre
        self.down: i64 = 1
        self.yc: i64 = 0  # the row where the series started
        self.home: i64 = 0
        self.away: i64 = 0
        self.quarter: i64 = 1
        self.clock: i64 = 0  # seconds since the quarter began
        self.home_out: i64 = 1  # time-outs left in this quarter
        self.away_out: i64 = 1
        self.opener: i64 = NOBODY  # who received the opening kick-off, while the first half is played
        # The action: see clear_action
        self.move: i64 = 0  # which move it is
        self.thrown: i64 = 0  # a forward pass was attempted [TD-10.9]
        self.beyond: i64 = 0  # the ball has been beyond the line of scrimmage [TD-9.5]
        self.runback: i64 = 0  # possession has changed or the ball was kicked: no passing [TD-9.4]
        self.freed: i64 = 0  # the move in which the ball became free
        self.inside: i64 = 0  # gained in the own end zone and not yet out of it [TD-15.4]
        self.dead: i64 = LIVE
        self.spot: i64 = 0  # the row where it became dead
        self.out: i64 = 0  # over which line the carrier left the field
        self.robbed: i64 = 0  # of a carrier who left the field: the ball was taken from him [TD-13.3]
        self.late: i64 = 0  # the minutes have passed 14 in this action [TD-17.2]
        self.base: i64 = 0  # the row from which the carrier's yards count, [TD-19.2]
        self.far: i64 = 0  # and how many rows he has come from there; below 0 they do not count
        # The timing of the move: see end_move
        self.low: i64 = 0  # the rolls of timing
        self.high: i64 = 0
        self.lead: i64 = NOBODY  # who has the initiative
        self.tie: i64 = 0
        self.sped: i64 = 0  # somebody used speed in phase 6 [TD-8.2]
        self.part: i64 = 0  # the movement phase: 6, 7 or 8; 5 for a blitz
        # The ball
        self.holder: i64 = NOBODY  # the slot of the carrier
        self.ball: i64 = NOWHERE  # its square, carried or not
        self.board = vec[i64]([0] * int(tables.squares))
        self.box = vec[i64]([0] * len(tables.number))  # [TD-19.10] a match begins with everybody fit
        self.who = vec[i64]([EMPTY] * BOTH)
        self.square = vec[i64]([NOWHERE] * BOTH)
        self.status = vec[i64]([0] * BOTH)

    def fields(self) -> vec[i64]:
        told = [
            self.phase, self.kind, self.off, self.first, self.south, self.los, self.col, self.down, self.yc,
            self.home, self.away, self.quarter, self.clock, self.home_out, self.away_out, self.opener,
            self.move, self.thrown, self.beyond, self.runback, self.freed, self.inside, self.dead, self.spot,
            self.out, self.robbed, self.late, self.base, self.far, self.low, self.high, self.lead, self.tie,
            self.sped, self.part, self.holder, self.ball,
        ]  # fmt: skip
        for part in (self.who, self.square, self.status, self.box):
            told += [part[i] for i in range(len(part))]
        return vec[i64](told)

    def set_fields(self, v: vec[i64]) -> None:
        self.phase = v[0]
        self.kind = v[1]
        self.off = v[2]
        self.first = v[3]
        self.south = v[4]
        self.los = v[5]
        self.col = v[6]
        self.down = v[7]
        self.yc = v[8]
        self.home = v[9]
        self.away = v[10]
        self.quarter = v[11]
        self.clock = v[12]
        self.home_out = v[13]
        self.away_out = v[14]
        self.opener = v[15]
        self.move = v[16]
        self.thrown = v[17]
        self.beyond = v[18]
        self.runback = v[19]
        self.freed = v[20]
        self.inside = v[21]
        self.dead = v[22]
        self.spot = v[23]
        self.out = v[24]
        self.robbed = v[25]
        self.late = v[26]
        self.base = v[27]
        self.far = v[28]
        self.low = v[29]
        self.high = v[30]
        self.lead = v[31]
        self.tie = v[32]
        self.sped = v[33]
        self.part = v[34]
        self.holder = v[35]
        self.ball = v[36]
        i: i64 = 37
        self.who = v[i : i + BOTH]
        i += BOTH
        self.square = v[i : i + BOTH]
        i += BOTH
        self.status = v[i : i + BOTH]
        i += BOTH
        self.box = v[i : len(v)]
        self.set_up_board()

    def copy_into(self, twin: State) -> None:
        c = cast(Gridiron, twin)
        c.phase = self.phase
        c.kind = self.kind
        c.off = self.off
        c.first = self.first
        c.south = self.south
        c.los = self.los
        c.col = self.col
        c.down = self.down
        c.yc = self.yc
        c.home = self.home
        c.away = self.away
        c.quarter = self.quarter
        c.clock = self.clock
        c.home_out = self.home_out
        c.away_out = self.away_out
        c.opener = self.opener
        c.move = self.move
        c.thrown = self.thrown
        c.beyond = self.beyond
        c.runback = self.runback
        c.freed = self.freed
        c.inside = self.inside
        c.dead = self.dead
        c.spot = self.spot
        c.out = self.out
        c.robbed = self.robbed
        c.late = self.late
        c.base = self.base
        c.far = self.far
        c.low = self.low
        c.high = self.high
        c.lead = self.lead
        c.tie = self.tie
        c.sped = self.sped
        c.part = self.part
        c.holder = self.holder
        c.ball = self.ball
        c.who = self.who[:]
        c.square = self.square[:]
        c.status = self.status[:]
        c.box = self.box[:]
        c.board = self.board[:]

    def points(self, side: i64) -> i64:
        return self.away if side else self.home

    # Counters on the board ----------------------------------------------------------------------------------

    def set_up_board(self) -> None:
        """Build the board anew from where the counters are."""
        self.board = vec[i64]([0] * int(self.tables.squares))
        for slot in range(BOTH):
            if self.square[slot] != NOWHERE and self.status[slot] & PASSING == 0:
                self.board[self.square[slot]] += FALL if self.status[slot] & FALLEN else self.weight(slot)

    def weight(self, slot: i64) -> i64:
        """What a standing counter adds to the cell of its square: home in the lowest four bits, away above them."""
        return slot + 1 if slot < SLOTS else (slot - SLOTS + 1) << 4

    def put(self, slot: i64, square: i64) -> None:
        """Put a standing counter on a square, from wherever it was; the ball goes with its carrier."""
        board = self.board
        marks = self.status
        add: i64 = slot + 1 if slot < SLOTS else (slot - SLOTS + 1) << 4
        old: i64 = self.square[slot]
        if old != NOWHERE and marks[slot] & PASSING == 0:
            board[old] -= add
        if board[square] & (15 if slot < SLOTS else 240):  # through a team-mate, who stays on the board
            marks[slot] |= PASSING
        else:
            board[square] += add
            marks[slot] &= ~PASSING
        self.square[slot] = square
        if slot == self.holder:
            self.ball = square

    def fall(self, slot: i64) -> None:
        """A standing counter falls in its square [TD-8.8]; it is entangled with nobody any more."""
        passing = self.status[slot] & PASSING != 0
        self.board[self.square[slot]] += FALL if passing else FALL - self.weight(slot)
        self.status[slot] = FALLEN

    def clear_field(self) -> None:
        """Take every counter and the ball off the field [TD-18.5]."""
        for slot in range(BOTH):
            self.who[slot] = EMPTY
            self.square[slot] = NOWHERE
            self.status[slot] = 0
        for player in range(len(self.box)):
            self.box[player] &= 15
        self.board = vec[i64]([0] * int(self.tables.squares))
        self.holder = NOBODY
        self.ball = NOWHERE

    def standing(self, square: i64, side: i64) -> i64:
        """The slot of a side's standing player in a square, or NOBODY."""
        cell: i64 = self.board[square]
        if side:
            cell = cell >> 4 & 15
            return cell - 1 + SLOTS if cell else NOBODY
        cell = cell & 15
        return cell - 1 if cell else NOBODY

    def is_standing(self, slot: i64) -> bool:
        return self.square[slot] != NOWHERE and self.status[slot] & FALLEN == 0

    def foe(self, slot: i64) -> i64:
        """The opponent upon whom a player may renew his contact [TD-10.7], or NOBODY: he is only held [TD-10.7a]."""
        return self.status[slot] // FOE - 1

    # Small words of the rules -------------------------------------------------------------------------------

    def side_of(self, slot: i64) -> i64:
        return 1 if slot >= SLOTS else 0

    def role_of(self, slot: i64) -> i64:
        return self.tables.role[self.who[slot]]

    def number_of(self, slot: i64) -> i64:
        return self.tables.number[self.who[slot]]

    def ahead(self, side: i64) -> i64:
        """[TD-2.10] The way a side attacks: +1 is north."""
        return 1 if side == self.south else -1

    def own_row(self, side: i64, row: i64) -> i64:
        """The row that is so many rows from a side's own goal line [TD-2.6]."""
        return row if side == self.south else ROWS + 1 - row

    def goal_zone(self, side: i64) -> i64:
        """The end zone that a side attacks."""
        return 2 if side == self.south else 1

    def own_zone(self, side: i64) -> i64:
        return 1 if side == self.south else 2

    def seat_of(self, side: i64) -> i64:
        """[TD-20.1] Who commands the formation that a side has on the field."""
        return self.tables.seats[2 * side + (0 if side == self.first else 1)]

    def lead_seat(self, side: i64) -> i64:
        """[TD-20.1] Who makes the calls at the level of the match."""
        return self.tables.seats[2 * side]

    def timeouts(self, side: i64) -> i64:
        return self.away_out if side else self.home_out

    def spend(self, side: i64) -> None:
        """Take the time-out of a side."""
        if side:
            self.away_out -= 1
        else:
            self.home_out -= 1

    def add(self, side: i64, points: i64) -> None:
        """Give points to a side."""
        if side:
            self.away += points
        else:
            self.home += points

    def minutes(self) -> i64:
        return self.clock // MINUTE

    def is_chase(self) -> bool:
        """Whether players move only to reach a carrier who has left the field [TD-13.2]."""
        return self.dead == OUT

    def begin_action(self, kind: i64, attack: i64) -> None:
        """Nothing is left of the action before."""
        self.kind = kind
        self.off = attack
        self.first = attack
        self.clear_action()
        self.end_move()

    def clear_action(self) -> None:
        """Nobody has moved, and the ball has been nowhere."""
        self.move = 0
        self.thrown = 0
        self.beyond = 0
        self.runback = 0
        self.freed = 0
        self.inside = 0
        self.dead = LIVE
        self.spot = 0
        self.out = 0
        self.robbed = 0
        self.late = 0
        self.base = 0
        self.far = 0

    def end_move(self) -> None:
        """Nothing is left of the timing of the move before."""
        self.low = 0
        self.high = 0
        self.lead = NOBODY
        self.tie = 0
        self.sped = 0
        self.part = 0
