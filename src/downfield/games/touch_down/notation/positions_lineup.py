"""What a position at the first move of an action must fulfil: chapter 6, and that nobody has moved yet."""

from downfield.games.touch_down.model.kinds import (
    F_ATTACK,
    F_DEFENCE,
    F_GOAL,
    F_KICKING,
    F_RECEIVING,
    FALLEN,
    FIELD_GOAL,
    KICK_OFF,
    ONE_POINT,
    PUNT,
    TANGLED,
)
from downfield.games.touch_down.model.position import BOTH, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import LONGEST, SLOTS
from downfield.games.touch_down.notation.answers import square_name
from downfield.games.touch_down.rules.line_up import LINE, LINEMEN
from downfield.games.touch_down.rules.places import front_row, nearest_row
from downfield.kernel.fields import SIDES, refuse
from downfield.kernel.needs import NOBODY

RULES = {
    F_ATTACK: ("TD-6.2", "the attack stands on the line of scrimmage or behind it"),
    F_GOAL: ("TD-6.8", "the attack stands on the line of scrimmage or behind it"),
    F_DEFENCE: ("TD-6.3", "the defence stands beyond the line of scrimmage"),
    F_KICKING: ("TD-6.6", "the kickers stand behind the row of the ball"),
    F_RECEIVING: ("TD-6.6", "the receivers stand at least five rows beyond the ball"),
}
WING = 2  # columns of the attack line to each side of the centre
KICKER = 5  # the slot of the AK in a field-goal formation
IN_THEIR_HALF = ("TD-6.7", "the receivers of a kick-off stand in their own half")


def form_of(kind: int, is_first: bool) -> int:
    """What a side fields in an action [TD-3.4, TD-3.5]."""
    if kind in (KICK_OFF, PUNT):
        return F_RECEIVING if is_first else F_KICKING
    if not is_first:
        return F_DEFENCE
    return F_GOAL if kind in (FIELD_GOAL, ONE_POINT) else F_ATTACK


def check_lineups(g: Gridiron) -> None:
    """Refuse whoever stands where his team may not line up."""
    for slot in range(BOTH):
        if g.square[slot] != NOWHERE:
            _check_figure(g, slot)
    _check_ball(g)
    if g.kind in (KICK_OFF, PUNT):
        _check_kicker(g)
        return
    _check_line(g)
    _check_snap(g)
    _check_front(g)


def _named(g: Gridiron, slot: int) -> str:
    return f"{g.number_of(slot)}@{square_name(g, int(g.square[slot]))}"


def _slots(g: Gridiron, side: int, first: int = 0) -> list[int]:
    """The slots of a side whose players are on the field, from a slot on."""
    return [s for s in range(SLOTS * side + first, SLOTS * side + SLOTS) if g.square[s] != NOWHERE]


def _check_ball(g: Gridiron) -> None:
    """[TD-6.2, TD-6.6] It lies on the line of scrimmage, and whoever stands there has it."""
    start = g.tables.square_at(g.col, g.los)
    if g.ball == start and g.holder != NOBODY:
        return
    who = square_name(g, int(g.ball))
    if g.holder != NOBODY:
        who = f"{SIDES[g.side_of(g.holder)]}{g.number_of(g.holder)}"
    where = square_name(g, int(start))
    why = f"before the first move the ball is with whoever stands in {where}, on the line of scrimmage"
    raise refuse("ball", who, why, "TD-6.6" if g.kind in (KICK_OFF, PUNT) else "TD-6.2")


def _check_kicker(g: Gridiron) -> None:
    """[TD-6.6] Who has an AK kicks with him."""
    side = int(1 - g.first)
    kicker = SLOTS * side
    if g.square[kicker] != NOWHERE and g.holder != kicker:
        raise refuse(SIDES[side], _named(g, kicker), "the AK stands on the ball", "TD-6.6")


def _check_line(g: Gridiron) -> None:
    """[TD-6.2, TD-3.8] The A stand around the ball on the line of scrimmage; as long as there is one, an A has it."""
    side = int(g.first)
    for slot in _slots(g, side, LINEMEN):
        row, column = g.tables.row[g.square[slot]], g.tables.column[g.square[slot]]
        if row != g.los or abs(int(column - g.col)) > WING or g.holder % SLOTS < LINEMEN:
            why = f"the A stand on the line of scrimmage, from the centre up to {WING} columns to each side"
            raise refuse(SIDES[side], _named(g, slot), why, "TD-6.2")


def _check_snap(g: Gridiron) -> None:
    """[TD-6.2, TD-6.8] Somebody, at a field goal the kicker, is near enough for the snap."""
    side, why = int(g.first), f"within {LONGEST} squares of the centre for the snap"
    others = [s for s in _slots(g, side) if s % SLOTS < LINEMEN and s != g.holder]
    near = [s for s in others if g.tables.distance(g.square[s], g.ball) <= LONGEST]
    kicker = SLOTS * side + KICKER
    if g.kind in (FIELD_GOAL, ONE_POINT):
        if kicker in others and kicker not in near:
            raise refuse(SIDES[side], _named(g, kicker), f"the AK stands {why}", "TD-6.8")
    elif others and not near:
        raise refuse(SIDES[side], _named(g, others[0]), f"somebody stands {why}", "TD-6.2")


def _check_front(g: Gridiron) -> None:
    """[TD-6.3] Four D stand on the defence line, counting those whom the position does not name."""
    side = int(1 - g.first)
    row = front_row(g, side)
    behind = [s for s in _slots(g, side) if g.tables.row[g.square[s]] != row]
    if len(behind) > SLOTS - LINE:
        why = f"four D stand on the defence line, row {row}"
        raise refuse(SIDES[side], _named(g, behind[-1]), why, "TD-6.3")


def _check_figure(g: Gridiron, slot: int) -> None:
    side = int(g.side_of(slot))
    form = form_of(int(g.kind), side == g.first)
    named = _named(g, slot)
    if g.status[slot] & (FALLEN | TANGLED):
        raise refuse(SIDES[side], named, "nobody has fallen or met anybody before the first move", "TD-18.5")
    if form == F_KICKING and slot == g.holder:
        return
    near = int(nearest_row(g, side, form))
    if (g.tables.row[g.square[slot]] - near) * g.ahead(side) > 0:
        rule, why = IN_THEIR_HALF if form == F_RECEIVING and g.kind == KICK_OFF else RULES[form]
        raise refuse(SIDES[side], named, why, rule)
