"""Chapter 22: advancements, which players buy with their star player points."""

import re

from downfield.games.blood_bowl.components.parts import Parts, Skill
from downfield.games.blood_bowl.components.parts_league import CHARACTERISTICS, LIMITS
from downfield.games.blood_bowl.teams.faults_of_hired import fits
from downfield.games.blood_bowl.teams.league.men import Man, as_spot, profile
from downfield.games.blood_bowl.teams.league.rolls import Rolls
from downfield.kernel.errors import BadOption

RANDOM = {"r": "primary", "q": "secondary"}  # letters of skills that are rolled, and from which kinds
CHOSEN = {"p": "primary", "s": "secondary"}
COLUMN = {"r": 0, "p": 1, "q": 1, "s": 2, "c": 3}  # of the table of costs
WISH = re.compile(r"([rq])-([agmps])|([ps])-([a-z_]+)|(c)|(up)-(ma|st|ag|pa|av)")


def cost(man: Man, letter: str, parts: Parts) -> int:
    """[BB-22.15] What the next advancement costs him, or BadOption where there is none."""
    levels = parts.league.levels
    if len(man.gains) >= len(levels):
        raise BadOption(
            "Number {number} has {most} advancements, and there are no more ({rule}).", number=man.number,
            rule="BB-22.15", key="club-most", most=len(levels),
        )  # fmt: skip
    return levels[len(man.gains)].costs[COLUMN[letter]]


def advanced(man: Man, wish: str, parts: Parts, dice: Rolls) -> Man:
    """[BB-22.15] A player after an advancement: r-g, p-block, q-a, s-guard, c for a characteristic, then up-ma."""
    found = WISH.fullmatch(wish)
    if found is None:
        raise BadOption(
            "Number {number}: {given} is none of r-g, p-block, q-a, s-guard, c, up-ma ({rule}).", number=man.number,
            rule="BB-22.15", key="club-wish", given=repr(wish),
        )  # fmt: skip
    if man.roll:
        return improved(man, wish, parts)
    if found[6]:
        raise BadOption(
            "Number {number}: an improvement is rolled first: c ({rule}).", number=man.number,
            rule="BB-22.17", key="club-unrolled",
        )  # fmt: skip
    paid = _paid(man, wish[0], parts)
    if found[5]:
        return paid._replace(roll=dice.d(16))
    if found[1]:
        return _taught(paid, wish[0], _rolled(paid, found[1], found[2], parts, dice))
    return _taught(paid, wish[0], _chosen(paid, found[3], found[4], parts))


def _paid(man: Man, letter: str, parts: Parts) -> Man:
    price = cost(man, letter, parts)
    if price > man.points:
        raise BadOption(
            "Number {number}: it costs {cost} star player points, there are {points} ({rule}).", number=man.number,
            rule="BB-22.15", key="club-points", cost=price, points=man.points,
        )  # fmt: skip
    return man._replace(points=man.points - price)


def _taught(man: Man, letter: str, skill: Skill) -> Man:
    return man._replace(gains=(*man.gains, f"{letter}-{skill.id}"))


def _chosen(man: Man, letter: str, name: str, parts: Parts) -> Skill:
    """[BB-22.16] A skill that he may have, of a kind that is open to him."""
    skills = {skill.id: skill for skill in parts.skills.skills}
    kinds = getattr(man.spot, CHOSEN[letter])
    if name not in skills or skills[name].kind == "trait" or skills[name].kind[0].upper() not in kinds:
        raise _no_skill(man, name, kinds)
    if not fits(as_spot(man), skills[name], skills):
        raise BadOption(
            "Number {number} cannot have {given} ({rule}).",
            number=man.number,
            rule="BB-22.16",
            key="club-owned",
            given=name,
        )
    return skills[name]


def _rolled(man: Man, letter: str, kind: str, parts: Parts, dice: Rolls) -> Skill:
    """[BB-22.16] Two D6, one after the other, in the kind that was chosen; again where he cannot have it."""
    kinds = getattr(man.spot, RANDOM[letter])
    if kind.upper() not in kinds:
        raise _no_skill(man, kind, kinds)
    skills = {skill.id: skill for skill in parts.skills.skills}
    table = [s for s in parts.skills.skills if s.kind != "trait" and s.kind[0] == kind]
    if not any(fits(as_spot(man), skill, skills) for skill in table):
        raise _no_skill(man, kind, "")
    while True:
        half, row = dice.d(6), dice.d(6)
        skill = table[(len(table) // 2 if half > 3 else 0) + row - 1]
        if fits(as_spot(man), skill, skills):
            return skill


def improved(man: Man, wish: str, parts: Parts) -> Man:
    """[BB-22.17] One step better in what the D16 allows, or a secondary skill that he chooses."""
    open_to = offered(man, parts)
    if wish.startswith("up-") and wish[3:] in open_to:
        return man._replace(gains=(*man.gains, wish), roll=0)
    if wish.startswith("s-"):
        return _taught(man, "s", _chosen(man, "s", wish[2:], parts))._replace(roll=0)
    raise BadOption(
        "Number {number}: after a {roll} there is {known}, or a secondary skill: s-guard ({rule}).", number=man.number,
        rule="BB-22.17", key="club-roll", roll=man.roll, known=", ".join(f"up-{name}" for name in open_to) or "-",
    )  # fmt: skip


def offered(man: Man, parts: Parts) -> list[str]:
    """[BB-22.17] What may be improved: none more than twice, and none beyond its limit."""
    terms, numbers = parts.league.improvement, profile(man)
    found = []
    for name in terms.offered(man.roll):
        place = CHARACTERISTICS.index(name)
        if man.gains.count(f"up-{name}") < terms.most and numbers[place] != LIMITS[place][1]:
            found.append(name)
    return found


def must_spend(man: Man, parts: Parts) -> bool:
    """[BB-22.19] Whether he has points enough for a characteristic: then he cannot save any longer."""
    return len(man.gains) < len(parts.league.levels) and man.points >= cost(man, "c", parts)


def driven(man: Man, parts: Parts, dice: Rolls) -> Man:
    """[BB-22.19] Who must spend and whose coach did not choose learns something of his first primary kind."""
    while must_spend(man, parts) and not man.roll and man.spot.primary:
        man = advanced(man, f"r-{man.spot.primary[0].lower()}", parts, dice)
    return man


def _no_skill(man: Man, given: str, kinds: str) -> BadOption:
    return BadOption(
        "Number {number}: {given} is no skill that is left in {kinds} ({rule}).", number=man.number,
        rule="BB-22.16", key="club-kind", given=given, kinds=kinds or "-",
    )  # fmt: skip
