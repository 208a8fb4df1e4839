"""Looking at matches again: films of matches and of records, and records brought along."""

import gzip
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.response import Template

from downfield.coaches import levels
from downfield.table.pages.archive import LONGEST, Archive, Tale
from downfield.table.pages.games import shown
from downfield.table.pages.page import page
from downfield.table.pages.watch import MOST, found
from downfield.table.people.bearer import bearer_of
from downfield.table.people.sight import look, may_review_so_far, person_at
from downfield.table.people.visitors import visit_of
from downfield.table.protocol.refusals import TooLarge, Unreadable
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import Caller, game_of
from downfield.table.show.films import Reel
from downfield.table.show.studio import Packed, Shots

PUBLIC = 12  # matches of others on the page
PIECE = 20  # boards that are sent when nobody says how many
Asked = Request[Any, Any, Any]
T = TypeVar("T")
From = Annotated[int, QueryParameter(name="from", description="The first moment.")]
To = Annotated[int | None, QueryParameter(name="to", description="The moment before which to end.")]
Eyes = Annotated[
    int | None,
    QueryParameter(name="eyes", description="The seat through whose eyes to look, once it is over."),
]


class Brought(msgspec.Struct, frozen=True):
    """A record brought along: its whole text."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Shelved(msgspec.Struct, frozen=True):
    """Under which name a record lies here."""

    id: str


def sent(request: Asked, packed: Packed) -> Response[Any]:
    """A reply that is not sent again to whoever has it."""
    headers = {
        "etag": f'"{packed.mark}"',
        "cache-control": "private, no-cache",
        "vary": "accept-encoding, accept-language",
    }
    if packed.mark in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed.zipped), media_type=MediaType.JSON, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(packed.zipped, media_type=MediaType.JSON, headers=headers)


# Pages ------------------------------------------------------------------------------------------------------------


async def _screening(
    request: Asked, archive: Archive, tale: Tale, source: dict[str, str], *, may_review: bool = True
) -> Template:
    """The page on which a film runs."""
    tag = language(request)
    bill = await archive.bill(tale, tag)
    spec = game_of(bill.game).spec
    # Where hands are hidden, one may look over each side's shoulder, once nobody is harmed by it.
    eyes = [bill.seats.index(side) for side in (0, 1)] if bill.over and spec.conceal else []
    return page(
        request,
        "replay.html",
        game=shown(bill.game, tag),
        text=text_of(tag, spec),
        seats=bill.seats,
        source=source,
        eyes=eyes,
        guests=bill.guests,
        names=bill.names,
        sides=bill.sides,
        over=bill.over,
        may_review=may_review,
        coaches=levels(spec)[::-1],
        oracle=spec.oracle is not None,
    )


@get("/match/{match_id:str}/replay", media_type=MediaType.HTML)
async def match_page(match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> Template:
    """A match of this house once more."""
    await look(request, archive.house, match_id)
    tale = await archive.match(match_id)
    api, here = f"/api/matches/{match_id}", f"/match/{match_id}"
    source = {"match": match_id, "api": api, "record": f"{api}/record", "live": here}
    may_review = tale.over or await may_review_so_far(request, archive.house, match_id)
    return await _screening(request, archive, tale, source, may_review=may_review)


@get("/replay/{record_id:str}", media_type=MediaType.HTML)
async def record_page(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """A record that somebody brought along."""
    tale = await archive.record(record_id)
    await archive.note_opened(record_id)
    api = f"/api/records/{record_id}"
    return await _screening(request, archive, tale, {"of": record_id, "api": api, "record": api})


@get("/replay", media_type=MediaType.HTML)
async def bring_page(request: Asked, archive: NamedDependency[Archive]) -> Template:
    """Matches to look at again: one's own, those that everybody may see, and records that are brought along."""
    public = [match for match, _ in await found(archive, MOST, language(request))]
    matches = sorted(public, key=lambda match: not match.over)[:PUBLIC]  # what is over can be seen to its end
    return page(request, "bring.html", longest=LONGEST, matches=matches)


# Doors ------------------------------------------------------------------------------------------------------------


@get("/api/matches/{match_id:str}/replay")
async def match_reel(
    match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Response[Reel]:
    """What happened in a match, moment by moment; while it goes on, what a spectator may know."""
    await look(request, archive.house, match_id)
    return sent(request, await archive.reel(await archive.match(match_id), language(request)))


@get("/api/matches/{match_id:str}/moments")
async def match_shots(
    match_id: FromPath[str],
    request: Asked,
    archive: NamedDependency[Archive],
    first: From = 0,
    last: To = None,
    eyes: Eyes = None,
) -> Response[Shots]:
    """The boards of some moments of a match."""
    await look(request, archive.house, match_id)
    return await _shots(request, archive, await archive.match(match_id), first, last, eyes)


@get("/api/records/{record_id:str}/replay")
async def record_reel(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Response[Reel]:
    """What happens in a record that somebody brought along, moment by moment."""
    return sent(request, await archive.reel(await archive.record(record_id), language(request)))


@get("/api/records/{record_id:str}/moments")
async def record_shots(
    record_id: FromPath[str],
    request: Asked,
    archive: NamedDependency[Archive],
    first: From = 0,
    last: To = None,
    eyes: Eyes = None,
) -> Response[Shots]:
    """The boards of some moments of a record."""
    return await _shots(request, archive, await archive.record(record_id), first, last, eyes)


async def _shots(
    request: Asked, archive: Archive, tale: Tale, first: int, last: int | None, eyes: int | None
) -> Response[Shots]:
    end = first + PIECE if last is None else last
    return sent(request, await archive.shots(tale, language(request), first, end, eyes))


@get("/api/records/{record_id:str}", media_type=MediaType.TEXT)
async def record_text(record_id: FromPath[str], archive: NamedDependency[Archive]) -> Response[str]:
    """A record that somebody brought along, as it was."""
    name = f'attachment; filename="{record_id[:12]}.record"'
    text = await archive.text(record_id)
    await archive.note_opened(record_id)
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/records", request_max_body_size=2 * LONGEST)
async def bring(request: Asked, archive: NamedDependency[Archive]) -> Shelved:
    """Bring a record along, as plain text or in JSON: it is played again, and kept if it tells the truth."""
    text = _text(await request.body(), request.content_type[0])
    person = await person_at(request, archive.house, bearer_of(request))
    return Shelved(await archive.bring(text, Caller(person, origin=visit_of(request).origin)))


def _text(body: bytes, kind: str) -> str:
    """The text of a record that was sent, or Unreadable."""
    try:
        text = body.decode() if kind == "text/plain" else msgspec.json.decode(body, type=Brought).text
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Unreadable(f"{Unreadable.usual} ({e})") from None
    if len(text) > LONGEST:
        raise TooLarge
    return text
