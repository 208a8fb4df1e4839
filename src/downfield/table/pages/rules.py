"""The page with the rules of a game."""

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import Response

from downfield.kernel.spec import Game
from downfield.table.pages.games import shown
from downfield.table.pages.page import Asked, shared_page
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import lore


@get("/rules/{slug:str}", media_type=MediaType.HTML)
async def rules(slug: FromPath[str], request: Asked) -> Response[str]:
    """The rules of a game."""
    tag, game = language(request), game_of(slug)
    return shared_page(request, "rules.html", slug, lambda: _told(tag, game))


def _told(tag: str, game: Game) -> dict[str, object]:
    """What the page tells, in a language."""
    text = text_of(tag, game.spec)
    pages = {entry.rule: entry for entry in lore.entries(game, text)}
    shelves = lore.shelves(game, text)
    return {"game": shown(game.slug, tag), "text": text, "pages": pages, "shelves": shelves}
