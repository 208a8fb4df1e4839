"""Who may look at a private match: whoever has a seat there, and whoever was let in by its watch link."""

from collections.abc import Collection

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from downfield.store.store import Store, to_the_end
from downfield.store.tables import MATCH, SEAT, WATCHER


@to_the_end
async def may_look(
    store: Store, match_id: str, person_id: str, keys: Collection[str], hashes: Collection[str]
) -> bool:
    """Whether somebody may look at a match, by who he is or by keys; False also when there is no such match.

    The same is asked of the database whether the match is missing or private: nobody learns from the time it takes.
    """
    async with store.engine.connect() as connection:
        watch = (
            await connection.execute(select(MATCH.c.watch).where(MATCH.c.id == match_id))
        ).scalar_one_or_none()
        seats = list(await connection.execute(select(SEAT).where(SEAT.c.match_id == match_id)))
        let_in = (WATCHER.c.watch == (watch or "")) & (WATCHER.c.person_id == person_id)
        watches = (await connection.execute(select(WATCHER.c.watch).where(let_in))).first() is not None
    if watch is None or not watch:
        return watch is not None
    sits = any(
        (person_id and s.person_id == person_id) or (s.key_hash and s.key_hash in hashes) for s in seats
    )
    return sits or watches or watch in keys


@to_the_end
async def let_in(store: Store, watch: str, person_id: str) -> None:
    """Let somebody look at a private match, and at its rematches."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(WATCHER).values(watch=watch, person_id=person_id))
    except IntegrityError:
        pass  # known already
