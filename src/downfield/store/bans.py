"""Who may not come, why, and until when."""

import msgspec
from sqlalchemy import delete, insert, or_, select, union

from downfield.store import keepers, news
from downfield.store.keepers import Order, this_second
from downfield.store.store import Store, to_the_end
from downfield.store.tables import BAN, SEAT, TOKEN

PERSON, NETWORK, ORIGIN = (
    "person",
    "network",
    "origin",
)  # by id; by address; guests from a place with this mark


class KeptBan(msgspec.Struct, frozen=True):
    """A ban: of whom, under which name keepers know it, why, and until when ("" for ever)."""

    id: str
    kind: str
    target: str
    name: str
    why: str
    made: str
    until: str


@to_the_end
async def active(store: Store) -> list[KeptBan]:
    """The bans that hold now, the oldest first."""
    asked = select(BAN).where(or_(BAN.c.until == "", BAN.c.until > this_second()))
    async with store.engine.connect() as connection:
        rows = await connection.execute(asked.order_by(BAN.c.made, BAN.c.id))
        return [KeptBan(**row._asdict()) for row in rows]


@to_the_end
async def ban(store: Store, order: Order, new: KeptBan) -> None:
    """Ban somebody; a ban of before gives way to it."""
    same = (BAN.c.kind == new.kind) & (BAN.c.target == new.target)
    async with store.engine.begin() as connection:
        await connection.execute(delete(BAN).where(same))
        await connection.execute(insert(BAN), [msgspec.structs.asdict(new)])
        told = f"{new.name} ({new.kind}) until {new.until or 'further notice'}"
        await keepers.write(connection, order, "ban", told)
        await news.tell(connection, news.BAN, new.target)


@to_the_end
async def lift(store: Store, order: Order, known: KeptBan) -> None:
    """Let somebody come again."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(BAN).where(BAN.c.id == known.id))
        await keepers.write(connection, order, "unban", f"{known.name} ({known.kind})")
        await news.tell(connection, news.BAN, known.target)


@to_the_end
async def holders(store: Store, bearer_hash: str) -> list[str]:
    """Whose token this is, or whose seats this key opens."""
    by_token = select(TOKEN.c.person_id).where(TOKEN.c.token_hash == bearer_hash)
    by_key = select(SEAT.c.person_id).where((SEAT.c.key_hash == bearer_hash) & (SEAT.c.person_id != ""))
    async with store.engine.connect() as connection:
        return [str(person) for person in (await connection.execute(union(by_token, by_key))).scalars()]
