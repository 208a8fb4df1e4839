# mypyc: compiled
"""A square chosen in two answers, its row and its column: a place in a line-up, or where a kicked ball goes."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.position import NOWHERE, Gridiron
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

NO_COUNTER: Final = 2  # as a ban: any counter; HOME and AWAY ban the standing players of that side
ANYWHERE: Final = 3
COLUMN: Final = 1  # the question for a column follows that for a row


@mypyc_attr(acyclic=True, free_list_len=1)
class Placement(Frame):
    """A coach chooses one square of a rectangle, but no banned one; the value is the square, or NOWHERE."""

    TAG: Final = 20
    START: Final = 0
    ROW_CHOSEN: Final = 1
    COLUMN_CHOSEN: Final = 2

    def __init__(
        self,
        seat: i64,
        question: i64,
        ban: i64,
        south: i64,
        north: i64,
        west: i64,
        east: i64,
        row: i64 = 0,
        asked: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.seat = seat
        self.question = question
        self.ban = ban
        self.south = south
        self.north = north
        self.west = west
        self.east = east
        self.row = row
        self.asked = asked  # whether there was a choice of rows

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Placement.START:
                self.clip(g)
                self.list_rows(g)
                if g.n == 0:
                    return g.done(NOWHERE)
                if g.n > 1:
                    self.arm = Placement.ROW_CHOSEN
                    self.asked = 1
                    return g.ask(self.seat, self.question)
                got = g.opts[0]
                g.n = 0
                return self.choose_column(g, got)
            case Placement.ROW_CHOSEN:
                return self.choose_column(g, got)
        return g.done(g.tables.square_at(got, self.row))

    def choose_column(self, g: Gridiron, row: i64) -> i64:
        """Ask for a column of the row that was chosen; rows are counted from the south end of the board."""
        self.row = row - g.tables.depth
        for x in range(self.west, self.east + 1):
            if self.is_free(g, x, self.row):
                g.offer(x)
        self.arm = Placement.COLUMN_CHOSEN
        return g.choose(self.seat, self.question + COLUMN)

    def clip(self, g: Gridiron) -> None:
        """Cut off what is out of bounds."""
        t = g.tables
        if self.south < 1 - t.depth:
            self.south = 1 - t.depth
        if self.north > 24 + t.depth:
            self.north = 24 + t.depth
        if self.west < 1:
            self.west = 1
        if self.east > t.columns:
            self.east = t.columns

    def list_rows(self, g: Gridiron) -> None:
        """List the rows with a free square."""
        for y in range(self.south, self.north + 1):
            for x in range(self.west, self.east + 1):
                if self.is_free(g, x, y):
                    g.offer(y + g.tables.depth)
                    break

    def is_free(self, g: Gridiron, x: i64, y: i64) -> bool:
        square = g.tables.square_at(x, y)
        if self.ban == NO_COUNTER:
            return g.board[square] == 0
        return self.ban == ANYWHERE or g.standing(square, self.ban) == NOBODY

    def copy(self) -> Frame:
        return Placement(
            self.seat,
            self.question,
            self.ban,
            self.south,
            self.north,
            self.west,
            self.east,
            self.row,
            self.asked,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            Placement.TAG,
            self.arm,
            self.seat,
            self.question,
            self.ban,
            self.south,
            self.north,
            self.west,
            self.east,
            self.row,
            self.asked,
        ]
