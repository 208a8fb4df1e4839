# mypyc: compiled
"""Where a player can go, and how surely: the best way to every square.

The search is the coach's own and quick; what is rolled on the way he asks the rules for, see `feet`. One re-roll of the
team counts by what it may be worth, so ways are a little less sure than `odds.paths` tells.
"""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.sight import VACANT, Sight
from downfield.games.blood_bowl.model.figures import NOWHERE
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import append, vec

LEAST: Final = 0.2  # ways less likely than this are not looked at


class Reach:
    """The squares to which a player comes, and the surest way to each: a tree of steps from his own square."""

    def __init__(self, here: i64, moved: i64 = 0, chance: float = 1.0, helps: i64 = 0) -> None:
        self.squares: list[int] = [here]  # in the order in which they were found
        self.best = VACANT[:]  # the step by which each is entered
        self.best[here] = 0
        self.steps = vec[i64]([helps << HELPS | moved << MOVED | here])  # with the step before, see below
        self.chances = vec[float]([chance])  # of every test so far
        self.doubts = vec[float]([1 - chance])  # the sum of the chances to fail: what one re-roll is worth

    def has(self, square: i64) -> bool:
        return self.best[square] >= 0

    def chance(self, square: i64) -> float:
        return self.chances[self.best[square]]

    def moved(self, square: i64) -> int:
        return self.steps[self.best[square]] >> MOVED & 15

    def with_again(self, square: i64) -> float:
        """The chance if one failure may be rolled again."""
        step = self.best[square]
        return min(1.0, self.chances[step] * (1 + self.doubts[step]))

    def path(self, square: i64) -> list[int]:
        """The steps to a square, the first one first."""
        found: list[int] = []
        step = self.best[square]
        while step > 0:
            found.append(self.steps[step] & SQUARE)
            step = self.steps[step] >> BEHIND
        found.reverse()
        return found


# A step: the square entered, the squares moved so far, what he has left of what helps him once, the step before
SQUARE: Final = 511
MOVED: Final = 9
HELPS: Final = 13
BEHIND: Final = 17


def safe_ways(sight: Sight, slot: int) -> Reach:
    """Where a player comes without any die: within his movement, leaving no square where he is marked."""
    if slot not in sight.walks:
        sight.walks[slot] = _safe_ways(sight, slot)
    return sight.walks[slot]


def _safe_ways(sight: Sight, slot: int) -> Reach:
    here, feet = sight.at[slot], feet_of(sight, slot)
    moved: i64 = feet.start()
    found = Reach(here, moved)
    if sight.foe_zones[here] or feet.rises() < 1:
        return found
    free, zones, best, steps, near = sight.open, sight.foe_zones, found.best, found.steps, NEAR
    loose: i64 = sight.ball if sight.is_loose() else NOWHERE
    last: i64 = sight.ma(slot)
    at: i64 = 0
    while at < len(steps):
        square = steps[at] & SQUARE
        moved = steps[at] >> MOVED & 15
        if moved >= last:
            break
        if zones[square] == 0:
            for k in range(8):
                to = square + near[k]
                if free[to] and best[to] < 0 and to != loose:
                    best[to] = len(steps)
                    steps = append(steps, at << BEHIND | moved + 1 << MOVED | to)
                    found.squares.append(to)
        at += 1
    found.steps = steps
    found.chances = vec[float]([1.0] * len(steps))
    found.doubts = vec[float]([0.0] * len(steps))
    return found


def ways(sight: Sight, slot: int, moved: int = NOBODY, origin: int = NOWHERE, least: float = LEAST) -> Reach:
    """The surest way to every square in reach, dodges and rushes counted; the ball's square is where ways end."""
    feet = feet_of(sight, slot)
    rises = feet.rises() if moved == NOBODY else 1.0
    start: i64 = feet.start() if moved == NOBODY else moved
    here: i64 = sight.at[slot] if origin == NOWHERE else origin
    found = Reach(here, start, rises, feet.helps)
    walk = _Walk(sight, slot, found, least)
    first: i64 = 0
    for step in range(start + 1, feet.most + 1):
        last: i64 = len(found.steps)
        if first == last:
            break
        walk.go_on(first, last, step)
        first = last
    return found


class _Walk:
    """All ways of a player, one step after the other."""

    def __init__(self, sight: Sight, slot: int, found: Reach, least: float) -> None:
        self.feet, self.found = feet_of(sight, slot), found
        self.zones, self.against = sight.foe_zones, sight.dodged_into(slot // SLOTS)
        self.free = sight.open[:]
        self.free[sight.at[slot]] = 1
        self.loose: i64 = sight.ball if sight.is_loose() else NOWHERE
        self.here, self.least = found.squares[0], least

    def go_on(self, first: i64, last: i64, moved: i64) -> None:
        """The ways that are one step longer than those from one number to before another."""
        found = self.found
        rush = self.feet.rush if moved > self.feet.ma else 1.0
        for step in range(first, last):
            square = found.steps[step] & SQUARE
            if square == self.loose and square != self.here:
                continue
            p, doubt = found.chances[step] * rush, found.doubts[step] + 1 - rush
            if self.zones[square]:
                self._dodge(step, moved, p, doubt)
            elif p >= self.least:
                self._walk(step, moved, p, doubt)

    def _walk(self, behind: i64, moved: i64, p: float, doubt: float) -> None:
        free, best, chances, near = self.free, self.found.best, self.found.chances, NEAR
        step = self.found.steps[behind]
        square, helps = step & SQUARE, step >> HELPS & 15
        for k in range(8):
            to = square + near[k]
            if free[to] and (best[to] < 0 or chances[best[to]] < p):
                self._enter(to, behind, moved, p, doubt, helps)
                chances = self.found.chances

    def _dodge(self, behind: i64, moved: i64, p: float, doubt: float) -> None:
        """[BB-9.10] Out of a square where he is marked."""
        free, best, near = self.free, self.found.best, NEAR
        step = self.found.steps[behind]
        square = step & SQUARE
        grip = self.feet.grip(square)
        row = self.feet.dodges(grip.less, grip.tackled, step >> HELPS & 15)
        p, doubt = p * grip.escape, doubt + 1 - grip.escape
        for k in range(8):
            to = square + near[k]
            if not free[to]:
                continue
            marks = self.against[to]
            one = p * row.chances[marks]
            if one >= self.least and (best[to] < 0 or self.found.chances[best[to]] < one):
                less = doubt + 1 - row.chances[marks]
                self._enter(to, behind, moved, one, less, row.helps[marks])

    def _enter(self, square: i64, behind: i64, moved: i64, p: float, doubt: float, helps: i64) -> None:
        """Note a better way to a square; one that was noted in the same step gives way to it."""
        found = self.found
        noted = behind << BEHIND | helps << HELPS | moved << MOVED | square
        step = found.best[square]
        if step >= 0 and found.steps[step] >> MOVED & 15 == moved:
            found.steps[step], found.chances[step], found.doubts[step] = noted, p, doubt
            return
        if step < 0:
            found.squares.append(square)
        step = len(found.steps)
        found.best[square] = step
        found.steps = append(found.steps, noted)
        found.chances = append(found.chances, p)
        found.doubts = append(found.doubts, doubt)
