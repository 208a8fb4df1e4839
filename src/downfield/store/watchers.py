"""Who may look at a private match: whoever has a seat there, and whoever was let in by its watch link."""

from collections.abc import Collection

from sqlalchemy import and_, exists, insert, or_, select
from sqlalchemy.exc import IntegrityError

from downfield.store.store import Store, to_the_end
from downfield.store.tables import MATCH, SEAT, WATCHER


@to_the_end
async def may_look(
    store: Store, match_id: str, person_id: str, keys: Collection[str], hashes: Collection[str]
) -> bool:
    """Whether somebody may look at a match, by who he is or by keys; False also when there is no such match.

    It is one question with one row for an answer, whether the match is missing or private: the time tells nothing.
    """
    this, sits = MATCH.c.id == match_id, SEAT.c.match_id == match_id
    let_in = (WATCHER.c.watch == MATCH.c.watch) & (WATCHER.c.person_id == person_id)
    known = or_(
        exists().where(this & (MATCH.c.watch == "")),
        exists().where(this & MATCH.c.watch.in_(list(keys))),
        exists().where(sits & (SEAT.c.person_id == person_id) & (SEAT.c.person_id != "")),
        exists().where(sits & SEAT.c.key_hash.in_(list(hashes)) & (SEAT.c.key_hash != "")),
        exists().where(this & let_in),
    )
    async with store.engine.connect() as connection:
        return bool((await connection.execute(select(known))).scalar_one())


@to_the_end
async def sits(store: Store, match_id: str, person_id: str, hashes: Collection[str]) -> bool:
    """Whether somebody has a seat in a match, by who he is or by its key."""
    known = or_(
        and_(SEAT.c.person_id == person_id, SEAT.c.person_id != ""),
        and_(SEAT.c.key_hash.in_(list(hashes)), SEAT.c.key_hash != ""),
    )
    async with store.engine.connect() as connection:
        found = select(exists().where((SEAT.c.match_id == match_id) & known))
        return bool((await connection.execute(found)).scalar_one())


@to_the_end
async def let_in(store: Store, watch: str, person_id: str) -> None:
    """Let somebody look at a private match, and at its rematches."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(WATCHER).values(watch=watch, person_id=person_id))
    except IntegrityError:
        pass  # known already
