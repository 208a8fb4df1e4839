"""A hall: so many places at which programs think, and a fair row of those who wait for one."""

import asyncio
import concurrent.futures
from typing import Any

from downfield.table.live.turns import Patron, Turns
from downfield.table.live.workers import Crashed, Work, Worker


class Hall:
    """A worker at each place. Whoever thinks for long thinks on beside, and the place is another's."""

    def __init__(self, work: Work, places: int, soon: float, *, solves: bool = False) -> None:
        self.work, self.places, self.soon, self.solves = work, places, soon, solves
        self.workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._beside: set[Worker] = set()
        self._taken = 0
        self._is_closed = False
        self._turns: Turns[asyncio.Future[None]] = Turns()
        self._threads = concurrent.futures.ThreadPoolExecutor(2 * places, "coach")

    async def ask(self, patron: Patron, asked: Any, budget: float) -> Any:
        """What a worker makes of something, once it is this patron's turn; the budget counts from then."""
        await self._turn(patron)
        if self._is_closed:
            raise asyncio.CancelledError
        task = asyncio.create_task(self._seated(asked, budget))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, even if too late
        return await asyncio.shield(task)

    async def _turn(self, patron: Patron) -> None:
        """Wait for a place."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.add(patron, turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # called, and gone already
                self._rise()
            raise

    def _call(self) -> None:
        """Call whoever is next, as long as there are places."""
        while self._taken < self.places and self._turns:
            turn = self._turns.next()
            if not turn.done():
                self._taken += 1
                turn.set_result(None)

    def _rise(self) -> None:
        self._taken -= 1
        self._call()

    async def _seated(self, asked: Any, budget: float) -> Any:
        """At a place: think, in a process, with a thread that waits for it."""
        loop = asyncio.get_running_loop()
        worker = self._idle.pop() if self._idle else Worker(self.work, solves=self.solves)
        self.workers.add(worker)
        late = loop.call_later(self.soon, self._move_over, worker)
        try:
            return await loop.run_in_executor(self._threads, worker.ask, asked, budget)
        except Crashed:
            if self._is_closed:
                raise asyncio.CancelledError from None
            raise
        finally:
            late.cancel()
            self._leave(worker)

    def _move_over(self, worker: Worker) -> None:
        """This takes long: others shall not wait for it, unless too many think beside already."""
        if len(self._beside) < self.places:
            self._beside.add(worker)
            self._rise()

    def _leave(self, worker: Worker) -> None:
        if len(self._idle) < self.places:
            self._idle.append(worker)
        else:
            self.workers.discard(worker)
            worker.close()
        if worker in self._beside:
            self._beside.discard(worker)
        else:
            self._rise()

    def close(self) -> None:
        """Everybody goes home, and nobody decides anything any more."""
        self._is_closed = True
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
