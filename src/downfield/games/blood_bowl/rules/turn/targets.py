# mypyc: compiled
"""Chapter 8: what an action is about, where it can be done."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import (
    AT,
    BLITZ,
    BLIZZARD,
    FOUL,
    GAZE,
    HAIL_MARY,
    HAND_OFF,
    JUMP,
    KICK_MATE,
    LEAVE,
    PASS_ACTION,
    STANDING,
    THIRSTY,
    THROW_MATE,
    THROW_NOW,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import HAIL_MARY_PASS, MY_BALL, RIGHT_STUFF
from downfield.games.blood_bowl.model.tables import distance
from downfield.games.blood_bowl.rules.block.special_attacks import list_blows
from downfield.games.blood_bowl.rules.turn.bloodlust import is_barred
from downfield.games.blood_bowl.rules.turn.choices import offer_mates, reach


def list_throws(g: Pitch, slot: i64, action: i64) -> None:
    """[BB-12.1, BB-12.13, BB-18.P6] Throw the ball, or with the skill a Hail Mary."""
    if action == PASS_ACTION and g.holder == slot and not is_barred(g, slot):
        g.offer(THROW_NOW)
        if g.skills[slot] & HAIL_MARY_PASS and g.weather != BLIZZARD:
            g.offer(HAIL_MARY)


def list_deeds(g: Pitch, slot: i64, action: i64, target: i64, moved: i64) -> None:
    """List the players on whom the action can be done from here, after so many squares."""
    if action == BLITZ:
        if can_hit(g, slot, target, moved):
            list_blows(g, slot, target)
    elif action == FOUL:
        if g.is_on(target) and g.status[target] != STANDING and distance(g.at[slot], g.at[target]) == 1:
            g.offer(AT + target)
    elif action == HAND_OFF:
        if g.holder == slot:
            offer_mates(g, slot, 0)
            if g.marks[slot] & THIRSTY:
                keep_prey(g, slot)
    elif action == THROW_MATE:
        offer_mates(g, slot, RIGHT_STUFF)
    elif action == KICK_MATE:  # [BB-13.18] only who stands
        offer_mates(g, slot, RIGHT_STUFF, True)
    elif action == GAZE and g.has_zone(target) and distance(g.at[slot], g.at[target]) == 1:
        g.offer(AT + target)


def list_leaves(g: Pitch, slot: i64) -> None:
    """[BB-18.P5] List every step again with the ball left behind; not for a player with My Ball [BB-18.T33]."""
    if g.holder != slot or not g.has_zone(slot) or g.traits[slot] & MY_BALL:
        return
    for i in range(g.n):
        if HAIL_MARY < g.opts[i] < JUMP:
            g.offer(LEAVE + g.opts[i])


def gives_ball(action: i64, deed: i64) -> bool:
    """Whether a deed passes the ball or hands it off."""
    return deed in (THROW_NOW, HAIL_MARY) or (action == HAND_OFF and deed >= AT)


def keep_prey(g: Pitch, slot: i64) -> None:
    """[BB-18.T32] Strike out the team-mates whom a thirsty player needs as prey, and so cannot hand off to."""
    kept: i64 = 0
    for i in range(g.n):
        option: i64 = g.opts[i]
        if option < AT or not is_barred(g, slot, option - AT):
            g.opts[kept] = option
            kept += 1
    g.n = kept


def can_hit(g: Pitch, slot: i64, target: i64, moved: i64) -> bool:
    """[BB-10.2, BB-9.8] The target stands next to the blitzer, who has a square of movement left."""
    if g.status[target] != STANDING or distance(g.at[slot], g.at[target]) != 1:
        return False
    return moved < reach(g, slot)
