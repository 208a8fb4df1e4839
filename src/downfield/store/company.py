"""What is kept of the company at a match: the chat, a seat handed to a program, the match that follows."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from downfield.store.kept import COACH, Deed, KeptMatch, KeptSeat, Said, Standing
from downfield.store.store import Store, Taken, stand, to_the_end
from downfield.store.tables import ANSWER, CHAT, MATCH, SEAT


@to_the_end
async def chat(store: Store, match_id: str, since: int = 0) -> list[Said]:
    """The lines of a chat, in order, from number `since` on."""
    asked = (
        select(CHAT).where((CHAT.c.match_id == match_id) & (CHAT.c.number >= since)).order_by(CHAT.c.number)
    )
    async with store.engine.connect() as connection:
        return [Said(r.number, r.seat, r.words, r.at) for r in await connection.execute(asked)]


@to_the_end
async def say(store: Store, match_id: str, said: Said) -> None:
    """Keep a line of the chat; Taken when another line has this number."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(CHAT), [_row(match_id, said)])
            await store.ring(connection, match_id)
    except IntegrityError:
        raise Taken(match_id) from None


@to_the_end
async def hand(store: Store, match_id: str, seat: int, coach: str) -> None:
    """A program plays on for a seat."""
    of_seat = (SEAT.c.match_id == match_id) & (SEAT.c.seat == seat)
    async with store.engine.begin() as connection:
        await connection.execute(update(SEAT).where(of_seat).values(kind=COACH, name=coach))
        await store.ring(connection, match_id)


@to_the_end
async def follow(
    store: Store,
    match_id: str,
    match: KeptMatch,
    seats: Sequence[KeptSeat],
    deeds: Sequence[Deed],
    standing: Standing | None = None,
) -> None:
    """Begin the match that follows another, both or neither; Taken when one already does."""
    first = (MATCH.c.id == match_id) & (MATCH.c.next_id == "")
    async with store.engine.begin() as connection:
        if (await connection.execute(update(MATCH).where(first).values(next_id=match.id))).rowcount != 1:
            raise Taken(match_id)
        await connection.execute(insert(MATCH), [msgspec.to_builtins(match)])
        await connection.execute(insert(SEAT), [_row(match.id, seat) for seat in seats])
        if deeds:
            await connection.execute(insert(ANSWER), [_row(match.id, deed) for deed in deeds])
        await stand(connection, match.id, deeds, standing)
        await store.ring(connection, match_id)


def _row(match_id: str, thing: msgspec.Struct) -> dict[str, Any]:
    return {"match_id": match_id, **msgspec.structs.asdict(thing)}
