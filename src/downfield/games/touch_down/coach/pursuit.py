# mypyc: compiled
"""How defenders pursue a carrier whom they cannot reach yet: round him, ahead of him, and through his blockers."""

from downfield.games.touch_down.coach.jobs import Job, Man, free_squares, walk_to, way_upon
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.rules.move import allowance

USUAL = 3  # squares of a phase, the timing not yet rolled
AHEAD = 2  # squares beyond these that are looked at too
BEYOND = 0.4  # and what they count
LEAK = 0.45  # what a defender lets through of what he could stop
FAR = 4  # squares more than a step away: he runs straight to where the carrier will be
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
        found = sight.spread(sight.ball, steps + AHEAD, sight.own)
        self.squares = [s for s in found if sight.row(s) <= start + 2]
        self.open = [
            max(0.2, 2.0 + start - sight.row(s)) * (1.0 if found[s] <= steps else BEYOND)
            for s in self.squares
        ]

    def caught(self, square: int, reach: int) -> float:
        """How much a defender keeps shut from a square."""
        sight, total = self.sight, 0.0
        for n, s in enumerate(self.squares):
            if sight.far(s, square) <= reach:
                total += self.open[n]
        return total

    def shut(self, square: int, reach: int) -> None:
        """A defender stands there."""
        for n, s in enumerate(self.squares):
            if self.sight.far(s, square) <= reach:
                self.open[n] *= LEAK


def pursue(sight: Sight, net: Net, man: Man, taken: set[int]) -> Job:
    """To where most of the carrier's ways are shut, or first upon a blocker who is likely to fall.

    In a runback blockers come from everywhere, and whoever stops to meet one is missed elsewhere.
    """
    slot, ways = man.slot, man.ways
    start, reach = sight.square[slot], USUAL + sight.speed[slot]
    away = sight.far(start, sight.ball)
    squares = free_squares(sight, slot, ways, taken)
    if away > reach + FAR:
        near = min(squares, key=lambda s: lane(sight, start, s) + (1 - ways[s][1]))
    else:
        aim = sight.beyond(sight.ball, -1)
        worth = {s: net.caught(s, reach) * ways[s][1] - CROWD * sight.far(s, aim) for s in squares}
        near = max(worth, key=lambda s: worth[s])
    net.shut(near, reach)
    path = [] if sight.g.runback else hit(sight, man, HIT if near != start else 0.0)
    return Job(slot, path, 5.0) if path else walk_to(slot, ways, near, 20.0 + away)


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
            path = way_upon(sight, man.ways, there, man.steps)
            if path:
                found, least = path, met.down - met.falls
    return found
