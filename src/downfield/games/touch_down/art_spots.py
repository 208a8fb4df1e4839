"""Where the options of a view lie on the board: counters, squares, edges of the map, goals, dice, or cards beside it."""

import functools
from typing import Any, NamedTuple

from downfield.games.touch_down.art_counters import counter_id, standing
from downfield.games.touch_down.art_field import (
    EDGE,
    GOALS,
    LEFT,
    RIM,
    SIDES,
    Lay,
    ahead,
    lay_of,
    square_id,
    square_name,
    text,
)
from downfield.games.touch_down.art_words import (
    COLUMN_ASKED,
    ROW_ASKED,
    STEPPING,
    STEPS,
    figure_of,
    number_in,
    row_asked_last,
    side_asked,
)
from downfield.games.touch_down.notation import COLUMNS
from downfield.games.touch_down.tables import ROWS
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say, el
from downfield.kernel.view import View

Square = tuple[int, int]
Targets = dict[str, list[str]]
WALKING = ("move", "chase", "step", "extra", "chase-step")


class Spots(NamedTuple):
    """The elements that stand for options, and what must be drawn for them."""

    targets: Targets
    cards: list[str]  # options that lie beside the board
    bench: list[str]  # players who may be brought on
    squares: set[Square]
    marked: set[Square]  # those that are options themselves
    edges: dict[str, int]  # options that are a row or a column, on the edge of the map
    goals: list[str]


def spots(view: View, game: Game) -> Spots:
    """A place for every option."""
    found = Spots({}, [], [], set(), set(), {}, [])
    side = side_asked(view, game)
    for token in view.options:
        ids = _place(view, token, side, found)
        if not ids:
            found.cards.append(token)
            ids = [card_id(token)]
        found.targets[token] = ids
    found.squares.update(found.marked)
    if view.options:
        found.squares.update(_within_reach(view, side))
    return found


def card_id(token: str) -> str:
    """The element of an option that lies beside the board."""
    return f"m-option-{token.strip('.') or 'stop'}"


def _place(view: View, token: str, side: int, found: Spots) -> list[str]:
    """The elements that stand for an option; none where it needs a card of its own."""
    scene: dict[str, Any] = view.scene
    match view.question:
        case "initiative":
            return [f"m-timing-{token}"]
        case "goal":
            found.goals.append(token)
            return [f"m-goal-{token}"]
        case "timeout" if token == "timeout":
            return [f"m-timeout-{SIDES[side]}"]
        case "lineup" if token.startswith("+"):
            found.bench.append(token)
            return [counter_id(side, number_in(token))]
        case question if question in ROW_ASKED:
            found.edges[token] = int(token.rpartition("@")[2])
            return [f"m-row-{found.edges[token]}"]
        case question if question in COLUMN_ASKED:
            return _column(view, token, found)
        case question if question in STEPPING:
            return _step(view, token, side, found)
    if number_in(token) and "@" not in token and figure_of(scene, side, number_in(token)):
        return [counter_id(side, number_in(token))]
    return []


def _column(view: View, token: str, found: Spots) -> list[str]:
    """A letter at the edge, and the square where the row is known."""
    x, y = COLUMNS.index(token[-1]) + 1, row_asked_last(view)
    found.edges[token] = x
    ids = [f"m-col-{x}"]
    if y is None:
        return ids
    there = [f for f in view.scene["figures"] if (f["x"], f["y"]) == (x, y) and not f["fallen"]]  # type: ignore
    if not there:
        found.marked.add((x, y))
        ids.append(square_id(x, y))
    return ids


def _step(view: View, token: str, side: int, found: Spots) -> list[str]:
    """The square or the opponent next to whoever walks; to stop is to stay on oneself."""
    scene: dict[str, Any] = view.scene
    whose, number = (1 - side, scene["other"]) if view.question == "spill" else (side, scene["player"])
    walker = figure_of(scene, whose, number)
    if walker is None:
        return []
    if token not in STEPS:
        found.cards.append(token)
        return [card_id(token), counter_id(side, number)]
    x, y = walker["x"] + STEPS[token][0], walker["y"] + STEPS[token][1]
    up = standing(scene["figures"])
    for other in (1 - side, side):
        if (other, x, y) in up:
            return [counter_id(other, up[(other, x, y)]["number"])]
    found.marked.add((x, y))
    return [square_id(x, y)]


# Squares that a walk or a kick may end on -----------------------------------------------------------------------


def _within_reach(view: View, side: int) -> set[Square]:
    """Every square that an answer of several words could name; a few more do no harm."""
    scene: dict[str, Any] = view.scene
    taken = {(f["x"], f["y"]) for f in scene["figures"] if not f["fallen"]}
    if view.question in WALKING:
        return _walked(view, side) - taken
    if view.question not in ROW_ASKED:
        return set()
    rows = [int(token.rpartition("@")[2]) for token in view.options]
    columns = range(1, scene["columns"] + 1)
    if view.question == "field-row" and scene["ball"]:
        x, far = scene["ball"][0], max(abs(y - scene["ball"][1]) for y in rows)
        columns = range(max(1, x - far), min(scene["columns"], x + far) + 1)
    return {(x, y) for x in columns for y in rows} - taken


def _walked(view: View, side: int) -> set[Square]:
    scene: dict[str, Any] = view.scene
    found: set[Square] = set()
    for f in scene["figures"]:
        if f["side"] != side or f["fallen"]:
            continue
        if view.question in ("move", "chase"):
            steps = _allowance(scene) + f["speed"] if str(f["number"]) in view.options else 0
        else:
            steps = scene["left"] if f["number"] == scene["player"] else 0
        found |= _around(scene, f, steps)
    return found


