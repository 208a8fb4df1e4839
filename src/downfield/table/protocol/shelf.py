"""A shelf: what was asked for last is kept, and the rest forgotten."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")
HEAVIEST = 4 * 2**20  # bytes of what is kept ready on a shelf


def written(thing: object) -> int:
    """The bytes of something as it would be written down, which is about what it takes."""
    return len(msgspec.msgpack.encode(thing))


class Shelf(Generic[T]):
    """Keeps what was asked for last, so many things of so many bytes in all."""

    def __init__(self, most: int, weight: Callable[[T], int] = written) -> None:
        self.most = most
        self.weight = weight
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        """What lies there."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def put(self, key: Hashable, thing: T) -> T:
        """Lay something there."""
        self._forget(key)
        self._kept[key] = (thing, self.weight(thing))
        self.bytes += self._kept[key][1]
        while len(self._kept) > self.most or (self.bytes > HEAVIEST and len(self._kept) > 1):
            self._forget(next(iter(self._kept)))
        return thing

    def take(self, key: Hashable) -> T | None:
        """What lies there, and no longer."""
        found = self.get(key)
        self._forget(key)
        return found

    def clear(self, name: str) -> None:
        """Forget everything that is kept under a name."""
        for key in [key for key in self._kept if _mentions(key, name)]:
            self._forget(key)

    def _forget(self, key: Hashable) -> None:
        if key in self._kept:
            self.bytes -= self._kept.pop(key)[1]


def _mentions(key: Hashable, name: str) -> bool:
    return key == name or (isinstance(key, tuple) and any(_mentions(part, name) for part in key))
