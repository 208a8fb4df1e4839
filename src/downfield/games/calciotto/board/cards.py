"""Cards: their faces large and small, their signs, and their backs."""

import functools

from downfield.games.calciotto.board.figures import ball
from downfield.games.calciotto.board.pitch import SHADE, SIDES
from downfield.games.calciotto.components.parts import Card
from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import DISPLAY, move, text

WIDE, HIGH = 116.0, 142.0
SMALL_WIDE, SMALL_HIGH = 74.0, 62.0
LINE = 14  # letters in a line of a card
INKS = {"movement": "green", "contrast": "ember", "keeper": "coin", "sanction": "yellow", "effect": "silver"}


@functools.lru_cache(maxsize=500)
def paper(card: Card, title: str, does: str, lit: bool = False) -> str:
    """A card round its middle: a band with its picture, its title, what it does, and its printed name."""
    box = {"x": -WIDE / 2, "y": -HIGH / 2, "width": WIDE, "height": HIGH, "rx": 8}
    shade = el("rect", fill=SHADE, transform="translate(2 4)", **box)
    ground = el(
        "rect",
        class_="card",
        stroke="var(--glow)" if lit else "var(--ink)",
        stroke_width=4 if lit else 1.4,
        **box,
    )
    top = -HIGH / 2
    band = el(
        "path",
        d=f"M{-WIDE / 2 + 5:g} {top + 5:g}h{WIDE - 10:g}v30h{10 - WIDE:g}z",
        class_=INKS[card.category.value],
    )
    sign = el("g", icon(card), transform=move(14 if worth(card) else 0, top + 20)) + _worth(card, top)
    size = min(21.0, 190 / max(6, len(title)))
    called = text(0, top + 50, title, size, font_family=DISPLAY)
    rule = el(
        "path",
        d=f"M{12 - WIDE / 2:g} {top + 62:g}H{WIDE / 2 - 12:g}",
        class_="edge",
        stroke_width=0.8,
        opacity=0.5,
    )
    lines = _wrapped(does)
    told = "".join(text(0, top + 77 + 16 * i, line, 14, font_weight=500) for i, line in enumerate(lines))
    foot = text(
        0, -top - 10, card.title, min(10.0, 150 / max(9, len(card.title))), font_weight=400, opacity=0.7
    )
    return (
        shade
        + ground
        + band
        + sign
        + called
        + rule
        + told
        + (el("g", foot, class_="cal-fine") if len(lines) < 4 else "")
    )


def worth(card: Card) -> str:
    """The number of a card as a player looks for it in his hand, if it has one."""
    how = {"double": "×", "twice": "×", "sprint": "+", "carrier": "+", "challenger": "+", "save": "+"}
    sign = how.get(card.effect.value)
    return f"{sign}{card.amount}" if sign else ""


def _worth(card: Card, top: float) -> str:
    """That number in the corner, on paper."""
    told = worth(card)
    box = {"x": 8 - WIDE / 2, "y": top + 8, "width": 32, "height": 24, "rx": 4, "class_": "card"}
    return el("rect", **box) + text(24 - WIDE / 2, top + 20, told, 20) if told else ""


def _wrapped(told: str) -> list[str]:
    """Words in lines that fit a card."""
    lines = [""]
    for word in told.split():
        if lines[-1] and len(lines[-1]) + len(word) >= LINE:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines[:4]


PEN = {
    "fill": "none",
    "stroke": "var(--ink)",
    "stroke_width": 3,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
SIGNS = {
    "double": "M-20 8H12M4 -1L14 8L4 17M-20 -8H4M-4 -15L6 -8L-4 -1",
    "sprint": "M-14 -9L-5 0L-14 9M-3 -9L6 0L-3 9M8 -9L17 0L8 9",
    "carrier": "M-20 8C-12 -16 -4 16 4 -8S16 8 20 -6M14 -8L20 -7L18 -1",
    "challenger": "M-16 -10L16 10M-16 10L16 -10M-10 -12L-18 -4M10 -12L18 -4",
    "save": "M-15 12V-3Q-13 -8 -10 -3V-10Q-7 -15 -5 -10V-12Q-2 -16 0 -11Q3 -15 5 -9V1L10 -4Q15 -5 12 1L4 12Z",
    "reach": "M-22 10C-8 -14 8 -14 22 2M14 3L22 2L21 -6",
    "foul": "M-12 4A9 9 0 1 0 4 -3H18V-10H-4A9 9 0 0 0 -12 4Z",
    "cancel": "M-11 -11L11 11M11 -11L-11 11",
    "one-die": "M-20 -9h16v18h-16zM4 -9h16v18h-16zM2 11L22 -11",
    "twice": "M-18 -9h18v18h-18zM8 -6L18 6M18 -6L8 6",
}  # fmt: skip


def icon(card: Card) -> str:
    """A sign for what a card does."""
    d = SIGNS[card.effect.value]
    sign = el("path", d=d, **{**PEN, "stroke": "var(--paper)", "stroke_width": 8}) + el("path", d=d, **PEN)
    if card.caution:
        sign += el(
            "rect", x=20, y=-12, width=14, height=20, rx=2, class_="card", stroke="var(--ink)", stroke_width=2
        )
    if card.grounds:
        sign += el("path", d="M-26 13H26", **PEN)
    return sign


@functools.lru_cache(maxsize=1000)
def small(card: Card, side: int, title: str, force: int) -> str:
    """A small card: its sign and its title, edged in its side's colour; in the hand (-1) plain, or lit (-2)."""
    box = {"x": -SMALL_WIDE / 2, "y": -SMALL_HIGH / 2, "width": SMALL_WIDE, "height": SMALL_HIGH, "rx": 6}
    top = -SMALL_HIGH / 2
    face = el("rect", fill=SHADE, transform="translate(2 3)", **box) + el("rect", class_="card", **box)
    face += el(
        "rect",
        x=-SMALL_WIDE / 2 + 5,
        y=top + 5,
        width=SMALL_WIDE - 10,
        height=30,
        class_=INKS[card.category.value],
    )
    face += el("g", icon(card), transform=move(0, top + 20) + " scale(.85)")
    face += text(0, top + 48, title, min(15.0, 104 / max(7, len(title))))
    ink = ("glow", "ink", *SIDES)[side + 2]
    edge = el(
        "rect", fill="none", stroke=f"var(--{ink})", stroke_width=1.4 if side == -1 else 3.4,
        stroke_dasharray="7 4" if side == 1 else None, **box,
    )  # fmt: skip
    cross = el(
        "path",
        d="M-32 -26L32 26M32 -26L-32 26",
        fill="none",
        stroke="var(--ink)",
        stroke_width=6,
        opacity=0.8,
    )
    return face + edge + ("" if force else cross)


@functools.cache
def from_behind(side: int) -> str:
    """A card from behind, bound in the colour of its holder: home's solid, away's hatched."""
    box = {"x": -40, "y": -56, "width": 80, "height": 112, "rx": 7}
    inner = {"x": -33, "y": -49, "width": 66, "height": 98, "rx": 4}
    face = el("rect", fill=SHADE, transform="translate(2 4)", **box)
    face += el("rect", class_="card", stroke="var(--ink)", stroke_width=1.2, **box)
    face += el("rect", class_=SIDES[side], **inner)
    face += el("rect", class_="hatch", opacity=0.4, **inner) if side else ""
    return face + el("g", ball(1.7), opacity=0.9)
