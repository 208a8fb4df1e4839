"""Pages beside the rules: whatever a game tells of its components, and which of them belong to something on a board."""

import functools
from typing import Any

import msgspec
from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response, Template

from downfield.kernel.errors import UnknownName
from downfield.kernel.show.lore import Sentence
from downfield.kernel.show.player import PlayerCard
from downfield.table.live.house import House
from downfield.table.pages.games import shown
from downfield.table.pages.page import page, shared_page
from downfield.table.people.sight import look
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import lore
from downfield.text.picture import player, portrait

Asked = Request[Any, Any, Any]


class Piece(msgspec.Struct, frozen=True):
    """Some words, and the address that they lead to."""

    words: str
    href: str = ""


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever was pointed at on a board, or only the pages beside it."""

    side: str = ""
    name: str = ""
    portrait: str = ""
    values: list[tuple[str, str]] = []
    state: list[str] = []
    skills: list[Piece] = []
    pages: list[Piece] = []


def href(slug: str, tag: str, to: str) -> str:
    """The address of a rule (#FAR-5.3) or of a page (skills/dodge, skills#agility)."""
    path, _, mark = to.partition("#")
    where = f"/rules/{slug}/{path}" if path else f"/rules/{slug}"
    return f"{where}?lang={tag}" + (f"#{mark}" if mark else "")


def _shown(request: Asked, slug: str, path: str) -> Response[str] | Template:
    """A page, or one that says what may have been meant."""
    tag, game = language(request), game_of(slug)
    text = text_of(tag, game.spec)
    meant = lore.found(game, text, path) or path

    def told() -> dict[str, Any]:
        return {"told": lore.page(game, text, meant), **_around(slug, tag, path)}

    try:
        return shared_page(request, "rule_page.html", f"{slug}/{meant}", told)
    except UnknownName as error:
        near, known = lore.near(game, text, path), _around(slug, tag, path)
        missing = page(request, "rule_missing.html", words=text.error(error), near=near, **known)
        missing.status_code = 404
        return missing


def _around(slug: str, tag: str, path: str) -> dict[str, Any]:
    """What stands around a page."""
    game = game_of(slug)
    text = text_of(tag, game.spec)
    return {
        "game": shown(slug, tag),
        "text": text,
        "shelves": lore.shelves(game, text),
        "href": functools.partial(href, slug, tag),
        "shelf": path.partition("/")[0],
    }


@get("/rules/{slug:str}/{kind:str}", media_type=MediaType.HTML)
async def page_of_shelf(slug: FromPath[str], kind: FromPath[str], request: Asked) -> Response[str] | Template:
    """A list of pages."""
    return _shown(request, slug, kind)


@get("/rules/{slug:str}/{kind:str}/{key:str}", media_type=MediaType.HTML)
async def page_of_entry(
    slug: FromPath[str], kind: FromPath[str], key: FromPath[str], request: Asked
) -> Response[str] | Template:
    """One page of a list."""
    return _shown(request, slug, f"{kind}/{key}")


@get("/api/matches/{match_id:str}/about/{element:str}")
async def about(
    match_id: FromPath[str], element: FromPath[str], request: Asked, house: NamedDependency[House]
) -> list[About]:
    """A player on the board, or else the pages that an element leads to, as everybody may see it."""
    tag = language(request)
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        match, seen = room.sitting.match, room.sitting.look(None)
        text, slug = text_of(tag, match.game.spec), match.game.slug
        card = player(seen, text.say, element)
        if card is None:
            line = _pieces(lore.about(seen, text, element), slug, tag)
            return [About(pages=line)] if line else []
        return [_told(card, portrait(match, card.side, card.number), slug, tag)]


def _told(card: PlayerCard, drawn: str, slug: str, tag: str) -> About:
    """A player with his pages."""
    return About(
        "home" if card.side == 0 else "away", card.name, drawn, list(card.values), list(card.state),
        _pieces(card.skills, slug, tag), _pieces(card.team, slug, tag),
    )  # fmt: skip


def _pieces(line: Sentence, slug: str, tag: str) -> list[Piece]:
    """Words with the addresses that they lead to."""
    return [Piece(w.text, href(slug, tag, w.to) if w.to else "") for w in line]
