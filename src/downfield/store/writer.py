"""One who writes for all: SQLite takes one writer at a time, so whatever waits is written in one go.

Everybody is told only once his own deeds are on the disk. While they get there others come, and are next together: the
busier the table, the fewer the trips to the disk.
"""

import asyncio
import concurrent.futures
import contextlib
import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from downfield.store.kept import Deed, Standing

INSERT = "INSERT INTO answer (match_id, seq, seat, kind, value, at) VALUES (?, ?, ?, ?, ?, ?)"
STAND = (
    "INSERT INTO standing (match_id, deeds, at, told) VALUES (?, ?, ?, ?) ON CONFLICT (match_id) DO UPDATE "
    "SET deeds = excluded.deeds, at = excluded.at, told = excluded.told WHERE excluded.deeds >= standing.deeds"
)

Row = tuple[str | int, ...]
Written = tuple[list[Row], Row]  # deeds, and how the match stands then


class Taken(Exception):
    """Somebody else was faster: this place in the match, or this seat, is taken."""


def standing_row(match_id: str, deeds: Sequence[Deed], standing: Standing | None) -> Row:
    """How a match stands, as it is written down; without a word of it only how many deeds there are."""
    if standing is not None:
        return (match_id, standing.deeds, standing.at, msgspec.json.encode(standing).decode())
    return (match_id, deeds[-1].seq + 1 if deeds else 0, max((deed.at for deed in deeds), default=0), "")


class Writer:
    """Writes deeds into a SQLite file, in a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = concurrent.futures.ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Written, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, match_id: str, deeds: Sequence[Deed], standing: Standing | None) -> None:
        """Keep deeds, all or none; Taken when one of their places is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_is_known)
        rows: list[Row] = [(match_id, *msgspec.structs.astuple(deed)) for deed in deeds]
        self._waiting.append(((rows, standing_row(match_id, deeds, standing)), done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await asyncio.shield(done)

    async def _write(self) -> None:
        """Write as long as somebody waits."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write_all(batch)
        finally:
            self._writing = None

    async def _write_all(self, batch: list[tuple[Written, asyncio.Future[None]]]) -> None:
        """Write a batch, and tell everybody what has become of his part."""
        loop = asyncio.get_running_loop()
        told = await loop.run_in_executor(self._thread, self._commit, [written for written, _ in batch])
        for (_, done), error in zip(batch, told, strict=True):
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def _commit(self, batch: list[Written]) -> list[Exception | None]:
        """Write a batch; for each of it, what went wrong."""
        try:
            connection = self._connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            told = [_insert(connection, *written) for written in batch]
            connection.execute("COMMIT")
        except Exception as e:  # whatever it was, everybody who waits must hear of it
            self._let_go()
            return [e for _ in batch]
        return told

    def _let_go(self) -> None:
        """After trouble, begin with a fresh connection; what was not committed is undone."""
        with contextlib.suppress(sqlite3.Error):
            if self._connection is not None:
                self._connection.close()
        self._connection = None

    async def close(self) -> None:
        """Let go of the file, once everything is written."""
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()


def _insert(connection: sqlite3.Connection, rows: list[Row], standing: Row) -> Exception | None:
    """Write one match's deeds, or none of them when a place is taken."""
    connection.execute("SAVEPOINT one")
    try:
        connection.executemany(INSERT, rows)
        connection.execute(STAND, standing)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        return Taken(str(rows[0][0]))
    connection.execute("RELEASE one")
    return None


def _is_known(done: asyncio.Future[None]) -> None:
    """Whoever has left does not ask what went wrong."""
    if not done.cancelled():
        done.exception()
