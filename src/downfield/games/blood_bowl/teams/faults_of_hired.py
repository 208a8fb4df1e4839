"""Chapters 4 and 19: what is wrong with the mercenaries and the stars that a team hires."""

from collections.abc import Iterator, Sequence

from downfield.games.blood_bowl.components.parts import Parts, Skill
from downfield.games.blood_bowl.components.parts_draft import Roster, SkillPack, Spot, Star, Team
from downfield.games.blood_bowl.teams.draft import LEAST, MOST, rules_of
from downfield.games.blood_bowl.teams.hired_players import mercenary, players_of, plays_for
from downfield.kernel.errors import BadOption


def guest_faults(team: Team, roster: Roster, parts: Parts, spots: Sequence[Spot]) -> Iterator[BadOption]:
    """[BB-4.4, BB-4.5, BB-19.7, BB-19.8] Why these players may not be hired besides the others."""
    hired, stars = known_mercenaries(team, roster, parts), known_stars(roster, parts)
    yield from _places(spots, [*hired, *(one for star in stars for one in players_of(star))])
    yield from _unknown_mercenaries(team, roster, parts)
    yield from _too_many(team, spots, hired)
    yield from _stars(team, roster, stars, parts)
    pack = next((pack for pack in parts.draft.skill_packs if pack.key == roster.skill_pack), None)
    if pack is not None:
        yield from _stars_of_pack(team, stars, pack)
    yield from _taught(roster, len(spots), len(hired), stars)


def known_mercenaries(team: Team, roster: Roster, parts: Parts) -> list[Spot]:
    """The mercenaries of a roster so far as there are such."""
    return [mercenary(team, word, parts) for word in roster.mercenaries if is_mercenary(team, word, parts)]


def is_mercenary(team: Team, word: str, parts: Parts) -> bool:
    """Whether a word means a mercenary of this team."""
    try:
        mercenary(team, word, parts)
    except ValueError:
        return False
    return True


def known_stars(roster: Roster, parts: Parts) -> list[Star]:
    """The stars of a roster so far as there are such."""
    known = {star.id: star for star in parts.stars.stars}
    return [known[name] for name in roster.stars if name in known]


def known_guests(team: Team, roster: Roster, parts: Parts) -> list[Spot]:
    """Mercenaries and stars, in the order of the shirts, so far as there are such."""
    stars = known_stars(roster, parts)
    return known_mercenaries(team, roster, parts) + [one for star in stars for one in players_of(star)]


def _places(spots: Sequence[Spot], guests: Sequence[Spot]) -> Iterator[BadOption]:
    """[BB-4.4] Eleven without them, sixteen with them."""
    if guests and len(spots) < LEAST:
        yield BadOption(
            "{count} players besides mercenaries and stars: at least {least} ({rule}).",
            rule="BB-4.4",
            key="team-own-size",
            count=len(spots),
            least=LEAST,
        )
    if guests and len(spots) + len(guests) > MOST:
        yield BadOption(
            "{count} players with mercenaries and stars: at most {most} ({rule}).",
            rule="BB-4.4",
            key="team-full",
            count=len(spots) + len(guests),
            most=MOST,
        )


# Mercenaries ------------------------------------------------------------------------------------------------------


def _unknown_mercenaries(team: Team, roster: Roster, parts: Parts) -> Iterator[BadOption]:
    """[BB-19.7] A position of the team, with at most one primary skill that goes with it."""
    skills = {skill.id: skill for skill in parts.skills.skills}
    for word in roster.mercenaries:
        name, _, gain = word.partition(" ")
        spot = next((spot for spot in team.positions if spot.id == name), None)
        if spot is None or (gain and gain not in skills):
            yield BadOption(
                "{given} is no mercenary of this team. Write one of {known}, and a skill if he gains one ({rule}).",
                rule="BB-19.7",
                key="team-mercenary",
                given=word,
                known=", ".join(spot.id for spot in team.positions),
            )
        elif gain and not learns(spot, skills[gain], skills):
            yield BadOption(
                "Mercenary {spot}, {skill}: one primary skill that he has not ({rule}).",
                rule="BB-19.7",
                key="team-mercenary-skill",
                spot=spot.name,
                skill=skills[gain].name,
            )


def learns(spot: Spot, skill: Skill, skills: dict[str, Skill]) -> bool:
    """[BB-19.7, BB-4.7] Whether a mercenary of this position may be paid for this skill."""
    return skill.kind != "trait" and skill.kind[0].upper() in spot.primary and fits(spot, skill, skills)


