"""Where the options of a view lie: on counters, squares, edges of the map, goals and dice, or on cards beside it."""

from typing import Any, NamedTuple

from downfield.games.touch_down.art_counters import counter_id, standing
from downfield.games.touch_down.art_field import SIDES, square_id
from downfield.games.touch_down.art_words import (
    COLUMN_ASKED,
    ROW_ASKED,
    STEPPING,
    STEPS,
    figure_of,
    number_in,
    row_of_columns,
    side_asked,
)
from downfield.games.touch_down.notation import COLUMNS
from downfield.games.touch_down.tables import ROWS
from downfield.kernel.spec import Game
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
        ids = _place(view, game, token, side, found)
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


def _place(view: View, game: Game, token: str, side: int, found: Spots) -> list[str]:
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
            return _column(view, game, token, found)
        case question if question in STEPPING:
            return _step(view, token, side, found)
    if number_in(token) and "@" not in token and figure_of(scene, side, number_in(token)):
        return [counter_id(side, number_in(token))]
    return []


def _column(view: View, game: Game, token: str, found: Spots) -> list[str]:
    """A letter at the edge, and the square."""
    x, y = COLUMNS.index(token[-1]) + 1, row_of_columns(view, game)
    found.edges[token] = x
    ids = [f"m-col-{x}"]
    scene: dict[str, Any] = view.scene
    if not any((f["x"], f["y"]) == (x, y) and not f["fallen"] for f in scene["figures"]):
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
            steps = allowance(scene) + f["speed"] if str(f["number"]) in view.options else 0
        else:
            steps = scene["left"] if f["number"] == scene["player"] else 0
        found |= _around(scene, f, steps)
    return found


def allowance(scene: dict[str, Any]) -> int:
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
