"""The levels at which programs play: what they are called in commands, and how long they may think."""

import msgspec

from downfield.kernel.errors import UnknownName
from downfield.kernel.spec import Game, Spec


class Level(msgspec.Struct, frozen=True):
    """A strength at which programs play, in every game that has it."""

    name: str
    seconds: int = 0  # that it may think about a decision; none: it answers at once


LEVELS = (  # matches note them by their place, so new ones are added at the end
    Level("random"),
    Level("steady"),
    Level("perfect"),
    Level("rookie"),
    Level("sharp", 2),
)
COACHES = tuple(level.name for level in LEVELS)
LOT, USUAL = COACHES[:2]  # leaves every decision to chance; plays where nobody says who. Every game has both


def level(name: str) -> Level:
    """A level by its name."""
    return LEVELS[COACHES.index(name)]


def levels(spec: Spec) -> tuple[str, ...]:
    """The programs that play a game, the weakest first."""
    return LOT, *spec.coaches


def check_level(name: str, spec: Spec) -> None:
    """Refuse a level that a game does not have."""
    if name not in levels(spec):
        raise UnknownName("coach", name, levels(spec))


def fallbacks(name: str, game: Game) -> tuple[str, ...]:
    """Who plays where a coach cannot answer: the levels of the game below it, the strongest first. Never the lot."""
    known = tuple(game.spec.coaches)
    below = known.index(name) if name in known else 0 if name in COACHES else len(known)
    return tuple(reversed(known[:below]))
