# mypyc: compiled
"""What takes the place of a block: a stab, a chainsaw, vomit, fire."""

from typing import Final, NamedTuple

from downfield.games.blood_bowl.coach.odds import fall_loss, loss
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.value import DOWN, PLAYER, worth
from downfield.games.blood_bowl.model.kinds import (
    AT,
    BLOCK_ACTION,
    FIRE_ACTION,
    FIRE_AT,
    SAW_ACTION,
    SAW_AT,
    STAB_ACTION,
    STAB_AT,
    VOMIT_ACTION,
    VOMIT_AT,
)
from downfield.games.blood_bowl.model.skills import BREATHE_FIRE, CHAINSAW, PROJECTILE_VOMIT, STAB
from downfield.games.blood_bowl.odds.special_attacks import blade_plus, burnt, hit_chance
from downfield.games.blood_bowl.rules.block.special_attack import fire_plus
from downfield.games.blood_bowl.rules.block.special_attacks import may_deal
from downfield.kernel.needs import NOBODY

ANSWER: Final = {  # of a blitzer who stands before his target
    BLOCK_ACTION: AT,
    STAB_ACTION: STAB_AT,
    SAW_ACTION: SAW_AT,
    VOMIT_ACTION: VOMIT_AT,
    FIRE_ACTION: FIRE_AT,
}
ARMED: Final = STAB | CHAINSAW | PROJECTILE_VOMIT | BREATHE_FIRE
NATURAL: Final = 1 / 6  # the six by which fire knocks down, not only prone [BB-15.5]


class Weapon(NamedTuple):
    """What a blow without block dice is worth, but for a turn lost, and the chance to lose it."""

    action: int
    gain: float
    fail: float


def weapons(sight: Sight, slot: int, target: int, down: float) -> list[Weapon]:
    """What a player can do to a target instead of a block; `down` is what it is worth to have him on the ground."""
    if not sight.traits[slot] & ARMED:
        return []
    able = [action for action in ANSWER if action != BLOCK_ACTION and may_deal(sight.g, slot, action)]
    return [_weigh(sight, slot, target, action, down) for action in able]


def _weigh(sight: Sight, slot: int, target: int, action: int, down: float) -> Weapon:
    """[BB-15.2, BB-15.3, BB-15.4] It hits the target or, with most of them, its owner."""
    hits = hit_chance(sight.g, slot, target, action)
    if action == FIRE_ACTION:
        return _fire(sight, slot, target, hits, down)
    gain = hits * _pierced(sight, slot, target, action, down)
    if hits < 1:
        gain -= (1 - hits) * _pierced(sight, slot, slot, action, DOWN)
    return Weapon(action, gain, 1 - hits if action == SAW_ACTION else 0.0)


def _pierced(sight: Sight, slot: int, target: int, action: int, down: float) -> float:
    """He goes down only if his armour breaks."""
    harm = sight.harm(target, NOBODY, blade_plus(sight.g, slot, target, action))
    return harm.broken * down + loss(sight, target, harm) * PLAYER * worth(sight, target)


def _fire(sight: Sight, slot: int, target: int, hits: float, down: float) -> Weapon:
    """[BB-15.5] 4 and 5 place the target prone, a natural 6 knocks it down, a 1 knocks down the attacker."""
    hurt = NATURAL * fall_loss(sight, target) * PLAYER * worth(sight, target)
    fall = burnt(int(fire_plus(sight.g, target)))
    own = fall * (DOWN + fall_loss(sight, slot) * PLAYER * worth(sight, slot))
    return Weapon(FIRE_ACTION, hits * down + hurt - own, fall)
