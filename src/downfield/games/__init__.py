"""The games, by slug. A game package is imported when somebody asks for it."""

import importlib

from downfield.kernel.errors import UnknownGame
from downfield.kernel.spec import Spec

GAMES = {
    "first-downs": "downfield.games.first_downs",
    "first-and-roll": "downfield.games.first_and_roll",
    "calciotto": "downfield.games.calciotto",
    "touch-down": "downfield.games.touch_down",
    "blood-bowl": "downfield.games.blood_bowl",
}


def spec(slug: str) -> Spec:
    """What a game package says about its game."""
    if slug not in GAMES:
        raise UnknownGame("game", slug, GAMES)
    found: Spec = importlib.import_module(GAMES[slug]).GAME
    return found
