"""The beamer page: a match in large for a room full of people."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.table.live.house import House
from downfield.table.pages.games import shown
from downfield.table.pages.page import Asked, page
from downfield.table.people.sight import look
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of


@get("/match/{match_id:str}/beamer", media_type=MediaType.HTML)
async def beamer(match_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> Template:
    """Board and score alone."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        kept = room.sitting.kept
    tag = language(request)
    text = text_of(tag, game_of(kept.game).spec)
    return page(request, "beamer.html", match={"id": kept.id}, game=shown(kept.game, tag), text=text)
