"""What a program owes the table that gives it a seat, and how it is called there."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from downfield.kernel.state import State


class Coach(Protocol):
    """Decides for a seat. It sees the state before anybody has answered a sealed choice, and looks at nobody's hand."""

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        ...

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        ...


@runtime_checkable
class Planner(Coach, Protocol):
    """Plans several answers ahead. Whoever wakes it for one decision at a time keeps its notes in between.

    Notes may be lost, or be those of a moment that was taken back: then it plans anew.
    """

    def notes(self) -> str:
        """What it means to do next."""
        ...

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do; called after `sit_down`."""
        ...


@runtime_checkable
class Thinker(Coach, Protocol):
    """Thinks the longer the better it plays. Whoever lets it think says when its time is up."""

    def think_until(self, is_up: Callable[[], bool]) -> None:
        """From now on it answers as soon as its time is up, by what it has seen so far."""
        ...


@runtime_checkable
class Explainer(Coach, Protocol):
    """Can say why it decided as it did."""

    def why(self) -> tuple[float | None, str]:
        """The chance to win that it expects of its last decision, and what for: a word of the game's texts.

        None and "" where it did not think.
        """
        ...


@runtime_checkable
class Purposeful(Protocol):
    """Can say what an answer is good for: a coach of what it has just decided, an oracle of any option."""

    def purpose(self, state: State, seat: int, answer: int) -> str:
        """A word of the game's texts that is true of this answer here; "" where there is nothing to say."""
        ...


def level_and_character(name: str) -> tuple[str, str]:
    """What the name of a program says: `steady-bold` is the level `steady` with the character `bold`."""
    level, _, character = name.partition("-")
    return level, character
