"""A page with what every page knows, and the colours of its boards."""

from typing import Any

from litestar import Request, get
from litestar.response import Response, Template

import downfield
from downfield.coaches import COACHES
from downfield.kernel.show.svg import DEFS, STYLE
from downfield.table.pages.games import shown
from downfield.table.people.visitors import name_of
from downfield.table.protocol.requests import language, text_of, theme

Asked = Request[Any, Any, Any]


def page(request: Asked, name: str, **context: object) -> Template:
    """A page with what every page knows."""
    tag = language(request)
    known = {"text": text_of(tag), "theme": theme(request), "defs": DEFS, "coaches": COACHES[::-1]}
    known["name"] = name_of(request)
    games = [shown(slug, tag) for slug in downfield.GAMES]
    return Template(name, context={**known, "games": games, **context})


@get("/static/board/board.css", media_type="text/css")
async def board_style() -> Response[str]:
    """The colours of every board."""
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=300"})
