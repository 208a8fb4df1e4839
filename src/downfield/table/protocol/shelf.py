"""A shelf: what was asked for last is kept, and the rest forgotten."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
HEAVIEST = 8 * 2**20  # bytes of what is kept ready on a shelf


class Shelf(Generic[T]):
    """Keeps what was asked for last, so many things of so many bytes in all."""

    def __init__(self, most: int, weight: Callable[[T], int] = lambda thing: 0) -> None:
        self.most = most
        self.weight = weight
        self.bytes = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        """What lies there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, thing: T) -> T:
        """Lay something there."""
        self._forget(self._kept.pop(key, None))
        self._kept[key] = thing
        self.bytes += self.weight(thing)
        while len(self._kept) > self.most or (self.bytes > HEAVIEST and len(self._kept) > 1):
            self._forget(self._kept.popitem(last=False)[1])
        return thing

    def clear(self, name: str) -> None:
        """Forget everything that is kept under a name."""
        for key in [key for key in self._kept if _mentions(key, name)]:
            self._forget(self._kept.pop(key))

    def _forget(self, thing: T | None) -> None:
        self.bytes -= self.weight(thing) if thing is not None else 0


def _mentions(key: Hashable, name: str) -> bool:
    return key == name or (isinstance(key, tuple) and any(_mentions(part, name) for part in key))
