# mypyc: compiled
"""Chances as the steady coach weighs them: what odds say of a test, a block, a fall, and what that costs in players."""

from typing import Final

from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.model.kinds import ACCURATE_PASS, STANDING
from downfield.games.blood_bowl.model.skills import BRAWLER, DAUNTLESS, FRENZY, REGENERATION
from downfield.games.blood_bowl.odds.ball import catch_of, pick_up_of
from downfield.games.blood_bowl.odds.block import Blow, dares, effects_of, mixed, shares
from downfield.games.blood_bowl.odds.dice import row
from downfield.games.blood_bowl.odds.harm import Harm
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.harm.armour import clash_plus, saw_plus
from downfield.games.blood_bowl.rules.harm.injury import BY_BLOCK
from downfield.kernel.needs import NOBODY

STUNNED: Final = 0.25  # what a stun costs, of a player
REGROWS: Final = 0.8  # what is lost with whoever may regenerate
Order = tuple[int, ...]  # the results of a block, from the best for the blocker to the worst


def pick_up_chance(sight: Sight, slot: int, square: int) -> float:
    """[BB-9.22] Without a team re-roll."""
    return row((pick_up_of(sight.g, slot, square),), 0)


def catch_chance(sight: Sight, slot: int, how: int = ACCURATE_PASS) -> float:
    """[BB-12.21] Without a team re-roll."""
    return row((catch_of(sight.g, slot, how),), 0) if can_catch(sight.g, slot) else 0.0


# Injuries -----------------------------------------------------------------------------------------------------------


def loss(sight: Sight, slot: int, harm: Harm) -> float:
    """What becomes of a player in players: one off the pitch counts one."""
    lost = harm.out + STUNNED * harm.stunned
    return lost * (REGROWS if sight.traits[slot] & REGENERATION else 1.0)


def fall_loss(sight: Sight, slot: int, target: int = NOBODY) -> float:
    """How much of a player is lost on average when he falls over, or by his own block."""
    g = sight.g
    plus = saw_plus(g, slot) if target == NOBODY else clash_plus(g, slot, target)
    return loss(sight, slot, sight.harm(slot, NOBODY, int(plus)))


def block_loss(sight: Sight, target: int, slot: int) -> float:
    """The same of a target that a blocker knocks down."""
    return loss(sight, target, sight.harm(target, slot, int(saw_plus(sight.g, target)), BY_BLOCK))


# Block dice ---------------------------------------------------------------------------------------------------------


def effects_seen(sight: Sight, slot: int, target: int, blitz: int) -> tuple[int, ...]:
    """What each face comes to."""
    theirs = sight.skills[target] if sight.zoned[target] else 0
    return effects_of(sight.skills[slot], theirs, bool(blitz & IN_BLITZ), sight.holder == target)


def blow(sight: Sight, slot: int, square: int, target: int, blitz: int, dice: int, order: Order) -> Blow:
    """What a block with these dice comes to, both coaches picking by an order."""
    faces = effects_seen(sight, slot, target, blitz)
    skills = sight.skills[slot]
    brawls = bool(skills & BRAWLER) and not blitz & IN_BLITZ
    found = shares(dice, faces, order, brawls)
    if skills & DAUNTLESS and sight.status[slot] == STANDING:
        dared = dares(sight.g, slot, target, blitz)
        if dared:
            even = shares(sight.even_dice(slot, square, target), faces, order, brawls)
            found = mixed(((dared, even), (1 - dared, found)))
    return twice(found) if skills & FRENZY else found


def twice(one: Blow) -> Blow:
    """[BB-10.25] A push is followed by the same block again."""
    return mixed(((1.0, one._replace(pushed=0.0)), (one.pushed, one)))