def _allowance(scene: dict[str, Any]) -> int:
    """[TD-8.1] Steps without speed in the phase that is played."""
    low, high = scene["low"], scene["high"]
    return int(high - low if scene["part"] == 8 else low if scene["part"] == 6 else high)


def _around(scene: dict[str, Any], f: dict[str, Any], steps: int) -> set[Square]:
    """The squares so many steps around; only the carrier may leave the field."""
    out = 1 if f["ball"] and steps else 0
    west, east = max(1 - out, f["x"] - steps), min(scene["columns"] + out, f["x"] + steps)
    south = max(1 - scene["depth"] - out, f["y"] - steps)
    north = min(ROWS + scene["depth"] + out, f["y"] + steps)
    return {(x, y) for x in range(west, east + 1) for y in range(south, north + 1)}


# Drawn ----------------------------------------------------------------------------------------------------------


def drawn(scene: dict[str, Any], found: Spots, say: Say) -> str:
    """The squares, edges and goals that stand for something now."""
    lie, sheet = lay_of(scene), _sheet(lay_of(scene), say)
    dot = [_marked(lie, x, y, say) for x, y in sorted(found.marked)]
    plain = [sheet[square] for square in sorted(found.squares - found.marked)]
    edges = [_edge(lie, name, at, say) for name, at in _edges(found)]
    goals = [_goal(lie, scene, name, say) for name in found.goals]
    return "".join(plain + dot + edges + goals)


@functools.lru_cache(maxsize=50)
def _sheet(lie: Lay, say: Say) -> dict[Square, str]:
    """Every square as it is drawn when something may end there."""
    rows = range(-lie.depth, ROWS + lie.depth + 2)
    return {(x, y): _square(lie, x, y, say) for x in range(lie.columns + 2) for y in rows}


def _box(lie: Lay, x: int, y: int) -> tuple[float, float, float, float]:
    (right, low), half = lie.middle(x, y), lie.size / 2
    wide = RIM / 2 if not LEFT < right < LEFT + 960 else half
    high = half if 1 <= x <= lie.columns else EDGE / 2
    return right - wide, low - high, 2 * wide, 2 * high


def _square(lie: Lay, x: int, y: int, say: Say, inner: str = "") -> str:
    left, top, wide, high = _box(lie, x, y)
    d = f"M{left:.5g} {top:.5g}h{wide:.4g}v{high:.4g}h{-wide:.4g}z"
    mark = el("path", class_="mark", d=d, fill="var(--glow)", opacity=0)
    return el("g", mark, inner, id=square_id(x, y), aria_label=square_words(lie, x, y, say))


def _marked(lie: Lay, x: int, y: int, say: Say) -> str:
    """A square that is an option by itself has a chalk dot."""
    right, low = lie.middle(x, y)
    dot = el("circle", cx=right, cy=low, r=5, class_="chalk", stroke="var(--ink)", stroke_width=1, opacity=0.85)
    return _square(lie, x, y, say, dot)


def square_words(lie: Lay, x: int, y: int, say: Say) -> str:
    """A square and how far it is from the nearer goal line."""
    out = not (1 <= x <= lie.columns and 1 - lie.depth <= y <= ROWS + lie.depth)
    place = "out" if out else "south" if y < 1 else "north" if y > ROWS else "field"
    half = "south" if y * 2 <= ROWS else "north"
    tenths = 25 * (y if half == "south" else ROWS + 1 - y)
    yards = str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}½"
    return say("cell-square", square=square_name(x, y), place=place, half=half, yards=yards)


def _edges(found: Spots) -> list[tuple[str, int]]:
    return [(found.targets[token][0], at) for token, at in found.edges.items()]


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


def _goal(lie: Lay, scene: dict[str, Any], name: str, say: Say) -> str:
    """[TD-2.8] One of the three squares behind the posts that are attacked."""
    north = ahead(scene, scene["attack"]) > 0
    x, y = scene["goals"][GOALS.index(name)], ROWS + scene["depth"] + 1 if north else -scene["depth"]
    left, top, wide, high = _box(lie, x, y)
    box = el(
        "rect", x=left + 1, y=top + 1, width=wide - 2, height=high - 2, rx=4, fill="var(--glow)",
        stroke="var(--ink)", stroke_width=1.5, fill_opacity=0.85,
    )  # fmt: skip
    said = say("cell-goal", goal=name)
    return el("g", box, id=f"m-goal-{name}", class_="target", data_token=name, aria_label=said)


def rows_of(scene: dict[str, Any], found: Spots) -> list[list[str]]:
    """What lies on the field, row after row of the screen, each from left to right."""
    at: dict[int, list[tuple[int, int, str]]] = {}
    for f in scene["figures"]:
        order = 0 if f["fallen"] else 1
        at.setdefault(f["x"], []).append((f["y"], order, counter_id(f["side"], f["number"])))
    for x, y in found.squares:
        at.setdefault(x, []).append((y, 2, square_id(x, y)))
    if not any(f["ball"] for f in scene["figures"]) and scene["phase"] not in ("toss", "over"):
        x, y = scene["ball"] or (scene["column"], scene["los"])
        at.setdefault(x, []).append((y, 3, "m-ball"))
    rows = [[name for *_, name in sorted(at[x])] for x in sorted(at)]
    edges = [name for name, _ in _edges(found)]
    goals = [f"m-goal-{name}" for name in found.goals]
    return [row for row in (*rows, goals, edges) if row]
