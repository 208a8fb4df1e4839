# mypyc: compiled
"""Two blocks at once, where both are good and better than one."""

import itertools
from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.hits import Scales
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.special.negatraits import dares
from downfield.games.blood_bowl.model.kinds import BLOCK_TWO
from downfield.games.blood_bowl.model.skills import CHAINSAW, MULTIPLE_BLOCK
from downfield.games.blood_bowl.rules.block.assists import OTHER, TWO, block_dice

GOOD: Final = 2  # dice that each of them needs
BETTER: Final = 0.015  # than a single block


def doubles(scales: Scales, singles: list[Deed]) -> list[Deed]:
    """[BB-15.12] The best two targets of each player with Multiple Block, if they are worth more than one."""
    sight, lost, found = scales.sight, scales.lost, []
    for slot in sight.mine:
        if not sight.skills[slot] & MULTIPLE_BLOCK or sight.traits[slot] & CHAINSAW:
            continue
        if not sight.can_act(slot) or not sight.is_up(slot) or slot == sight.holder:
            continue
        one = max((deed.net(lost) for deed in singles if deed.slot == slot), default=0.0)
        pairs = [_two(scales, slot, a, b) for a, b in itertools.combinations(_good(sight, slot), 2)]
        best = max(pairs, key=lambda deed: deed.net(lost), default=None)
        if best is not None and best.net(lost) > one + BETTER:
            found.append(best)
    return found


def _good(sight: Sight, slot: int) -> list[int]:
    square = sight.at[slot]
    return [t for t in sight.foes_of(slot) if sight.dice(slot, square, t, TWO) >= GOOD]


def _two(scales: Scales, slot: int, first: int, second: int) -> Deed:
    sight, gain, stays = scales.sight, 0.0, 1.0
    for target, other in ((first, second), (second, first)):
        how = TWO | OTHER * (other + 1)
        dice = int(block_dice(sight.g, slot, target, how))
        won, fail = scales.weigh(slot, sight.at[slot], target, dice, how)
        gain += won
        stays *= 1 - fail
    able = dares(sight, slot, BLOCK_TWO, first)
    return Deed(slot, BLOCK_TWO, able * gain, able * (1 - stays), target=first, second=second)
