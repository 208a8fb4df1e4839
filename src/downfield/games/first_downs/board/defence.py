"""The defence cards of Famous First Downs: shields and yards in nine zones, and the back of a card face down."""

import functools
from typing import Any

from downfield.games.first_downs.board.cards import WIDE, X, column, grid, owner, strip
from downfield.games.first_downs.board.coins import SIDES, at, label
from downfield.games.first_downs.board.laid import MINUS, Made
from downfield.games.first_downs.board.words import card_words, entry_words
from downfield.games.first_downs.components.parts import Cards, DefenceCard, Entry, OffencePlay
from downfield.games.first_downs.notation.zones import zone_names
from downfield.kernel.show.svg import Say, el


@functools.lru_cache(maxsize=400)
def defence_strip(
    card: DefenceCard, cards: Cards, side: int, y: float, high: float, play: OffencePlay, made: Made, say: Say,
    *, token: str | None = None, open: bool = False, chosen: str = "",
) -> str:  # fmt: skip
    """A defence card; the zones that the open play can reach are tinted, the one it took is framed."""
    watched = [] if chosen else [option.zone for option in play.options]
    names, cells = zone_names(cards, say), ""
    for i, zone in enumerate(cards.zones):
        x, wide = column(cards, i)
        look: dict[str, Any] = {"x": x + 3, "y": 3, "width": wide - 6, "height": high - 8, "rx": 5}
        tint = 0.45 if zone.code == chosen else 0.28 if zone.code in watched else 0
        drawn = el("rect", class_="mark", fill="var(--glow)", opacity=tint, **look)
        if zone.code == chosen:
            drawn += el("rect", class_="edge", stroke_width=4, **look)
        drawn += _entry(card.zones[zone.code], x + wide / 2, (high - 2) / 2, high, wide)
        said = entry_words(card.zones[zone.code], card.name, names[zone.code], say)
        cells += el("g", drawn, id=f"{card_id(card, cards)}-{zone.code}", aria_label=said)
    return strip(
        card.name, y, high, grid(cards, high), cells, side=side, id=card_id(card, cards),
        whose=say(f"board-{SIDES[side]}"), said=card_words(card, play, made, cards, say), token=token, open=open,
        faint=not (open or chosen),
    )  # fmt: skip


def card_id(card: DefenceCard, cards: Cards) -> str:
    """The element of a defence card."""
    return f"m-card-{[c.name for c in cards.defence].index(card.name)}"


def card_row(card: DefenceCard, cards: Cards) -> list[str]:
    """The cells of a defence card: its name, then its zones."""
    name = card_id(card, cards)
    return [name, *(f"{name}-{zone.code}" for zone in cards.zones)]


def _entry(entry: Entry, x: float, y: float, high: float, wide: float) -> str:
    """A shield, yards for the attacker, shaded ones for the defender, or a dot for nothing."""
    size = min(40.0, 0.78 * high)
    if entry.value == "X":
        return _shield(x, y, min(1.5, high / 44))
    if entry.value == 0:
        return el("circle", cx=x, cy=y, r=3, class_="ink", opacity=0.5)
    told = f"{'+' if entry.value > 0 else MINUS}{abs(entry.value)}"
    shade = el(
        "rect", x=x - wide / 2 + 8, y=y - high / 2 + 5, width=wide - 16, height=high - 10, rx=4,
        class_="ink", opacity=0.13,
    )  # fmt: skip
    back = "" if entry.value > 0 else shade
    return back + label(told, x, y + size * 0.36, size, font_weight=700)


def _shield(x: float, y: float, scale: float) -> str:
    """A shield with a bar across it: here the play is tackled."""
    body = el(
        "path", d="M0 -17L15 -12V0C15 9 8 15 0 18C-8 15 -15 9 -15 0V-12Z", class_="ink",
        stroke="var(--ink)", stroke_width=2,
    )  # fmt: skip
    cross = el(
        "path", d="M-6 -6L6 6M6 -6L-6 6", fill="none", stroke="var(--card)", stroke_width=4,
        stroke_linecap="round",
    )  # fmt: skip
    return el("g", body, cross, transform=f"{at(x, y)} scale({scale:.3g})")


def back_strip(side: int, y: float, high: float, laid: bool, say: Say) -> str:
    """The defender's card face down, or the place where it will lie."""
    if not laid:
        place = el(
            "rect", x=2, y=2, width=WIDE - 4, height=high - 6, rx=6, class_="line", stroke_width=2,
            stroke_dasharray="10 8", opacity=0.7,
        )  # fmt: skip
        told = label(say("board-not-laid"), WIDE / 2, high / 2 + 6, 22, class_="chalk")
        told += owner(side, "defends", high / 2 + 6, say)
        said = say("board-not-laid")
        return el("g", place, told, id="m-back", class_="move", aria_label=said, transform=at(X, y))
    box: dict[str, Any] = {"x": 6, "y": 6, "width": WIDE - 12, "height": high - 14, "rx": 4}
    weave = el("rect", class_=SIDES[side], **box)
    weave += el("rect", class_="hatch", opacity=0.45, **box) if side else ""
    plate = el("rect", x=WIDE / 2 - 150, y=7, width=300, height=high - 16, rx=4, class_="card")
    paper = el(
        "rect", width=WIDE, height=high - 2, rx=6, class_="card", stroke="var(--ink)", stroke_width=1.5
    )
    said = f"{say(f'board-{SIDES[side]}')}: {say('board-face-down')}"
    told = label(said, WIDE / 2, high / 2 + 6, 22, font_weight=700)
    return el("g", paper, weave, plate, told, id="m-back", class_="move", aria_label=said, transform=at(X, y))
