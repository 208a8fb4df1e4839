"""What takes the place of a block: a stab, a chainsaw, vomit, fire."""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.odds import harm, two_dice
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import (
    AT,
    BLOCK_ACTION,
    FIRE_ACTION,
    FIRE_AT,
    SAW_ACTION,
    SAW_AT,
    SAWED,
    STAB_ACTION,
    STAB_AT,
    VOMIT_ACTION,
    VOMIT_AT,
)
from downfield.games.blood_bowl.model.skills import BREATHE_FIRE, CHAINSAW, PROJECTILE_VOMIT, STAB
from downfield.games.blood_bowl.rules.block.special_attack import TOUGH
from downfield.games.blood_bowl.rules.harm.armour import SAW, added

ANSWER = {  # of a blitzer who stands before his target
    BLOCK_ACTION: AT,
    STAB_ACTION: STAB_AT,
    SAW_ACTION: SAW_AT,
    VOMIT_ACTION: VOMIT_AT,
    FIRE_ACTION: FIRE_AT,
}
ARMED = STAB | CHAINSAW | PROJECTILE_VOMIT | BREATHE_FIRE
MISS = 1 / 6  # that a weapon turns on its owner


class Weapon(NamedTuple):
    """What a blow without block dice is worth, but for a turn lost, and the chance to lose it."""

    action: int
    gain: float
    fail: float


def weapons(sight: Sight, slot: int, target: int, down: float) -> list[Weapon]:
    """What a player can do to a target instead of a block; `down` is what it is worth to have him on the ground."""
    traits = sight.traits[slot]
    if not traits & ARMED:
        return []
    found = []
    if traits & STAB:  # [BB-15.2]
        found.append(Weapon(STAB_ACTION, _pierced(sight, target, down, 0), 0.0))
    if traits & CHAINSAW and not sight.marks[slot] & SAWED:  # [BB-15.3]
        plus = int(added(sight.g, target, sight.side, SAW))  # [BB-18.M7]
        gain = (1 - MISS) * _pierced(sight, target, down, plus) - MISS * _pierced(sight, slot, DOWN, SAW)
        found.append(Weapon(SAW_ACTION, gain, MISS))
    if traits & PROJECTILE_VOMIT:  # [BB-15.4]
        gain = (1 - MISS) * _pierced(sight, target, down, 0) - MISS * _pierced(sight, slot, DOWN, 0)
        found.append(Weapon(VOMIT_ACTION, gain, 0.0))
    if traits & BREATHE_FIRE:
        found.append(_fire(sight, slot, target, down))
    return found


def _pierced(sight: Sight, target: int, down: float, plus: int) -> float:
    """He goes down only if his armour breaks."""
    return two_dice(sight.av[target] - plus) * down + harm(sight, target, plus) * PLAYER * worth(
        sight, target
    )


def _fire(sight: Sight, slot: int, target: int, down: float) -> Weapon:
    """[BB-15.5] 4 and 5 place the target prone, a natural 6 knocks it down, a 1 knocks down the attacker."""
    less = 1 if sight.st[target] >= TOUGH else 0
    hurt = harm(sight, target) * PLAYER * worth(sight, target) / 6
    fall = (1 + less) / 6
    own = fall * (DOWN + harm(sight, slot) * PLAYER * worth(sight, slot))
    return Weapon(FIRE_ACTION, (3 - less) / 6 * down + hurt - own, fall)
