"""Blocks as chances: how many dice, and what comes of them.

    blow = block_odds(g, slot, target, blitz)      # Blow(down, pushed, stands, wrestled, both, fell), adds up to 1
    block_dice(g, slot, target, blitz)             # from `assists`: below zero the target's coach picks
    again(g, slot, blow, SAFE)                     # with a team re-roll of everything in which the blocker goes down
    again(g, slot, blow, FELLED)                   # with a team re-roll of everything that leaves the target up

Both coaches pick and use their skills for the best by the order `RANKS`, or `CARRIER` where the target has the ball.
The blocker stands where he is; who must go there first is placed there by whoever asks.
"""

import functools
from typing import NamedTuple

from downfield.games.blood_bowl.assists import IN_BLITZ, block_dice
from downfield.games.blood_bowl.kinds import BOTH_DOWN, PLAYER_DOWN, POW, PUSH_BACK, STUMBLE
from downfield.games.blood_bowl.paths_luck import chance
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.skills import BLOCK, DODGE, JUGGERNAUT, TACKLE, WRESTLE

__all__ = [
    "CARRIER",
    "FELLED",
    "RANKS",
    "SAFE",
    "Blow",
    "again",
    "block_dice",
    "block_odds",
    "effects",
    "ranks",
    "shares",
]

DOWN, PUSHED, STANDS, WRESTLED, BOTH, FELL = range(6)
RANKS = (DOWN, PUSHED, STANDS, WRESTLED, BOTH, FELL)  # from the best for the blocker to the worst
CARRIER = (DOWN, WRESTLED, PUSHED, STANDS, BOTH, FELL)
SAFE = (DOWN, PUSHED, STANDS, WRESTLED)
FELLED = (DOWN, WRESTLED)
FACES = (PLAYER_DOWN, BOTH_DOWN, PUSH_BACK, PUSH_BACK, STUMBLE, POW)


class Blow(NamedTuple):
    """How likely each thing is that a block can come to."""

    down: float  # the target is knocked down, the blocker stands
    pushed: float
    stands: float  # nobody moves: Both Down, and both have Block
    wrestled: float  # both are placed prone, nobody is hurt
    both: float  # both are knocked down
    fell: float  # only the blocker is

    @property
    def lost(self) -> float:
        """The blocker is knocked down, and with him the turn."""
        return self.both + self.fell

    @property
    def felled(self) -> float:
        """The target lies at the end."""
        return self.down + self.both + self.wrestled


def effects(g: Pitch, slot: int, target: int, blitz: int) -> tuple[int, ...]:
    """What each face of the die comes to, the skills of both used for the best."""
    return _effects(
        int(g.skills[slot]) & (BLOCK | WRESTLE | TACKLE | JUGGERNAUT),
        int(g.skills[target]) & (BLOCK | WRESTLE | DODGE) if g.has_zone(target) else 0,
        bool(blitz & IN_BLITZ),
        g.holder == target,
    )


@functools.cache
def _effects(mine: int, theirs: int, blitz: bool, carrier: bool) -> tuple[int, ...]:
    stumble = PUSHED if theirs & DODGE and not mine & TACKLE else DOWN
    return (FELL, _both_down(mine, theirs, blitz, ranks(carrier)), PUSHED, PUSHED, stumble, DOWN)


def _both_down(mine: int, theirs: int, blitz: bool, order: tuple[int, ...]) -> int:
    """[BB-10.9] Juggernaut, then Wrestle, the blocker's coach first, then Block."""
    if mine & BLOCK:
        found = STANDS if theirs & BLOCK else DOWN
    else:
        found = FELL if theirs & BLOCK else BOTH
    if theirs & WRESTLE and not (blitz and mine & JUGGERNAUT):
        found = max(found, WRESTLED, key=order.index)
    if mine & WRESTLE:
        found = min(found, WRESTLED, key=order.index)
    if blitz and mine & JUGGERNAUT:
        found = min(found, PUSHED, key=order.index)
    return found


def ranks(carrier: bool) -> tuple[int, ...]:
    """What a blocker likes best; who carries the ball should go down."""
    return CARRIER if carrier else RANKS


def block_odds(g: Pitch, slot: int, target: int, blitz: int = 0) -> Blow:
    """What a block comes to, without re-rolls."""
    faces = effects(g, slot, target, blitz)
    return shares(int(block_dice(g, slot, target, blitz)), faces, ranks(g.holder == target))


@functools.lru_cache(maxsize=1000)
def shares(dice: int, faces: tuple[int, ...], order: tuple[int, ...]) -> Blow:
    """[BB-10.6] The best of the dice, or below zero the worst."""
    n = abs(dice)
    liked = sorted((order.index(face) for face in faces), reverse=dice < 0)
    found = [0.0] * 6
    for i, rank in enumerate(liked):  # of six dice in a row, the first one that shows is picked
        found[order[rank]] += ((6 - i) ** n - (5 - i) ** n) / 6**n
    return Blow(*found)


def again(g: Pitch, slot: int, blow: Blow, keep: tuple[int, ...] = SAFE) -> Blow:
    """[BB-2.13] With one team re-roll of the pool, spent on everything but what is kept."""
    loner = int(g.loner(slot))
    return _again(blow, keep, chance(loner) if loner else 1.0)


@functools.lru_cache(maxsize=1000)
def _again(blow: Blow, keep: tuple[int, ...], worth: float) -> Blow:
    rolled = 1 - sum(blow[i] for i in keep)
    return Blow(*(x * (rolled * worth + (1.0 if i in keep else 1 - worth)) for i, x in enumerate(blow)))
