"""Chapter 15 as chances: what takes the place of a block, and the gaze.

    special_odds(g, luck, node, slot, target, action)   # Special, from the luck with which he comes to it
    two_odds(g, slot, first, second)      # Blow, Blow: two blocks at once, each by itself
    chain_odds(g, slot, facing)           # ChainStep: whom or what a ball and chain meets in its next square
    zap_odds(g, target)                   # that a wizard makes a frog of him

From where the player stands. What keeps him from his action is in the luck, see `begin`.
"""

from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import FIRE_ACTION, GAZE, SAW_ACTION, STAB_ACTION, T_GAZE
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.odds.block import Blow, block_odds
from downfield.games.blood_bowl.odds.dice import chance, face_for
from downfield.games.blood_bowl.odds.harm import harm_odds
from downfield.games.blood_bowl.odds.luck import Luck
from downfield.games.blood_bowl.rules.block.assists import OTHER, TWO
from downfield.games.blood_bowl.rules.block.hypnotic_gaze import gaze_plus
from downfield.games.blood_bowl.rules.block.special_attack import BURNS_AT, HITS_AT, fire_plus
from downfield.games.blood_bowl.rules.block.special_attacks import TESTED
from downfield.games.blood_bowl.rules.harm.armour import SAW, added
from downfield.kernel.needs import NOBODY


class Special(NamedTuple):
    """The chance that a special action succeeds, and that it hits its own player."""

    done: float
    back: float = 0.0


def special_odds(g: Pitch, luck: Luck, node: int, slot: int, target: int, action: int) -> Special:
    """[BB-15.2, BB-15.3, BB-15.4, BB-15.5, BB-15.6] The target is hit, or the attacker; every failure is re-rolled."""
    whole = float(luck.whole[node])
    if action == STAB_ACTION:
        return Special(whole * pierced(g, slot, target, action))
    least, plus = needed(g, slot, target, action)
    kind = T_GAZE if action == GAZE else int(TESTED[action - STAB_ACTION])
    after = float(luck.whole[luck.roll(node, luck.way_of(g, kind, slot), face_for(least, plus))])
    if action == GAZE:
        return Special(after)
    if action == FIRE_ACTION:
        return Special(after, (whole - after) * burnt(plus) / (1 - chance(face_for(least, plus))))
    return Special(after * pierced(g, slot, target, action), whole - after)


def needed(g: Pitch, slot: int, target: int, action: int) -> tuple[int, int]:
    """The target of the test, and what is added."""
    if action == GAZE:
        return int(g.ag(slot)), int(gaze_plus(g, slot))
    return (BURNS_AT, int(fire_plus(g, target))) if action == FIRE_ACTION else (HITS_AT, 0)


def hit_chance(g: Pitch, slot: int, target: int, action: int) -> float:
    """The chance of the test, without re-rolls."""
    return 1.0 if action == STAB_ACTION else chance(face_for(*needed(g, slot, target, action)))


def pierced(g: Pitch, slot: int, target: int, action: int) -> float:
    """The chance that a hit breaks the armour; only a chainsaw adds to it."""
    return harm_odds(g, target, NOBODY, blade_plus(g, slot, target, action)).broken


def blade_plus(g: Pitch, slot: int, target: int, action: int) -> int:
    """[BB-15.3] What a blow of his adds to the armour roll against whoever it hits, himself too."""
    return int(added(g, target, g.side_of(slot), SAW)) if action == SAW_ACTION else 0


def burnt(plus: int) -> float:
    """[BB-15.5] The share of faces that are 1 or less, and burn the attacker."""
    return (1 - plus) / 6


def two_odds(g: Pitch, slot: int, first: int, second: int, begun: float | None = None) -> tuple[Blow, Blow]:
    """[BB-15.12] Both blocks, each with its own dice."""
    return one_of_two(g, slot, first, second, begun), one_of_two(g, slot, second, first, begun)


def one_of_two(g: Pitch, slot: int, target: int, other: int, begun: float | None = None) -> Blow:
    """One of them; NOBODY where the other target is not named yet."""
    return block_odds(g, slot, target, TWO | OTHER * (other + 1), begun)


class ChainStep(NamedTuple):
    """[BB-15.10] What a ball and chain meets in its next square, all directions being equally likely."""

    squares: list[int]  # those on the pitch
    foes: float
    mates: float
    crowd: float

    @property
    def well(self) -> float:
        """Neither his own side nor the crowd."""
        return 1 - self.mates - self.crowd


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
