"""Where the options of a seat lie: on figures, squares and cards of the hand, on steps, or on slips beside the lawn."""

from typing import NamedTuple, cast

from downfield.games.calciotto.board.table import Table
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import MEN, Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.notation.answers import WAYS
from downfield.games.calciotto.notation.elements import (
    card_id,
    figure_element,
    figure_id,
    slip_id,
    square_id,
    step_id,
)
from downfield.games.calciotto.notation.questions import CARD_ASKED, PUT, SQUARES
from downfield.games.calciotto.rules.lines import goal_square
from downfield.games.calciotto.rules.wall import Wall

Square = tuple[int, int]


class Spots(NamedTuple):
    """The elements that stand for options, and what must be drawn for them."""

    targets: dict[str, list[str]]
    slips: list[str]  # options that lie beside the lawn
    squares: set[Square]
    steps: list[tuple[int, str]]  # the number of a figure, and a way
    lit: set[str]  # cards that may be played


def spots(now: Table) -> Spots:
    """A place for every option."""
    found = Spots({}, [], set(), [], set())
    for token, x in now.look.answers.items():
        ids = _place(now, token, x, found)
        if not ids:
            found.slips.append(token)
            ids = [slip_id(token)]
        found.targets[token] = ids
    return found


def _place(now: Table, token: str, x: int, found: Spots) -> list[str]:
    """The elements that stand for an option; none where it needs a slip of its own."""
    g, side = cast(Pitch, now.look.seen), now.side
    match now.view.question:
        case question if question in CARD_ASKED:
            return _card(g, side, x, found)
        case "spend":
            return _spend(g, x, found)
        case "target":
            return _square(g, int(goal_square(g, 1 - g.turn, x)), found)
        case "keeper-square":
            return _square(g, int(goal_square(g, side, x)), found)
        case question if question in SQUARES or question in PUT:
            return _square(g, x, found)
        case "wall":
            return [_square(g, x + k, found)[0] for k in range(int(cast(Wall, g.top).size))][:1]
        case "challenge" if x > 0:
            return [figure_element(g, x - 1)]
        case "substitute" | "new-keeper" if ">" in token:
            return [figure_id(side, int(token.partition(">")[2]))]
    number = token.strip("-")
    return [figure_id(side, int(number))] if number.isdecimal() else []


def _square(g: Pitch, square: int, found: Spots) -> list[str]:
    """A square, or the figure that stands on it."""
    cell = int(g.board[square])
    if 0 < cell <= MEN:
        return [figure_element(g, cell - 1)]
    at = int(g.tables.column[square]), int(g.tables.row[square])
    found.squares.add(at)
    return [square_id(*at)]


def _card(g: Pitch, side: int, x: int, found: Spots) -> list[str]:
    """A card of the hand; a sprint lies on its figure too."""
    kind, aim = x // kinds.AIM - 1, x % kinds.AIM
    if kind < 0:
        return []
    code = g.tables.codes[kind]
    found.lit.add(code)
    sprints = g.tables.verb[kind] == kinds.V_SPRINT
    return [card_id(code, 0), *([figure_element(g, SLOTS * side + aim)] if sprints else [])]


def _spend(g: Pitch, x: int, found: Spots) -> list[str]:
    """A step, a pass to a figure, a shot at a goal square."""
    if x == kinds.END:
        return []
    if x >= kinds.SHOOT:
        return _square(g, int(goal_square(g, 1 - g.turn, x - kinds.SHOOT)), found)
    first = SLOTS * int(g.turn)
    if x >= kinds.PASS_TO:
        return [figure_element(g, first + x - kinds.PASS_TO)]
    i, way = divmod(x - kinds.STEP, 4)
    found.steps.append((int(g.number_of(first + i)), WAYS[way]))
    return [step_id(*found.steps[-1])]
