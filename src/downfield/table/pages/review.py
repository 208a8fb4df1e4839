"""What every decision of a match cost, as a page and for programs; while it is worked out, how far that is."""

from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import Template

from downfield.lab.review import Review
from downfield.table.pages.archive import Archive, Tale
from downfield.table.pages.games import shown, small
from downfield.table.pages.page import Asked, page
from downfield.table.pages.replay import sent
from downfield.table.pages.reviewing import Progress
from downfield.table.people.sight import check_review, look
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of

ACCEPTED = 202
TOLD = {ACCEPTED: ResponseSpec(Progress, generate_examples=False, description="How far it is worked out")}


async def _review(request: Asked, archive: Archive, tale: Tale, film: str, api: str) -> Template:
    tag = language(request)
    bill = await archive.bill(tale, tag)
    told = await archive.reviews.told(tale, tag)
    return page(
        request,
        "replay/waiting.html" if isinstance(told, Progress) else "replay/review.html",
        game=shown(bill.game, tag),
        text=text_of(tag, game_of(bill.game).spec),
        told=told,
        over=tale.over,
        boards=[] if isinstance(told, Progress) else [(one, small(one.board)) for one in told.boards],
        sides=bill.sides,
        film=film,
        api=api,
    )


async def _progress(request: Asked, archive: Archive, tale: Tale) -> Response[Any]:
    found = await archive.reviews.numbers(tale)
    if isinstance(found, Progress):
        headers = {"cache-control": "no-store"}
        body = msgspec.json.encode(found)
        return Response(body, status_code=ACCEPTED, media_type=MediaType.JSON, headers=headers)
    return sent(request, found)


async def _tale(request: Asked, archive: Archive, match_id: str) -> Tale:
    """A match that is over; of one that goes on, to whoever only watches it, what is past and hidden from nobody."""
    await look(request, archive.house, match_id)
    tale = await archive.match(match_id)
    if tale.over:
        return tale
    await check_review(request, archive.house, match_id)
    return await archive.so_far(match_id, tale)


@get("/match/{match_id:str}/review", media_type=MediaType.HTML)
async def match_review(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """What every decision of a match of this house cost; the first look has it worked out."""
    tale, api = await _tale(request, archive, match_id), f"/api/matches/{match_id}/review"
    return await _review(request, archive, tale, f"/match/{match_id}/replay", api)


@get("/replay/{record_id:str}/review", media_type=MediaType.HTML)
async def record_review(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """The same of a record that somebody brought along."""
    tale, api = await archive.record(record_id), f"/api/records/{record_id}/review"
    return await _review(request, archive, tale, f"/replay/{record_id}", api)


@get("/api/matches/{match_id:str}/review", responses=TOLD)
async def match_progress(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Response[Review]:
    """The review of a match in numbers; 202 with `done` and `of` until it is ready, and `of` 0 if nobody has asked."""
    return await _progress(request, archive, await _tale(request, archive, match_id))


@get("/api/records/{record_id:str}/review", responses=TOLD)
async def record_progress(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Response[Review]:
    """The same of a record that somebody brought along."""
    return await _progress(request, archive, await archive.record(record_id))
