"""How much one visitor may have here at a time; nothing is limited by 0."""

import msgspec
from sqlalchemy import ColumnElement, func, select

from downfield.store.store import Store, to_the_end
from downfield.store.tables import BROUGHT, SEAT, STANDING, UPLOAD

OVER = '"over":true'  # as it stands in what is told of a match


class Quotas(msgspec.Struct, frozen=True):
    """So many matches that go on, records brought along, and letters of them; of a person, or of a place."""

    matches: int = 100
    matches_place: int = 1000
    records: int = 200
    letters: int = 10_000_000
    records_place: int = 1000


FREE = Quotas(0, 0, 0, 0, 0)


@to_the_end
async def running(store: Store, person_id: str, origin: str) -> tuple[int, int]:
    """How many matches go on in which a person sits, and in which somebody from a place does."""
    return (
        await _running(store, (SEAT.c.person_id == person_id) & (SEAT.c.person_id != "")),
        await _running(store, (SEAT.c.origin == origin) & (SEAT.c.origin != "")),
    )


async def _running(store: Store, mine: ColumnElement[bool]) -> int:
    goes_on = (STANDING.c.told != "") & ~STANDING.c.told.contains(OVER)
    asked = select(func.count(SEAT.c.match_id.distinct())).join(
        STANDING, STANDING.c.match_id == SEAT.c.match_id
    )
    async with store.engine.connect() as connection:
        return int((await connection.execute(asked.where(mine & goes_on))).scalar_one())


@to_the_end
async def brought(store: Store, person_id: str, origin: str) -> tuple[int, int, int]:
    """How many records a person brought along, how many letters they have, and how many came from a place."""
    mine = (BROUGHT.c.person_id == person_id) & (BROUGHT.c.person_id != "")
    place = (BROUGHT.c.origin == origin) & (BROUGHT.c.origin != "")
    own = select(BROUGHT.c.upload_id).where(mine)
    asked = select(func.count(), func.coalesce(func.sum(func.length(UPLOAD.c.text)), 0))
    here = select(func.count(BROUGHT.c.upload_id.distinct())).where(place)
    async with store.engine.connect() as connection:
        count, letters = (await connection.execute(asked.where(UPLOAD.c.id.in_(own)))).one()
        return int(count), int(letters), int((await connection.execute(here)).scalar_one())
