"""Matches that anybody may watch, and records that visitors brought along."""

from datetime import UTC, datetime

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from downfield.store.places import Place, found
from downfield.store.store import Store, to_the_end
from downfield.store.tables import MATCH, UPLOAD


@to_the_end
async def listed(store: Store, most: int) -> list[Place]:
    """The matches that anybody may watch, those first in which something happened last."""
    return await found(store, MATCH.c.listed, most)


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
