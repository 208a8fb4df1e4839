"""Options, figures and cards in words: on buttons, on the cards, and for whoever does not see the board."""

import functools
import re
from typing import Any, cast

from downfield.games.calciotto.board.pitch import place_of
from downfield.games.calciotto.board.state import printed, side_of
from downfield.games.calciotto.components.parts import Card, Parts
from downfield.games.calciotto.notation.answers import COLUMNS, GOAL_COLUMNS, WAYS
from downfield.kernel.look import Look
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View

ARROWS = dict(zip(WAYS, "→↓←↑", strict=True))  # as they look on the board: home's north is to the right
STEPS = dict(zip(WAYS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True))  # columns and rows
SQUARES = ("square", "place", "spot", "keeper-square")  # answered by a square
PUT = ("lineup", "clear", "retreat")  # answered by a figure and a square
CALLED_UP = ("leave", "keeper", "figure")  # a stranger reads the squad here for the first time
CARD_ASKED = ("move-card", "contrast-card", "shot-card")
STEP = re.compile(r"(\d+)([nesw])")


def figure_of(scene: dict[str, Any], side: int, number: int) -> dict[str, Any] | None:
    """A figure on the pitch."""
    return next((f for f in scene["figures"] if (f["side"], f["number"]) == (side, number)), None)


def figure_at(scene: dict[str, Any], x: int, y: int) -> dict[str, Any] | None:
    """The figure on a square."""
    return next((f for f in scene["figures"] if (f["x"], f["y"]) == (x, y)), None)


def keeper_of(scene: dict[str, Any], side: int) -> dict[str, Any] | None:
    """Who keeps goal for a side."""
    return next((f for f in scene["figures"] if f["side"] == side and f["role"] == "P"), None)


@functools.lru_cache(maxsize=50)
def deck(game: Game) -> dict[str, Card]:
    """The kinds of cards by their ids."""
    return {card.id: card for card in cast(Parts, game.pack.parts).cards.cards}


def card_title(card: Card, say: Say) -> str:
    """A card in our own words."""
    return say(f"card-{card.id}")


def card_does(card: Card, say: Say) -> str:
    """What a card does, in a few words."""
    return say(
        f"does-{card.effect.value}", amount=card.amount, movement=card.needs_movement, hard=int(card.hard),
        grounds=int(card.grounds), caution=int(card.caution),
    )  # fmt: skip


@functools.lru_cache(maxsize=500)
def shirt(game: Game, side: int, number: int) -> str:
    """A figure as a coach calls it: number, then movement, role and strength as on the base."""
    known = printed(game, side, number)
    return (
        f"{number}" if known is None else f"{number} ({known['movement']}{known['role']}{known['strength']})"
    )


def steps_between(a: dict[str, Any], x: int, y: int) -> int:
    """[CAL-2.11] The length of a line."""
    return int(max(abs(a["x"] - x), abs(a["y"] - y)))


def goal_row(scene: dict[str, Any], side: int) -> int:
    """The row of the goal that a side attacks."""
    return 0 if side else 21


def names(look: Look, say: Say) -> dict[str, str]:
    """How options read."""
    view, game = look.view, look.game
    side = side_of(view, game)
    return {token: found for token in view.options if (found := _name(view, game, side, token, say))}


def _name(view: View, game: Game, side: int, token: str, say: Say) -> str:
    scene: dict[str, Any] = view.scene
    match view.question:
        case question if question in CARD_ASKED:
            return _card(game, side, token, say)
        case question if question in SQUARES:
            return token.strip("@")
        case question if question in PUT:
            number, _, square = token.partition("=")
            return say("walk-place", number=number, square=square)
        case "spend":
            return _spend(scene, game, side, token, say)
        case "challenge" if token != "none":
            return say("name-challenge", player=shirt(game, side, int(token[1:])))
        case "substitute" | "new-keeper" if ">" in token:
            off, _, on = token.partition(">")
            return say("name-exchange", player=shirt(game, side, int(on)), other=shirt(game, side, int(off)))
        case "wall":
            first = COLUMNS.index(token[-1])
            return say("name-wall", first=token[-1], second=COLUMNS[min(first + 1, 15)])
        case "target":
            return say("name-shot", square=f"{token[1]}{goal_row(scene, scene['turn'])}")
    number = token.strip("-")
    if not number.isdecimal():
        return ""
    known = printed(game, side, int(number)) if view.question in CALLED_UP else None
    return say("name-squad", **known) if known else shirt(game, side, int(number))


def _card(game: Game, side: int, token: str, say: Say) -> str:
    code, _, target = token.partition(".")
    card = deck(game).get(code)
    if card is None:
        return ""
    title = card_title(card, say)
    if not target:
        return title
    if card.effect.value == "sprint":
        return say("name-card-for", card=title, player=shirt(game, side, int(target)))
    return say("name-card-partner", card=title, partner=int(target))


def _spend(scene: dict[str, Any], game: Game, side: int, token: str, say: Say) -> str:
    """A step, a pass or a shot with its cost."""
    carrier = next((f for f in scene["figures"] if f["ball"]), None)
    stepped = STEP.fullmatch(token)
    if stepped is not None:
        f = figure_of(scene, side, int(stepped[1]))
        if f is None:
            return token
        dx, dy = STEPS[stepped[2]]
        square = f"{COLUMNS[f['x'] + dx - 1]}{f['y'] + dy}"
        return say("name-step", number=f["number"], arrow=ARROWS[stepped[2]], square=square)
    if token.startswith(">") and carrier is not None:
        mate = figure_of(scene, side, int(token[1:]))
        cost = steps_between(carrier, mate["x"], mate["y"]) if mate is not None else 0
        return say("walk-pass", player=shirt(game, side, int(token[1:])), points=cost)
    if token.startswith("!") and carrier is not None:
        square = f"{token[1]}{goal_row(scene, side)}"
        return say("walk-shot", square=square, points=steps_between(carrier, *place_of(square)))
    return ""


def target_square(scene: dict[str, Any], token: str) -> tuple[int, int]:
    """The goal square that a shot names."""
    return 7 + GOAL_COLUMNS.index(token[1]), goal_row(scene, scene["turn"])
