"""The faces of the dice, drawn by us: a skull, a burst, an arrow; pips and numbers."""

import functools
import math

from downfield.games.blood_bowl.board.field import SHADE
from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import text

PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}  # fmt: skip
SKULL = "M-7 -1A7 7 0 1 1 7 -1V2.5L4.4 4V8H-4.4V4L-7 2.5Z"
EYE = "a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0z"
SOCKETS = f"M-5 -1{EYE}M.8 -1{EYE}M-.9 4l.9 -2.2l.9 2.2z"
ARROW = "M-10 -3.6H0V-9L11 0L0 9V3.6H-10Z"
OTHERS = {  # eight sides, sixteen sides
    "O": "M0 -15L14 0L0 15L-14 0Z",
    "X": "M-6 -14.5H6L14.5 -6V6L6 14.5H-6L-14.5 6V-6Z",
}


def _burst(r: float, points: int = 9, inner: float = 0.52) -> str:
    """A star with many rays."""
    spots = []
    for i in range(2 * points):
        far, turn = (r if i % 2 == 0 else r * inner), math.pi * i / points - math.pi / 2
        spots.append(f"{far * math.cos(turn):.3g} {far * math.sin(turn):.3g}")
    return f"M{'L'.join(spots)}Z"


BURST, SMALL = _burst(12.4), _burst(8.4, 8)


def _cube() -> str:
    box = {"x": -13, "y": -13, "width": 26, "height": 26, "rx": 5}
    shade = el("rect", fill=SHADE, transform="translate(1.5 3)", **box)
    return shade + el("rect", class_="paper", **box) + el("rect", class_="edge", stroke_width=1.6, **box)


@functools.cache
def block_die(face: str) -> str:
    """A block die round its middle."""
    return _cube() + _sign(face)


def _sign(face: str) -> str:
    match face:
        case "PD":
            return _skull(1.15)
        case "BD":
            burst = el("path", d=SMALL, class_="ember", transform="translate(4.6 4.6)")
            return burst + el("g", _skull(0.72), transform="translate(-4.6 -4)")
        case "PB":
            return el("path", d=ARROW, class_="ink")
        case "ST":
            burst = el(
                "path", d=BURST, fill="none", stroke="var(--ember)", stroke_width=2, stroke_linejoin="round"
            )
            return burst + text(0, 0, "!", 17)
    return el("path", d=BURST, class_="ember") + el("circle", r=3, class_="paper")


def _skull(scale: float) -> str:
    head = el("path", d=SKULL, class_="ink") + el("path", d=SOCKETS, class_="paper")
    return el("g", head, transform=f"scale({scale:g})")


@functools.cache
def number_die(code: str, face: int) -> str:
    """A die of three (T) or six (D), eight (O) or sixteen (X) round its middle."""
    if code == "D":
        return _cube() + "".join(
            el("circle", cx=6.6 * x, cy=6.6 * y, r=2.7, class_="ink") for x, y in PIPS[face]
        )
    if code == "T":
        return _cube() + text(0, 0, face, 17)
    d = OTHERS[code]
    body = el("path", d=d, fill=SHADE, transform="translate(1.5 3)") + el("path", d=d, class_="paper")
    return body + el("path", d=d, class_="edge", stroke_width=1.6) + text(0, 0, face, 14)
