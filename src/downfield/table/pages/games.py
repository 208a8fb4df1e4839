"""A game on a page: its name, its options in the visitor's words, its board in miniature."""

import asyncio
import functools
import re
from collections.abc import Awaitable, Callable

import msgspec

import downfield
from downfield.coaches import levels
from downfield.coaches.shown import ShownCharacter, ShownLevel, shown_character
from downfield.coaches.shown import shown as shown_level
from downfield.kernel.lessons.lesson import lessons
from downfield.kernel.options import Option, Value
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.show.face import Box
from downfield.kernel.show.svg import DEFS, Picture
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import Text, languages
from downfield.text.picture import drawn, face_of, showpiece

PAUSE = 0.2  # seconds between two games that are made ready
OWN_NAME = re.compile(r' (id="m-|aria-label=")[^"]*"')


class ShownOption(msgspec.Struct, frozen=True):
    """Something that may be agreed before a match: its words, and its values with theirs, or a number's limits."""

    name: str
    words: str
    usual: str
    values: list[tuple[str, str]]
    least: int
    most: int
    code: bool = False  # a word of the game's own making
    crests: dict[str, str] = {}  # where its values are teams with such


class ShownGame(msgspec.Struct, frozen=True):
    """A game on a page: its name, its rules in the visitor's language, its board in miniature."""

    slug: str
    name: str
    rules: Rulebook
    tagline: str
    options: list[ShownOption]
    board: str = ""
    box: Box | None = None
    oracle: bool = False  # whether somebody knows how it stands
    levels: tuple[ShownLevel, ...] = ()  # the programs that play it, the strongest first,
    characters: tuple[ShownCharacter, ...] = ()  # and what they may be like
    drawn_with: str = ""  # what the crests are drawn with
    lessons: bool = False  # whether somebody teaches it


@functools.lru_cache(maxsize=64)
def shown(slug: str, tag: str) -> ShownGame:
    """A game as a visitor of this language sees it."""
    game = game_of(slug)
    text = text_of(tag, game.spec)
    face, drawn_with, crests = face_of(game), "", {}
    if face is not None and face.picker is not None:
        drawn_with, both = face.picker.crests(game)
        crests = dict(zip(face.picker.options, both, strict=True))
    return ShownGame(
        slug,
        game.name,
        game.rulebook(tag),
        text.say("game-tagline"),
        [shown_option(option, text, crests.get(option.name, {})) for option in game.spec.options],
        miniature(slug, tag),
        None if face is None else face.box,
        game.spec.oracle is not None,
        tuple(shown_level(name, text, game.spec) for name in levels(game.spec)[::-1]),
        tuple(shown_character(name, text) for name in game.spec.characters),
        drawn_with,
        bool(lessons(game)),
    )


async def warm_up(do: Callable[[Callable[[], ShownGame]], Awaitable[ShownGame]]) -> None:
    """Make every game ready to be shown, piece by piece, before anybody waits for it."""
    for tag in languages():
        for slug in downfield.GAMES:
            await asyncio.sleep(PAUSE)
            await do(functools.partial(shown, slug, tag))


def shown_option(option: Option, text: Text, crests: dict[str, str]) -> ShownOption:
    """An option in the visitor's words; a number has no list of values, teams with crests stand by their names."""
    values: list[Value] = list(option.choices) or ([True, False] if isinstance(option.default, bool) else [])
    words = [(_form(value), text.value(option.name, value)) for value in values]
    if crests:
        words.sort(key=lambda pair: pair[1])
    return ShownOption(
        option.name,
        text.option(option.name),
        _form(option.default),
        words,
        option.least,
        option.most,
        option.code,
        crests,
    )


def _form(value: Value) -> str:
    """A value as a form sends it; none at all is left empty."""
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def miniature(slug: str, tag: str) -> str:
    """The board in the middle of a match."""
    game = game_of(slug)
    return small(drawn(showpiece(game), None, text_of(tag, game.spec).say))


def bare(drawing: str) -> str:
    """Parts of a board without names of their own, for a page with several boards."""
    return OWN_NAME.sub("", drawing)


def small(board: Picture) -> str:
    """A board in miniature; its parts bear no names, for several boards share a page."""
    inside = bare(board.still + board.moving)
    if not inside:
        return ""
    size = f"0 0 {board.width} {board.height}"
    return f'<svg class="df" viewBox="{size}" aria-hidden="true">{DEFS}{inside}</svg>'
