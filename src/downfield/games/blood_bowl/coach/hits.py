"""Blocks and blitzes: whom to hit, with whom, from where, and what that is worth."""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.bloodlust import BITTEN, starves, thirst
from downfield.games.blood_bowl.coach.negatraits import dares, rage
from downfield.games.blood_bowl.coach.odds import FACES, faces, harm, shares
from downfield.games.blood_bowl.coach.reach import Way
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, ON, Sight, far
from downfield.games.blood_bowl.coach.special_attacks import weapons
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import BLITZ, BLOCK_ACTION, BOTH_DOWN
from downfield.games.blood_bowl.model.skills import (
    BALL_AND_CHAIN,
    CHAINSAW,
    FRENZY,
    GRAB,
    SIDESTEP,
    STAND_FIRM,
)
from downfield.games.blood_bowl.model.tables import SLOTS, direction, push_offsets
from downfield.games.blood_bowl.rules.harm.armour import added
from downfield.kernel.needs import NOBODY

PUSHED: list[int] = push_offsets()
CARRIER = 0.34  # to bring down who has the ball
PUSH = 0.006  # to drive somebody back
CROWD = 0.09  # beyond the edge
FREED = 0.02  # a team-mate who is no longer marked


class Hit(NamedTuple):
    """A block to consider."""

    slot: int
    target: int
    square: int  # from where
    dice: int
    gain: float
    fail: float  # that the turn is lost, the way there included
    way: Way | None = None  # of a blitz
    action: int = BLOCK_ACTION  # or what takes its place


class Stakes(NamedTuple):
    """What results are worth against a target."""

    down: float
    push: float
    fall: float  # what a fall of one's own costs


