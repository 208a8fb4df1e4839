"""What is agreed for a match of a competition: its options, the teams of both, and that a cup match has a winner."""

import downfield
from downfield.kernel.options import Value
from downfield.league.state import Entrant, Fixture, State

SIDES = ("home", "away")


def options_for(state: State, fixture: Fixture) -> dict[str, Value]:
    """Under which options a fixture is played [CAL-19.2, CAL-18.8; BB-17.11]."""
    settings = state.settings
    agreed = dict(settings.options)
    if state.tie_of(fixture).spot is not None:
        agreed |= settings.season.decider
    for side, entrant in zip(SIDES, (fixture.home, fixture.away), strict=True):
        agreed |= _team(settings.game, side, state.entrants[entrant], fixture.member)
    return agreed


def _team(game: str, side: str, entrant: Entrant, member: int) -> dict[str, Value]:
    """The team of one side: one of those that the game brings along, or a code."""
    team = entrant.teams.get(member) or entrant.teams.get(0, "")
    return {option_for(game, side, team): team} if team else {}


def option_for(game: str, side: str, team: str) -> str:
    """By which option a team is named."""
    for option in downfield.game(game).spec.options:
        if option.name.startswith(f"{side}_") and team in option.choices:
            return option.name
    return f"{side}_roster"
