"""The cards of Famous First Downs: strips of nine zones, laid edge to edge so that the play meets the defence."""

import functools
from itertools import groupby
from typing import Any

from downfield.games.first_downs.board.coins import SIDES, at, label
from downfield.games.first_downs.components.parts import (
    Cards,
)
from downfield.kernel.show.svg import Say, el

X, WIDE, NAME = 12, 976, 184  # the cards, and the part of each that bears its name
LETTER = 0.54  # of its size, how wide a bold letter is about
HEADS, TOP, HIGH = 331, 380, 300  # the names of the zones, and the room for cards below them
OPEN, BACK, SUM = 62, 50, 56  # heights of the open play, of a card face down, and of what came of both
KNOWN = {"run", "short pass", "long pass", "left", "middle", "right"}  # words that are told in every language


def column(cards: Cards, zone: int) -> tuple[float, float]:
    """Where a zone begins on every card, and how wide it is."""
    wide = (WIDE - NAME) / len(cards.zones)
    return NAME + zone * wide, wide


def zone_words(name: str, say: Say) -> tuple[str, str]:
    """The kind and the side of a zone; a name that the box does not know stays as it is written."""
    kind, _, side = name.rpartition(" ")
    told = [say(f"board-{word.replace(' ', '-')}") if word in KNOWN else word for word in (kind, side)]
    return told[0], told[1]


@functools.lru_cache(maxsize=50)
def heads(cards: Cards, attacker: int, say: Say) -> str:
    """The names of the zones, the kind above, the side below it; before them whose plays lie here."""
    drawn, first = owner(attacker, "attacks", HEADS + 42, say), 0
    names = [zone_words(zone.name, say) for zone in cards.zones]
    size = min(23.0, 150 / max(1, *(len(side) for _, side in names)))
    for kind, same in groupby(names, key=lambda pair: pair[0]):
        sides = [side for _, side in same]
        begin, wide = column(cards, first)
        drawn += _kind(kind, X + begin, wide * len(sides))
        for i, side in enumerate(sides):
            drawn += label(side, X + begin + wide * (i + 0.5), HEADS + 42, size, class_="chalk")
        first += len(sides)
    return el("g", drawn, id="m-heads")


def owner(side: int, does: str, y: float, say: Say) -> str:
    """Whose cards these are, before their first row."""
    told = f"{say(f'board-{SIDES[side]}')} {say(f'board-{does}')}"
    size = min(23.0, 300 / max(1, len(told)))
    return label(told, X + 6, y, size, class_="chalk", text_anchor="start", font_weight=700)


def _kind(name: str, x: float, wide: float) -> str:
    rule = el("path", d=f"M{x + 6:g} {HEADS + 22}h{wide - 12:g}", class_="line", stroke_width=2)
    return rule + label(name, x + wide / 2, HEADS + 16, 25, class_="chalk", font_weight=700)


# One strip ------------------------------------------------------------------------------------------------------


def strip(
    name: str,
    y: float,
    high: float,
    *inside: str,
    side: int,
    id: str,
    said: str,
    whose: str,
    token: str | None = None,
    open: bool = False,
    faint: bool = False,
) -> str:
    """A paper card: the mark of its side and its name, then its zones; `open` when its token may be answered now."""
    shadow = el("rect", x=3, y=4, width=WIDE, height=high - 2, rx=6, fill="#000", opacity=0.28)
    paper = el(
        "rect", width=WIDE, height=high - 2, rx=6, class_="card", stroke="var(--ink)", stroke_width=1.5
    )
    size = min(25.0, 0.68 * high)
    raised = 12 if high > 50 else 0  # there is room to say whose it is
    room = (
        NAME - 38 if len(name) * size * LETTER > NAME - 38 else None
    )  # narrowed where it must be, never stretched
    called = label(
        name, 29, (high - 2) / 2 + size * 0.36 - raised, size, text_anchor="start", font_weight=700,
        textLength=room, lengthAdjust="spacingAndGlyphs" if room else None,
    )  # fmt: skip
    if raised:
        called += label(whose, 29, (high - 2) / 2 + 22, 18, text_anchor="start")
    return el(
        "g", "" if faint else shadow, paper, _end(side, high - 2), called, *inside,
        id=id, class_="move target" if open else "move", data_token=token, aria_label=said,
        transform=at(X, y), opacity=0.9 if faint else None,
    )  # fmt: skip


def _end(side: int, high: float) -> str:
    """The mark of the side that plays a card: home is plain, away is hatched."""
    box: dict[str, Any] = {"x": 4, "y": 4, "width": 16, "height": high - 10, "rx": 3}
    plain = el("rect", class_=SIDES[side], **box)
    return plain + el("rect", class_="hatch", opacity=0.8, **box) if side else plain


@functools.lru_cache(maxsize=50)
def grid(cards: Cards, high: float) -> str:
    """The lines between the zones, stronger between kinds."""
    kinds = [zone.name.rpartition(" ")[0] for zone in cards.zones]
    drawn = ""
    for i in range(len(kinds)):
        x, _ = column(cards, i)
        strong = i == 0 or kinds[i] != kinds[i - 1]
        drawn += el(
            "path", d=f"M{x:g} 4V{high - 6:g}", class_="edge", stroke_width=2 if strong else 1,
            opacity=0.7 if strong else 0.25,
        )  # fmt: skip
    return drawn
