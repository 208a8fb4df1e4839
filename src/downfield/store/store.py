"""The database: SQLite in a file, or PostgreSQL by its address. The same words for both."""

import asyncio
import functools
import pathlib
import secrets
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Row, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from downfield.store.address import SQLITE, address
from downfield.store.file import make_folder
from downfield.store.kept import OPEN, Clock, Deed, KeptMatch, KeptSeat, Standing
from downfield.store.migrate import migrate
from downfield.store.tables import ANSWER, MATCH, SEAT
from downfield.store.writer import STAND, Writer, standing_row
from downfield.store.writer import Taken as Taken

# The disk is full, the database does not answer, or is only just getting up.
TROUBLE = (SQLAlchemyError, sqlite3.Error, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENCE = {"timeout": 10, "command_timeout": 20}  # seconds to reach PostgreSQL, and for its answer
BELL = "downfield"  # the channel on which servers that share a PostgreSQL ring each other
LOOKED_THROUGH = 256 * 2**20  # bytes of a file that is looked through at the start: a second or two
STAND_BY_NAME = text(STAND.replace("(?, ?, ?, ?)", "(:match, :deeds, :at, :told)"))
A_MOMENT = 1.0  # seconds
PIECE = 250  # deeds that are read at once
RING = text("SELECT pg_notify(:bell, :said)")

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


class Store:
    """All matches, on disk."""

    def __init__(self, database: pathlib.Path | str) -> None:
        self.address = address(database)
        self.is_shared = not self.address.startswith(SQLITE)  # other servers may be at the same matches
        self.node = secrets.token_hex(4)  # who rings
        self.busy: set[asyncio.Task[Any]] = set()
        self.engine: AsyncEngine = create_async_engine(
            self.address,
            hide_parameters=True,  # they hold keys and sealed answers, and errors are logged
            pool_pre_ping=self.is_shared,  # a restart of PostgreSQL is not noticed
            connect_args=PATIENCE if self.is_shared else {},
        )
        self._writer: Writer | None = None
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "connect", _careful)
            self._writer = Writer(functools.partial(_connect, self.engine.url.database or ""))

    async def open(self) -> None:
        """Make the tables, or bring them up to date."""
        if not self.is_shared:
            make_folder(pathlib.Path(self.engine.url.database or "").parent)
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    @to_the_end
    async def look_through(self) -> None:
        """Look whether every page of a file can be read, unless it is so large that people would wait for it."""
        if self.is_shared or pathlib.Path(self.engine.url.database or "").stat().st_size > LOOKED_THROUGH:
            return
        async with self.engine.connect() as connection:
            told = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
        if told != "ok":
            raise sqlite3.DatabaseError("database disk image is malformed")

    async def close(self) -> None:
        """Let go of the file, once everything is written."""
        await asyncio.gather(*self.busy, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        await self._await_readers()
        await self.engine.dispose()

    async def _await_readers(self) -> None:
        """Wait for whoever still reads, a moment at most: what comes back to a pool that is gone nobody closes."""
        pool = self.engine.pool
        end = asyncio.get_running_loop().time() + A_MOMENT
        while isinstance(pool, QueuePool) and pool.checkedout() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(A_MOMENT / 100)

    def is_done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; what went wrong in it is known to whoever waited for it."""
        self.busy.discard(task)
        if not task.cancelled():
            task.exception()

    async def ring(self, connection: AsyncConnection, match_id: str) -> None:
        """Let the other servers know of what this transaction changes in a match, once it is written."""
        if self.is_shared:
            await connection.execute(RING, {"bell": BELL, "said": f"{self.node} {match_id}"})

    # Matches --------------------------------------------------------------------------------------------------

    @to_the_end
    async def begin(
        self,
        match: KeptMatch,
        seats: Sequence[KeptSeat],
        deeds: Sequence[Deed],
        standing: Standing | None = None,
    ) -> None:
        """Keep a new match, with the dice that were rolled before anybody was asked."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(MATCH), [msgspec.to_builtins(match)])
            await connection.execute(insert(SEAT), _rows(match.id, seats))
            if deeds:
                await connection.execute(insert(ANSWER), _rows(match.id, deeds))
            await stand(connection, match.id, deeds, standing)

    async def add(self, match_id: str, deeds: Sequence[Deed], standing: Standing | None = None) -> None:
        """Keep deeds, all or none, and how the match stands then; Taken when one of their places is taken."""
        if self._writer is not None:
            await self._writer.add(match_id, deeds, standing)
        else:
            await self._add(match_id, deeds, standing)

    @to_the_end
    async def _add(self, match_id: str, deeds: Sequence[Deed], standing: Standing | None) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(ANSWER), _rows(match_id, deeds))
                await stand(connection, match_id, deeds, standing)
                await self.ring(connection, match_id)
        except IntegrityError:
            raise Taken(match_id) from None

    @to_the_end
    async def match(self, match_id: str) -> KeptMatch | None:
        """How a match began; None when there is none of this id."""
        if "\0" in match_id:  # no text to PostgreSQL
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCH).where(MATCH.c.id == match_id))).one_or_none()
        if row is None:
            return None
        clock = msgspec.convert(row.clock, Clock | None)
        return KeptMatch(**(row._asdict() | {"clock": clock}))

    @to_the_end
    async def deeds(self, match_id: str, since: int = 0) -> list[Deed]:
        """Everything done in a match, in order; or only what was done after so many deeds."""
        asked = select(ANSWER).where(ANSWER.c.match_id == match_id).order_by(ANSWER.c.seq).limit(PIECE)
        found: list[Deed] = []
        async with self.engine.connect() as connection:
            while len(found) % PIECE == 0:  # in pieces: others are heard in between
                first = found[-1].seq + 1 if found else since
                rows = (await connection.execute(asked.where(ANSWER.c.seq >= first))).all()
                found += [Deed(r.seq, r.seat, r.kind, r.value, r.at) for r in rows]
                if not rows:
                    break
        return found

    # Seats ----------------------------------------------------------------------------------------------------

    @to_the_end
    async def seats(self, match_id: str) -> list[KeptSeat]:
        """Who sits where."""
        asked = select(SEAT).where(SEAT.c.match_id == match_id).order_by(SEAT.c.seat)
        async with self.engine.connect() as connection:
            rows = await connection.execute(asked)
            return [kept_seat(row) for row in rows]

    @to_the_end
    async def invited(self, invite_hash: str) -> str | None:
        """The match to which an invitation belongs."""
        asked = select(MATCH.c.id).where(MATCH.c.invite_hash == invite_hash)
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
        return found

    @to_the_end
    async def reserved(self, invite_hash: str) -> tuple[str, int] | None:
        """The match and the seat to which an invitation of one's own belongs."""
        asked = select(SEAT.c.match_id, SEAT.c.seat).where(SEAT.c.invite_hash == invite_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return (row.match_id, row.seat) if row else None

    @to_the_end
    async def sit_down(self, match_id: str, sitter: KeptSeat) -> None:
        """Give an open seat to a person; Taken when it is open no more."""
        free = (SEAT.c.match_id == match_id) & (SEAT.c.seat == sitter.seat) & (SEAT.c.kind == OPEN)
        change = update(SEAT).where(free).values(**msgspec.structs.asdict(sitter))
        async with self.engine.begin() as connection:
            if (await connection.execute(change)).rowcount != 1:
                raise Taken(f"{match_id}, seat {sitter.seat}")
            await self.ring(connection, match_id)


async def stand(
    connection: AsyncConnection, match_id: str, deeds: Sequence[Deed], standing: Standing | None
) -> None:
    """Write down how a match stands, with the deeds that have changed it."""
    row = standing_row(match_id, deeds, standing)
    await connection.execute(STAND_BY_NAME, dict(zip(("match", "deeds", "at", "told"), row, strict=True)))


def kept_seat(row: Row[Any]) -> KeptSeat:
    """A seat as it was written down."""
    return KeptSeat(**{name: getattr(row, name) for name in KeptSeat.__struct_fields__})


def _rows(match_id: str, things: Sequence[msgspec.Struct]) -> list[dict[str, Any]]:
    return [{"match_id": match_id, **msgspec.structs.asdict(thing)} for thing in things]


def _connect(file: str) -> sqlite3.Connection:
    """A connection of plain SQLite, for a thread of its own."""
    connection = sqlite3.connect(file, isolation_level=None)
    _careful(connection)
    return connection


def _careful(connection: Any, _record: ConnectionPoolEntry | None = None) -> None:
    """What is written is on the disk when it is said to be."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
