"""Players as a coach calls them: by the number on the shirt, the role, and what is printed on the counter."""

import functools
from typing import cast

from downfield.games.touch_down.components.freeze import chosen_team
from downfield.games.touch_down.components.parts import ROLES, Parts, Player, roster
from downfield.kernel.spec import Game
from downfield.kernel.view import View


@functools.lru_cache(maxsize=50)
def squad(game: Game, team: str) -> dict[int, Player]:
    """The players of a team by their numbers."""
    parts = cast(Parts, game.pack.parts)
    own = chosen_team(parts.teams.teams, team)
    return {player.number: player for player in roster(own, parts.teams.pool)}


def squads(view: View, game: Game) -> tuple[dict[int, Player], dict[int, Player]]:
    """Both teams."""
    agreed = view.options_agreed
    return squad(game, str(agreed["home_team"])), squad(game, str(agreed["away_team"]))


def shirt(number: int, players: dict[int, Player]) -> str:
    """A player as a coach calls him: number, role, contact and speed."""
    known = players.get(number)
    return str(number) if known is None else f"{number} {ROLES[known.role]} {known.contact}/{known.speed}"
