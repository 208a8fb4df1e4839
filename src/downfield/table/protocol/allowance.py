"""What one visitor may use of the table's processor, through whichever door; and a meter that counts it."""

import contextlib
import math
import os
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from typing import Any, Generic, TypeVar

from downfield.kernel.errors import BadOption
from downfield.table.protocol.refusals import Spent

T = TypeVar("T")
USUAL = 15  # seconds of the processor in every minute that one visitor may use,
MINUTES = 2  # of so many minutes at once,
CROWD = 3  # and all visitors of one address together so many times as much
MOST = (
    10_000  # visitors that are remembered; one who was not seen for longest has his purse full again anyway
)
FLUSHED = 0.002  # seconds that a meter counts before it says so
MINUTE = 60


def seconds_a_minute(given: int | None = None) -> int:
    """What was said on the command line, else by the variable DOWNFIELD_PER_VISITOR; or BadOption."""
    said = os.environ.get("DOWNFIELD_PER_VISITOR", "") if given is None else str(given)
    if said and not (said.isascii() and said.isdigit() and int(said[:4]) <= MINUTE):
        raise BadOption(
            "What one visitor may use of a minute is a number of seconds from 0 (no limit) to 60; {given} is none.",
            key="per-visitor",
            given=said,
        )
    return int(said) if said else USUAL


class Purses:
    """A purse for each visitor, filled again by and by; a debt is paid off first."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self._by_name: dict[str, tuple[float, float]] = {}  # what was left, and when

    def left(self, who: str) -> float:
        """The seconds that are left in a purse."""
        had, then = self._by_name.get(who, (self.at_once, 0.0))
        return min(self.at_once, had + (time.monotonic() - then) * self.a_second)

    def spend(self, who: str, seconds: float) -> None:
        """Take something out, even if there is not so much in it."""
        left = self.left(who) - seconds
        self._by_name.pop(who, None)
        self._by_name[who] = (left, time.monotonic())
        if len(self._by_name) > MOST:
            del self._by_name[next(iter(self._by_name))]

    def wait(self, who: str) -> float:
        """Seconds until there is something in a purse."""
        return max(0.0, -self.left(who) / self.a_second)


class Allowance:
    """What each visitor may use: somebody with a cookie or a token, else an address; and all of one address."""

    def __init__(self, a_minute: float = USUAL) -> None:
        self.a_minute = a_minute
        a_second = a_minute / MINUTE
        self.visitors = Purses(MINUTES * a_minute, a_second)
        self.addresses = Purses(CROWD * MINUTES * a_minute, CROWD * a_second)

    def spend(self, address: str, person: str, seconds: float) -> None:
        """Somebody has used the processor; what the table does by itself is nobody's."""
        if self.a_minute and (address or person):
            self.visitors.spend(person or address, seconds)
            self.addresses.spend(address, seconds)

    @contextlib.contextmanager
    def counted(self, address: str, person: str) -> Iterator[None]:
        """Count what is done meanwhile, without a pause, for somebody."""
        begun = time.thread_time()
        try:
            yield
        finally:
            self.spend(address, person, time.thread_time() - begun)

    def wait(self, address: str, person: str) -> float:
        """Seconds until somebody may use it again."""
        if not self.a_minute or not (address or person):
            return 0.0
        return max(self.visitors.wait(person or address), self.addresses.wait(address))

    def check(self, address: str, person: str) -> None:
        """Let somebody go on who has used no more than is allowed; or Spent."""
        wait = self.wait(address, person)
        if wait > 0:
            raise Spent(math.ceil(MINUTES * self.a_minute), math.ceil(self.a_minute), math.ceil(wait))


class Metered(Generic[T]):
    """Goes on as a coroutine does, and says what each of its steps uses of the processor."""

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> None:
        self._work, self._spend = work, spend
        self._used = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        sent: Any = None
        step: Callable[[Any], Any] = self._work.send
        try:
            while True:
                begun = time.thread_time()
                try:
                    awaited = step(sent)
                finally:
                    sent = None  # an error that holds this frame is not held by it
                    self._count(time.thread_time() - begun)
                try:
                    sent, step = (yield awaited), self._work.send
                except GeneratorExit:
                    self._work.close()
                    raise
                except BaseException as e:
                    sent, step = e, self._work.throw
        except StopIteration as e:
            result: T = e.value
            return result
        finally:
            self._spend(self._used)

    def _count(self, seconds: float) -> None:
        self._used += seconds
        if self._used > FLUSHED:
            self._spend(self._used)
            self._used = 0.0


async def metered(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> T:
    """What comes of a coroutine whose steps are counted."""
    return await Metered(work, spend)
