"""Team sheets: whether a team may play in a competition, by the game's own rules and by what its organiser allows."""

from downfield.kernel.errors import DownfieldError
from downfield.league.arranged import option_for
from downfield.league.careers import first_team
from downfield.league.errors import Refused
from downfield.league.facts import game_of
from downfield.league.settings import Settings, Tier


def check_team(settings: Settings, team: str) -> None:
    """Refuse a team with which no match of this competition could begin [BB-4.1 to 4.6, CAL-19.3, TD-22]."""
    game = game_of(settings.game)
    option = option_for(settings.game, "home", team)
    if option not in {known.name for known in game.spec.options}:
        raise Refused("In this game everybody plays with the same team.", key="league-no-teams")
    tier = tier_of(settings, team)
    team = first_team(settings, team) if settings.season.career else team  # as it enters [BB-22.1]
    option = option_for(settings.game, "home", team)
    agreed = settings.season.options | settings.options
    both = {option: team, option_for(settings.game, "away", team): team}  # so that no other team is checked
    try:
        game.state(agreed | both)
        game.state(agreed | tier.options | both)
    except DownfieldError as e:
        raise Refused("This team cannot play here: {why}", key="league-team", why=e) from None
    _check_most(tier, team)


def tier_of(settings: Settings, team: str) -> Tier:
    """The tier to which a team belongs, or Refused where the organiser has none for it."""
    named = team.partition(":")[0]
    for tier in settings.tiers:
        if named in tier.teams:
            return tier
    others = [tier for tier in settings.tiers if not tier.teams]
    if settings.tiers and not others:
        known = ", ".join(name for tier in settings.tiers for name in tier.teams)
        raise Refused("{team} may not take part here: {known}.", key="league-barred", team=named, known=known)
    return others[0] if others else Tier()


def _check_most(tier: Tier, team: str) -> None:
    """So many of something at most, by the words of the code: `stars:a,b` are two, `rerolls:3` are three."""
    for part in team.split(";")[1:]:
        name, _, what = part.partition(":")
        count = int(what) if what.isascii() and what.isdigit() else len(what.split(","))
        if count > tier.at_most.get(name, count):
            raise Refused(
                "{count} of {name}: at most {most} here.",
                key="league-at-most",
                count=count,
                name=name,
                most=tier.at_most[name],
            )


def missing_sheets(settings: Settings, teams: dict[int, str]) -> bool:
    """Whether one of the coaches of an entrant has not handed in a team."""
    return any(not teams.get(member) for member in range(settings.squad))
