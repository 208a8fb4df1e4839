"""Pages about what a game is played with, beside its rules: data that the table and the terminal show alike.

A game that has such pages says so in a module `lore`: `shelves` names the lists, `entries` every page on one of them,
`page` writes one of either, `about` says which pages belong to something on the board.
"""

from collections.abc import Mapping

import msgspec


class Words(msgspec.Struct, frozen=True):
    """Some words; `to` is a rule (#FAR-5.3) or another page of the same game (skills/dodge) that they lead to."""

    text: str
    to: str = ""
    drawing: str = ""  # a figure that stands before them


Sentence = tuple[Words, ...]


class Grid(msgspec.Struct, frozen=True):
    """A table: its headings, its rows, which columns are numbers, and which one has the most words."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Sentence, ...], ...]
    numbers: tuple[int, ...] = ()
    widest: int = -1


class Section(msgspec.Struct, frozen=True):
    """A part of a page under its own heading; `key` names it in an address."""

    key: str
    title: str
    lines: tuple[Sentence, ...] = ()
    listed: bool = False  # the lines are a list, not paragraphs
    grid: Grid | None = None


class Page(msgspec.Struct, frozen=True):
    """A page: title, a line under it, a drawing with what it shows, sections.

    `draft` is a team that can be drafted, `options` begin a match with what the page is about.
    """

    path: str
    title: str
    under: Sentence = ()
    picture: str = ""
    shown: str = ""
    sections: tuple[Section, ...] = ()
    filtered: bool = False  # so long that a reader may want to see a part of it only
    draft: str = ""
    options: Mapping[str, str] = {}


class Shelf(msgspec.Struct, frozen=True):
    """A list of pages: its name in an address, its title, what kind of thing is on it."""

    key: str
    title: str
    kind: str


class Entry(msgspec.Struct, frozen=True):
    """A page on a shelf, the name of its subject, and the rule that explains it."""

    path: str
    name: str
    rule: str = ""


def plain(text: object, to: str = "") -> Sentence:
    """A line of one piece."""
    return (Words(str(text), to),)


def joined(pieces: tuple[Words, ...] | list[Words], between: str = ", ") -> Sentence:
    """Pieces side by side, with something between them."""
    found: list[Words] = []
    for piece in pieces:
        found += [Words(between), piece] if found else [piece]
    return tuple(found)


def text_of(line: Sentence) -> str:
    """A line without what it leads to."""
    return "".join(piece.text for piece in line)
