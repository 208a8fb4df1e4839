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
from downfield.games.touch_down.notation.answers import square_name
from downfield.games.touch_down.rules.places import nearest_row
from downfield.kernel.fields import SIDES, refuse

RULES = {
    F_ATTACK: ("TD-6.2", "the attack stands on the line of scrimmage or behind it"),
    F_GOAL: ("TD-6.8", "the attack stands on the line of scrimmage or behind it"),
    F_DEFENCE: ("TD-6.3", "the defence stands beyond the line of scrimmage"),
    F_KICKING: ("TD-6.6", "the kickers stand behind the row of the ball"),
    F_RECEIVING: ("TD-6.6", "the receivers stand at least five rows beyond the ball"),
}
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
        if g.at[slot] != NOWHERE:
            _check_figure(g, slot)


def _check_figure(g: Gridiron, slot: int) -> None:
    side = int(g.side_of(slot))
    form = form_of(int(g.kind), side == g.first)
    named = f"{g.number_of(slot)}@{square_name(g, int(g.at[slot]))}"
    if g.marks[slot] & (FALLEN | TANGLED):
        raise refuse(SIDES[side], named, "nobody has fallen or met anybody before the first move", "TD-18.5")
    if form == F_KICKING and slot == g.holder:
        return
    near = int(nearest_row(g, side, form))
    if (g.tables.row[g.at[slot]] - near) * g.ahead(side) > 0:
        rule, why = IN_THEIR_HALF if form == F_RECEIVING and g.kind == KICK_OFF else RULES[form]
        raise refuse(SIDES[side], named, why, rule)
