"""The gridiron, lying: north is to the right, west is up; end zones, lines, numbers, goals, and where squares are."""

import functools
from typing import Any, NamedTuple

from downfield.games.touch_down.notation import COLUMNS
from downfield.games.touch_down.pack import Parts
from downfield.games.touch_down.tables import ROWS, TEN_YARDS
from downfield.kernel.svg import Say, el, words

WIDTH = 1020.0
LONG = 960.0  # from end line to end line
LEFT, TOP = 30.0, 116.0  # the corner of the field
RIM, EDGE = 26.0, 20.0  # what lies out of bounds, behind the end lines and beside the sidelines
TRAY = 98.0  # the height of the tray below
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


def lay_of(scene: dict[str, Any]) -> Lay:
    """The field of a view."""
    return lay(scene["columns"], scene["depth"])


def square_id(x: int, y: int) -> str:
    """The element of a square."""
    return f"m-s-{x}-{y}"


def square_name(x: int, y: int) -> str:
    """A square as it is written: its column's letter, then its row."""
    return f"{COLUMNS[x - 1]}{y}" if 1 <= x <= len(COLUMNS) else str(y)


def text(x: float, y: float, told: object, size: float, **more: object) -> str:
    """Words centred at a point, their middle on it."""
    given = {"class_": "ink", "text_anchor": "middle", "font_weight": 700, **more}
    return el("text", words(told), x=x, y=y + 0.36 * size, font_size=size, **given)


def move(x: float, y: float, turn: float = 0) -> str:
    """A transform to a place."""
    turned = f" rotate({turn:g})" if turn else ""
    return f"translate({x:.5g} {y:.5g}){turned}"


def ahead(scene: dict[str, Any], side: int) -> int:
    """The way a side attacks: +1 is north, to the right."""
    return 1 if side == scene["south"] else -1


# What never changes ---------------------------------------------------------------------------------------------


def field(parts: Parts) -> str:
    """Turf, grid, lines, numbers, hash marks and goals."""
    lie = lay(parts.field.columns.value, parts.field.end_zone_rows.value)
    return (
        _turf(lie)
        + _grid(lie)
        + _numbers(lie)
        + _hashes(lie, parts.field.hash.value)
        + _lines(lie)
        + _goals(lie, parts.field.goal.value)
        + _coordinates(lie)
    )


