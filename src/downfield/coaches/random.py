"""The coach who takes any option."""

from downfield.kernel.chance import Rng
from downfield.kernel.state import State


class Random:
    """Every option is as likely."""

    def __init__(self) -> None:
        self.rng = Rng(0)

    def sit_down(self, seed: int, stream: int) -> None:
        self.rng = Rng(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        options = state.options(seat)
        return options[self.rng.below(len(options))]
