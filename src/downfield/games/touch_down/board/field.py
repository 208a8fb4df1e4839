"""The gridiron, lying: north is to the right, west is up; end zones, lines, numbers, goals, and where squares are."""

import functools
from typing import NamedTuple

from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.model.tables import ROWS, TEN_YARDS
from downfield.games.touch_down.notation.answers import COLUMNS
from downfield.games.touch_down.notation.shown import Scene
from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import text

WIDTH = 1020.0
LONG = 960.0  # from end line to end line
LEFT, TOP = 30.0, 116.0  # the corner of the field
RIM, EDGE = 26.0, 20.0  # what lies out of bounds, behind the end lines and beside the sidelines
TRAY = 98.0  # the height of the tray below
BLADES = (  # grass, as a few strokes that repeat
    '<defs><pattern id="td-blades" width="22" height="26" patternUnits="userSpaceOnUse"><path fill="none"'
    ' stroke="rgba(0,0,0,.13)" stroke-width="1.1" d="M3 8l1 -5M9 20l-1 -5M16 9l1 -4M13 25l1 -4M20 18l-1 -5M5 17l1 -3"/>'
    "</pattern></defs>"
)
GOALS = ("west", "middle", "east")
SIDES = ("home", "away")


class Lay(NamedTuple):
    """How a field of so many columns and rows lies on the board."""

    columns: int
    depth: int
    size: float  # of a square

    @property
    def bottom(self) -> float:
        return TOP + self.columns * self.size

    @property
    def height(self) -> float:
        return self.bottom + EDGE + 6 + TRAY + 4

    def across(self, line: float) -> float:
        """Where a line between rows is: 0 is the south goal line, 24 the north one."""
        return LEFT + self.size * (line + self.depth)

    def down(self, line: float) -> float:
        """Where a line between columns is, 0 being the west edge."""
        return TOP + self.size * line

    def middle(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a square; those out of bounds are narrower."""
        right, low = self.across(y - 0.5), self.down(x - 0.5)
        right = max(LEFT - RIM / 2, min(LEFT + LONG + RIM / 2, right))
        return right, max(TOP - EDGE / 2, min(self.bottom + EDGE / 2, low))


@functools.lru_cache(maxsize=50)
def lay(columns: int, depth: int) -> Lay:
    """The field of a box."""
    return Lay(columns, depth, LONG / (ROWS + 2 * depth))


def lay_of(scene: Scene) -> Lay:
    """The field of a view."""
    return lay(scene.columns, scene.depth)


# What never changes ---------------------------------------------------------------------------------------------


def field(parts: Parts) -> str:
    """Turf, grid, lines, numbers, hash marks and goals."""
    lie = lay(parts.field.columns.value, parts.field.end_zone_rows.value)
    return (
        _turf(lie)
        + _border(lie)
        + _grid(lie)
        + _numbers(lie)
        + _hashes(lie, parts.field.hash.value)
        + _lines(lie)
        + _coordinates(lie)
    )


def _turf(lie: Lay) -> str:
    """Mown in stripes of ten yards, on a darker ground that is out of bounds."""
    high = lie.bottom - TOP
    ground = el(
        "rect", x=LEFT - RIM, y=TOP - EDGE, width=LONG + 2 * RIM, height=high + 2 * EDGE, rx=8,
        class_="turf-2 pitch",
    )  # fmt: skip
    shade = el(
        "rect", x=LEFT - RIM, y=TOP - EDGE, width=LONG + 2 * RIM, height=high + 2 * EDGE, rx=8,
        fill="rgba(0,0,0,.3)",
    )  # fmt: skip
    blades = el("rect", x=LEFT, y=TOP, width=LONG, height=high, class_="td-grass")
    wide = lie.size * TEN_YARDS
    stripes = "".join(
        el(
            "rect", x=lie.across(TEN_YARDS * i), y=TOP, width=wide, height=high,
            class_="turf-2" if i % 2 else "turf",
        )
        for i in range(ROWS // TEN_YARDS)
    )  # fmt: skip
    return BLADES + ground + shade + stripes + blades


def _border(lie: Lay) -> str:
    """Chalk all along the sidelines, and a tick for every row."""
    top, low = lie.down(0.5), lie.down(lie.columns - 0.5)
    along = f"M{LEFT - 5:g} {top - 5:g}H{LEFT + LONG + 5:g}V{low + 5:g}H{LEFT - 5:g}z"
    ticks = "".join(
        f"M{lie.across(y):.5g} {top:g}v8M{lie.across(y):.5g} {low - 8:g}v8" for y in range(1, ROWS)
    )
    return el("path", d=along, class_="line", stroke_width=10, opacity=0.13) + el(
        "path", d=ticks, class_="line", stroke_width=1.6, opacity=0.7
    )


def _grid(lie: Lay) -> str:
    """A thin line between all squares."""
    rows = range(1 - lie.depth, ROWS + lie.depth)
    d = "".join(f"M{lie.across(y):.5g} {TOP:g}V{lie.bottom:g}" for y in rows)
    d += "".join(f"M{LEFT:g} {lie.down(x):.5g}H{LEFT + LONG:g}" for x in range(1, lie.columns))
    return el("path", d=d, class_="line", stroke_width=0.8, opacity=0.28)


def _numbers(lie: Lay) -> str:
    """The yards to the nearer goal line, on both sides of the field, with an arrow towards it."""
    parts = []
    for line in range(TEN_YARDS, ROWS, TEN_YARDS):
        yards, x = min(line, ROWS - line) * 10 // TEN_YARDS, lie.across(line)
        for column in (3, lie.columns - 3):
            y, gap = lie.down(column), lie.size * 0.56
            parts.append(
                text(x - gap, y, yards // 10, 38, class_="chalk laid", opacity=0.5)
                + text(x + gap, y, yards % 10, 38, class_="chalk laid", opacity=0.5)
            )
            if line * 2 != ROWS:
                way = -1 if line * 2 < ROWS else 1
                d = f"M{x + way * 43:.5g} {y:g}l{-way * 9} -6v12z"
                parts.append(el("path", d=d, class_="chalk", opacity=0.5))
    return "".join(parts)


def _hashes(lie: Lay, columns: tuple[int, ...]) -> str:
    """Marks along the columns in which play goes on after the ball went out of bounds."""
    d = "".join(
        f"M{lie.across(y + 0.28):.5g} {lie.down(x - 0.5):.5g}h{lie.size * 0.44:.4g}"
        for x in columns
        for y in range(ROWS)
    )
    return el("path", d=d, class_="line", stroke_width=2, opacity=0.6)


def _lines(lie: Lay) -> str:
    """Ten-yard lines; goal lines and end lines; sidelines, which cut the outermost columns."""
    tens = "".join(
        f"M{lie.across(y):.5g} {lie.down(0.5):g}V{lie.down(lie.columns - 0.5):.5g}"
        for y in range(TEN_YARDS, ROWS, TEN_YARDS)
    )
    goals = "".join(
        f"M{lie.across(y):.5g} {lie.down(0.5):g}V{lie.down(lie.columns - 0.5):.5g}" for y in (0, ROWS)
    )
    border = el(
        "rect", x=LEFT, y=lie.down(0.5), width=LONG, height=lie.size * (lie.columns - 1), class_="line",
        stroke_width=3,
    )  # fmt: skip
    return (
        el("path", d=tens, class_="line", stroke_width=2.2, opacity=0.85)
        + el("path", d=goals, class_="line", stroke_width=4)
        + border
    )


def _coordinates(lie: Lay) -> str:
    """Letters for the columns at the left edge, numbers for the rows at the lower one, as on a map."""
    given = {"class_": "chalk td-fine", "opacity": 0.75, "font_weight": 400}
    letters = [
        text(LEFT - RIM + 6, lie.down(x - 0.5), COLUMNS[x - 1], 11, **given)
        for x in range(1, lie.columns + 1)
    ]
    rows = range(1 - lie.depth, ROWS + lie.depth + 1)
    numbers = [
        text(lie.across(y - 0.5), lie.bottom + EDGE / 2, str(y).replace("-", "−"), 11, **given) for y in rows
    ]
    return "".join(letters + numbers)
