"""A squad of one's own as a code of one word: `v1;1*3P3,12*3P2,13*4A2;name:I+Leoni`, number and base of each figure."""

import re
from typing import NamedTuple

from downfield.games.calciotto.components.parts import ROLES, Squad, read_base
from downfield.kernel.errors import BadOption
from downfield.toolkit.codes import ON_A_PLATE, free_word, free_words, tidy_name

VERSION = "v1"
FIGURE = re.compile(r"([1-9][0-9]?)\*([1-9][PDCAT][0-9])")
EXAMPLE = "v1;1*3P3,12*3P2,2*3D3,13*4A2;name:Leoni"


class Signed(NamedTuple):
    """A figure of a squad: its number, and what stands on its base [CAL-3.1]."""

    number: int
    movement: int
    role: int
    strength: int

    @property
    def base(self) -> str:
        """As it is written: 4A2."""
        return f"{self.movement}{ROLES[self.role]}{self.strength}"


class Own(NamedTuple):
    """A squad for a match."""

    name: str
    figures: list[Signed]


def own(squad: Squad) -> Own:
    """A ready squad."""
    return Own(squad.name, [Signed(f.number, *read_base(f.base)) for f in squad.figures])


def write_code(squad: Own) -> str:
    """A squad as one word."""
    figures = ",".join(f"{figure.number}*{figure.base}" for figure in squad.figures)
    return f"{VERSION};{figures}" + (f";name:{free_word(squad.name)}" if squad.name else "")


def read_code(code: str) -> Own:
    """The squad that a word means, or BadOption; whether it may play is another question."""
    version, *rest = code.split(";")
    if version != VERSION:
        raise _unreadable(version)
    if not 1 <= len(rest) <= 2:
        raise _unreadable(code)
    figures = [_figure(word) for word in rest[0].split(",")]
    key, _, name = rest[1].partition(":") if len(rest) > 1 else ("name", "", "")
    if key != "name":
        raise _unreadable(rest[1])
    return Own(tidy_name(free_words(name), ON_A_PLATE), figures)


def _figure(word: str) -> Signed:
    found = FIGURE.fullmatch(word)
    if found is None:
        raise _unreadable(word)
    return Signed(int(found[1]), *read_base(found[2]))


def _unreadable(part: str) -> BadOption:
    return BadOption(
        "{given} is no part of a squad. Write it as {example} ({rule}).",
        rule="CAL-3.1",
        key="squad-code",
        given=repr(part),
        example=EXAMPLE,
    )
