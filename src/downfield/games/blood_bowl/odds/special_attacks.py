"""Chapter 15 as chances: what takes the place of a block, and the gaze.

    saw_odds(g, slot, target), vomit_odds(g, slot, target), fire_odds(g, slot, target), gaze_odds(g, slot, target)
    two_odds(g, slot, first, second)      # Blow, Blow: two blocks at once, each by itself
    chain_odds(g, slot, facing)           # ChainStep: whom or what a ball and chain meets in its next square
    zap_odds(g, target)                   # that a wizard makes a frog of him

From where the player stands, with as many team re-rolls as `team` says, or else all that may be spent now. What keeps
him from his action is counted by `begin`.
"""

from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import T_FIRE, T_GAZE, T_SAW, T_VOMIT
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.odds.begin import acting
from downfield.games.blood_bowl.odds.block import Blow, block_odds
from downfield.games.blood_bowl.odds.dice import chance, face_for, row, team_rerolls, test_of
from downfield.games.blood_bowl.odds.harm import harm_odds
from downfield.games.blood_bowl.rules.block.assists import OTHER, TWO
from downfield.games.blood_bowl.rules.block.hypnotic_gaze import gaze_plus
from downfield.games.blood_bowl.rules.block.special_attack import BURNS_AT, HITS_AT, fire_plus
from downfield.games.blood_bowl.rules.harm.armour import SAW, added
from downfield.kernel.needs import NOBODY


class Special(NamedTuple):
    """The chance that a special action succeeds, and that it hits its own player."""

    done: float
    back: float = 0.0


def _passes(g: Pitch, kind: int, slot: int, target: int, plus: int, team: int | None) -> float:
    """The chance that the acting player passes a test."""
    with acting(g, slot):
        left = int(team_rerolls(g, g.side_of(slot))) if team is None else team
        return row((test_of(g, kind, slot, target, plus),), left)


def saw_odds(g: Pitch, slot: int, target: int, team: int | None = None) -> Special:
    """[BB-15.3] The armour of the target breaks, or the saw kicks back and the turn is lost."""
    hits = _passes(g, T_SAW, slot, HITS_AT, 0, team)
    return Special(
        hits * harm_odds(g, target, NOBODY, int(added(g, target, g.side_of(slot), SAW))).broken, 1 - hits
    )


def vomit_odds(g: Pitch, slot: int, target: int, team: int | None = None) -> Special:
    """[BB-15.4] The armour of the target breaks, or the player hits himself."""
    hits = _passes(g, T_VOMIT, slot, HITS_AT, 0, team)
    return Special(hits * harm_odds(g, target).broken, 1 - hits)


def gaze_odds(g: Pitch, slot: int, target: int, team: int | None = None) -> Special:
    """[BB-15.6] The target loses its tackle zone."""
    return Special(_passes(g, T_GAZE, slot, int(g.ag(slot)), int(gaze_plus(g, slot)), team))


def fire_odds(g: Pitch, slot: int, target: int, team: int | None = None) -> Special:
    """[BB-15.5] The target goes down, or the attacker does; every failure is re-rolled where that is allowed."""
    plus = int(fire_plus(g, target))
    p = chance(face_for(BURNS_AT, plus))
    burnt = (1 - plus) / 6  # the faces that are 1 or less
    down = _passes(g, T_FIRE, slot, BURNS_AT, plus, team)
    again = (down - p) / (p * (1 - p))  # how likely a failure is rolled again
    return Special(down, burnt * (1 - again) + again * (1 - p) * burnt)


def two_odds(g: Pitch, slot: int, first: int, second: int) -> tuple[Blow, Blow]:
    """[BB-15.12] Both blocks, the tests before the dice included."""
    return _one_of_two(g, slot, first, second), _one_of_two(g, slot, second, first)


def _one_of_two(g: Pitch, slot: int, target: int, other: int) -> Blow:
    return block_odds(g, slot, target, TWO | OTHER * (other + 1))


class ChainStep(NamedTuple):
    """[BB-15.10] What a ball and chain meets in its next square, all directions being equally likely."""

    squares: list[int]  # those on the pitch
    foes: float
    mates: float
    crowd: float


def chain_odds(g: Pitch, slot: int, facing: int) -> ChainStep:
    """The template pointed one of four ways, from 0."""
    ends = [int(g.at[slot] + g.tables.thrown_in[3 * facing + k]) for k in range(3)]
    there = [int(g.player_at(square)) for square in ends]
    others = [who for who in there if who not in (NOBODY, slot)]
    foes = sum(g.side_of(who) != g.side_of(slot) for who in others)
    crowd = sum(g.board[square] == OFF for square in ends)
    on = [square for square in ends if g.board[square] != OFF]
    return ChainStep(on, foes / 3, (len(others) - foes) / 3, crowd / 3)


def zap_odds(g: Pitch, target: int) -> float:
    """[BB-19.7] His strength or more, but never a 1 and always a 6."""
    return chance(face_for(int(g.st(target)), 0))
