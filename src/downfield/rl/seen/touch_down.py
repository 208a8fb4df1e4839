# mypyc: compiled
"""Touch Down as planes and numbers: counters by role on the field, the ball, downs, timing, and one's own roster."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.kinds import BRING, FALLEN, HELD, MOVED, TANGLED
from downfield.games.touch_down.model.kinds import ROLES as PLAYED
from downfield.games.touch_down.model.position import BOTH, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE, ROWS
from downfield.kernel.state import State
from downfield.rl.encoder import Encoder, Sheets

ROSTER: Final = 100  # numbers on shirts [TD-3.3]
PLAYER: Final = 4  # numbers of each
ACTIONS: Final = BRING + ROSTER  # to bring a player on; all others are smaller

# Planes of one side; the other's follow
FALL: Final = 6
HOLD: Final = 7
TANGLE: Final = 8
MOVE: Final = 9
PUSH: Final = 10
SPEED: Final = 11
OF_A_SIDE: Final = 12
BALL: Final = 24
LINE: Final = 25
PLANES: Final = 26


@mypyc_attr(acyclic=True)
class SeenGridiron(Encoder):
    """Rows are counted from one's own end line, though sides change ends."""

    def __init__(self, start: State, questions: i64, sides: list[int]) -> None:
        g = cast(Gridiron, start)
        super().__init__(start, questions, ACTIONS, sides, True)
        self.planes = PLANES
        self.rows = ROWS + 2 * g.tables.depth
        self.columns = g.tables.columns
        self.area: i64 = self.rows * self.columns

    def pictures(self) -> list[str]:
        of = ["lineman", "back", "end", "kicker", "quarterback", "defender"]
        of += ["fallen", "held", "entangled", "moved", "contact", "speed"]
        return [
            *("own " + name for name in of),
            *("other " + name for name in of),
            "ball",
            "line of scrimmage",
        ]

    def entries(self) -> list[tuple[str, int, int]]:
        return [
            ("phase", 6, 1),
            ("action", 7, 1),
            ("on attack", 1, 1),
            ("attacked first", 1, 1),
            ("down", 1, 5),
            ("row of the ball", 1, 24),
            ("column of the ball", 1, 23),
            ("row of the series", 1, 24),
            ("quarter", 1, 4),
            ("clock", 1, 900),
            ("own time-outs", 1, 1),
            ("other time-outs", 1, 1),
            ("received the opening kick-off", 1, 1),
            ("move", 1, 10),
            ("thrown, beyond, run back, freed, inside", 5, 1),
            ("dead", 10, 1),
            ("out", 4, 1),
            ("late", 1, 1),
            ("timing", 2, 6),
            ("initiative: own, other", 2, 1),
            ("tie", 1, 1),
            ("sped", 1, 1),
            ("part", 4, 1),
            ("carrier: own, other", 2, 1),
            ("own roster", ROSTER * PLAYER, 3),
        ]

    def is_turned(self, g: State, side: i64) -> bool:
        return cast(Gridiron, g).south != side

    def write(self, g: State, side: i64, s: Sheets) -> None:
        p = cast(Gridiron, g)
        self.write_match(p, side, s)
        self.write_action(p, side, s)
        self.write_roster(p, side, s)
        for slot in range(BOTH):
            if p.square[slot] != NOWHERE:
                self.write_counter(p, side, slot, s)
        if p.ball != NOWHERE and self.is_on(p, p.ball):
            s.mark(BALL * self.area + self.cell(p, side, p.ball), 1)
        for column in range(self.columns):
            s.mark(LINE * self.area + self.row_of(p, side, p.los) * self.columns + column, 1)

    def write_match(self, p: Gridiron, side: i64, s: Sheets) -> None:
        s.tick(p.phase, 6)
        s.tick(p.kind, 7)
        s.put(1 if p.off == side else 0)
        s.put(1 if p.first == side else 0)
        s.put(p.down)
        s.put(self.row_of(p, side, p.los))
        s.put(p.col)
        s.put(self.row_of(p, side, p.yc))
        s.put(p.quarter)
        s.put(p.clock)
        s.put(p.timeouts(side))
        s.put(p.timeouts(1 - side))
        s.put(1 if p.opener == side else 0)

    def write_action(self, p: Gridiron, side: i64, s: Sheets) -> None:
        s.put(p.move)
        s.put(p.thrown)
        s.put(p.beyond)
        s.put(p.runback)
        s.put(p.freed)
        s.put(p.inside)
        s.tick(p.dead, 10)
        s.tick(p.out, 4)
        s.put(p.late)
        s.put(p.low)
        s.put(p.high)
        s.tick(-1 if p.lead < 0 else 0 if p.lead == side else 1, 2)
        s.put(p.tie)
        s.put(p.sped)
        s.tick(p.part - 5, 4)
        s.tick(-1 if p.holder < 0 else 0 if p.side_of(p.holder) == side else 1, 2)

    def write_roster(self, p: Gridiron, side: i64, s: Sheets) -> None:
        """One's own players, on the field or not: role, contact, speed, and how he is."""
        t = p.tables
        first: i64 = t.first_away if side else 0
        end: i64 = len(t.number) if side else t.first_away
        for i in range(ROSTER):
            who = first + i
            there = who < end
            s.put(t.role[who] + 1 if there else 0)
            s.put(t.push[who] if there else 0)
            s.put(t.speed[who] if there else 0)
            s.put(p.box[who] if there else 0)

    def write_counter(self, p: Gridiron, side: i64, slot: i64, s: Sheets) -> None:
        if not self.is_on(p, p.square[slot]):
            return
        own = p.side_of(slot) == side
        at: i64 = (0 if own else OF_A_SIDE) * self.area + self.cell(p, side, p.square[slot])
        status: i64 = p.status[slot]
        s.mark(p.role_of(slot) % PLAYED * self.area + at, 1)
        s.mark(FALL * self.area + at, 1 if status & FALLEN else 0)
        s.mark(HOLD * self.area + at, 1 if status & HELD else 0)
        s.mark(TANGLE * self.area + at, 1 if status & TANGLED else 0)
        s.mark(MOVE * self.area + at, 1 if status & MOVED else 0)
        s.mark(PUSH * self.area + at, p.tables.push[p.who[slot]])
        s.mark(SPEED * self.area + at, p.tables.speed[p.who[slot]])

    def is_on(self, p: Gridiron, square: i64) -> bool:
        """Whether a square lies in bounds: a carrier may have left the field [TD-13.1]."""
        return p.tables.zone[square] != OUTSIDE

    def row_of(self, p: Gridiron, side: i64, row: i64) -> i64:
        """A row of the rules, counted from one's own end line; what lies beyond the field is put on its edge."""
        found: i64 = (row if p.south == side else ROWS + 1 - row) + p.tables.depth - 1
        return 0 if found < 0 else self.rows - 1 if found >= self.rows else found

    def cell(self, p: Gridiron, side: i64, square: i64) -> i64:
        """A square in a plane."""
        return self.row_of(p, side, p.tables.row[square]) * self.columns + p.tables.column[square] - 1
