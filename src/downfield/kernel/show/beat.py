"""A play told beat by beat: what is seen, in order, before anything is asked again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is seen.

    `throw`: `dice` fall one by one, each a drawing one unit wide. `sum`: `words` say what came of them. `lay`: the new
    board lies on the table, and what stands elsewhere on it travels there. `banner`: `words` that have a moment of
    their own, in the `tone` of a side ("home", "away") or of none.
    """

    kind: str
    dice: tuple[str, ...] = ()
    words: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Staging:
    """How a game is staged: a die from its word in notation ("" for what is no die), and how wide that drawing is.

    `banners` are the facts that have a moment of their own, by key, with the name of the banner.
    """

    die: Callable[[str], str]
    wide: float
    banners: Mapping[str, str]
