# mypyc: compiled
"""Chapters 4, 13, 15 and 18: where the ball lies for the next action, whose it is, and which down."""

from mypy_extensions import i64

from downfield.games.touch_down.model.facts import (
    E_BROUGHT_OUT,
    E_DOWNS_LOST,
    E_FIRST_DOWN,
    E_NEW_SERIES,
    E_NEXT_DOWN,
    E_SAFETY,
    E_TOUCHBACK,
    E_TRY_FAILED,
)
from downfield.games.touch_down.model.kinds import (
    DOWN,
    EAST,
    GOAL,
    INCOMPLETE,
    KICKOFF,
    ONE_POINT,
    OUT,
    TOUCHDOWN,
    TRY,
    TRY_OVER,
    TWO_POINTS,
    UNCLAIMED,
    UNKICKED,
    WEST,
)
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS


def spot_ball(g: Gridiron) -> None:
    """[TD-18.1] Spot the ball and count the down; after a score a try or a kick-off follows [TD-12.9]."""
    if g.kind == ONE_POINT or g.kind == TWO_POINTS:
        if g.dead != TRY_OVER:  # [TD-16.3]
            g.emit(E_TRY_FAILED, g.first)
        kick_off_by(g, g.first)
    elif g.dead == TOUCHDOWN:  # [TD-16.1]
        g.phase = TRY
    elif g.dead == GOAL:
        kick_off_by(g, g.off)
    elif g.dead == UNKICKED:  # [TD-3.8]
        g.col = g.tables.centre
        touchback(g)
    else:
        spot_dead_ball(g)


def kick_off_by(g: Gridiron, side: i64) -> None:
    g.phase = KICKOFF
    g.off = 1 - side


def spot_dead_ball(g: Gridiron) -> None:
    """[TD-18.2] Put the ball on its row, in the centre or, after it went out, on a hash line [TD-13.5]."""
    g.phase = DOWN
    g.col = g.tables.centre
    if g.dead == OUT and g.out == WEST:
        g.col = g.tables.hash_west
    elif g.dead == OUT and g.out == EAST:
        g.col = g.tables.hash_east
    row = g.own_row(g.off, g.los if g.dead == INCOMPLETE else g.spot)  # [TD-9.15]
    if g.robbed:
        row = 1 if row < 1 else row  # [TD-13.6] beside the end zone that the carrier attacked
    if row > ROWS:  # [TD-13.3, TD-13.6] the last row of the field
        row = ROWS
    if row < 1:
        spot_in_own_zone(g)
    else:
        count_down(g, g.own_row(g.off, row))


def spot_in_own_zone(g: Gridiron) -> None:
    """[TD-15.3, TD-15.4] A ball dead in the own end zone is a touchback, by option a safety, else it is brought out."""
    if g.inside or (g.dead == UNCLAIMED and g.runback):
        touchback(g)
    elif g.tables.safety:
        g.add(1 - g.off, 2)
        g.emit(E_SAFETY, 1 - g.off, 2)
        kick_off_by(g, g.off)
    else:
        g.emit(E_BROUGHT_OUT, g.off)
        count_down(g, g.own_row(g.off, 1))


def touchback(g: Gridiron) -> None:
    """[TD-15.4] Start a series on the touchback row, after an exit to the side on that hash line [TD-13.6]."""
    g.phase = DOWN
    g.los = g.own_row(g.off, g.tables.touchback_row)
    g.emit(E_TOUCHBACK, g.off, g.tables.touchback_row * 5 // 2)
    begin_series(g)


def begin_series(g: Gridiron) -> None:
    g.down = 1
    g.yc = g.los


def rows_to_go(g: Gridiron, side: i64, row: i64) -> i64:
    """[TD-4.6] The rows that a side's series still needs from a row."""
    return g.tables.first_down - (row - g.yc) * g.ahead(side)


def count_down(g: Gridiron, row: i64) -> None:
    """[TD-4.5 to TD-4.8] Begin a new series, give a first down, or count one down more."""
    g.los = row
    line = g.own_row(g.off, row) * 5 // 2
    if g.runback:  # [TD-4.8]
        begin_series(g)
        g.emit(E_NEW_SERIES, g.off, line)
    elif rows_to_go(g, g.off, row) <= 0:  # [TD-4.6]
        begin_series(g)
        g.emit(E_FIRST_DOWN, g.off, line)
    elif g.down < 4:
        g.down += 1
        g.emit(E_NEXT_DOWN, g.off, g.down)
    else:  # [TD-4.7]
        g.off = 1 - g.off
        begin_series(g)
        g.emit(E_DOWNS_LOST, g.off, g.own_row(g.off, row) * 5 // 2)
