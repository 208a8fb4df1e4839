"""Matches that anybody may watch, and those of them that are over and can be looked at again."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Template

from downfield.store import lists
from downfield.store.kept import OPEN
from downfield.store.lists import Listed
from downfield.table.live.sitting import Sitting
from downfield.table.pages.archive import Archive
from downfield.table.pages.games import small
from downfield.table.pages.page import page
from downfield.table.protocol.refusals import OtherRules, UnknownMatch
from downfield.table.protocol.requests import language, text_of
from downfield.table.show.updates import Showing

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


@get("/api/matches")
async def matches(
    request: Asked, archive: NamedDependency[Archive], limit: Limit = USUAL, listed: Flag = True
) -> list[ToWatch]:
    """The matches that anybody may watch, those first in which something happened last."""
    found = await _found(archive, max(1, min(limit, MOST)))
    return [_to_watch(one, sitting, language(request)) for one, sitting in found]


@get("/watch", media_type=MediaType.HTML)
async def page_of_matches(request: Asked, archive: NamedDependency[Archive]) -> Template:
    """What is being played, and what was."""
    tag = language(request)
    running: list[tuple[ToWatch, str]] = []
    finished: list[ToWatch] = []
    for one, sitting in await _found(archive, MOST):
        if sitting.over:
            finished.append(_to_watch(one, sitting, tag))
        elif len(running) < RUNNING:
            running.append((_to_watch(one, sitting, tag), _board(sitting, tag)))
    return page(request, "watch.html", running=running, finished=finished[:FINISHED])


async def _found(archive: Archive, limit: int) -> list[tuple[Listed, Sitting]]:
    """Matches with how they stand; what this table cannot read any more is left out."""
    found = []
    for one in await lists.listed(archive.house.store, limit):
        try:
            found.append((one, await archive.glance(one.id, one.deeds)))
        except (OtherRules, UnknownMatch):
            continue
    return found


def _to_watch(one: Listed, sitting: Sitting, tag: str) -> ToWatch:
    shown = Showing(sitting, (), text_of(tag, sitting.game.spec))
    last = datetime.fromtimestamp(one.at / 1000, UTC).isoformat(timespec="seconds") if one.at else ""
    return ToWatch(
        id=one.id,
        game=sitting.kept.game,
        name=sitting.game.name,
        sides=shown.sides,
        guests=sitting.guests(),
        points=sitting.match.points(),
        created=sitting.kept.created,
        last=last or sitting.kept.created,
        free=any(seat.kind == OPEN for seat in sitting.seats),
        over=sitting.over,
        result=shown.result(),
    )


def _board(sitting: Sitting, tag: str) -> str:
    """The board as it lies there, small."""
    shown = Showing(sitting, (), text_of(tag, sitting.game.spec))
    return small(shown.board(None))
