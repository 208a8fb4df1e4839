"""What a program does with its team between two matches of a league: something sensible, and no dice."""

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.teams.faults_of_hired import fits
from downfield.games.blood_bowl.teams.league.advance import cost
from downfield.games.blood_bowl.teams.league.club import Club, journeyman_spot
from downfield.games.blood_bowl.teams.league.men import Man, as_spot

ENOUGH = 12  # players
SKILLS = (  # what is learnt first, if it is open to the player
    "block", "guard", "dodge", "mighty_blow", "tackle", "sure_hands", "wrestle", "stand_firm", "sidestep", "claws",
    "pass", "fend", "catch", "pro",
)  # fmt: skip


def wishes(club: Club, parts: Parts) -> tuple[str, ...]:
    """[BB-22.15, BB-22.20] Primary skills for whoever has the points, linemen for the gold."""
    learnt = [f"advance:{man.number}*p-{name}" for man in club.men if (name := _lesson(man, parts))]
    lineman = journeyman_spot(club.team)
    worn = sum(man.spot == lineman for man in club.men)
    needed = min(ENOUGH - len(club.men), club.roster.treasury // lineman.cost, lineman.most - worn)
    return (*learnt, *[f"hire:{lineman.id}"] * max(needed, 0))


def _lesson(man: Man, parts: Parts) -> str:
    """The skill that a player buys with his points, "" where he saves them."""
    if man.roll or len(man.gains) >= len(parts.league.levels) or man.points < cost(man, "p", parts):
        return ""
    skills = {skill.id: skill for skill in parts.skills.skills}
    for name in SKILLS:
        if skills[name].kind[0].upper() in man.spot.primary and fits(as_spot(man), skills[name], skills):
            return name
    return ""
