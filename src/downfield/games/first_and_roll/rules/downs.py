# mypyc: compiled
"""Chapter 3: field, downs and marker."""

from typing import Final

from mypy_extensions import i64

from downfield.games.first_and_roll.model.facts import E_DOWNS_LOST, E_FIRST_DOWN, E_GAINED, E_LOST
from downfield.games.first_and_roll.model.kinds import PLAY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.safety import safety
from downfield.games.first_and_roll.rules.touchdown import touchdown

SERIES: Final = 10  # yards to gain in a series of downs
DOWNS: Final = 4  # that it has


def new_series(g: Roll) -> None:
    """[FAR-3.1] A new series is 1st & 10; inside the ten the marker stands on the goal line."""
    g.down = 1
    g.marker = marker_ahead(g.ball)
    g.phase = PLAY


def marker_ahead(ball: i64) -> i64:
    """[FAR-3.1] Where the marker of a new series stands: ten yards ahead, at most on the goal line."""
    return ball + SERIES if ball + SERIES < 100 else 100


def change_hands(g: Roll) -> None:
    """[FAR-3.5] The other side has the ball where it lies, and the marker is set for its direction."""
    g.off = 1 - g.off
    g.ball = 100 - g.ball
    new_series(g)


def touchback(g: Roll) -> None:
    """The other side has the ball on its touchback line."""
    g.off = 1 - g.off
    g.ball = g.tables.touchback
    new_series(g)


def gain(g: Roll, yards: i64) -> None:
    """[FAR-3.2] The ball moves; that is a touchdown, a safety, a first down or the next down."""
    g.ball += yards
    if yards < 0:
        g.emit(E_LOST, g.off, -yards)
    else:
        g.emit(E_GAINED, g.off, yards)
    if g.ball >= 100:  # [FAR-13.1]
        touchdown(g, g.off)
    elif g.ball <= 0:  # [FAR-14.1]
        safety(g)
    elif g.ball >= g.marker:  # [FAR-3.3] reached or passed
        g.emit(E_FIRST_DOWN, g.off, 0, g.ball)
        new_series(g)
    else:
        lose_down(g)


def lose_down(g: Roll) -> None:
    """[FAR-3.4] The down moves to the next column; after the fourth the defence takes over at the spot."""
    if g.down < DOWNS:
        g.down += 1
    else:
        change_hands(g)
        g.emit(E_DOWNS_LOST, g.off, 0, g.ball)
