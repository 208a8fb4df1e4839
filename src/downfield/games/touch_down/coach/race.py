# mypyc: compiled
"""How far somebody gets who runs for the goal line: his lanes, and which defenders meet him where."""

from typing import Final

from mypy_extensions import i64

from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.kernel.vecs import vec

LANES: Final = 11  # to the goal line, two columns apart, the middle one straight ahead
LONG: Final = ROWS + 6  # steps of the longest
PACE: Final = 3.1  # squares of a move, without speed
LOW: Final = 1.7  # squares of whoever leads in a move to come,
HIGH: Final = 3.3  # and of the other
MEETS: Final = 0.8  # how often who is in time for him gets at him: he may stop short of him, or run past
BROAD: Final = 0.15  # how much all lanes count beside the best


class Race:
    """A runner as the defence sees him; those who are after him are numbered as they were entered."""

    wide: vec[i64]
    high: vec[i64]
    pace: vec[float]
    start: vec[float]
    stops: vec[float]
    worths: vec[float]
    kept: vec[float]
    done: vec[float]
    left: vec[float]
    rest: vec[float]

    def __init__(self, sight: Sight, spots: list[float]) -> None:
        self.sight = sight
        self.columns: i64 = sight.tables.columns
        self.worths = vec[float](spots)  # by row, from four behind the own goal line on
        self.wide, self.high = vec[i64]([0] * SLOTS), vec[i64]([0] * SLOTS)
        self.pace, self.start = vec[float]([0.0] * SLOTS), vec[float]([0.0] * SLOTS)
        self.stops = vec[float]([0.0] * SLOTS)
        self.kept = vec[float]([1.0] * (LANES * LONG))  # how often he gets on after so many steps in a lane
        self.done = vec[float]([0.0] * (LANES * LONG))  # what he has by then if he was stopped before
        self.left = vec[float]([0.0] * (LANES * LONG))  # how often he has come so far
        self.rest = vec[float]([0.0] * (LANES * LONG))  # what he may expect from there on
        self.n: i64 = 0
        self.x: i64 = 0
        self.y: i64 = 0
        self.steps: i64 = 0

    def row(self, square: int) -> int:
        """The row of a square as the attack counts it."""
        return ROWS + 1 - self.sight.row(square)

    def add(self, square: int, pace: float, start: float, stops: float) -> None:
        """Somebody is: his squares for each of the carrier's, those before that, and how surely he stops him."""
        n = self.n
        self.pace[n], self.start[n], self.stops[n] = pace, start, stops
        self.n = n + 1
        self.put(n, square)

    def put(self, n: i64, square: int) -> None:
        """A chaser stands there."""
        self.wide[n] = self.sight.ground.column[square]
        self.high[n] = self.row(square)

    def begin(self, square: int) -> None:
        """The carrier is there."""
        self.x = self.sight.ground.column[square]
        self.y = self.row(square)
        self.steps = ROWS + 1 - self.y

    def meet(self, n: i64, wide: i64, high: i64, to: i64) -> i64:
        """After how many steps in a lane a chaser in a square meets the carrier; -1: never."""
        pace, reach = self.pace[n], self.start[n]
        turn: i64 = to if to >= 0 else -to
        k: i64 = 0
        while k < self.steps:
            aside: i64 = k if k < turn else turn
            at: i64 = self.x + aside if to >= 0 else self.x - aside
            if at < 1:
                at = 1
            elif at > self.columns:
                at = self.columns
            dx: i64 = at - wide
            dy: i64 = self.y + k - high
            if dx < 0:
                dx = -dx
            if dy < 0:
                dy = -dy
            gap = float(dx if dx > dy else dy) - reach
            if gap <= 0.0:
                return k
            jump: i64 = i64(gap / (1.0 + pace))  # they come nearer by no more than that with a step
            if jump < 1:
                jump = 1
            reach += pace * float(jump)
            k += jump
        return -1

    def without(self, out: i64) -> None:
        """Lay out all lanes as if one of the chasers, or nobody, were away."""
        for lane in range(LANES):
            first: i64 = lane * LONG
            k: i64 = 0
            while k <= self.steps:
                self.kept[first + k] = 1.0
                k += 1
            i: i64 = 0
            while i < self.n:
                if i != out:
                    k = self.meet(i, self.wide[i], self.high[i], 2 * lane - LANES + 1)
                    if k >= 0:
                        self.kept[first + k] *= 1.0 - self.stops[i] * (1.0 if k == 0 else MEETS)
                i += 1
            self._lay(first)

    def _lay(self, first: i64) -> None:
        """Add up a lane from both ends."""
        on, had = 1.0, 0.0
        k: i64 = 0
        while k <= self.steps:
            self.done[first + k] = had
            self.left[first + k] = on
            kept: float = self.kept[first + k]
            had += on * (1.0 - kept) * self.worths[self.y + k + 4]
            on *= kept
            k += 1
        rest: float = self.worths[ROWS + 5]
        k = self.steps
        while k >= 0:
            kept = self.kept[first + k]
            rest = (1.0 - kept) * self.worths[self.y + k + 4] + kept * rest
            self.rest[first + k] = rest
            k -= 1

    def tried(self, n: i64, square: int) -> float:
        """What they are worth if the one who was away stands there."""
        wide: i64 = self.sight.ground.column[square]
        high: i64 = self.row(square)
        best, total = -99.0, 0.0
        for lane in range(LANES):
            first: i64 = lane * LONG
            k = self.meet(n, wide, high, 2 * lane - LANES + 1)
            worth: float = self.rest[first]
            if k >= 0:
                stops = self.stops[n] * (1.0 if k == 0 else MEETS)
                after = stops * self.worths[self.y + k + 4] + (1.0 - stops) * self.rest[first + k]
                worth = self.done[first + k] + self.left[first + k] * after
            total += worth
            if worth > best:
                best = worth
        return (best + BROAD * total / LANES) / (1.0 + BROAD)
