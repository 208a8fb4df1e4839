"""Keepers, who look after a public table, and the log of what they did."""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store.store import Store, to_the_end
from downfield.store.tables import KEEPER, KEEPER_LOG, PERSON

COMMAND = "command line"  # who does it where no account is signed in


class Order(msgspec.Struct, frozen=True):
    """Who does something as a keeper, and why."""

    by: str
    why: str


class Logged(msgspec.Struct, frozen=True):
    """A line of the log: when, who, what, to whom or to what, and why."""

    id: int
    at: str
    by: str
    deed: str
    target: str
    why: str


def this_second() -> str:
    """The time as it is written down."""
    return datetime.now(UTC).isoformat(timespec="seconds")


async def write(connection: AsyncConnection, order: Order, deed: str, target: str) -> None:
    """Write a deed into the log, in the transaction that does it."""
    row = {"at": this_second(), "by": order.by, "deed": deed, "target": target[:200], "why": order.why[:500]}
    await connection.execute(insert(KEEPER_LOG), [row])


@to_the_end
async def log(store: Store, most: int) -> list[Logged]:
    """What keepers did, the last first."""
    asked = select(KEEPER_LOG).order_by(KEEPER_LOG.c.id.desc()).limit(most)
    async with store.engine.connect() as connection:
        return [Logged(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def is_keeper(store: Store, person_id: str) -> bool:
    """Whether an account looks after the table."""
    asked = select(KEEPER.c.person_id).where(KEEPER.c.person_id == person_id)
    async with store.engine.connect() as connection:
        return (await connection.execute(asked)).first() is not None


@to_the_end
async def names(store: Store) -> list[str]:
    """What the keepers are called."""
    asked = select(PERSON.c.name).join(KEEPER, KEEPER.c.person_id == PERSON.c.id).order_by(PERSON.c.name)
    async with store.engine.connect() as connection:
        return [str(name) for name in (await connection.execute(asked)).scalars()]


@to_the_end
async def appoint(store: Store, order: Order, person_id: str, name: str, yes: bool = True) -> None:
    """Let an account look after the table, or no longer."""
    async with store.engine.begin() as connection:
        gone = await connection.execute(delete(KEEPER).where(KEEPER.c.person_id == person_id))
        if yes:
            await connection.execute(insert(KEEPER).values(person_id=person_id, since=this_second()))
        if yes or gone.rowcount:
            await write(connection, order, "appoint" if yes else "dismiss", name)
