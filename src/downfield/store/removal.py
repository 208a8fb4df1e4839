"""What is taken away for good: a match, a person, a record that was brought along, a line of the chat, a name."""

from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store import keepers, leagues, news
from downfield.store.keepers import Order
from downfield.store.kept import DELETED, PERSON
from downfield.store.meet import ratings
from downfield.store.store import Store, to_the_end
from downfield.store.tables import (
    BAN,
    BROUGHT,
    CHAT,
    MATCH,
    METADATA,
    PROOF,
    REPORT,
    SEAT,
    SHUN,
    UPLOAD,
    WATCHER,
)
from downfield.store.tables import PERSON as PEOPLE

# Matches --------------------------------------------------------------------------------------------------------------


@to_the_end
async def remove_match(store: Store, order: Order, match_id: str) -> bool:
    """Delete a match with all that was done and said in it; False when there is none."""
    async with store.engine.begin() as connection:
        if not await drop_match(store, connection, match_id):
            return False
        await keepers.write(connection, order, "delete match", match_id)
    return True


async def drop_match(store: Store, connection: AsyncConnection, match_id: str) -> bool:
    """Take a match out of every table that knows it."""
    watch = select(MATCH.c.watch).where(MATCH.c.id == match_id)
    found = (await connection.execute(watch)).scalar_one_or_none()
    if found is None:
        return False
    for table in reversed(METADATA.sorted_tables):
        if "match_id" in table.c:
            await connection.execute(delete(table).where(table.c.match_id == match_id))
    await connection.execute(delete(MATCH).where(MATCH.c.id == match_id))
    left = exists().where(MATCH.c.watch == found)  # its rematches have the same link
    await connection.execute(delete(WATCHER).where((WATCHER.c.watch == found) & ~left))
    await connection.execute(delete(SHUN).where(SHUN.c.other_id.startswith(f"{match_id}/", autoescape=True)))
    await news.tell(connection, news.MATCH, match_id)
    await store.ring(connection, match_id)
    return True


@to_the_end
async def remove_line(store: Store, order: Order, match_id: str, number: int) -> bool:
    """Empty a line of the chat; its number stays, so that those after it are still counted. False: no such line."""
    this = (CHAT.c.match_id == match_id) & (CHAT.c.number == number)
    async with store.engine.begin() as connection:
        if not (await connection.execute(update(CHAT).where(this).values(words=""))).rowcount:
            return False
        await keepers.write(connection, order, "delete line", f"{match_id} {number}")
        await news.tell(connection, news.MATCH, match_id)
        await store.ring(connection, match_id)
    return True


@to_the_end
async def rename_seat(store: Store, order: Order, match_id: str, seat: int, name: str) -> bool:
    """Call whoever sits there otherwise; False when no person does."""
    this = (SEAT.c.match_id == match_id) & (SEAT.c.seat == seat) & (SEAT.c.kind == PERSON)
    async with store.engine.begin() as connection:
        if not (await connection.execute(update(SEAT).where(this).values(name=name))).rowcount:
            return False
        await keepers.write(connection, order, "rename", f"{match_id}/{seat}: {name}")
        await news.tell(connection, news.MATCH, match_id)
        await store.ring(connection, match_id)
    return True


# People ---------------------------------------------------------------------------------------------------------------


@to_the_end
async def remove_person(
    store: Store, person_id: str, order: Order | None = None, name: str = ""
) -> list[str]:
    """Delete an account, or all that is known of a guest. Gives the matches in which others keep their seats.

    Nobody else sat in the other matches: they go. What keepers were told stays until they are done with it.
    """
    async with store.engine.begin() as connection:
        matches = await _matches(connection, person_id)
        shared = [match for match in matches if await _has_others(connection, match, person_id)]
        for match in matches:
            if match in shared:
                await _leave(store, connection, match, person_id)
            else:
                await drop_match(store, connection, match)
        known = select(PEOPLE.c.name).where(PEOPLE.c.id == person_id)
        await leagues.forget(
            connection, person_id, (await connection.execute(known)).scalar_one_or_none() or ""
        )
        await ratings.forget(connection, person_id)
        await _forget_uploads(connection, person_id)
        await _forget_reports(connection, person_id)
        await connection.execute(delete(SHUN).where(SHUN.c.other_id == person_id))
        await connection.execute(delete(BAN).where(BAN.c.target == person_id))
        for table in reversed(METADATA.sorted_tables):
            if "person_id" in table.c and table is not SEAT:
                await connection.execute(delete(table).where(table.c.person_id == person_id))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person_id))
        if order is not None:
            await keepers.write(connection, order, "delete person", name or person_id)
        await news.tell(connection, news.PERSON, person_id)
    return shared


