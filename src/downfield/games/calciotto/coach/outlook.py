# mypyc: compiled
"""How a match stands between two phases, in the words of a coach: what its chances are learned from."""

import math
from typing import Final

from downfield.games.calciotto.coach.ball import rows_to_go
from downfield.games.calciotto.coach.cards import PRICES
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import KINDS, SLOTS
from downfield.kernel.needs import NOBODY

GOAL_PHASES: Final = 25  # phases that a goal takes, where a match goes by goals
FEATURES: tuple[str, ...] = (
    "lead", "lead late", "ball and turn", "ball", "rows to go, and turn", "rows to go", "promise, and turn",
    "promise", "danger", "their promise, if they win it", "attackers ahead of the ball", "defenders behind it",
    "nearest defender", "relaunch", "free kick", "penalty", "kick-off", "cards", "what they are worth", "figures",
    "cautions", "strength",
)  # fmt: skip


def phases_left(g: Pitch) -> int:
    """How many movement phases are still to come, roughly where a match goes by goals."""
    t = g.tables
    if t.by_goals:
        most = max(int(g.home), int(g.away)) if t.first_to else int(g.home + g.away)
        return GOAL_PHASES * max(0, int(t.limit) - most)
    return max(0, int(t.limit) - int(g.played * t.seconds)) // max(1, int(t.seconds))


def see(g: Pitch, side: int) -> list[float]:
    """The features for one side; for the other they have the opposite sign. All count more as time runs out."""
    haste = 1.0 / math.sqrt(phases_left(g) + 0.5)
    lead = float(g.points(side) - g.points(1 - side))
    found = [lead, lead * haste, *with_ball(g, side), *restarts(g, side), *means(g, side)]
    return [haste * x for x in found]


def with_ball(g: Pitch, side: int) -> list[float]:
    """Who has the ball where, who moves next, and what that promises."""
    if g.carrier == NOBODY or g.phase not in (kinds.MOVEMENT, kinds.RELAUNCH):
        return [0.0] * 11
    owner, sight, here = int(g.side_of(g.carrier)), Sight(g), int(g.at[g.carrier])
    sign, moves = (1.0 if owner == side else -1.0), owner == g.turn
    far, promise = rows_to_go(g, owner, here) / 10, int(sight.threat(owner, g.carrier)) / 1000
    around = [sign * x for x in numbers(g, owner, here)]
    if moves:
        return [sign, 0.0, sign * far, 0.0, sign * promise, 0.0, 0.0, 0.0, *around]
    hunter, risk = divmod(int(sight.hunter(g.carrier, here)), 1024)
    theirs = int(sight.threat(1 - owner, hunter)) * risk / 1_000_000 if risk else 0.0
    return [0.0, sign, 0.0, sign * far, 0.0, sign * promise, sign * risk / 1000, sign * theirs, *around]


def numbers(g: Pitch, owner: int, ball: int) -> list[float]:
    """Attackers beyond the ball, defenders between it and their goal, and how near the nearest of these is."""
    t, way = g.tables, int(g.ahead(owner))
    row, ahead, behind, nearest = int(t.row[ball]), 0, 0, 12
    for slot in range(2 * SLOTS):
        if slot % SLOTS == 0 or not g.is_on(slot):
            continue
        beyond = (int(t.row[g.at[slot]]) - row) * way
        if g.side_of(slot) == owner:
            ahead += 1 if beyond > 0 else 0
        else:
            behind += 1 if beyond > 0 else 0
            nearest = min(nearest, abs(beyond) + abs(int(t.column[g.at[slot]] - t.column[ball])))
    return [ahead / 5, behind / 5, nearest / 10]


def restarts(g: Pitch, side: int) -> list[float]:
    """What the turn side begins with, if not in the run of play."""
    sign = 1.0 if g.turn == side else -1.0
    kick_off = g.phase in (kinds.KICKOFF, kinds.LINEUP)
    flags = (g.phase == kinds.RELAUNCH, g.phase == kinds.FREEKICK, g.phase == kinds.PENALTY, kick_off)
    return [sign if flag else 0.0 for flag in flags]


def means(g: Pitch, side: int) -> list[float]:
    """What both sides have to play with: cards, figures, cautions, strength."""
    other = 1 - side
    return [
        float(g.hand_size(side) - g.hand_size(other)),
        hand(g, side) - hand(g, other),
        float(g.count(side) - g.count(other)),
        float(cautions(g, side) - cautions(g, other)),
        (strength(g, side) - strength(g, other)) / 10,
    ]


def hand(g: Pitch, side: int) -> float:
    """What the cards of a side are worth to the steady coach, in tenths of a goal."""
    return sum([PRICES[int(g.tables.verb[kind])] * int(g.hand(side, kind)) for kind in range(KINDS)]) / 100


def cautions(g: Pitch, side: int) -> int:
    """Yellow markers of those on the pitch."""
    slots = range(SLOTS * side, SLOTS * side + SLOTS)
    return sum([int(g.yellows(g.who[slot])) for slot in slots if g.is_on(slot)])


def strength(g: Pitch, side: int) -> float:
    """What the figures on the pitch add to their dice, and how far they run."""
    slots = range(SLOTS * side, SLOTS * side + SLOTS)
    return sum([int(g.strength_of(slot)) + 0.3 * int(g.pace_of(slot)) for slot in slots if g.is_on(slot)])
