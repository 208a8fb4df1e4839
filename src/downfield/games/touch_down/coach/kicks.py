# mypyc: compiled
"""Kicks: where the steady coach aims, and where he moves a ball that did not hold."""

from typing import cast

from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.odds.kicks import stays_chance
from downfield.games.touch_down.rules.passes import HandOff
from downfield.games.touch_down.rules.placement import Placement

LATER = 2  # how many squares farther from a short kick ours may be than theirs
SOON = 5  # squares from there within which receivers wait for it
PHASE = 3  # squares of a phase, without speed
STRIDE = 2  # rows between two of them that are worth two looks
FREE = 8  # squares from the nearest receiver beyond which more is no better


def aim(g: Gridiron, sight: Sight, box: Placement) -> int:
    """Deep, likely to hold, and far from the receivers; the deepest corners if nothing else is better."""
    t, best, most = g.tables, 0, -1000.0
    los, centre = sight.row(int(t.square_at(t.centre, g.los))), int(t.centre)
    for y in range(int(box.south), int(box.north) + 1):
        stays = stays_chance(g, y)
        for x in range(int(box.west), int(box.east) + 1):
            square = int(t.square_at(x, y))
            near = min((sight.far(square, sight.square[s]) for s in sight.theirs), default=9)
            worth = sight.row(square) - los + stays * min(near, FREE) + 0.1 * abs(x - centre)
            if worth > most:
                best, most = square, worth
    return best


def short(g: Gridiron, sight: Sight, box: Placement) -> int:
    """A square in the nearest row that may be aimed at to which our players come hardly later than theirs, or -1."""
    t, best, most = g.tables, -1, -LATER - 1
    y = int(box.south if sight.ahead > 0 else box.north)
    for x in range(int(box.west), int(box.east) + 1):
        square = int(t.square_at(x, y))
        ours = min([sight.far(square, sight.square[s]) for s in sight.mine], default=99)
        theirs = min([sight.far(square, sight.square[s]) for s in sight.theirs], default=99)
        if theirs - ours > most:
            best, most = square, theirs - ours
    return best


def is_open(sight: Sight, square: int) -> bool:
    """Whether hardly any receiver is there before our first players."""
    return sum(sight.far(square, sight.square[s]) <= SOON for s in sight.theirs) <= 1


def field_kick(sight: Sight, box: Placement) -> int:
    """Onto the quickest of our players in reach, as far ahead as may be; else as near to one of them as may be."""
    row, column = sight.ground.row, sight.ground.column

    def inside(square: int) -> bool:
        return bool(box.south <= row[square] <= box.north and box.west <= column[square] <= box.east)

    catchers = [s for s in sight.mine if inside(sight.square[s])]
    if catchers:
        return sight.square[max(catchers, key=lambda s: (sight.row(sight.square[s]) + 2 * sight.speed[s], s))]
    squares = [s for s, ok in enumerate(sight.ground.inside) if ok and inside(s) and s not in sight.other]

    def away(square: int) -> int:
        return min((sight.far(square, sight.square[s]) for s in sight.mine), default=0)

    return min(squares, key=lambda s: (away(s), -sight.row(s)), default=sight.ball)


def spill(g: Gridiron, sight: Sight, options: list[int]) -> int:
    """Where our players are nearest and theirs are not."""
    start = sight.square[int(cast(HandOff, g.top).receiver)]

    def cost(way: int) -> float:
        square = start + int(g.tables.delta[way - 1])
        ours = min((sight.far(sight.square[s], square) for s in sight.mine), default=9)
        others = min((sight.far(sight.square[s], square) for s in sight.theirs), default=9)
        return ours - 0.5 * others

    return min(options, key=cost)


def interceptor(sight: Sight, options: list[int]) -> int:
    """Of those next to the receiver the one who is quickest, farthest ahead."""
    first = SLOTS * sight.side
    return max(options, key=lambda x: (sight.row(sight.square[first + x]) + 2 * sight.speed[first + x], -x))


def races(g: Gridiron, sight: Sight, box: Placement) -> list[int]:
    """In every other row that may be aimed at, from the nearest on: the square where we are soonest before them."""
    t, found = g.tables, []
    rows = range(int(box.south), int(box.north) + 1)
    for y in (rows if sight.ahead > 0 else rows[::-1])[::STRIDE]:
        squares = [int(t.square_at(x, y)) for x in range(int(box.west), int(box.east) + 1)]
        found.append(
            max(squares, key=lambda s: _soonest(sight, sight.theirs, s) - _soonest(sight, sight.mine, s))
        )
    return found


def _soonest(sight: Sight, slots: list[int], square: int) -> float:
    """How soon one of these players comes to a square, in phases."""
    return min([sight.far(square, sight.square[s]) / (PHASE + sight.speed[s]) for s in slots], default=9.0)
