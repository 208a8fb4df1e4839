"""On the field: end zones painted for whoever defends them, the line of scrimmage, the line to gain, the marker YC."""

import functools

from downfield.games.touch_down.board.field import EDGE, LEFT, LONG, SIDES, TOP, Lay, lay_of
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.notation.shown import Scene
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text


@functools.lru_cache(maxsize=100)
def zones(lie: Lay, south: int, names: tuple[str, str], goals: tuple[int, ...]) -> str:
    """The end zones, painted for whoever defends them: home's solid, away's hatched; the goals behind them."""
    painted = "".join(_zone(lie, side, side == south, names[side]) for side in (0, 1))
    return painted + el("g", _goals(lie, goals), id="m-goals")


def _zone(lie: Lay, side: int, left: bool, name: str) -> str:
    wide, top, high = lie.size * lie.depth, lie.down(0.5), lie.size * (lie.columns - 1)
    x = LEFT if left else LEFT + LONG - wide
    box = {"x": x, "y": top, "width": wide, "height": high}
    ground = el("rect", class_=SIDES[side], opacity=0.82, **box)
    if side:
        ground += el("rect", class_="hatch", opacity=0.22, **box)
    size = min(wide * 0.5, high / max(1, len(name)) * 1.15)
    painted = text(
        0, 0, name.upper(), size, class_="paper", letter_spacing=size * 0.22, paint_order="stroke",
        stroke=f"var(--{SIDES[side]})", stroke_width=6, opacity=0.55,
    )  # fmt: skip
    centre = move(x + wide / 2, top + high / 2, -90 if left else 90)
    grid = "".join(f"M{x + lie.size * i:.5g} {top:g}v{high:g}" for i in range(1, lie.depth))
    grid += "".join(f"M{x:g} {top + lie.size * (i + 0.5):.5g}h{wide:g}" for i in range(lie.columns - 1))
    thin = el("path", d=grid, class_="line", stroke_width=0.8, opacity=0.3)
    frame = el("rect", class_="line", stroke_width=3, **box)
    return el("g", ground, el("g", painted, transform=centre), thin, frame, id=f"m-zone-{SIDES[side]}")


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


def lines(scene: Scene, togo_row: int | None, say: Say) -> str:
    """The line of scrimmage, the line to gain, and the stake where the series began."""
    lie = lay_of(scene)
    shown = 1 <= scene.los <= ROWS and scene.phase in ("kickoff", "down", "try", "move")
    gain = _gain(lie, scene.togo, togo_row, say)
    return _scrimmage(lie, scene.los, shown) + gain + _stake(lie, scene.yc, togo_row)


@functools.lru_cache(maxsize=1000)
def _scrimmage(lie: Lay, row: int, shown: bool) -> str:
    """The row of the ball when the action starts, as a band."""
    x = lie.across(row - 1 if shown else ROWS / 2)
    top, high = lie.down(0.5), lie.size * (lie.columns - 1)
    band = el("rect", y=top, width=lie.size, height=high, class_="chalk", opacity=0.2)
    rims = el(
        "path", d=f"M0 {top:g}v{high:g}M{lie.size:g} {top:g}v{high:g}", class_="line", stroke_width=1.6,
        stroke_dasharray="7 5", opacity=0.9,
    )  # fmt: skip
    return el(
        "g", band, rims, id="m-los", class_="move piece laid", transform=move(x, 0), opacity=int(shown)
    )  # fmt: skip


@functools.lru_cache(maxsize=1000)
def _gain(lie: Lay, togo: int, line: int | None, say: Say) -> str:
    """The line that the ball must cross for a first down."""
    shown = line is not None
    x = lie.across(ROWS / 2 if line is None else line)
    d = f"M0 {lie.down(0.5) - 8:g}V{lie.down(lie.columns - 0.5) + 8:g}"
    under = el("path", d=d, fill="none", stroke="var(--ink)", stroke_width=6.5, opacity=0.5)
    over = el("path", d=d, fill="none", stroke="var(--glow)", stroke_width=4)
    top = el("path", d=f"M-9 {TOP - EDGE + 1:g}h18l-9 15z", fill="var(--glow)", stroke="var(--ink)")
    said = say("cell-gain", squares=togo) if shown else None
    return el(
        "g", under, over, top, id="m-gain", class_="move laid", aria_label=said, transform=move(x, 0),
        opacity=int(shown),
    )  # fmt: skip


@functools.lru_cache(maxsize=1000)
def _stake(lie: Lay, row: int, line: int | None) -> str:
    """[TD-1.3] The marker YC: the row where the series started."""
    shown = line is not None and row > 0
    x = lie.across(row - 0.5 if shown else ROWS / 2)
    plate = el(
        "path", d="M-12 -6H-5L0 -13L5 -6H12V9H-12Z", class_="paper", stroke="var(--ink)", stroke_width=1.5
    )
    told = el("g", plate, text(0, 1.5, "YC", 12), transform=move(0, lie.bottom + EDGE / 2))
    return el("g", told, id="m-yc", class_="move piece laid", transform=move(x, 0), opacity=int(shown))
