"""What was drawn of a match before: a piece of its board is drawn anew only when it looks otherwise."""

from collections.abc import Callable, Hashable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Pen:
    """Draws the board of one match for the same eyes again and again, and remembers each piece as it was last."""

    def __init__(self) -> None:
        self._drawn: dict[Hashable, tuple[tuple[object, ...], Any]] = {}

    def each(self, name: Hashable, draw: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """What a function draws from what it is given, all of which says how the piece of this name looks."""
        key = (draw, name)
        known = self._drawn.get(key)
        if known is None or known[0] != given:
            known = self._drawn[key] = (given, draw(*given, **_))
        piece: T = known[1]
        return piece


class Sketches:
    """The pens of one match, by whose eyes they draw for."""

    def __init__(self) -> None:
        self._pens: dict[Hashable, Pen] = {}

    def pen(self, eyes: Hashable) -> Pen:
        """The pen that draws for these eyes."""
        return self._pens.setdefault(eyes, Pen())
