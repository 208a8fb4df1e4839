"""Programs that hold a seat."""

from collections.abc import Mapping

from downfield.coaches.levels import COACHES, LOT, USUAL, Level, check_level, fallbacks, level, levels
from downfield.coaches.random import Random
from downfield.kernel.coach import Coach, Planner
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

__all__ = [
    "COACHES",
    "LOT",
    "USUAL",
    "Coach",
    "Level",
    "Planner",
    "check_level",
    "coach",
    "fallbacks",
    "level",
    "levels",
]


def coach(name: str, game: Game, options: Mapping[str, Value], seed: int = 0) -> Coach:
    """A coach by name, for a game with its components and options; some may first have to solve their model."""
    check_level(name, game.spec)
    made: Coach = Random() if name == LOT else game.spec.coaches[name](game, game.options(options), seed)
    made.sit_down(seed, 0)
    return made
