"""Where the options of a view lie: on players, squares, dice and tokens, or on cards beside the pitch."""

from typing import NamedTuple

from downfield.games.blood_bowl.board.dice import Thrown
from downfield.games.blood_bowl.board.field import SIDES
from downfield.games.blood_bowl.board.lines import follow_id, pointer_ids
from downfield.games.blood_bowl.board.words import asked_side, meant, square_in
from downfield.games.blood_bowl.notation.elements import figure_id, square_id, way_id
from downfield.games.blood_bowl.notation.shown import scene_of
from downfield.kernel.view import View

Targets = dict[str, list[str]]
PICK = {"pro1": 0, "pro2": 1, "pro3": 2}


class Spots(NamedTuple):
    """The elements that stand for options, and what must be drawn for them."""

    targets: Targets
    cards: list[str]  # options that lie beside the pitch
    squares: set[str]  # options themselves


def card_id(token: str) -> str:
    """The element of an option that lies beside the pitch."""
    return f"m-option-{token.strip('.>').lower() or 'stop'}"


def spots(view: View, thrown: Thrown | None) -> Spots:
    """A place for every option, and a card for those that lie on no player and no square."""
    found = Spots({}, [], set())
    at = {f.square: figure_id(f.side, f.number) for f in scene_of(view).figures if f.square}
    for token in view.options:
        ids = _player(view, token) or _square(view, token, at, found)
        if not ids:
            found.cards.append(token)
            ids = [card_id(token), *_besides(view, token, thrown)]
        found.targets[token] = ids
    return found


def _player(view: View, token: str) -> list[str]:
    """The player whom an option names."""
    figure = scene_of(view).figure(meant(view, token))
    return [figure_id(figure.side, figure.number)] if figure is not None else []


def _square(view: View, token: str, at: dict[str, str], found: Spots) -> list[str]:
    """The square that an option names, or the player in it."""
    square = square_in(token)
    if not square:
        return []
    if square in at:
        return [at[square]]
    found.squares.add(square)
    return [square_id(square)]


def _besides(view: View, token: str, thrown: Thrown | None) -> list[str]:
    """What else stands for a card's option: a token, dice, the square to follow into, the player who stops."""
    doer = scene_of(view).doer()
    side = SIDES[asked_side(view)]
    match view.question, token:
        case (("reroll" | "pro-die" | "block-dice"), "team"):
            return [f"m-rerolls-{side}"]
        case "doctor", "doctor":
            return [f"m-doctor-{side}"]
        case "argue", "bribe":
            return [f"m-bribes-{side}"]
        case "chain", _ if way_id(token) in pointer_ids(view):
            return [way_id(token)]
        case "follow", "follow":
            return [follow_id(view)]
        case "doctor", "plague":
            return [f"m-hired-{side}"]
        case ("step", ".") | ("chain", "stop") if doer is not None:
            return [figure_id(*doer)]
        case "pick", _ if thrown is not None:
            return [thrown.name(i) for i, face in enumerate(thrown.dice) if f">{face}" == token]
        case "block-dice", _ if token in PICK and thrown is not None and PICK[token] < len(thrown.dice):
            return [f"m-die-{PICK[token]}"]
    return []
