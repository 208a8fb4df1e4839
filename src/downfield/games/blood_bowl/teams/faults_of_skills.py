"""Chapter 4: what is wrong with the skills that players gain by a skill pack."""

import re
from collections.abc import Iterator, Sequence

from downfield.games.blood_bowl.components.parts import Parts, Skill
from downfield.games.blood_bowl.components.parts_draft import Roster, SkillPack, Spot, Team
from downfield.games.blood_bowl.teams.faults_of_hired import fits, known_guests, known_stars, taught_guests
from downfield.kernel.errors import BadOption

SHIRT = re.compile(r"[1-9][0-9]?")


def gains(roster: Roster, spots: Sequence[Spot], skills: dict[str, Skill]) -> list[tuple[int, Skill]]:
    """[BB-4.5] Which shirts gain which skills, so far as there are such."""
    pairs = [(number, name) for number, _, name in (word.partition(" ") for word in roster.skills)]
    return [
        (int(number), skills[name])
        for number, name in pairs
        if SHIRT.fullmatch(number) and 1 <= int(number) <= len(spots) and name in skills
    ]


def skill_faults(team: Team, roster: Roster, spots: Sequence[Spot], parts: Parts) -> Iterator[BadOption]:
    """[BB-4.5, BB-4.6, BB-4.7] Within the points of the pack, one for a player, and none that he cannot have."""
    packs = {pack.key: pack for pack in parts.draft.skill_packs}
    skills = {skill.id: skill for skill in parts.skills.skills}
    if roster.skill_pack not in packs:
        yield BadOption(
            "The skill pack is one of {known} ({rule}).",
            rule="BB-4.6",
            key="team-skill-pack",
            known=", ".join(packs),
        )
    gained = gains(roster, spots, skills)
    known = [f"{number} {skill.id}" for number, skill in gained]
    guests = taught_guests(roster, len(spots), len(known_guests(team, roster, parts)))
    for word in roster.skills:
        if word not in known and word.partition(" ")[0] not in map(str, guests):
            yield BadOption(
                "{given}: write a shirt and a skill, 4 guard ({rule}).",
                rule="BB-4.5",
                key="team-skill-word",
                given=word,
            )
    yield from _gained(gained, spots, skills)
    if roster.skill_pack in packs:
        stars = packs[roster.skill_pack].cost_of_stars(known_stars(roster, parts))
        yield from _points(team, packs[roster.skill_pack], gained, spots, stars)


def _gained(
    gained: list[tuple[int, Skill]], spots: Sequence[Spot], skills: dict[str, Skill]
) -> Iterator[BadOption]:
    """[BB-4.5, BB-4.7] What each player gains."""
    for number in dict.fromkeys(number for number, _ in gained):
        count = sum(number == other for other, _ in gained)
        if count > 1:
            yield BadOption(
                "Number {number} gains {count}: one added skill for a player ({rule}).",
                rule="BB-4.5",
                key="team-one-skill",
                number=number,
                count=count,
            )
    for number, skill in gained:
        spot = spots[number - 1]
        if skill.kind == "trait" or skill.kind[0].upper() not in spot.primary + spot.secondary:
            yield BadOption(
                "Number {number}, {skill}: {spot} gains {primary}, {secondary} ({rule}).",
                rule="BB-4.7",
                key="team-skill-kind",
                number=number,
                skill=skill.name,
                spot=spot.name,
                primary=spot.primary or "-",
                secondary=spot.secondary or "-",
            )
        elif not fits(spot, skill, skills):
            yield BadOption(
                "Number {number}, {skill}: {spot} cannot have it ({rule}).",
                rule="BB-4.7",
                key="team-skill-owned",
                number=number,
                skill=skill.name,
                spot=spot.name,
            )


def _points(
    team: Team, pack: SkillPack, gained: list[tuple[int, Skill]], spots: Sequence[Spot], stars: int
) -> Iterator[BadOption]:
    """[BB-4.5, BB-4.6] What the skills and the stars cost, and how many of the skills are secondary ones."""
    rule = "BB-4.5" if pack.key == "matched_play" else "BB-4.6"
    seconds = sum(is_secondary(spots[number - 1], skill) for number, skill in gained)
    cost, points = pack.cost(len(gained), seconds) + stars, pack.points[team.tier - 1]
    if cost > points:
        yield BadOption(
            "Skills and stars cost {cost} points, there are {points} ({rule}).",
            rule=rule,
            key="team-points",
            cost=cost,
            points=points,
        )
    if seconds > pack.secondaries[team.tier - 1]:
        yield BadOption(
            "{count} secondary skills: at most {most} ({rule}).",
            rule=rule,
            key="team-secondaries",
            count=seconds,
            most=pack.secondaries[team.tier - 1],
        )


def is_secondary(spot: Spot, skill: Skill) -> bool:
    """Whether a skill is a secondary one for a player of this position."""
    return skill.kind != "trait" and skill.kind[0].upper() in spot.secondary
