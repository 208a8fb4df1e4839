"""How many watch a match, as the server tells that has its room."""

from collections.abc import Collection, Mapping

from sqlalchemy import delete, select, text

from downfield.store.store import Store, to_the_end
from downfield.store.tables import AUDIENCE

COUNT = text(
    "INSERT INTO audience (match_id, spectators, at) SELECT id, :many, :at FROM match WHERE id = :match "
    "ON CONFLICT (match_id) DO UPDATE SET spectators = excluded.spectators, at = excluded.at"
)


@to_the_end
async def count(store: Store, watched: Mapping[str, int], at: int) -> None:
    """So many watch these matches now."""
    rows = [{"match": match, "many": many, "at": at} for match, many in sorted(watched.items())]
    if rows:
        async with store.engine.begin() as connection:
            await connection.execute(COUNT, rows)


@to_the_end
async def of(store: Store, matches: Collection[str], since: int) -> dict[str, int]:
    """How many watch each of these, as far as it was told lately."""
    lately = AUDIENCE.c.match_id.in_(list(matches)) & (AUDIENCE.c.at >= since)
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(AUDIENCE).where(lately))
        return {row.match_id: row.spectators for row in rows if row.spectators}


@to_the_end
async def forget(store: Store, before: int) -> None:
    """What was told before that is not so any more."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(AUDIENCE).where(AUDIENCE.c.at < before))
