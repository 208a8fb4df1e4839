# mypyc: compiled
"""How defenders pursue a carrier whom they cannot reach yet: round him, ahead of him, and through his blockers."""

from downfield.games.touch_down.coach.ground import FAR
from downfield.games.touch_down.coach.jobs import Job, Man, free_squares, walk_to
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.rules.move import allowance

USUAL = 3  # squares of a phase, the timing not yet rolled
AHEAD = 2  # squares beyond these that are looked at too
BEYOND = 0.4  # and what they count
LEAK = 0.45  # what a defender lets through of what he could stop
DISTANT = 4  # squares more than a step away: he runs straight to where the carrier will be
LANES = 6  # columns to each side of the carrier
CROWD = 15.0  # what a square nearer to the carrier counts
HIT = 0.1  # how much likelier than himself a blocker must fall whom a defender meets
AROUND = 4  # squares from the carrier in which blockers are met


class Net:
    """The squares to which the carrier may run next, and how much of each is still open to him."""

    def __init__(self, sight: Sight) -> None:
        g, start = sight.g, sight.row(sight.ball)
        self.sight = sight
        steps = max(USUAL, int(allowance(g, 7)) if g.part == 6 else 0) + sight.speed[sight.holder]
        found = sight.spread(sight.ball, steps + AHEAD, sight.fence)
        self.wide = 2 * (steps + AHEAD) + 1
        self.west = sight.ground.column[sight.ball] - steps - AHEAD
        self.south = sight.ground.row[sight.ball] - steps - AHEAD
        self.open = [0.0] * (self.wide * self.wide)
        for n in range(len(self.open)):
            x, s = self.west + n % self.wide, int(g.tables.square_at(self.west, self.south + n // self.wide))
            s += n % self.wide
            if 0 < x < sight.stride and 0 <= s < len(found) and found[s] != FAR and sight.row(s) <= start + 2:
                self.open[n] = max(0.2, 2.0 + start - sight.row(s)) * (1.0 if found[s] <= steps else BEYOND)
        self._add_up()

    def _add_up(self) -> None:
        """Sum what is open south-west of every corner, so that any rectangle is told by four of them."""
        wide, opened = self.wide, self.open
        sums = [0.0] * ((wide + 1) * (wide + 1))
        for y in range(wide):
            line, at = 0.0, (y + 1) * (wide + 1) + 1
            for x in range(wide):
                line += opened[y * wide + x]
                sums[at + x] = sums[at + x - wide - 1] + line
        self.sums = sums

    def _cut(self, square: int, reach: int) -> tuple[int, int, int, int]:
        """The rectangle within reach of a square, as far as it lies in the net."""
        ground, wide = self.sight.ground, self.wide
        x, y = ground.column[square] - self.west, ground.row[square] - self.south
        return (
            min(wide, max(0, x - reach)), min(wide, max(0, x + reach + 1)),
            min(wide, max(0, y - reach)), min(wide, max(0, y + reach + 1)),
        )  # fmt: skip

    def caught(self, square: int, reach: int) -> float:
        """How much a defender keeps shut from a square."""
        west, east, south, north = self._cut(square, reach)
        sums, row = self.sums, self.wide + 1
        upper, lower = north * row, south * row
        return sums[upper + east] - sums[upper + west] - sums[lower + east] + sums[lower + west]

    def shut(self, square: int, reach: int) -> None:
        """A defender stands there."""
        west, east, south, north = self._cut(square, reach)
        for y in range(south, north):
            for x in range(west, east):
                self.open[y * self.wide + x] *= LEAK
        self._add_up()


def pursue(sight: Sight, net: Net, man: Man, taken: set[int]) -> Job:
    """To where most of the carrier's ways are shut, or first upon a blocker who is likely to fall.

    In a runback blockers come from everywhere, and whoever stops to meet one is missed elsewhere.
    """
    slot, ways = man.slot, man.ways
    start, reach = sight.square[slot], USUAL + sight.speed[slot]
    away = sight.far(start, sight.ball)
    squares = free_squares(sight, man, taken)
    if away > reach + DISTANT:
        near = min(squares, key=lambda s: lane(sight, start, s) + 1 - ways.feet(s))
    else:
        aim = sight.beyond(sight.ball, -1)
        worth = {s: net.caught(s, reach) * ways.feet(s) - CROWD * sight.far(s, aim) for s in squares}
        near = max(worth, key=lambda s: worth[s])
    net.shut(near, reach)
    path = [] if sight.g.runback else hit(sight, man, HIT if near != start else 0.0)
    return Job(slot, path, 5.0) if path else walk_to(man, near, 20.0 + away)


def lane(sight: Sight, start: int, square: int) -> float:
    """How far a square is from the lane in which a defender who is far off comes up: nobody runs round them all."""
    column, row = sight.ground.column, sight.ground.row
    rows = min(5, sight.far(start, sight.ball) // 2)
    wide = max(-LANES, min(LANES, (column[start] - column[sight.ball]) // 2))
    dx = abs(column[square] - column[sight.ball] - wide)
    dy = abs(row[square] - row[sight.ball] + sight.ahead * rows)
    return max(dx, dy) + 0.1 * (dx + dy)


def hit(sight: Sight, man: Man, least: float) -> list[int]:
    """The way upon the blocker near the carrier who is likelier to fall than we are, by so much at least."""
    found: list[int] = []
    for other in sight.theirs:
        there = sight.square[other]
        if other == sight.holder or sight.far(there, sight.ball) > AROUND:
            continue
        if sight.far(sight.square[man.slot], there) > man.steps or not sight.may_hit(other):
            continue
        met = sight.tackles[sight.push[man.slot]][sight.push[other]]
        if met.down - met.falls > least:
            path = man.ways.upon(there, man.steps)
            if path:
                found, least = path, met.down - met.falls
    return found
