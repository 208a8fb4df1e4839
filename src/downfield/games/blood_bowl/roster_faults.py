"""Chapter 4: everything that is wrong with a drafted team, each fault with its rule and with what is allowed."""

import re
from collections.abc import Iterator, Sequence

from downfield.games.blood_bowl.draft import (
    INDUCEMENTS,
    LEAST,
    MOST,
    STAFF,
    gold_spent,
)
from downfield.games.blood_bowl.pack import WAVES, Parts, Skill, fielded
from downfield.games.blood_bowl.pack_draft import Roster, SkillPack, Spot, Team
from downfield.kernel.errors import BadOption

SHIRT = re.compile(r"[1-9][0-9]?")


def faults(team: Team, roster: Roster, parts: Parts) -> list[BadOption]:
    """[BB-4.1, BB-4.2, BB-4.3, BB-4.4] Why a team may not be drafted; nothing when it may."""
    try:
        spots = fielded(team, roster)
    except ValueError as e:
        known = ", ".join(spot.id for spot in team.positions)
        return [
            BadOption(
                "{given} is no part of this team. Write a number and one of {known} ({rule}).",
                rule="BB-4.1",
                key="team-position",
                given=str(e),
                known=known,
            )
        ]
    found = [*_players(team, spots), *_hired(team, roster, parts), *_gold(team, roster, parts, spots)]
    return [*found, *_trained(team, roster, spots, parts)]


def waits_for(team: Team, roster: Roster, parts: Parts) -> list[BadOption]:
    """[BB-18.0] The players of a team who cannot be fielded yet, for want of a skill that can be played."""
    try:
        spots = fielded(team, roster)
    except ValueError:  # told among the faults
        return []
    known = {skill.id: skill for skill in parts.skills.skills}
    wanted = [(spot, known[word.partition(":")[0]]) for spot in dict.fromkeys(spots) for word in spot.skills]
    wanted += [(spots[number - 1], skill) for number, skill in gains(roster, spots, known)]
    return [
        BadOption(
            "{spot} cannot be fielded yet: {skill} is not played so far ({rule}).",
            rule="BB-18.0",
            key="team-later",
            spot=spot.name,
            skill=skill.name,
        )
        for spot, skill in wanted
        if skill.wave > WAVES
    ]


def gains(roster: Roster, spots: Sequence[Spot], skills: dict[str, Skill]) -> list[tuple[int, Skill]]:
    """[BB-4.5] Which shirts gain which skills, so far as there are such."""
    pairs = [(number, name) for number, _, name in (word.partition(" ") for word in roster.skills)]
    return [
        (int(number), skills[name])
        for number, name in pairs
        if SHIRT.fullmatch(number) and 1 <= int(number) <= len(spots) and name in skills
    ]


def _players(team: Team, spots: Sequence[Spot]) -> Iterator[BadOption]:
    """[BB-4.1] Eleven to sixteen, not too many of a position, not too many big guys."""
    if not LEAST <= len(spots) <= MOST:
        yield BadOption(
            "{count} players: a team has {least} to {most} ({rule}).",
            rule="BB-4.1",
            key="team-size",
            count=len(spots),
            least=LEAST,
            most=MOST,
        )
    for spot in team.positions:
        if spots.count(spot) > spot.most:
            yield BadOption(
                "{count} of {spot}: at most {most} ({rule}).",
                rule="BB-4.1",
                key="team-spot-most",
                count=spots.count(spot),
                spot=spot.name,
                most=spot.most,
            )
    big = sum(spot.big_guy for spot in spots)
    if big > team.big_guys:
        yield BadOption(
            "{count} big guys: at most {most} ({rule}).",
            rule="BB-4.1",
            key="team-big-guys",
            count=big,
            most=team.big_guys,
        )


def _hired(team: Team, roster: Roster, parts: Parts) -> Iterator[BadOption]:
    """[BB-4.3, BB-19.3, BB-19.7] Not too many of anything, and nothing that this team does not hire."""
    known = parts.draft.staff | parts.draft.inducements
    for name in (*STAFF, *INDUCEMENTS):
        count, rule = int(getattr(roster, name)), "BB-4.3" if name in STAFF else "BB-19.7"
        if not 0 <= count <= known[name].most:
            yield BadOption(
                "{count} of {hired}: 0 to {most} ({rule}).",
                rule=rule,
                key="team-hired",
                count=count,
                hired=name,
                most=known[name].most,
            )
        if name in ("apothecary", "wanderers") and count and not team.apothecary:
            yield BadOption(
                "{hired}: this team is not treated by apothecaries ({rule}).",
                rule=rule,
                key="team-untreated",
                hired=name,
            )
    if roster.patron not in (team.choose_one or ("",)):
        yield BadOption(
            "The patron is one of {known} ({rule}).",
            rule="BB-19.3",
            key="team-patron",
            known=", ".join(team.choose_one) or "-",
        )


def _gold(team: Team, roster: Roster, parts: Parts, spots: Sequence[Spot]) -> Iterator[BadOption]:
    """[BB-4.2, BB-4.4] A budget that may be set, and not spent more than that."""
    limits = parts.draft.budget
    budget = roster.budget or limits.usual
    if not limits.least <= budget <= limits.most or (budget - limits.least) % limits.step:
        yield BadOption(
            "A budget of {given:,}: {least:,} to {most:,} in steps of {step:,} ({rule}).",
            rule="BB-4.2",
            key="team-budget",
            given=budget,
            least=limits.least,
            most=limits.most,
            step=limits.step,
        )
    spent = gold_spent(team, roster, parts, spots)
    if spent > budget:
        yield BadOption(
            "The team costs {cost:,}, the budget is {budget:,} ({rule}).",
            rule="BB-4.2",
            key="team-gold",
            cost=spent,
            budget=budget,
        )


# Added skills -----------------------------------------------------------------------------------------------------


def _trained(team: Team, roster: Roster, spots: Sequence[Spot], parts: Parts) -> Iterator[BadOption]:
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
    for word in roster.skills:
        if word not in known:
            yield BadOption(
                "{given}: write a shirt and a skill, 4 guard ({rule}).",
                rule="BB-4.5",
                key="team-skill-word",
                given=word,
            )
    yield from _gained(gained, spots, skills)
    if roster.skill_pack in packs:
        yield from _points(team, packs[roster.skill_pack], gained, spots)


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


def fits(spot: Spot, skill: Skill, skills: dict[str, Skill]) -> bool:
    """[BB-4.7] Whether a skill goes together with what a player has already."""
    owned = {name.partition(":")[0] for name in spot.skills}
    barred = {other for name in owned for other in skills[name].excludes}
    return skill.id not in owned | barred and not owned & set(skill.excludes)


def _points(
    team: Team, pack: SkillPack, gained: list[tuple[int, Skill]], spots: Sequence[Spot]
) -> Iterator[BadOption]:
    """[BB-4.5, BB-4.6] What the skills cost, and how many of them are secondary ones."""
    rule = "BB-4.5" if pack.key == "matched_play" else "BB-4.6"
    seconds = sum(is_secondary(spots[number - 1], skill) for number, skill in gained)
    cost, points = pack.cost(len(gained), seconds), pack.points[team.tier - 1]
    if cost > points:
        yield BadOption(
            "The skills cost {cost} points, there are {points} ({rule}).",
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
