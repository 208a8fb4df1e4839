# mypyc: compiled
"""Players on the board: who is in which square, who stands, who marks whom, and what is on their profiles. No rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_MOVED
from downfield.games.blood_bowl.model.kinds import D_WATCH, NO_ZONE, ROOTED, STANDING, USUAL
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, SQUARES, Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

ROOM: Final = 400  # the longest list: every square of the pitch as a target
NO_FRAME: Final = Frame()  # until a match is begun, copied or loaded
NOWHERE: Final = 0  # a square of the border
OFF: Final = -1  # in a cell of the board: beyond the pitch

# What a cell of `zone` adds for a standing player: home in the lowest four bits of each byte, away above
ZONE: Final = vec[i64]([257, 4112])  # standing with a tackle zone
BODY: Final = vec[i64]([256, 4096])  # standing without one


@mypyc_attr(acyclic=True)
class Figures(State):
    """Forty slots for players, home first, and the ball; `board` and `zone` show the same by squares."""

    __slots__ = (
        "at", "ball", "board", "holder", "marks", "profile", "skills", "status", "tables", "traits", "zone",
    )  # fmt: skip
    tables: Tables
    at: vec[i64]  # of BOTH
    status: vec[i64]  # of BOTH
    marks: vec[i64]  # of BOTH
    skills: vec[i64]  # of BOTH
    traits: vec[i64]  # of BOTH
    profile: vec[i64]  # of BOTH
    board: vec[i64]  # shown
    zone: vec[i64]  # shown

    def __init__(self, tables: Tables) -> None:
        super().__init__(NO_FRAME, ROOM)
        self.watch = D_WATCH  # [BB-8.14]
        self.usual = USUAL
        self.tables = tables
        self.ball: i64 = NOWHERE  # its square, carried or not
        self.holder: i64 = NOBODY
        none = vec[i64]([])
        self.board = none
        self.zone = none
        self.at = none
        self.status = none
        self.marks = none
        self.skills = none
        self.traits = none
        self.profile = none

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
        """Change the status of a player on the pitch."""
        self.status[slot] = status
        if status != STANDING:
            self.marks[slot] &= ~(NO_ZONE | ROOTED)  # a zone comes back when he stands up
        self.show_zone(slot)

    def leave(self, slot: i64, status: i64) -> None:
        """Take a player off the pitch, or from one box to another."""
        square: i64 = self.at[slot]
        if square != NOWHERE:
            self.board[square] = 0
            self.zone[square] = 0
            self.at[slot] = NOWHERE
            self.marks[slot] &= ~(NO_ZONE | ROOTED)
        self.status[slot] = status

    def tell(self, kind: i64, slot: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Tell a fact about a player: his side, number and position, then up to three values."""
        if self.logging:
            t = self.tables
            self.emit(kind, 1 if slot >= SLOTS else 0, t.number[slot], t.spot[slot], x, y, z)

    def tell_walk(self, slot: i64, origin: i64) -> None:
        """[BB-9.1] Tell where a walk has led, if one began in a square."""
        if self.logging and origin not in (NOWHERE, self.at[slot]):
            self.tell(E_MOVED, slot, origin, self.at[slot])

    def tell_both(self, kind: i64, slot: i64, other: i64, x: i64 = 0) -> None:
        """Tell a fact about two players."""
        if self.logging:
            self.tell(kind, slot, self.tables.number[other], self.tables.spot[other], x)

    # Small words of the rules -------------------------------------------------------------------------------

    def side_of(self, slot: i64) -> i64:
        return 1 if slot >= SLOTS else 0

    def around(self, square: i64) -> i64:
        """Count the players next to a square, four bits each: tackle zones of home, of away, all who stand of both."""
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
        """The slot of the player in a square, or NOBODY."""
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

    def bloodlust(self, slot: i64) -> i64:
        return self.profile[slot] >> 32 & 15

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
