"""What a game owes whoever asks how a match stands."""

from typing import Protocol, runtime_checkable

import msgspec

from downfield.kernel.state import State


class Advice(msgspec.Struct, frozen=True):
    """An option of a seat: what it leads to, and how often best play takes it."""

    option: int
    value: (
        float  # chance to win of the seat's side that takes it, against the best reply; a draw is half a win
    )
    share: float  # of the mix that best play takes; all shares of a seat add up to one


class Chart(msgspec.Struct, frozen=True):
    """Fourth downs by distance and field position: what best play takes, and how likely its side then wins."""

    side: int
    question: str
    tokens: tuple[str, ...]  # the options, as they are written
    spots: tuple[int, ...]  # yards from the own goal line, the columns
    distances: tuple[int, ...]  # yards to go, the rows
    best: tuple[
        tuple[int, ...], ...
    ]  # by distance and spot: a place among the options, NOWHERE if it cannot be
    worth: tuple[tuple[float, ...], ...]


NOWHERE = -1


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


@runtime_checkable
class Charter(Oracle, Protocol):
    """An oracle that knows fourth downs."""

    def fourth_downs(self, state: State) -> Chart:
        """What best play does on fourth down, wherever the ball lies; all else is as in this state."""
        ...
