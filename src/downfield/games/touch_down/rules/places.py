# mypyc: compiled
"""Chapter 6: which squares are open to whom in a line-up."""

from mypy_extensions import i64

from downfield.games.touch_down.model.kinds import AK, F_ATTACK, F_GOAL, F_RECEIVING, KICK_OFF
from downfield.games.touch_down.model.position import EMPTY, NOWHERE, Gridiron
from downfield.games.touch_down.model.questions import Q_ROW
from downfield.games.touch_down.model.tables import LONGEST, ROWS, SLOTS, TEN_YARDS
from downfield.games.touch_down.rules.placement import NO_COUNTER, Placement


def last_row(g: Gridiron, side: i64) -> i64:
    """The last row in the direction in which a side attacks."""
    return ROWS + g.tables.depth if g.ahead(side) > 0 else 1 - g.tables.depth


def front_row(g: Gridiron, side: i64) -> i64:
    """[TD-6.3] The row just beyond the line of scrimmage, for its defenders."""
    return g.los - g.ahead(side)


def nearest_row(g: Gridiron, side: i64, form: i64) -> i64:
    """The row nearest to the line of scrimmage that is open to a team."""
    back = -g.ahead(side)
    if form in (F_ATTACK, F_GOAL):  # [TD-6.2]
        return g.los
    if form == F_RECEIVING:
        if g.kind == KICK_OFF:  # [TD-6.7] in their own half
            return g.own_row(side, ROWS // 2)
        return g.los + back * (TEN_YARDS + 1)  # [TD-6.6] more than ten yards away
    return g.los + back  # [TD-6.3] beyond the line; [TD-6.6] kickers strictly behind the ball


def place_for(g: Gridiron, slot: i64, form: i64) -> Placement:
    """The squares open to a player: from the nearest row back to the end of the own end zone."""
    side = g.side_of(slot)
    near = nearest_row(g, side, form)
    end = last_row(g, 1 - side)
    south, north = (end, near) if end < near else (near, end)
    box = Placement(g.seat_of(side), Q_ROW, NO_COUNTER, south, north, 1, g.tables.columns)
    if must_be_near(g, slot, form):
        close(g, box)
    return box


def close(g: Gridiron, box: Placement) -> None:
    """[TD-6.2] Cut the squares off that are farther from the centre than the longest snap."""
    if box.south < g.los - LONGEST:
        box.south = g.los - LONGEST
    if box.north > g.los + LONGEST:
        box.north = g.los + LONGEST
    if box.west < g.col - LONGEST:
        box.west = g.col - LONGEST
    if box.east > g.col + LONGEST:
        box.east = g.col + LONGEST


def must_be_near(g: Gridiron, slot: i64, form: i64) -> bool:
    """Whether he must stand near the centre: the kicker [TD-6.8], or the last who can be snapped to [TD-6.2]."""
    if form == F_GOAL:
        return g.role_of(slot) == AK
    if form != F_ATTACK:
        return False
    centre = g.tables.square_at(g.col, g.los)
    for i in range(6):
        other = SLOTS * g.side_of(slot) + i
        if other == slot or g.who[other] == EMPTY or g.square[other] == centre:
            continue
        if g.square[other] == NOWHERE or g.tables.distance(g.square[other], centre) <= LONGEST:
            return False
    return True


def ready_square(g: Gridiron, side: i64, form: i64, place: i64) -> i64:
    """Find the square of a place in a ready formation; a place beyond the last row is moved up to it."""
    t = g.tables
    ahead = g.ahead(side)
    x: i64 = t.places[3 * place + 1]
    if t.places[3 * place]:
        x = x if ahead > 0 else t.columns + 1 - x
    else:
        x = g.col + x * ahead
    depth: i64 = t.places[3 * place + 2]
    start = nearest_row(g, side, form) if form == F_RECEIVING else g.los
    y = start - ahead * depth
    end = last_row(g, 1 - side)
    if (end - y) * ahead > 0:
        y = end
    return t.square_at(x, y)
