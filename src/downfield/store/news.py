"""What servers must hear of: a ban, something that is gone. Whoever changes it tells in the same transaction."""

import time

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store.store import Store, to_the_end
from downfield.store.tables import NEWS

BAN, MATCH, RECORD, PERSON, SHUN = "ban", "match", "record", "person", "shun"
A_DAY = 24 * 3600 * 1000  # after which every server has heard of it


class Item(msgspec.Struct, frozen=True):
    """Something that happened: to whom or to what, by its id."""

    id: int
    kind: str
    target: str


async def tell(connection: AsyncConnection, kind: str, target: str) -> None:
    """Let every server know, once this transaction is written."""
    await connection.execute(insert(NEWS).values(at=_now(), kind=kind, target=target))


@to_the_end
async def last(store: Store) -> int:
    """The number of the newest item."""
    async with store.engine.connect() as connection:
        return int((await connection.execute(select(func.coalesce(func.max(NEWS.c.id), 0)))).scalar_one())


@to_the_end
async def since(store: Store, known: int) -> list[Item]:
    """What is new after this number."""
    asked = select(NEWS.c.id, NEWS.c.kind, NEWS.c.target).where(NEWS.c.id > known).order_by(NEWS.c.id)
    async with store.engine.connect() as connection:
        return [Item(*row) for row in await connection.execute(asked)]


async def forget_old(connection: AsyncConnection) -> None:
    """Forget what everybody knows; the newest stays, for numbers go on from it."""
    newest = select(func.max(NEWS.c.id)).scalar_subquery()
    old = (NEWS.c.at < _now() - A_DAY) & (NEWS.c.id != newest)
    await connection.execute(delete(NEWS).where(old))


def _now() -> int:
    return time.time_ns() // 1_000_000
