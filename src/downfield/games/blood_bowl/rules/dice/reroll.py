# mypyc: compiled
"""Chapter 2: who may roll a die again, and with what. Every re-roll of the game is offered and spent here."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.facts import E_REROLLED
from downfield.games.blood_bowl.model.kinds import (
    DODGED,
    DUMPING,
    PROED,
    SURE_FOOTED,
    T_DODGE,
    T_RUSH,
    T_STAND_UP,
)
from downfield.games.blood_bowl.model.position import COACHED, LED, REROLLS, Pitch
from downfield.games.blood_bowl.model.skills import DODGE, LEADER, PRO, SURE_FEET
from downfield.games.blood_bowl.model.tables import SLOTS

# Answers to a question of re-rolls
KEEP: Final = 0
BY_SKILL: Final = 1
BY_TEAM: Final = 2
NO_TEST: Final = -1  # what is rolled again are block dice, or the die of Pro
BY_PRO: Final = 3  # of a pool the first die, then the second, then the third
BY_MUSCLE: Final = 4  # Break Tackle adds to a dodge [BB-18.S3]


def has_leader(g: Pitch, side: i64) -> bool:
    """[BB-2.19, BB-18.P7] Whether the Leader re-roll of this half is unused, with a leader on the pitch."""
    if g.sides[LED + side] or g.tables.any_skill[side] & LEADER == 0:
        return False
    for i in range(SLOTS):
        if g.is_on(SLOTS * side + i) and g.skills[SLOTS * side + i] & LEADER:
            return True
    return False


def team_left(g: Pitch, side: i64) -> bool:
    """[BB-2.11, BB-2.12] Whether the team has a re-roll left; never outside its own turn."""
    if g.active != side or g.kickoff or g.used & DUMPING:
        return False
    return g.sides[REROLLS + side] > 0 or g.sides[COACHED + side] > 0 or has_leader(g, side)


def spend_team(g: Pitch, slot: i64, kind: i64, roll: i64) -> None:
    """[BB-2.20] Spend the one that would be lost soonest: Brilliant Coaching, then Leader, then those bought."""
    side = g.side_of(slot)
    if g.sides[COACHED + side] > 0:
        g.sides[COACHED + side] -= 1
    elif has_leader(g, side):
        g.sides[LED + side] = 1
    else:
        g.sides[REROLLS + side] -= 1
    g.tell(E_REROLLED, slot, BY_TEAM, kind, roll)


def may_pro(g: Pitch, slot: i64) -> bool:
    """[BB-2.18, BB-18.G7] Once in the player's own activation, and not in Blitz! [BB-6.29]."""
    return slot == g.actor and g.at_work(slot, PRO) and g.kickoff == 0 and g.marks[slot] & PROED == 0


def may_skill(g: Pitch, kind: i64, slot: i64) -> bool:
    """[BB-2.16] Whether a skill of the player re-rolls this test."""
    t = g.tables
    skills: i64 = g.skills[slot] & t.again_skills[kind]
    if skills == 0 and g.traits[slot] & t.again_traits[kind] == 0:
        return False
    if kind == T_DODGE and skills & DODGE:  # [BB-9.13, BB-18.A4] once a turn, in the own activation
        return g.marks[slot] & DODGED == 0 and slot == g.actor and g.kickoff == 0
    if kind == T_RUSH and skills & SURE_FEET:  # [BB-18.A12]
        return g.marks[slot] & SURE_FOOTED == 0 and slot == g.actor and g.kickoff == 0
    return True


def spend_skill(g: Pitch, kind: i64, slot: i64, roll: i64) -> None:
    if kind == T_DODGE:
        g.marks[slot] |= DODGED
    elif kind == T_RUSH:
        g.marks[slot] |= SURE_FOOTED
    g.tell(E_REROLLED, slot, BY_SKILL, kind, roll)


def offer_again(g: Pitch, kind: i64, slot: i64, barred: bool) -> None:
    """[BB-2.21] List everything that may re-roll a failed test; list nothing where nothing may."""
    g.offer(KEEP)
    if not barred and may_skill(g, kind, slot):
        g.offer(BY_SKILL)
    if team_left(g, g.side_of(slot)):
        g.offer(BY_TEAM)
    if kind != T_STAND_UP and may_pro(g, slot):  # [BB-9.5]
        g.offer(BY_PRO)
    if g.n == 1:
        g.n = 0
