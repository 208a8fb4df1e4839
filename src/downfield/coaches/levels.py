"""The levels at which programs play, and their characters: what they are called, and how long they may think."""

import msgspec

from downfield.kernel.coach import level_and_character
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
    Level("master", 5),
)
COACHES = tuple(level.name for level in LEVELS)
LOT, USUAL = COACHES[:2]  # leaves every decision to chance; plays where nobody says who. Every game has both

# What a program may be like at any level: `steady-bold`. A game says in its Spec which of them it has
CHARACTERS = ("bold", "careful", "passing", "running", "pressing", "brawling")


def level(name: str) -> Level:
    """The level of a program by its name."""
    return LEVELS[COACHES.index(level_and_character(name)[0])]


def levels(spec: Spec) -> tuple[str, ...]:
    """The levels at which a game is played, the weakest first."""
    return LOT, *spec.coaches


def programs(spec: Spec) -> tuple[str, ...]:
    """Every program that plays a game: its levels, then each of them but the lot with each character."""
    return *levels(spec), *(f"{level}-{character}" for level in spec.coaches for character in spec.characters)


def is_program(name: str) -> bool:
    """Whether this is the name of a program, of whatever game."""
    level, character = level_and_character(name)
    return level in COACHES and (character in CHARACTERS or name == level)


def check_level(name: str, spec: Spec) -> None:
    """Refuse a program that a game does not have."""
    if name not in programs(spec):
        raise UnknownName("coach", name, programs(spec))


def fallbacks(name: str, game: Game) -> tuple[str, ...]:
    """Who plays where a coach cannot answer: the levels of the game below it, the strongest first. Never the lot."""
    known, (level, _) = tuple(game.spec.coaches), level_and_character(name)
    below = known.index(level) if level in known else 0 if level in COACHES else len(known)
    return tuple(reversed(known[:below]))
