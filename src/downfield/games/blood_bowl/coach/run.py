# mypyc: compiled
"""Where the ball should go: the run of a carrier, with the cage that his team-mates can build around him."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.coach.reach import Reach, safe_ways, ways
from downfield.games.blood_bowl.coach.sight import COLUMN, FREE, NOTHING, ROW, Sight, far, spread
from downfield.games.blood_bowl.coach.special.throw_team_mate import next_flight
from downfield.games.blood_bowl.coach.threat import Moves, threat_of
from downfield.games.blood_bowl.coach.value import having, losing, touchdown, worth
from downfield.games.blood_bowl.model.figures import NOWHERE
from downfield.games.blood_bowl.model.kinds import PRONE
from downfield.games.blood_bowl.model.tables import LENGTH, STRIDE, WIDTH
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

SAFE: Final = 0.02  # the danger for which nobody runs to help
NEARBY: Final = 4  # whoever stands farther from the carrier does not bar his way yet
COVERED: Final = 0.025  # for each corner of a cage that can be filled, at a glance
HOPELESS: Final = -99.0
APART: Final = 2  # columns between two runs that are worth two looks
Helpers = dict[int, Reach]  # who may still move without a roll, and where


class Run:
    """A square for the ball, and what that is worth."""

    def __init__(self, square: int, value: float, reach: Reach, cage: Moves, danger: float) -> None:
        self.square = square
        self.value = value
        self.reach = reach  # the way there is in it
        self.cage = cage
        self.danger = danger


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
        slot = _nearest(sight, corner, helpers, moves) if corner != square else NOBODY
        if slot != NOBODY:
            moves[slot] = corner
    return moves


def _nearest(sight: Sight, corner: int, helpers: Helpers, busy: Moves) -> int:
    """Who has the shortest way to a corner; of equals the one who is worth least."""
    best, least = NOBODY, 0
    for slot, reach in helpers.items():
        if slot in busy or not reach.has(corner):
            continue
        moved = reach.moved(corner)
        closer = best == NOBODY or moved < least
        if closer or (moved == least and worth(sight, slot) < worth(sight, best)):
            best, least = slot, moved
    return best


def risk_of(sight: Sight, carrier: int, square: int, helpers: Helpers) -> tuple[float, Moves]:
    """The danger to a carrier in a square once his cage stands, and that cage, if he needs any."""
    threat = threat_of(sight, carrier)
    alone = threat.danger(square, {})
    if alone == 0:
        return 0.0, {}
    moves = cage(sight, square, carrier, helpers)
    stay = {slot: corner for slot, corner in moves.items() if sight.at[slot] == corner}
    if alone < SAFE or len(stay) == len(moves):
        return alone, stay
    caged = threat.danger(square, moves)
    return (caged, moves) if caged < alone else (alone, stay)


def value_at(sight: Sight, carrier: int, square: int, danger: float) -> float:
    """The ball in these hands and this square at the end of the turn."""
    if sight.to_go(square) == 0:
        return touchdown(sight.foe_left)
    kept = having(sight.to_go(square), sight.left, sight.foe_left, sight.ma(carrier))
    flies = next_flight(sight, carrier, square)
    kept = max(kept, flies * touchdown(sight.foe_left - 1)) if flies else kept
    feared = min(1.0, sight.style.fear * danger)
    return (1 - feared) * kept + feared * losing(sight, square)


def best_run(sight: Sight, carrier: int, found: Reach, helpers: Helpers, ball: int) -> Run:
    """The best square, dice on the way counted."""
    drop = losing(sight, ball)
    best: Run | None = None
    for square in _likely(sight, carrier, found, drop, cover_of(sight, carrier, helpers)):
        p = found.with_again(square) if sight.again else found.chance(square)
        danger, moves = risk_of(sight, carrier, square, helpers) if sight.to_go(square) else (0.0, {})
        value = p * value_at(sight, carrier, square, danger) + (1 - p) * drop
        if best is None or value > best.value + 1e-9:
            best = Run(square, value, found, moves, danger)
    assert best is not None
    return best


def glance(sight: Sight, carrier: int) -> float:
    """What the best square in reach promises at first sight."""
    found = ways(sight, carrier)
    drop = losing(sight, sight.at[carrier])
    return max(list(_glances(sight, carrier, found, drop)))


def openings(sight: Sight, carrier: int) -> dict[int, float]:
    """Opponents near the carrier, and what he gains if one of them goes down."""
    found = {}
    now = glance(sight, carrier)
    for foe in sight.theirs:
        at = sight.at[foe]
        if sight.has_zone(foe) and far(at, sight.at[carrier]) <= NEARBY:
            spread(sight.foe_zones, at, -1)
            found[foe] = max(0.0, 0.6 * (glance(sight, carrier) - now))
            spread(sight.foe_zones, at, 1)
    return found


def _glances(sight: Sight, carrier: int, found: Reach, drop: float) -> vec[float]:
    """What the squares in reach promise at a glance, in their order; less than nothing where he hardly comes."""
    scored = vec[float]([HOPELESS] * len(found.squares))
    kept = vec[float]([having(d, sight.left, sight.foe_left, sight.ma(carrier)) for d in range(LENGTH)])
    kept[0] = touchdown(sight.foe_left)
    crowd = _crowd(sight)
    for i, square in enumerate(found.squares):
        p, goal = found.chance(square), sight.to_go(square)
        if p >= 0.4 or not goal:
            scored[i] = p * kept[goal] + (1 - p) * drop
            if goal:
                edge = 0.03 if ROW[square] == 0 or ROW[square] == WIDTH - 1 else 0.0
                scored[i] -= 0.07 * int(sight.foe_zones[square]) + 0.012 * int(crowd[square]) + edge
    return scored


def _crowd(sight: Sight) -> vec[i64]:
    """How many opponents are near each square."""
    found = NOTHING[:]
    for foe in sight.theirs:
        if sight.status[foe] <= PRONE:
            x, y = COLUMN[sight.at[foe]], ROW[sight.at[foe]]
            for row in range(max(0, y - 3), min(WIDTH, y + 4)):
                for column in range(max(0, x - 3), min(LENGTH, x + 4)):
                    found[(row + 1) * STRIDE + column + 1] += 1
    return found


def cover_of(sight: Sight, carrier: int, helpers: Helpers) -> vec[i64]:
    """Squares where a team-mate stands or can still go."""
    found = NOTHING[:]
    for slot in sight.mine:
        if slot != carrier and sight.has_zone(slot):
            found[sight.at[slot]] = 1
    for reach in helpers.values():
        for square in reach.squares:
            found[square] = 1
    return found


def _likely(sight: Sight, carrier: int, found: Reach, drop: float, cover: vec[i64]) -> list[int]:
    """The most promising squares, no more than two of a column, and where he is."""
    values = _glances(sight, carrier, found, drop)
    for i, square in enumerate(found.squares):
        if values[i] > HOPELESS:
            filled = cover[square - 29] + cover[square - 27] + cover[square + 27] + cover[square + 29]
            values[i] += COVERED * int(filled)
    chosen: list[int] = []
    columns = [0] * LENGTH
    while len(chosen) < sight.style.squares:
        square = _pick(found, values, columns)
        if square == NOWHERE:
            break
        columns[COLUMN[square]] += 1
        chosen.append(square)
    here = found.squares[0]
    return chosen if here in chosen else [*chosen, here]


def _pick(found: Reach, values: vec[float], columns: list[int]) -> int:
    """The best square that is left, and not looked at again; of equals the surest, the shortest, the last."""
    best, most = -1, HOPELESS
    for i, square in enumerate(found.squares):
        value = values[i]
        if value >= most and value > HOPELESS and columns[COLUMN[square]] < 2:
            if value > most or _precedes(found, square, found.squares[best]):
                best, most = i, value
    if best < 0:
        return NOWHERE
    values[best] = HOPELESS
    return found.squares[best]


def _precedes(found: Reach, square: int, other: int) -> bool:
    p, q = found.chance(square), found.chance(other)
    if p != q:
        return p > q
    moved, further = found.moved(square), found.moved(other)
    return moved < further or (moved == further and square > other)


def other_runs(sight: Sight, carrier: int, found: Reach, goal: int) -> list[int]:
    """Squares for a run without a die that is not the one to a goal, some columns apart, the best first."""
    helpers, scored = helpers_of(sight, carrier), []
    for square in _likely(sight, carrier, found, losing(sight, sight.at[carrier]), NOTHING):
        apart = int(COLUMN[square] - COLUMN[goal])
        if found.chance(square) == 1 and square != sight.at[carrier] and not -APART < apart < APART:
            danger, _ = risk_of(sight, carrier, square, helpers)
            scored.append((value_at(sight, carrier, square, danger), square))
    chosen: list[int] = []
    for _, square in sorted(scored, reverse=True):
        if not [s for s in chosen if abs(int(COLUMN[s] - COLUMN[square])) < APART]:
            chosen.append(square)
    return chosen
