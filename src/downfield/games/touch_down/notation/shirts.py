"""Players as a coach calls them: by the number on the shirt, the role, and what is printed on the counter."""

import functools
from typing import cast

from downfield.games.touch_down.components.parts import ROLES, Parts, Player
from downfield.games.touch_down.teams.sign_up import signed
from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.view import View


@functools.lru_cache(maxsize=50)
def squad(game: Game, team: str, code: str, league: bool) -> dict[int, Player]:
    """The players of a team by their numbers."""
    options: dict[str, Value] = {"home_team": team, "home_roster": code, "league": league}
    return {player.number: player for player in signed(cast(Parts, game.pack.parts), options, "home").players}


def squads(view: View, game: Game) -> tuple[dict[int, Player], dict[int, Player]]:
    """Both teams."""
    agreed = view.options_agreed
    home, away = (
        squad(game, str(agreed[f"{side}_team"]), str(agreed[f"{side}_roster"]), agreed["league"] is True)
        for side in SIDES
    )
    return home, away


def shirt(number: int, players: dict[int, Player]) -> str:
    """A player as a coach calls him: number, role, contact and speed."""
    known = players.get(number)
    return str(number) if known is None else f"{number} {ROLES[known.role]} {known.contact}/{known.speed}"
