"""The dice as drawings: ours are full of colour, theirs are paper with a double edge; chevrons tell the colours apart.

One chevron is red (run), two yellow (run or pass), three green (pass). Every drawing is centred on its own origin.
"""

import functools
import re

from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import DISPLAY, text

DIE = 84  # the edge of a die
COLOURS = {"r": "red", "y": "yellow", "g": "green"}
CHEVRONS = {"red": 1, "yellow": 2, "green": 3}
WORD = re.compile(r"([RYGrygKCPc])(\d+|\(\d+\)|\[\d+\]|-\d+|F|clock|T|-|[OD]\d+A?|H)")

LEATHER = "var(--leather)"
SHADE = "rgba(0,0,0,.32)"


def is_roll(word: str) -> bool:
    """Whether a word of the notation is a die and its face."""
    return WORD.fullmatch(word) is not None


@functools.lru_cache(maxsize=2000)
def ground(x: float, y: float, wide: float, high: float) -> str:
    """What answers to the pointer where nothing is drawn."""
    return el("rect", x=x, y=y, width=wide, height=high, rx=9, fill="none", pointer_events="all")


@functools.lru_cache(maxsize=500)
def rolled(word: str) -> str:
    """A die that shows a face, from its word in notation."""
    found = WORD.fullmatch(word)
    assert found is not None
    code, face = found.groups()
    if code == "c":
        return coin(face == "H")
    if code.lower() in COLOURS:
        colour = COLOURS[code.lower()]
        body = offence_body(colour) if code.isupper() else defence_body(colour)
        return body + (_offence_face(colour, face) if code.isupper() else _defence_face(face))
    return special_body() + {"K": _kick_face, "C": _clock_face, "P": _penalty_face}[code](face)


@functools.lru_cache(maxsize=50)
def plain(colour: str, defence: bool) -> str:
    """A die in the hand, before it is rolled: its chevrons large."""
    body = defence_body(colour, marks=False) if defence else offence_body(colour, marks=False)
    return body + el("g", _chevrons(colour, _on(colour, defence)), transform="scale(2.3)")


# Bodies ---------------------------------------------------------------------------------------------------------


def _square(size: float, **more: object) -> str:
    return el("rect", x=-size / 2, y=-size / 2, width=size, height=size, rx=size * 0.2, **more)


def _shadow() -> str:
    return el("g", _square(DIE, fill=SHADE), transform="translate(3 5)")


def _on(colour: str, defence: bool) -> str:
    """The ink that can be read on a die."""
    return "var(--ink)" if defence or colour == "yellow" else "var(--paper)"


def _halo(ink: str) -> dict[str, object]:
    """Dark ink on a coloured die has a light edge, so that it can be read in every theme."""
    dark = ink == "var(--ink)"
    return {"stroke": "var(--paper)" if dark else None, "stroke_width": 5 if dark else None}


def offence_body(colour: str, marks: bool = True) -> str:
    """A die of the offence: full of colour."""
    parts = [_shadow(), _square(DIE, class_=colour), _square(DIE, class_="edge", stroke_width=2)]
    parts.append(_square(DIE - 8, fill="none", stroke="var(--paper)", stroke_width=2, opacity=0.8))
    return "".join(parts) + (_corner(colour, _on(colour, False)) if marks else "")


def defence_body(colour: str, marks: bool = True) -> str:
    """A die of the defence: paper with a double edge."""
    stroke = f"var(--{colour})"
    parts = [_shadow(), _square(DIE, class_="card"), _square(DIE, class_="edge", stroke_width=2)]
    parts.append(_square(DIE - 8, fill="none", stroke=stroke, stroke_width=5))
    parts.append(_square(DIE - 20, fill="none", stroke=stroke, stroke_width=2))
    return "".join(parts) + (_corner(colour, "var(--ink)") if marks else "")


def special_body() -> str:
    """A die that both sides use."""
    return _shadow() + _square(DIE, class_="card") + _square(DIE, class_="edge", stroke_width=2)


def _corner(colour: str, ink: str) -> str:
    return el("g", _chevrons(colour, ink), transform="translate(0 27)")


def _chevrons(colour: str, ink: str) -> str:
    """One, two or three small chevrons side by side."""
    many = CHEVRONS[colour]
    d = "".join(f"M{7 * (i - (many - 1) / 2) - 2.5:g} -4.5l4.5 4.5l-4.5 4.5" for i in range(many))
    line = {"d": d, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    under = el("path", stroke="var(--paper)", stroke_width=4.6, **line) if ink == "var(--ink)" else ""
    return under + el("path", stroke=ink, stroke_width=2.6, **line)


# Faces ----------------------------------------------------------------------------------------------------------


def _offence_face(colour: str, face: str) -> str:
    """The number; a breakaway is circled, a broken tackle squared."""
    number, ink = face.strip("()[]"), _on(colour, False)
    ring = badge(face, 25, ink)
    size = 38 if ring else 50
    said = text(0, -8, number, size, class_=None, fill=ink, paint_order="stroke", **_halo(ink))
    return el("g", ring, transform="translate(0 -8)") + said if ring else said


def badge(face: str, half: float, ink: str) -> str:
    """The circle or the square round a number."""
    line = {"fill": "none", "stroke": ink, "stroke_width": half * 0.15}
    if face.startswith("("):
        return el("circle", r=half, **line)
    if face.startswith("["):
        return el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=half * 0.12, **line)
    return ""


