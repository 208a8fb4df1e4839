"""Programs that hold a seat."""

from collections.abc import Mapping

from downfield.coaches.random import Random
from downfield.kernel.coach import Coach, Planner
from downfield.kernel.errors import UnknownName
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

__all__ = ["COACHES", "Coach", "Planner", "coach", "fallbacks"]

COACHES = (
    "random",
    "steady",
)  # the levels that every game has, the weakest first; new ones are added at the end


def coach(name: str, game: Game, options: Mapping[str, Value], seed: int = 0) -> Coach:
    """A coach by name, for a game with its components and options; a `steady` one may first have to solve its model."""
    if name not in COACHES:
        raise UnknownName("coach", name, COACHES)
    made: Coach = Random() if name == "random" else game.spec.coaches[name](game, game.options(options), seed)
    made.sit_down(seed, 0)
    return made


def fallbacks(name: str, game: Game) -> tuple[str, ...]:
    """Who plays where a coach cannot answer: the levels of the game below it, the strongest first. Never the lot."""
    levels = tuple(game.spec.coaches)
    below = levels.index(name) if name in levels else 0 if name in COACHES else len(levels)
    return tuple(reversed(levels[:below]))
