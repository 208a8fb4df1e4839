"""What is agreed for a match of a competition: its options, the teams of both, and that a cup match has a winner."""

from downfield.kernel.options import Value
from downfield.league.careers import check_rolled, team_now
from downfield.league.facts import game_of
from downfield.league.state import Fixture, State

SIDES = ("home", "away")


def options_for(state: State, fixture: Fixture) -> dict[str, Value]:
    """Under which options a fixture is played [CAL-19.2, CAL-18.8; BB-17.11]."""
    settings = state.settings
    check_rolled(state, fixture)
    agreed = settings.season.options | settings.options
    if state.tie_of(fixture).spot is not None:
        agreed |= settings.season.decider
    for side, entrant in zip(SIDES, (fixture.home, fixture.away), strict=True):
        team = fixture.teams.get(entrant) or _usual(state, entrant, fixture.member)
        agreed |= {option_for(settings.game, side, team): team} if team else {}
    return agreed


def _usual(state: State, entrant: int, member: int) -> str:
    """The team that was handed in, as it is by now; of a squad that of the place."""
    own = state.entrants[entrant].teams.get(member) if member else None
    return own or team_now(state, entrant)


def option_for(game: str, side: str, team: str) -> str:
    """By which option a team is named."""
    for option in game_of(game).spec.options:
        if option.name.startswith(f"{side}_") and team in option.choices:
            return option.name
    return f"{side}_roster"
