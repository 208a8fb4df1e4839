"""Where the options of a view lie: on counters, squares, edges of the map, goals and dice, or on cards beside it."""

from typing import NamedTuple

from downfield.games.touch_down.board.field import SIDES
from downfield.games.touch_down.notation.answers import COLUMNS, STEPS, number_in
from downfield.games.touch_down.notation.elements import counter_id, option_id, square_id
from downfield.games.touch_down.notation.questions import COLUMN_ASKED, ROW_ASKED, STEPPING
from downfield.games.touch_down.notation.shown import scene_of, side_asked
from downfield.kernel.spec import Game
from downfield.kernel.view import View

Square = tuple[int, int]


class Targets(NamedTuple):
    """The elements that stand for options, and what must be drawn for them."""

    elements: dict[str, list[str]]  # of every option
    cards: list[str]  # options that lie beside the board
    bench: list[str]  # players who may be brought on
    squares: set[Square]  # options themselves
    edges: dict[str, int]  # options that are a row or a column, on the edge of the map
    goals: list[str]


def targets(view: View, game: Game) -> Targets:
    """A place for every option."""
    found = Targets({}, [], [], set(), {}, [])
    side = side_asked(view, game)
    for token in view.options:
        ids = _place(view, token, side, found)
        if not ids:
            found.cards.append(token)
            ids = [option_id(token)]
        found.elements[token] = ids
    return found


def _place(view: View, token: str, side: int, found: Targets) -> list[str]:
    """The elements that stand for an option; none where it needs a card of its own."""
    scene = scene_of(view)
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
    if number_in(token) and "@" not in token and scene.figure(side, number_in(token)):
        return [counter_id(side, number_in(token))]
    return []


def _column(view: View, token: str, found: Targets) -> list[str]:
    """A column lies on its letter at the edge, and on its square."""
    scene = scene_of(view)
    x, y = COLUMNS.index(token[-1]) + 1, scene.asked_row
    found.edges[token] = x
    ids = [f"m-col-{x}"]
    if y is not None and not any((f.x, f.y) == (x, y) and not f.fallen for f in scene.figures):
        found.squares.add((x, y))
        ids.append(square_id(x, y))
    return ids


def _step(view: View, token: str, side: int, found: Targets) -> list[str]:
    """A step lies on the square or the opponent next to whoever walks, to stop on himself."""
    scene = scene_of(view)
    whose, number = (1 - side, scene.other) if view.question == "spill" else (side, scene.player)
    walker = scene.figure(whose, number)
    if walker is None:
        return []
    if token not in STEPS:
        found.cards.append(token)
        return [option_id(token), counter_id(side, number)]
    x, y = walker.x + STEPS[token][0], walker.y + STEPS[token][1]
    up = scene.standing()
    for other in (1 - side, side):
        if (other, x, y) in up:
            return [counter_id(other, up[(other, x, y)].number)]
    found.squares.add((x, y))
    return [square_id(x, y)]
