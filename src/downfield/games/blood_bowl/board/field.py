"""The pitch, lying: home's end zone is on the left; grass, chalk, crowd, coordinates, and where squares are."""

import functools

from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model.tables import LENGTH
from downfield.games.blood_bowl.model.tables import WIDTH as HIGH
from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import text

SIZE = 36.0  # of a square
WIDTH = 1020.0
LEFT, TOP = 42.0, 130.0  # the corner of the pitch
LONG, WIDE = SIZE * LENGTH, SIZE * HIGH
BOTTOM = TOP + WIDE
RIM, EDGE = 36.0, 22.0  # the crowd, behind the end zones and along the sidelines
SIDES = ("home", "away")
SIDELINES = (4, 11)  # the lines between wide zones and centre, in rows from the top [BB-1.2]
SHADE = "rgba(0,0,0,.36)"
GRASS = (  # blades as a few strokes that repeat, and the heads of the crowd
    '<defs><pattern id="bb-blades" width="24" height="28" patternUnits="userSpaceOnUse"><path fill="none"'
    ' stroke="rgba(0,0,0,.13)" stroke-width="1.1" d="M3 8l1 -5M9 20l-1 -5M16 9l1 -4M13 25l1 -4M20 18l-1 -5M5 17l1 -3"/>'
    '</pattern><pattern id="bb-heads" width="30" height="22" patternUnits="userSpaceOnUse">'
    '<circle cx="6" cy="6" r="3.4"/><circle cx="16" cy="5" r="3"/><circle cx="25" cy="7" r="3.4"/>'
    '<circle cx="11" cy="16" r="3.4"/><circle cx="21" cy="15" r="3.2"/><circle cx="1" cy="16" r="2.8"/>'
    "</pattern></defs>"
)


@functools.lru_cache(maxsize=500)
def place(name: str) -> tuple[int, int]:
    """Column and row of a square, from 0."""
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def name_of(x: int, y: int) -> str:
    """The square of a column and a row."""
    return f"{COLUMNS[x]}{y + 1}"


def is_on(x: int, y: int) -> bool:
    """Whether a column and a row are on the pitch."""
    return 0 <= x < LENGTH and 0 <= y < HIGH


def across(column: float) -> float:
    """Where a line between columns is, 0 being home's end line."""
    return LEFT + SIZE * column


def down(row: float) -> float:
    """Where a line between rows is."""
    return TOP + SIZE * row


def middle(name: str) -> tuple[float, float]:
    """The middle of a square."""
    x, y = place(name)
    return across(x + 0.5), down(y + 0.5)


def move(x: float, y: float, more: str = "") -> str:
    """A transform to a place."""
    return f"translate({x:.5g} {y:.5g}){more}"


# What never changes -----------------------------------------------------------------------------------------------


def pitch(teams: tuple[str, ...]) -> str:
    """Crowd, grass, end zones with the teams' names, chalk and coordinates."""
    return (
        GRASS
        + _crowd()
        + _turf()
        + "".join(_zone(side, teams[side]) for side in (0, 1))
        + _chalk()
        + _names()
    )


def _crowd() -> str:
    """What lies beyond the pitch: whoever is pushed there is in trouble."""
    box = {"x": LEFT - RIM, "y": TOP - EDGE, "width": LONG + 2 * RIM, "height": WIDE + 2 * EDGE, "rx": 9}
    ground = el("rect", class_="turf-2 pitch", **box) + el("rect", fill="rgba(0,0,0,.42)", **box)
    return ground + el("rect", class_="bb-crowd", **box)


def _turf() -> str:
    """Mown in stripes of two columns, lighter and darker."""
    stripes = "".join(
        el("rect", x=across(x), y=TOP, width=2 * SIZE, height=WIDE, class_="turf-2" if x // 2 % 2 else "turf")
        for x in range(0, LENGTH, 2)
    )
    return stripes + el("rect", x=LEFT, y=TOP, width=LONG, height=WIDE, class_="bb-grass")


def _zone(side: int, team: str) -> str:
    """An end zone in the colour of its side: home's solid, away's hatched."""
    x = across(LENGTH - 1) if side else LEFT
    box = {"x": x, "y": TOP, "width": SIZE, "height": WIDE}
    ground = el("rect", class_=SIDES[side], opacity=0.8, **box)
    ground += el("rect", class_="hatch", opacity=0.22, **box) if side else ""
    size = min(27.0, WIDE / max(1, len(team)) * 1.05)
    painted = text(
        0, 0, team.upper(), size, class_="paper", letter_spacing=size * 0.24, paint_order="stroke",
        stroke=f"var(--{SIDES[side]})", stroke_width=6, opacity=0.6,
    )  # fmt: skip
    turned = f" rotate({90 if side else -90})"
    return ground + el(
        "g", painted, class_="bb-painted", transform=move(x + SIZE / 2, TOP + WIDE / 2, turned)
    )


def _chalk() -> str:
    """A thin grid; the wide zones, the end zones and the line of scrimmage [BB-1.2, BB-1.3]."""
    grid = "".join(f"M{across(x):g} {TOP:g}V{BOTTOM:g}" for x in range(1, LENGTH))
    grid += "".join(f"M{LEFT:g} {down(y):g}H{LEFT + LONG:g}" for y in range(1, HIGH))
    wide = "".join(f"M{across(1):g} {down(y):g}H{across(LENGTH - 1):g}" for y in SIDELINES)
    goals = "".join(f"M{across(x):g} {TOP:g}V{BOTTOM:g}" for x in (1, LENGTH - 1))
    half = f"M{across(LENGTH / 2):g} {TOP:g}V{BOTTOM:g}"
    line = {"x": across(LENGTH / 2 - 1), "y": down(4), "width": 2 * SIZE, "height": 7 * SIZE}
    return (
        el("path", d=grid, class_="line", stroke_width=0.9, opacity=0.3)
        + el("rect", class_="chalk", opacity=0.1, **line)
        + el("path", d=wide, class_="line", stroke_width=2.2, stroke_dasharray="10 8", opacity=0.8)
        + el("path", d=goals, class_="line", stroke_width=3)
        + el("path", d=half, class_="line", stroke_width=4, opacity=0.95)
        + el("rect", x=LEFT, y=TOP, width=LONG, height=WIDE, class_="line", stroke_width=3.4)
    )


def _names() -> str:
    """Letters along the sidelines, numbers behind the end zones, as the record writes squares."""
    given = {"class_": "chalk bb-fine bb-name", "font_weight": 600}
    letters = [
        text(across(x + 0.5), y, COLUMNS[x], 12.5, **given)
        for x in range(LENGTH)
        for y in (TOP - EDGE / 2, BOTTOM + EDGE / 2)
    ]
    numbers = [
        text(x, down(y + 0.5), y + 1, 12.5, **given)
        for y in range(HIGH)
        for x in (LEFT - RIM / 2, LEFT + LONG + RIM / 2)
    ]
    return "".join(letters + numbers)
