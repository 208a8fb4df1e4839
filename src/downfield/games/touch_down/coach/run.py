# mypyc: compiled
"""How the steady coach walks with the ball: to the reachable square that promises most."""

from typing import NamedTuple

from downfield.games.touch_down.coach.prospect import Prospect
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.rules.steps import scores

PATIENCE = 3  # moves after which a carrier cares less and less what happens to him
HASTE = 0.05  # points for a row, with every move
CENTRAL = 0.002  # points for a column nearer to the middle, where there are more ways
SAVED = 0.4  # points for the two minutes that an action out of bounds saves, to a team in a hurry [TD-13.4]
Ways = dict[int, tuple[int, float]]  # for every square in reach: where from, and how likely upright


class Run(NamedTuple):
    """Where a carrier goes, what that is worth, and the ways he has."""

    square: int
    worth: float
    ways: Ways


def ways_from(sight: Sight, slot: int, left: int) -> Ways:
    """Every square in reach of a player past nobody who stands in his way."""
    near, other, feet = sight.ground.near, sight.other, sight.upright
    found = {sight.square[slot]: (-1, 1.0)}
    edge = [sight.square[slot]]
    for _ in range(left):
        further: Ways = {}
        for square in edge:
            sure = found[square][1]
            for after in near[square]:
                if after in found or (after in other and not scores(sight.g, slot, after)):
                    continue
                upright = sure * feet[after] if after in feet else sure
                if after not in further or further[after][1] < upright:
                    further[after] = (square, upright)
        found.update(further)
        edge = [square for square in further if not scores(sight.g, slot, square)]
    return found


def path_to(ways: Ways, square: int) -> list[int]:
    """The squares of a way, without the first."""
    path = []
    while ways[square][0] >= 0:
        path.append(square)
        square = ways[square][0]
    return path[::-1]


def best_run(prospect: Prospect, slot: int, left: int) -> Run:
    """The best walk of a carrier with so many steps; he must not stop on a team-mate [TD-8.4]."""
    sight = prospect.sight
    ways = ways_from(sight, slot, left)
    best, most = sight.square[slot], -99.0
    urge = HASTE * max(0, int(sight.g.move) - PATIENCE)
    column, middle = sight.ground.column, int(sight.g.tables.centre)
    for square, (_, upright) in ways.items():
        if sight.own.get(square, slot) != slot:
            continue
        worth = prospect.carried(slot, square)
        if upright < 1.0:
            worth = upright * worth + (1.0 - upright) * prospect.spot(sight.row(square))
        worth += urge * sight.row(square) - CENTRAL * abs(column[square] - middle)
        if worth > most:
            best, most = square, worth
    return Run(best, most, ways)


def way_out(prospect: Prospect, run: Run, left: int) -> list[int]:
    """For a carrier in a hurry: the way over a sideline, if that is worth more than to run on [TD-13.1]."""
    sight, best, most = prospect.sight, [], run.worth
    column, last = sight.ground.column, int(sight.g.tables.columns)
    for square in run.ways:
        if column[square] not in (1, last) or not 0 < sight.row(square) <= ROWS:
            continue
        path = path_to(run.ways, square)
        worth = run.ways[square][1] * (prospect.spot(sight.row(square)) + SAVED)
        if len(path) < left and worth > most:
            best, most = [*path, square + (1 if column[square] == last else -1)], worth
    return best
