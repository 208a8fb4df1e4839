"""The page of a match."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.table.live.house import House
from downfield.table.pages.games import shown
from downfield.table.pages.page import Asked, page
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import lore
from downfield.text.sheet import keeps_report


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
