"""The lawn from above, lying: home attacks to the right, its left wing is up; where squares are and what is chalked."""

from typing import Any

from downfield.games.calciotto.components.parts import PitchPart
from downfield.games.calciotto.model.tables import zone_at
from downfield.games.calciotto.notation.answers import COLUMNS
from downfield.games.calciotto.notation.elements import name_of
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import text

WIDTH, HEIGHT = 1000.0, 984.0
SIZE = 44.0  # of a square
ROWS, WIDE = 20, 16
LEFT, TOP = 60.0, 112.0  # the corner of the pitch
RIGHT, BOTTOM = LEFT + SIZE * ROWS, TOP + SIZE * WIDE
GOAL = (7, 10)  # first and last column of the goals
THIRD = (3.0, 13.0)  # lines between the wings and the middle
ZONES = ("wing", "home", "middle", "away", "home-goal", "away-goal", "out")
SIDES = ("home", "away")
SHADE = "rgba(0,0,0,.34)"
BLADES = (  # grass, as a few strokes that repeat
    '<defs><pattern id="cal-blades" width="22" height="26" patternUnits="userSpaceOnUse"><path fill="none"'
    ' stroke="rgba(0,0,0,.12)" stroke-width="1.1" d="M3 8l1 -5M9 20l-1 -5M16 9l1 -4M13 25l1 -4M20 18l-1 -5M5 17l1 -3"/>'
    "</pattern></defs>"
)


def across(line: float) -> float:
    """Where a line between rows is: 0 is home's goal line, 20 away's."""
    return LEFT + SIZE * line


def down(line: float) -> float:
    """Where a line between columns is, 0 being home's left touchline."""
    return TOP + SIZE * line


def middle(x: int, y: int) -> tuple[float, float]:
    """The middle of the square in a column and a row."""
    return across(y - 0.5), down(x - 0.5)


def spot(pitch: PitchPart, side: int) -> tuple[float, float]:
    """[CAL-2.10] The spot from which a side kicks: a corner in front of the kicker."""
    deep = pitch.kicker_row.value - 1
    return across(deep if side else ROWS - deep), down(WIDE / 2)


def zone_name(x: int, y: int) -> str:
    """[CAL-2.4] The zone of a square."""
    return ZONES[zone_at(y, x)]


def square_words(x: int, y: int, say: Say) -> str:
    """A square and its zone."""
    return say("cell-square", square=name_of(x, y), zone=zone_name(x, y))


# What never changes ---------------------------------------------------------------------------------------------


def lawn(pitch: PitchPart) -> str:
    """Grass, zones, grid, chalk and goals."""
    return _grass() + _zones() + _grid() + _letters() + _chalk(pitch) + _goal(0) + _goal(1) + _coordinates()


