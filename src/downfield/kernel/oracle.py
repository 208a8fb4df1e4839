"""What a game owes whoever asks how a match stands."""

from typing import Protocol

import msgspec

from downfield.kernel.state import State


class Advice(msgspec.Struct, frozen=True):
    """An option of a seat: what it leads to, and how often best play takes it."""

    option: int
    value: (
        float  # chance to win of the seat's side that takes it, against the best reply; a draw is half a win
    )
    share: float  # of the mix that best play takes; all shares of a seat add up to one


class Oracle(Protocol):
    """Knows how likely each side wins. It sees the state as `Match.seen_by` tells it, and looks at nobody's hand."""

    @property
    def is_exact(self) -> bool:
        """Whether it tells the truth of the whole game, or an estimate."""
        ...

    def worth(self, state: State) -> tuple[float, ...]:
        """The chance of each side to win the match from here, a draw counted as half a win."""
        ...

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        """Every option of a seat for which the match waits, in the order of the options."""
        ...
