# mypyc: compiled
"""Chapter 17: what a result is worth in a tournament, and a match that is given up."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.facts import E_CONCEDED, E_POINTS
from downfield.games.blood_bowl.model.kinds import FINISHED
from downfield.games.blood_bowl.model.position import HITS, SCORE, Pitch
from downfield.kernel.needs import NOBODY

WIN: Final = 2
DRAW: Final = 1
PENALTY: Final = -1  # of who concedes
MANY: Final = 3  # touchdowns, or casualties, that earn a bonus point; also the score of a match conceded
ALL_BONUSES: Final = 3


def bonuses(g: Pitch, side: i64) -> i64:
    """[BB-17.15] Three touchdowns, none conceded, three casualties from blocks."""
    found: i64 = 1 if g.sides[SCORE + side] >= MANY else 0
    found += 1 if g.sides[SCORE + 1 - side] == 0 else 0
    return found + (1 if g.sides[HITS + side] >= MANY else 0)


def tell_points(g: Pitch, winner: i64) -> None:
    """[BB-17.15] Two for a win, one for a draw, and the bonus points."""
    for side in range(2):
        worth: i64 = DRAW if winner == NOBODY else WIN if winner == side else 0
        g.emit(E_POINTS, side, worth, bonuses(g, side))


def concede(g: Pitch, side: i64, free: bool) -> None:
    """[BB-17.13] The opponents win 3-0, or by a better score; a team with few players left pays nothing [BB-6.6]."""
    other = 1 - side
    if g.sides[SCORE + other] - g.sides[SCORE + side] < MANY:
        g.sides[SCORE + side] = 0
        g.sides[SCORE + other] = MANY
    g.phase = FINISHED
    g.emit(E_CONCEDED, side, g.sides[SCORE], g.sides[SCORE + 1])
    for seat in range(2):
        if seat == other:
            g.emit(E_POINTS, seat, WIN, ALL_BONUSES)
        else:
            g.emit(E_POINTS, seat, 0 if free else PENALTY, bonuses(g, seat) if free else 0)
