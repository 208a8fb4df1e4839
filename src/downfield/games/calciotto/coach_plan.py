"""Ball plans of the steady coach: every way to run and pass with the points left, and what its end is worth."""

import heapq
from typing import NamedTuple

from downfield.games.calciotto import kinds
from downfield.games.calciotto.lines import GOALS, goal_square, reach
from downfield.games.calciotto.odds_duel import at_least, duel
from downfield.games.calciotto.position import Pitch
from downfield.games.calciotto.spend import may_shoot_from
from downfield.games.calciotto.tables import FREE, SLOTS, SMALL

SAVED = 0.06  # what a saved shot costs: the others relaunch
DECAY = 0.86  # a row further from the goal
NEAR = 0.42  # the ball kept on the first row


class Node(NamedTuple):
    """A moment of a plan: who has the ball where, and what is left."""

    carrier: int
    square: int
    pool: int
    steps: int
    first: int  # the answer with which the plan begins, or -1


def best_answer(g: Pitch) -> tuple[float, int]:
    """The worth of the best plan, and the answer it begins with; -1 is to hold the ball."""
    found = (-9.0, -1)
    for node in plans(g):
        shot = best_shot(g, node)
        if shot is not None and shot[0] > found[0] + 1e-9:
            found = (shot[0], shot[1] if node.first < 0 else node.first)
        if g.mode in (kinds.KICK_FIRST, kinds.FREE_KICK) and node.first < 0:
            continue
        held = hold(g, node.carrier, node.square)
        if held > found[0] + 1e-9:
            found = (held, node.first)
    return found


def plans(g: Pitch) -> list[Node]:
    """Every carrier and square that can be reached, each with the most points left."""
    start = Node(int(g.carrier), int(g.at[g.carrier]), int(g.pool), int(g.left[g.carrier]), -1)
    kick = g.mode in (kinds.KICK_FIRST, kinds.FREE_KICK)
    heap = [(-start.pool, 0, start)]
    seen: dict[tuple[int, int], Node] = {}
    count = 0
    while heap:
        _, _, node = heapq.heappop(heap)
        if (node.carrier, node.square) in seen:
            continue
        seen[node.carrier, node.square] = node
        after = passes(g, node, seen)
        if not (kick and node.first < 0):
            after += runs(g, node)
        for found in after:
            count += 1
            heapq.heappush(heap, (-found.pool, count, found))
    return list(seen.values())


def runs(g: Pitch, node: Node) -> list[Node]:
    """A step of the carrier in each direction."""
    if node.steps == 0 or node.pool == 0 or node.carrier % SLOTS == 0:
        return []
    small = SMALL << int(g.turn)
    found = []
    for way in range(4):
        square = int(node.square + g.tables.delta[way])
        if g.board[square] != FREE or g.tables.marks[square] & small:
            continue
        first = node.first if node.first >= 0 else kinds.STEP + 4 * (node.carrier % SLOTS) + way
        found.append(Node(node.carrier, square, node.pool - 1, node.steps - 1, first))
    return found


def passes(g: Pitch, node: Node, seen: dict[tuple[int, int], Node]) -> list[Node]:
    """A pass to everybody in line who has not had the ball."""
    over = int(g.wall) if g.mode == kinds.FREE_KICK and g.high and node.first < 0 else 0
    lines = reach(g, node.square, node.pool, g.turn, over)
    found = []
    for i in range(1, SLOTS):
        slot = SLOTS * int(g.turn) + i
        square = int(g.at[slot])
        if not lines >> i & 1 or slot == node.carrier or (slot, square) in seen or g.carrier == slot:
            continue
        cost = int(g.distance(node.square, square))
        first = node.first if node.first >= 0 else kinds.PASS_TO + i
        found.append(Node(slot, square, node.pool - cost, int(g.left[slot]), first))
    return found


def best_shot(g: Pitch, node: Node) -> tuple[float, int] | None:
    """The best shot from a moment of the plan: its worth and its answer."""
    free = g.mode == kinds.FREE_KICK and node.first < 0
    if not free and (g.mode in (kinds.NO_SHOT, kinds.FREE_KICK) or not may_shoot_from(g, node.square)):
        return None
    over = int(g.wall) if free and g.high else 0
    lines = int(reach(g, node.square, node.pool, g.turn, over)) >> GOALS
    found: tuple[float, int] | None = None
    for i in range(4):
        if lines >> i & 1:
            chance = shot_from(g, node.carrier, node.square, int(goal_square(g, 1 - g.turn, i)))
            worth = chance - (1 - chance) * SAVED
            if found is None or worth > found[0]:
                found = (worth, kinds.SHOOT + i)
    return found


def shot_from(g: Pitch, shooter: int, square: int, target: int) -> float:
    """The chance of a goal from a square; cards are left out of account."""
    keeper = int(g.keeper(1 - g.turn))
    bonus = 0
    if g.at[keeper] != target and g.is_in_zone(shooter, square):
        bonus = int(g.strength_of(shooter))
    if g.distance(g.at[keeper], target) <= 1:
        bonus -= int(g.strength_of(keeper))
    return duel(bonus)


# What a square is worth -------------------------------------------------------------------------------------------


def prospect(g: Pitch, side: int, square: int) -> float:
    """What the ball on a square promises a side: goals, roughly."""
    row = int(g.tables.row[square])
    rows = row if side else 21 - row
    wide = abs(2 * int(g.tables.column[square]) - 17) / 2
    return NEAR * float(DECAY ** (rows + max(0.0, wide - 3.5) * 0.6))


def hold(g: Pitch, carrier: int, square: int) -> float:
    """What it is worth to end a phase with the ball there: the others challenge with their best figure."""
    side = int(g.side_of(carrier))
    lost = max(
        (threat(g, foe, carrier, square) for foe in range(SLOTS * (1 - side), SLOTS * (2 - side))),
        default=0.0,
    )
    if carrier % SLOTS == 0:
        lost = max(lost, 0.1)
    return (1 - lost) * prospect(g, side, square) - lost * prospect(g, 1 - side, square)


def threat(g: Pitch, foe: int, carrier: int, square: int) -> float:
    """The chance that an opponent reaches the carrier and wins the ball."""
    if not g.is_on(foe) or g.is_grounded(foe):
        return 0.0
    t, here = g.tables, g.at[foe]
    away = abs(int(t.row[here] - t.row[square])) + abs(int(t.column[here] - t.column[square])) - 1
    if away > g.pace_of(foe):
        return 0.0
    mine = int(g.strength_of(carrier)) if g.is_in_zone(carrier, square) else 0
    theirs = int(g.strength_of(foe)) if g.is_in_zone(foe, square) else 0
    return at_least(max(2, away)) * duel(theirs - mine)
