"""What a page shows of a team that is drafted: what may be hired and gained, by whom, for how much."""

import functools
from typing import cast

import msgspec

from downfield.games.blood_bowl.board.looks import of_position, of_star
from downfield.games.blood_bowl.board.portraits import one
from downfield.games.blood_bowl.components.parts import KINDS, Parts, Skill
from downfield.games.blood_bowl.components.parts_draft import Spot, Star, Team
from downfield.games.blood_bowl.teams.draft import is_offered, price, price_list
from downfield.games.blood_bowl.teams.faults_of_hired import fits, not_for
from downfield.games.blood_bowl.teams.hired_players import players_of, plays_for
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import Text
from downfield.toolkit.figures.likeness import Likeness, defs
from downfield.toolkit.figures.parts import STYLE
from downfield.toolkit.figures.portraits import sprite

GAME = "blood-bowl"


class Offer(msgspec.Struct, frozen=True):
    """Something that may be hired: how many, for how much each."""

    id: str
    most: int
    cost: int


class StarOffer(msgspec.Struct, frozen=True):
    """A star: who comes, for how much, what of it is not supported, and why he does not play for a team."""

    star: Star
    players: list[Spot]
    unique: str
    why: str


def parts_of() -> Parts:
    """The components of the game."""
    return cast(Parts, game_of(GAME).pack.parts)


def portraits(team: Team, stars: list[StarOffer]) -> tuple[str, dict[str, str]]:
    """What the players of a page are drawn with, and their drawings: positions by id, stars by name."""
    looks = {spot.id: of_position(team.id, spot) for spot in team.positions}
    guests = [member for offer in stars for member in offer.star.members]
    looks |= {guest.name: of_star(guest.name, guest.profile, guest.skills) for guest in guests}
    return drawn_with(list(looks.values())), {name: one(look) for name, look in looks.items()}


def drawn_with(looks: list[Likeness]) -> str:
    """What these are drawn with."""
    return sprite(STYLE, defs(looks))


def offers(team: Team, parts: Parts, names: tuple[str, ...]) -> list[Offer]:
    """What a team may hire, with whatever patron."""
    known, rules = price_list(parts), {*team.special, *team.choose_one}
    return [
        Offer(name, known[name].most, price(team, parts, name))
        for name in names
        if is_offered(team, rules, known[name])
    ]


def mercenary_offers(team: Team, parts: Parts) -> list[tuple[Spot, int]]:
    """[BB-19.7] Every position with what a mercenary costs there."""
    return [(spot, spot.cost + parts.draft.mercenary.cost) for spot in team.positions]


def star_offers(team: Team, parts: Parts, text: Text) -> list[StarOffer]:
    """[BB-19.8] All stars: those first who play for this team, with whatever patron."""
    rules = {*team.special, *team.choose_one}
    found = [
        StarOffer(
            star,
            players_of(star),
            ", ".join(dict.fromkeys(name for one in star.members for name in one.unique)),
            "" if plays_for(star, rules) else text.error(not_for(star, team)),
        )
        for star in parts.stars.stars
    ]
    return sorted(found, key=lambda offer: (offer.why != "", offer.star.name.strip("'")))


@functools.lru_cache(maxsize=500)
def gains(spot: Spot, tag: str) -> dict[str, list[tuple[str, str]]]:
    """The skills that a player of a position may gain, primary ones and secondary ones, each with its name."""
    skills, text = parts_of().skills.skills, text_of(tag, game_of(GAME).spec)
    known = {skill.id: skill for skill in skills}
    return {
        kind: sorted(
            (
                (skill.id, text.named("skill", skill.id))
                for skill in skills
                if _may(spot, skill, letters, known)
            ),
            key=lambda pair: pair[1],
        )
        for kind, letters in (("primary", spot.primary), ("secondary", spot.secondary))
    }


def _may(spot: Spot, skill: Skill, letters: str, known: dict[str, Skill]) -> bool:
    return skill.kind != "trait" and skill.kind[0].upper() in letters and fits(spot, skill, known)


def owned(text: Text, spot: Spot) -> str:
    """The skills of a profile in words."""
    pairs = [word.partition(":") for word in spot.skills]
    told = [
        f"{text.named('skill', name)} ({_numbered(name, x)})" if x else text.named("skill", name)
        for name, _, x in pairs
    ]
    return ", ".join(told)


def kinds(text: Text, letters: str) -> str:
    """The kinds of skills that letters stand for."""
    return ", ".join(
        text.named("kind", kind) for kind in KINDS if kind != "trait" and kind[0].upper() in letters
    )


def _numbered(name: str, value: str) -> str:
    """A number as it stands behind a skill: what is added, or what must be rolled."""
    return (
        f"+{value}"
        if name in ("mighty_blow", "dirty_player")
        else f"{value}+"
        if value.isdecimal()
        else value
    )
