"""Whose turn it is where many wait: one address after the other, and of an address one person after the other."""

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Patron(NamedTuple):
    """For whom something is done: whoever holds many seats waits as long as whoever holds one."""

    address: str = ""
    person: str = ""


HERE: ContextVar[Patron | None] = ContextVar(
    "downfield.patron", default=None
)  # whose request is being served


def patron() -> Patron:
    """For whom this is done: whoever sent the request that is being served, "" for the table itself."""
    return HERE.get() or Patron()


class Turns(Generic[T]):
    """Those who wait; the last to be served is the last in the row."""

    def __init__(self) -> None:
        self._rows: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._rows)

    def add(self, patron: Patron, waiting: T) -> None:
        """Stand in the row of a person."""
        row = self._rows.setdefault(patron.address, OrderedDict())
        row.setdefault(patron.person, deque()).append(waiting)

    def next(self) -> T:
        """Whoever is served next."""
        address, row = self._rows.popitem(last=False)
        person, queue = row.popitem(last=False)
        served = queue.popleft()
        if queue:
            row[person] = queue
        if row:
            self._rows[address] = row
        return served


class Places:
    """So many places, and a fair row of those who wait for one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._taken = 0
        self._turns: Turns[asyncio.Future[None]] = Turns()

    async def sit(self, patron: Patron) -> None:
        """Wait for a place; whoever sits rises again."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.add(patron, turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # called, and gone already
                self.rise()
            raise

    async def turn(self, patron: Patron) -> None:
        """Wait for one's turn in the event loop: whoever has it does one piece of work, and then others are heard."""
        await self.sit(patron)
        asyncio.get_running_loop().call_soon(self.rise)

    def rise(self) -> None:
        """Leave a place to the next."""
        self._taken -= 1
        self._call()

    def _call(self) -> None:
        """Call whoever is next, as long as there are places."""
        while self._taken < self.places and self._turns:
            turn = self._turns.next()
            if not turn.done():
                self._taken += 1
                turn.set_result(None)
