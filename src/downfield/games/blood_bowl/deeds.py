# mypyc: compiled
"""Chapter 8: what an action is about, where it can be done."""

from mypy_extensions import i64

from downfield.games.blood_bowl.kinds import (
    AT,
    BLITZ,
    BLIZZARD,
    BLOCK_ACTION,
    FOUL,
    GAZE,
    HAIL_MARY,
    HAND_OFF,
    PASS_ACTION,
    SAW_ACTION,
    SAW_AT,
    SAWED,
    STAB_ACTION,
    STAB_AT,
    STANDING,
    THROW_MATE,
    THROW_NOW,
    VOMIT_ACTION,
    VOMIT_AT,
)
from downfield.games.blood_bowl.listing import offer_mates, reach
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.skills import CHAINSAW, HAIL_MARY_PASS, PROJECTILE_VOMIT, RIGHT_STUFF, STAB
from downfield.games.blood_bowl.tables import distance


def list_throws(g: Pitch, slot: i64, action: i64) -> None:
    """[BB-12.1, BB-12.13] Throw the ball, or with the skill a Hail Mary."""
    if action == PASS_ACTION and g.holder == slot:
        g.offer(THROW_NOW)
        if g.skills[slot] & HAIL_MARY_PASS and g.weather != BLIZZARD:
            g.offer(HAIL_MARY)


def list_deeds(g: Pitch, slot: i64, action: i64, target: i64, hits: bool) -> None:
    """Against whom, or with whom, the action can be done from here; `hits` if a blitzer may still strike."""
    if action == BLITZ:
        if hits:
            list_blows(g, slot, target)
    elif action == FOUL:
        if g.is_on(target) and g.status[target] != STANDING and distance(g.at[slot], g.at[target]) == 1:
            g.offer(AT + target)
    elif action == HAND_OFF:
        if g.holder == slot:
            offer_mates(g, slot, 0)
    elif action == THROW_MATE:
        offer_mates(g, slot, RIGHT_STUFF)
    elif action == GAZE and g.has_zone(target) and distance(g.at[slot], g.at[target]) == 1:
        g.offer(AT + target)


def list_blows(g: Pitch, slot: i64, target: i64) -> None:
    """[BB-10.2, BB-15.1] A block, or what takes its place."""
    traits: i64 = g.traits[slot]
    if traits & CHAINSAW == 0:
        g.offer(AT + target)
    if traits & STAB:
        g.offer(STAB_AT + target)
    if traits & CHAINSAW and g.marks[slot] & SAWED == 0:
        g.offer(SAW_AT + target)
    if traits & PROJECTILE_VOMIT:
        g.offer(VOMIT_AT + target)


def blow_of(got: i64) -> i64:
    """What an answer to a blitzer's question strikes with."""
    if got >= VOMIT_AT:
        return VOMIT_ACTION
    return SAW_ACTION if got >= SAW_AT else STAB_ACTION if got >= STAB_AT else BLOCK_ACTION


def can_hit(g: Pitch, slot: i64, target: i64, moved: i64) -> bool:
    """[BB-10.2, BB-9.8] The target stands next to the blitzer, who has a square of movement left."""
    if g.status[target] != STANDING or distance(g.at[slot], g.at[target]) != 1:
        return False
    return moved < reach(g, slot)
