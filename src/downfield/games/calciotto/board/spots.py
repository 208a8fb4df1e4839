"""Where the options of a view lie: on figures, squares and cards of the hand, on steps, or on slips beside the lawn."""

from typing import Any, NamedTuple

from downfield.games.calciotto.board.figures import figure_id
from downfield.games.calciotto.board.pitch import place_of, square_id
from downfield.games.calciotto.board.state import State
from downfield.games.calciotto.board.words import (
    CARD_ASKED,
    PUT,
    SQUARES,
    STEP,
    deck,
    figure_at,
    figure_of,
    target_square,
)
from downfield.games.calciotto.notation.answers import COLUMNS

Square = tuple[int, int]


class Spots(NamedTuple):
    """The elements that stand for options, and what must be drawn for them."""

    targets: dict[str, list[str]]
    slips: list[str]  # options that lie beside the lawn
    squares: set[Square]
    steps: list[tuple[int, str]]  # the number of a figure, and a way
    lit: set[str]  # cards that may be played


def spots(now: State) -> Spots:
    """A place for every option."""
    found = Spots({}, [], set(), [], set())
    for token in now.view.options:
        ids = _place(now, token, found)
        if not ids:
            found.slips.append(token)
            ids = [slip_id(token)]
        found.targets[token] = ids
    return found


def slip_id(token: str) -> str:
    """The element of an option that lies beside the lawn."""
    return f"m-option-{token}"


def card_id(code: str, nth: int) -> str:
    """The element of a card in the hand."""
    return f"m-card-{code}-{nth}"


def step_id(number: int, way: str) -> str:
    """The element of a step."""
    return f"m-step-{number}-{way}"


def _place(now: State, token: str, found: Spots) -> list[str]:
    """The elements that stand for an option; none where it needs a slip of its own."""
    scene, side = now.scene, now.side
    match now.view.question:
        case question if question in CARD_ASKED:
            return _card(now, token, found)
        case question if question in SQUARES:
            return _square(scene, place_of(token[1:]), found)
        case question if question in PUT:
            return _square(scene, place_of(token.partition("=")[2]), found)
        case "spend":
            return _spend(scene, side, token, found)
        case "target":
            return _square(scene, target_square(scene, token), found)
        case "wall":
            left, right = wall_squares(scene, token)
            _square(scene, right, found)
            return _square(scene, left, found)
        case "challenge" if token != "none":
            return [figure_id(side, int(token[1:]))]
        case "substitute" | "new-keeper" if ">" in token:
            return [figure_id(side, int(token.partition(">")[2]))]
    number = token.strip("-")
    return [figure_id(side, int(number))] if number.isdecimal() else []


def wall_row(scene: dict[str, Any]) -> int:
    """[CAL-14.7, CAL-14.8] Two rows from the ball towards the goal, or the ball's own."""
    row = next((f["y"] for f in scene["figures"] if f["ball"]), 10)
    there = row + (-2 if scene["turn"] else 2)
    return int(there if 1 <= there <= 20 else row)


def wall_squares(scene: dict[str, Any], token: str) -> tuple[Square, Square]:
    """Both squares of a wall; where there is room for one only, it twice."""
    x, y = COLUMNS.index(token[-1]) + 1, wall_row(scene)
    ball = next((f for f in scene["figures"] if f["ball"]), None)
    alone = ball is not None and ball["y"] != y and x + 1 > ball["x"] + 2
    return (x, y), (x if alone else min(16, x + 1), y)


def _square(scene: dict[str, Any], at: Square, found: Spots) -> list[str]:
    """A square, or the figure that stands on it."""
    there = figure_at(scene, *at)
    if there is not None:
        return [figure_id(there["side"], there["number"])]
    found.squares.add(at)
    return [square_id(*at)]


def _card(now: State, token: str, found: Spots) -> list[str]:
    """A card of the hand; a sprint lies on its figure too."""
    code, _, target = token.partition(".")
    if code not in now.scene["hand"]:
        return []
    found.lit.add(code)
    sprints = target and deck(now.game)[code].effect.value == "sprint"
    return [card_id(code, 0), *([figure_id(now.side, int(target))] if sprints else [])]


def _spend(scene: dict[str, Any], side: int, token: str, found: Spots) -> list[str]:
    """A step, a pass to a figure, a shot at a goal square."""
    stepped = STEP.fullmatch(token)
    if stepped is not None:
        if figure_of(scene, side, int(stepped[1])) is None:
            return []
        found.steps.append((int(stepped[1]), stepped[2]))
        return [step_id(int(stepped[1]), stepped[2])]
    if token.startswith(">"):
        return [figure_id(side, int(token[1:]))]
    return _square(scene, target_square(scene, token), found) if token.startswith("!") else []
