"""Whom somebody does not read (a mute) or does not play with (a block)."""

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store import news
from downfield.store.store import Store, to_the_end
from downfield.store.tables import SHUN

MUTE, BLOCK = "mute", "block"


class KeptShun(msgspec.Struct, frozen=True):
    """Whom somebody mutes or blocks, and under which name that person is remembered."""

    id: str
    person_id: str
    other_id: str
    kind: str
    name: str
    created: str


@to_the_end
async def add(store: Store, new: KeptShun) -> None:
    """Mute or block somebody; once is enough."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(SHUN), [msgspec.structs.asdict(new)])
            await news.tell(connection, news.SHUN, new.person_id)
    except IntegrityError:
        pass  # done before


@to_the_end
async def undo(store: Store, person_id: str, shun_id: str) -> bool:
    """Take a mute or a block back; False when there is none of this id."""
    own = (SHUN.c.id == shun_id) & (SHUN.c.person_id == person_id)
    async with store.engine.begin() as connection:
        if not (await connection.execute(delete(SHUN).where(own))).rowcount:
            return False
        await news.tell(connection, news.SHUN, person_id)
    return True


@to_the_end
async def of(store: Store, person_id: str) -> list[KeptShun]:
    """Whom somebody mutes and blocks, the oldest first."""
    own = (SHUN.c.person_id == person_id) & (SHUN.c.person_id != "")
    asked = select(SHUN).where(own).order_by(SHUN.c.created, SHUN.c.id)
    async with store.engine.connect() as connection:
        return [KeptShun(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def are_parted(store: Store, people: Collection[str]) -> bool:
    """Whether one of these people has blocked another of them."""
    known = [person for person in people if person]
    among = (SHUN.c.kind == BLOCK) & SHUN.c.person_id.in_(known) & SHUN.c.other_id.in_(known)
    async with store.engine.connect() as connection:
        found = (await connection.execute(select(func.count()).select_from(SHUN).where(among))).scalar_one()
    return bool(found)


async def move(connection: AsyncConnection, guest: str, account: str) -> None:
    """Whom a guest mutes and blocks, the account does from now on; and who does so to the guest, to the account."""
    for own, other in ((SHUN.c.person_id, SHUN.c.other_id), (SHUN.c.other_id, SHUN.c.person_id)):
        twin = SHUN.alias()
        same = select(twin.c.id).where(
            (twin.c[own.name] == account) & (twin.c[other.name] == other) & (twin.c.kind == SHUN.c.kind)
        )
        mine = (own == guest) & (other != account)
        await connection.execute(update(SHUN).where(mine & ~same.exists()).values({own.name: account}))
        await connection.execute(delete(SHUN).where(own == guest))
