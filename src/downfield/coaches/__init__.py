"""Programs that hold a seat."""

from collections.abc import Mapping

from downfield.coaches.levels import (
    CHARACTERS,
    COACHES,
    LOT,
    USUAL,
    Level,
    check_level,
    fallbacks,
    is_program,
    level,
    levels,
    programs,
)
from downfield.coaches.random import Random
from downfield.kernel.coach import Coach, Planner, level_and_character
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

__all__ = [
    "CHARACTERS",
    "COACHES",
    "LOT",
    "USUAL",
    "Coach",
    "Level",
    "Planner",
    "check_level",
    "coach",
    "fallbacks",
    "is_program",
    "level",
    "levels",
    "programs",
]


def coach(name: str, game: Game, options: Mapping[str, Value], seed: int = 0) -> Coach:
    """A coach by name, such as `steady` or `steady-bold`, for a game with its components and options.

    Some may first have to solve their model.
    """
    check_level(name, game.spec)
    level, character = level_and_character(name)
    likes = (game.spec.characters[character],) if character else ()
    made = Random() if level == LOT else game.spec.coaches[level](game, game.options(options), seed, *likes)
    made.sit_down(seed, 0)
    return made
