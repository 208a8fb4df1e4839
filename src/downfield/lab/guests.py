"""Programs from outside: a coach of one's own sits down wherever a level does, by the name `bot.py:Hesitant`.

What stands after the colon is called as every level is, with the game, its options and a seed, and gives a coach. A
file is read from where it lies, a module (`my.bots:Hesitant`) from where Python finds it.
"""

import functools
import hashlib
import importlib
import importlib.util
import pathlib
import sys
from collections.abc import Callable
from typing import cast

from downfield.coaches import check_level, coach
from downfield.kernel.coach import Coach
from downfield.kernel.errors import BadOption, IllegalAnswer
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

Maker = Callable[[Game, dict[str, Value], int], Coach]


def check_program(name: str, game: Game) -> None:
    """Refuse a program that cannot sit down: no level of the game, and none from outside."""
    if is_guest(name):
        seated(name, game, game.options({}), 0)
    else:
        check_level(name, game.spec)


def is_guest(name: str) -> bool:
    """Whether a name is that of a program from outside."""
    return ":" in name


def seated(name: str, game: Game, options: dict[str, Value], seed: int) -> Coach:
    """A level, or a program from outside, ready to play."""
    if not is_guest(name):
        return coach(name, game, options, seed)
    made = _maker(name)(game, options, seed)
    if not all(callable(getattr(made, part, None)) for part in ("sit_down", "decide")):
        raise BadOption(
            "{program} gives no coach: it needs sit_down(seed, stream) and decide(state, seat).",
            key="guest-coach",
            program=name,
        )
    made.sit_down(seed, 0)
    return Guest(name, made)


class Guest:
    """Watches that a program from outside only answers what it is asked."""

    def __init__(self, name: str, program: Coach) -> None:
        self.name, self.program = name, program

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match."""
        self.program.sit_down(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """What the program decides, if it may."""
        chosen, options = self.program.decide(state, seat), state.options(seat)
        if chosen not in options:
            raise IllegalAnswer(
                "{program} answered {answer}, which is not among its options: {options}.",
                key="guest-answer",
                program=self.name,
                answer=repr(chosen),
                options=", ".join(map(str, options)),
            )
        return chosen


@functools.cache
def _maker(name: str) -> Maker:
    """What makes a program's coaches."""
    place, _, what = name.rpartition(":")
    made = getattr(_module(place, name), what, None)
    if not callable(made):
        raise BadOption(
            "There is nothing called {what} in {place} that makes a coach.",
            key="guest-maker",
            what=what,
            place=place,
        )
    return cast(Maker, made)


def _module(place: str, name: str) -> object:
    if place.endswith(".py"):
        return _file(pathlib.Path(place).absolute(), name)
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{place}.".startswith(f"{missing.name}."):
            raise  # the program is there, and lacks something itself
        raise _absent(name) from None


def _file(file: pathlib.Path, name: str) -> object:
    """A program in a file; it is known by its place, so that two of one name do not meet."""
    if not file.is_file():
        raise _absent(name)
    known = f"guest_{hashlib.sha256(str(file).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(known, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[known] = module
    spec.loader.exec_module(module)
    return module


def _absent(name: str) -> BadOption:
    return BadOption(
        "There is no program {program}. Name a level, or a coach of your own as FILE.py:NAME.",
        key="guest-absent",
        program=name,
    )
