"""The offence cards of Famous First Downs: a play with its three options in their zones."""

import functools
from typing import Any

from downfield.games.first_downs.board.cards import column, grid, strip
from downfield.games.first_downs.board.coins import SIDES, at, label
from downfield.games.first_downs.board.words import option_words, play_words
from downfield.games.first_downs.components.parts import Cards, OffencePlay, PlayOption
from downfield.kernel.show.svg import Say, el


def number_of(play: OffencePlay, cards: Cards) -> int:
    """A play's place among all plays."""
    return [p.name for p in cards.plays()].index(play.name)


@functools.lru_cache(maxsize=500)
def play_strip(
    play: OffencePlay, cards: Cards, side: int, y: float, high: float, say: Say,
    *, options: tuple[str, ...] = (), token: str | None = None, open: bool = False, chosen: int = 0,
) -> str:  # fmt: skip
    """A play with its three options in their zones; `options` are those that can be named now."""
    name = f"m-play-{number_of(play, cards)}"
    cells = "".join(
        _option(o, i, cards, high, name, str(i) in options, chosen == i, say)
        for i, o in enumerate(play.options, 1)
    )
    said = play_words(play, cards, say)
    return strip(
        play.name, y, high, grid(cards, high), cells, side=side, id=name, said=said, token=token,
        whose=say(f"board-{SIDES[side]}"), open=open,
    )  # fmt: skip


def play_row(play: OffencePlay, cards: Cards) -> list[str]:
    """The cells of a play: its name, then its options."""
    name = f"m-play-{number_of(play, cards)}"
    return [name, *(f"{name}-option-{i + 1}" for i in range(len(play.options)))]


def _option(
    option: PlayOption, number: int, cards: Cards, high: float, name: str, open: bool, chosen: bool, say: Say
) -> str:
    """One option: its number in a ring, its yards, and arrows where it is a trick play."""
    x, wide = column(cards, [zone.code for zone in cards.zones].index(option.zone))
    middle = (high - 2) / 2
    tall = high > 90
    size, side, inset = (
        (48.0, 23.0, 20.0) if tall else (min(30.0 if option.yards > 9 else 36.0, 0.8 * high), middle, 15.0)
    )
    look: dict[str, Any] = {"x": x + 3, "y": 3, "width": wide - 6, "height": high - 8, "rx": 5}
    back = el(
        "rect", class_="mark", fill="var(--glow)", opacity=0.45 if chosen else 0.18 if open else 0, **look
    )
    edge = el("rect", class_="edge", stroke_width=4 if chosen else 2, **look) if chosen or open else ""
    ring = el("circle", cx=x + inset, cy=side, r=10.5, class_="ink") + label(
        number, x + inset, side + 5.8, 16.5, class_="card", font_weight=700
    )
    yards = label(option.yards, x + wide / 2 + 2, middle + size * 0.36, size, font_weight=700)
    trick = _arrows(x + wide - inset + 1, side) if option.trick else ""
    return el(
        "g", back, edge, ring, yards, trick,
        id=f"{name}-option-{number}", class_="target" if open else None, data_token=str(number) if open else None,
        aria_label=option_words(option, number, cards, say),
    )  # fmt: skip


def _arrows(x: float, y: float) -> str:
    """Two arrows that turn round each other: a trick play."""
    half = "M-8 -2a8 8 0 0 1 14 -4M8 -11l-1.5 6l-6 -1.5"
    return el(
        "g", el("path", d=half), el("path", d=half, transform="rotate(180)"),
        class_="edge", stroke_width=2.8, stroke_linecap="round", transform=f"{at(x, y)} scale(.85)",
    )  # fmt: skip
