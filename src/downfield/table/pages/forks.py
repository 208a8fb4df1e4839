"""Playing on from any moment of a match or a record: a new match against a program."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store.tokens import ORGANISE
from downfield.table.live.house import House
from downfield.table.pages.archive import Archive, Tale
from downfield.table.people.bearer import caller_at
from downfield.table.people.naming import check_names
from downfield.table.people.sight import look
from downfield.table.protocol.refusals import StillHidden, UnknownMoment
from downfield.table.protocol.wishes import Begun, MatchWish, Name, SeatWish
from downfield.table.show.films import is_hiding, moments

Asked = Request[Any, Any, Any]
Id = Annotated[str, msgspec.Meta(max_length=64)]


class ForkWish(msgspec.Struct, frozen=True):
    """From which moment of a match (or of a record that was brought along) to play on, for which side, against whom."""

    moment: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    match: Id = ""
    record: Id = ""
    side: Literal[0, 1] = 0
    coach: Name = ""
    name: Name = ""


@post("/api/forks")
async def fork(data: JSONBody[ForkWish], request: Asked, archive: NamedDependency[Archive]) -> Begun:
    """Play on from a moment."""
    if data.match:
        await look(request, archive.house, data.match)
    tale = await (archive.match(data.match) if data.match else archive.record(data.record))
    start = await asyncio.to_thread(position_at, tale, data.moment)
    mine, other = SeatWish("me", data.name), SeatWish("coach", data.coach)
    wish = MatchWish(
        game=tale.match.game.slug,
        seats=[other, mine] if data.side else [mine, other],
        options=tale.match.options_agreed,
        start=start,
        visibility=await _visibility(archive.house, data.match),
    )
    who = await caller_at(request, archive.house, ORGANISE)
    await check_names(archive.house.store, who, [data.name])
    return await archive.house.begin(wish, who)


async def _visibility(house: House, match_id: str) -> Literal["unlisted", "private"]:
    """What goes on from a private match is private."""
    kept = await house.store.match(match_id) if match_id else None
    return "private" if kept and kept.watch else "unlisted"


def position_at(tale: Tale, moment: int) -> str:
    """The position of a moment, or UnknownMoment; of a match that goes on only where nothing is hidden."""
    for at, match in enumerate(moments(tale.match)):
        if at == moment and not match.over:
            if not tale.match.over and is_hiding(match):
                raise StillHidden
            return match.line()
    raise UnknownMoment
