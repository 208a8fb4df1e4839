"""The postman looks after matches with days for each decision, in whose rooms there is seldom anybody."""

import time
from typing import TYPE_CHECKING

from downfield.kernel.errors import DownfieldError
from downfield.store.meet import letters
from downfield.table.live.clocks import now
from downfield.table.protocol.logs import warn

if TYPE_CHECKING:
    from downfield.table.live.house import House

OFTEN = 60.0  # seconds between two looks
STEPS = 5  # things that may be due in one match: a pause, a start, a verdict


class Postman:
    """Sees to it that whoever is out of time has lost, though nobody looks."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._looked = float("-inf")

    async def look(self) -> None:
        """Judge what is overdue."""
        if time.monotonic() - self._looked < OFTEN:
            return
        self._looked = time.monotonic()
        for match_id in await letters.overdue(self.house.store, now()):
            try:
                await self._judge(match_id)
            except DownfieldError as e:  # of other rules, or gone meanwhile
                warn("match not judged", e, match=match_id)

    async def _judge(self, match_id: str) -> None:
        async with self.house.visit(match_id) as room:
            for _ in range(STEPS):
                before = room.sitting.seq
                await room.tend()
                if room.sitting.seq == before:
                    return
