# mypyc: compiled
"""A match as a learning agent sees it: small numbers in fixed places, and nothing that its seat may not know."""

from typing import Final

from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from downfield.kernel.needs import NOBODY, OVER, SEALED
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec

DEPTH: Final = 8  # ints that are shown of each frame
MOST: Final = 32767  # what a number of a vector can be
BYTE: Final = 255  # what a cell of a plane can be
ROOM: Final = 1200  # squares of planes that are remembered to be wiped; who marks more wipes them all


@mypyc_attr(acyclic=True)
class Sheets:
    """What is seen of so many matches, side by side; compiled, NumPy looks at the arrays without copying them."""

    planes: vec[u8]
    vector: vec[i16]
    mask: vec[u8]
    marked: vec[i32]
    marks: vec[i64]
    given: vec[i32]
    gifts: vec[i64]

    def __init__(self, count: i64, area: i64, width: i64, actions: i64, options: i64) -> None:
        self.area: i64 = area
        self.width: i64 = width
        self.actions: i64 = actions
        self.options: i64 = options
        self.planes = vec[u8]([0] * int(count * area))
        self.vector = vec[i16]([0] * int(count * width))
        self.mask = vec[u8]([0] * int(count * actions))
        self.marked = vec[i32]([0] * int(count * ROOM if area > 0 else 0))
        self.marks = vec[i64]([0] * int(count))
        self.given = vec[i32]([0] * int(count * options))
        self.gifts = vec[i64]([0] * int(count))
        self.row: i64 = 0
        self.base: i64 = 0  # where the planes of the present match begin
        self.at: i64 = 0  # where its next number goes

    def open(self, row: i64) -> None:
        """Begin a sheet anew; what it showed before is wiped."""
        self.row = row
        self.base = row * self.area
        self.at = row * self.width
        self.wipe_planes()
        mask = self.mask
        given = self.given
        first: i64 = row * self.actions
        at: i64 = row * self.options
        for i in range(self.gifts[row]):
            mask[first + i64(given[at + i])] = 0
        self.gifts[row] = 0

    def wipe_planes(self) -> None:
        """Only what was marked is wiped, for planes are large and nearly empty."""
        planes = self.planes
        base: i64 = self.base
        count: i64 = self.marks[self.row]
        if count <= ROOM:
            marked = self.marked
            at: i64 = self.row * ROOM
            for i in range(count):
                planes[base + i64(marked[at + i])] = 0
        else:
            for i in range(self.area):
                planes[base + i] = 0
        self.marks[self.row] = 0

    def put(self, x: i64) -> None:
        """The next number of the vector."""
        if x > MOST:  # no conditional expression: compiled, it would make an object of every number
            x = MOST
        elif x < -MOST:
            x = -MOST
        self.vector[self.at] = i16(x)
        self.at += 1

    def tick(self, x: i64, size: i64) -> None:
        """The next so many numbers are noughts but for a one in place x; all noughts if it is none of them."""
        vector = self.vector
        at: i64 = self.at
        for i in range(size):
            vector[at + i] = 0
        if x >= 0 and x < size:
            vector[at + x] = 1
        self.at = at + size

    def mark(self, cell: i64, x: i64) -> None:
        """A cell of the planes, counted through all of them."""
        if x == 0:
            return
        if self.planes[self.base + cell] == 0:
            count: i64 = self.marks[self.row]
            if count < ROOM:
                self.marked[self.row * ROOM + count] = i32(cell)
            self.marks[self.row] = count + 1
        if x > BYTE:
            x = BYTE
        self.planes[self.base + cell] = u8(x)

    def add(self, cell: i64, x: i64) -> None:
        """Raise a cell of the planes."""
        self.mark(cell, i64(self.planes[self.base + cell]) + x)

    def allow(self, action: i64) -> None:
        """This action may be taken."""
        self.mask[self.row * self.actions + action] = 1
        count: i64 = self.gifts[self.row]
        self.given[self.row * self.options + count] = i32(action)
        self.gifts[self.row] = count + 1

    def is_allowed(self, row: i64, action: i64) -> bool:
        return action >= 0 and action < self.actions and self.mask[row * self.actions + action] == 1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Encoder:
    """Writes sheets of one game. Own and other take the place of home and away, and one's own side attacks upwards."""

    sides: vec[i64]
    own: vec[i64]
    turned: vec[i64]

    def __init__(self, start: State, questions: i64, actions: i64, sides: list[int], is_open: bool) -> None:
        self.questions: i64 = questions
        self.actions: i64 = actions
        self.is_open: bool = is_open  # nothing of the position is hidden from anybody
        self.sides = vec[i64](sides)  # of each seat
        own = [0, 0]
        for seat in range(len(sides)):
            own[sides[seat]] += 1 << seat
        self.own = vec[i64](own)  # the seats of each side, as bits
        self.room: i64 = len(start.opts)
        self.frames: i64 = 2  # procedures whose ints are shown
        self.planes: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.turned = vec[i64]([])  # of each question and answer: what it is from the other end of the pitch

    # What a game says ----------------------------------------------------------------------------------------

    def entries(self) -> list[tuple[str, int, int]]:
        """The numbers of its vector: name, how many, and how large they usually become."""
        raise AssertionError("a game says what is seen of it")

    def pictures(self) -> list[str]:
        """The names of its planes."""
        return []

    def write(self, g: State, side: i64, s: Sheets) -> None:
        """Tell what `entries` and `pictures` name, in their order, as a side sees it."""
        raise AssertionError("a game says what is seen of it")

    def is_turned(self, g: State, side: i64) -> bool:
        """Whether a side attacks downwards, so that board and answers are turned for it."""
        return False

    # What is the same in all of them -------------------------------------------------------------------------

    def common(self) -> list[tuple[str, int, int]]:
        """The numbers with which every vector begins."""
        return [
            ("question", int(self.questions), 1),
            ("asked", 1, 1),
            ("sealed", 1, 1),
            ("seat", 4, 1),
            ("away", 1, 1),
            ("own points", 1, 40),
            ("other points", 1, 40),
            ("procedures", int(self.frames * DEPTH), 32),
        ]

    def encode(self, g: State, seat: i64, s: Sheets, row: i64) -> None:
        """What a seat sees and may do now. Sealed answers, and what the procedures of others hold, are not shown."""
        side: i64 = self.sides[seat]
        asked = g.owes(seat)
        seen = g if self.is_open else g.seen_by(side, self.own[side])
        secret = g.need == OVER or (g.only != NOBODY and g.only != side)
        s.open(row)
        s.tick(-1 if secret else g.question, self.questions)
        s.put(1 if asked else 0)
        s.put(1 if g.need == SEALED and not secret else 0)
        s.tick(seat, 4)
        s.put(side)
        s.put(seen.points(side))
        s.put(seen.points(1 - side))
        self.tell_procedures(seen, asked, s)
        self.write(seen, side, s)
        if asked:
            self.allow(g, seat, s)

    def tell_procedures(self, g: State, asked: bool, s: Sheets) -> None:
        """To who is asked, what is being done: a test and its target, a block and its dice."""
        frame: Frame | None = g.top
        for _ in range(self.frames):
            if frame is None or not asked:
                for _ in range(DEPTH):
                    s.put(0)
            else:
                ints = frame.ints()
                count: i64 = len(ints)
                for i in range(DEPTH):
                    s.put(ints[i] if i < count else 0)
                frame = frame.up

    def allow(self, g: State, seat: i64, s: Sheets) -> None:
        """Mark the actions that a seat may take now."""
        first: i64 = 0
        count: i64 = g.n
        if g.need == SEALED:
            first = g.hands[3 * seat + 1]
            count = g.hands[3 * seat + 2]
        if len(self.turned) > 0 and self.is_turned(g, self.sides[seat]):
            at: i64 = g.question * self.actions
            for i in range(count):
                s.allow(self.turned[at + g.opts[first + i]])
        else:
            for i in range(count):
                s.allow(g.opts[first + i])

    def answer(self, g: State, seat: i64, action: i64) -> i64:
        """The answer that an action means now; turning an answer twice gives it back, so it also goes the other way."""
        if len(self.turned) > 0 and self.is_turned(g, self.sides[seat]):
            return self.turned[g.question * self.actions + action]
        return action
