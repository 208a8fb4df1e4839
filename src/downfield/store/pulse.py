"""The pulse of a table, written down now and then: until when a server was awake, and that it can write."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from downfield.store.store import Store, to_the_end
from downfield.store.tables import MATCH, SETTING

NAME = "awake"


@to_the_end
async def beat(store: Store, at: int) -> bool:
    """Write down that a server was awake at this time (ms since 1970), and read it again; False if it is not there."""
    mine = SETTING.c.name == NAME
    async with store.engine.begin() as connection:
        written = await connection.execute(update(SETTING).where(mine).values(value=str(at)))
    if not written.rowcount:
        await _first(store, at)
    async with store.engine.connect() as connection:
        read = (await connection.execute(select(SETTING.c.value).where(mine))).scalar_one_or_none()
        await connection.execute(select(MATCH.c.id).order_by(MATCH.c.created.desc()).limit(1))
    return read is not None and (store.is_shared or int(read) >= at)


async def _first(store: Store, at: int) -> None:
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(SETTING).values(name=NAME, value=str(at)))
    except IntegrityError:
        pass  # another server's pulse


@to_the_end
async def last(store: Store) -> int | None:
    """When a server was last awake here; None where none ever was."""
    asked = select(SETTING.c.value).where(SETTING.c.name == NAME)
    async with store.engine.connect() as connection:
        said: str | None = (await connection.execute(asked)).scalar_one_or_none()
    return int(said) if said else None
