"""Matches that anybody may watch, and those of them that are over and can be looked at again."""

import contextlib
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Template

import downfield
from downfield.store import lists
from downfield.store.kept import OPEN
from downfield.store.meet import audience
from downfield.store.places import Place
from downfield.table.live.clocks import now
from downfield.table.live.meet.lobby import HERE
from downfield.table.pages.archive import Archive
from downfield.table.pages.page import page
from downfield.table.protocol.refusals import OtherRules
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.table.show.standings import Stand

MOST = 50
USUAL = 20
RUNNING = FINISHED = 12  # on the page
Asked = Request[Any, Any, Any]
Limit = Annotated[int, QueryParameter(description="How many at most.")]
Flag = Annotated[
    bool, QueryParameter(description="Only those that anybody may watch: there are no others here.")
]


class ToWatch(msgspec.Struct, frozen=True):
    """A match that anybody may watch: who plays, how it stands, when it began and when something happened last."""

    id: str
    game: str
    name: str
    sides: tuple[str, ...]
    guests: tuple[bool, ...]  # which sides play under a name that is no account's
    points: tuple[int, int]
    created: str
    last: str
    free: bool  # a seat awaits somebody
    over: bool
    result: str
    spectators: int = 0  # how many watch just now


@get("/api/matches")
async def matches(
    request: Asked, archive: NamedDependency[Archive], limit: Limit = USUAL, listed: Flag = True
) -> list[ToWatch]:
    """The matches that anybody may watch, those first in which something happened last."""
    return [match for match, _ in await found(archive, max(1, min(limit, MOST)), language(request))]


@get("/watch", media_type=MediaType.HTML)
async def page_of_matches(request: Asked, archive: NamedDependency[Archive]) -> Template:
    """What is being played, and what was."""
    tag = language(request)
    public = await found(archive, MOST, tag)
    goes_on = [one for one in public if not one[0].over][:RUNNING]
    running = [(match, await archive.board(place, tag)) for match, place in goes_on]
    finished = [match for match, _ in public if match.over]
    return page(request, "watch.html", running=running, finished=finished[:FINISHED])


async def found(archive: Archive, limit: int, tag: str) -> list[tuple[ToWatch, Place]]:
    """Matches with how they stand; what this table cannot read any more, or has not read yet, is left out."""
    known = []
    for place in await lists.listed(archive.house.store, limit):
        if place.match.game in downfield.GAMES and place.standing is not None:
            with contextlib.suppress(OtherRules):
                known.append((_to_watch(place, tag), place))
    counts = await audience.of(archive.house.store, [match.id for match, _ in known], now() - HERE)
    return [
        (msgspec.structs.replace(match, spectators=counts.get(match.id, 0)), place) for match, place in known
    ]


def _to_watch(place: Place, tag: str) -> ToWatch:
    kept, game = place.match, game_of(place.match.game)
    stand = Stand(place, text_of(tag, game.spec))
    last = datetime.fromtimestamp(place.at / 1000, UTC).isoformat(timespec="seconds") if place.at else ""
    return ToWatch(
        id=kept.id,
        game=kept.game,
        name=game.name,
        sides=stand.sides,
        guests=stand.guests,
        points=stand.standing.points,
        created=kept.created,
        last=last or kept.created,
        free=any(seat.kind == OPEN for seat in place.seats),
        over=stand.standing.over,
        result=stand.result(),
    )
