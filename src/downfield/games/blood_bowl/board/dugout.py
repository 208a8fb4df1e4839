"""Below the pitch: what is being played with options that have no place on it, and the dugouts of both sides."""

import functools

from downfield.games.blood_bowl.board.badges import brought
from downfield.games.blood_bowl.board.field import BOTTOM, EDGE, SIDES, WIDTH, move
from downfield.games.blood_bowl.board.figures import drawn, worn
from downfield.games.blood_bowl.board.hired import hired, hired_id
from downfield.games.blood_bowl.board.looks import Cast, shown
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.notation.shown import Figure, Scene, Who
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.figures.likeness import Likeness
from downfield.toolkit.pieces import text

LEFT, GAP = 4.0, 8.0
STRIP, STRIP_HIGH = BOTTOM + EDGE + 5, 42.0
TOP, HIGH = STRIP + STRIP_HIGH + 5, 92.0
FOOT = TOP + HIGH + 4
HALF = (WIDTH - 2 * LEFT - GAP) / 2
BOXES = (("reserves", 246.0), ("ko", 104.0), ("hurt", 104.0), ("off", 48.0))
TITLE = 19.0  # the height of a box's title
CROSS = "".join(el("path", d="M3 3L13 13M13 3L3 13", class_=kind) for kind in ("bb-cross under", "bb-cross"))
LIT = el(
    "rect", x=-19, y=-19, width=38, height=38, rx=8, fill="var(--glow)", stroke="#000", stroke_width=1.6
)  # who is about to be placed
LYING = {"ko": "stunned", "hurt": "prone"}  # how those in a box are drawn


def frames() -> str:
    """The strip and the boxes of both dugouts, home's on the left."""
    strip = el("rect", x=LEFT, y=STRIP, width=WIDTH - 2 * LEFT, height=STRIP_HIGH, rx=8, class_="hollow")
    return strip + el("g", _frame(0), _frame(1))


def _frame(side: int) -> str:
    """The four boxes of a side under a bar in its colour: home's solid, away's hatched."""
    box = {"x": _left(side), "y": TOP, "width": HALF, "height": HIGH, "rx": 8}
    bar = {"x": _left(side), "y": TOP, "width": HALF, "height": TITLE, "rx": 6}
    found = el("rect", class_="card bb-box", opacity=0.92, **box) + el("rect", class_=SIDES[side], **bar)
    found += el("rect", class_="hatch", opacity=0.28, **bar) if side else ""
    found += el("rect", class_="line", stroke_width=1.4, **box)
    lines = "".join(f"M{_box(side, name)[0]:g} {TOP + 4:g}v{HIGH - 8:g}" for name, _ in BOXES[1:])
    return found + el("path", d=lines, class_="edge bb-box", stroke_width=1.2, opacity=0.5)


def _left(side: int) -> float:
    return LEFT + side * (HALF + GAP)


def _box(side: int, name: str) -> tuple[float, float]:
    """Where a box of a dugout begins, and how wide it is."""
    x = _left(side)
    for key, wide in BOXES:
        if key == name:
            return x, wide
        x += wide
    raise AssertionError(f"there is no box {name}")


def dugouts(
    pen: Pen, scene: Scene, told: dict[str, str], both: Cast, say: Say
) -> tuple[str, list[list[str]]]:
    """All boxes with the players in them, and their cells in rows."""
    parts, rows = [], []
    for side in (0, 1):
        for name, _ in BOXES:
            inside = [f for f in scene.figures if f.side == side and f.status == name]
            said = [told[figure_id(side, f.number)] for f in inside]
            men = [shown(both, f) for f in inside]
            parts.append(
                pen.each((side, name), _box_drawn, side, name, inside, men, said, scene.placing, say)
            )
            if name == "reserves" and scene.staff[side]:
                parts.append(hired(scene.staff[side], side, _left(side) + 4, TOP + TITLE / 2, say))
                rows.append([hired_id(side)])
            rows.append([f"m-box-{SIDES[side]}-{name}", *(figure_id(side, f.number) for f in inside)])
    return "".join(parts), rows


def _box_drawn(
    side: int,
    name: str,
    inside: list[Figure],
    men: list[Likeness],
    told: list[str],
    placing: list[Who],
    say: Say,
) -> str:
    """A box and those in it."""
    return _title(side, name, len(inside), say) + _inside(side, name, inside, men, told, placing)


@functools.lru_cache(maxsize=1000)
def _title(side: int, name: str, count: int, say: Say) -> str:
    """The name of a box; it says how many are in it."""
    x, wide = _box(side, name)
    words = say(f"box-{name}")
    size = min(13.0, (wide - 8) / max(1, len(words)) / 0.58)
    line = text(
        x + wide / 2, TOP + TITLE / 2, words, size, class_="paper", paint_order="stroke",
        stroke=f"var(--{SIDES[side]})", stroke_width=3,
    )  # fmt: skip
    ground = el("rect", x=x, y=TOP, width=wide, height=HIGH, fill="none", pointer_events="all")
    said = say("cell-box", side=SIDES[side], box=words, count=count)
    return el("g", ground, line, id=f"m-box-{SIDES[side]}-{name}", aria_label=said)


def _inside(
    side: int, name: str, figures: list[Figure], men: list[Likeness], told: list[str], placing: list[Who]
) -> str:
    """Those in a box, side by side in one row or two, as large as they can be."""
    x, wide = _box(side, name)
    if not figures:
        return ""
    rows = 1 if len(figures) * 34 <= wide - 8 else 2 if name != "off" or len(figures) < 3 else 3
    columns = -(-len(figures) // rows)
    high = (HIGH - TITLE - 4) / rows
    step = min(38.0, (wide - 6) / columns)
    size = min(1.0, step / 36, high / 43)  # hats are tall
    found = []
    for i, f in enumerate(figures):
        right = x + wide / 2 + step * (i % columns - (columns - 1) / 2)
        low = TOP + TITLE + 4 + high * (i // columns + 0.5)
        scale = f" scale({size:.3g})" if size < 1 else ""
        inner = (LIT if f.who() in placing else "") + _man(f, name, men[i])
        found.append(_seated(f, name, inner, told[i], move(right, low, scale)))
    return "".join(found)


def _man(f: Figure, box: str, look: Likeness) -> str:
    """A player in a box; who is hurt is crossed out."""
    man = drawn(look, f.side, f.number, LYING.get(box, "standing")) + brought(f, look)
    return man + (CROSS if box == "hurt" else "")


def _seated(f: Figure, box: str, inner: str, told: str, where: str) -> str:
    key = figure_id(f.side, f.number)
    faint = 0.5 if f.faint or box == "off" else None
    classes = worn(f.side, LYING.get(box, "standing"), "move", "beside")
    return el("g", inner, id=key, class_=classes, aria_label=told, transform=where, opacity=faint)