async def _matches(connection: AsyncConnection, person_id: str) -> list[str]:
    asked = select(SEAT.c.match_id).where(SEAT.c.person_id == person_id).distinct()
    return [str(match) for match in (await connection.execute(asked)).scalars()]


async def _has_others(connection: AsyncConnection, match_id: str, person_id: str) -> bool:
    """Whether somebody else sits in a match, or sat there before a program took over."""
    sat = (SEAT.c.match_id == match_id) & (SEAT.c.person_id != person_id)
    others = sat & or_(SEAT.c.kind == PERSON, SEAT.c.person_id != "")
    return (await connection.execute(select(SEAT.c.seat).where(others))).first() is not None


async def _leave(store: Store, connection: AsyncConnection, match_id: str, person_id: str) -> None:
    """Whoever sat there is called a deleted player and has said nothing."""
    sat = (SEAT.c.match_id == match_id) & (SEAT.c.person_id == person_id)
    mine = select(SEAT.c.seat).where(sat)
    said = (CHAT.c.match_id == match_id) & CHAT.c.seat.in_(mine)
    await connection.execute(update(CHAT).where(said).values(words=""))
    gone = {"person_id": "", "account": False, "key_hash": "", "origin": ""}
    await connection.execute(update(SEAT).where(sat & (SEAT.c.kind == PERSON)).values(name=DELETED, **gone))
    await connection.execute(update(SEAT).where(sat).values(**gone))
    await news.tell(connection, news.MATCH, match_id)
    await store.ring(connection, match_id)


async def _forget_uploads(connection: AsyncConnection, person_id: str) -> None:
    """What only this person brought along, and no competition needs, goes."""
    mine = select(BROUGHT.c.upload_id).where(BROUGHT.c.person_id == person_id)
    uploads = [str(upload) for upload in (await connection.execute(mine)).scalars()]
    await connection.execute(delete(BROUGHT).where(BROUGHT.c.person_id == person_id))
    for upload in uploads:
        await drop_unneeded(connection, upload)


async def drop_unneeded(connection: AsyncConnection, upload_id: str) -> None:
    """Take away a record that nobody has brought along any more, unless it proves a result of a competition."""
    for table in (BROUGHT, PROOF):
        needed = select(table.c.upload_id).where(table.c.upload_id == upload_id)
        if (await connection.execute(needed)).first() is not None:
            return
    await connection.execute(delete(UPLOAD).where(UPLOAD.c.id == upload_id))
    await news.tell(connection, news.RECORD, upload_id)


async def _forget_reports(connection: AsyncConnection, person_id: str) -> None:
    """Keepers still know what was told, no longer by whom."""
    made, about = REPORT.c.by_id == person_id, REPORT.c.about_id == person_id
    await connection.execute(update(REPORT).where(made).values(by_id="", by_name=DELETED))
    await connection.execute(update(REPORT).where(about).values(about_id=""))


@to_the_end
async def rename_person(
    store: Store, order: Order, person_id: str, before: str, name: str, name_key: str, skeleton: str
) -> list[str]:
    """Give an account another name, at its seats too. Gives the matches in which they are."""
    mine = (SEAT.c.person_id == person_id) & SEAT.c.account
    async with store.engine.begin() as connection:
        renamed = {"name": name, "name_key": name_key, "skeleton": skeleton}
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**renamed))
        matches = await _matches(connection, person_id)
        await connection.execute(update(SEAT).where(mine).values(name=name))
        this = (BAN.c.kind == PERSON) & (BAN.c.target == person_id)
        await connection.execute(update(BAN).where(this).values(name=name))
        await connection.execute(update(SHUN).where(SHUN.c.other_id == person_id).values(name=name))
        for match in matches:
            await news.tell(connection, news.MATCH, match)
            await store.ring(connection, match)
        await keepers.write(connection, order, "rename", f"{before}: {name}")
    return matches


# Records --------------------------------------------------------------------------------------------------------------


@to_the_end
async def remove_record(store: Store, order: Order, upload_id: str) -> bool:
    """Delete a record that was brought along, whoever brought it; False when there is none."""
    async with store.engine.begin() as connection:
        for table in (BROUGHT, PROOF):
            await connection.execute(delete(table).where(table.c.upload_id == upload_id))
        if not (await connection.execute(delete(UPLOAD).where(UPLOAD.c.id == upload_id))).rowcount:
            return False
        await keepers.write(connection, order, "delete record", upload_id)
        await news.tell(connection, news.RECORD, upload_id)
    return True
