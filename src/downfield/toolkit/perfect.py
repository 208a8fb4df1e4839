"""The coach who never errs: it takes what an oracle says, secret choices by the best mix."""

from collections.abc import Sequence
from typing import Final

from downfield.kernel.chance import Rng
from downfield.kernel.oracle import Advice, Oracle
from downfield.kernel.state import State

FINE: Final = 1 << 30  # a chance is drawn to one part in so many


class Perfect:
    """Decides for any seat of a match. Nobody wins more against it than the position is worth."""

    def __init__(self, oracle: Oracle, seed: int) -> None:
        self.oracle = oracle
        self.rng = Rng(seed)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits, as likely as best play takes it."""
        return self.draw(self.oracle.advice(state, seat))

    def draw(self, advice: Sequence[Advice]) -> int:
        """An option, as likely as its share."""
        left = int(self.rng.below(FINE)) / FINE
        for each in advice:
            left -= each.share
            if left < 0.0 and each.share > 0.0:
                return each.option
        return max(advice, key=lambda each: each.share).option
