"""Browsers that want to hear of something while they are closed."""

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store.store import Store, to_the_end
from downfield.store.tables import SUBSCRIPTION

MOST = 10  # browsers of one person; the oldest are forgotten


class Subscription(msgspec.Struct, frozen=True):
    """Where to send, for whom, the keys with which it is sealed, and in which language."""

    endpoint: str
    person_id: str
    public_key: str
    secret: str
    language: str
    created: str


@to_the_end
async def add(store: Store, new: Subscription) -> None:
    """Tell a browser from now on, whoever it belonged to before."""
    async with store.engine.begin() as connection:
        await _drop(connection, new.endpoint)
        await connection.execute(insert(SUBSCRIPTION), [msgspec.structs.asdict(new)])
        mine = SUBSCRIPTION.c.person_id == new.person_id
        many = (await connection.execute(select(func.count()).where(mine))).scalar_one()
        asked = select(SUBSCRIPTION.c.endpoint).where(mine).order_by(SUBSCRIPTION.c.created)
        for old in (await connection.execute(asked.limit(max(0, many - MOST)))).scalars().all():
            await _drop(connection, str(old))


async def _drop(connection: AsyncConnection, endpoint: str) -> int:
    return (
        await connection.execute(delete(SUBSCRIPTION).where(SUBSCRIPTION.c.endpoint == endpoint))
    ).rowcount


@to_the_end
async def drop(store: Store, endpoint: str) -> bool:
    """Tell a browser no more; False where it was not told anyway."""
    async with store.engine.begin() as connection:
        return bool(await _drop(connection, endpoint))


@to_the_end
async def of(store: Store, person_id: str) -> list[Subscription]:
    """The browsers of somebody."""
    asked = select(SUBSCRIPTION).where(SUBSCRIPTION.c.person_id == person_id)
    async with store.engine.connect() as connection:
        return [Subscription(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def people(store: Store) -> set[str]:
    """Everybody who wants to be told."""
    async with store.engine.connect() as connection:
        return set((await connection.execute(select(SUBSCRIPTION.c.person_id).distinct())).scalars())


async def move(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest wanted to hear, the account hears."""
    mine = SUBSCRIPTION.c.person_id == guest
    await connection.execute(update(SUBSCRIPTION).where(mine).values(person_id=account))