def fits(spot: Spot, skill: Skill, skills: dict[str, Skill]) -> bool:
    """[BB-4.7] Whether a skill goes together with what a player has already."""
    owned = {name.partition(":")[0] for name in spot.skills}
    barred = {other for name in owned for other in skills[name].excludes}
    allowed = skill.id not in owned | barred and not owned & set(skill.excludes)
    return allowed and owned >= set(skill.needs)


def _too_many(team: Team, spots: Sequence[Spot], hired: Sequence[Spot]) -> Iterator[BadOption]:
    """[BB-19.7] Mercenaries count among their position, and among the big guys."""
    for spot in team.positions:
        own, more = spots.count(spot), sum(one.id == spot.id for one in hired)
        if more and own <= spot.most < own + more:
            yield BadOption(
                "{count} of {spot}: at most {most} ({rule}).",
                rule="BB-19.7",
                key="team-spot-most",
                count=own + more,
                spot=spot.name,
                most=spot.most,
            )
    own, more = (sum(spot.big_guy for spot in some) for some in (spots, hired))
    if more and own <= team.big_guys < own + more:
        yield BadOption(
            "{count} big guys: at most {most} ({rule}).",
            rule="BB-19.7",
            key="team-big-guys",
            count=own + more,
            most=team.big_guys,
        )


# Stars ------------------------------------------------------------------------------------------------------------


def _stars(team: Team, roster: Roster, stars: Sequence[Star], parts: Parts) -> Iterator[BadOption]:
    """[BB-19.1, BB-19.3, BB-19.8] Stars that there are, each once, who play for this team."""
    known = {star.id for star in parts.stars.stars}
    for name in roster.stars:
        if name not in known:
            yield BadOption("There is no star {given} ({rule}).", rule="BB-19.8", key="team-star", given=name)
    for star in dict.fromkeys(stars):
        if stars.count(star) > 1:
            yield BadOption(
                "{star}: only once ({rule}).", rule="BB-19.8", key="team-star-once", star=star.name
            )
        if not plays_for(star, rules_of(team, roster)):
            yield not_for(star, team)


def not_for(star: Star, team: Team) -> BadOption:
    """Why a star does not play for a team: it lies in another region, or has another patron."""
    if "any" in star.plays_for:
        return BadOption(
            "{star}: not for teams with {known} ({rule}).",
            rule="BB-19.1",
            key="team-star-never",
            star=star.name,
            known=", ".join(star.not_for),
        )
    return BadOption(
        "{star}: only for teams with {known} ({rule}).",
        rule="BB-19.3" if set(team.choose_one) & set(star.plays_for) else "BB-19.1",
        key="team-star-for",
        star=star.name,
        known=", ".join(star.plays_for),
    )


def _stars_of_pack(team: Team, stars: Sequence[Star], pack: SkillPack) -> Iterator[BadOption]:
    """[BB-4.5, BB-19.7] How many stars, and how many mega-stars; a pair counts as one."""
    rule, most = "BB-4.5" if pack.star else "BB-19.7", pack.stars[team.tier - 1]
    if len(stars) > most:
        yield BadOption(
            "{count} stars: at most {most} ({rule}).",
            rule=rule,
            key="team-stars",
            count=len(stars),
            most=most,
        )
    megas = sum(star.mega for star in stars)
    if megas > pack.megas:
        yield BadOption(
            "{count} mega-stars: at most {most} ({rule}).",
            rule=rule,
            key="team-megas",
            count=megas,
            most=pack.megas,
        )


def _taught(roster: Roster, own: int, hired: int, stars: Sequence[Star]) -> Iterator[BadOption]:
    """[BB-19.9, BB-4.5] Whoever is hired for the match gains nothing from a skill pack."""
    known = sum(len(star.members) for star in stars)
    for number in taught_guests(roster, own, hired + known):
        if number > own + hired:
            yield BadOption(
                "Number {number} is a star and gains nothing ({rule}).",
                rule="BB-19.9",
                key="team-star-skill",
                number=number,
            )
        else:
            yield BadOption(
                "Number {number} is a mercenary and gains nothing from a skill pack ({rule}).",
                rule="BB-19.7",
                key="team-mercenary-taught",
                number=number,
            )


def taught_guests(roster: Roster, own: int, guests: int) -> list[int]:
    """Shirts of players hired for the match who would gain a skill."""
    numbers = [word.partition(" ")[0] for word in roster.skills]
    return [int(n) for n in numbers if n.isdecimal() and len(n) < 3 and own < int(n) <= own + guests]
