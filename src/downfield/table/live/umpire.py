"""The umpire of a room: looks at the clocks and does in time what happens by itself."""

import asyncio
import contextlib
import weakref
from typing import TYPE_CHECKING

from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE
from downfield.table.live import acts
from downfield.table.live.clocks import SECOND, now
from downfield.table.protocol.logs import warn
from downfield.table.protocol.refusals import Late
from downfield.table.protocol.wishes import DAY

if TYPE_CHECKING:
    from downfield.table.live.room import Room

GRACE = 30 * SECOND  # whoever was to decide while the room was shut has so long after it was opened
AGAIN = 5.0  # seconds after which is tried again what could not be written down


class Umpire:
    """One alarm for a room: the next moment at which something is due."""

    def __init__(self, room: "Room") -> None:
        self.room: Room = weakref.proxy(room)  # whoever keeps a room that is left keeps its match
        self.opened = now()
        self._alarm: asyncio.TimerHandle | None = None
        self._tending: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return self._tending is not None

    def look(self) -> None:
        """Set the alarm to when something is due next."""
        self.rest()
        due = self._due()
        if due is not None:
            self._set((due - now()) / SECOND)

    def rest(self) -> None:
        """No alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self._rise)

    def _due(self) -> int | None:
        """When something is to be done, 0 for at once."""
        sitting = self.room.sitting
        if sitting.programs_to_add() or acts.is_to_start(sitting) or acts.is_agreed(sitting):
            return 0
        if acts.lost(sitting, now()):
            return 0
        running = sitting.clocks.running if sitting.clocks else ()
        return min((self.ends(seat) for seat in running), default=None)

    def ends(self, seat: int) -> int:
        """When the time of a seat is up, judged kindly where nobody kept the time meanwhile."""
        clocks = self.room.sitting.clocks
        assert clocks is not None
        end = clocks.ends(seat)
        is_kind = clocks.since < self.opened and clocks.terms.decision < DAY  # who has days needs no seconds
        return max(end, self.opened + GRACE) if is_kind else end

    def run_out(self, at: int) -> int | None:
        """The seat whose time was up first, if any is."""
        sitting = self.room.sitting
        running = sitting.clocks.running if sitting.clocks else ()
        late = [(self.ends(seat), seat) for seat in running if self.ends(seat) <= at]
        return min(late)[1] if late else None

    def _rise(self) -> None:
        self._alarm = None
        if self._tending is None:
            self._tending = asyncio.create_task(self._tend())
            self._tending.add_done_callback(self._tended)

    async def _tend(self) -> None:
        """Do what is due; what could not be done is tried again."""
        try:
            with contextlib.suppress(Late):  # another server was faster
                await self.room.tend()
        except (DownfieldError, *TROUBLE) as e:
            warn("umpire waits", e, match=self.room.sitting.kept.id)
            await asyncio.sleep(AGAIN)

    def _tended(self, task: asyncio.Task[None]) -> None:
        self._tending = None
        if not task.cancelled():
            if (error := task.exception()) is not None:
                warn("umpire failed", error, match=self.room.sitting.kept.id)
            else:
                self.look()

    async def close(self) -> None:
        """Judge nothing any more."""
        self.rest()
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
