"""Chapter 4: what a drafted team costs and is worth. `faults` tells whether it may be drafted."""

from collections.abc import Sequence

from downfield.games.blood_bowl.components.parts import Parts, fielded
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Price, Roster, Spot, Team
from downfield.games.blood_bowl.teams.hired_players import guests

LEAST, MOST = 11, 16  # players [BB-4.1]


def price(team: Team, parts: Parts, name: str) -> int:
    """[BB-4.3, BB-19.2] What one of something costs this team."""
    if name == "rerolls":
        return team.reroll
    one = price_list(parts)[name]
    by_rule = [cost for special, cost in one.by_rule.items() if special in team.special]
    return one.by_team.get(team.id, min(by_rule, default=one.cost))


def price_list(parts: Parts) -> dict[str, Price]:
    """[BB-4.3, BB-19.7] Everything that is hired by number."""
    return parts.draft.staff | parts.draft.inducements


def rules_of(team: Team, roster: Roster) -> set[str]:
    """[BB-19.1, BB-19.3] The special rules of a team, with its patron's."""
    return {*team.special, *({roster.patron} & set(team.choose_one))}


def is_offered(team: Team, rules: set[str], one: Price) -> bool:
    """[BB-4.3, BB-19.7] Whether a team with these special rules may hire this."""
    return (team.apothecary or not one.treated) and (not one.needs or bool(rules & set(one.needs)))


def team_value(team: Team, roster: Roster, parts: Parts) -> int:
    """[BB-4.8] Players, re-rolls, staff and inducements; not the fans, not what is left of the gold."""
    spots = [*fielded(team, roster), *guests(team, roster, parts)]
    return gold_spent(team, roster, parts, spots) - roster.fans * price(team, parts, "fans")


def gold_spent(team: Team, roster: Roster, parts: Parts, spots: Sequence[Spot]) -> int:
    """[BB-4.3, BB-4.4] Everything that is paid from the budget."""
    hired = sum(int(getattr(roster, name)) * price(team, parts, name) for name in (*STAFF, *INDUCEMENTS))
    return sum(spot.cost for spot in spots) + hired


def read_added(roster: Roster) -> list[tuple[int, str]]:
    """[BB-4.5] Which shirts gain which skills."""
    return [(int(number), name) for number, _, name in (word.partition(" ") for word in roster.skills)]
