"""Several answers in one word: what a coach does with one click on a counter and one on a square."""

import msgspec


class Walk(msgspec.Struct, frozen=True):
    """A way to go: the word that stands for it, where it begins and ends on the board, and what to expect of it.

    `token` may join several answers; the match stops where something happens on the way. `source` and `target` are
    elements of the board, `path` those to light up with them, `also` more ends that mean it; `words` say it to a coach,
    `odds` and `share` what may come of it, nothing where it is certain.
    """

    token: str
    source: str
    target: str
    path: list[str]
    words: str
    odds: str = ""
    share: float | None = None
    also: list[str] = []
