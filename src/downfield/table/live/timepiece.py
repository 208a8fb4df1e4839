"""The watch of a match that is played by real minutes: it goes on with every deed, and is read where the rules say."""


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

    def start(self) -> None:
        """It was read: seconds count anew."""
        self.ran = 0