def _turf(lie: Lay) -> str:
    """Mown in stripes of ten yards, on a darker ground that is out of bounds."""
    high = lie.bottom - TOP
    ground = el(
        "rect", x=LEFT - RIM, y=TOP - EDGE, width=LONG + 2 * RIM, height=high + 2 * EDGE, rx=8, class_="turf-2"
    )  # fmt: skip
    shade = el(
        "rect", x=LEFT - RIM, y=TOP - EDGE, width=LONG + 2 * RIM, height=high + 2 * EDGE, rx=8,
        fill="rgba(0,0,0,.3)",
    )  # fmt: skip
    wide = lie.size * TEN_YARDS
    stripes = "".join(
        el(
            "rect", x=lie.across(TEN_YARDS * i), y=TOP, width=wide, height=high,
            class_="turf-2" if i % 2 else "turf",
        )
        for i in range(ROWS // TEN_YARDS)
    )  # fmt: skip
    return ground + shade + stripes


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
                text(x - gap, y, yards // 10, 38, class_="chalk", opacity=0.5)
                + text(x + gap, y, yards % 10, 38, class_="chalk", opacity=0.5)
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


def _goals(lie: Lay, columns: tuple[int, ...]) -> str:
    """The goals seen from above: a crossbar on the end line, two posts, and the arm that carries them."""
    top, low = lie.down(columns[0] - 1), lie.down(columns[-1])
    middle = (top + low) / 2
    parts = []
    for x, way in ((LEFT, -1), (LEFT + LONG, 1)):
        d = f"M{x:g} {top:.5g}V{low:.5g}M{x:g} {middle:.5g}h{way * 14}"
        line = {"d": d, "fill": "none", "stroke_linecap": "round"}
        parts.append(el("path", stroke="var(--ink)", stroke_width=8, **line))
        parts.append(el("path", stroke="var(--glow)", stroke_width=4.5, **line))
        parts += [
            el("circle", cx=x, cy=y, r=5, fill="var(--glow)", stroke="var(--ink)", stroke_width=1.8)
            for y in (top, low)
        ]
    return "".join(parts)


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


# What moves -----------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=100)
def zones(lie: Lay, south: int, names: tuple[str, str]) -> str:
    """The end zones, painted for whoever defends them: home's solid, away's hatched."""
    return "".join(_zone(lie, side, side == south, names[side]) for side in (0, 1))


def _zone(lie: Lay, side: int, left: bool, name: str) -> str:
    wide, top, high = lie.size * lie.depth, lie.down(0.5), lie.size * (lie.columns - 1)
    x = LEFT if left else LEFT + LONG - wide
    box = {"x": x, "y": top, "width": wide, "height": high}
    ground = el("rect", class_=SIDES[side], opacity=0.82, **box)
    if side:
        ground += el("rect", class_="hatch", opacity=0.22, **box)
    size = min(wide * 0.62, high / max(1, len(name)) * 1.15)
    painted = text(
        0, 0, name.upper(), size, class_="paper", letter_spacing=size * 0.18, paint_order="stroke",
        stroke=f"var(--{SIDES[side]})", stroke_width=7, opacity=0.8,
    )  # fmt: skip
    centre = move(x + wide / 2, top + high / 2, -90 if left else 90)
    grid = "".join(f"M{x + lie.size * i:.5g} {top:g}v{high:g}" for i in range(1, lie.depth))
    grid += "".join(f"M{x:g} {top + lie.size * (i + 0.5):.5g}h{wide:g}" for i in range(lie.columns - 1))
    thin = el("path", d=grid, class_="line", stroke_width=0.8, opacity=0.3)
    frame = el("rect", class_="line", stroke_width=3, **box)
    return el("g", ground, el("g", painted, transform=centre), thin, frame, id=f"m-zone-{SIDES[side]}")


def lines(scene: dict[str, Any], togo_row: int | None, say: Say) -> str:
    """The line of scrimmage, the line to gain, and the stake where the series began."""
    lie = lay_of(scene)
    return _scrimmage(lie, scene) + _gain(lie, scene, togo_row, say) + _stake(lie, scene, togo_row)


def _scrimmage(lie: Lay, scene: dict[str, Any]) -> str:
    """The row of the ball when the action starts, as a band."""
    shown = 1 <= scene["los"] <= ROWS and scene["phase"] in ("kickoff", "down", "try", "move")
    x = lie.across(scene["los"] - 1 if shown else ROWS / 2)
    top, high = lie.down(0.5), lie.size * (lie.columns - 1)
    band = el("rect", y=top, width=lie.size, height=high, class_="chalk", opacity=0.2)
    rims = el(
        "path", d=f"M0 {top:g}v{high:g}M{lie.size:g} {top:g}v{high:g}", class_="line", stroke_width=1.6,
        stroke_dasharray="7 5", opacity=0.9,
    )  # fmt: skip
    return el(
        "g", band, rims, id="m-los", class_="move piece", transform=move(x, 0), opacity=int(shown)
    )  # fmt: skip


def _gain(lie: Lay, scene: dict[str, Any], line: int | None, say: Say) -> str:
    """The line that the ball must cross for a first down."""
    shown = line is not None
    x = lie.across(ROWS / 2 if line is None else line)
    d = f"M0 {lie.down(0.5) - 8:g}V{lie.down(lie.columns - 0.5) + 8:g}"
    under = el("path", d=d, fill="none", stroke="var(--ink)", stroke_width=6.5, opacity=0.5)
    over = el("path", d=d, fill="none", stroke="var(--glow)", stroke_width=4)
    top = el("path", d=f"M-9 {TOP - EDGE + 1:g}h18l-9 15z", fill="var(--glow)", stroke="var(--ink)")
    said = say("cell-gain", squares=scene["togo"]) if shown else None
    return el(
        "g", under, over, top, id="m-gain", class_="move", aria_label=said, transform=move(x, 0),
        opacity=int(shown),
    )  # fmt: skip


def _stake(lie: Lay, scene: dict[str, Any], line: int | None) -> str:
    """[TD-1.3] The marker YC: the row where the series started."""
    shown = line is not None and scene["yc"] > 0
    x = lie.across(scene["yc"] - 0.5 if shown else ROWS / 2)
    plate = el("path", d="M-12 -6H-5L0 -13L5 -6H12V9H-12Z", class_="paper", stroke="var(--ink)", stroke_width=1.5)
    told = el("g", plate, text(0, 1.5, "YC", 12), transform=move(0, lie.bottom + EDGE / 2))
    return el("g", told, id="m-yc", class_="move piece", transform=move(x, 0), opacity=int(shown))
