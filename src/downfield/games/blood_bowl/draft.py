"""Chapter 4: what a drafted team costs and is worth. Whether it may be drafted is told in roster_faults."""

from collections.abc import Sequence

from downfield.games.blood_bowl.pack import Parts, fielded
from downfield.games.blood_bowl.pack_draft import Roster, Spot, Team
from downfield.kernel.errors import PackError

BRIBERY = "Bribery and Corruption"
LEAST, MOST = 11, 16  # players [BB-4.1]
STAFF = ("rerolls", "assistants", "cheerleaders", "apothecary", "fans")
INDUCEMENTS = ("temps", "part_timers", "kegs", "trainings", "bribes", "wanderers")  # [BB-19.7] so far


def refuse(file: str, key: str, why: str) -> PackError:
    """A pack that cannot be played with."""
    return PackError(f"{file}: key {key}: {why}.")


def price(team: Team, parts: Parts, name: str) -> int:
    """[BB-4.3, BB-19.2] What one of something costs this team."""
    if name == "rerolls":
        return team.reroll
    one = (parts.draft.staff | parts.draft.inducements)[name]
    return one.corrupt if one.corrupt and BRIBERY in team.special else one.cost


def team_value(team: Team, roster: Roster, parts: Parts) -> int:
    """[BB-4.8] Players, re-rolls, staff and inducements; not the fans, not what is left of the gold."""
    return gold_spent(team, roster, parts, fielded(team, roster)) - roster.fans * price(team, parts, "fans")


def gold_spent(team: Team, roster: Roster, parts: Parts, spots: Sequence[Spot]) -> int:
    """[BB-4.3, BB-4.4] Everything that is paid from the budget."""
    hired = sum(int(getattr(roster, name)) * price(team, parts, name) for name in (*STAFF, *INDUCEMENTS))
    return sum(spot.cost for spot in spots) + hired


def read_added(roster: Roster) -> list[tuple[int, str]]:
    """[BB-4.5] Which shirts gain which skills."""
    return [(int(number), name) for number, _, name in (word.partition(" ") for word in roster.skills)]
