"""Several answers in one word: what a coach does with one click on a counter and one on a square."""

import msgspec


class Walk(msgspec.Struct, frozen=True):
    """A way to go: the word that stands for it, where it begins and ends on the board, and what to expect of it.

    `token` may join several answers; the match stops where something happens on the way. `source` and `target` are
    elements of the board, `path` those to light up with them, `also` more ends that mean it; `words` say it to a coach,
    `odds` and `share` what may come of it, nothing where it is certain. `action` names the one it belongs to; where
    several lie on one element, a click means the one that is `meant`. `chips` are what is rolled on the way, each with
    the element on which it is written, and at the end what all of it comes to.
    """

    token: str
    source: str
    target: str
    path: list[str]
    words: str
    odds: str = ""
    share: float | None = None
    also: list[str] = []
    action: str = ""
    meant: bool = False
    chips: list[tuple[str, str]] = []


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a figure in hand does, or why it cannot: its name, a key, its words, the reason and its rule.

    What is `direct` is done as soon as it is pressed.
    """

    name: str
    key: str
    words: str
    why: str = ""
    rule: str = ""
    direct: bool = False


class Bar(msgspec.Struct, frozen=True):
    """A figure in hand as a coach calls it, and all that such a figure does."""

    title: str = ""
    actions: list[Action] = []
