"""What was drawn of a match before: a piece of its board is drawn anew only when it looks otherwise."""

from collections.abc import Callable, Hashable
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


class Pen:
    """Draws the board of one match for the same eyes again and again, and remembers each piece as it was last."""

    def __init__(self) -> None:
        self._drawn: dict[Hashable, tuple[tuple[object, ...], object]] = {}

    def each(self, name: Hashable, draw: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """What a function draws from what it is given, all of which says how the piece of this name looks."""
        known = self._drawn.get((draw, name))
        if known is not None and known[0] == given:
            return cast(T, known[1])
        drawn = cast(Callable[..., T], draw)(*given)
        self._drawn[draw, name] = (given, drawn)
        return drawn


class Sketches:
    """The pens of one match, by whose eyes they draw for."""

    def __init__(self) -> None:
        self._pens: dict[Hashable, Pen] = {}

    def pen(self, eyes: Hashable) -> Pen:
        """The pen that draws for these eyes."""
        return self._pens.setdefault(eyes, Pen())
