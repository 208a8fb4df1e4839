"""[BB-19.7] What a side has hired and can still use: a sign for each, in the corner of its dugout."""

from downfield.games.blood_bowl.board.field import SIDES, move
from downfield.kernel.show.svg import Say, el

STEP = 18.0
SIGNS = {  # seven strokes, each in a square of fourteen
    "mage": "M-6 3a3 3 0 0 1 1 -6a4 4 0 0 1 7 -1a3.4 3.4 0 0 1 4 7z",
    "mortuary": "M-4 -7H4L6 -3L3 7H-3L-6 -3ZM0 -4V2M-2.4 -2H2.4",
    "plague_doctor": "M-6 -3Q0 -9 6 -3L2 0Q1 6 -1 7Q-1 3 -2 0Z",
    "chef": "M-5 7V1A3.4 3.4 0 0 1 -3 -5A3.6 3.6 0 0 1 3 -5A3.4 3.4 0 0 1 5 1V7ZM-5 4H5",
    "referee": "M-7 -3H2A5 5 0 1 1 -2 3V0H-7ZM2 1a1 1 0 1 1 .1 0",
    "wizard": "M0 -8L5 4H-5ZM-8 6Q0 2 8 6Q0 9 -8 6Z",
    "bugman": "M-5 -5H3V7H-5ZM3 -2H6V4H3M-5 -5Q-1 -9 3 -5",
}
TEXTS = {"plague_doctor": "plague-doctor"}  # as texts spell it


def hired_id(side: int) -> str:
    """The element with all signs of a side."""
    return f"m-hired-{SIDES[side]}"


def hired_names(staff: list[str], say: Say) -> list[str]:
    """What a side can still use, in words."""
    return [say(f"hired-{name.replace('_', '-')}") for name in staff]


def hired(staff: list[str], side: int, x: float, y: float, say: Say) -> str:
    """A row of signs that begins at a place."""
    signs = "".join(_sign(name, x + STEP * (i + 0.5), y) for i, name in enumerate(staff))
    ground = el("rect", x=x, y=y - 9, width=STEP * len(staff), height=18, fill="none", pointer_events="all")
    said = say("cell-hired", side=SIDES[side], hired=", ".join(hired_names(staff, say)))
    return el("g", ground, signs, id=hired_id(side), aria_label=said)


def _sign(name: str, x: float, y: float) -> str:
    line = {"d": SIGNS[name], "stroke": "#000", "stroke_width": 1.1, "stroke_linejoin": "round"}
    disc = el("circle", r=8.6, class_="card", stroke="#000", stroke_width=1)
    return el("g", disc, el("path", class_="coin", transform="scale(.8)", **line), transform=move(x, y))
