# mypyc: compiled
"""Chapter 15: what takes the place of a block [BB-15.1], a row each, from the stab on, in the order of the actions."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.facts import E_BREATHED_FIRE, E_SAWED, E_STABBED, E_VOMITED
from downfield.games.blood_bowl.model.kinds import (
    BLOCK_ACTION,
    BOMB_ACTION,
    GAZE,
    KICK_MATE,
    LAST_BLOW,
    SAW_ACTION,
    SAWED,
    STAB_ACTION,
    STAB_AT,
    STANDING,
    T_FIRE,
    T_SAW,
    T_VOMIT,
    VOMIT_ACTION,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import (
    BOMBARDIER,
    BREATHE_FIRE,
    CHAINSAW,
    HYPNOTIC_GAZE,
    KICK_TEAM_MATE,
    PROJECTILE_VOMIT,
    STAB,
)
from downfield.kernel.vecs import vec

APART: Final = 64  # from the answers of one blow to those of the next
NO_TEST: Final = -1
TRAITS: Final = vec[i64]([STAB, CHAINSAW, PROJECTILE_VOMIT, BREATHE_FIRE])
TESTED: Final = vec[i64]([NO_TEST, T_SAW, T_VOMIT, T_FIRE])
TOLD: Final = vec[i64]([E_STABBED, E_SAWED, E_VOMITED, E_BREATHED_FIRE])
ANY: Final = STAB | CHAINSAW | PROJECTILE_VOMIT | BREATHE_FIRE
SPECIAL: Final = ANY | HYPNOTIC_GAZE | BOMBARDIER | KICK_TEAM_MATE


def is_blow(action: i64) -> bool:
    """Whether an action takes the place of a block."""
    return STAB_ACTION <= action <= LAST_BLOW


def may_deal(g: Pitch, slot: i64, blow: i64) -> bool:
    """[BB-18.T7, BB-18.T15, BB-18.T20, BB-18.T35] A trait instead of a block; a chainsaw once in a turn [BB-15.3]."""
    if g.traits[slot] & TRAITS[blow - STAB_ACTION] == 0:
        return False
    return blow != SAW_ACTION or g.marks[slot] & SAWED == 0


def list_blows(g: Pitch, slot: i64, target: i64) -> None:
    """[BB-10.2, BB-15.1] A block, or what takes its place."""
    traits: i64 = g.traits[slot]
    if traits & CHAINSAW == 0:
        g.offer(STAB_AT - APART + target)
    if traits & ANY:
        for i in range(len(TRAITS)):
            if may_deal(g, slot, STAB_ACTION + i):
                g.offer(STAB_AT + APART * i + target)


def list_special(g: Pitch, slot: i64, base: i64, common: i64, beside: bool) -> None:
    """[BB-8.8] What a player's traits let him declare; `common` are the actions that his team has left."""
    traits: i64 = g.traits[slot]
    if beside and traits & ANY:
        for i in range(len(TRAITS)):
            if may_deal(g, slot, STAB_ACTION + i):
                g.offer(base + STAB_ACTION + i)
    if traits & HYPNOTIC_GAZE and common & 1 << GAZE:
        g.offer(base + GAZE)
    if (
        traits & BOMBARDIER and common & 1 << BOMB_ACTION and g.status[slot] == STANDING
    ):  # [BB-15.7, BB-18.T5]
        g.offer(base + BOMB_ACTION)
    if traits & KICK_TEAM_MATE and common & 1 << KICK_MATE:  # [BB-13.18, BB-18.T10]
        g.offer(base + KICK_MATE)


def blow_of(got: i64) -> i64:
    """The attack that an answer to a blitzer's question stands for."""
    return STAB_ACTION + (got - STAB_AT) // APART if got >= STAB_AT else BLOCK_ACTION


def may_go_on(blow: i64) -> bool:
    """[BB-15.2, BB-15.3, BB-15.5] Whether a blitzer may still move after this."""
    return blow in (BLOCK_ACTION, VOMIT_ACTION)
