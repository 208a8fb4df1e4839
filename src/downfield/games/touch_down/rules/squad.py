# mypyc: compiled
"""Chapter 3: who is fielded. The best fit players of each role, unless the coach brings on others."""

from mypy_extensions import i64

from downfield.games.touch_down.model.facts import E_BROUGHT_ON
from downfield.games.touch_down.model.kinds import (
    AB,
    AE,
    AK,
    AQ,
    BRING,
    F_DEFENCE,
    F_GOAL,
    F_KICKING,
    FIELDED,
    ROLES,
    A,
    D,
)
from downfield.games.touch_down.model.position import EMPTY, Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.kernel.needs import NOBODY


def role_wanted(form: i64, i: i64) -> i64:
    """[TD-3.4, TD-3.5] The role of the i-th player of a formation."""
    if form == F_DEFENCE:
        return D
    if form == F_KICKING:
        return AK if i == 0 else D
    if i > 5:
        return A
    if i == 5 and form == F_GOAL:
        return AK
    return AQ if i == 0 else AE if i < 3 else AB


def fit_player(g: Gridiron, side: i64, role: i64) -> i64:
    """[TD-3.6] The best fit player of a role who is not yet on the field, or EMPTY."""
    t = g.tables
    for r in range(t.ranked[side * ROLES + role], t.ranked[side * ROLES + role + 1]):
        player: i64 = t.rank[r]
        if g.box[player] & (3 | FIELDED) == 0:
            return player
    return EMPTY


def is_fit(g: Gridiron, side: i64, role: i64) -> bool:
    """Whether a side has a fit player of a role."""
    return fit_player(g, side, role) != EMPTY


def field_best(g: Gridiron, side: i64, form: i64) -> None:
    """[TD-3.7] Field as many as there are, up to the formation; an empty slot is a player short."""
    for i in range(SLOTS):
        player = fit_player(g, side, role_wanted(form, i))
        g.who[SLOTS * side + i] = player
        if player != EMPTY:
            g.box[player] |= FIELDED


def list_bench(g: Gridiron, side: i64, form: i64, locked: i64) -> None:
    """[TD-3.9] List the fit players who could come on for somebody whom the coach has not himself brought on."""
    first: i64 = g.tables.first_away if side else 0
    last: i64 = len(g.box) if side else g.tables.first_away
    open_roles = roles_to_change(g, side, form, locked)
    for player in range(first, last):
        if g.box[player] & (3 | FIELDED) == 0 and open_roles >> g.tables.role[player] & 1:
            g.offer(BRING + player - first)


def roles_to_change(g: Gridiron, side: i64, form: i64, locked: i64) -> i64:
    """The roles, as bits, of players on the field who may go off again."""
    found: i64 = 0
    for i in range(SLOTS):
        if locked >> i & 1 == 0 and g.who[SLOTS * side + i] != EMPTY:
            found |= i64(1) << role_wanted(form, i)
    return found


def bring_on(g: Gridiron, side: i64, form: i64, locked: i64, which: i64) -> i64:
    """A player comes on for the last of his role who may go off; the place he takes, as a bit."""
    player = which + (g.tables.first_away if side else 0)
    i: i64 = SLOTS - 1
    while i > 0 and (
        locked >> i & 1 or role_wanted(form, i) != g.tables.role[player] or g.who[SLOTS * side + i] == EMPTY
    ):
        i -= 1
    slot = SLOTS * side + i
    g.box[g.who[slot]] &= ~FIELDED
    g.who[slot] = player
    g.box[player] |= FIELDED
    g.emit(E_BROUGHT_ON, side, g.tables.number[player])
    return i64(1) << i


def snapper(g: Gridiron, side: i64, form: i64) -> i64:
    """[TD-3.8] Without any A a back, or else another, takes the centre; NOBODY while there is an A."""
    for i in range(6, SLOTS):
        if g.who[SLOTS * side + i] != EMPTY:
            return NOBODY
    last: i64 = 4 if form == F_GOAL else 5  # the kicker receives the snap
    for i in range(last, -1, -1):
        if g.who[SLOTS * side + i] != EMPTY:
            return SLOTS * side + i
    return NOBODY


def kicker(g: Gridiron, side: i64) -> i64:
    """[TD-3.8] The AK, or without him the last D."""
    if g.who[SLOTS * side] != EMPTY:
        return SLOTS * side
    for i in range(SLOTS - 1, 0, -1):
        if g.who[SLOTS * side + i] != EMPTY:
            return SLOTS * side + i
    return NOBODY
