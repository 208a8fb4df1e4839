# mypyc: compiled
"""Blocks as chances: how many dice, and what comes of them.

    blow = block_odds(g, slot, target, blitz)      # Blow(down, pushed, ..., fell, balked), adds up to 1
    block_dice(g, slot, target, blitz)             # from `assists`: below zero the target's coach picks
    again(g, slot, blow, SAFE)                     # with a team re-roll of everything in which the blocker goes down
    again(g, slot, blow, FELLED)                   # with a team re-roll of everything that leaves the target up

Both coaches pick and use their skills for the best by the order `RANKS`, or `CARRIER` where the target has the ball.
Counted are what keeps the blocker from it, with every re-roll (his own mind, Foul Appearance, getting up: `begin`),
then Dauntless, the dice as they fall and a brawler's own re-roll; the second block of a frenzy is added by `frenzy`.
`again` is exact where there is neither Dauntless nor Brawler.
The blocker stands where he is; who must go there first is placed there by whoever asks.
"""

import functools
import itertools
from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import (
    BLITZ,
    BLOCK_ACTION,
    BOTH_DOWN,
    PLAYER_DOWN,
    POW,
    PRONE,
    PUSH_BACK,
    STUMBLE,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import (
    BLOCK,
    BRAWLER,
    DAUNTLESS,
    DODGE,
    JUGGERNAUT,
    TACKLE,
    WRESTLE,
)
from downfield.games.blood_bowl.odds.begin import begins, on_his_feet
from downfield.games.blood_bowl.odds.luck import chance, face_for
from downfield.games.blood_bowl.rules.block.assists import EVEN, IN_BLITZ, assists, block_dice, strength
from downfield.games.blood_bowl.rules.block.block import HOPELESS

__all__ = [
    "CARRIER",
    "FELLED",
    "RANKS",
    "SAFE",
    "Blow",
    "again",
    "block_dice",
    "block_odds",
    "brawl",
    "dares",
    "effects",
    "effects_of",
    "hit_odds",
    "mixed",
    "ranks",
    "shares",
    "strengths",
]

DOWN, PUSHED, STANDS, WRESTLED, BOTH, FELL = range(6)
RANKS = (DOWN, PUSHED, STANDS, WRESTLED, BOTH, FELL)  # from the best for the blocker to the worst
CARRIER = (DOWN, WRESTLED, PUSHED, STANDS, BOTH, FELL)
SAFE = (DOWN, PUSHED, STANDS, WRESTLED)
FELLED = (DOWN, WRESTLED)
LOST = (BOTH, FELL)
OF_BLOCKER = BLOCK | WRESTLE | TACKLE | JUGGERNAUT  # the skills that matter
OF_TARGET = BLOCK | WRESTLE | DODGE
FACES = (PLAYER_DOWN, BOTH_DOWN, PUSH_BACK, PUSH_BACK, STUMBLE, POW)


class Blow(NamedTuple):
    """How likely each thing is that a block can come to."""

    down: float  # the target is knocked down, the blocker stands
    pushed: float
    stands: float  # nobody moves: Both Down, and both have Block
    wrestled: float  # both are placed prone, nobody is hurt
    both: float  # both are knocked down
    fell: float  # only the blocker is
    balked: float = 0.0  # it does not come to the block, and the action is lost

    @property
    def lost(self) -> float:
        """The blocker is knocked down, and with him the turn."""
        return self.both + self.fell

    @property
    def felled(self) -> float:
        """The target lies at the end."""
        return self.down + self.both + self.wrestled


BALKED = Blow(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)


def strengths(g: Pitch, slot: int, target: int, is_blitz: bool) -> tuple[str, str]:
    """[BB-10.4, BB-10.5] The strength of both, each with its assists: 3+1 against 4."""
    with on_his_feet(g, slot):
        mine, help_ = int(strength(g, slot, IN_BLITZ if is_blitz else 0)), int(assists(g, slot, target, True))
        theirs, more = int(g.st(target)), int(assists(g, target, slot, True))
    return _sum(mine, help_), _sum(theirs, more)


def _sum(own: int, more: int) -> str:
    return f"{own}+{more}" if more else str(own)


def effects(g: Pitch, slot: int, target: int, blitz: int) -> tuple[int, ...]:
    """What each face of the die comes to, the skills of both used for the best."""
    theirs = int(g.skills[target]) if g.has_zone(target) else 0
    return effects_of(int(g.skills[slot]), theirs, bool(blitz & IN_BLITZ), g.holder == target)


def effects_of(mine: int, theirs: int, blitz: bool, carrier: bool) -> tuple[int, ...]:
    """The same by the skills of both; a target without a tackle zone has none to use."""
    return _effects(mine & OF_BLOCKER, theirs & OF_TARGET, blitz, carrier)


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
    """How a blocker ranks the results; a carrier should go down."""
    return CARRIER if carrier else RANKS


# From the declaration on --------------------------------------------------------------------------------------------


def block_odds(g: Pitch, slot: int, target: int, blitz: int = 0, begun: float | None = None) -> Blow:
    """What a block comes to; `begun` is how likely it comes to it, where that is known: the way of a blitz."""
    if begun is None:
        begun = begins(g, slot, target, BLITZ if blitz & IN_BLITZ else BLOCK_ACTION, g.status[slot] == PRONE)
    with on_his_feet(g, slot):
        blow = hit_odds(g, slot, target, blitz)
    return blow if begun == 1 else mixed(((begun, blow), (1 - begun, BALKED)))


def mixed(parts: tuple[tuple[float, Blow], ...]) -> Blow:
    """The average of several blows, each with its chance."""
    return Blow(*(sum(p * blow[i] for p, blow in parts) for i in range(len(BALKED))))


# The dice -----------------------------------------------------------------------------------------------------------


def hit_odds(g: Pitch, slot: int, target: int, blitz: int = 0) -> Blow:
    """The block itself: Dauntless [BB-18.G2], then the dice."""
    faces, order = effects(g, slot, target, blitz), ranks(g.holder == target)
    brawls = bool(g.skills[slot] & BRAWLER) and not blitz & IN_BLITZ
    plain = shares(int(block_dice(g, slot, target, blitz)), faces, order, brawls)
    if not g.skills[slot] & DAUNTLESS or blitz & EVEN:
        return plain
    dared = dares(g, slot, target, blitz)
    if not dared:
        return plain
    even = shares(int(block_dice(g, slot, target, blitz | EVEN)), faces, order, brawls)
    return mixed(((dared, even), (1 - dared, plain)))


def dares(g: Pitch, slot: int, target: int, blitz: int) -> float:
    """[BB-18.G2] The chance that a dauntless blocker counts as strong as the target; 0 where he does not try."""
    short = int(g.st(target) - strength(g, slot, blitz))
    return chance(face_for(short + 1, 0)) if 0 < short < HOPELESS else 0.0


@functools.lru_cache(maxsize=1000)
def shares(dice: int, faces: tuple[int, ...], order: tuple[int, ...], brawls: bool = False) -> Blow:
    """[BB-10.6] The best of the dice, or below zero the worst."""
    if brawls:
        return _brawled(dice, faces, order)
    n = abs(dice)
    liked = sorted((order.index(face) for face in faces), reverse=dice < 0)
    found = [0.0] * 6
    for i, rank in enumerate(liked):  # of six dice in a row, the first one that shows is picked
        found[order[rank]] += ((6 - i) ** n - (5 - i) ** n) / 6**n
    return Blow(*found)


def _brawled(dice: int, faces: tuple[int, ...], order: tuple[int, ...]) -> Blow:
    """Every possible pool, with one Both Down rolled again where that is better."""
    found = [0] * 6
    for pool in itertools.product(range(6), repeat=abs(dice)):
        for result in brawl(pool, dice, faces, order) or [_picked(pool, dice, faces, order)] * 6:
            found[result] += 1
    return Blow(*(n / 6 ** (abs(dice) + 1) for n in found))


def brawl(pool: tuple[int, ...], dice: int, faces: tuple[int, ...], order: tuple[int, ...]) -> list[int]:
    """[BB-18.S2] What re-rolling the first Both Down comes to, by face; nothing where Brawler is not used.

    He rolls where that makes it less likely that he goes down, or as likely and the target more.
    """
    if BOTH_DOWN not in pool:
        return []
    die = pool.index(BOTH_DOWN)
    now = _picked(pool, dice, faces, order)
    then = [_picked((*pool[:die], face, *pool[die + 1 :]), dice, faces, order) for face in range(6)]
    return then if _liking(then) > _liking([now] * 6) else []


def _picked(pool: tuple[int, ...], dice: int, faces: tuple[int, ...], order: tuple[int, ...]) -> int:
    return (min if dice > 0 else max)((faces[face] for face in pool), key=order.index)


def _liking(results: list[int]) -> tuple[int, int]:
    return -sum(x in LOST for x in results), sum(x in FELLED for x in results)


# Team re-rolls ------------------------------------------------------------------------------------------------------


def again(g: Pitch, slot: int, blow: Blow, keep: tuple[int, ...] = SAFE) -> Blow:
    """[BB-2.13] With one team re-roll of the pool, spent on everything but what is kept."""
    loner = int(g.loner(slot))
    return _again(blow, keep, chance(loner) if loner else 1.0)


@functools.lru_cache(maxsize=1000)
def _again(blow: Blow, keep: tuple[int, ...], worth: float) -> Blow:
    begun = 1 - blow.balked
    rolled = (begun - sum(blow[i] for i in keep)) / begun
    helped = (x * (rolled * worth + (1.0 if i in keep else 1 - worth)) for i, x in enumerate(blow[:6]))
    return Blow(*(*helped, blow.balked))
