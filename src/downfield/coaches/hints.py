"""What a good coach would do, for whoever asks: exactly where a game is solved, else by the choice of a program."""

import functools

import msgspec

from downfield.coaches import USUAL, coach
from downfield.kernel.coach import Coach
from downfield.kernel.options import Value
from downfield.kernel.oracle import Oracle
from downfield.kernel.solvers import Unsolved
from downfield.kernel.spec import Game
from downfield.kernel.state import State

MOST = 3  # options that are worth a word
SMALL = 0.005  # a share of best play that nobody notices


class Hint(msgspec.Struct, frozen=True):
    """An option that a good coach would take: its chance to win where that is known, and how often he takes it."""

    option: int
    value: float | None = None
    share: float = 1.0


@functools.lru_cache(maxsize=16)
def adviser(game: Game, agreed: tuple[tuple[str, Value], ...]) -> Coach:
    """The program that is asked; to make one takes longer than to ask it."""
    return coach(USUAL, game, dict(agreed))


@functools.lru_cache(maxsize=8)
def _oracle(game: Game, agreed: tuple[tuple[str, Value], ...]) -> Oracle | None:
    """Who knows a game exactly; None where nobody does, or it would have to be solved first."""
    if game.spec.oracle is None:
        return None
    try:
        return game.spec.oracle(game, dict(agreed))
    except Unsolved:
        return None


def hints(game: Game, agreed: dict[str, Value], state: State, seat: int) -> list[Hint]:
    """The best options of a seat, the best first; `state` is what the seat may know."""
    key = tuple(sorted(agreed.items()))
    oracle = _oracle(game, key)
    if oracle is not None:
        taken = [Hint(a.option, a.value, a.share) for a in oracle.advice(state, seat) if a.share > SMALL]
        return sorted(taken, key=lambda hint: hint.share, reverse=True)[:MOST]
    program = adviser(game, key)
    program.sit_down(0, 0)
    return [Hint(int(program.decide(state, seat)))]
