"""The report of a match as a page: what both sides and their players did."""

from typing import Any

from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.table.pages.archive import Archive, Tale
from downfield.table.pages.games import shown
from downfield.table.pages.page import page
from downfield.table.people.sight import look
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of

Asked = Request[Any, Any, Any]


async def _report(request: Asked, archive: Archive, tale: Tale, film: str) -> Template:
    """The page, or UnknownPage for a game that keeps no report."""
    tag = language(request)
    told, bill = await archive.report(tale, tag), await archive.bill(tale, tag)
    return page(
        request,
        "report.html",
        game=shown(bill.game, tag),
        text=text_of(tag, game_of(bill.game).spec),
        tables=told.tables,
        points=told.points,
        over=told.over,
        drawn_with=told.drawn_with,
        portraits=told.portraits,
        film=film,
    )


@get("/match/{match_id:str}/report", media_type=MediaType.HTML)
async def match_report(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What was done in a match of this house, so far as everybody knows it."""
    await look(request, archive.house, match_id)
    return await _report(request, archive, await archive.match(match_id), f"/match/{match_id}/replay")


@get("/replay/{record_id:str}/report", media_type=MediaType.HTML)
async def record_report(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What was done in a record that somebody brought along."""
    return await _report(request, archive, await archive.record(record_id), f"/replay/{record_id}")
