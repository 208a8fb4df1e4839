"""The page with the rules of a game."""

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import Template

from downfield.table.pages.games import shown
from downfield.table.pages.page import Asked, page
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import lore


@get("/rules/{slug:str}", media_type=MediaType.HTML)
async def rules(slug: FromPath[str], request: Asked) -> Template:
    """The rules of a game."""
    tag, game = language(request), game_of(slug)
    text = text_of(tag, game.spec)
    pages = {entry.rule: entry for entry in lore.entries(game, text)}
    shelves = lore.shelves(game, text)
    return page(request, "rules.html", game=shown(slug, tag), text=text, pages=pages, shelves=shelves)
