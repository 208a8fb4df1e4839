"""Players in positions: who is where, in what state, with which skills beyond his profile."""

import re
from typing import cast

from downfield.games.blood_bowl.components.freeze import square
from downfield.games.blood_bowl.components.parts import PLAIN, VALUED, read_skills
from downfield.games.blood_bowl.model.kinds import (
    ABSENT,
    ACTIVATED,
    CASUALTY,
    FROG,
    KNOCKED_OUT,
    LONG_STUNNED,
    NO_ZONE,
    PRONE,
    RESERVES,
    SENT_OFF,
    STANDING,
    STUNNED,
)
from downfield.games.blood_bowl.model.position import RAISED, Pitch
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.kernel.fields import SIDES, Fields, refuse
from downfield.kernel.needs import NOBODY

BOXES = {"ko": KNOCKED_OUT, "hurt": CASUALTY, "off": SENT_OFF}
STATES = {
    "": (STANDING, 0),
    "p": (PRONE, 0),
    "s": (STUNNED, 0),
    "S": (STUNNED, LONG_STUNNED),
    "z": (STANDING, NO_ZONE),
}
NUMBERS = {  # of a profile, in the order of its bits, with their limits [BB-2.1]
    "ma": (1, 9), "st": (1, 8), "ag": (1, 6), "pa": (0, 6), "av": (3, 11), "mighty": (0, 6), "loner": (0, 6),
    "dirty": (0, 6), "bloodlust": (0, 6),
}  # fmt: skip


def numbered(g: Pitch, field: str, side: int, number: int) -> int:
    """The slot of a side's player with this number."""
    slot = SLOTS * side + number - 1
    if not 1 <= number <= g.tables.squad[side]:
        raise refuse(field, f"{SIDES[side]}{number}", "nobody of this team has that number", "BB-4.1")
    return slot


def named(g: Pitch, field: str, text: str) -> int:
    """The slot of a player written with his side: home4."""
    found = re.fullmatch(r"(home|away)(\d{1,2})", text)
    if found is None:
        raise refuse(field, text, "write a side and a number, home4", "BB-4.1")
    return numbered(g, field, SIDES.index(found[1]), int(found[2]))


def told_name(slot: int) -> str:
    return f"{SIDES[slot // SLOTS]}{slot % SLOTS + 1}"


def words(f: Fields, name: str) -> list[str]:
    return [word for word in cast(str, f.get(name, "")).split(",") if word]


def place_men(g: Pitch, f: Fields) -> None:
    """Put everybody where the position says; whoever is not named is in Reserves."""
    for side, name in enumerate(SIDES):
        for word in words(f, name):
            _place_one(g, side, name, word)
    for name, status in BOXES.items():
        for word in words(f, name):
            slot = named(g, name, word)
            if g.status[slot] not in (RESERVES, ABSENT):
                raise refuse(name, word, "a player is in one place only", "BB-3.1")
            g.status[slot] = status
    for word in words(f, "more"):
        _train(g, word)
    for word in words(f, "done"):
        g.marks[named(g, "done", word)] |= ACTIVATED
    _place_ball(g, cast(str, f.get("ball", "")))


def _place_one(g: Pitch, side: int, name: str, word: str) -> None:
    found = re.fullmatch(r"(\d{1,2})@([a-z]\d{1,2})([psSz]?)", word)
    if found is None:
        raise refuse(name, word, "write a number and a square, 4@m8; p prone, s stunned", "BB-1.5")
    slot = numbered(g, name, side, int(found[1]))
    try:
        where = square(found[2])
    except ValueError as e:
        raise refuse(name, word, str(e), "BB-0.2") from None
    if g.board[where] != 0:
        raise refuse(name, word, "somebody else is there", "BB-1.5")
    if g.at[slot]:
        raise refuse(name, word, "a player is in one place only", "BB-3.1")
    status, mark = STATES[found[3]]
    g.enter(slot, where)
    g.marks[slot] |= mark
    g.set_status(slot, status)


def _train(g: Pitch, word: str) -> None:
    """Skills and numbers beyond the profile: home4+dodge+st4."""
    name, *gains = word.split("+")
    slot = named(g, "more", name)
    for gain in gains:
        number = re.fullmatch(r"([a-z]+?)(\d+)", gain)
        if number and number[1] in NUMBERS:
            least, most = NUMBERS[number[1]]
            if not least <= int(number[2]) <= most:
                raise refuse("more", gain, f"{least} to {most}", "BB-2.1")
            _write(g, slot, number[1], int(number[2]))
        elif gain in g.tables.skill_names:
            _teach(g, slot, gain)
        else:
            raise refuse("more", gain, "write a skill of skills.toml, or a number like st4", "BB-18.0")


