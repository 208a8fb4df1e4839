# mypyc: compiled
"""A match of Blood Bowl as data: players and their status, ball, turns, and what each team has left. No rules."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.kinds import (
    ABSENT,
    AT_REST,
    NO_TURNOVER,
    NO_ZONE,
    PERFECT,
    PRE_GAME,
    RESERVES,
    STANDING,
)
from downfield.games.blood_bowl.tables import BOTH, SLOTS, SQUARES, Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

ROOM: Final = 400  # the longest list: every square of the pitch as a target
NO_FRAME: Final = Frame()  # until a match is begun, copied or loaded
NOWHERE: Final = 0  # a square of the border
OFF: Final = -1  # in a cell of the board: beyond the pitch

# What a team has, home and away side by side
TURNS: Final = 0  # turns taken in this half, the running one included [BB-8.1]
SCORE: Final = 2
REROLLS: Final = 4
COACHED: Final = 6  # re-rolls of Brilliant Coaching [BB-2.20]
LED: Final = 8  # the Leader re-roll of this half is used [BB-2.19]
BRIBES: Final = 10
DOCTORS: Final = 12  # apothecaries [BB-11.11]
FANS: Final = 14  # fan factor [BB-5.2]
EJECTED: Final = 16  # the coach argued once too often [BB-14.8]
FRIENDS: Final = 18  # with the ref, to the end of the drive [BB-7.7]
TRAPS: Final = 20  # prayed for trapdoors, to the end of the half [BB-7.6]
RAISED: Final = 22  # a zombie has joined [BB-19.5]
CORRUPTED: Final = 24  # a natural 1 was argued again [BB-14.8]
HITS: Final = 26  # casualties from blocks [BB-17.15]
PRAYED: Final = 28  # prayers in effect, as bits [BB-6.25]
CLOCK: Final = 30  # seconds used in the running turn, where a watch is read [BB-8.14]
TEAM: Final = 32

# Staff in the tables
S_REROLLS: Final = 0
S_ASSISTANTS: Final = 2
S_CHEERLEADERS: Final = 4
S_DOCTORS: Final = 6
S_FANS: Final = 8
S_BRIBES: Final = 10
S_KEGS: Final = 12

# Special rules as bits
BRIBERY: Final = 1
UNDEATH: Final = 2

# What a cell of `zone` adds for a standing player: home in the lowest four bits of each byte, away above
ZONE: Final = vec[i64]([257, 4112])  # standing with a tackle zone
BODY: Final = vec[i64]([256, 4096])  # standing without one


@mypyc_attr(acyclic=True)
class Pitch(State):
    """Who is where and how the match stands. It begins before the fans arrive [BB-5.1]."""

    __slots__ = (
        "active",
        "actor",
        "at",
        "ball",
        "board",
        "half",
        "holder",
        "kicking",
        "kickoff",
        "loose",
        "marks",
        "opener",
        "phase",
        "profile",
        "scored",
        "sides",
        "skills",
        "status",
        "tables",
        "traits",
        "turnover",
        "used",
        "weather",
        "zone",
    )  # fmt: skip
    tables: Tables
    board: vec[i64]
    zone: vec[i64]
    at: vec[i64]
    status: vec[i64]
    marks: vec[i64]
    skills: vec[i64]
    traits: vec[i64]
    profile: vec[i64]
    sides: vec[i64]

    def __init__(self, tables: Tables) -> None:
        super().__init__(NO_FRAME, ROOM)
        self.tables = tables
        self.phase: i64 = PRE_GAME  # what comes next
        self.half: i64 = 1  # 3 is extra time [BB-17.11]
        self.active: i64 = NOBODY  # whose turn it is; in Blitz! the kicking team
        self.kickoff: i64 = 0  # the ball is being kicked off: nobody has team re-rolls [BB-2.12]
        self.kicking: i64 = 0  # who kicks, or kicked this drive off
        self.opener: i64 = NOBODY  # who kicked off the half
        self.weather: i64 = PERFECT
        self.ball: i64 = NOWHERE  # its square, carried or not
        self.holder: i64 = NOBODY
        self.loose: i64 = AT_REST  # whether it must still bounce or be thrown in
        self.used: i64 = 0  # actions of this turn
        self.actor: i64 = NOBODY  # who is activated
        self.turnover: i64 = NO_TURNOVER
        self.scored: i64 = 0  # side + 1 of who has scored, until the drive ends
        none = vec[i64]([])
        self.board = none
        self.zone = none
        self.at = none
        self.status = none
        self.marks = none
        self.skills = none
        self.traits = none
        self.profile = none
        self.sides = none

    def fill(self) -> None:
        """[BB-4.9] Everybody in Reserves, nobody has scored."""
        t = self.tables
        self.at = vec[i64]([NOWHERE] * BOTH)
        self.status = vec[i64]([ABSENT] * BOTH)
        self.marks = vec[i64]([0] * BOTH)
        self.skills = t.skills[:]
        self.traits = t.traits[:]
        self.profile = t.profile[:]
        self.sides = vec[i64]([0] * TEAM)
        for side in range(2):
            joins: i64 = t.undead[side]
            for i in range(t.squad[side]):
                self.status[SLOTS * side + i] = ABSENT if joins > 0 and i == joins else RESERVES
            self.sides[REROLLS + side] = t.staff[S_REROLLS + side]
            self.sides[DOCTORS + side] = t.staff[S_DOCTORS + side]
            self.sides[BRIBES + side] = t.staff[S_BRIBES + side]
            self.sides[FANS + side] = t.staff[S_FANS + side]
        self.set_up_board()

    def fields(self) -> vec[i64]:
        told = [
            self.phase, self.half, self.active, self.kickoff, self.kicking, self.opener, self.weather,
            self.ball, self.holder, self.loose, self.used, self.actor, self.turnover, self.scored,
        ]  # fmt: skip
        for part in (self.at, self.status, self.marks, self.skills, self.traits, self.profile, self.sides):
            told += [part[i] for i in range(len(part))]
        return vec[i64](told)

    def set_fields(self, v: vec[i64]) -> None:
        self.phase = v[0]
        self.half = v[1]
        self.active = v[2]
        self.kickoff = v[3]
        self.kicking = v[4]
        self.opener = v[5]
        self.weather = v[6]
        self.ball = v[7]
        self.holder = v[8]
        self.loose = v[9]
        self.used = v[10]
        self.actor = v[11]
        self.turnover = v[12]
        self.scored = v[13]
        self.at = v[14 : 14 + BOTH]
        self.status = v[14 + BOTH : 14 + 2 * BOTH]
        self.marks = v[14 + 2 * BOTH : 14 + 3 * BOTH]
        self.skills = v[14 + 3 * BOTH : 14 + 4 * BOTH]
        self.traits = v[14 + 4 * BOTH : 14 + 5 * BOTH]
        self.profile = v[14 + 5 * BOTH : 14 + 6 * BOTH]
        self.sides = v[14 + 6 * BOTH : 14 + 6 * BOTH + TEAM]
        self.set_up_board()

    def copy_into(self, twin: State) -> None:
        c = cast(Pitch, twin)
        c.phase = self.phase
        c.half = self.half
        c.active = self.active
        c.kickoff = self.kickoff
        c.kicking = self.kicking
        c.opener = self.opener
        c.weather = self.weather
        c.ball = self.ball
        c.holder = self.holder
        c.loose = self.loose
        c.used = self.used
        c.actor = self.actor
        c.turnover = self.turnover
        c.scored = self.scored
        c.board = self.board[:]
        c.zone = self.zone[:]
        c.at = self.at[:]
        c.status = self.status[:]
        c.marks = self.marks[:]
        c.skills = self.skills[:]
        c.traits = self.traits[:]
        c.profile = self.profile[:]
        c.sides = self.sides[:]

    def blank(self) -> State:
        return Pitch(self.tables)

    def make(self, tag: i64, d: list[int]) -> Frame:
        from downfield.games.blood_bowl.frames import make  # the frames import this file

        return make(tag, d)

    def points(self, side: i64) -> i64:
        return self.sides[SCORE + side]

    def give_up(self, side: i64) -> None:
        """[BB-17.13] The opponents have won, and the score says so."""
        from downfield.games.blood_bowl.points import concede  # which imports this file

        super().give_up(side)
        concede(self, side, False)

    # Players on the board -----------------------------------------------------------------------------------

    def set_up_board(self) -> None:
        """Build the board anew from where the players are."""
        on = self.tables.on
        self.board = vec[i64]([0 if on[i] else OFF for i in range(SQUARES)])
        self.zone = vec[i64]([0] * SQUARES)
        for slot in range(BOTH):
            if self.at[slot] != NOWHERE:
                self.board[self.at[slot]] = slot + 1
                self.show_zone(slot)

    def show_zone(self, slot: i64) -> None:
        """Show on the board whether a player on the pitch stands, and has a tackle zone [BB-3.2]."""
        weight: i64 = 0
        side: i64 = 1 if slot >= SLOTS else 0
        if self.status[slot] == STANDING:
            weight = BODY[side] if self.marks[slot] & NO_ZONE else ZONE[side]
        self.zone[self.at[slot]] = weight

    def enter(self, slot: i64, square: i64) -> None:
        """Put a player from off the pitch on a square, standing."""
        self.at[slot] = square
        self.status[slot] = STANDING
        self.board[square] = slot + 1
        self.show_zone(slot)

    def place(self, slot: i64, to: i64) -> None:
        """Move a player on the pitch to an unoccupied square; the ball goes with its carrier."""
        zone = self.zone
        board = self.board
        old: i64 = self.at[slot]
        weight: i64 = zone[old]
        board[old] = 0
        zone[old] = 0
        board[to] = slot + 1
        zone[to] = weight
        self.at[slot] = to
        if slot == self.holder:
            self.ball = to

    def set_status(self, slot: i64, status: i64) -> None:
        """Stand up, go down, be stunned: on the pitch."""
        self.status[slot] = status
        if status != STANDING:
            self.marks[slot] &= ~NO_ZONE  # it comes back with the activation in which he stands up
        self.show_zone(slot)

    def leave(self, slot: i64, status: i64) -> None:
        """Take a player off the pitch, or from one box to another."""
        square: i64 = self.at[slot]
        if square != NOWHERE:
            self.board[square] = 0
            self.zone[square] = 0
            self.at[slot] = NOWHERE
            self.marks[slot] &= ~NO_ZONE
        self.status[slot] = status

    def tell(self, kind: i64, slot: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """A fact about a player: his side, number and position, then what more there is to it."""
        if self.logging:
            t = self.tables
            self.emit(kind, 1 if slot >= SLOTS else 0, t.number[slot], t.spot[slot], x, y, z)

    def tell_both(self, kind: i64, slot: i64, other: i64, x: i64 = 0) -> None:
        """A fact about a player and another."""
        if self.logging:
            self.tell(kind, slot, self.tables.number[other], self.tables.spot[other], x)

    # Small words of the rules -------------------------------------------------------------------------------

    def side_of(self, slot: i64) -> i64:
        return 1 if slot >= SLOTS else 0

    def around(self, square: i64) -> i64:
        """Who stands next to a square: in four bits each those with a tackle zone, home and away, and all who stand."""
        z = self.zone
        return (
            z[square - 29] + z[square - 28] + z[square - 27] + z[square - 1]
            + z[square + 1] + z[square + 27] + z[square + 28] + z[square + 29]
        )  # fmt: skip

    def marking(self, square: i64, side: i64) -> i64:
        """[BB-3.3] How many opponents of a side mark a square."""
        found = self.around(square)
        return found & 15 if side else found >> 4 & 15

    def foes_beside(self, square: i64, side: i64) -> i64:
        """How many opponents of a side stand next to a square, with or without a tackle zone."""
        found = self.around(square)
        return found >> 8 & 15 if side else found >> 12 & 15

    def is_on(self, slot: i64) -> bool:
        return self.at[slot] != NOWHERE

    def has_zone(self, slot: i64) -> bool:
        """[BB-3.2, BB-3.4]"""
        return self.status[slot] == STANDING and self.marks[slot] & NO_ZONE == 0

    def at_work(self, slot: i64, skill: i64) -> bool:
        """[BB-3.11] Whether a player has a skill and stands with a tackle zone to use it."""
        return self.skills[slot] & skill != 0 and self.has_zone(slot)

    def player_at(self, square: i64) -> i64:
        """The slot of who is in a square, or NOBODY."""
        cell: i64 = self.board[square]
        return cell - 1 if cell > 0 else NOBODY

    def ma(self, slot: i64) -> i64:
        return self.profile[slot] & 15

    def st(self, slot: i64) -> i64:
        return self.profile[slot] >> 4 & 15

    def ag(self, slot: i64) -> i64:
        return self.profile[slot] >> 8 & 15

    def pa(self, slot: i64) -> i64:
        """0 is no passing ability at all [BB-2.1]."""
        return self.profile[slot] >> 12 & 15

    def av(self, slot: i64) -> i64:
        return self.profile[slot] >> 16 & 15

    def mighty(self, slot: i64) -> i64:
        return self.profile[slot] >> 20 & 15

    def loner(self, slot: i64) -> i64:
        return self.profile[slot] >> 24 & 15

    def dirty(self, slot: i64) -> i64:
        return self.profile[slot] >> 28 & 15

    def number_of(self, slot: i64) -> i64:
        return self.tables.number[slot]

    def goal_column(self, side: i64) -> i64:
        """[BB-0.2] Where a side scores."""
        return 0 if side else 25

    def in_half(self, square: i64, side: i64) -> bool:
        """Whether a square lies in a side's own half of the pitch."""
        if self.tables.on[square] == 0:
            return False
        x: i64 = self.tables.column[square]
        return x > 12 if side else x < 13
