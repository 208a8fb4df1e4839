# mypyc: compiled
"""A match of Calciotto as data: figures, ball, cards, score, and the phase in progress. No rules."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.kinds import (
    CALLUP,
    D_WATCH,
    FREELY,
    GROUNDED,
    HOME,
    IN_MOVEMENT,
    YELLOW,
    P,
)
from downfield.games.calciotto.model.tables import GOAL, KINDS, SLOTS, WIDTH, Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

NO_FRAME: Final = Frame()  # until a match is begun, copied or loaded
MEN: Final = 16
SHOWN: Final = 11  # where a dump tells of it
NOWHERE: Final = -1
EMPTY: Final = -1
DECK: Final = 26  # in `cards`: both hands by kind, then the unknown deck by kind,
KNOWN: Final = 39  # the part of each hand that everybody knows,
UNDER: Final = 65  # and the cards put back under the deck, the next to come first
STOCK: Final = 107  # ints of `cards`

# On the desk, for each side: the card played in this phase plus one, whether it is in force, its target
CARD: Final = 0
FORCE: Final = 2
AIMED: Final = 4
DESK: Final = 6


@mypyc_attr(acyclic=True)
class Pitch(State):
    """Who stands where, who has the ball, who holds which cards. It begins before the call-up [CAL-4.2]."""

    __slots__ = (
        "at", "away", "away_subs", "board", "box", "cards", "carrier", "challenger", "desk", "group", "high",
        "home", "home_subs", "left", "lost", "mode", "moment", "phase", "played", "pool", "private",
        "release", "runner", "shooter", "sprinter", "state", "tables", "target", "turn", "under_n", "wall",
        "who",
    )  # fmt: skip
    tables: Tables
    who: vec[i64]  # of MEN
    at: vec[i64]  # of MEN
    state: vec[i64]  # of MEN
    left: vec[i64]  # of MEN
    desk: vec[i64]  # of DESK
    cards: vec[i64]  # of STOCK
    box: vec[i64]  # the rest
    board: vec[i64]  # shown

    def __init__(self, tables: Tables) -> None:
        super().__init__(NO_FRAME, 0)
        self.watch = D_WATCH  # [CAL-18.6]
        self.usual = tables.usual
        self.tables = tables
        self.opts = tables.room[:]
        self.phase: i64 = CALLUP  # what comes next
        self.turn: i64 = HOME  # the side whose movement phase it is, or comes next
        self.carrier: i64 = NOBODY  # the slot of the figure with the ball; it may lie on the spot [CAL-1.6]
        self.home: i64 = 0
        self.away: i64 = 0
        self.played: i64 = 0  # movement phases rolled: the clock [CAL-18.4]
        self.home_subs: i64 = 0  # substitutions made
        self.away_subs: i64 = 0
        self.under_n: i64 = 0  # cards put back under the deck
        self.lost: i64 = NOBODY  # the side that has lost by forfeit [CAL-17.4]
        # The phase: see clear_phase
        self.pool: i64 = 0  # points left
        self.private: i64 = 0  # points left that only the sprinter may step with [CAL-12.1]
        self.sprinter: i64 = NOBODY
        self.mode: i64 = FREELY  # how points may be spent
        self.runner: i64 = NOBODY  # who is on his way through his own small area [CAL-6.7]
        self.release: i64 = 0  # the keeper owes a pass [CAL-8.11]
        self.group: i64 = NOBODY  # the partner whose figures move; NOBODY: all of the side
        self.wall: i64 = 0  # bits: the slots that stand in the wall
        self.high: i64 = 0  # the kick flies over the wall [CAL-14.10]
        self.shooter: i64 = NOBODY
        self.target: i64 = 0  # the square that is shot at
        self.challenger: i64 = NOBODY
        self.moment: i64 = IN_MOVEMENT  # the phase in which cards are played
        self.who = tables.nobody  # by slot: the figure of the squads
        self.at = tables.nobody  # by slot: its square
        self.state = tables.none  # by slot: GROUNDED, FELL
        self.left = tables.none  # by slot: steps left in this phase
        self.desk = tables.none
        self.box = tables.sheets  # the sheets [CAL-1.7]: where a figure is, and its yellow markers [CAL-17.6]
        self.cards = tables.stock
        self.board = tables.ground

    def unpack(self) -> None:
        """Take arrays of its own out of the box; a match that is copied or loaded brings them along."""
        self.who = self.tables.nobody[:]
        self.at = self.tables.nobody[:]
        self.state = self.tables.none[:]
        self.left = self.tables.none[:]
        self.desk = self.tables.none[:DESK]
        self.box = self.tables.sheets[:]
        self.cards = self.tables.stock[:]
        self.board = self.tables.ground[:]

    def fields(self) -> vec[i64]:
        told = [
            self.phase, self.turn, self.carrier, self.home, self.away, self.played, self.home_subs,
            self.away_subs, self.under_n, self.lost, self.pool, self.private, self.sprinter, self.mode,
            self.runner, self.release, self.group, self.wall, self.high, self.shooter, self.target,
            self.challenger, self.moment,
        ]  # fmt: skip
        for part in (self.who, self.at, self.state, self.left, self.desk, self.cards, self.box):
            told += [part[i] for i in range(len(part))]
        return vec[i64](told)

    def set_fields(self, v: vec[i64]) -> None:
        self.phase = v[0]
        self.turn = v[1]
        self.carrier = v[2]
        self.home = v[3]
        self.away = v[4]
        self.played = v[5]
        self.home_subs = v[6]
        self.away_subs = v[7]
        self.under_n = v[8]
        self.lost = v[9]
        self.pool = v[10]
        self.private = v[11]
        self.sprinter = v[12]
        self.mode = v[13]
        self.runner = v[14]
        self.release = v[15]
        self.group = v[16]
        self.wall = v[17]
        self.high = v[18]
        self.shooter = v[19]
        self.target = v[20]
        self.challenger = v[21]
        self.moment = v[22]
        i: i64 = 23
        self.who = v[i : i + MEN]
        i += MEN
        self.at = v[i : i + MEN]
        i += MEN
        self.state = v[i : i + MEN]
        i += MEN
        self.left = v[i : i + MEN]
        i += MEN
        self.desk = v[i : i + DESK]
        i += DESK
        self.cards = v[i : i + STOCK]
        i += STOCK
        self.box = v[i : len(v)]
        self.set_up_board()

    def copy_into(self, twin: State) -> None:
        c = cast(Pitch, twin)
        c.phase = self.phase
        c.turn = self.turn
        c.carrier = self.carrier
        c.home = self.home
        c.away = self.away
        c.played = self.played
        c.home_subs = self.home_subs
        c.away_subs = self.away_subs
        c.under_n = self.under_n
        c.lost = self.lost
        c.pool = self.pool
        c.private = self.private
        c.sprinter = self.sprinter
        c.mode = self.mode
        c.runner = self.runner
        c.release = self.release
        c.group = self.group
        c.wall = self.wall
        c.high = self.high
        c.shooter = self.shooter
        c.target = self.target
        c.challenger = self.challenger
        c.moment = self.moment
        c.who = self.who[:]
        c.at = self.at[:]
        c.state = self.state[:]
        c.left = self.left[:]
        c.desk = self.desk[:]
        c.cards = self.cards[:]
        c.box = self.box[:]
        c.board = self.board[:]

    def dump(self) -> list[int]:
        """The whole match as ints; a stop between phases is the same whatever has just come to light [CAL-4.4]."""
        ints = super().dump()
        if self.quiet:
            ints[SHOWN] = 0
        return ints

    def points(self, side: i64) -> i64:
        return self.away if side else self.home

    # Figures on the board ------------------------------------------------------------------------------------

    def set_up_board(self) -> None:
        """Build the board anew from where the figures are."""
        self.board = self.tables.ground[:]
        for slot in range(MEN):
            if self.at[slot] != NOWHERE:
                self.board[self.at[slot]] = slot + 1

    def put(self, slot: i64, square: i64) -> None:
        """Put a figure on an empty square, from wherever it was."""
        self.lift(slot)
        self.at[slot] = square
        self.board[square] = slot + 1

    def lift(self, slot: i64) -> None:
        """Take a figure from its square."""
        old: i64 = self.at[slot]
        if old != NOWHERE:
            self.board[old] = self.tables.ground[old]
            self.at[slot] = NOWHERE

    def is_on(self, slot: i64) -> bool:
        return self.who[slot] != EMPTY

    def is_grounded(self, slot: i64) -> bool:
        return self.state[slot] & GROUNDED != 0

    def side_of(self, slot: i64) -> i64:
        return 1 if slot >= SLOTS else 0

    def keeper(self, side: i64) -> i64:
        return SLOTS * side

    def role_of(self, slot: i64) -> i64:
        """[CAL-3.2] Its role; whoever keeps goal is a keeper [CAL-17.5]."""
        return P if slot % SLOTS == 0 else self.tables.role[self.who[slot]]

    def number_of(self, slot: i64) -> i64:
        return self.tables.number[self.who[slot]]

    def pace_of(self, slot: i64) -> i64:
        return self.tables.pace[self.who[slot]]

    def strength_of(self, slot: i64) -> i64:
        """Its strength [CAL-3.6]; an outfield figure that keeps goal saves with none [CAL-17.5]."""
        if slot % SLOTS == 0 and self.tables.role[self.who[slot]] != P:
            return 0
        return self.tables.strength[self.who[slot]]

    def count(self, side: i64) -> i64:
        """Figures of a side on the pitch."""
        n: i64 = 0
        for slot in range(SLOTS * side, SLOTS * side + SLOTS):
            if self.who[slot] != EMPTY:
                n += 1
        return n

    def first_of(self, side: i64) -> i64:
        """Where the squad of a side begins."""
        return self.tables.first_away if side else 0

    def end_of(self, side: i64) -> i64:
        return len(self.box) if side else self.tables.first_away

    def yellows(self, figure: i64) -> i64:
        return self.box[figure] // YELLOW

    def place_of(self, figure: i64) -> i64:
        """ABSENT, BENCH, FIELDED or GONE."""
        return self.box[figure] % YELLOW

    def send(self, figure: i64, place: i64) -> None:
        """A figure is now somewhere else; its yellow markers stay with it [CAL-16.3]."""
        self.box[figure] = self.box[figure] // YELLOW * YELLOW + place

    # Squares -------------------------------------------------------------------------------------------------

    def is_in_zone(self, slot: i64, square: i64) -> bool:
        """[CAL-3.3] Whether a square lies in a figure's zone of competence; elsewhere it has no bonus [CAL-3.4]."""
        return self.tables.zone[square] == self.tables.competence[5 * self.side_of(slot) + self.role_of(slot)]

    def distance(self, a: i64, b: i64) -> i64:
        """[CAL-2.11] Squares from one to another, diagonals counted."""
        t = self.tables
        rows: i64 = t.row[a] - t.row[b]
        columns: i64 = t.column[a] - t.column[b]
        rows = -rows if rows < 0 else rows
        columns = -columns if columns < 0 else columns
        return rows if rows > columns else columns

    def is_beside(self, a: i64, b: i64) -> bool:
        """[CAL-2.11] Contiguous: sharing an edge."""
        return a - b == 1 or b - a == 1 or a - b == WIDTH or b - a == WIDTH

    def ahead(self, side: i64) -> i64:
        """[CAL-2.2] The way a side attacks: up the rows, or down."""
        return -1 if side else 1

    # Seats ---------------------------------------------------------------------------------------------------

    def lead_seat(self, side: i64) -> i64:
        """Who decides what concerns the whole side."""
        return self.tables.seats[2 * side]

    def owner_of(self, slot: i64) -> i64:
        """[CAL-20.1] The partner that moves a figure: 0 or 1."""
        return self.tables.owner[self.tables.role[self.who[slot]]]

    def seat_of(self, slot: i64) -> i64:
        """Who decides for a figure [CAL-20.6]."""
        return self.tables.seats[2 * self.side_of(slot) + self.owner_of(slot)]

    def is_pair(self, side: i64) -> bool:
        """Whether two people play a side."""
        return self.tables.seats[2 * side] != self.tables.seats[2 * side + 1]

    # Cards ---------------------------------------------------------------------------------------------------

    def hand(self, side: i64, kind: i64) -> i64:
        return self.cards[KINDS * side + kind]

    def hand_size(self, side: i64) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            n += self.cards[KINDS * side + kind]
        return n

    def unknown(self) -> i64:
        """Cards of the deck whose order nobody knows."""
        n: i64 = 0
        for kind in range(KINDS):
            n += self.cards[DECK + kind]
        return n

    def deck_size(self) -> i64:
        return self.unknown() + self.under_n

    def in_force(self, side: i64) -> i64:
        """The card that a side has in force in this phase, or NOBODY."""
        return self.desk[CARD + side] - 1 if self.desk[FORCE + side] else NOBODY

    def has_in_force(self, side: i64, verb: i64) -> bool:
        kind = self.in_force(side)
        return kind != NOBODY and self.tables.verb[kind] == verb

    # The match -----------------------------------------------------------------------------------------------

    def subs(self, side: i64) -> i64:
        return self.away_subs if side else self.home_subs

    def add_goal(self, side: i64) -> None:
        if side:
            self.away += 1
        else:
            self.home += 1

    def add_sub(self, side: i64) -> None:
        if side:
            self.away_subs += 1
        else:
            self.home_subs += 1

    def clear_desk(self) -> None:
        """No card is in force."""
        for i in range(DESK):
            self.desk[i] = 0

    def clear_phase(self) -> None:
        """No points, no cards, nobody on his way."""
        self.pool = 0
        self.private = 0
        self.sprinter = NOBODY
        self.mode = FREELY
        self.runner = NOBODY
        self.release = 0
        self.group = NOBODY
        self.wall = 0
        self.high = 0
        self.shooter = NOBODY
        self.target = 0
        self.challenger = NOBODY
        self.moment = IN_MOVEMENT

    def rest(self) -> None:
        """The stop that comes next lies between phases, and nothing is left of the phase before."""
        self.clear_phase()
        for slot in range(MEN):
            self.left[slot] = 0
        self.clear_desk()
        self.settle()

    def is_goal_of(self, side: i64, square: i64) -> bool:
        """Whether a square is one of a side's four goal squares [CAL-2.3]."""
        return self.tables.ground[square] == GOAL and (self.tables.row[square] > 10) == (side == 1)
