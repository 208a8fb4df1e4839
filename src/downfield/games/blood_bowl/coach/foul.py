"""Fouls: late in a turn, against somebody who matters, with company."""

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.negatraits import comes
from downfield.games.blood_bowl.coach.odds import out_at, two_dice
from downfield.games.blood_bowl.coach.reach import Way, safe_ways
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.value import PLAYER, worth
from downfield.games.blood_bowl.model.kinds import AT, FOUL, STANDING, STUNNED, USED_FOUL
from downfield.games.blood_bowl.model.position import BRIBES
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, CHAINSAW, SECRET_WEAPON, SNEAKY_GIT
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.harm.armour import SAW, added

DOUBLE = 1 / 6
ARGUED = 5 / 6  # an argument saves one in six
BRIBED = 1 / 6  # a bribe all but one in six
STUN = 0.15  # what a stun is worth, of a player; nothing new to who is stunned
KICK_BACK = 1 / 6
BRIBE = 0.03  # what a bribe is worth to whoever needs it later
LEAST = 0.012


def best_foul(sight: Sight) -> Deed | None:
    """The foul that pays, if any does."""
    if sight.used & USED_FOUL:
        return None
    best: Deed | None = None
    down = [t for t in sight.theirs if sight.status[t] != STANDING]
    for slot in sight.mine if down else []:
        if not sight.can_act(slot) or slot == sight.holder or sight.traits[slot] & BALL_AND_CHAIN:
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
    square = min(ends, key=lambda s: (sight.foe_zones[s], reach[s].moved, s))
    helped, hindered = _helpers(sight, slot, target, sight.at[target]), _hindered(sight, slot, target, square)
    gain, fail = _weigh(sight, slot, target, helped, hindered)
    gain *= comes(sight, slot, FOUL)
    if gain < LEAST:
        return None
    return Deed(slot, FOUL, gain, fail, tuple(reach[square].path()), target, AT + target)


def _weigh(sight: Sight, slot: int, target: int, helped: int, hindered: int) -> tuple[float, float]:
    """[BB-14.3, BB-14.5] What is won of a player, less what a sending-off costs, and how likely that is."""
    saws = bool(sight.traits[slot] & CHAINSAW)
    plus = helped + int(sight.g.dirty(slot)) + (SAW if saws else 0)
    plus = int(added(sight.g, target, sight.side, plus)) - hindered  # [BB-18.M7]
    broken = two_dice(sight.av[target] - plus) * (1 - KICK_BACK * saws)
    hurt = two_dice(out_at(sight, target)) + (0.0 if sight.status[target] == STUNNED else STUN)
    seen = DOUBLE * (broken if sight.skills[slot] & SNEAKY_GIT else 1 + broken)
    bribes = int(sight.g.sides[BRIBES + sight.side])
    cost = seen * ARGUED * PLAYER * worth(sight, slot)
    if sight.traits[slot] & SECRET_WEAPON:  # he leaves after the drive in any case
        cost /= 2
    elif bribes:
        cost = min(cost, seen * (BRIBED * PLAYER * worth(sight, slot) + BRIBE))
    return broken * hurt * PLAYER * worth(sight, target) - cost, min(1.0, seen + KICK_BACK * saws)


def _helpers(sight: Sight, slot: int, target: int, square: int) -> int:
    """[BB-14.2] Team-mates next to the victim whom nobody marks; Guard does not help."""
    return sum(_helps(sight, sight.board[s], slot, s) for s in BESIDE[square] if sight.board[s] != target)


def _hindered(sight: Sight, slot: int, target: int, square: int) -> int:
    """Opponents next to the fouler whom nobody else marks."""
    found = 0
    for near in BESIDE[square]:
        foe = sight.board[near]
        if foe != FREE and foe // SLOTS != sight.side and foe != target and sight.has_zone(foe):
            others = sight.my_zones[near] - (far(sight.at[slot], near) == 1)
            found += others == 0
    return found


def _helps(sight: Sight, mate: int, slot: int, square: int) -> bool:
    if mate in (FREE, slot) or mate // SLOTS != sight.side or not sight.has_zone(mate):
        return False
    return not sight.foe_zones[square]
