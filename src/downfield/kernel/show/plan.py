"""A whole plan in one click: what a coach does with a ready formation."""

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.errors import DownfieldError, IllegalAnswer

if TYPE_CHECKING:
    from downfield.kernel.match import Match
    from downfield.kernel.show.look import Look


MOST_KNOWN = 500  # plans of which it is kept whether they can be played

_playable: dict[object, bool] = {}  # by game, what was agreed, seat, plan, and all that the seat may know


class Plan(msgspec.Struct, frozen=True):
    """The words of all answers one after the other, how the plan is called, what it is, and its drawing.

    `marks` show where everybody would stand; `targets` are elements of the board that stand for the plan as well.
    A plan that ends a turn says how many could still act before it: `idle`.
    """

    token: str
    label: str
    words: str = ""
    marks: str = ""
    targets: list[str] = []
    ends: bool = False
    idle: int = 0


class Recalled(Mapping[str, str]):
    """How a side lined up before, by what for: in an earlier match, and in this one, looked up when somebody asks."""

    def __init__(self, last: Mapping[str, str], recall: Callable[[], dict[str, str]]) -> None:
        self._last, self._recall = last, recall

    @functools.cached_property
    def _known(self) -> dict[str, str]:
        return {**self._last, **self._recall()}

    def __getitem__(self, use: str) -> str:
        return self._known[use]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


def carry_out(match: "Match", seat: int, token: str) -> None:
    """Give all answers of a plan, or IllegalAnswer; no die falls and nobody else is asked before the last."""
    words = [part for word in token.split() for part in match.parts(word)]
    for at, word in enumerate(words):
        rolled = match.rolls
        match.answer(word, seat)
        if at + 1 < len(words) and (match.rolls > rolled or seat not in match.waiting()):
            raise IllegalAnswer("This plan cannot be played to its end. Nothing has changed.", key="plan-cut")


def can_be_played(look: "Look", token: str) -> bool:
    """Whether a plan can be carried out; where a match stands as others stood before, that is known."""
    assert look.seat is not None
    known = (look.made(_stands, str), token)
    if known not in _playable:
        if len(_playable) >= MOST_KNOWN:
            _playable.clear()
        _playable[known] = tried(look.match, look.seat, token) is not None
    return _playable[known]


def _stands(look: "Look", _: object) -> tuple[object, ...]:
    """All on which it depends what a seat can do."""
    agreed = tuple(sorted(look.match.options_agreed.items()))
    return look.game, agreed, look.seat, tuple(look.seen.dump())


def tried(match: "Match", seat: int, token: str) -> "Match | None":
    """The match once a plan is carried out, its next die not yet rolled; None where it cannot be."""
    twin = match.tried_by(seat)
    try:
        carry_out(twin, seat, token)
    except DownfieldError:
        return None
    return twin
