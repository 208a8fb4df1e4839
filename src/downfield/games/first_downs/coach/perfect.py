"""The coach `perfect`: plays the solved match. Nobody wins more against it than the position is worth."""

from typing import Final

from downfield.games.first_downs.coach.oracle import Oracle
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

FINE: Final = 1 << 30  # a chance is drawn to one part in so many


class Perfect:
    """Holds a seat by the equilibrium of the whole match."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int) -> None:
        self.oracle = Oracle(game, options)
        self.rng = Rng(seed)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits, as likely as best play takes it."""
        advice = self.oracle.advice(state, seat)
        drawn = self.rng.below(FINE) / FINE
        for option in advice:
            drawn -= option.share
            if drawn < 0 and option.share > 0:
                return option.option
        return max(advice, key=lambda option: option.share).option
