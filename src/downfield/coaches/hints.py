"""What a good coach would do, for whoever asks: exactly where a game is solved, else by the strongest program."""

import contextlib
import functools
import time

import msgspec

from downfield.coaches import USUAL, coach, level, levels
from downfield.kernel.coach import Coach, Explainer, Thinker
from downfield.kernel.errors import BadOption
from downfield.kernel.learned import Unlearned
from downfield.kernel.options import Value
from downfield.kernel.oracle import Oracle
from downfield.kernel.solvers import Unsolved
from downfield.kernel.spec import Game
from downfield.kernel.state import State

MOST = 3  # options that are worth a word
SMALL = 0.005  # a share of best play that nobody notices


class Hint(msgspec.Struct, frozen=True):
    """An option that a good coach would take: its chance to win where that is known, and how often he takes it.

    `why` says what it is good for, as a word of the game's texts.
    """

    option: int
    value: float | None = None
    share: float = 1.0
    why: str = ""


@functools.lru_cache(maxsize=16)
def adviser(game: Game, agreed: tuple[tuple[str, Value], ...]) -> Coach:
    """The program that is asked where it must be quick; to make one takes longer than to ask it."""
    return coach(USUAL, game, dict(agreed))


@functools.lru_cache(maxsize=16)
def strongest(game: Game, agreed: tuple[tuple[str, Value], ...]) -> tuple[Coach, int]:
    """The strongest program that knows these components, and for how many seconds it thinks."""
    for name in reversed(levels(game.spec)):
        with contextlib.suppress(Unlearned, Unsolved, BadOption):
            return coach(name, game, dict(agreed)), level(name).seconds
    raise AssertionError("the lot knows any components")


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
    program, seconds = strongest(game, key)
    program.sit_down(0, 0)
    if isinstance(program, Thinker):
        end = time.monotonic() + seconds
        program.think_until(lambda: time.monotonic() >= end)
    option = int(program.decide(state, seat))
    chance, why = program.why() if isinstance(program, Explainer) else (None, "")
    return [Hint(option, chance, why=why)]
