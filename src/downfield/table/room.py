"""A room: one match, those who look at it, and the programs that play in it."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE, Deed, Store, Taken
from downfield.store.kept import COACH
from downfield.table.messages import Answer, Refusal, Sent, TakeBack
from downfield.table.refusals import Late, NotKept, NotYourSeat
from downfield.table.sitting import Sitting
from downfield.table.think import Bench
from downfield.text import Text

PACE = 1.2  # seconds between the decisions of programs that play for spectators
log = logging.getLogger("downfield.table")


class Guest:
    """Somebody who is connected: the seats held, the language, and what has not been told yet."""

    def __init__(self, seats: frozenset[int], text: Text, seq: int) -> None:
        self.seats = seats
        self.text = text
        self.seq = seq  # how far this guest was told
        self.stale = True
        self.refusals: deque[Refusal] = deque()
        self.bell = asyncio.Event()

    def ring(self) -> None:
        """Something has changed."""
        self.stale = True
        self.bell.set()

    def refuse(self, error: DownfieldError, seq: int) -> None:
        """Tell this guest alone why nothing has happened."""
        self.refusals.append(Refusal(seq, error.code, self.text.error(error), error.rule))
        self.bell.set()


class Room:
    """One deed at a time, each on disk before anybody hears of it."""

    def __init__(
        self,
        sitting: Sitting,
        store: Store,
        bench: Bench,
        again: Callable[[], Awaitable[Sitting]],
        pace: float = PACE,
    ) -> None:
        self.sitting = sitting
        self.store = store
        self.bench = bench
        self.pace = pace
        self.visits = 0
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self._again = again

    @property
    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        return {seat for guest in self.guests for seat in guest.seats}

    def ring(self) -> None:
        """Tell everybody, and wake the programs."""
        for guest in self.guests:
            guest.ring()
        if self.thinking is None and self.sitting.program_owing() is not None:
            self.thinking = asyncio.create_task(self._think())
            self.thinking.add_done_callback(self._thought)

    # People ---------------------------------------------------------------------------------------------------

    async def take(self, guest: Guest, sent: Sent) -> None:
        """What a guest has sent: it happens, or is refused and changes nothing."""
        if sent.seat not in guest.seats:
            raise NotYourSeat
        async with self.lock:
            twin = self.sitting.clone()
            if isinstance(sent, Answer):
                deeds = twin.answer(sent.seat, sent.token, sent.seq)
            elif isinstance(sent, TakeBack):
                deeds = twin.take_back(sent.seat, sent.seq)
            else:
                deeds = twin.resign(sent.seat)
            await self._keep(twin, deeds)

    async def _keep(self, twin: Sitting, deeds: list[Deed]) -> None:
        """Write deeds down; only then they have happened."""
        try:
            await self.store.add(twin.kept.id, deeds)
        except Taken:
            self.sitting = await self._again()
            self.ring()
            raise Late from None
        except TROUBLE:
            log.exception("A deed of %s could not be written down.", twin.kept.id)
            raise NotKept from None
        self.sitting = twin
        self.ring()

    async def seat_again(self) -> None:
        """Somebody has sat down."""
        async with self.lock:
            self.sitting.seat_all(await self.store.seats(self.sitting.kept.id))
        self.ring()

    # Programs -------------------------------------------------------------------------------------------------

    async def _think(self) -> None:
        """Let the programs answer as long as one of them is asked."""
        for_show = all(seat.kind == COACH for seat in self.sitting.seats)
        while (seat := self.sitting.program_owing()) is not None:
            if for_show and not self.guests:
                return  # nobody looks
            asked = self.sitting
            x = await self.bench.decide(asked, seat)
            if for_show:
                await asyncio.sleep(self.pace)
            async with self.lock:
                if self.sitting is asked:
                    twin = asked.clone()
                    await self._keep(twin, twin.answer(seat, x, asked.seq))

    def _thought(self, task: asyncio.Task[None]) -> None:
        self.thinking = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("The programs of %s stopped: %r", self.sitting.kept.id, error)

    async def close(self) -> None:
        """Wake nobody any more."""
        if self.thinking is not None:
            self.thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.thinking
