"""Matches with days for each decision: which are overdue, and who is to be told that it is his turn."""

from sqlalchemy import select, text

from downfield.store.places import Place, found
from downfield.store.quotas import OVER
from downfield.store.store import Store, to_the_end
from downfield.store.tables import MATCH, STANDING

DAY = 24 * 3600 * 1000  # ms
MOST = 200  # matches that are looked at in one go
CALL = text(
    "INSERT INTO called (match_id, seat, deeds) VALUES (:match, :seat, :deeds) ON CONFLICT (match_id, seat) DO UPDATE "
    "SET deeds = excluded.deeds WHERE excluded.deeds > called.deeds"
)
GOES_ON = (MATCH.c.days > 0) & ~STANDING.c.told.contains(OVER)


@to_the_end
async def overdue(store: Store, now: int) -> list[str]:
    """The matches in which the time for a decision is over, unless some of it did not count."""
    late = GOES_ON & (STANDING.c.at + MATCH.c.days * DAY < now)
    asked = select(MATCH.c.id).join(STANDING, STANDING.c.match_id == MATCH.c.id).where(late).limit(MOST)
    async with store.engine.connect() as connection:
        return [str(match) for match in (await connection.execute(asked)).scalars()]


@to_the_end
async def moved_since(store: Store, at: int) -> list[Place]:
    """The matches that go on in which something was done since."""
    return await found(store, GOES_ON & (STANDING.c.at >= at), MOST)


@to_the_end
async def call(store: Store, match_id: str, seat: int, deeds: int) -> bool:
    """Whether somebody is to be told now: once for each turn, by whichever server is first."""
    async with store.engine.begin() as connection:
        told = await connection.execute(CALL, {"match": match_id, "seat": seat, "deeds": deeds})
        return told.rowcount == 1
