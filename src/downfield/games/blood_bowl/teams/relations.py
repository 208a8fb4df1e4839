"""What the players of a team are to each other: thralls, hired men, and those whom somebody dislikes."""

from downfield.games.blood_bowl.components.parts import Parts, fielded
from downfield.games.blood_bowl.components.parts_draft import Roster, Spot, Team
from downfield.games.blood_bowl.model.tables import MERCENARY, SLOTS, STAR, THRALL
from downfield.games.blood_bowl.teams.hired_players import mercenaries, stars


def sorts(team: Team, roster: Roster, parts: Parts) -> list[int]:
    """Who is a thrall, a mercenary or a star, in the order of the shirts."""
    own = [THRALL * spot.thrall for spot in fielded(team, roster)]
    hired = [MERCENARY | THRALL * spot.thrall for spot in mercenaries(team, roster, parts)]
    return own + hired + [STAR for star in stars(roster, parts) for _ in star.members]


def hated(spots: list[Spot]) -> list[int]:
    """[BB-18.T2] For each player the team-mates that his position dislikes, as bits of their slots.

    One more bit is set where a position names any kind at all, present or not.
    """
    whom = [_disliked(spot) for spot in spots]
    return [
        sum(1 << i for i, mate in enumerate(spots) if _is_hated(kinds, mate)) | (1 << SLOTS if kinds else 0)
        for kinds in whom
    ]


def _disliked(spot: Spot) -> list[str]:
    """The kinds that a word like "Dwarfs and Humans", "Orc Linemen" or "All" names, in the singular."""
    words = [word.partition(":")[2] for word in spot.skills if word.startswith("animosity:")]
    return [_one(kind) for word in words for kind in word.split(" and ")]


def _is_hated(kinds: list[str], mate: Spot) -> bool:
    return any(kind == "All" or kind in mate.name for kind in kinds)


def _one(many: str) -> str:
    """One of several, in English: a Lineman of Linemen."""
    return many[:-3] + "man" if many.endswith("men") else many.removesuffix("s")