def down_value(sight: Sight, target: int) -> float:
    """What it is worth to have an opponent on the ground, but for his injuries."""
    value = DOWN * worth(sight, target) + sight.opens.get(target, 0.0)
    if target == sight.holder:
        return CARRIER + 0.012 * max(0, 10 - sight.to_go(sight.at[target], target // SLOTS))
    side = target // SLOTS
    for near in BESIDE[sight.at[target]]:
        mate = sight.board[near]
        if mate != FREE and mate // SLOTS != side and sight.is_up(mate):
            value += 4 * FREED if mate == sight.holder else FREED * 0.4
    if sight.is_loose() and far(sight.at[target], sight.ball) <= 1:
        value += 2 * FREED
    return value


def goes_out(sight: Sight, square: int, target: int, slot: int = NOBODY) -> bool:
    """[BB-10.15] Whether a push from a square sends the target into the crowd; Grab stops a sidestep [BB-10.18]."""
    grabbed = slot != NOBODY and sight.skills[slot] & GRAB
    if sight.skills[target] & (STAND_FIRM if grabbed else SIDESTEP | STAND_FIRM):
        return False
    here = sight.at[target]
    way = int(direction(here - square))
    ends = [here + PUSHED[3 * way + k] for k in range(3)]
    return not any(ON[s] and sight.board[s] == FREE for s in ends) and not all(ON[s] for s in ends)


def stakes(sight: Sight, slot: int, square: int, target: int, lost: float) -> Stakes:
    """What the results of a block are worth; `lost` is what the turn is still worth."""
    mighty = int(added(sight.g, target, sight.side, sight.mighty[slot]))  # [BB-18.M7]
    hurt = harm(sight, target, mighty) * PLAYER * worth(sight, target)
    down, push = down_value(sight, target) + hurt, PUSH
    if goes_out(sight, square, target, slot):
        push = CROWD * worth(sight, target) + (CARRIER if target == sight.holder else DOWN)
        down = max(down, push)
    elif sight.holder != NOBODY and sight.holder // SLOTS == sight.side:
        if target in sight.foes_of(sight.holder):
            push += FREED
    fall = lost + harm(sight, slot) * PLAYER * worth(sight, slot) + DOWN * worth(sight, slot)
    if slot == sight.holder:
        fall += 0.45
    return Stakes(down, push, fall)


def face_values(sight: Sight, slot: int, target: int, at_stake: Stakes) -> dict[int, float]:
    """What each face of the block die is worth."""
    effect = faces(sight.skills[slot], sight.skills[target])
    found = {}
    for face in set(FACES):
        value = 0.0
        if effect.falls[face]:
            value -= at_stake.fall
        if effect.fells[face]:
            value += at_stake.down
        elif not effect.falls[face] and face != BOTH_DOWN:
            value += at_stake.push
        if face == BOTH_DOWN and effect.wrestled:
            value = 0.6 * at_stake.down - DOWN - (at_stake.fall if slot == sight.holder else 0)
        found[face] = value
    return found


def weigh(sight: Sight, slot: int, square: int, target: int, dice: int, lost: float) -> tuple[float, float]:
    """The value of a block without what a lost turn costs, and the chance to lose it."""
    at_stake = stakes(sight, slot, square, target, lost)
    values = face_values(sight, slot, target, at_stake)
    effect = faces(sight.skills[slot], sight.skills[target])
    order = sorted(FACES, key=lambda face: values[face])
    total = fail = 0.0
    for face, share in shares(order, dice):
        total += share * values[face]
        fail += share * effect.falls[face]
    if sight.skills[slot] & FRENZY:
        total, fail = total * 1.2, fail * 1.35
    return total + fail * lost, fail


def blocks(sight: Sight, lost: float) -> list[Hit]:
    """Every block of a player next to an opponent."""
    found = []
    for slot in sight.mine:
        if not sight.can_act(slot) or not sight.is_up(slot) or sight.traits[slot] & BALL_AND_CHAIN:
            continue
        for target in sight.foes_of(slot):
            found.append(_best_blow(sight, slot, sight.at[slot], target, BLOCK_ACTION, lost))
    return found


def _best_blow(sight: Sight, slot: int, square: int, target: int, action: int, lost: float) -> Hit:
    """A block from a square or what takes its place, whichever is worth more; his own mind may forbid either."""
    able = dares(sight, slot, action, target)
    cost = rage(sight, slot, action) + thirst(sight, slot, action) * BITTEN
    starved = starves(sight, slot, action, square)
    blows: list[Hit] = []
    if not sight.traits[slot] & CHAINSAW:
        dice = sight.dice(slot, square, target, action == BLITZ)
        gain, fail = weigh(sight, slot, square, target, dice, lost)
        blows.append(Hit(slot, target, square, dice, gain * able - cost, fail * able + starved))
    for weapon in weapons(sight, slot, target, down_value(sight, target)):
        gain, fail = weapon.gain * able - cost, weapon.fail * able + starved
        blows.append(Hit(slot, target, square, 0, gain, fail, None, weapon.action))
    if not blows:  # the saw was used in this turn
        return Hit(slot, target, square, 0, -1.0, 1.0)
    return max(blows, key=lambda hit: hit.gain - hit.fail * lost)


def blitzes(sight: Sight, targets: list[int], reach: dict[int, dict[int, Way]], lost: float) -> list[Hit]:
    """The best blitz of each player against each target, wherever he can come."""
    found = []
    for target in targets:
        around = BESIDE[sight.at[target]]
        for slot, ways in reach.items():
            best: Hit | None = None
            for square in around:
                way = ways.get(square)
                if way is None or way.moved >= sight.ma[slot] + 2:
                    continue
                hit = _blitz(sight, slot, square, target, way, lost)
                if best is None or hit.gain - hit.fail * lost > best.gain - best.fail * lost:
                    best = hit
            if best is not None:
                found.append(best)
    return found


def _blitz(sight: Sight, slot: int, square: int, target: int, way: Way, lost: float) -> Hit:
    hit = _best_blow(sight, slot, square, target, BLITZ, lost)
    comes = way.chance * (1.0 if way.moved < sight.ma[slot] else 5 / 6)
    return hit._replace(gain=hit.gain * comes, fail=1 - comes + comes * hit.fail, way=way)
