"""Blocks and blitzes: whom to hit, with whom, from where, and what that is worth."""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.negatraits import dares, rage
from downfield.games.blood_bowl.coach.odds import Order, block_loss, blow, fall_loss
from downfield.games.blood_bowl.coach.reach import Way
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.special.bloodlust import BITTEN, starves, thirst
from downfield.games.blood_bowl.coach.special.special_attacks import weapons
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import BLITZ, BLOCK_ACTION
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, CHAINSAW
from downfield.games.blood_bowl.model.tables import SLOTS, direction
from downfield.games.blood_bowl.odds.block import RANKS
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.block.chain_push import is_driven_off
from downfield.games.blood_bowl.rules.block.push_back import bars_of
from downfield.kernel.needs import NOBODY

AT_EDGE = [len(near) < 8 for near in BESIDE]
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


def goes_out(sight: Sight, square: int, target: int, slot: int = NOBODY, blitz: int = 0) -> bool:
    """[BB-10.15] Whether a push from a square sends the target into the crowd."""
    here = sight.at[target]
    if not AT_EDGE[here]:
        return False
    bars = int(bars_of(sight.g, slot, blitz)) if slot != NOBODY else 0
    return bool(is_driven_off(sight.g, target, int(direction(here - square)), bars))


def stakes(sight: Sight, slot: int, square: int, target: int, lost: float, blitz: int = 0) -> Stakes:
    """What the results of a block are worth; `lost` is what the turn is still worth."""
    hurt = block_loss(sight, target, slot) * PLAYER * worth(sight, target)
    down, push = down_value(sight, target) + hurt, PUSH
    if goes_out(sight, square, target, slot, blitz):
        push = CROWD * worth(sight, target) + (CARRIER if target == sight.holder else DOWN)
        down = max(down, push)
    elif sight.holder != NOBODY and sight.holder // SLOTS == sight.side:
        if target in sight.foes_of(sight.holder):
            push += FREED
    own = worth(sight, slot)
    fall = lost + fall_loss(sight, slot, target) * PLAYER * own + DOWN * own
    if slot == sight.holder:
        fall += 0.45
    return Stakes(down, push, fall)


def values_of(sight: Sight, slot: int, at_stake: Stakes) -> tuple[float, ...]:
    """What each result of a block is worth: down, pushed, stands, wrestled, both, fell."""
    down, push, fall = at_stake
    wrestled = 0.6 * down - DOWN - (fall if slot == sight.holder else 0)
    return (down, push, 0.0, wrestled, down - fall, -fall)


def order_of(values: tuple[float, ...]) -> Order:
    """The results from the best to the worst."""
    return tuple(sorted(RANKS, key=lambda result: -values[result]))


def weigh(
    sight: Sight, slot: int, square: int, target: int, dice: int, lost: float, blitz: int = 0
) -> tuple[float, float]:
    """The value of a block without what a lost turn costs, and the chance to lose it."""
    values = values_of(sight, slot, stakes(sight, slot, square, target, lost, blitz))
    found = blow(sight, slot, square, target, blitz, dice, order_of(values))
    total = sum(p * value for p, value in zip(found, values, strict=False))
    return total + found.lost * lost, found.lost


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
    blitz = IN_BLITZ if action == BLITZ else 0
    able = dares(sight, slot, action, target, square != sight.at[slot])
    cost = rage(sight, slot, action) + thirst(sight, slot, action) * BITTEN
    starved = starves(sight, slot, action, square)
    blows: list[Hit] = []
    if not sight.traits[slot] & CHAINSAW:
        dice = sight.dice(slot, square, target, blitz)
        gain, fail = weigh(sight, slot, square, target, dice, lost, blitz)
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
            most = feet_of(sight, slot).most
            for square in around:
                way = ways.get(square)
                if way is None or way.moved >= most:
                    continue
                hit = _blitz(sight, slot, square, target, way, lost)
                if best is None or hit.gain - hit.fail * lost > best.gain - best.fail * lost:
                    best = hit
            if best is not None:
                found.append(best)
    return found


def _blitz(sight: Sight, slot: int, square: int, target: int, way: Way, lost: float) -> Hit:
    hit = _best_blow(sight, slot, square, target, BLITZ, lost)
    comes = way.chance * (1.0 if way.moved < sight.ma[slot] else feet_of(sight, slot).rush)
    return hit._replace(gain=hit.gain * comes, fail=1 - comes + comes * hit.fail, way=way)
