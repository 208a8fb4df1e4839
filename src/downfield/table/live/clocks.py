"""The clocks of a match: what every coach has left follows from the deeds and their times alone."""

import copy
from collections.abc import Iterable

from downfield.store.kept import Clock
from downfield.table.live import timepiece

SECOND = 1000  # all times are in milliseconds


def now() -> int:
    """The time at the table, in milliseconds since 1970."""
    return timepiece.table_time.now()


class Clocks:
    """A clock for each seat. A decision first uses up its own time, then the reserve; what is spent stays spent."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.is_started = False
        self.since = 0  # up to when time was charged
        self.running: tuple[int, ...] = ()
        self.spent = [0] * seats  # on the decision that a seat is at
        self.before = [0] * seats  # on the one before it
        self.reserve = [terms.reserve * SECOND] * seats

    def clone(self) -> "Clocks":
        """An independent copy."""
        twin = copy.copy(self)
        twin.spent, twin.before, twin.reserve = list(self.spent), list(self.before), list(self.reserve)
        return twin

    def charge(self, at: int) -> None:
        """Time has passed for those who decide; clocks of several servers may disagree, but none runs backwards."""
        for seat in self.running:
            _, self.reserve[seat] = self.left(seat, at)
            self.spent[seat] += max(0, at - self.since)
        self.since = max(self.since, at)

    def forgive(self, lost: int) -> None:
        """So much of the time since the last deed nobody was there to hear an answer."""
        self.since += lost

    def run(self, seats: Iterable[int]) -> None:
        """These decide from now on."""
        self.running = tuple(seats) if self.is_started else ()

    def answered(self, seat: int) -> None:
        """A decision is made; the next one has its own time."""
        self.before[seat], self.spent[seat] = self.spent[seat], 0

    def went_back(self, seat: int) -> None:
        """The same decision once more, with what was left for it."""
        self.spent[seat] = max(self.spent[seat], self.before[seat])

    def left(self, seat: int, at: int) -> tuple[int, int]:
        """What a seat has left for its decision, and in reserve."""
        passed = max(0, at - self.since) if seat in self.running else 0
        free = max(0, self.terms.decision * SECOND - self.spent[seat])
        return max(0, free - passed), max(0, self.reserve[seat] - max(0, passed - free))

    def ends(self, seat: int) -> int:
        """When the time of a seat that decides is up."""
        return self.since + sum(self.left(seat, self.since))
