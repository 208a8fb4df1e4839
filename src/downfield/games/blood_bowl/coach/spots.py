# mypyc: compiled
"""Where players go who have nothing to hit: cage and escort, screens and cover, a ring around a ball on the ground."""

import math
from typing import Final

from downfield.games.blood_bowl.coach.ball import BallPlan
from downfield.games.blood_bowl.coach.deed import Deed, walk
from downfield.games.blood_bowl.coach.reach import Reach
from downfield.games.blood_bowl.coach.run import Helpers
from downfield.games.blood_bowl.coach.sight import BESIDE, COLUMN, FREE, ROW, Sight, far, square_at
from downfield.games.blood_bowl.coach.style import Offsets, Shape
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model.figures import NOWHERE
from downfield.games.blood_bowl.model.kinds import PRONE
from downfield.games.blood_bowl.model.skills import BLOCK, CATCH, WRESTLE
from downfield.games.blood_bowl.model.tables import LENGTH
from downfield.kernel.needs import NOBODY

RECEIVERS: Final = 3
IN_RANGE: Final = 12  # squares from the ball: a run of the carrier, then a short pass
HURRY: Final = 4  # columns a turn that a run must gain, or a pass is wanted,
AT_EASE: Final = 1.5  # and for a coach who likes to pass


class Spot:
    """A square that somebody should stand in, or near."""

    def __init__(self, square: int, exact: bool, open: bool) -> None:
        self.square = square
        self.exact = exact  # only there
        self.open = open  # better where nobody marks


def spots(sight: Sight, plan: BallPlan | None, shape: Shape) -> list[Spot]:
    """The squares to fill, the most important first."""
    if plan is not None:
        return _around(sight, _front(sight, plan.square), shape.escort, 1)
    if sight.is_loose():
        return [*_beside_ball(sight), *_around(sight, sight.ball, shape.ring, -1)]
    return [*_on_carrier(sight), *_around(sight, sight.ball, shape.screen, -1)]