def _grass() -> str:
    """Mown in stripes of two rows."""
    ground = el(
        "rect", x=4, y=TOP - 8, width=WIDTH - 8, height=BOTTOM - TOP + 16, rx=10, class_="turf-2 pitch"
    ) + el("rect", x=4, y=TOP - 8, width=WIDTH - 8, height=BOTTOM - TOP + 16, rx=10, fill="rgba(0,0,0,.28)")
    stripes = [
        el(
            "rect", x=across(row), y=TOP, width=2 * SIZE, height=BOTTOM - TOP,
            class_="turf" if row % 4 else "turf-2",
        )
        for row in range(0, ROWS, 2)
    ]  # fmt: skip
    blades = el("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, class_="cal-grass")
    return BLADES + ground + "".join(stripes) + blades


def _zones() -> str:
    """[CAL-2.4] The thirds in the colour of whoever defends them, the wings a little darker."""
    high = SIZE * (THIRD[1] - THIRD[0])
    thirds = [
        el("rect", x=across(line), y=down(THIRD[0]), width=6 * SIZE, height=high, class_=side, opacity=shade)
        for side, line, shade in (("home", 0, 0.13), ("away", 14, 0.17))
    ]
    light = el(
        "rect", x=across(6), y=down(THIRD[0]), width=8 * SIZE, height=high, class_="chalk", opacity=0.07
    )
    wings = [
        el("rect", x=LEFT, y=down(line), width=ROWS * SIZE, height=3 * SIZE, fill="rgba(0,0,0,.1)")
        for line in (0, 13)
    ]
    d = f"M{LEFT:g} {down(3):g}H{RIGHT:g}M{LEFT:g} {down(13):g}H{RIGHT:g}"
    d += f"M{across(6):g} {down(3):g}V{down(13):g}M{across(14):g} {down(3):g}V{down(13):g}"
    dashes = el("path", d=d, class_="line", stroke_width=1.6, stroke_dasharray="3 6", opacity=0.75)
    return "".join(thirds) + light + "".join(wings) + dashes


def _grid() -> str:
    """A thin line between all squares."""
    d = "".join(f"M{across(y):g} {TOP:g}V{BOTTOM:g}" for y in range(1, ROWS))
    d += "".join(f"M{LEFT:g} {down(x):g}H{RIGHT:g}" for x in range(1, WIDE))
    return el("path", d=d, class_="line", stroke_width=0.8, opacity=0.2)


def _letters() -> str:
    """[CAL-3.3] In every zone the letter of the role that is at home there; in the thirds one for each side."""
    given: dict[str, Any] = {"class_": "chalk", "opacity": 0.3}
    letters = [text(across(y), down(x), "T", 30, **given) for y in (6.5, 13.5) for x in (0.5, 15.5)]
    letters += [text(across(y), down(12.5), "C", 30, **given) for y in (6.5, 13.5)]
    for line, left, right in ((0.5, "D", "A"), (18.5, "A", "D")):
        for k, letter in enumerate((left, right)):
            x, y = across(line + k), down(12.5)
            letters.append(text(x, y, letter, 30, **given))
            if k:  # away's, ringed as its figures are
                letters.append(el("circle", cx=x, cy=y, r=18, class_="line", stroke_width=2, opacity=0.3))
    return "".join(letters)


def _chalk(pitch: PitchPart) -> str:
    """Touchlines, halfway line, circle, areas and spots."""
    first, last = pitch.penalty_columns.value
    small = pitch.small_columns.value
    deep = pitch.penalty_rows.value
    parts = [
        el("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, class_="line", stroke_width=3.4)
    ]
    for side, line, way in ((1, 0, 1), (0, ROWS, -1)):
        x, y = spot(pitch, side)
        d = f"M{across(line):g} {down(first - 1):g}h{way * deep * SIZE:g}V{down(last):g}h{-way * deep * SIZE:g}"
        d += f"M{across(line):g} {down(small[0] - 1):g}h{way * SIZE:g}V{down(small[1]):g}h{-way * SIZE:g}"
        parts.append(el("path", d=d, class_="line", stroke_width=2.8))
        parts.append(el("circle", cx=x, cy=y, r=5, class_="chalk"))
    parts.append(el("path", d=f"M{across(10):g} {TOP:g}V{BOTTOM:g}", class_="line", stroke_width=2.8))
    radius = pitch.circle_radius.value * SIZE
    parts.append(el("circle", cx=across(10), cy=down(8), r=radius, class_="line", stroke_width=2.8))
    parts.append(el("circle", cx=across(10), cy=down(8), r=5, class_="chalk"))
    for x, y, sweep in ((LEFT, TOP, "0 0 1 -14 14"), (RIGHT, BOTTOM, "0 0 1 14 -14")):
        start = f"M{x + (14 if x == LEFT else -14):g} {y:g}"
        parts.append(el("path", d=f"{start}a14 14 {sweep}", class_="line", stroke_width=2.2))
    for x, y, sweep in ((LEFT, BOTTOM, "0 0 0 -14 -14"), (RIGHT, TOP, "0 0 0 14 14")):
        start = f"M{x + (14 if x == LEFT else -14):g} {y:g}"
        parts.append(el("path", d=f"{start}a14 14 {sweep}", class_="line", stroke_width=2.2))
    return "".join(parts)


def _goal(side: int) -> str:
    """[CAL-2.3] Four squares behind the goal line, under a net."""
    x, top, low = RIGHT if side else LEFT - SIZE, down(GOAL[0] - 1), down(GOAL[1])
    box = {"x": x, "y": top, "width": SIZE, "height": low - top}
    ground = el("rect", class_=SIDES[side], opacity=0.45, **box)
    net = "".join(f"M{x:g} {top + 11 * k:g}H{x + SIZE:g}" for k in range(1, 16))
    net += "".join(f"M{x + 11 * k:g} {top:g}V{low:g}" for k in range(1, 4))
    squares = "".join(f"M{x:g} {top + SIZE * k:g}H{x + SIZE:g}" for k in range(1, 4))
    line = across(ROWS) if side else across(0)
    posts = "".join(
        el("circle", cx=line, cy=y, r=5, class_="chalk", stroke="var(--ink)", stroke_width=1.2)
        for y in (top, low)
    )
    back = f"M{line:g} {top:g}H{x + SIZE if side else x:g}V{low:g}H{line:g}"
    return (
        ground
        + el("path", d=net, class_="line", stroke_width=0.8, opacity=0.4)
        + el("path", d=squares, class_="line", stroke_width=1.2, opacity=0.7)
        + el("path", d=back, class_="line", stroke_width=3)
        + posts
    )


def _coordinates() -> str:
    """Letters for the columns and numbers for the rows, along the edges."""
    given: dict[str, Any] = {"class_": "chalk cal-fine", "opacity": 0.7, "font_weight": 400}
    numbers = [text(across(y - 0.5), BOTTOM - 6, y, 10, **given) for y in range(1, ROWS + 1)]
    letters = [text(LEFT + 6, down(x - 0.8), COLUMNS[x - 1], 10, **given) for x in range(1, WIDE + 1)]
    return "".join(numbers + letters)
