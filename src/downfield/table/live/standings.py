"""How matches stand, for lists; and whoever finds it out for matches of which nobody has written it down."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.store import TROUBLE, Store, standings
from downfield.store.kept import Standing
from downfield.table.live.sitting import Sitting
from downfield.table.protocol import tally

AT_ONCE = 20  # matches that are looked for at once
REST = 9  # times as long as it took to read a match nobody reads the next


def standing(sitting: Sitting) -> Standing:
    """How a match stands."""
    match = sitting.match
    return Standing(
        deeds=sitting.seq,
        at=sitting.now,
        points=match.points(),
        over=sitting.over,
        begun=sitting.is_begun,
        waiting=tuple(sitting.waiting() or sitting.expected()),
        winner=match.state.winner,
        resigned=NOBODY if match.resigned is None else match.resigned,
        lapsed=sitting.lapsed,
        handed=tuple(sorted(sitting.handed)),
    )


class Chronicler:
    """Reads the matches of earlier versions one by one, the latest first, and writes down how they stand."""

    def __init__(self, store: Store, read: Callable[[str], Awaitable[Sitting]]) -> None:
        self.store = store
        self._read = read
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin; with nothing to do it ends at once."""
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write no more."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while found := await standings.untold(self.store, AT_ONCE):
                for match_id, deeds, at in found:
                    begun = time.monotonic()
                    await standings.tell(self.store, match_id, await self._standing(match_id, deeds, at))
                    await asyncio.sleep(REST * (time.monotonic() - begun))
        except TROUBLE as e:
            tally.troubled(e)

    async def _standing(self, match_id: str, deeds: int, at: int) -> Standing:
        try:
            return standing(await self._read(match_id))
        except DownfieldError:
            return Standing(deeds, at, readable=False)
