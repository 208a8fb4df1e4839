"""The time at the table: when deeds are done, and the watch of a match that is played by real minutes."""

import threading
import time
from collections import deque

GAP = 10_000  # ms: whoever is silent for longer was not there
FORGIVEN = 24 * 3600 * 1000  # ms that the clock on the wall may go behind what was written down
MOST_GAPS = 50


class TableTime:
    """Goes on evenly, whatever is done to the clock on the wall, and knows when nobody was there to hear an answer.

    It is looked at every few seconds. Where that was not so, the machine slept or the server stood still; where the
    clock on the wall is ahead, the machine slept or somebody has moved its hands: this time goes along, with a gap.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._even = time.monotonic_ns() // 1_000_000
        self._now = time.time_ns() // 1_000_000
        self._gaps: deque[tuple[int, int]] = deque(maxlen=MOST_GAPS)
        self.gaps = 0  # how many there were

    def now(self) -> int:
        """Milliseconds since 1970, as far as the clock on the wall was right."""
        with self._lock:
            before, even = self._now, time.monotonic_ns() // 1_000_000
            wall = time.time_ns() // 1_000_000
            self._now += max(0, even - self._even)
            self._even = even
            if wall - self._now > GAP:
                self._now = wall
            self._skip(before, self._now)
            return self._now

    def wake(self, awake: int | None, *, is_alone: bool = False) -> None:
        """Go on after what another server, or this one before, wrote down last; None: nobody ever has.

        Whoever is alone knows that nobody was there in between, however short it was.
        """
        now = self.now()
        with self._lock:
            if awake is not None and 0 < awake - now < FORGIVEN:
                self._now = awake
            else:
                self._skip(awake or 0, now, 0 if is_alone else GAP)

    def _skip(self, before: int, after: int, least: int = GAP) -> None:
        if after - before > least:
            self._gaps.append((before, after))
            self.gaps += 1

    def lost(self, since: int, until: int) -> int:
        """How much of a time nobody was there."""
        found = sorted((max(since, first), min(until, last)) for first, last in self._gaps)
        total = 0
        for first, last in found:
            total += max(0, last - max(first, since))
            since = max(since, last)
        return total


table_time = TableTime()


class Watch:
    """Tells the seconds since it was started anew."""

    def __init__(self) -> None:
        self.seen = 0  # ms: the last deed
        self.ran = 0  # ms

    def __call__(self) -> int:
        return self.ran // 1000

    def run(self, now: int, *, is_held: bool = False) -> None:
        """Go on to this deed; what lies before it does not count while the watch is held."""
        if self.seen and not is_held:
            self.ran += max(0, now - self.seen)
        self.seen = now

    def forgive(self, lost: int) -> None:
        """So much of the time since the last deed does not count."""
        self.seen += lost if self.seen else 0

    def start(self) -> None:
        """It was read: seconds count anew."""
        self.ran = 0
