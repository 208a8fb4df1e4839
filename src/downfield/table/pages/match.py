"""The page of a match."""

from typing import Annotated

import msgspec
from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, Template

from downfield.coaches import USUAL
from downfield.coaches.faces import face
from downfield.table.live.house import House
from downfield.table.pages.games import shown
from downfield.table.pages.page import Asked, page
from downfield.table.people.sight import let_in, look
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import lore
from downfield.text.picture import explained, has_figures, pointed_at

Watch = Annotated[
    str, QueryParameter(description="What lets spectators in at a private match.", max_length=24)
]


@get("/match/{match_id:str}", media_type=MediaType.HTML)
async def match(
    match_id: FromPath[str], request: Asked, house: NamedDependency[House], watch: Watch = ""
) -> Template | Redirect:
    """A match; whoever comes by the link for spectators of a private one may look from now on."""
    if watch and await let_in(request, house, match_id, watch):
        return Redirect(f"/match/{match_id}?lang={language(request)}", status_code=303)
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        kept = room.sitting.kept
    tag, spec = language(request), game_of(kept.game).spec
    text = text_of(tag, spec)
    return page(
        request,
        "match.html",
        match={"id": kept.id, "watch": kept.watch, "lesson": kept.lesson, "rated": kept.rated},
        teacher=face(USUAL),
        game=shown(kept.game, tag),
        text=text,
        symbols=msgspec.json.encode(explained(game_of(kept.game), text.say)).decode(),
        marks=",".join(filter(None, (pointed_at(game_of(kept.game)), lore.marks(game_of(kept.game))))),
        figures=has_figures(spec),
    )
