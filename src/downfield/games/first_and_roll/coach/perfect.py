"""The coach who never errs: it takes what the oracle says, sealed dice by the best mix."""

from collections.abc import Sequence

from downfield.games.first_and_roll.coach.truth.oracle import Truth, asked
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.kernel.oracle import Advice
from downfield.kernel.spec import Game
from downfield.kernel.state import State

FINE = 2**30  # how finely a mix is drawn


class Perfect:
    """Decides for any seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int, truth: Truth | None = None) -> None:
        self.truth = truth or asked(game, frozenset(options.items()))
        self.sit_down(seed, 0)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits; the other seat's sealed hand is not looked at."""
        return self.draw(self.truth.advice(state, seat))

    def draw(self, advice: Sequence[Advice]) -> int:
        """An option, as likely as its share."""
        left = int(self.rng.below(FINE)) / FINE
        for each in advice:
            left -= each.share
            if left < 0.0:
                return each.option
        return max(advice, key=lambda each: each.share).option
