"""Reviews that are being made: piece by piece in other processes, once for all who ask, and remembered."""

import asyncio
import contextlib
from collections.abc import Hashable
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.lab.review.words import Reviewed
from downfield.table.live.turns import patron
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.shelf import Shelf
from downfield.table.show.studio import Order, Packed, Stretches, Swung

if TYPE_CHECKING:
    from downfield.table.pages.archive import Archive, Tale

PIECE = 12  # stretches that are looked at in one go
A_MINUTE = (
    60  # seconds of the processor that one visitor's reviews may use in every minute, of two minutes at once
)
KEPT = 200  # reviews that are remembered


class Progress(msgspec.Struct):
    """How far a review is."""

    done: int
    of: int


class Reviews:
    """Where reviews are made. They have a purse of their own: who has one made can play on meanwhile."""

    def __init__(self, archive: "Archive") -> None:
        self.archive = archive
        self.allowance = Allowance(A_MINUTE if archive.house.allowance.a_minute else 0)
        self._weighed: Shelf[Stretches] = Shelf(KEPT)
        self._making: dict[Hashable, tuple[Progress, asyncio.Task[None]]] = {}
        self._beside: Hashable = None
        self._failed: Shelf[DownfieldError] = Shelf(KEPT, lambda error: 1)

    def forget(self, name: str) -> None:
        """A match or a record is no longer what it was, or is gone."""
        self._weighed.clear(name)

    async def told(self, tale: "Tale", language: str) -> Reviewed | Progress:
        """A review in words, or how far it is; the first who asks has it made. StillOn, Spent, or why it cannot be."""
        weighed = self._weighed.get(tale.name)
        if weighed is None:
            return await self.begun(tale)
        found = await self.archive.find(tale, Order(tale.script, "review", language, weighed=weighed))
        assert isinstance(found, Reviewed)
        return found

    async def numbers(self, tale: "Tale") -> Packed | Progress:
        """The same in numbers; nothing is begun."""
        weighed = self._weighed.get(tale.name)
        if weighed is None:
            return self._making[tale.name][0] if tale.name in self._making else Progress(0, 0)
        found = await self.archive.find(tale, Order(tale.script, "review-numbers", weighed=weighed))
        assert isinstance(found, Packed)
        return found

    async def swing(self, tale: "Tale", language: str) -> Swung | None:
        """What swung a match most that was reviewed; None of another, and nothing is begun."""
        weighed = self._weighed.get(tale.name)
        if weighed is None:
            return None
        found = await self.archive.find(tale, Order(tale.script, "swing", language, weighed=weighed))
        assert isinstance(found, Swung)
        return found

    async def begin_beside(self, tale: "Tale") -> None:
        """Have a match reviewed that nobody waits for, one after the other, if nothing is against it."""
        if self._beside is not None or self._failed.get(tale.name) is not None:
            return
        self._beside = tale.name
        try:
            with contextlib.suppress(DownfieldError):
                await self.begun(tale)
        finally:
            self._no_longer_beside(tale)

    async def begun(self, tale: "Tale") -> Progress:
        """How far a review is that is being made; it begins now if nobody has asked for it."""
        failed = self._failed.take(tale.name)
        if failed is not None:
            raise failed
        if tale.name not in self._making:
            self.allowance.check(*patron())
            counted = await self.archive.find(tale, Order(tale.script, "stretches"))
            assert isinstance(counted, Stretches)
            if tale.name not in self._making:
                progress = Progress(0, counted.count)
                self._making[tale.name] = progress, asyncio.create_task(self._make(tale, progress))
        return self._making[tale.name][0]

    async def _make(self, tale: "Tale", progress: Progress) -> None:
        whole = Stretches(progress.of)
        try:
            for first in range(0, progress.of, PIECE):
                order = Order(tale.script, "stretches", first=first, last=first + PIECE)
                piece = await self.archive.ordered(patron(), order, self.allowance)
                if isinstance(piece, DownfieldError):
                    raise piece
                assert isinstance(piece, Stretches)
                whole = Stretches(progress.of, [*whole.weighed, *piece.weighed], piece.certainty)
                progress.done = len(whole.weighed)
            self._weighed.put(tale.name, whole)
        except DownfieldError as e:
            self._failed.put(tale.name, e)
        finally:
            del self._making[tale.name]
            self._no_longer_beside(tale)

    def _no_longer_beside(self, tale: "Tale") -> None:
        """The next one may begin, unless this one is being made."""
        if self._beside == tale.name and tale.name not in self._making:
            self._beside = None
