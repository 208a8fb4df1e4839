"""What a good coach would do, for whoever asks: exactly where a game is solved, else by the strongest program."""

import contextlib
import functools
import time
from collections.abc import Sequence

import msgspec

from downfield.coaches import USUAL, coach, level, levels
from downfield.kernel.coach import Coach, Explainer, Purposeful, Thinker
from downfield.kernel.errors import BadOption
from downfield.kernel.learned import Unlearned
from downfield.kernel.needs import SEALED
from downfield.kernel.options import Value
from downfield.kernel.oracle import Advice, Oracle
from downfield.kernel.solvers import Unsolved
from downfield.kernel.spec import Game
from downfield.kernel.state import State

MOST = 3  # options that are worth a word
SMALL = 0.005  # a share of best play that nobody notices
ALWAYS = 1.0 - SMALL  # what is mixed wins as often as what it is mixed with


class Hint(msgspec.Struct, frozen=True):
    """An option that a good coach would take: its chance to win where that is known, and how often he takes it.

    `why` says what it is good for, as a word of the game's texts; `ahead` is by how much it wins more than any other.
    """

    option: int
    value: float | None = None
    share: float = 1.0
    why: str = ""
    ahead: float | None = None


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
        return _exact(oracle, state, seat)
    program, seconds = strongest(game, key)
    program.sit_down(0, 0)
    if isinstance(program, Thinker):
        end = time.monotonic() + seconds
        program.think_until(lambda: time.monotonic() >= end)
    option = int(program.decide(state, seat))
    chance, why = program.why() if isinstance(program, Explainer) else (None, "")
    return [Hint(option, chance, why=why or _purpose(program, state, seat, option))]


def _exact(oracle: Oracle, state: State, seat: int) -> list[Hint]:
    """What best play takes, each option with what it is good for."""
    advice = oracle.advice(state, seat)
    taken = sorted((a for a in advice if a.share > SMALL), key=lambda a: a.share, reverse=True)[:MOST]
    return [
        Hint(
            a.option,
            a.value,
            a.share,
            _purpose(oracle, state, seat, a.option),
            None if state.need == SEALED and a.share < ALWAYS else _ahead(advice, a),
        )
        for a in taken
    ]


def _purpose(who: object, state: State, seat: int, option: int) -> str:
    return who.purpose(state, seat, option) if isinstance(who, Purposeful) else ""


def _ahead(advice: Sequence[Advice], taken: Advice) -> float | None:
    """By how much an option wins more than any other; None where there is no other."""
    return min((taken.value - a.value for a in advice if a is not taken), default=None)
