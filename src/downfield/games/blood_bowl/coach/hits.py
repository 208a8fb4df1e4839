# mypyc: compiled
"""Blocks and blitzes: whom to hit, with whom, from where, and what that is worth."""

from typing import Final

from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.odds import Order, block_loss, blow, fall_loss
from downfield.games.blood_bowl.coach.reach import Reach
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.special.bloodlust import BITTEN, starves, thirst
from downfield.games.blood_bowl.coach.special.negatraits import dares, rage
from downfield.games.blood_bowl.coach.special.special_attacks import ARMED, weapons
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import BLITZ, BLOCK_ACTION
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, CHAINSAW, DAUNTLESS
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, direction
from downfield.games.blood_bowl.odds.block import RANKS
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.block.chain_push import is_driven_off
from downfield.games.blood_bowl.rules.block.push_back import bars_of
from downfield.kernel.needs import NOBODY

AT_EDGE: Final = [len(near) < 8 for near in BESIDE]
CARRIER: Final = 0.34  # to bring down who has the ball
PUSH: Final = 0.006  # to drive somebody back
CROWD: Final = 0.09  # beyond the edge
FREED: Final = 0.02  # a team-mate who is no longer marked
DICE: Final = 7  # from three of the target's choice to three of one's own


class Hit:
    """A block to consider."""

    def __init__(
        self,
        slot: int,
        target: int,
        square: int,
        dice: int,
        gain: float,
        fail: float,
        action: int = BLOCK_ACTION,
    ) -> None:
        self.slot = slot
        self.target = target
        self.square = square  # from where
        self.dice = dice
        self.gain = gain
        self.fail = fail  # that the turn is lost, the way there included
        self.action = action  # or what takes its place
        self.reach: Reach | None = None  # of a blitz: the way there is in it

    def net(self, lost: float) -> float:
        """What it is worth if a lost turn costs so much."""
        return self.gain - self.fail * lost


class Stakes:
    """What results are worth against a target."""

    def __init__(self, down: float, push: float, fall: float) -> None:
        self.down = down
        self.push = push
        self.fall = fall  # what a fall of one's own costs


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
    bars = bars_of(sight.g, slot, blitz) if slot != NOBODY else 0
    return is_driven_off(sight.g, target, direction(here - square), bars)


def stakes(sight: Sight, slot: int, square: int, target: int, lost: float, blitz: int = 0) -> Stakes:
    """What the results of a block are worth; `lost` is what the turn is still worth."""
    hurt = block_loss(sight, target, slot) * PLAYER * worth(sight, target) * sight.style.harm
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
    down, fall = at_stake.down, at_stake.fall
    wrestled = 0.6 * down - DOWN - (fall if slot == sight.holder else 0)
    return (down, at_stake.push, 0.0, wrestled, down - fall, -fall)


def order_of(values: tuple[float, ...]) -> Order:
    """The results from the best to the worst."""
    return tuple(sorted(RANKS, key=lambda result: -values[result]))


class Scales:
    """What blows are worth if a lost turn costs so much; blows of the same kind are weighed once."""

    def __init__(self, sight: Sight, lost: float) -> None:
        self.sight, self.lost = sight, lost
        self.known: dict[int, tuple[float, float]] = {}

    def weigh(self, slot: int, square: int, target: int, dice: int, blitz: int = 0) -> tuple[float, float]:
        """The value of a block without what a lost turn costs, and the chance to lose it."""
        sight = self.sight
        if sight.skills[slot] & DAUNTLESS or blitz > IN_BLITZ:  # other dice from every square
            return self._weigh(slot, square, target, dice, blitz)
        out = goes_out(sight, square, target, slot, blitz)
        key = (((slot * BOTH + target) * DICE + dice + 3) * 2 + blitz) * 2 + out
        if key not in self.known:
            self.known[key] = self._weigh(slot, square, target, dice, blitz)
        return self.known[key]

    def _weigh(self, slot: int, square: int, target: int, dice: int, blitz: int) -> tuple[float, float]:
        sight = self.sight
        values = values_of(sight, slot, stakes(sight, slot, square, target, self.lost, blitz))
        found = blow(sight, slot, square, target, blitz, dice, order_of(values))
        total = sum([found[result] * values[result] for result in RANKS])
        return total + found.lost * self.lost, found.lost

    def blocks(self) -> list[Hit]:
        """Every block of a player next to an opponent."""
        sight, found = self.sight, []
        for slot in sight.mine:
            if not sight.can_act(slot) or not sight.is_up(slot) or sight.traits[slot] & BALL_AND_CHAIN:
                continue
            for target in sight.foes_of(slot):
                found.append(self._best_blow(slot, sight.at[slot], target, BLOCK_ACTION))
        return found

    def _best_blow(self, slot: int, square: int, target: int, action: int) -> Hit:
        """A block from a square or what takes its place, whichever is worth more; his own mind may forbid either."""
        sight = self.sight
        blitz = IN_BLITZ if action == BLITZ else 0
        able = dares(sight, slot, action, target, square != sight.at[slot])
        cost = rage(sight, slot, action) + thirst(sight, slot, action) * BITTEN
        starved = starves(sight, slot, action, square)
        best: Hit | None = None
        if not sight.traits[slot] & CHAINSAW:
            dice = sight.dice(slot, square, target, blitz)
            gain, fail = self.weigh(slot, square, target, dice, blitz)
            best = Hit(slot, target, square, dice, gain * able - cost, fail * able + starved)
        if sight.traits[slot] & ARMED:
            for weapon in weapons(sight, slot, target, down_value(sight, target)):
                gain, fail = weapon.gain * able - cost, weapon.fail * able + starved
                hit = Hit(slot, target, square, 0, gain, fail, weapon.action)
                if best is None or hit.net(self.lost) > best.net(self.lost):
                    best = hit
        return best or Hit(slot, target, square, 0, -1.0, 1.0)  # the saw was used in this turn

    def blitzes(self, targets: list[int], reach: dict[int, Reach]) -> list[Hit]:
        """The best blitz of each player against each target, wherever he can come."""
        found = []
        for target in targets:
            for slot, ways in reach.items():
                best = self._best_blitz(slot, target, ways)
                if best is not None:
                    found.append(best)
        return found

    def _best_blitz(self, slot: int, target: int, reach: Reach) -> Hit | None:
        sight, feet = self.sight, feet_of(self.sight, slot)
        best: Hit | None = None
        for square in BESIDE[sight.at[target]]:
            if not reach.has(square) or reach.moved(square) >= feet.most:
                continue
            hit = self._best_blow(slot, square, target, BLITZ)
            comes = reach.chance(square) * (1.0 if reach.moved(square) < feet.ma else feet.rush)
            hit.gain, hit.fail, hit.reach = hit.gain * comes, 1 - comes + comes * hit.fail, reach
            if best is None or hit.net(self.lost) > best.net(self.lost):
                best = hit
        return best
