# mypyc: compiled
"""Where a player may step, and whom he may meet: chapter 8, and who may be entered upon [TD-10.8, TD-10.9]."""

from typing import Final

from mypy_extensions import i64

from downfield.games.touch_down.model.kinds import (
    AK,
    ATTACK,
    FIELD_GOAL,
    ONE_POINT,
    OUT,
    PASSING,
    TWO_POINTS,
    A,
    D,
)
from downfield.games.touch_down.model.position import FALL, Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE, SLOTS, Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

NO: Final = 0
STAY: Final = 1  # he may stop there
MEET: Final = 2  # a standing opponent: contact
PASS_BY: Final = 3  # a team-mate: he may step through [TD-8.4]
FAR_OFF: Final = 99


def is_protected(g: Gridiron, slot: i64) -> bool:
    """[TD-10.9] Whether he may not be hit yet: a receiver without the ball, before a pass or a ball beyond the line."""
    if g.kind != ATTACK and g.kind != TWO_POINTS:
        return False
    if slot == g.holder or g.thrown or g.beyond or g.runback:
        return False
    if g.side_of(slot) != g.off:
        return False
    role = g.role_of(slot)
    return role != A and role != AK and role != D


def is_collecting(g: Gridiron, slot: i64) -> bool:
    """[TD-12.5] Whether he is the kicker of a field goal in the first move, who may only go and get a free ball."""
    if g.move != 1 or (g.kind != FIELD_GOAL and g.kind != ONE_POINT):
        return False
    return g.role_of(slot) == AK and g.side_of(slot) == g.first


def entry(g: Gridiron, slot: i64, square: i64) -> i64:
    """Say what a step into a square would be: NO, STAY, MEET or PASS_BY."""
    cell: i64 = g.board[square] & 255
    if g.tables.zone[square] == OUTSIDE:  # [TD-8.11, TD-8.12] only the carrier, and who reaches him
        if g.is_chase():
            return MEET if square == g.ball and meets_carrier(g, slot, cell) else NO
        return STAY if slot == g.holder else NO
    if cell == 0:
        return STAY
    if slot < SLOTS:
        mate = cell & 15
        other = (cell >> 4) - 1 + SLOTS
        if cell < 16:
            return PASS_BY
    else:
        mate = cell >> 4
        other = (cell & 15) - 1
        if cell & 15 == 0:
            return PASS_BY
    if mate or g.is_chase():  # [TD-10.8] two of a team may not share a square
        return NO
    if is_protected(g, other) or is_collecting(g, slot):
        return NO
    return MEET


def meets_carrier(g: Gridiron, slot: i64, cell: i64) -> bool:
    """Whether the square holds the carrier alone [TD-13.2]."""
    mate = cell & 15 if slot < SLOTS else cell >> 4
    return mate == 0 and g.is_standing(g.holder)


def list_steps(g: Gridiron, slot: i64, left: i64) -> i64:
    """List 1 to 8 for the ways to go with so many steps left, 0 first where he may stop; how many ways there are."""
    if g.dead == OUT:
        return list_chase(g, slot, left)
    here: i64 = g.square[slot]
    delta = g.tables.delta
    board = g.board
    zone = g.tables.zone
    opts = g.opts
    n: i64 = 0
    if g.status[slot] & PASSING == 0:  # [TD-8.4] nobody stops on a team-mate
        opts[0] = 0
        n = 1
    first = n
    collecting = g.move == 1 and is_collecting(g, slot)
    for way in range(8):
        square: i64 = here + delta[way]
        if collecting and not nears_ball(g, here, square):
            continue
        if board[square] & 255 == 0 and zone[square] != OUTSIDE:
            opts[n] = way + 1
            n += 1
            continue
        kind = entry(g, slot, square)
        if kind == NO or (kind == PASS_BY and not leads_on(g, slot, square, left - 1)):
            continue
        opts[n] = way + 1
        n += 1
    g.n = n
    return n - first


def nears_ball(g: Gridiron, here: i64, square: i64) -> bool:
    """Whether a step shortens the distance to a free ball [TD-12.5]."""
    if g.holder != NOBODY:
        return False
    return g.tables.distance(square, g.ball) < g.tables.distance(here, g.ball)


def leads_on(g: Gridiron, slot: i64, square: i64, left: i64) -> bool:
    """Whether from a team-mate's square he can get to one where he may stop [TD-8.4]."""
    if left < 1:
        return False
    delta = g.tables.delta
    collecting = is_collecting(g, slot)
    for way in range(8):
        after: i64 = square + delta[way]
        if collecting and not nears_ball(g, square, after):
            continue
        kind = entry(g, slot, after)
        if kind in (STAY, MEET):
            return True
        if kind == PASS_BY and leads_on(g, slot, after, left - 1):
            return True
    return False


def scores(g: Gridiron, slot: i64, square: i64) -> bool:
    """[TD-15.2] Whether a step is a touchdown at once: the carrier's into the end zone that he attacks."""
    return slot == g.holder and g.tables.zone[square] == g.goal_zone(g.side_of(slot))


def met_in(g: Gridiron, slot: i64, square: i64) -> i64:
    """The opponent whom a player meets in a square [TD-8.5], or NOBODY; who scores there meets nobody."""
    other = g.standing(square, 1 if slot < SLOTS else 0)
    return NOBODY if other != NOBODY and scores(g, slot, square) else other


def lying(g: Gridiron, slot: i64, square: i64) -> i64:
    """[TD-8.6] The fallen players over whom he must roll who enters a square; who scores there need not."""
    fallen: i64 = g.board[square] // FALL
    return 0 if fallen and scores(g, slot, square) else fallen


def trips(t: Tables, lying: i64, rolled: i64) -> bool:
    """[TD-8.6] Whether a player falls on this roll: on exactly as many as lie there, by option on as many or less."""
    return rolled == lying or (t.trip_at_most != 0 and rolled < lying)


# After a carrier who has left the field [TD-13.2] -----------------------------------------------------------------


def list_chase(g: Gridiron, slot: i64, left: i64) -> i64:
    """List the ways that still lead to the carrier with the steps left."""
    away = steps_to_carrier(g, slot, left)
    delta = g.tables.delta
    here: i64 = g.square[slot]
    for way in range(8):
        if away[here + delta[way]] < left:
            g.offer(way + 1)
    return g.n


def can_reach(g: Gridiron, slot: i64, left: i64) -> bool:
    """Whether a player can get to the carrier's square with so many steps."""
    if g.tables.distance(g.square[slot], g.ball) > left:
        return False
    if entry(g, slot, g.ball) != MEET:
        return False
    away = steps_to_carrier(g, slot, left)
    return away[g.square[slot]] <= left


def steps_to_carrier(g: Gridiron, slot: i64, most: i64) -> vec[i64]:
    """For every square the steps to the carrier, up to `most`, past no standing opponent and inside the field."""
    away = vec[i64]([FAR_OFF] * int(g.tables.squares))
    away[g.ball] = 0
    queue = vec[i64]([0] * int(g.tables.squares))
    queue[0] = g.ball
    read: i64 = 0
    end: i64 = 1
    delta = g.tables.delta
    while read < end:
        square: i64 = queue[read]
        read += 1
        reached: i64 = away[square]
        if reached == most:
            break
        for way in range(8):
            after: i64 = square + delta[way]
            if after < 0 or after >= g.tables.squares or away[after] != FAR_OFF:
                continue
            kind = entry(g, slot, after)
            if kind != NO or after == g.square[slot]:
                away[after] = reached + 1
                queue[end] = after
                end += 1
    return away
