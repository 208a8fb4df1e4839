# mypyc: compiled
"""The calls of the steady coach between actions: declarations, tries, time-outs, and how the clock bears on them."""

from downfield.games.touch_down.coach.playbook import to_go
from downfield.games.touch_down.coach.points import Points
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.style import STEADY, Style
from downfield.games.touch_down.model.kinds import CALLED, DECLARE_ATTACK, DECLARE_GOAL, DECLARE_PUNT
from downfield.games.touch_down.model.position import MINUTE, Gridiron
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.games.touch_down.rules.action import FOR_ONE, FOR_TWO
from downfield.games.touch_down.rules.administration import BETWEEN
from downfield.games.touch_down.rules.ball import SIX
from downfield.games.touch_down.rules.halves import ends_first_half, is_last_quarter
from downfield.games.touch_down.rules.kicks import THREE
from downfield.games.touch_down.rules.move import blitz_steps
from downfield.kernel.needs import PASS

PAUSE = BETWEEN * MINUTE  # that an action costs, as a rule [TD-17.3]
LAST_DOWN = 4
LATE = 5 * MINUTE  # what is left of a quarter when the clock begins to matter
FOR_A_SCORE = 0.4  # how often one attack brings a touchdown, from the goal line
TWO_GOOD = 0.48  # how often a try for two points succeeds, between two of these coaches
ONE_GOOD = 0.45  # and one for one point: the kicker may not move, and everybody goes for him


def seconds_left(g: Gridiron) -> int:
    """The seconds left of this quarter."""
    return max(0, MINUTE * int(g.tables.minutes) - int(g.clock))


def ends_half(g: Gridiron) -> bool:
    """Whether possession does not outlast this quarter."""
    return bool(is_last_quarter(g) or ends_first_half(g))


def lead_of(g: Gridiron, side: int) -> int:
    return int(g.points(side) - g.points(1 - side))


def actions_left(g: Gridiron) -> int:
    """How many actions this quarter still has, this one included, if nobody saves time."""
    return -(-seconds_left(g) // (PAUSE + 8)) if seconds_left(g) else 1


def hurries(g: Gridiron, side: int) -> bool:
    """Whether a side has no time to lose."""
    if not ends_half(g) or seconds_left(g) > LATE:
        return False
    return lead_of(g, side) < 0 or not is_last_quarter(g)


def kneels(g: Gridiron, side: int) -> bool:
    """Whether a side that leads can let the match run out."""
    saved = int(g.timeouts(1 - side))
    return bool(is_last_quarter(g)) and lead_of(g, side) > 0 and actions_left(g) + saved <= 5 - int(g.down)


def declare(g: Gridiron, points: Points, options: list[int], style: Style = STEADY) -> int:
    """Declare what promises most on the last down or in the last action of a half; before that always an attack."""
    side, row = int(g.off), int(g.own_row(g.off, g.los))
    good = points.goal_chance(row) if DECLARE_GOAL in options else 0.0
    behind = -lead_of(g, side) if is_last_quarter(g) else 0
    if ends_half(g) and actions_left(g) == 1 and not g.timeouts(side):
        return DECLARE_GOAL if goal_to_end(g, good, behind, row, style) else DECLARE_ATTACK
    if g.down < 4:
        return DECLARE_ATTACK
    worth = {DECLARE_ATTACK: points.go(row, 4, to_go(g))}
    if DECLARE_GOAL in options and (behind <= THREE or actions_left(g) > 4):
        worth[DECLARE_GOAL] = points.field_goal(row) + style.kicks
    if DECLARE_PUNT in options and (behind <= 0 or actions_left(g) > 4):
        worth[DECLARE_PUNT] = points.punt(row) + style.kicks
    return max(worth, key=lambda x: worth[x])


def punts_short(g: Gridiron, points: Points) -> bool:
    """Whether a short punt is worth more than the last attack; in the last action of a half nothing comes of it."""
    side, row = int(g.off), int(g.own_row(g.off, g.los))
    late = is_last_quarter(g) and lead_of(g, side) < 0 and actions_left(g) <= 4
    if g.down < LAST_DOWN or late or (ends_half(g) and actions_left(g) <= 1 and not g.timeouts(side)):
        return False
    return points.short_punt(row) > points.go(row, int(g.down), to_go(g))


def goal_to_end(g: Gridiron, good: float, behind: int, row: int, style: Style) -> bool:
    """Whether a field goal is the right last action of a half: it is enough, or likelier to count than a touchdown."""
    if good == 0.0 or behind > THREE or behind < 0:
        return False
    enough = bool(is_last_quarter(g))  # it wins, or draws level
    scores = FOR_A_SCORE * row / ROWS
    return good > scores if enough else THREE * good + style.kicks > SIX * scores


def choose_try(g: Gridiron, options: list[int]) -> int:
    """Choose one point or two by what they bring on average, and late by what is needed."""
    if len(options) == 1:
        return options[0]
    lead = lead_of(g, int(g.off))
    if is_last_quarter(g) and actions_left(g) <= 2 and lead in (-1, 0):  # one point is as good as two
        return FOR_TWO if TWO_GOOD > ONE_GOOD else FOR_ONE
    return FOR_TWO if 2 * TWO_GOOD > ONE_GOOD else FOR_ONE


def timeout(g: Gridiron, side: int, options: list[int]) -> int:
    """Call a time-out late in a quarter, with the ball or behind; it cannot be kept for the next [TD-17.5]."""
    if CALLED + side not in options or actions_left(g) > 2:
        return int(PASS)
    lead = lead_of(g, side)
    if is_last_quarter(g):
        return CALLED + side if lead < 0 or (lead == 0 and g.off == side) else int(PASS)
    return CALLED + side if g.off == side else int(PASS)


def blitz(g: Gridiron, sight: Sight, options: list[int]) -> int:
    """[TD-19.7] Blitz with the surest tackler who is near enough to the carrier, or with nobody yet."""
    best, most = int(PASS), 0.0
    for x in options:
        slot = SLOTS * sight.side + x - 1
        if x == PASS or sight.holder not in sight.theirs:
            continue
        near = sight.far(sight.square[slot], sight.ball) <= int(blitz_steps(g, slot))
        down = sight.tackles[sight.push[slot]][sight.push[sight.holder]].down
        if near and down > most:
            best, most = x, down
    return best
