# mypyc: compiled
"""Chapter 11: what is added to an armour roll before the dice are seen."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import CHAINSAW, IRON_HARD_SKIN

SAW: Final = 3  # against whoever a chainsaw hits, or who goes down with it [BB-15.3]


def added(g: Pitch, slot: i64, side: i64, plus: i64) -> i64:
    """[BB-18.M7] What a side adds to the armour roll against a player; against iron hard skin opponents add nothing."""
    return 0 if g.skills[slot] & IRON_HARD_SKIN and g.side_of(slot) != side else plus


def saw_plus(g: Pitch, slot: i64) -> i64:
    """[BB-15.3, BB-18.T7] What a chainsaw adds to the armour roll against the player who carries it."""
    return SAW if g.traits[slot] & CHAINSAW else 0


def clash_plus(g: Pitch, slot: i64, target: i64) -> i64:
    """[BB-15.3] What is added against a blocker who goes down: for his own chainsaw, or for that of the target."""
    own = saw_plus(g, slot)
    return own if own else added(g, slot, g.side_of(target), saw_plus(g, target))
