"""Sound play by the solved values: what the steady coach does wherever a pack is solved."""

from collections.abc import Sequence

from downfield.kernel.needs import SEALED
from downfield.kernel.oracle import Advice
from downfield.kernel.state import State
from downfield.toolkit.perfect import Perfect

HAIR = 0.003  # of the chance to win, that a sound opponent does not see
EVEN = 0.2  # how often it takes any die


class Sound(Perfect):
    """A sound opponent by the same book: it does not split hairs, and mixes its dice a little too evenly."""

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        return self.draw(softened(self.oracle.advice(state, seat), state.need == SEALED))


def softened(advice: Sequence[Advice], sealed: bool) -> list[Advice]:
    """The shares of sound play: dice partly at random, open choices at random among those within a hair of the best."""
    best, many = max(each.value for each in advice), len(advice)
    near = sum(each.value >= best - HAIR for each in advice)
    shares = [
        (1.0 - EVEN) * each.share + EVEN / many if sealed else float(each.value >= best - HAIR) / near
        for each in advice
    ]
    return [Advice(each.option, each.value, share) for each, share in zip(advice, shares, strict=True)]
