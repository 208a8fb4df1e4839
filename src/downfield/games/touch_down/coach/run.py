# mypyc: compiled
"""How the steady coach walks with the ball: to the reachable square that promises most."""

from typing import NamedTuple

from downfield.games.touch_down.coach.prospect import Prospect
from downfield.games.touch_down.coach.ways import Ways
from downfield.games.touch_down.model.tables import ROWS

PATIENCE = 3  # moves after which a carrier cares less and less what happens to him
HASTE = 0.05  # points for a row, with every move
CENTRAL = 0.002  # points for a column nearer to the middle, where there are more ways
APART = 3  # squares between two ends that are worth two looks
SAVED = 0.4  # points for the two minutes that an action out of bounds saves, to a team in a hurry [TD-13.4]


class Run(NamedTuple):
    """Where a carrier goes, what that is worth, and the ways he has."""

    square: int
    worth: float
    ways: Ways


def best_run(prospect: Prospect, slot: int, left: int) -> Run:
    """The best walk of a carrier with so many steps; he must not stop on a team-mate [TD-8.4]."""
    sight = prospect.sight
    ways = Ways(sight, slot, left)
    best, most = sight.square[slot], -99.0
    urge = HASTE * max(0, int(sight.g.move) - PATIENCE)
    column, middle = sight.ground.column, int(sight.g.tables.centre)
    for square in ways.squares:
        if sight.own.get(square, slot) != slot:
            continue
        worth = ends(prospect, slot, ways, square)
        worth += urge * sight.row(square) - CENTRAL * abs(column[square] - middle)
        if worth > most:
            best, most = square, worth
    return Run(best, most, ways)


def ends(prospect: Prospect, slot: int, ways: Ways, square: int) -> float:
    """What it is worth to go to a square: on the way there he may fall."""
    worth, upright = prospect.carried(slot, square), ways.feet(square)
    if upright < 1.0:
        worth = upright * worth + (1.0 - upright) * prospect.spot(prospect.sight.row(square))
    return worth


def other_runs(prospect: Prospect, slot: int, left: int, most: int) -> list[Run]:
    """The best walks of a carrier that end well apart from each other, the best first."""
    sight = prospect.sight
    ways = Ways(sight, slot, left)
    squares = [s for s in ways.squares if sight.own.get(s, slot) == slot]
    worths = {s: ends(prospect, slot, ways, s) for s in squares}
    found: list[int] = []
    for square in sorted(squares, key=lambda s: -worths[s]):
        if len(found) == most:
            break
        if not [s for s in found if sight.far(s, square) < APART]:
            found.append(square)
    return [Run(s, worths[s], ways) for s in found]


def way_out(prospect: Prospect, run: Run, left: int) -> list[int]:
    """For a carrier in a hurry: the way over a sideline, if that is worth more than to run on [TD-13.1]."""
    sight, best, most = prospect.sight, [], run.worth
    column, last = sight.ground.column, int(sight.g.tables.columns)
    for square in run.ways.squares:
        if column[square] not in (1, last) or not 0 < sight.row(square) <= ROWS:
            continue
        path = run.ways.path(square)
        worth = run.ways.feet(square) * (prospect.spot(sight.row(square)) + SAVED)
        if len(path) < left and worth > most:
            best, most = [*path, square + (1 if column[square] == last else -1)], worth
    return best
