# mypyc: compiled
"""Chapter 8: why a player cannot declare an action now; the first reason that the rules give."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import (
    BLITZ,
    BLOCK_ACTION,
    BLOCK_TWO,
    BOMB_ACTION,
    FOUL,
    GAZE,
    HAND_OFF,
    MOVE,
    PASS_ACTION,
    SAW_ACTION,
    STANDING,
    THROW_MATE,
    USED_BLITZ,
    USED_BOMB,
    USED_FOUL,
    USED_HAND_OFF,
    USED_KICK,
    USED_PASS,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_CHARGE
from downfield.games.blood_bowl.model.skills import (
    BALL_AND_CHAIN,
    BOMBARDIER,
    BREATHE_FIRE,
    CHAINSAW,
    HYPNOTIC_GAZE,
    JUMP_UP,
    KICK_TEAM_MATE,
    MULTIPLE_BLOCK,
    MY_BALL,
    PROJECTILE_VOMIT,
    STAB,
    THROW_TEAM_MATE,
)
from downfield.games.blood_bowl.rules.block.special_attacks import is_blow, may_deal
from downfield.games.blood_bowl.rules.turn.choices import STRONG, can_block_two, common_actions
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

FREE: Final = 0  # he can
ONCE: Final = 1  # the team has done it in this turn [BB-8.5]
ALONE: Final = 2  # no standing opponent next to him [BB-10.1]
DOWN: Final = 3  # he is on the ground
NONE_UP: Final = 4  # no opponent stands [BB-10.2]
NONE_DOWN: Final = 5  # no opponent is on the ground [BB-14.1]
NO_BALL: Final = 6  # somebody else has the ball, or nobody can [BB-12.1]
MINDS_BALL: Final = 7  # he never gives it away [BB-18.T33]
SAWS: Final = 8  # a chainsaw takes the place of his blocks [BB-18.T7]
SAWED_ALREADY: Final = 9  # once in a turn [BB-15.3]
NO_MATE: Final = 10  # nobody of his team can be thrown, or he is too weak [BB-13.1]
NO_EYES: Final = 11  # nobody has a tackle zone to lose [BB-15.6]
ONE_FOE: Final = 12  # he marks fewer than two [BB-15.12]
IN_CHARGE: Final = 13  # in a Blitz! at the kick-off [BB-6.29]

# By action, in their order [BB-8.8]: what a team notes when it has done it [BB-8.5], and the trait that it takes
USED: Final = vec[i64](
    [
        0,
        0,
        USED_BLITZ,
        USED_PASS,
        USED_HAND_OFF,
        USED_FOUL,
        USED_PASS,
        0,
        0,
        0,
        0,
        0,
        USED_BOMB,
        USED_KICK,
        0,
        0,
    ]
)
GIVEN: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, THROW_TEAM_MATE, STAB, CHAINSAW, PROJECTILE_VOMIT, BREATHE_FIRE]
    + [HYPNOTIC_GAZE, BOMBARDIER, KICK_TEAM_MATE, BALL_AND_CHAIN, 0]
)


def knows(g: Pitch, slot: i64, action: i64) -> bool:
    """Whether an action is any of a player's: those of everybody, and those that his traits give him."""
    if action == BLOCK_TWO:
        return g.skills[slot] & MULTIPLE_BLOCK != 0
    return action <= FOUL or g.traits[slot] & GIVEN[action] != 0


def bar(g: Pitch, slot: i64, action: i64) -> i64:
    """Why a player who may be activated cannot declare an action that he knows; FREE where he can."""
    if action == MOVE:
        return FREE
    if g.question == Q_CHARGE and action not in (BLITZ, THROW_MATE):
        return IN_CHARGE
    if action in (BLOCK_ACTION, BLOCK_TWO) or is_blow(action):
        return bar_blow(g, slot, action)
    if g.used & USED[action]:
        return ONCE
    if action in (PASS_ACTION, HAND_OFF):
        return bar_ball(g, slot, action)
    if action == BOMB_ACTION and g.status[slot] != STANDING:  # [BB-15.7]
        return DOWN
    if common_actions(g, g.side_of(slot)) & 1 << action == 0:
        return missing(action)
    return NO_MATE if action == THROW_MATE and g.st(slot) < STRONG else FREE


def bar_blow(g: Pitch, slot: i64, action: i64) -> i64:
    """[BB-10.1, BB-15.1] Blocks and what takes their place."""
    if g.status[slot] != STANDING and g.skills[slot] & JUMP_UP == 0:
        return DOWN
    if not is_blow(action) and g.traits[slot] & CHAINSAW:
        return SAWS
    if g.foes_beside(g.at[slot], g.side_of(slot)) == 0:
        return ALONE
    if action == BLOCK_TWO and not can_block_two(g, slot):
        return ONE_FOE
    return SAWED_ALREADY if action == SAW_ACTION and not may_deal(g, slot, action) else FREE


def bar_ball(g: Pitch, slot: i64, action: i64) -> i64:
    """[BB-12.1, BB-12.26] Passes and hand-offs: of the ball he has, or can fetch."""
    if g.holder != NOBODY and g.holder != slot:
        return NO_BALL
    if common_actions(g, g.side_of(slot)) & 1 << action == 0:
        return NO_BALL
    return MINDS_BALL if g.traits[slot] & MY_BALL else FREE


def missing(action: i64) -> i64:
    """What there is none of, where the team could still do it."""
    if action == BLITZ:
        return NONE_UP
    if action == FOUL:
        return NONE_DOWN
    return NO_EYES if action == GAZE else NO_MATE
