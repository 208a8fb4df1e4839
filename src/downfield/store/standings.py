"""How matches stand, and matches as they were left: both follow from the deeds, and are there to spare time."""

import msgspec
from sqlalchemy import select, text, update

from downfield.store.kept import Standing
from downfield.store.store import Store, to_the_end
from downfield.store.tables import SNAPSHOT, STANDING

KEEP = text(
    "INSERT INTO snapshot (match_id, deeds, body) VALUES (:match, :deeds, :body) ON CONFLICT (match_id) DO UPDATE "
    "SET deeds = excluded.deeds, body = excluded.body WHERE excluded.deeds >= snapshot.deeds"
)


class Snapshot(msgspec.Struct, frozen=True):
    """A match as it was left after so many deeds."""

    deeds: int
    body: bytes


def standing_in(told: str) -> Standing | None:
    """How a match stands, as it was written down; None where that cannot be read."""
    try:
        return msgspec.json.decode(told, type=Standing) if told else None
    except msgspec.DecodeError:
        return None


@to_the_end
async def untold(store: Store, most: int) -> list[tuple[str, int, int]]:
    """Matches of which nobody has written down how they stand, with how many deeds and when the last was done."""
    asked = select(STANDING).where(STANDING.c.told == "").order_by(STANDING.c.at.desc()).limit(most)
    async with store.engine.connect() as connection:
        return [(row.match_id, row.deeds, row.at) for row in await connection.execute(asked)]


@to_the_end
async def tell(store: Store, match_id: str, standing: Standing) -> None:
    """Write down how a match stands, unless something has been done in it meanwhile."""
    same = (STANDING.c.match_id == match_id) & (STANDING.c.deeds <= standing.deeds)
    told = msgspec.json.encode(standing).decode()
    async with store.engine.begin() as connection:
        await connection.execute(update(STANDING).where(same).values(told=told, deeds=standing.deeds))


@to_the_end
async def keep(store: Store, match_id: str, snapshot: Snapshot) -> None:
    """Keep a match as it was left, in place of an earlier one."""
    row = {"match": match_id, "deeds": snapshot.deeds, "body": snapshot.body}
    async with store.engine.begin() as connection:
        await connection.execute(KEEP, row)


@to_the_end
async def left(store: Store, match_id: str) -> Snapshot | None:
    """A match as it was left, where somebody kept it."""
    asked = select(SNAPSHOT).where(SNAPSHOT.c.match_id == match_id)
    async with store.engine.connect() as connection:
        row = (await connection.execute(asked)).one_or_none()
    return Snapshot(row.deeds, bytes(row.body)) if row else None
