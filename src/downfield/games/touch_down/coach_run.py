"""How the steady coach runs with the ball: the reachable square with the best prospect."""

from downfield.games.touch_down.coach_sight import Sight
from downfield.games.touch_down.steps import MEET, NO, PASS_BY, entry

SCORE = 60.0  # what a touchdown is worth, in rows
AHEAD = 4.0  # rows that a carrier who is not brought down may still gain


def best_walk(sight: Sight, slot: int, left: int, options: list[int]) -> int:
    """The first step towards the square that promises most; to stand still is one of them."""
    found = reachable(sight, slot, left, options)
    best, most = options[0], -1000.0
    for square, first in found.items():
        worth = prospect(sight, slot, square)
        if worth > most:
            best, most = first, worth
    return best


def reachable(sight: Sight, slot: int, left: int, options: list[int]) -> dict[int, int]:
    """Every square where the walk may end, with its first step; past nobody who stands."""
    g, delta = sight.g, sight.g.tables.delta
    here = int(g.at[slot])
    found = {here: 0} if 0 in options else {}
    seen = {here}
    edge = [(here + int(delta[way - 1]), way) for way in options if way]
    for _ in range(left):
        further: list[tuple[int, int]] = []
        for square, first in edge:
            if square in seen or not sight.in_bounds(square):
                continue
            kind = entry(g, slot, square)
            goal = g.tables.zone[square] == g.goal_zone(sight.side)
            if kind == NO or (kind == MEET and not goal):
                continue
            seen.add(square)
            if kind != PASS_BY or goal:
                found[square] = first
            if not goal:
                further += [(square + int(delta[way]), first) for way in range(8)]
        edge = further
    return found


def prospect(sight: Sight, slot: int, square: int) -> float:
    """What a carrier may hope for in a square: the rows gained, and more if he survives."""
    g = sight.g
    if g.tables.zone[square] == g.goal_zone(sight.side):
        return SCORE
    row = sight.row(square)
    safe = sight.survives(slot, square)
    trip = 0.17 if g.board[square] >= 256 else 0.0
    near = 6.0 if row >= 20 else 0.0
    worth = row + safe * (AHEAD + near) - (6.0 if row < 1 else 0.0)
    return worth * (1.0 - trip) - 0.01 * abs(int(g.tables.column[square]) - int(g.tables.centre))
