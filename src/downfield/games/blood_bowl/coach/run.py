"""Where the ball should go: the run of a carrier, with the cage that his team-mates can build around him."""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.reach import Way, safe_ways, ways
from downfield.games.blood_bowl.coach.sight import COLUMN, FREE, ROW, Sight, far
from downfield.games.blood_bowl.coach.special.throw_team_mate import next_flight
from downfield.games.blood_bowl.coach.threat import Moves, Threat
from downfield.games.blood_bowl.coach.value import having, losing, touchdown, worth
from downfield.games.blood_bowl.model.kinds import PRONE
from downfield.games.blood_bowl.model.tables import LENGTH, STRIDE, WIDTH

SAFE = 0.02  # the danger for which nobody runs to help
NEARBY = 4  # whoever stands farther from the carrier does not bar his way yet
COVERED = 0.025  # for each corner of a cage that can be filled, at a glance
LOOKED_AT = 18  # squares for which the danger is counted
Helpers = dict[int, dict[int, Way]]  # who may still move without a roll, and where


class Run(NamedTuple):
    """A square for the ball, and what that is worth."""

    square: int
    value: float
    way: Way
    cage: Moves
    danger: float


def helpers_of(sight: Sight, carrier: int) -> Helpers:
    """Team-mates who can still move freely."""
    return {
        slot: safe_ways(sight, slot)
        for slot in sight.mine
        if slot != carrier and sight.can_act(slot) and not sight.is_marked(slot)
    }


def corners(sight: Sight, square: int) -> list[int]:
    """The four squares that a cage needs, those ahead first."""
    x, y, ahead = COLUMN[square], ROW[square], sight.ahead
    return [
        (y + dy + 1) * STRIDE + x + dx * ahead + 1
        for dx, dy in ((1, -1), (1, 1), (-1, -1), (-1, 1))
        if 0 <= x + dx * ahead < LENGTH and 0 <= y + dy < WIDTH
    ]


def cage(sight: Sight, square: int, carrier: int, helpers: Helpers) -> Moves:
    """Who goes to which corner; a team-mate who stands there already stays."""
    moves: Moves = {}
    wanted = []
    for corner in corners(sight, square):
        there = sight.board[corner]
        if there in (FREE, carrier):
            wanted.append(corner)
        elif there in helpers:
            moves[there] = corner
    for corner in wanted:
        able = [s for s, ways in helpers.items() if s not in moves and corner in ways and corner != square]
        if able:
            moves[min(able, key=lambda s: (helpers[s][corner].moved, worth(sight, s)))] = corner
    return moves


def risk_of(sight: Sight, carrier: int, square: int, helpers: Helpers) -> tuple[float, Moves]:
    """The danger to a carrier in a square once his cage stands, and that cage, if he needs any."""
    alone = Threat(sight, {}, carrier).danger(square)
    if alone == 0:
        return 0.0, {}
    moves = cage(sight, square, carrier, helpers)
    stay = {slot: corner for slot, corner in moves.items() if sight.at[slot] == corner}
    if alone < SAFE or len(stay) == len(moves):
        return alone, stay
    caged = Threat(sight, moves, carrier).danger(square)
    return (caged, moves) if caged < alone else (alone, stay)


def value_at(sight: Sight, carrier: int, square: int, danger: float) -> float:
    """The ball in these hands and this square at the end of the turn."""
    if sight.to_go(square) == 0:
        return touchdown(sight.foe_left)
    kept = having(sight.to_go(square), sight.left, sight.foe_left, sight.ma[carrier])
    flies = next_flight(sight, carrier, square)
    kept = max(kept, flies * touchdown(sight.foe_left - 1)) if flies else kept
    return (1 - danger) * kept + danger * losing(sight, square)


def best_run(sight: Sight, carrier: int, found: dict[int, Way], helpers: Helpers, ball: int) -> Run:
    """The best square, dice on the way counted."""
    drop = losing(sight, ball)
    best: Run | None = None
    for square in _likely(sight, carrier, found, drop, cover_of(sight, carrier, helpers)):
        way = found[square]
        p = way.with_again() if sight.again else way.chance
        danger, moves = risk_of(sight, carrier, square, helpers) if sight.to_go(square) else (0.0, Moves())
        value = p * value_at(sight, carrier, square, danger) + (1 - p) * drop
        if best is None or value > best.value + 1e-9:
            best = Run(square, value, way, moves, danger)
    assert best is not None
    return best


def glance(sight: Sight, carrier: int) -> float:
    """What the best square in reach promises at first sight."""
    found = ways(sight, carrier)
    drop = losing(sight, sight.at[carrier])
    return max(_glances(sight, carrier, found, drop))[0]


def openings(sight: Sight, carrier: int) -> dict[int, float]:
    """Opponents near the carrier, and what he gains if one of them goes down."""
    found = {}
    now = glance(sight, carrier)
    for foe in sight.theirs:
        at = sight.at[foe]
        if sight.has_zone(foe) and far(at, sight.at[carrier]) <= NEARBY:
            sight.spread(sight.foe_zones, at, -1)
            found[foe] = max(0.0, 0.6 * (glance(sight, carrier) - now))
            sight.spread(sight.foe_zones, at, 1)
    return found


def _glances(
    sight: Sight, carrier: int, found: dict[int, Way], drop: float
) -> list[tuple[float, float, int, int]]:
    """Squares by a glance: what they promise, how sure the way is, how short, and which."""
    foes = [sight.at[f] for f in sight.theirs if sight.status[f] <= PRONE]
    speed, scored = sight.ma[carrier], []
    kept = {d: having(d, sight.left, sight.foe_left, speed) for d in range(1, LENGTH)}
    kept[0] = touchdown(sight.foe_left)
    for square, way in found.items():
        p, goal = way.chance, sight.to_go(square)
        if p < 0.4 and goal:
            continue
        near = sum(far(square, f) <= 3 for f in foes)
        edge = 0.03 if ROW[square] in (0, WIDTH - 1) else 0.0
        less = 0.07 * sight.foe_zones[square] + 0.012 * near + edge if goal else 0.0
        scored.append((p * kept[goal] + (1 - p) * drop - less, p, -way.moved, square))
    return scored


def cover_of(sight: Sight, carrier: int, helpers: Helpers) -> set[int]:
    """Squares where a team-mate stands or can still go."""
    found = {sight.at[slot] for slot in sight.mine if slot != carrier and sight.has_zone(slot)}
    return found.union(*helpers.values())


def _likely(sight: Sight, carrier: int, found: dict[int, Way], drop: float, cover: set[int]) -> list[int]:
    """The most promising squares, no more than two of a column, and where he is."""
    chosen: list[int] = []
    columns: dict[int, int] = {}
    glances = [
        (value + COVERED * sum(corner in cover for corner in corners(sight, square)), p, short, square)
        for value, p, short, square in _glances(sight, carrier, found, drop)
    ]
    for *_, square in sorted(glances, reverse=True):
        if columns.get(COLUMN[square], 0) < 2:
            columns[COLUMN[square]] = columns.get(COLUMN[square], 0) + 1
            chosen.append(square)
            if len(chosen) == LOOKED_AT:
                break
    here = next(iter(found))
    return chosen if here in chosen else [*chosen, here]
