"""The tokens of programs: whom each stands for, and how its owner calls it. Of a token only the hash is kept."""

import msgspec
from sqlalchemy import delete, insert, select

from downfield.store.store import Store, to_the_end
from downfield.store.tables import TOKEN


class KeptToken(msgspec.Struct, frozen=True):
    """A token as its owner may see it again: what it is called, and since when."""

    label: str
    created: str


@to_the_end
async def add(store: Store, token_hash: str, person_id: str, token: KeptToken) -> None:
    """Keep a new token."""
    row = {"token_hash": token_hash, "person_id": person_id, **msgspec.structs.asdict(token)}
    async with store.engine.begin() as connection:
        await connection.execute(insert(TOKEN), [row])


@to_the_end
async def owner(store: Store, token_hash: str) -> str:
    """Whose token this is, "" when it is nobody's."""
    asked = select(TOKEN.c.person_id).where(TOKEN.c.token_hash == token_hash)
    async with store.engine.connect() as connection:
        found: str | None = (await connection.execute(asked)).scalar_one_or_none()
    return found or ""


@to_the_end
async def of(store: Store, person_id: str) -> list[KeptToken]:
    """The tokens of a person, the oldest first."""
    asked = select(TOKEN).where(TOKEN.c.person_id == person_id).order_by(TOKEN.c.created, TOKEN.c.token_hash)
    async with store.engine.connect() as connection:
        return [KeptToken(row.label, row.created) for row in await connection.execute(asked)]


@to_the_end
async def forget(store: Store, person_id: str, label: str | None = None) -> int:
    """Let a person's tokens of a label, or all of them, open nothing any more; gives how many there were."""
    meant = TOKEN.c.person_id == person_id
    if label is not None:
        meant &= TOKEN.c.label == label
    async with store.engine.begin() as connection:
        return (await connection.execute(delete(TOKEN).where(meant))).rowcount
