# mypyc: compiled
"""Chapter 10: strength, assists and how many block dice that gives."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import DEFENSIVE, GUARD, HORNS
from downfield.games.blood_bowl.model.tables import NEAR
from downfield.kernel.needs import NOBODY

# How a block comes about, as bits
IN_BLITZ: Final = 1
EVEN: Final = 2  # the blocker has dared, and counts as strong as the target [BB-18.G2]
TWO: Final = 4  # one of two blocks at once [BB-15.12]
OTHER: Final = 8  # times one more than the slot of the other target of the two
TWO_COST: Final = 2  # what two blocks at once take off the strength


def assists(g: Pitch, slot: i64, other: i64, block: bool, apart: i64 = NOBODY) -> i64:
    """[BB-10.5, BB-0.12] Count the team-mates of `slot` who mark `other` and are unmarked, or have Guard in a block.

    `apart`, the other target of two blocks at once, does not count [BB-15.12].
    """
    side = g.side_of(slot)
    found: i64 = 0
    lessened: i64 = 1 if g.has_zone(other) else 0  # the player they mark does not count as marking them
    for i in range(8):
        mate = g.player_at(g.at[other] + NEAR[i])
        if mate in (NOBODY, slot, apart) or g.side_of(mate) != side or not g.has_zone(mate):
            continue
        if g.marking(g.at[mate], side) == lessened or (block and can_guard(g, mate)):
            found += 1
    return found


def can_guard(g: Pitch, slot: i64) -> bool:
    """[BB-18.S5] Guard works unless a Defensive opponent marks the player in his own turn [BB-18.A5]."""
    if g.skills[slot] & GUARD == 0:
        return False
    side = g.side_of(slot)
    if side != g.active or g.tables.any_skill[1 - side] & DEFENSIVE == 0:
        return True
    for i in range(8):
        foe = g.player_at(g.at[slot] + NEAR[i])
        if foe != NOBODY and g.side_of(foe) != side and g.at_work(foe, DEFENSIVE):
            return False
    return True


def strength(g: Pitch, slot: i64, blitz: i64) -> i64:
    """[BB-10.4] Own strength, with Horns on a blitz [BB-18.M6]; less in two blocks at once, but never none [BB-2.1]."""
    mine = g.st(slot)
    if blitz & TWO:
        return mine - TWO_COST if mine > TWO_COST else 1
    return mine + (1 if blitz & IN_BLITZ and g.skills[slot] & HORNS else 0)


def block_dice(g: Pitch, slot: i64, target: i64, blitz: i64) -> i64:
    """[BB-10.6] How many dice; below zero where the target's coach picks."""
    theirs = g.st(target)
    mine = theirs if blitz & EVEN else strength(g, slot, blitz)
    if g.side_of(slot) != g.side_of(target):  # [BB-15.10] nobody helps against a team-mate
        mine += assists(g, slot, target, True)
        theirs += assists(g, target, slot, True, blitz // OTHER - 1)
    return dice_for(mine, theirs)


def dice_for(mine: i64, theirs: i64) -> i64:
    """[BB-10.6] The dice by the strength of both."""
    if mine == theirs:
        return 1
    if mine > theirs:
        return 3 if mine > 2 * theirs else 2
    return -3 if theirs > 2 * mine else -2