def _front(sight: Sight, square: int) -> int:
    """The middle of the escort: a few columns before the ball, up to where the team already stands."""
    columns = sorted(sight.to_go(sight.at[slot]) for slot in sight.mine if sight.is_up(slot))
    goal = max(1, sight.to_go(square) - 2)
    if columns:
        goal = min(goal, max(columns[len(columns) // 2], goal - 6))
    return square_at(goal if sight.side else LENGTH - 1 - goal, ROW[square])


def _around(sight: Sight, square: int, offsets: Offsets, way: int) -> list[Spot]:
    """Offsets towards the goal of this side, or towards its own with -1."""
    x, y, ahead = COLUMN[square], ROW[square], sight.ahead * way
    found = []
    for dx, dy in offsets:
        column, row = x + dx * ahead, y + dy
        if not 0 <= column < LENGTH:
            column = 1 if column < 0 else LENGTH - 2
        if not 0 <= row <= 14:
            row = y - dy
        found.append(Spot(square_at(column, row), False, True))
    return found


def _on_carrier(sight: Sight) -> list[Spot]:
    """Next to an opponent with the ball: two squares, those between him and his goal first."""
    foe = 1 - sight.side
    near = [s for s in BESIDE[sight.ball] if sight.board[s] == FREE]
    near.sort(key=lambda s: (sight.to_go(s, foe), abs(int(ROW[s] - ROW[sight.ball]))))
    marked = sum(sight.board[s] != FREE and sight.board[s] in sight.mine for s in BESIDE[sight.ball])
    return [Spot(s, True, False) for s in near[: max(0, 2 - marked)]]


def _beside_ball(sight: Sight) -> list[Spot]:
    near = [s for s in BESIDE[sight.ball] if sight.board[s] == FREE]
    near.sort(key=lambda s: sight.to_go(s, 1 - sight.side))
    return [Spot(s, True, False) for s in near[:2]]


# Assignment ---------------------------------------------------------------------------------------------------------


def assign(sight: Sight, plan: BallPlan | None, helpers: Helpers, shape: Shape) -> list[Deed]:
    """A deed for everybody who can move freely and is needed nowhere else."""
    found, taken = [], set()
    left = dict(helpers)
    if plan is not None:
        taken.add(plan.square)
        for slot, square in _receivers(sight, plan, left):
            taken.add(square)
            found.append(_go(left.pop(slot), slot, square, 0.03))
        for slot, square in plan.cage.items():
            if slot in left and square not in taken:
                found.append(_go(left.pop(slot), slot, square, 0.05))
                taken.add(square)
    for spot in spots(sight, plan, shape):
        if not left:
            break
        slot, near = _nearest(sight, spot, left, taken)
        if near == NOWHERE:
            continue
        taken.add(near)
        found.append(_go(left.pop(slot), slot, near, 0.02))
    found += [_go(reach, slot, sight.at[slot], 0.0) for slot, reach in left.items()]
    return [deed for deed in found if deed.steps or sight.status[deed.slot] == PRONE]


def _receivers(sight: Sight, plan: BallPlan, left: Helpers) -> list[tuple[int, int]]:
    """Up to three players with good hands get free where a pass may find them, within a run of the goal."""
    pace = AT_EASE if sight.style.passes else HURRY
    hurried = sight.to_go(plan.square) > pace * sight.left
    if plan.deed is None or not sight.left or not hurried:
        return []
    found: list[tuple[int, int]] = []
    able = [s for s in left if sight.ag(s) <= 2 or sight.skills[s] & CATCH]
    for slot in sorted(able, key=lambda s: (-sight.ma(s), s))[:RECEIVERS]:
        taken = [square for _, square in found]
        best = max(
            left[slot].squares, key=lambda square: (_openness(sight, slot, square, plan, taken), -square)
        )
        if sight.to_go(best) < sight.to_go(plan.square):
            found.append((slot, best))
    return found


def _openness(sight: Sight, slot: int, square: int, plan: BallPlan, taken: list[int]) -> float:
    """How good a square is to be thrown to: near the goal, far from opponents, in range."""
    foes = [far(square, sight.at[f]) for f in sight.theirs if sight.is_up(f)]
    value = -0.35 * max(0, sight.to_go(square) - sight.ma(slot)) - 2.0 * int(sight.foe_zones[square])
    value += 0.4 * min([*foes, 4]) - 0.3 * max(0, far(square, plan.square) - IN_RANGE)
    return value - 3.0 * any(far(square, other) < 4 for other in taken)


def _go(reach: Reach, slot: int, square: int, gain: float) -> Deed:
    return walk(slot, reach.path(square), gain)


def _nearest(sight: Sight, spot: Spot, left: Helpers, taken: set[int]) -> tuple[int, int]:
    """The player who gets nearest to a spot; of equals the one with the shortest way, then the least valuable."""
    best: tuple[tuple[float, float, float], int, int] | None = None
    for slot, reach in left.items():
        away = far(sight.at[slot], spot.square)
        if spot.exact and (away > sight.ma(slot) or not reach.has(spot.square)):
            continue
        off, square = _close(sight, spot, reach, taken, _shyness(sight, slot))
        if square == NOWHERE:
            continue
        key = (off, float(away), worth(sight, slot))
        if best is None or key < best[0]:
            best = (key, slot, square)
    return (best[1], best[2]) if best is not None else (NOBODY, NOWHERE)


def _shyness(sight: Sight, slot: int) -> float:
    """How much a player would rather not stand next to opponents."""
    tough = (
        sight.st(slot) - 3 + 0.7 * bool(sight.skills[slot] & (BLOCK | WRESTLE)) + 0.3 * (sight.av(slot) - 8)
    )
    return 0.8 if tough < 0.3 else 0.3 if tough < 0.9 else 0.0


def _close(sight: Sight, spot: Spot, reach: Reach, taken: set[int], shy: float) -> tuple[float, int]:
    """The reachable square nearest to a spot, an open one if it should be open, and how far off it is."""
    if spot.exact:
        able = reach.has(spot.square) and spot.square not in taken
        return 0.0, spot.square if able else NOWHERE
    best, chosen = math.inf, NOWHERE
    zones = sight.foe_zones
    for square in reach.squares:
        off = far(square, spot.square) + 0.01 * reach.moved(square)
        if spot.open and zones[square]:
            off += shy * int(zones[square])
        if off < best and square not in taken:
            best, chosen = off, square
    return best, chosen


def stand_ups(sight: Sight) -> list[Deed]:
    """[BB-9.6] Players who lie next to an opponent get up where they are."""
    return [
        walk(slot, [], 0.03)
        for slot in sight.mine
        if sight.status[slot] == PRONE and sight.can_act(slot) and sight.is_marked(slot)
    ]
