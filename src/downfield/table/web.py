"""The pages: home, a match, the rules of a game."""

import functools
import re
from typing import Any

import msgspec
from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response, Template

import downfield
from downfield.coaches import COACHES
from downfield.kernel.options import Option, Value
from downfield.kernel.rulebook import Rulebook
from downfield.kernel.svg import DEFS, STYLE, Picture
from downfield.table.house import House
from downfield.table.people import name_of
from downfield.table.visit import language, text_of, theme
from downfield.table.wishes import game_of
from downfield.text import Text, lore
from downfield.text.picture import drawn, showpiece
from downfield.text.sheet import keeps_report

Asked = Request[Any, Any, Any]
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


class ShownGame(msgspec.Struct, frozen=True):
    """A game on a page: its name, its rules in the visitor's language, its board in miniature."""

    slug: str
    name: str
    rules: Rulebook
    tagline: str
    options: list[ShownOption]
    board: str = ""


@functools.lru_cache(maxsize=64)
def shown(slug: str, tag: str) -> ShownGame:
    """A game as a visitor of this language sees it."""
    game = game_of(slug)
    text = text_of(tag, game.spec)
    options = [shown_option(option, text) for option in game.spec.options]
    tagline = text.say("game-tagline")
    return ShownGame(slug, game.name, game.rulebook(tag), tagline, options, miniature(slug, tag))


def shown_option(option: Option, text: Text) -> ShownOption:
    """An option in the visitor's words; a number has no list of values."""
    values: list[Value] = list(option.choices) or ([True, False] if isinstance(option.default, bool) else [])
    words = [(_form(value), text.value(option.name, value)) for value in values]
    return ShownOption(
        option.name,
        text.option(option.name),
        _form(option.default),
        words,
        option.least,
        option.most,
        option.code,
    )


def _form(value: Value) -> str:
    """A value as a form sends it; none at all is left empty."""
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def miniature(slug: str, tag: str) -> str:
    """The board in the middle of a match."""
    game = game_of(slug)
    return small(drawn(showpiece(game), None, text_of(tag, game.spec).say))


def small(board: Picture) -> str:
    """A board in miniature; its parts bear no names, for several boards share a page."""
    inside = OWN_NAME.sub("", board.still + board.moving)
    if not inside:
        return ""
    size = f"0 0 {board.width} {board.height}"
    return f'<svg class="df" viewBox="{size}" aria-hidden="true">{DEFS}{inside}</svg>'


def page(request: Asked, name: str, **context: object) -> Template:
    """A page with what every page knows."""
    tag = language(request)
    known = {"text": text_of(tag), "theme": theme(request), "defs": DEFS, "coaches": COACHES[::-1]}
    known["name"] = name_of(request)
    games = [shown(slug, tag) for slug in downfield.GAMES]
    return Template(name, context={**known, "games": games, **context})


@get("/", media_type=MediaType.HTML)
async def home(request: Asked) -> Template:
    """The games, and one's own matches."""
    return page(request, "home.html")


@get("/match/{match_id:str}", media_type=MediaType.HTML)
async def match(match_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> Template:
    """A match."""
    async with house.visit(match_id) as room:
        kept = room.sitting.kept
    tag, spec = language(request), game_of(kept.game).spec
    return page(
        request,
        "match.html",
        match={"id": kept.id},
        game=shown(kept.game, tag),
        text=text_of(tag, spec),
        reported=keeps_report(spec),
        marks=lore.marks(game_of(kept.game)),
    )


@get("/rules/{slug:str}", media_type=MediaType.HTML)
async def rules(slug: FromPath[str], request: Asked) -> Template:
    """The rules of a game."""
    tag, game = language(request), game_of(slug)
    text = text_of(tag, game.spec)
    pages = {entry.rule: entry for entry in lore.entries(game, text)}
    shelves = lore.shelves(game, text)
    return page(request, "rules.html", game=shown(slug, tag), text=text, pages=pages, shelves=shelves)


@get("/static/board.css", media_type="text/css")
async def board_style() -> Response[str]:
    """The colours of every board."""
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=300"})
