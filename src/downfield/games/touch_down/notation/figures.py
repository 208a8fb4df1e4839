"""Reading a scene: who looks at it, who stands where, and which way he plays."""

from collections.abc import Sequence
from typing import Any

from downfield.kernel.spec import Game
from downfield.kernel.view import View

Figure = dict[str, Any]


def side_asked(view: View, game: Game) -> int:
    """The side of the coach who looks; home for a spectator."""
    return 0 if view.seat is None else game.spec.seats(view.options_agreed)[view.seat].side


def ahead(scene: dict[str, Any], side: int) -> int:
    """The way a side attacks: +1 is north, to the right."""
    return 1 if side == scene["south"] else -1


def standing(figures: Sequence[Figure]) -> dict[tuple[int, int, int], Figure]:
    """Who stands where: by side, column and row."""
    return {(f["side"], f["x"], f["y"]): f for f in figures if not f["fallen"]}


def figure_of(scene: dict[str, Any], side: int, number: int) -> dict[str, Any] | None:
    """A counter on the field."""
    return next((f for f in scene["figures"] if (f["side"], f["number"]) == (side, number)), None)


def mate_in(scene: dict[str, Any], side: int, x: int, y: int) -> Figure | None:
    """The standing player of a side in a square."""
    return foe_in(scene, 1 - side, x, y)


def foe_in(scene: dict[str, Any], side: int, x: int, y: int) -> Figure | None:
    """The standing opponent in a square."""
    return next(
        (f for f in scene["figures"] if f["side"] != side and not f["fallen"] and (f["x"], f["y"]) == (x, y)),
        None,
    )
