"""A level as people see it: its name, how it plays, how long it thinks, and its face."""

import msgspec

from downfield.coaches.faces import face
from downfield.coaches.levels import level
from downfield.kernel.spec import Spec
from downfield.text import Text


class ShownLevel(msgspec.Struct, frozen=True):
    """A level on a page or in the terminal, in the words of a language."""

    name: str
    called: str
    how: str
    time: str
    face: str


def shown(name: str, text: Text, spec: Spec) -> ShownLevel:
    """A level of a game in the words of a language; where a game is solved, nobody has to think."""
    solved = f"level-{name}-solved" if spec.solver is not None else ""
    how = solved if text.has(solved) else f"level-{name}"
    time = text.say("level-time", seconds=0 if spec.solver is not None else level(name).seconds)
    return ShownLevel(name, text.coach(name), text.say(how), time, face(name))


class ShownCharacter(msgspec.Struct, frozen=True):
    """A character on a page or in the terminal, in the words of a language."""

    name: str
    called: str
    how: str


def shown_character(name: str, text: Text) -> ShownCharacter:
    """A character in the words of a language."""
    return ShownCharacter(name, text.say(f"character-{name}"), text.say(f"manner-{name}"))
