# mypyc: compiled
"""Fouls: late in a turn, against somebody who matters, with company."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.reach import Reach, safe_ways
from downfield.games.blood_bowl.coach.sight import BESIDE, Sight, far
from downfield.games.blood_bowl.coach.special.negatraits import comes
from downfield.games.blood_bowl.coach.value import PLAYER, worth
from downfield.games.blood_bowl.model.kinds import AT, FOUL, SAW_ACTION, STANDING, STUNNED, USED_FOUL
from downfield.games.blood_bowl.model.position import BRIBES
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, CHAINSAW, SECRET_WEAPON
from downfield.games.blood_bowl.odds.begin import on_his_feet
from downfield.games.blood_bowl.odds.dice import chance
from downfield.games.blood_bowl.odds.harm import watched
from downfield.games.blood_bowl.odds.special_attacks import hit_chance
from downfield.games.blood_bowl.rules.block.foul import BRIBED_AT, foul_plus, needed_to_be_heard
from downfield.games.blood_bowl.rules.harm.armour import SAW
from downfield.games.blood_bowl.rules.harm.injury import BY_FOUL

STUN: Final = 0.15  # what a stun is worth, of a player; nothing new to who is stunned
BRIBE: Final = 0.03  # what a bribe is worth to whoever needs it later
LEAST: Final = 0.012


def best_foul(sight: Sight) -> Deed | None:
    """The foul that pays, if any does."""
    if sight.used & USED_FOUL:
        return None
    best: Deed | None = None
    down = [t for t in sight.theirs if sight.status[t] != STANDING]
    for slot in sight.mine if down else []:
        if not sight.can_act(slot) or slot == sight.holder or sight.traits[slot] & BALL_AND_CHAIN:
            continue
        near = [t for t in down if far(sight.at[t], sight.at[slot]) <= sight.ma(slot)]
        for target in near:
            deed = _foul(sight, slot, target, safe_ways(sight, slot))
            if deed is not None and (best is None or deed.gain > best.gain):
                best = deed
    return best


def _foul(sight: Sight, slot: int, target: int, reach: Reach) -> Deed | None:
    ends = [s for s in BESIDE[sight.at[target]] if reach.has(s)]
    if not ends:
        return None
    square = min(ends, key=lambda s: (sight.foe_zones[s], reach.moved(s), s))
    gain, fail = _weigh(sight, slot, target, square)
    gain *= comes(sight, slot, FOUL)
    if gain < LEAST:
        return None
    return Deed(slot, FOUL, gain, fail, tuple(reach.path(square)), target, AT + target)


def _weigh(sight: Sight, slot: int, target: int, square: int) -> tuple[float, float]:
    """[BB-14.3, BB-14.5] What is won of a player, less what a sending-off costs, and how likely that is."""
    g = sight.g
    saws = bool(sight.traits[slot] & CHAINSAW)
    hits = hit_chance(g, slot, target, SAW_ACTION) if saws else 1.0
    harm = watched(g, slot, sight.harm(target, slot, _plus(sight, slot, target, square, saws), BY_FOUL))
    hurt = harm.out + (0.0 if sight.status[target] == STUNNED else STUN * harm.stunned)
    hurt *= sight.style.harm
    seen = hits * harm.double
    cost = seen * (1 - chance(int(needed_to_be_heard(g, sight.side)))) * PLAYER * worth(sight, slot)
    if sight.traits[slot] & SECRET_WEAPON:  # he leaves after the drive in any case
        cost /= 2
    elif g.sides[BRIBES + sight.side]:
        caught = 1 - chance(BRIBED_AT)
        cost = min(cost, seen * (caught * PLAYER * worth(sight, slot) + BRIBE))
    return hits * hurt * PLAYER * worth(sight, target) - cost, min(1.0, seen + 1 - hits)


def _plus(sight: Sight, slot: int, target: int, square: int, saws: bool) -> int:
    """[BB-14.2] What is added to the armour roll from a square."""
    g, here = sight.g, sight.at[slot]
    g.place(slot, square)
    with on_his_feet(g, slot):
        plus = int(foul_plus(g, slot, target, SAW if saws else 0))
    g.place(slot, here)
    return plus
