"""Squares that stand for something now, the edges of the map, the goals; and in which order the board is read."""

import functools

from downfield.games.touch_down.board.field import EDGE, GOALS, LEFT, LONG, RIM, Lay, lay_of
from downfield.games.touch_down.board.targets import Square, Targets
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.notation.answers import COLUMNS
from downfield.games.touch_down.notation.elements import counter_id, name_of, square_id
from downfield.games.touch_down.notation.shown import Scene
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import text
from downfield.toolkit.ways import grade, number, tint


def drawn(scene: Scene, found: Targets, say: Say) -> str:
    """The squares, edges and goals that stand for something now."""
    lie = lay_of(scene)
    dots = [_marked(lie, x, y, say) for x, y in sorted(found.squares)]
    edges = [_edge(lie, name, at, say) for name, at in _edges(found)]
    goals = [_goal(lie, scene, name, say) for name in found.goals]
    squares = el("g", *dots, id="m-squares", fill="var(--glow)")
    return squares + "".join(edges + goals)


def ends(lie: Lay, shares: dict[Square, float | None], say: Say) -> str:
    """Squares where a walk may end: clean where nothing is rolled, else coloured by the chance to get there."""
    return el("g", *[_end(lie, x, y, share, say) for (x, y), share in sorted(shares.items())])


@functools.lru_cache(maxsize=5000)
def _end(lie: Lay, x: int, y: int, share: float | None, say: Say) -> str:
    left, top, wide, high = _box(lie, x, y)
    colour = tint(x=left + 1, y=top + 1, width=wide - 2, height=high - 2, rx=3)
    return _square(lie, x, y, say, colour + number(*lie.middle(x, y), share, 11), grade(share))


def chances(lie: Lay, shares: dict[Square, float | None]) -> str:
    """The chance to get there, on squares that lie there already; one that is certain has its dot."""
    told = [
        number(*lie.middle(x, y), share, 11) for (x, y), share in sorted(shares.items()) if share is not None
    ]
    return el("g", *told, pointer_events="none", aria_hidden="true") if told else ""


def _box(lie: Lay, x: int, y: int) -> tuple[float, float, float, float]:
    (right, low), half = lie.middle(x, y), lie.size / 2
    wide = RIM / 2 if not LEFT < right < LEFT + LONG else half
    high = half if 1 <= x <= lie.columns else EDGE / 2
    return right - wide, low - high, 2 * wide, 2 * high


def _square(lie: Lay, x: int, y: int, say: Say, inner: str = "", kind: str | None = None) -> str:
    left, top, wide, high = _box(lie, x, y)
    d = f"M{left:.5g} {top:.5g}h{wide:.4g}v{high:.4g}h{-wide:.4g}z"
    mark = el("path", class_="mark", d=d, opacity=0)
    said = square_words(lie, x, y, say)
    return el("g", mark, inner, id=square_id(x, y), class_=kind, aria_label=said)


@functools.lru_cache(maxsize=2000)
def _marked(lie: Lay, x: int, y: int, say: Say) -> str:
    """A square that is an option by itself has a chalk dot."""
    right, low = lie.middle(x, y)
    dot = el(
        "circle", cx=right, cy=low, r=5, class_="chalk", stroke="var(--ink)", stroke_width=1, opacity=0.85
    )
    return _square(lie, x, y, say, dot)


def square_words(lie: Lay, x: int, y: int, say: Say) -> str:
    """A square and how far it is from the nearer goal line."""
    out = not (1 <= x <= lie.columns and 1 - lie.depth <= y <= ROWS + lie.depth)
    place = "out" if out else "south" if y < 1 else "north" if y > ROWS else "field"
    half = "south" if y * 2 <= ROWS else "north"
    tenths = 25 * (y if half == "south" else ROWS + 1 - y)
    yards = str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}½"
    return say("cell-square", square=name_of(x, y), place=place, half=half, yards=yards)


def _edges(found: Targets) -> list[tuple[str, int]]:
    return [(found.elements[token][0], at) for token, at in found.edges.items()]


@functools.lru_cache(maxsize=1000)
def _edge(lie: Lay, name: str, at: int, say: Say) -> str:
    """A number or a letter at the edge of the map, on a slip of paper."""
    if name.startswith("m-row"):
        x, y, told = lie.across(at - 0.5), lie.bottom + EDGE / 2, str(at).replace("-", "−")
        said = say("name-row", row=told)
    else:
        x, y, told = LEFT - RIM / 2, lie.down(at - 0.5), COLUMNS[at - 1]
        said = say("name-column", column=told)
    high = {"x": x - 11, "y": y - 9, "width": 22, "height": 18, "rx": 4}
    paper = el("rect", class_="paper", stroke="var(--glow)", stroke_width=2, **high)
    return el("g", paper, text(x, y, told, 13), id=name, class_="target", aria_label=said)


def _goal(lie: Lay, scene: Scene, name: str, say: Say) -> str:
    """[TD-2.8] One of the three squares behind the posts that are attacked."""
    north = scene.ahead(scene.attack) > 0
    x, y = scene.goals[GOALS.index(name)], ROWS + scene.depth + 1 if north else -scene.depth
    left, top, wide, high = _box(lie, x, y)
    box = el(
        "rect", x=left + 1, y=top + 1, width=wide - 2, height=high - 2, rx=4, fill="var(--glow)",
        stroke="var(--ink)", stroke_width=1.5, fill_opacity=0.85,
    )  # fmt: skip
    said = say("cell-goal", goal=name)
    return el("g", box, id=f"m-goal-{name}", class_="target", data_token=name, aria_label=said)


def rows_of(scene: Scene, found: Targets) -> list[list[str]]:
    """What lies on the field, row after row of the screen, each from left to right."""
    at: dict[int, list[tuple[int, int, str]]] = {}
    for f in scene.figures:
        order = 0 if f.fallen else 1
        at.setdefault(f.x, []).append((f.y, order, counter_id(f.side, f.number)))
    for x, y in found.squares:
        at.setdefault(x, []).append((y, 2, square_id(x, y)))
    if not any(f.ball for f in scene.figures) and scene.phase not in ("toss", "over"):
        x, y = scene.ball or (scene.column, scene.los)
        at.setdefault(x, []).append((y, 3, "m-ball"))
    rows = [[name for *_, name in sorted(at[x])] for x in sorted(at)]
    edges = [name for name, _ in _edges(found)]
    goals = [f"m-goal-{name}" for name in found.goals]
    return [row for row in (*rows, goals, edges) if row]
