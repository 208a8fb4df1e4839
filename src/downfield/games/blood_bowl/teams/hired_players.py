"""Players who are hired for a match [BB-19.7, BB-19.8]: mercenaries and stars, each as a position of one player."""

import msgspec

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import Roster, Spot, Star, Team


def mercenaries(team: Team, roster: Roster, parts: Parts) -> list[Spot]:
    """[BB-19.7] The mercenaries of a roster as they play and with what they cost; or ValueError."""
    return [mercenary(team, word, parts) for word in roster.mercenaries]


def mercenary(team: Team, word: str, parts: Parts) -> Spot:
    """[BB-19.7] A mercenary like "blitzer" or "blitzer guard": dearer than his position, and a loner."""
    name, _, skill = word.partition(" ")
    spot = next((spot for spot in team.positions if spot.id == name), None)
    if spot is None or (skill and skill not in {known.id for known in parts.skills.skills}):
        raise ValueError(word)
    terms = parts.draft.mercenary
    return msgspec.structs.replace(
        spot,
        cost=spot.cost + terms.cost + (terms.skill if skill else 0),
        skills=(*_alone(spot, terms.loner), *([skill] if skill else [])),
    )


def _alone(spot: Spot, loner: int) -> tuple[str, ...]:
    """The skills of a position with Loner added; a loner keeps his number [BB-18.3]."""
    if any(word.partition(":")[0] == "loner" for word in spot.skills):
        return spot.skills
    return (*spot.skills, f"loner:{loner}")


def stars(roster: Roster, parts: Parts) -> list[Star]:
    """[BB-19.8] The stars of a roster; or ValueError."""
    known = {star.id: star for star in parts.stars.stars}
    for name in roster.stars:
        if name not in known:
            raise ValueError(name)
    return [known[name] for name in roster.stars]


def players_of(star: Star) -> list[Spot]:
    """The players who come with a star, each as a position that gains nothing [BB-19.9]; the first is paid for all."""
    return [
        Spot(star.id, one.name, 1, 0 if i else star.cost, one.profile, one.skills, "", "")
        for i, one in enumerate(star.members)
    ]


def guests(team: Team, roster: Roster, parts: Parts) -> list[Spot]:
    """Everybody who is hired for the match, in the order of the shirts: mercenaries, then stars; or ValueError."""
    found = mercenaries(team, roster, parts)
    return found + [spot for star in stars(roster, parts) for spot in players_of(star)]


def plays_for(star: Star, rules: set[str]) -> bool:
    """[BB-19.1, BB-19.3] Whether a star plays for a team with these special rules."""
    return bool({"any", *rules} & set(star.plays_for)) and not rules & set(star.not_for)
