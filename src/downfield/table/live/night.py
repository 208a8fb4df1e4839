"""At night what is kept long enough goes: once a day, by one server of those that share a database."""

import asyncio
from datetime import UTC, datetime

from downfield.store import TROUBLE, Store, retention
from downfield.store.retention import Retention
from downfield.table.protocol import tally
from downfield.table.protocol.logs import tell

HOUR = 3  # o'clock, UTC; a table that opens later sees to it then


class Night:
    """Sees to it that things go."""

    def __init__(self, store: Store, kept: Retention) -> None:
        self.store, self.kept = store, kept
        self._seen = ""  # the day on which it was looked after
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Begin when it is time; the heart does not wait for it."""
        now = datetime.now(UTC)
        day = now.date().isoformat()
        if now.hour >= HOUR and day != self._seen:
            self._seen = day
            self._task = asyncio.create_task(self._see_to(day))

    async def _see_to(self, day: str) -> None:
        try:
            if await retention.claim(self.store, day):
                gone = await retention.see_to(self.store, self.kept)
                tell("night", **{name.replace(" ", "_"): count for name, count in gone.items() if count})
        except TROUBLE as e:
            tally.troubled(e, line="night")

    async def close(self) -> None:
        """Stop after the piece that is being seen to."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
