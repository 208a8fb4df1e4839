"""Cards of the steady coach: what a card gains against what the moment is worth."""

from downfield.games.calciotto import kinds
from downfield.games.calciotto.odds_duel import contrast_chance, goal_chance
from downfield.games.calciotto.position import Pitch
from downfield.games.calciotto.tables import AREA
from downfield.kernel.needs import NOBODY, PASS

LIKELY = 0.88  # a duel that needs no card


def card(g: Pitch, side: int, options: list[int]) -> int:
    """A card of the window, or PASS."""
    if g.moment == kinds.IN_MOVEMENT:
        return _move(g, side, options)
    return _contrast(g, side, options) if g.moment == kinds.IN_CONTRAST else _shot(g, side, options)


def _with(g: Pitch, options: list[int], *verbs: int) -> int:
    """The first option whose card does one of these, in this order, or PASS."""
    for verb in verbs:
        for x in options:
            if x != PASS and g.tables.verb[x // kinds.AIM - 1] == verb:
                return x
    return PASS


def _rows_to_goal(g: Pitch, side: int) -> int:
    """Rows from the ball to the goal that a side attacks."""
    row = int(g.tables.row[g.at[g.carrier]])
    return row if side else 21 - row


def _move(g: Pitch, side: int, options: list[int]) -> int:
    """A counter-attack at once; other cards when they are many, or the ball is near a goal."""
    if side == g.turn:
        if g.in_force(1 - side) != NOBODY and _rows_to_goal(g, side) < 9:
            return _with(g, options, kinds.V_CANCEL)
        mine = g.side_of(g.carrier) == side
        near = _rows_to_goal(g, side) if mine else 21 - _rows_to_goal(g, side)
        wanted = [kinds.V_DOUBLE] if mine else []
        if g.hand_size(side) > 4 or near < 10:
            wanted.append(kinds.V_SPRINT)
        found = _with(g, options, *wanted)
        if found != PASS and g.tables.verb[found // kinds.AIM - 1] == kinds.V_SPRINT:
            return _sprint(g, side, options)
        return found
    if g.has_in_force(g.turn, kinds.V_DOUBLE):
        return _with(g, options, kinds.V_CANCEL, kinds.V_ONE_DIE)
    danger = g.side_of(g.carrier) != side and _rows_to_goal(g, 1 - side) < 8
    return _with(g, options, kinds.V_ONE_DIE) if danger else PASS


def _sprint(g: Pitch, side: int, options: list[int]) -> int:
    """The carrier if he may, else the nearest to the ball."""
    sprints = [x for x in options if x != PASS and g.tables.verb[x // kinds.AIM - 1] == kinds.V_SPRINT]
    ball = g.at[g.carrier]
    return min(sprints, key=lambda x: int(g.distance(g.at[8 * side + x % kinds.AIM], ball)))


def _contrast(g: Pitch, side: int, options: list[int]) -> int:
    """A sanction on a hard challenge, else what turns a duel that is not yet won."""
    mine = contrast_chance(g, int(g.challenger))
    if side != g.turn:
        sanction = [x for x in options if x != PASS and g.tables.verb[x // kinds.AIM - 1] == kinds.V_FOUL]
        if sanction:
            return max(sanction, key=lambda x: int(g.tables.caution[x // kinds.AIM - 1]))
        if mine < 1 - LIKELY:
            return PASS
        return _with(g, options, kinds.V_CARRIER, kinds.V_CANCEL, kinds.V_TWICE)
    if mine > LIKELY:
        return PASS
    own_area = bool(g.tables.marks[g.at[g.carrier]] & AREA << side)
    if own_area:  # a hard challenge there may cost a penalty
        return _with(g, options, kinds.V_CANCEL, kinds.V_ONE_DIE, kinds.V_TWICE)
    return _with(g, options, kinds.V_CHALLENGER, kinds.V_CANCEL)


def _shot(g: Pitch, side: int, options: list[int]) -> int:
    """Everything that helps: few moments are worth more."""
    scored = goal_chance(g, int(g.shooter), int(g.target))
    if side == g.turn:
        return PASS if scored > 0.95 else _with(g, options, kinds.V_TWICE, kinds.V_ONE_DIE, kinds.V_CANCEL)
    keeper = g.keeper(side)
    wide = g.distance(g.at[keeper], g.target) == 2
    verbs = [kinds.V_REACH] if wide and g.strength_of(keeper) > 2 else []
    verbs += [kinds.V_SAVE, kinds.V_TWICE, kinds.V_ONE_DIE, kinds.V_CANCEL]
    return _with(g, options, *verbs, *([kinds.V_REACH] if wide else []))
