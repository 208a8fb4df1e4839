"""The tokens of programs: whom each stands for, what it may do, and how its owner calls it. Only the hash is kept."""

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from downfield.store.store import Store, to_the_end
from downfield.store.tables import TOKEN

READ, PLAY, ORGANISE = "read", "play", "organise"
SCOPES = (READ, PLAY, ORGANISE)  # each may do what those before it may
ID = 12  # letters of the hash, by which its owner names a token


class KeptToken(msgspec.Struct, frozen=True):
    """A token as its owner may see it again: what it is called, what it may do, since when, and when it was used."""

    id: str
    label: str
    scope: str
    created: str
    used: str = ""


class Bearer(msgspec.Struct, frozen=True):
    """For whom a token speaks, and how far."""

    person: str
    scope: str
    used: str


@to_the_end
async def add(store: Store, token_hash: str, person_id: str, token: KeptToken) -> None:
    """Keep a new token."""
    row = {name: value for name, value in msgspec.structs.asdict(token).items() if name != "id"}
    async with store.engine.begin() as connection:
        await connection.execute(insert(TOKEN), [{"token_hash": token_hash, "person_id": person_id, **row}])


@to_the_end
async def bearer(store: Store, token_hash: str) -> Bearer | None:
    """For whom a token speaks; None when it is nobody's."""
    asked = select(TOKEN.c.person_id, TOKEN.c.scope, TOKEN.c.used).where(TOKEN.c.token_hash == token_hash)
    async with store.engine.connect() as connection:
        found = (await connection.execute(asked)).one_or_none()
    return Bearer(found.person_id, found.scope, found.used) if found else None


@to_the_end
async def note_use(store: Store, token_hash: str, at: str) -> None:
    """Write down when a token was used last."""
    async with store.engine.begin() as connection:
        await connection.execute(update(TOKEN).where(TOKEN.c.token_hash == token_hash).values(used=at))


@to_the_end
async def of(store: Store, person_id: str) -> list[KeptToken]:
    """The tokens of a person, the oldest first."""
    asked = select(TOKEN).where(TOKEN.c.person_id == person_id).order_by(TOKEN.c.created, TOKEN.c.token_hash)
    async with store.engine.connect() as connection:
        return [_kept(row) for row in await connection.execute(asked)]


def _kept(row: "Row[tuple[str, ...]]") -> KeptToken:
    return KeptToken(row.token_hash[:ID], row.label, row.scope, row.created, row.used)


@to_the_end
async def forget(store: Store, person_id: str, label: str | None = None, token_id: str | None = None) -> int:
    """Let a person's tokens of a label, the one of an id, or all open nothing any more; gives how many there were."""
    meant = TOKEN.c.person_id == person_id
    if label is not None:
        meant &= TOKEN.c.label == label
    if token_id is not None:
        meant &= TOKEN.c.token_hash.startswith(token_id, autoescape=True)
    async with store.engine.begin() as connection:
        return (await connection.execute(delete(TOKEN).where(meant))).rowcount
