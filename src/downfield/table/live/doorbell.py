"""The doorbell: servers that share a PostgreSQL ring each other when a match has changed.

Each transaction that changes a match rings (store.ring). Whoever hears it reads what is new, if the match's room is
open here. Who is connected to which server is not told: `here` means here, at this server.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from downfield.store import TROUBLE, Store
from downfield.store.store import BELL
from downfield.table.protocol import tally

PULSE = 15.0  # seconds between two looks whether the line still lives
AGAIN = 1.0  # seconds before a lost line is laid anew
AT_ONCE = 6  # matches that are read at the same time


class Doorbell:
    """Hears which matches have changed elsewhere; after a silence, all that are open may have."""

    def __init__(
        self,
        store: Store,
        catch_up: Callable[[str], Awaitable[None]],
        open_matches: Callable[[], list[str]],
    ) -> None:
        self.store = store
        self.lines = 0  # how many lines were laid
        self._catch_up = catch_up
        self._open_matches = open_matches
        self._rung: set[str] = set()  # matches not yet looked at
        self._looking: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to listen; a database that is nobody else's needs no bell."""
        if self.store.is_shared:
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Hear nothing any more."""
        tasks = [task for task in (self._listening, *self._looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Keep a line to the database, whatever happens to it."""
        while True:
            try:
                await self._hold_a_line()
            except TROUBLE as e:
                tally.troubled(e, line="doorbell")
            await asyncio.sleep(AGAIN)

    async def _hold_a_line(self) -> None:
        """Listen until the line is lost."""
        async with self.store.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            line.add_termination_listener(lambda _: lost.set())
            try:
                await line.add_listener(BELL, self._heard)
                self.lines += 1
                for match_id in self._open_matches():  # rings may have been missed
                    self._look(match_id)
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), PULSE)
                        break
                    await line.fetchval("SELECT 1")  # a line may also die without a word
            finally:
                with contextlib.suppress(*TROUBLE):
                    await connection.invalidate()  # nobody else gets a line that listens

    def _heard(self, _line: object, _pid: int, _bell: str, said: object) -> None:
        """Somebody rang; our own ring is no news."""
        node, _, match_id = str(said).partition(" ")
        if node != self.store.node:
            self._look(match_id)

    def _look(self, match_id: str) -> None:
        """Look at a match soon; rings that come before that are answered by the same look."""
        if match_id not in self._rung:
            self._rung.add(match_id)
            task = asyncio.create_task(self._read(match_id))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _read(self, match_id: str) -> None:
        async with self._places:
            self._rung.discard(match_id)
            await self._catch_up(match_id)
