"""A play told beat by beat: what is seen, in order, before anything is asked again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.show.svg import Say
from downfield.kernel.words import Event

Point = tuple[float, float]


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is seen.

    `open`: a `drawing` lies on the board: its `.cup` lifts, its `.turns` turn over, its `.meets` light up one by one.
    `throw`: `dice` fall one by one, each a drawing one unit wide. `travel`: a `drawing` goes along a `path` of points.
    `sum`: `figures` stand there part by part, and `words` say what came of them. `lay`: the new board lies on the
    table, and what stands elsewhere on it travels there. `banner`: `words` that have a moment of their own, in the
    `tone` of a side ("home", "away") or of none; `name` says which moment it is.
    """

    kind: str
    dice: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    words: str = ""
    tone: str = ""
    name: str = ""
    drawing: str = ""
    path: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Staging:
    """How a game is staged: a die from its word in notation ("" for what is no die), and how wide that drawing is.

    `banners` are the facts that have a moment of their own, by key, with the name of the banner. `figures` are the keys
    of the results of sums, `terms` those of what is summed up, `echoes` say the same once more, those
    `alone` count only where no other result is told. `opened` draws what a fact
    uncovers, from the match and all facts up to it; `travels` says what goes where by a fact, seen from the fact before
    that had such a place. Where a fact of `whole` happened, no throw is left out; what is `spoken` is told in words
    though it is minor news.
    """

    die: Callable[[str], str]
    wide: float
    banners: Mapping[str, str]
    figures: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    echoes: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    opened: Callable[[Match, Sequence[Event], Say], str] | None = None
    travels: Callable[[Sequence[Event]], tuple[str, tuple[Point, ...]] | None] | None = None
    whole: tuple[str, ...] = ()
    spoken: tuple[str, ...] = ()
