"""What reports of several games count: how often a fact was told of each side, and drives."""

from collections.abc import Iterable, Mapping

from downfield.kernel.show.report import Drive, Pair
from downfield.kernel.words import Event

HOME, AWAY = 0, 1


def tally(events: Iterable[Event], counted: Mapping[str, tuple[str, ...]]) -> dict[str, Pair]:
    """How often each figure's facts were told of home and of away."""
    told = [(event.key, event.args().get("side", -1)) for event in events]
    return {name: (_times(told, keys, HOME), _times(told, keys, AWAY)) for name, keys in counted.items()}


def _times(told: list[tuple[str, int]], keys: tuple[str, ...], side: int) -> int:
    return sum(key in keys and whose == side for key, whose in told)


def swapped(pair: Pair) -> Pair:
    """What was told of one side is the other's doing."""
    return pair[AWAY], pair[HOME]


class Drives:
    """The drives of a match, play by play; one opens with its first play."""

    def __init__(self) -> None:
        self.found: list[Drive] = []

    def play(self, side: int, yards: float = 0) -> None:
        """A play of a side, with the yards that it brought if they are known already."""
        if not self.is_open(side):
            self.found.append(Drive(side, 0, 0))
        now = self.found[-1]
        self.found[-1] = Drive(side, now.plays + 1, now.yards + yards)

    def gain(self, side: int, yards: float) -> None:
        """The yards of a side's last play, which may have ended its drive."""
        if self.found and self.found[-1].side == side:
            now = self.found[-1]
            self.found[-1] = Drive(side, now.plays, now.yards + yards, now.end)

    def is_open(self, side: int) -> bool:
        """Whether a side's drive goes on."""
        return bool(self.found) and not self.found[-1].end and self.found[-1].side == side

    def end(self, how: str) -> None:
        """The drive that goes on, if one does, is over."""
        if self.found and not self.found[-1].end:
            now = self.found[-1]
            self.found[-1] = Drive(now.side, now.plays, now.yards, how)

    def yards(self) -> Pair:
        """The yards of both sides."""
        return self._sum(HOME), self._sum(AWAY)

    def _sum(self, side: int) -> float:
        return sum(drive.yards for drive in self.found if drive.side == side)