def _defence_face(face: str) -> str:
    if face == "F":
        return el("g", flag(), transform="translate(0 -6) scale(.8)")
    return text(0, -7, minus(face), 38 if len(face) < 3 else 30)


def minus(face: str) -> str:
    """A number below zero with a true minus."""
    return face.replace("-", "−")


def _kick_face(face: str) -> str:
    return text(0, -8, face, 42) + el("g", ball(0.34), transform="translate(0 27)")


def _clock_face(face: str) -> str:
    if face == "clock":
        return clock(28)
    if face == "T":
        return text(0, 0, "T", 64, font_family=DISPLAY)
    return el("path", d="M-12 0H12", class_="edge", stroke_width=3, stroke_linecap="round", opacity=0.35)


def _penalty_face(face: str) -> str:
    """The yards and against whom; a chain of two stakes says first down."""
    code = face.removesuffix("A")
    first = text(20, 24, "1", 24) if face.endswith("A") else ""
    shift = -14 if first else 0
    return (
        text(0, -14, code, 34 if len(code) < 3 else 30)
        + first
        + el("g", flag(), transform=f"translate({shift} 23) scale(.42)")
    )


# Small things ---------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=5)
def flag() -> str:
    """A penalty flag as it is thrown: a yellow cloth with a weight."""
    cloth = "M-30 -18C-14 -30 4 -8 28 -22C22 -8 30 2 24 16C6 6 -8 26 -28 12C-22 2 -34 -8 -30 -18Z"
    knot = el("circle", cx=2, cy=-2, r=6, class_="ink")
    return el("path", d=cloth, fill="var(--glow)", stroke="var(--ink)", stroke_width=3) + knot


def clock(radius: float) -> str:
    """A clock that shows ten past twelve."""
    hands = f"M0 {-radius * 0.62:g}V0L{radius * 0.42:g} {-radius * 0.24:g}"
    ticks = "".join(f"M{x * radius * 0.82:g} {y * radius * 0.82:g}l{x * 4} {y * 4}" for x, y in _CROSS)
    line = {"class_": "edge", "stroke_linecap": "round"}
    return (
        el("circle", r=radius, class_="paper")
        + el("circle", r=radius, stroke_width=4, **line)
        + el("path", d=ticks, stroke_width=3, **line)
        + el("path", d=hands, stroke_width=5, stroke_linejoin="round", **line)
    )


_CROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@functools.lru_cache(maxsize=50)
def ball(scale: float = 1) -> str:
    """The football, lying along the field."""
    hull = "M-36 0C-26 -25 26 -25 36 0C26 25 -26 25 -36 0Z"
    laces = "M-13 0H13M-9 -5V5M-3 -6V6M3 -6V6M9 -5V5"
    bands = "M-24 -13C-20 -5 -20 5 -24 13M24 -13C20 -5 20 5 24 13"
    drawn = (
        el("path", d=hull, fill=LEATHER, stroke="var(--ink)", stroke_width=2.5)
        + el("path", d=bands, fill="none", stroke="var(--paper)", stroke_width=4)
        + el("path", d=laces, fill="none", stroke="var(--paper)", stroke_width=2.5, stroke_linecap="round")
    )
    return drawn if scale == 1 else el("g", drawn, transform=f"scale({scale:g})")


def coin(heads: bool) -> str:
    """A coin: heads shows a helmet, tails the ball."""
    rim = (
        el("circle", cx=3, cy=5, r=42, fill=SHADE)
        + el("circle", r=42, class_="coin")
        + el("circle", r=42, class_="edge", stroke_width=2)
        + el("circle", r=35, class_="edge", stroke_width=2, stroke_dasharray="1.5 4")
    )
    return rim + (helmet() if heads else ball(0.66))


def helmet() -> str:
    """A football helmet from the side."""
    shell = "M-22 12C-26 -14 -8 -26 6 -24C20 -22 25 -10 24 2L8 4C6 10 8 16 2 18L-12 18C-16 18 -20 16 -22 12Z"
    mask = "M8 6H28V14C28 19 22 20 16 20L4 18M10 13H28"
    line = {"stroke": "var(--ink)", "stroke_width": 3, "stroke_linejoin": "round"}
    return el("path", d=shell, fill="var(--paper)", **line) + el("path", d=mask, fill="none", **line)
