"""Programs that hold a seat."""

from collections.abc import Mapping

from downfield.coaches.random import Random
from downfield.kernel.coach import Coach, Planner
from downfield.kernel.errors import UnknownName
from downfield.kernel.options import Value
from downfield.kernel.spec import Game, Spec

__all__ = [
    "COACHES",
    "LOT",
    "USUAL",
    "Coach",
    "Planner",
    "check_level",
    "coach",
    "fallbacks",
    "levels",
]

LOT = "random"  # leaves every decision to chance, in every game
USUAL = "steady"  # plays where nobody says who; every game has it
COACHES = (
    LOT,
    USUAL,
    "perfect",
)  # what programs are called, in any game; matches note them by their place, so new ones are added at the end


def levels(spec: Spec) -> tuple[str, ...]:
    """The programs that play a game, the weakest first."""
    return LOT, *spec.coaches


def check_level(name: str, spec: Spec) -> None:
    """Refuse a level that a game does not have."""
    if name not in levels(spec):
        raise UnknownName("coach", name, levels(spec))


def coach(name: str, game: Game, options: Mapping[str, Value], seed: int = 0) -> Coach:
    """A coach by name, for a game with its components and options; some may first have to solve their model."""
    check_level(name, game.spec)
    made: Coach = Random() if name == LOT else game.spec.coaches[name](game, game.options(options), seed)
    made.sit_down(seed, 0)
    return made


def fallbacks(name: str, game: Game) -> tuple[str, ...]:
    """Who plays where a coach cannot answer: the levels of the game below it, the strongest first. Never the lot."""
    known = tuple(game.spec.coaches)
    below = known.index(name) if name in known else 0 if name in COACHES else len(known)
    return tuple(reversed(known[:below]))
