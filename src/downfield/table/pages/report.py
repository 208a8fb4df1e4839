"""The report of a match as a page: what turned it, and what both sides and their players did."""

from collections.abc import Sequence
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.table.pages.archive import Archive, Tale
from downfield.table.pages.games import shown
from downfield.table.pages.meet.ratings import Move, moves
from downfield.table.pages.page import page
from downfield.table.pages.replay import sent
from downfield.table.people.sight import look
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text.numbers import Numbers

Asked = Request[Any, Any, Any]


async def _report(
    request: Asked, archive: Archive, tale: Tale, film: str, template: str, rated: Sequence[Move] = ()
) -> Template:
    """The page, or what of it stands at the end of a match."""
    tag = language(request)
    told, bill = await archive.report(tale, tag), await archive.bill(tale, tag)
    return page(
        request,
        template,
        game=shown(bill.game, tag),
        text=text_of(tag, game_of(bill.game).spec),
        told=told,
        film=film,
        rated=rated,
    )


@get("/match/{match_id:str}/report", media_type=MediaType.HTML)
async def match_report(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What was done in a match of this house, so far as everybody knows it."""
    await look(request, archive.house, match_id)
    tale = await archive.match(match_id)
    return await _report(request, archive, tale, f"/match/{match_id}/replay", "report.html")


@get("/match/{match_id:str}/report/brief", media_type=MediaType.HTML)
async def match_brief(match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> Template:
    """What turned a match, and what both sides did: the end of it at the table."""
    await look(request, archive.house, match_id)
    tale = await archive.match(match_id)
    rated = await moves(archive.house, match_id, language(request))
    return await _report(request, archive, tale, f"/match/{match_id}/replay", "brief.html", rated)


@get("/replay/{record_id:str}/report", media_type=MediaType.HTML)
async def record_report(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What was done in a record that somebody brought along."""
    tale = await archive.record(record_id)
    return await _report(request, archive, tale, f"/replay/{record_id}", "report.html")


@get("/api/matches/{match_id:str}/report")
async def match_numbers(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Response[Numbers]:
    """What both sides and their players did in a match, by keys that are the same in every language."""
    await look(request, archive.house, match_id)
    return sent(request, await archive.numbers(await archive.match(match_id)))


@get("/api/records/{record_id:str}/report")
async def record_numbers(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Response[Numbers]:
    """The same of a record that somebody brought along."""
    return sent(request, await archive.numbers(await archive.record(record_id)))