def _write(g: Pitch, slot: int, name: str, value: int) -> None:
    """A number of a profile."""
    shift = 4 * list(NUMBERS).index(name)
    g.profile[slot] = g.profile[slot] & ~(15 << shift) | value << shift


def _teach(g: Pitch, slot: int, skill: str) -> None:
    """A skill; one with a number has that of skills.toml, unless another is written: home4+loner+loner3."""
    side, owned = slot // SLOTS, read_skills((skill,), g.tables.skill_names, g.tables.skill_values)
    g.skills[slot] |= owned.skills
    g.traits[slot] |= owned.traits
    g.tables.any_skill[side] |= owned.skills
    g.tables.any_trait[side] |= owned.traits
    name = VALUED.get(skill, "")
    if name and g.profile[slot] >> 4 * list(NUMBERS).index(name) & 15 == 0:
        _write(g, slot, name, getattr(owned, name))


def _place_ball(g: Pitch, text: str) -> None:
    """Give the ball to a player, or put it on a square."""
    if not text:
        return
    if text.startswith(SIDES):
        slot = named(g, "ball", text)
        if g.at[slot] == 0 or g.status[slot] != STANDING:
            raise refuse("ball", text, "only a standing player can hold the ball", "BB-3.7")
        g.holder, g.ball = slot, g.at[slot]
        return
    try:
        g.ball = square(text)
    except ValueError as e:
        raise refuse("ball", text, str(e), "BB-0.2") from None
    if g.board[g.ball] != 0:
        raise refuse("ball", text, "the ball is never at rest in an occupied square", "BB-12.28")


def join_raised(g: Pitch) -> None:
    """[BB-19.5, BB-18.T13] A player who has joined a team is in Reserves, unless the position puts him elsewhere."""
    for side in range(2):
        slot = SLOTS * side + int(g.tables.undead[side])
        if g.tables.undead[side] and g.sides[RAISED + side] and g.status[slot] == ABSENT:
            g.status[slot] = RESERVES


# Telling ----------------------------------------------------------------------------------------------------------


def tell_men(g: Pitch) -> Fields:
    """What `place_men` reads."""
    told: Fields = {}
    for side, name in enumerate(SIDES):
        slots = [s for s in range(SLOTS * side, SLOTS * (side + 1)) if g.at[s]]
        if slots:
            told[name] = ",".join(f"{s % SLOTS + 1}@{square_name(int(g.at[s]))}{_state(g, s)}" for s in slots)
    for name, status in BOXES.items():
        slots = [s for s in range(BOTH) if g.status[s] == status]
        if slots:
            told[name] = ",".join(map(told_name, slots))
    more = [word for word in (_gains(g, slot) for slot in range(BOTH)) if word]
    if more:
        told["more"] = ",".join(more)
    done = [told_name(s) for s in range(BOTH) if g.marks[s] & ACTIVATED]
    if done:
        told["done"] = ",".join(done)
    if g.holder != NOBODY:
        told["ball"] = told_name(int(g.holder))
    elif g.ball:
        told["ball"] = square_name(int(g.ball))
    return told


def _state(g: Pitch, slot: int) -> str:
    if g.status[slot] == STUNNED:
        return "S" if g.marks[slot] & LONG_STUNNED else "s"
    if g.status[slot] == PRONE:
        return "p"
    return "z" if g.marks[slot] & NO_ZONE else ""


def _gains(g: Pitch, slot: int) -> str:
    """What a player has beyond his profile: by a prayer, or as the position gave it."""
    if g.marks[slot] & FROG:
        return ""
    gains = [
        f"{name}{g.profile[slot] >> 4 * i & 15}"
        for i, name in enumerate(NUMBERS)
        if (g.profile[slot] ^ g.tables.profile[slot]) >> 4 * i & 15
    ]
    plain, traits = g.skills[slot] & ~g.tables.skills[slot], g.traits[slot] & ~g.tables.traits[slot]
    both = plain | traits << PLAIN
    gains = [name for i, name in enumerate(g.tables.skill_names) if both >> i & 1] + gains
    return "+".join([told_name(slot), *gains]) if gains else ""
