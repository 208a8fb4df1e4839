"""Who is here: whoever has looked in lately, at whichever server."""

from collections.abc import Mapping

import msgspec
from sqlalchemy import delete, select, text

from downfield.store.store import Store, to_the_end
from downfield.store.tables import PRESENCE

SEEN = text(
    "INSERT INTO presence (person_id, name, at) VALUES (:person, :name, :at) ON CONFLICT (person_id) DO UPDATE "
    "SET name = excluded.name, at = excluded.at"
)


class Present(msgspec.Struct, frozen=True):
    """Somebody who is here."""

    person_id: str
    name: str


@to_the_end
async def seen(store: Store, names: Mapping[str, str], at: int) -> None:
    """These are here, each by his id and name."""
    rows = [{"person": person, "name": name, "at": at} for person, name in sorted(names.items())]
    if rows:
        async with store.engine.begin() as connection:
            await connection.execute(SEEN, rows)


@to_the_end
async def here(store: Store, since: int) -> list[Present]:
    """Whoever has looked in since, by name."""
    asked = select(PRESENCE).where(PRESENCE.c.at >= since).order_by(PRESENCE.c.name, PRESENCE.c.person_id)
    async with store.engine.connect() as connection:
        return [Present(row.person_id, row.name) for row in await connection.execute(asked)]


@to_the_end
async def forget(store: Store, before: int) -> None:
    """Whoever was last here before that is known no more."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(PRESENCE).where(PRESENCE.c.at < before))
