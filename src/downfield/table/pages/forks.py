"""Playing on from any moment of a match or a record: a new match against a program."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store.tokens import ORGANISE
from downfield.table.live.house import House
from downfield.table.pages.archive import Archive
from downfield.table.people.bearer import caller_at
from downfield.table.people.naming import check_names
from downfield.table.people.sight import check_help, look
from downfield.table.protocol.wishes import Begun, MatchWish, Name, SeatWish

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
        await check_help(archive.house, data.match)
    tale = await (archive.match(data.match) if data.match else archive.record(data.record))
    start, bill = await archive.position(tale, data.moment), await archive.bill(tale, "en")
    mine, other = SeatWish("me", data.name), SeatWish("coach", data.coach)
    wish = MatchWish(
        game=bill.game,
        seats=[other, mine] if data.side else [mine, other],
        options=bill.options,
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
