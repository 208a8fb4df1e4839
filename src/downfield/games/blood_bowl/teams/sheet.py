"""What there is to say of a drafted team: what it costs, what is left, what is wrong."""

from typing import NamedTuple

from downfield.games.blood_bowl.components.parts import Parts, fielded
from downfield.games.blood_bowl.components.parts_draft import Roster, Spot, Team
from downfield.games.blood_bowl.teams.draft import gold_spent
from downfield.games.blood_bowl.teams.faults import faults
from downfield.games.blood_bowl.teams.faults_of_hired import known_guests, known_stars
from downfield.games.blood_bowl.teams.faults_of_skills import gains, is_secondary
from downfield.kernel.errors import BadOption


class Sheet(NamedTuple):
    """A drafted team, counted up."""

    team: Team
    roster: Roster
    spots: list[Spot]
    guests: list[Spot]  # mercenaries, then stars
    budget: int
    cost: int
    value: int  # [BB-4.8]
    points: int  # of the skill pack
    spent: int
    wrong: list[BadOption]

    @property
    def left(self) -> int:
        """Gold that is not spent, and is lost [BB-4.2]."""
        return self.budget - self.cost


def sheet(team: Team, roster: Roster, parts: Parts) -> Sheet:
    """Count a team up."""
    wrong, spots = faults(team, roster, parts), _players(team, roster)
    guests = known_guests(team, roster, parts)
    cost = gold_spent(team, roster, parts, [*spots, *guests])
    points, spent = _points(team, roster, spots, parts)
    return Sheet(
        team=team,
        roster=roster,
        spots=spots,
        guests=guests,
        budget=roster.budget or parts.draft.budget.usual,
        cost=cost,
        value=cost - roster.fans * parts.draft.staff["fans"].cost,
        points=points,
        spent=spent,
        wrong=wrong,
    )


def _players(team: Team, roster: Roster) -> list[Spot]:
    try:
        return fielded(team, roster)
    except ValueError:  # told among the faults
        return []


def _points(team: Team, roster: Roster, spots: list[Spot], parts: Parts) -> tuple[int, int]:
    """[BB-4.5, BB-4.6] The points for added skills: how many there are, how many are spent."""
    pack = next((p for p in parts.draft.skill_packs if p.key == roster.skill_pack), None)
    if pack is None:
        return 0, 0
    gained = gains(roster, spots, {skill.id: skill for skill in parts.skills.skills})
    seconds = sum(is_secondary(spots[number - 1], skill) for number, skill in gained)
    stars = pack.cost_of_stars(known_stars(roster, parts))
    return pack.points[team.tier - 1], pack.cost(len(gained), seconds) + stars
