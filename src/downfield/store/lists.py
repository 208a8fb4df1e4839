"""Matches that anybody may watch, and records that visitors brought along."""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from downfield.store.store import Store, to_the_end
from downfield.store.tables import ANSWER, MATCH, UPLOAD


class Listed(msgspec.Struct, frozen=True):
    """A match that anybody may watch: how many deeds it has, and when the last was done (ms, 0 when none was)."""

    id: str
    deeds: int
    at: int


@to_the_end
async def listed(store: Store, limit: int) -> list[Listed]:
    """The matches that anybody may watch, those first in which something happened last."""
    count, last = func.count(ANSWER.c.seq), func.coalesce(func.max(ANSWER.c.at), 0)
    asked = (
        select(MATCH.c.id, count.label("deeds"), last.label("at"))
        .select_from(MATCH.outerjoin(ANSWER))
        .where(MATCH.c.listed)
        .group_by(MATCH.c.id, MATCH.c.created)
        .order_by(last.desc(), MATCH.c.created.desc())
        .limit(limit)
    )
    async with store.engine.connect() as connection:
        return [Listed(row.id, row.deeds, row.at) for row in await connection.execute(asked)]


@to_the_end
async def keep_upload(store: Store, upload_id: str, text: str) -> None:
    """Keep a record that somebody brought along; one that is there already stays as it is."""
    row = {"id": upload_id, "text": text, "created": datetime.now(UTC).isoformat(timespec="seconds")}
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(UPLOAD), [row])
    except IntegrityError:
        pass  # brought along before


@to_the_end
async def upload(store: Store, upload_id: str) -> str | None:
    """The text of a record that somebody brought along."""
    async with store.engine.connect() as connection:
        asked = select(UPLOAD.c.text).where(UPLOAD.c.id == upload_id)
        found: str | None = (await connection.execute(asked)).scalar_one_or_none()
    return found
