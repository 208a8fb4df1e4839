# mypyc: compiled
"""Marked players with nobody to hit dodge away, where they are needed more than the risk costs."""

from typing import Final

from downfield.games.blood_bowl.coach.ball import BallPlan
from downfield.games.blood_bowl.coach.deed import Deed, walk
from downfield.games.blood_bowl.coach.odds import fall_loss
from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.run import corners
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth

CORNER: Final = 0.05  # to stand beside one's own carrier
GUARD: Final = 0.07  # to stand beside the other side's
BETWEEN: Final = 0.035  # to stand between him and the goal
LEAST: Final = 0.55


def escapes(sight: Sight, plan: BallPlan | None, busy: set[int]) -> list[Deed]:
    """The best way out of each marked player."""
    wanted = _wanted(sight, plan)
    found = []
    for slot in sight.mine if wanted else []:
        if slot in busy or slot == sight.holder or not sight.can_act(slot) or not sight.is_marked(slot):
            continue
        here = wanted.get(sight.at[slot], 0.0)
        if not any(far(sight.at[slot], s) <= sight.ma(slot) and v > here for s, v in wanted.items()):
            continue
        best = _best(sight, slot, wanted, here)
        if best is not None:
            found.append(best)
    return found


def _best(sight: Sight, slot: int, wanted: dict[int, float], here: float) -> Deed | None:
    fall = fall_loss(sight, slot) * PLAYER * worth(sight, slot) + DOWN
    best: Deed | None = None
    reach = ways(sight, slot, least=LEAST)
    for square in reach.squares:
        p = reach.chance(square)
        gain = p * (wanted.get(square, 0.0) - here) - (1 - p) * fall
        if square != sight.at[slot] and gain > 0 and (best is None or gain > best.gain):
            best = walk(slot, reach.path(square), gain, 1 - p)
    return best


def _wanted(sight: Sight, plan: BallPlan | None) -> dict[int, float]:
    """Squares where somebody is missed."""
    if plan is not None:
        if plan.danger < 0.05:
            return {}
        return {s: CORNER for s in corners(sight, plan.square) if sight.board[s] == FREE}
    if sight.is_loose():
        return {s: BETWEEN for s in BESIDE[sight.ball] if sight.board[s] == FREE}
    return _against(sight)


def _against(sight: Sight) -> dict[int, float]:
    """Around an opponent with the ball, and the squares before him."""
    if not sight.ball:
        return {}
    there = 1 - sight.side
    found = {}
    near = sum(sight.board[s] != FREE and sight.board[s] in sight.mine for s in BESIDE[sight.ball])
    for square in BESIDE[sight.ball]:
        if sight.board[square] == FREE and near < 3:
            found[square] = GUARD if near < 2 else BETWEEN
    for first in list(found) or [sight.ball]:
        for square in BESIDE[first]:
            closer = sight.to_go(square, there) < sight.to_go(sight.ball, there)
            if sight.board[square] == FREE and square not in found and closer:
                found[square] = BETWEEN
    return found
