"""People with an account, their passkeys and their seats; and what all servers on one database agree on."""

from collections.abc import Callable, Collection, Sequence

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store import shuns
from downfield.store.meet import subscriptions
from downfield.store.store import Store, Taken, to_the_end
from downfield.store.tables import BROUGHT, PASSKEY, PERSON, SEAT, SETTING, TOKEN, WATCHER


class KeptPerson(msgspec.Struct, frozen=True):
    """Somebody with an account. `password_hash` begins with the epoch: a cookie of another epoch is worth nothing."""

    id: str
    name: str
    name_key: str
    password_hash: str
    created: str
    skeleton: str = ""  # what its name looks like; nobody else's may look the same

    @property
    def epoch(self) -> str:
        """What a cookie must name to be of this person still."""
        return self.password_hash.partition(":")[0]

    @property
    def hash(self) -> str:
        """The hash of the password; "" where only passkeys open the account."""
        return self.password_hash.partition(":")[2]


class KeptPasskey(msgspec.Struct, frozen=True):
    """A passkey: the public half of it, and how often it has signed."""

    id: str
    person_id: str
    public_key: bytes
    sign_count: int
    created: str


@to_the_end
async def agreed(store: Store, name: str, proposal: str) -> str:
    """What all servers agreed on, which is the proposal where nobody was faster."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(SETTING).values(name=name, value=proposal))
    except IntegrityError:
        pass  # agreed before
    async with store.engine.connect() as connection:
        asked = select(SETTING.c.value).where(SETTING.c.name == name)
        return str((await connection.execute(asked)).scalar_one())


# People ---------------------------------------------------------------------------------------------------------------


@to_the_end
async def person(store: Store, person_id: str) -> KeptPerson | None:
    """Whoever has the account of this id."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(PERSON).where(PERSON.c.id == person_id))).one_or_none()
    return KeptPerson(**row._asdict()) if row else None


@to_the_end
async def person_named(store: Store, name_key: str) -> KeptPerson | None:
    """Whoever has the account of this name."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(PERSON).where(PERSON.c.name_key == name_key))).one_or_none()
    return KeptPerson(**row._asdict()) if row else None


@to_the_end
async def add_person(store: Store, new: KeptPerson, passkey: KeptPasskey | None = None) -> None:
    """Open an account, perhaps with the passkey that opens it; Taken when the name is."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(PERSON), [msgspec.structs.asdict(new)])
            if passkey is not None:
                await connection.execute(insert(PASSKEY), [msgspec.structs.asdict(passkey)])
    except IntegrityError:
        raise Taken(new.name) from None


@to_the_end
async def looking_like(store: Store, skeletons: Collection[str]) -> dict[str, str]:
    """The accounts whose names look like one of these: their ids by what they look like."""
    asked = select(PERSON.c.skeleton, PERSON.c.id).where(PERSON.c.skeleton.in_(list(skeletons)))
    async with store.engine.connect() as connection:
        return {str(row.skeleton): str(row.id) for row in await connection.execute(asked)}


@to_the_end
async def write_skeletons(store: Store, skeleton: Callable[[str], str]) -> None:
    """Write down what names look like that are older than that; of two that look alike the older keeps it."""
    asked = select(PERSON.c.id, PERSON.c.name).where(PERSON.c.skeleton.startswith("?"))
    async with store.engine.connect() as connection:
        unread = list(await connection.execute(asked.order_by(PERSON.c.created, PERSON.c.id)))
    for row in unread:
        for looks in (skeleton(row.name), f"!{row.id}"):
            try:
                async with store.engine.begin() as connection:
                    await connection.execute(
                        update(PERSON).where(PERSON.c.id == row.id).values(skeleton=looks)
                    )
                break
            except IntegrityError:
                continue


@to_the_end
async def move_seats(store: Store, guest: str, account: KeptPerson) -> list[str]:
    """A guest's seats, and what he may watch, become the account's. Gives the matches in which the seats are.

    Tokens never move: whoever made one at a shared browser must not play for whoever signs in there. They end.
    """
    mine = SEAT.c.person_id == guest
    async with store.engine.begin() as connection:
        found = await connection.execute(select(SEAT.c.match_id).where(mine).distinct())
        matches = [str(row.match_id) for row in found]
        called = mine & (SEAT.c.name == account.name)
        await connection.execute(update(SEAT).where(called).values(account=True))
        await connection.execute(update(SEAT).where(mine).values(person_id=account.id))
        await connection.execute(delete(TOKEN).where(TOKEN.c.person_id == guest))
        await _move_watching(connection, guest, account.id)
        await shuns.move(connection, guest, account.id)
        await subscriptions.move(connection, guest, account.id)
        await _move_uploads(connection, guest, account.id)
        for match in matches:
            await store.ring(connection, match)
    return matches


async def _move_watching(connection: AsyncConnection, guest: str, account: str) -> None:
    known = select(WATCHER.c.watch).where(WATCHER.c.person_id == account)
    new = (WATCHER.c.person_id == guest) & WATCHER.c.watch.not_in(known)
    await connection.execute(update(WATCHER).where(new).values(person_id=account))
    await connection.execute(delete(WATCHER).where(WATCHER.c.person_id == guest))


async def _move_uploads(connection: AsyncConnection, guest: str, account: str) -> None:
    known = select(BROUGHT.c.upload_id).where(BROUGHT.c.person_id == account)
    new = (BROUGHT.c.person_id == guest) & BROUGHT.c.upload_id.not_in(known)
    await connection.execute(update(BROUGHT).where(new).values(person_id=account))
    await connection.execute(delete(BROUGHT).where(BROUGHT.c.person_id == guest))


# Passkeys -------------------------------------------------------------------------------------------------------------


@to_the_end
async def passkeys(store: Store, person_id: str) -> Sequence[KeptPasskey]:
    """The passkeys of an account, the oldest first."""
    asked = select(PASSKEY).where(PASSKEY.c.person_id == person_id).order_by(PASSKEY.c.created, PASSKEY.c.id)
    async with store.engine.connect() as connection:
        return [KeptPasskey(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def passkey(store: Store, passkey_id: str) -> KeptPasskey | None:
    """A passkey by its id."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(PASSKEY).where(PASSKEY.c.id == passkey_id))).one_or_none()
    return KeptPasskey(**row._asdict()) if row else None


@to_the_end
async def add_passkey(store: Store, new: KeptPasskey) -> None:
    """Keep one more passkey; Taken when it is known already."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(PASSKEY), [msgspec.structs.asdict(new)])
    except IntegrityError:
        raise Taken(new.id) from None


@to_the_end
async def count_passkey(store: Store, used: KeptPasskey, sign_count: int) -> None:
    """Write down how often a passkey has signed; Taken when it was used elsewhere meanwhile."""
    same = (PASSKEY.c.id == used.id) & (PASSKEY.c.sign_count == used.sign_count)
    async with store.engine.begin() as connection:
        if (
            await connection.execute(update(PASSKEY).where(same).values(sign_count=sign_count))
        ).rowcount != 1:
            raise Taken(used.id)


@to_the_end
async def remove_passkey(store: Store, person_id: str, passkey_id: str) -> None:
    """Forget a passkey of an account."""
    own = (PASSKEY.c.id == passkey_id) & (PASSKEY.c.person_id == person_id)
    async with store.engine.begin() as connection:
        await connection.execute(delete(PASSKEY).where(own))
