"""Who brought which record along, and when it was opened last."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from downfield.store.keepers import this_second
from downfield.store.removal import drop_unneeded
from downfield.store.store import Store, to_the_end
from downfield.store.tables import BROUGHT, UPLOAD

DAY = 10  # letters of a date


@to_the_end
async def brought(store: Store, upload_id: str, person_id: str, origin: str) -> None:
    """Write down who brought a record along."""
    row = {"upload_id": upload_id, "person_id": person_id, "origin": origin, "at": this_second()}
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(BROUGHT), [row])
    except IntegrityError:
        pass  # known already


@to_the_end
async def ids(store: Store, person_id: str) -> list[str]:
    """The ids of the records that somebody brought along, the oldest first."""
    mine = (BROUGHT.c.person_id == person_id) & (BROUGHT.c.person_id != "")
    asked = select(BROUGHT.c.upload_id).where(mine).order_by(BROUGHT.c.at, BROUGHT.c.upload_id)
    async with store.engine.connect() as connection:
        return list(dict.fromkeys(str(each) for each in (await connection.execute(asked)).scalars()))


@to_the_end
async def of(store: Store, person_id: str) -> dict[str, str]:
    """The records that somebody brought along, the oldest first: their texts by their ids."""
    mine = (BROUGHT.c.person_id == person_id) & (BROUGHT.c.person_id != "")
    asked = select(UPLOAD.c.id, UPLOAD.c.text).join(BROUGHT, BROUGHT.c.upload_id == UPLOAD.c.id).where(mine)
    asked = asked.order_by(BROUGHT.c.at, UPLOAD.c.id)
    async with store.engine.connect() as connection:
        return {str(row.id): str(row.text) for row in await connection.execute(asked)}


@to_the_end
async def forget(store: Store, upload_id: str, person_id: str) -> bool:
    """Take one's own record away; it stays where others, or a competition, need it. False: it is none of mine."""
    mine = (BROUGHT.c.upload_id == upload_id) & (BROUGHT.c.person_id == person_id)
    async with store.engine.begin() as connection:
        if not person_id or not (await connection.execute(delete(BROUGHT).where(mine))).rowcount:
            return False
        await drop_unneeded(connection, upload_id)
    return True


@to_the_end
async def opened(store: Store, upload_id: str) -> None:
    """Write down that somebody looks at a record, once a day."""
    today = this_second()
    this = (UPLOAD.c.id == upload_id) & (UPLOAD.c.opened < today[:DAY])
    async with store.engine.begin() as connection:
        await connection.execute(update(UPLOAD).where(this).values(opened=today))
