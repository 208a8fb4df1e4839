"""A hall: so many places at which programs think, and a fair row of those who wait for one."""

import asyncio
import concurrent.futures
from typing import Any

from downfield.table.live.turns import Patron, Places
from downfield.table.live.workers import Crashed, Work, Worker


class Hall:
    """A worker at each place. Whoever thinks for long thinks on beside, and the place is another's."""

    def __init__(
        self, work: Work, places: int, soon: float, *, solves: bool = False, behind: bool = False
    ) -> None:
        self.work, self.places, self.soon, self.solves, self.behind = work, places, soon, solves, behind
        self.workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._beside: set[Worker] = set()
        self._is_closed = False
        self._row = Places(places)
        self._threads = concurrent.futures.ThreadPoolExecutor(2 * places, "coach")

    async def ask(self, patron: Patron, asked: Any, budget: float) -> Any:
        """What a worker makes of something, once it is this patron's turn; the budget counts from then."""
        await self._row.sit(patron)
        if self._is_closed:
            raise asyncio.CancelledError
        task = asyncio.create_task(self._seated(asked, budget))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, even if too late
        return await asyncio.shield(task)

    async def _seated(self, asked: Any, budget: float) -> Any:
        """At a place: think, in a process, with a thread that waits for it."""
        loop = asyncio.get_running_loop()
        worker = self._idle.pop() if self._idle else self._called()
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

    def _called(self) -> Worker:
        return Worker(self.work, solves=self.solves, behind=self.behind or self.solves)

    def _move_over(self, worker: Worker) -> None:
        """This takes long: others shall not wait for it, unless too many think beside already."""
        if len(self._beside) < self.places:
            self._beside.add(worker)
            self._row.rise()

    def _leave(self, worker: Worker) -> None:
        if len(self._idle) < self.places:
            self._idle.append(worker)
        else:
            self.workers.discard(worker)
            worker.close()
        if worker in self._beside:
            self._beside.discard(worker)
        else:
            self._row.rise()

    def close(self) -> None:
        """Everybody goes home, and nobody decides anything any more."""
        self._is_closed = True
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
