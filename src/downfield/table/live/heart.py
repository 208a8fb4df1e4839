"""The heart of a table: it looks at the time, and writes down that the table is awake."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from downfield.store import TROUBLE, Store, pulse
from downfield.table.live import timepiece
from downfield.table.live.clocks import now
from downfield.table.protocol import tally
from downfield.table.protocol.logs import warn

if TYPE_CHECKING:
    from downfield.table.live.room import Room

LOOK = 2.0  # seconds between two looks at the time
WRITE = 2  # looks between two beats that are written down, while somebody is there
SELDOM = 30  # the same while nobody is: clocks of days run on, and what was not written down would not count
FRESH = 1.0  # seconds for which it is known how a table is
PATIENCE = 8.0  # seconds for the database to answer
WELL = "well"


class Heart:
    """Beats as long as the table is open."""

    def __init__(self, store: Store, rooms: Callable[[], Sequence["Room"]]) -> None:
        self.store = store
        self._rooms = rooms
        self.duties: list[Callable[[], Awaitable[None]]] = []  # what is seen to at every look
        self._beating: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._asked = float("-inf")
        self._told = WELL

    async def open(self) -> None:
        """Begin, knowing until when a server was awake here."""
        awake = await pulse.last(self.store)
        timepiece.table_time.wake(awake, is_alone=not self.store.is_shared)
        await pulse.beat(self.store, now())
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Beat once more, and no more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            await self._write()

    async def _beat(self) -> None:
        looks, gaps = 0, timepiece.table_time.gaps
        while True:
            await asyncio.sleep(LOOK)
            now()
            if timepiece.table_time.gaps != gaps:
                gaps = timepiece.table_time.gaps
                self._wake_all()
            for duty in self.duties:
                await self._see_to(duty)
            looks += 1
            if looks % (WRITE if self._rooms() else SELDOM) == 0:
                await self._write()

    def _wake_all(self) -> None:
        """After a gap every umpire looks; whatever happens to one of them, the heart goes on."""
        for room in self._rooms():
            try:
                room.ring()
            except Exception as e:
                warn("umpire failed", e, match=room.sitting.kept.id)

    async def _see_to(self, duty: Callable[[], Awaitable[None]]) -> None:
        """Whatever goes wrong with a duty, the heart goes on."""
        try:
            await duty()
        except TROUBLE as e:
            tally.troubled(e, line="duty")
        except Exception as e:
            warn("duty failed", e)

    async def _write(self) -> None:
        try:
            await pulse.beat(self.store, now())
        except TROUBLE as e:
            tally.troubled(e, line="pulse")

    async def feel(self) -> str:
        """How the table is: it writes something down and reads it again, once a second however many ask."""
        async with self._asking:
            if time.monotonic() - self._asked > FRESH:
                self._told = await self._felt()
                self._asked = time.monotonic()
            return self._told

    async def _felt(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                wrote = await pulse.beat(self.store, now())
        except TimeoutError:
            return "ill: the database does not answer"
        except TROUBLE as e:
            tally.troubled(e, line="health")
            return f"ill: {tally.ailment(e)}"
        if tally.is_damaged():
            return "ill: the database is damaged"
        return WELL if wrote else "ill: the database forgets what is written"
