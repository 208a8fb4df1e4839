"""Chances as the steady coach uses them: tests, block dice, what becomes of somebody who is knocked down."""

import functools
from typing import NamedTuple

from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.model.kinds import (
    BLIZZARD,
    BOTH_DOWN,
    PLAYER_DOWN,
    POW,
    PUSH_BACK,
    RAIN,
    STUMBLE,
    STUN,
)
from downfield.games.blood_bowl.model.skills import (
    BIG_HAND,
    BLOCK,
    CATCH,
    DODGE,
    EXTRA_ARMS,
    FRENZY,
    NERVES_OF_STEEL,
    NO_HANDS,
    REGENERATION,
    SURE_HANDS,
    TACKLE,
    WRESTLE,
)
from downfield.games.blood_bowl.rules.harm.injury import injury_of

MOST = 14  # more than an injury can come to with two dice
FACES = (PLAYER_DOWN, BOTH_DOWN, PUSH_BACK, PUSH_BACK, STUMBLE, POW)


def chance(target: int, plus: int = 0) -> float:
    """[BB-2.3] That a test succeeds."""
    needed = target - plus
    return (7 - (2 if needed < 2 else 6 if needed > 6 else needed)) / 6


def twice(p: float) -> float:
    """With one re-roll."""
    return 1 - (1 - p) ** 2


def pick_up_chance(sight: Sight, slot: int, square: int) -> float:
    """[BB-9.22] Without a team re-roll."""
    skills = sight.skills[slot]
    if sight.traits[slot] & NO_HANDS:
        return 0.0
    plus = 1 if skills & EXTRA_ARMS else 0
    if not skills & BIG_HAND:
        plus -= sight.foe_zones[square] + (sight.weather == RAIN)
    p = chance(sight.ag[slot], plus)
    return twice(p) if skills & SURE_HANDS else p


def catch_chance(sight: Sight, slot: int, square: int, plus: int = 0) -> float:
    """[BB-12.21] Without a team re-roll."""
    skills = sight.skills[slot]
    if sight.traits[slot] & NO_HANDS:
        return 0.0
    plus += (1 if skills & EXTRA_ARMS else 0) - (sight.weather == RAIN)
    if not skills & NERVES_OF_STEEL:
        plus -= sight.foe_zones[square]
    p = chance(sight.ag[slot], plus)
    return twice(p) if skills & CATCH else p


def rush_chance(sight: Sight) -> float:
    return 4 / 6 if sight.weather == BLIZZARD else 5 / 6


# Injuries -----------------------------------------------------------------------------------------------------------


@functools.cache
def two_dice(least: int) -> float:
    """That two dice show so much."""
    return sum(a + b >= least for a in range(1, 7) for b in range(1, 7)) / 36


def out_at(sight: Sight, slot: int) -> int:
    """[BB-11.3, BB-11.5] The least injury that takes a player off the pitch."""
    if slot not in sight.outs:
        sight.outs[slot] = next(n for n in range(2, MOST) if injury_of(sight.g, slot, n) != STUN)
    return sight.outs[slot]


@functools.cache
def _harm(armour: int, out_at: int) -> float:
    """What a knock-down costs in players: a stun counts a quarter, a player off the pitch one."""
    out = two_dice(out_at)
    return two_dice(armour) * (out + 0.25 * (1 - out))


def harm(sight: Sight, slot: int, mighty: int = 0) -> float:
    """How much of a player is lost on average when he is knocked down."""
    loss = _harm(sight.av[slot] - mighty, out_at(sight, slot))
    return loss * (0.8 if sight.traits[slot] & REGENERATION else 1.0)


# Block dice ---------------------------------------------------------------------------------------------------------


class Faces(NamedTuple):
    """What each result does, by the skills of both: who goes down, whether the target moves."""

    falls: tuple[bool, ...]  # the blocker is knocked down
    fells: tuple[bool, ...]  # the target goes down
    wrestled: bool  # Both Down puts both on the ground, and nobody's turn is lost


def faces(attacker: int, defender: int) -> Faces:
    """By the skills of blocker and target, as bits; a target with Wrestle uses it against Block."""
    wrestled = bool(attacker & WRESTLE) or (bool(defender & WRESTLE) and not defender & BLOCK)
    both = wrestled or not defender & BLOCK
    dodges = bool(defender & DODGE) and not attacker & TACKLE
    falls = (True, not wrestled and not attacker & BLOCK, False, False, False, False)
    return Faces(falls, (False, both, False, False, not dodges, True), wrestled)


def shares(order: list[int], dice: int) -> list[tuple[int, float]]:
    """How likely each face is picked; `order` has the faces from worst to best for the blocker."""
    n = abs(dice)
    if dice < 0:
        order = order[::-1]
    total = len(order) ** n
    return [(face, ((i + 1) ** n - i**n) / total) for i, face in enumerate(order)]


class Blow(NamedTuple):
    """What to expect of a block."""

    down: float  # the target goes down
    lost: float  # the blocker does


def blow(attacker: int, defender: int, dice: int) -> Blow:
    """With a pick that prefers a fallen target, then anything but a fall of one's own."""
    effect = faces(attacker, defender)
    order = sorted(FACES, key=lambda f: 2 * effect.fells[f] - 5 * effect.falls[f])
    down = lost = 0.0
    for face, share in shares(order, dice):
        down += share * effect.fells[face]
        lost += share * effect.falls[face]
    if attacker & FRENZY:
        again = (1 - down - lost) * 0.8
        return Blow(down + again * down, lost + again * lost)
    return Blow(down, lost)


@functools.cache
def blow_of(attacker: int, defender: int, dice: int) -> Blow:
    return blow(attacker & (BLOCK | TACKLE | WRESTLE | FRENZY), defender & (BLOCK | DODGE | WRESTLE), dice)
