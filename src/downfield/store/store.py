"""The database: SQLite in a file, or another by its address."""

import asyncio
import functools
import pathlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from downfield.store.kept import OPEN, PERSON, Clock, Deed, KeptMatch, KeptSeat
from downfield.store.tables import ANSWER, MATCH, METADATA, SEAT

SQLITE = "sqlite+aiosqlite:///"
TROUBLE = (SQLAlchemyError, OSError)  # the disk is full, the database does not answer
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


P = ParamSpec("P")
R = TypeVar("R")


def to_the_end(
    ask: "Callable[Concatenate[Store, P], Coroutine[Any, Any, R]]",
) -> "Callable[Concatenate[Store, P], Coroutine[Any, Any, R]]":
    """What was begun with the database is ended, even if whoever asked for it has left meanwhile."""

    @functools.wraps(ask)
    async def whole(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(ask(store, *args, **kwargs))
        store.busy.add(task)
        task.add_done_callback(store.is_done)
        return await asyncio.shield(task)

    return whole


class Taken(Exception):
    """Somebody else was faster: this place in the match, or this seat, is taken."""


def address(database: pathlib.Path | str) -> str:
    """The address of a database given by its file, or already by its address."""
    return database if isinstance(database, str) and "://" in database else f"{SQLITE}{database}"


class Store:
    """All matches, on disk."""

    def __init__(self, database: pathlib.Path | str) -> None:
        self.address = address(database)
        self.engine: AsyncEngine = create_async_engine(self.address)
        self.busy: set[asyncio.Task[Any]] = set()
        if self.address.startswith(SQLITE):
            event.listen(self.engine.sync_engine, "connect", _careful)

    async def open(self) -> None:
        """Make the tables where there are none."""
        if self.address.startswith(SQLITE):
            pathlib.Path(self.address.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)

    async def close(self) -> None:
        """Let go of the file, once everything is written."""
        await asyncio.gather(*self.busy, return_exceptions=True)
        await self.engine.dispose()

    def is_done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; what went wrong in it is known to whoever waited for it."""
        self.busy.discard(task)
        if not task.cancelled():
            task.exception()

    @to_the_end
    async def is_well(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar())

    # Matches --------------------------------------------------------------------------------------------------

    @to_the_end
    async def begin(self, match: KeptMatch, seats: Sequence[KeptSeat], deeds: Sequence[Deed]) -> None:
        """Keep a new match, with the dice that were rolled before anybody was asked."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(MATCH), [msgspec.to_builtins(match)])
            await connection.execute(insert(SEAT), _rows(match.id, seats))
            if deeds:
                await connection.execute(insert(ANSWER), _rows(match.id, deeds))

    @to_the_end
    async def add(self, match_id: str, deeds: Sequence[Deed]) -> None:
        """Keep deeds, all or none; Taken when one of their places is taken."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(ANSWER), _rows(match_id, deeds))
        except IntegrityError:
            raise Taken(match_id) from None

    @to_the_end
    async def match(self, match_id: str) -> KeptMatch | None:
        """How a match began; None when there is none of this id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCH).where(MATCH.c.id == match_id))).one_or_none()
        if row is None:
            return None
        clock = msgspec.convert(row.clock, Clock | None)
        return KeptMatch(**(row._asdict() | {"clock": clock}))

    @to_the_end
    async def deeds(self, match_id: str) -> list[Deed]:
        """Everything done in a match, in order."""
        asked = select(ANSWER).where(ANSWER.c.match_id == match_id).order_by(ANSWER.c.seq)
        async with self.engine.connect() as connection:
            return [Deed(r.seq, r.seat, r.kind, r.value, r.at) for r in await connection.execute(asked)]

    # Seats ----------------------------------------------------------------------------------------------------

    @to_the_end
    async def seats(self, match_id: str) -> list[KeptSeat]:
        """Who sits where."""
        asked = select(SEAT).where(SEAT.c.match_id == match_id).order_by(SEAT.c.seat)
        async with self.engine.connect() as connection:
            rows = await connection.execute(asked)
            return [KeptSeat(r.seat, r.kind, r.name, r.key_hash, r.person_id) for r in rows]

    @to_the_end
    async def invited(self, invite_hash: str) -> str | None:
        """The match to which an invitation belongs."""
        asked = select(MATCH.c.id).where(MATCH.c.invite_hash == invite_hash)
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
        return found

    @to_the_end
    async def sit_down(self, match_id: str, seat: int, name: str, key_hash: str, person_id: str = "") -> None:
        """Give an open seat to a person; Taken when it is open no more."""
        free = (SEAT.c.match_id == match_id) & (SEAT.c.seat == seat) & (SEAT.c.kind == OPEN)
        change = (
            update(SEAT).where(free).values(kind=PERSON, name=name, key_hash=key_hash, person_id=person_id)
        )
        async with self.engine.begin() as connection:
            if (await connection.execute(change)).rowcount != 1:
                raise Taken(f"{match_id}, seat {seat}")


def _rows(match_id: str, things: Sequence[msgspec.Struct]) -> list[dict[str, Any]]:
    return [{"match_id": match_id, **msgspec.structs.asdict(thing)} for thing in things]


def _careful(connection: Any, _record: object) -> None:
    """What is written is on the disk when it is said to be."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
