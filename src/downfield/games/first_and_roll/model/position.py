# mypyc: compiled
"""A match of 1st & Roll as data: field, score, clock, and what lies on the table during a play. No rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.kinds import (
    FREEKICK,
    HOME,
    NO_DIE,
    PLAY,
    TOSS,
    TRY,
    UNDECLARED,
)
from downfield.games.first_and_roll.model.tables import Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

ROOM: Final = 6  # the sealed choice lists three dice for each of two seats; no choice lists more
NO_FRAME: Final = Frame()  # until a match is begun, copied or loaded


@mypyc_attr(acyclic=True)
class Roll(State):
    """Where ball, marker and clock stand, who has the ball, and the dice of the play. It begins as FAR-2.1 says."""

    tables: Tables

    def __init__(self, tables: Tables) -> None:
        super().__init__(NO_FRAME, ROOM)
        self.tables = tables
        self.phase: i64 = TOSS  # what comes next
        self.off: i64 = HOME  # the side on offence; at a kick-off the side that receives
        self.ball: i64 = 0  # yards from the offence's own goal line
        self.marker: i64 = 0  # the line to reach, likewise
        self.down: i64 = 1
        self.home: i64 = 0
        self.away: i64 = 0
        self.half: i64 = 1  # from 3 on an overtime
        self.tick: i64 = 0  # the space of the clock marker
        self.home_left: i64 = tables.timeouts
        self.away_left: i64 = tables.timeouts
        self.second: i64 = NOBODY  # who kicks off the second half, while the first is played
        # On the table during a play: see clear_table
        self.declared: i64 = UNDECLARED
        self.attack: i64 = NO_DIE  # colour of the offence die
        self.guard: i64 = NO_DIE  # colour of the defence die
        self.yards: i64 = 0
        self.time: i64 = 0  # BLANK, TICK, or T when the clock die showed it twice
        self.flag: i64 = 0
        self.penalty: i64 = -1
        self.fate: i64 = 0  # of a Long Bomb

    def fields(self) -> vec[i64]:
        return vec[i64]([
            self.phase, self.off, self.ball, self.marker, self.down, self.home, self.away, self.half,
            self.tick, self.home_left, self.away_left, self.second, self.declared, self.attack, self.guard,
            self.yards, self.time, self.flag, self.penalty, self.fate,
        ])  # fmt: skip

    def set_fields(self, v: vec[i64]) -> None:
        self.phase = v[0]
        self.off = v[1]
        self.ball = v[2]
        self.marker = v[3]
        self.down = v[4]
        self.home = v[5]
        self.away = v[6]
        self.half = v[7]
        self.tick = v[8]
        self.home_left = v[9]
        self.away_left = v[10]
        self.second = v[11]
        self.declared = v[12]
        self.attack = v[13]
        self.guard = v[14]
        self.yards = v[15]
        self.time = v[16]
        self.flag = v[17]
        self.penalty = v[18]
        self.fate = v[19]

    def points(self, side: i64) -> i64:
        return self.away if side else self.home

    # Small words of the rules -------------------------------------------------------------------------------

    def throw(self, die: i64) -> i64:
        """Stop for a die of the box."""
        return self.roll(die, self.tables.faces[die])

    def seat_of(self, side: i64, role: i64) -> i64:
        """Who decides for a side on offence or on defence."""
        return self.tables.seats[2 * side + role]

    def left(self, side: i64) -> i64:
        """The time-outs a side has left."""
        return self.away_left if side else self.home_left

    def spend(self, side: i64) -> None:
        """Take one time-out from a side."""
        if side:
            self.away_left -= 1
        else:
            self.home_left -= 1

    def add(self, side: i64, points: i64) -> None:
        """Give points to a side."""
        if side:
            self.away += points
        else:
            self.home += points

    def is_overtime(self) -> bool:
        return self.half > 2

    def is_decided(self) -> bool:
        """Whether an overtime has seen its first points."""
        return self.half > 2 and self.home != self.away

    def is_half_over(self) -> bool:
        return self.tick >= self.tables.last

    def is_two_minutes(self) -> bool:
        """Whether the marker stands on the last space before the end."""
        return self.tick == self.tables.last - 1

    def clear_table(self) -> None:
        """Take the dice of the play up again."""
        self.declared = UNDECLARED
        self.attack = NO_DIE
        self.guard = NO_DIE
        self.yards = 0
        self.time = 0
        self.flag = 0
        self.penalty = -1
        self.fate = 0

    def lay_out(self) -> None:
        """Put ball and marker where they lie before a toss, kick-off, try or free kick."""
        self.down = 0
        self.ball = 0
        self.marker = 0
        if self.phase == TOSS:
            self.off = HOME
        elif self.phase == TRY:
            self.ball = 100 - self.tables.try_spot
            self.marker = 100
        elif self.phase == FREEKICK:
            self.ball = self.tables.free_kick

    def rest(self) -> None:
        """The stop that comes next lies between plays, and nothing is left of the play before."""
        self.clear_table()
        if self.phase != PLAY:
            self.lay_out()
        self.settle()
