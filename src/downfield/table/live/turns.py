"""Whose turn it is where many wait: one address after the other, and of an address one person after the other."""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Patron(NamedTuple):
    """For whom something is done: whoever holds many seats waits as long as whoever holds one."""

    address: str = ""
    person: str = ""


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
