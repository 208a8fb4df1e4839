# mypyc: compiled
"""Single tests as chances, and rows of them that share the team's re-rolls."""

import functools
from typing import NamedTuple

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.odds.luck import PRO_HELPS, chance, face_for, team_rerolls
from downfield.games.blood_bowl.rules.dice.reroll import may_pro, may_skill
from downfield.games.blood_bowl.rules.dice.roll import DIVE, DIVED, Test, has_diver

__all__ = ["Roll", "again", "chance", "face_for", "lone", "row", "second_die", "team_rerolls", "test_of"]


class Roll(NamedTuple):
    """One test: its chance, and what may roll it again."""

    p: float
    skill: bool = False  # a skill of the player's own
    pro: bool = False
    lone: float = 1.0  # how likely a team re-roll counts for him [BB-2.17]


def test_of(g: Pitch, kind: int, slot: int, target: int, plus: int) -> Roll:
    """A test of a player as it would be rolled now."""
    p = chance(face_for(target, plus))
    return Roll(p, bool(may_skill(g, kind, slot)), bool(may_pro(g, slot)), lone(g, slot))


def lone(g: Pitch, slot: int) -> float:
    """[BB-2.17] How likely a team re-roll counts for a player."""
    loner = int(g.loner(slot))
    return chance(loner) if loner else 1.0


def second_die(g: Pitch, test: Test) -> float:
    """The chance of a test that is rolled again; an opponent may dive at it [BB-9.14]."""
    dives = test.old and not test.how & DIVED and has_diver(g, test.old, 1 - g.side_of(test.slot))
    return chance(face_for(int(test.target), int(test.plus) - (DIVE if dives else 0)))


@functools.lru_cache(maxsize=2000)
def row(rolls: tuple[Roll, ...], team: int) -> float:
    """The chance that all succeed, each re-rolled at most once: by a skill, else by the team, else by Pro [BB-2.10]."""
    if not rolls:
        return 1.0
    roll, rest = rolls[0], rolls[1:]
    p, later = roll.p, row(rolls[1:], team)
    second = (1 - p) * p
    if roll.skill:
        return p * later + second * later
    if roll.pro and (roll.lone < 1 or not team):
        helped = PRO_HELPS * later
        if team:  # the die of Pro itself may be rolled again [BB-2.18]
            helped += (1 - PRO_HELPS) * roll.lone * PRO_HELPS * row(rest, team - 1)
        return p * later + second * helped
    if team:
        return p * later + second * roll.lone * row(rest, team - 1)
    return p * later


def again(p: float, worth: float = 1.0) -> float:
    """With one re-roll that counts as likely as said."""
    return p + (1 - p) * p * worth
