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
from downfield.table.protocol.refusals import UnknownPage
from downfield.table.protocol.requests import language, text_of
from downfield.text import Text
from downfield.text.sheet import sheet, tables

Asked = Request[Any, Any, Any]


def _report(request: Asked, tale: Tale, film: str) -> Template:
    """The page, or UnknownPage for a game that keeps no report."""
    tag, game = language(request), tale.match.game
    text = text_of(tag, game.spec)
    told = sheet(tale.match, _called(tale, text), text)
    if told is None:
        raise UnknownPage
    return page(
        request,
        "report.html",
        game=shown(game.slug, tag),
        text=text,
        tables=tables(told),
        points=tale.match.points(),
        over=tale.match.over,
        film=film,
    )


def _called(tale: Tale, text: Text) -> tuple[str, ...]:
    """Both sides, those marked that play under a name that is no account's."""
    sides = tale.film(text.language).sides
    guests = tale.sitting.guests() if tale.sitting else (False, False)
    mark = text.say("table-guest")
    return tuple(f"{side} ({mark})" if guest else side for side, guest in zip(sides, guests, strict=True))


@get("/match/{match_id:str}/report", media_type=MediaType.HTML)
async def match_report(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What was done in a match of this house, so far as everybody knows it."""
    await look(request, archive.house, match_id)
    return _report(request, await archive.match(match_id), f"/match/{match_id}/replay")


@get("/replay/{record_id:str}/report", media_type=MediaType.HTML)
async def record_report(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What was done in a record that somebody brought along."""
    return _report(request, await archive.record(record_id), f"/replay/{record_id}")
