# mypyc: compiled
"""Who has the ball: gained, lost, dead. Chapters 11, 14 and 15, as far as they neither roll nor ask."""

from typing import Final

from mypy_extensions import i64

from downfield.games.touch_down.model.facts import (
    E_RAN,
    E_TOUCHDOWN,
    E_TRY_FAILED,
    E_TRY_RETURNED,
    E_TWO_GOOD,
)
from downfield.games.touch_down.model.kinds import ONE_POINT, TOUCHDOWN, TRY_OVER, TWO_POINTS
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE, ROWS
from downfield.kernel.needs import NOBODY

UNCOUNTED: Final = 99  # as a base: this carrier's yards are not run yards [TD-19.3]
SIX: Final = 6  # [TD-15.1]
TWO: Final = 2


def take_ball(g: Gridiron, slot: i64) -> None:
    """A standing player has the ball: his team is the attack at once [TD-5.4]; in the end zone he scores [TD-15.2]."""
    end_carry(g)
    side = g.side_of(slot)
    g.holder = slot
    g.ball = g.square[slot]
    g.freed = 0
    zone: i64 = g.tables.zone[g.ball]
    if side != g.off:  # [TD-11.5, TD-11.6] a change of possession; the attack's own free ball is none
        g.off = side
        g.runback = 1
    if g.runback:  # [TD-15.4] gained by a kick, an interception or a fumble
        g.inside = i64(zone == g.own_zone(side))
    begin_carry(g)
    note_ball(g)
    if g.kind == ONE_POINT and side != g.first:  # [TD-16.2] the defence has it: the try has failed
        g.emit(E_TRY_FAILED, g.first)
        kill(g, TRY_OVER)
    elif zone == g.goal_zone(side):
        touchdown(g)


def begin_carry(g: Gridiron) -> None:
    """[TD-19.2] Yards count from the line of scrimmage, in a runback from here; not after a catch beyond the line."""
    row: i64 = g.tables.row[g.ball]
    g.far = 0
    if g.runback:
        g.base = row
    elif (row - g.los) * g.ahead(g.off) > 0:
        g.base = UNCOUNTED
    else:
        g.base = g.los


def end_carry(g: Gridiron) -> None:
    """Tell how far the carrier has come."""
    if g.holder != NOBODY and g.base != UNCOUNTED and g.far > 0:
        g.emit(E_RAN, g.side_of(g.holder), g.number_of(g.holder), g.far)
    g.far = 0


def note_ball(g: Gridiron) -> None:
    """The ball is somewhere else: note whether it is beyond the line [TD-9.5] or out of the end zone [TD-15.4]."""
    row = row_of_ball(g)
    if (row - g.los) * g.ahead(g.first) > 0:
        g.beyond = 1
    if g.inside and g.own_row(g.off, row) > 0:
        g.inside = 0
    if g.holder != NOBODY and g.base != UNCOUNTED:
        gained = (row - g.base) * g.ahead(g.off)
        if gained > g.far:
            g.far = gained


def row_of_ball(g: Gridiron) -> i64:
    """[TD-13.6] Its row; out of bounds beside the end zone that is attacked, the last one of the field."""
    row: i64 = g.tables.row[g.ball]
    if g.tables.zone[g.ball] == OUTSIDE and g.own_row(g.off, row) > ROWS:
        return g.own_row(g.off, ROWS)
    return row


def let_go(g: Gridiron, square: i64) -> None:
    """The ball lies free in a square [TD-8.10]."""
    end_carry(g)
    g.holder = NOBODY
    g.base = UNCOUNTED
    g.ball = square
    g.freed = g.move
    note_ball(g)


def kill(g: Gridiron, why: i64) -> None:
    """[TD-5.3, TD-14.1] The ball is dead where it is: the action is over."""
    end_carry(g)
    g.dead = why
    g.spot = g.tables.row[g.ball]


def touchdown(g: Gridiron) -> None:
    """[TD-15.2] The carrier is in the opponents' end zone: six points, in a try for two points two [TD-16.3]."""
    side = g.off
    player = g.number_of(g.holder)
    if g.kind == ONE_POINT:  # [TD-16.2] only a kick scores there
        g.emit(E_TRY_FAILED, side)
        kill(g, TRY_OVER)
        return
    if g.kind == TWO_POINTS:
        g.add(side, TWO)
        g.emit(E_TWO_GOOD if side == g.first else E_TRY_RETURNED, side, player, TWO)  # [TD-16.5]
        kill(g, TRY_OVER)
        return
    g.add(side, SIX)  # [TD-15.1, TD-15.5] in a runback too
    kill(g, TOUCHDOWN)
    g.emit(E_TOUCHDOWN, side, player, SIX)
