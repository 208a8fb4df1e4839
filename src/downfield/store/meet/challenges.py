"""Open challenges: matches whose invitation anybody may take, as long as whoever made them is here."""

from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store.kept import Clock
from downfield.store.removal import drop_match
from downfield.store.store import Store, to_the_end
from downfield.store.tables import CHALLENGE, MATCH, PRESENCE


class KeptChallenge(msgspec.Struct, frozen=True):
    """An open challenge: by whom, to which game, under which clock; `seen` is when its owner was here last."""

    match_id: str
    person_id: str
    name: str
    code: str
    posted: int
    game: str = ""
    rated: bool = False
    clock: Clock | None = None
    seen: int = 0


@to_the_end
async def add(store: Store, challenge: KeptChallenge) -> None:
    """Let anybody find a match with a free seat."""
    row = {column.name: getattr(challenge, column.name) for column in CHALLENGE.columns}
    async with store.engine.begin() as connection:
        await connection.execute(insert(CHALLENGE), [row])


@to_the_end
async def listed(store: Store) -> list[KeptChallenge]:
    """Every challenge, the oldest first."""
    asked = (
        select(CHALLENGE, MATCH.c.game, MATCH.c.rated, MATCH.c.clock, PRESENCE.c.at.label("seen"))
        .join(MATCH, MATCH.c.id == CHALLENGE.c.match_id)
        .join(PRESENCE, PRESENCE.c.person_id == CHALLENGE.c.person_id, isouter=True)
        .order_by(CHALLENGE.c.posted, CHALLENGE.c.match_id)
    )
    async with store.engine.connect() as connection:
        return [_read(row) for row in await connection.execute(asked)]


def _read(row: Row[Any]) -> KeptChallenge:
    clock = msgspec.convert(row.clock, Clock | None)
    known = (row.match_id, row.person_id, row.name, row.code, row.posted)
    return KeptChallenge(*known, row.game, bool(row.rated), clock, row.seen or 0)


@to_the_end
async def take(store: Store, match_id: str) -> bool:
    """Take the invitation; False where somebody was faster, or it was withdrawn."""
    async with store.engine.begin() as connection:
        return await _take(connection, match_id)


async def _take(connection: AsyncConnection, match_id: str) -> bool:
    this = delete(CHALLENGE).where(CHALLENGE.c.match_id == match_id)
    return (await connection.execute(this)).rowcount == 1


@to_the_end
async def withdraw(store: Store, match_id: str) -> bool:
    """Take a challenge away with the match that nobody came to; False where it was taken before."""
    async with store.engine.begin() as connection:
        return await _take(connection, match_id) and await drop_match(store, connection, match_id)
