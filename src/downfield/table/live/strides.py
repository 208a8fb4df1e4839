"""What was sent together is taken back together: a walk, a plan."""

from downfield.kernel.match import Match


class Strides:
    """Before which moves something was sent."""

    def __init__(self, starts: list[int]) -> None:
        self.starts = starts

    def clone(self) -> "Strides":
        """An independent copy."""
        return Strides(list(self.starts))

    def begin(self, at: int) -> None:
        """Something is sent after so many moves."""
        self.starts.append(at)

    def go_on(self) -> None:
        """What was just begun belongs to what was sent before."""
        self.starts.pop()

    def last(self, match: Match) -> int:
        """How many answers were sent the last time."""
        return len(match.moves) - (self.starts[-1] if self.starts else 0)

    def cut(self, match: Match) -> None:
        """Forget what was taken back."""
        self.starts = [at for at in self.starts if at < len(match.moves)]

    def take_back(self, match: Match, seat: int, given: int) -> None:
        """Take back so many answers at once, or as many of them as nothing has happened since; or NoTakeBack."""
        rest = len(match.moves) - given
        match.take_back(seat)
        _back_to(match, seat, rest)
        self.cut(match)

    def go_back(self, match: Match, seat: int) -> None:
        """Go back to a seat's last answer; where it was one of many sent together, to the first of them."""
        match.go_back(seat)
        asked = len(match.moves)
        _back_to(match, seat, max((at for at in self.starts if at <= asked), default=asked))
        self.cut(match)


def _back_to(match: Match, seat: int, rest: int) -> None:
    while len(match.moves) > rest and match.can_take_back(seat):
        match.take_back(seat)
