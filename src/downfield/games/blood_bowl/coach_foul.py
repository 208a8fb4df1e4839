"""Fouls: late in a turn, against somebody who matters, with company."""

from downfield.games.blood_bowl.coach_deeds import Deed
from downfield.games.blood_bowl.coach_odds import two_dice
from downfield.games.blood_bowl.coach_reach import Way, safe_ways
from downfield.games.blood_bowl.coach_sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach_value import PLAYER, worth
from downfield.games.blood_bowl.kinds import AT, FOUL, STANDING, USED_FOUL

SENT_OFF = 0.2  # roughly: a double on armour or injury, the coach's argument counted
LEAST = 0.02


def best_foul(sight: Sight) -> Deed | None:
    """The foul that pays, if any does."""
    if sight.used & USED_FOUL:
        return None
    best: Deed | None = None
    down = [t for t in sight.theirs if sight.status[t] != STANDING]
    for slot in sight.mine:
        if not sight.can_act(slot) or slot == sight.holder:
            continue
        near = [t for t in down if far(sight.at[t], sight.at[slot]) <= sight.ma[slot]]
        reach = safe_ways(sight, slot) if near else {}
        for target in near:
            deed = _foul(sight, slot, target, reach)
            if deed is not None and (best is None or deed.gain > best.gain):
                best = deed
    return best


def _foul(sight: Sight, slot: int, target: int, reach: dict[int, Way]) -> Deed | None:
    ends = [s for s in BESIDE[sight.at[target]] if s in reach]
    if not ends:
        return None
    square = min(ends, key=lambda s: (reach[s].moved, s))
    helpers = sum(
        sight.board[s] != FREE
        and sight.board[s] in sight.mine
        and sight.board[s] != slot
        and sight.has_zone(sight.board[s])
        and sight.foe_zones[s] == 0
        for s in BESIDE[sight.at[target]]
    )
    broken = two_dice(sight.av[target] - helpers)
    gain = broken * (0.42 + 0.15) * PLAYER * worth(sight, target) - SENT_OFF * PLAYER * worth(sight, slot)
    if gain < LEAST:
        return None
    return Deed(slot, FOUL, gain, SENT_OFF, tuple(reach[square].path()), target, AT + target)
