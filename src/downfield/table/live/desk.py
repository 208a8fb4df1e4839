"""The desk: what takes long and must be done in this very process, one piece at a time, beside the event loop."""

import asyncio
import concurrent.futures
import time
from collections.abc import Callable
from typing import TypeVar

from downfield.table.live.turns import Patron, Places, patron
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.refusals import Spent

T = TypeVar("T")


class Desk:
    """One thread, and a fair row of those who wait for it: with more, the event loop would wait for each of them.

    Whoever asks is known by the request in which it is asked, and charged for the time that his piece takes.
    """

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._row = Places(1)
        self._thread = concurrent.futures.ThreadPoolExecutor(1, "desk")

    async def do(self, work: Callable[[], T]) -> T:
        """What comes of a piece of work, once it is the turn of whoever asks; what is begun is ended. Or Spent."""
        who = patron()
        await self._row.sit(who)
        try:
            self.allowance.check(*who)  # others of his pieces may have come before this one
        except Spent:
            self._row.rise()
            raise
        task = asyncio.create_task(self._done(who, work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, even if too late
        return await asyncio.shield(task)

    async def _done(self, who: Patron, work: Callable[[], T]) -> T:
        took = [0.0]
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work, took)
        finally:
            self.allowance.spend(*who, took[0])
            self._row.rise()

    def close(self) -> None:
        """Nothing more is begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T], took: list[float]) -> T:
    """Do it, and write down how long this thread was at it."""
    begun = time.thread_time()
    try:
        return work()
    finally:
        took[0] = time.thread_time() - begun
