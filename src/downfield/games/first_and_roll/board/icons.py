"""What can be called, as drawings on small paper cards: one for each answer that is not a die. Drawn in ink on a field
of 80 by 64 around the origin."""

from downfield.games.first_and_roll.board.dice import ball, clock, coin, flag
from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import text

POSTS = "M0 30V6M-20 -26V6H20V-26"
PLAY = "M-26 18C-26 -10 0 4 6 -14L10 -22M0 -18L10 -24L16 -14"
HIGH = "M-34 22C-22 -34 16 -34 30 12M20 6L30 16L38 4"
LONG = "M-36 24C-26 -36 12 -40 32 14M-4 28H40"
SHORT = "M-32 14C-18 -14 4 -14 18 4M6 6L19 6L19 -8"
BOUNCE = "M-36 -4Q-27 -22 -18 14Q-9 -12 0 14Q8 -4 16 14"
WINDING = "M-34 14C-14 26 -16 -18 2 -14S10 22 32 -10M18 -14L33 -12L32 4"
CUP = "M-26 2C-24 30 24 30 26 2"
ROUND = "M22 -8A24 24 0 1 0 24 6M26 -22L23 -6L8 -10"
FORWARD = "M-12 -22L22 0L-12 22Z"
SLASH = "M-26 24L26 -24"
CROSS = "M-8 -8L8 8M-8 8L8 -8"


def _path(d: str, **more: object) -> str:
    return el(
        "path", d=d, class_="edge", stroke_width=5, stroke_linecap="round", stroke_linejoin="round", **more
    )


def _at(x: float, y: float, drawn: str, scale: float = 1) -> str:
    return el("g", drawn, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def _goal_line(word: str) -> str:
    return _path("M28 -30V30") + text(-8, 0, word, 50 if len(word) < 2 else 40)


ICONS = {
    "call heads": _at(0, 2, coin(True), 0.86),
    "call tails": _at(0, 2, coin(False), 0.86),
    "receive receive": _path(CUP) + _at(0, -8, ball(), 0.6),
    "receive kick": _path(HIGH) + _at(-18, 22, ball(), 0.4),
    "kickoff regular": _path(HIGH) + _at(-18, 22, ball(), 0.4),
    "kickoff onside": _path(BOUNCE) + _at(28, 12, ball(), 0.4),
    "return run-out": _path(WINDING),
    "declare play": _path(PLAY) + _at(-26, 22, el("circle", r=9, class_="paper"))
    + _at(-26, 22, el("circle", r=9, class_="edge", stroke_width=5)) + _at(26, 12, _path(CROSS)),
    "declare punt": _path(HIGH) + _at(-18, 22, ball(), 0.4),
    "declare fg": _path(POSTS) + _at(0, -14, ball(), 0.36),
    "declare hail-mary": _path(LONG) + _at(-2, -16, ball(), 0.5) + _path("M32 14V28"),
    "bomb pass": _path(SHORT) + _at(-28, 16, ball(), 0.4),
    "bomb bomb": _path(LONG) + _at(-2, -16, ball(), 0.5),
    "again stop": el("path", d="M-12 -29H12L29 -12V12L12 29H-12L-29 12V-12Z", class_="ink")
    + el("rect", x=-13, y=-13, width=26, height=26, class_="paper"),
    "again again": _path(ROUND),
    "penalty decline": _at(0, 0, flag(), 0.85) + _path(SLASH),
    "penalty accept": _at(0, 0, flag(), 1.1),
    "catch fair-catch": _path(CUP) + _at(0, 6, ball(), 0.55),
    "catch return": _path(WINDING),
    "block-kick none": el("circle", r=24, class_="edge", stroke_width=5) + _path("M-17 17L17 -17"),
    "try kick": _path(POSTS) + _at(0, -14, ball(), 0.36),
    "try two": _goal_line("2"),
    "run-off pass": _path(FORWARD),
    "run-off run-off": _at(-12, 0, clock(24)) + _path("M22 -14L34 0L22 14"),
    "timeout pass": _path(FORWARD),
    "timeout timeout": _path("M-10 -22V22M10 -22V22"),
}  # fmt: skip


def icon(question: str, token: str, touchback: int) -> str:
    """The drawing of an answer."""
    if (question, token) == ("return", "touchback"):
        return _goal_line(str(touchback))
    return ICONS.get(f"{question} {token}", "")
