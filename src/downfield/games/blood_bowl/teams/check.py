"""What a pack must fulfil, its ready rosters included."""

from downfield.games.blood_bowl.components.check import check as check_components
from downfield.games.blood_bowl.components.check import refuse
from downfield.games.blood_bowl.components.check_league import check_league
from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.teams.faults import faults


def check(parts: Parts, where: str) -> None:
    """Refuse a pack with which the rules cannot be played."""
    check_components(parts, where)
    check_league(parts.league, f"{where}/league.toml")
    _check_rosters(parts, f"{where}/rosters.toml")


def _check_rosters(parts: Parts, file: str) -> None:
    """[BB-4.1] A legal roster for every team."""
    teams = {team.id: team for team in parts.teams.teams}
    found = [roster.team for roster in parts.rosters.rosters]
    if sorted(found) != sorted(teams):
        raise refuse(file, "rosters", f"one roster for each of {', '.join(teams)} (BB-4.1)")
    for roster in parts.rosters.rosters:
        wrong = faults(teams[roster.team], roster, parts)
        if wrong:
            raise refuse(file, f"rosters.{roster.team}", " ".join(f.message for f in wrong).rstrip("."))
