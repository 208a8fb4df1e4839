"""The pages about what a game is played with, found in the game's own package, and read as plain lines."""

import difflib
from collections.abc import Iterator

from downfield.kernel.errors import UnknownName
from downfield.kernel.show.face import Lore
from downfield.kernel.show.look import Look
from downfield.kernel.show.lore import Entry, Grid, Page, Section, Sentence, Shelf, text_of
from downfield.kernel.spec import Game
from downfield.text import Text, key_of

GAP = "  "
RULE = "rule"  # the section of a page that says what its rule says


def _lore(game: Game) -> Lore | None:
    """What a game tells beside its rules, None where it tells nothing."""
    return None if game.spec.face is None else game.spec.face().lore


def marks(game: Game) -> str:
    """Which elements of the board have pages, as a selector; "" where none has."""
    told = _lore(game)
    return "" if told is None else told.marks


def shelves(game: Game, text: Text) -> tuple[Shelf, ...]:
    """The lists of pages that a game has; none for most."""
    told = _lore(game)
    return () if told is None else told.shelves(game, text.say)


def entries(game: Game, text: Text, shelf: str = "") -> list[Entry]:
    """Every page of a game, or of one of its lists."""
    told = _lore(game)
    found = [] if told is None else told.entries(game, text.say)
    return [entry for entry in found if entry.path.startswith(f"{shelf}/" if shelf else "")]


def about(look: Look, text: Text, element: str) -> Sentence:
    """Which pages belong to an element of the board."""
    told = _lore(look.game)
    return () if told is None else told.about(look, text.say, element)


def page(game: Game, text: Text, path: str) -> Page:
    """One page, or UnknownName with its neighbours."""
    known = {entry.path for entry in entries(game, text)} | {shelf.key for shelf in shelves(game, text)}
    told = _lore(game)
    if told is None or path not in known:
        raise _unknown(game, text, path)
    return told.page(game, game.rulebook(text.language), text.say, path)


def _unknown(game: Game, text: Text, path: str) -> UnknownName:
    """No such page: what it would be, and who is near."""
    key, _, name = path.partition("/")
    kind = next((shelf.kind for shelf in shelves(game, text) if shelf.key == key), "page")
    known = entries(game, text, key if kind != "page" else "")
    return UnknownName(kind, name or path, [entry.name for entry in known])


def near(game: Game, text: Text, path: str) -> list[Entry]:
    """The pages that somebody may have meant who has mistyped an address."""
    key, _, name = path.partition("/")
    known = entries(game, text, key) or entries(game, text)
    by_word = {word: entry for entry in known for word in (key_of(entry.name), last_of(entry.path))}
    found = difflib.get_close_matches(key_of(name or key), by_word, n=6, cutoff=0.5)
    return list(dict.fromkeys(by_word[word] for word in found))[:3]


def last_of(path: str) -> str:
    """The last word of an address, as names are compared."""
    return key_of(path.rpartition("/")[2])


def found(game: Game, text: Text, words: str) -> str:
    """The address of the page that somebody means by its address, its last word or its name; "" if there is none."""
    wanted = key_of(words.strip())
    for shelf in shelves(game, text):
        if wanted in (shelf.key, key_of(shelf.title)):
            return shelf.key
    for entry in entries(game, text):
        if wanted in (key_of(entry.path), last_of(entry.path), key_of(entry.name)):
            return entry.path
    return ""


# In plain lines ---------------------------------------------------------------------------------------------------


def beyond(told: Page) -> Iterator[tuple[str, str]]:
    """A page to be read below the rule it is about: each line with what it is, "head" or "text"."""
    for section in told.sections:
        if section.key == RULE:
            continue
        yield "", "text"
        yield section.title, "head"
        for line in _lines_of(section):
            yield line, "text"


def _lines_of(section: Section) -> Iterator[str]:
    for line in section.lines:
        yield ("- " if section.listed else "") + text_of(line)
    if section.grid is not None:
        yield from _rows(section.grid)


def _rows(grid: Grid) -> Iterator[str]:
    """Columns under their headings; the last one is as long as it is."""
    table = [list(grid.heads), *([text_of(cell) for cell in row] for row in grid.rows)]
    wide = [max(len(row[i]) for row in table) for i in range(len(grid.heads))]
    for row in table:
        cells = [
            cell.rjust(w) if i in grid.numbers else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(row, wide, strict=True))
        ]
        yield GAP.join(cells).rstrip()
