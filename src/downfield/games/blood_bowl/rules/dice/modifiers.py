# mypyc: compiled
"""What is added to the die of a test: by marking, weather, range, and the skills that the pack lists."""

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import (
    ACCURATE_PASS,
    BLIZZARD,
    HANDED,
    LONG,
    RAIN,
    T_CATCH,
    T_DODGE,
    T_INTERFERE,
    T_JUMP,
    T_PASS,
    T_PICK_UP,
    T_RUSH,
    VERY_SUNNY,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import (
    ACCURATE,
    BOMBARDIER,
    CANNONEER,
    CHAINSAW,
    DISTURBING_PRESENCE,
    DIVING_CATCH,
    LEAP,
    POGO_STICK,
    PREHENSILE_TAIL,
    STUNTY,
    SWOOP,
    TACKLE,
    TITCHY,
    VERY_LONG_LEGS,
)
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS, distance
from downfield.kernel.needs import NOBODY


def skill_plus(g: Pitch, kind: i64, slot: i64) -> i64:
    """What the pack's skills add to a test of this kind."""
    t = g.tables
    row: i64 = t.adds_from[kind]
    last: i64 = t.adds_from[kind + 1]
    plus: i64 = 0
    while row < last:
        if g.skills[slot] & t.adds[row] or g.traits[slot] & t.adds[row + 1]:
            plus += t.adds[row + 2]
        row += 3
    return plus


def is_deaf(g: Pitch, kind: i64, slot: i64) -> bool:
    """Whether being marked does not count in this test."""
    t = g.tables
    if g.skills[slot] & t.deaf_skills[kind]:
        return True
    if g.traits[slot] & t.deaf_traits[kind] == 0:
        return False
    return kind != T_DODGE or g.traits[slot] & (BOMBARDIER | CHAINSAW | SWOOP) == 0  # [BB-18.T21]


def rain_plus(g: Pitch, kind: i64, slot: i64) -> i64:
    """[BB-16.1]"""
    return -1 if g.weather == RAIN and g.skills[slot] & g.tables.rain_deaf[kind] == 0 else 0


def beside_with(g: Pitch, square: i64, side: i64, skill: i64) -> bool:
    """Whether a player of a side with this skill marks a square."""
    if g.tables.any_skill[side] & skill == 0:
        return False
    for i in range(8):
        slot = g.player_at(square + NEAR[i])
        if slot != NOBODY and g.side_of(slot) == side and g.at_work(slot, skill):
            return True
    return False


def presence_plus(g: Pitch, slot: i64) -> i64:
    """[BB-18.M3] One less for every disturbing opponent within three squares, whatever its status."""
    other = 1 - g.side_of(slot)
    if g.tables.any_skill[other] & DISTURBING_PRESENCE == 0:
        return 0
    plus: i64 = 0
    for i in range(SLOTS):
        foe = SLOTS * other + i
        if g.is_on(foe) and g.skills[foe] & DISTURBING_PRESENCE and distance(g.at[foe], g.at[slot]) <= 3:
            plus -= 1
    return plus


# The tests ------------------------------------------------------------------------------------------------------------


def rush_plus(g: Pitch, slot: i64) -> i64:
    """[BB-9.7] One less in a blizzard."""
    return skill_plus(g, T_RUSH, slot) - (1 if g.weather == BLIZZARD else 0)


def dodge_plus(g: Pitch, slot: i64, old: i64, to: i64) -> i64:
    """[BB-9.11] By the square left and the square entered."""
    side = g.side_of(slot)
    return dodge_into(g, slot, g.marking(to, side) - titchy(g, to, 1 - side)) + dodge_from(g, slot, old)


def dodge_into(g: Pitch, slot: i64, marking: i64) -> i64:
    """[BB-9.11] What a dodge adds into a square that so many opponents mark."""
    plus = skill_plus(g, T_DODGE, slot)
    return plus if is_deaf(g, T_DODGE, slot) else plus - marking


def dodge_from(g: Pitch, slot: i64, old: i64) -> i64:
    """[BB-18.M9, BB-20.14] What the square left adds: only one of several Prehensile Tails counts."""
    return -1 if beside_with(g, old, 1 - g.side_of(slot), PREHENSILE_TAIL) else 0


def titchy(g: Pitch, square: i64, side: i64) -> i64:
    """[BB-9.11, BB-18.T25] Count the Titchy opponents, who do not mark a player who dodges into their tackle zone."""
    if g.tables.any_trait[side] & TITCHY == 0:
        return 0
    found: i64 = 0
    for i in range(8):
        slot = g.player_at(square + NEAR[i])
        if slot != NOBODY and g.side_of(slot) == side and is_overlooked(g, slot):
            found += 1
    return found


def is_overlooked(g: Pitch, slot: i64) -> bool:
    """[BB-18.T25] Whether a player who marks a square does not count against a dodge into it."""
    return g.traits[slot] & TITCHY != 0 and g.has_zone(slot)


def is_tackled(g: Pitch, slot: i64, old: i64) -> bool:
    """[BB-9.13, BB-18.G11] An opponent with Tackle marks the square left: the Dodge skill does not help."""
    return beside_with(g, old, 1 - g.side_of(slot), TACKLE)


def jump_plus(g: Pitch, slot: i64, old: i64, to: i64) -> i64:
    """[BB-9.18] The larger of both counts; Leap and Very Long Legs lessen it, but never to better than -1."""
    side = g.side_of(slot)
    if g.traits[slot] & POGO_STICK:
        return skill_plus(g, T_JUMP, slot)
    left, there = g.marking(old, side), g.marking(to, side)
    plus = -left if left > there else -there
    if beside_with(g, old, 1 - side, PREHENSILE_TAIL):
        plus -= 1
    for skill in (LEAP, VERY_LONG_LEGS):  # [BB-18.A7, BB-18.M12]
        if g.skills[slot] & skill and plus < -1:
            plus += 1
    return plus + skill_plus(g, T_JUMP, slot)


def pick_up_plus(g: Pitch, slot: i64) -> i64:
    """[BB-9.22]"""
    plus = skill_plus(g, T_PICK_UP, slot) + rain_plus(g, T_PICK_UP, slot)
    return plus if is_deaf(g, T_PICK_UP, slot) else plus - g.marking(g.at[slot], g.side_of(slot))


def catch_plus(g: Pitch, slot: i64, how: i64) -> i64:
    """[BB-12.21, BB-20.10] Only the last thing that the ball did counts."""
    plus = skill_plus(g, T_CATCH, slot) + rain_plus(g, T_CATCH, slot) + presence_plus(g, slot)
    if how != ACCURATE_PASS and how != HANDED:
        plus -= 1
    if how == ACCURATE_PASS and g.skills[slot] & DIVING_CATCH:
        plus += 1
    return plus if is_deaf(g, T_CATCH, slot) else plus - g.marking(g.at[slot], g.side_of(slot))


def bomb_plus(g: Pitch, slot: i64, how: i64) -> i64:
    """[BB-15.9] To catch a bomb; skills for the ball do not help."""
    plus = presence_plus(g, slot) - g.marking(g.at[slot], g.side_of(slot))
    if g.weather == RAIN:
        plus -= 1
    return plus if how == ACCURATE_PASS else plus - 1


def pass_plus(g: Pitch, slot: i64, reach: i64) -> i64:
    """[BB-12.4]"""
    plus: i64 = g.tables.range_plus[reach] + presence_plus(g, slot)
    if g.weather == VERY_SUNNY:
        plus -= 1
    if g.skills[slot] & (ACCURATE if reach < LONG else CANNONEER):  # [BB-18.P1, BB-18.P2]
        plus += 1
    plus += skill_plus(g, T_PASS, slot)
    return plus if is_deaf(g, T_PASS, slot) else plus - g.marking(g.at[slot], g.side_of(slot))


def interfere_plus(g: Pitch, slot: i64, passer: i64, base: i64) -> i64:
    """[BB-12.15] Being marked counts once, however many opponents mark."""
    plus = base + skill_plus(g, T_INTERFERE, slot) + rain_plus(g, T_INTERFERE, slot) + presence_plus(g, slot)
    if g.traits[passer] & STUNTY:
        plus += 1
    if g.marking(g.at[slot], g.side_of(slot)) > 0 and not is_deaf(g, T_INTERFERE, slot):
        plus -= 1
    return plus


def throw_plus(g: Pitch, slot: i64, reach: i64, kind: i64) -> i64:
    """[BB-13.5] Passing skills do not apply; Strong Arm does."""
    plus: i64 = g.tables.range_plus[reach] + presence_plus(g, slot) + skill_plus(g, kind, slot)
    if g.weather == VERY_SUNNY:
        plus -= 1
    return plus - g.marking(g.at[slot], g.side_of(slot))
