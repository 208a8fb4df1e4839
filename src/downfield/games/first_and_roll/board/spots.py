"""Options that have a place of their own on the table: a line of the field, the goal posts, a time-out, the clock."""

from typing import cast

from downfield.games.first_and_roll.board.field import BOTTOM, LEFT, NUMBERS, RIGHT, TOP, ZONE, across, middle
from downfield.games.first_and_roll.board.head import SPACE_HIGH, next_space
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.pieces import move, text

Found = tuple[str, dict[str, list[str]]]
BELOW = ("hail-mary", "bomb", "two")  # the end zone lies under the goal posts that stand in it


def spots(view: View, game: Game, say: Say) -> Found:
    """The places for the options of this view, and which option each stands for."""
    scene = scene_of(view)
    pack = cast(Parts, game.pack.parts)
    drawn, targets = "", {}
    for token in sorted(dict.fromkeys(view.options), key=lambda t: t not in BELOW):
        place = _place(view.question, token, scene, pack)
        if place:
            name = f"m-spot-{token}"
            said = say(f"board-call-{view.question}-{token}")
            drawn += el("g", place, id=name, class_="target", data_token=token, aria_label=said)
            targets[token] = [name]
    return drawn, targets


def _place(question: str, token: str, scene: Scene, pack: Parts) -> str:
    match question, token:
        case ("declare", "fg") | ("try", "kick"):
            return _posts(scene)
        case ("declare", "hail-mary") | ("bomb", "bomb") | ("try", "two"):
            return _end_zone(scene)
        case "return", "touchback":
            return _line(scene, pack.lines.touchback.value)
        case "run-off", "run-off":
            return _next(scene, pack)
    return ""


def _goal(scene: Scene) -> int:
    """The end zone that is attacked: 1 is on the right."""
    return 0 if scene.possession == 1 else 1


def _posts(scene: Scene) -> str:
    """The goal posts behind the end zone that is attacked."""
    x = RIGHT + ZONE / 2 if _goal(scene) else LEFT - ZONE / 2
    d = "M0 78V38M-24 -58V38H24V-58"
    under = el("path", d=d, fill="none", stroke="var(--ink)", stroke_width=13, stroke_linecap="round")
    over = el("path", d=d, fill="none", stroke="var(--glow)", stroke_width=8, stroke_linecap="round")
    return el("g", under, over, transform=f"{move(x, BOTTOM - 58)} scale(.68)")


def _end_zone(scene: Scene) -> str:
    """The end zone that is attacked, outlined."""
    x = RIGHT if _goal(scene) else LEFT - ZONE
    top = TOP - NUMBERS
    return el(
        "rect", x=x + 4, y=top + 4, width=ZONE - 8, height=BOTTOM - top - 8, rx=4, fill="var(--glow)",
        fill_opacity=0.15, stroke="var(--glow)", stroke_width=5, stroke_dasharray="12 8",
    )  # fmt: skip


def _line(scene: Scene, yards: int) -> str:
    """Where the ball would come out; the receiving side counts from its own goal line."""
    x = across(100 - yards if scene.offence == 1 else yards)
    line = el(
        "path", d=f"M0 {TOP:g}V{BOTTOM:g}", fill="none", stroke="var(--glow)", stroke_width=6,
        stroke_dasharray="12 8",
    )  # fmt: skip
    disc = el("circle", cy=middle(2.6), r=26, fill="var(--glow)", stroke="var(--ink)", stroke_width=2)
    return el("g", line, disc, text(0, middle(2.6), yards, 28), transform=move(x, 0))


def _next(scene: Scene, pack: Parts) -> str:
    """The space of the clock that follows."""
    x, y, wide = next_space(scene, pack)
    return el(
        "rect", x=x - wide / 2, y=y - SPACE_HIGH / 2, width=wide, height=SPACE_HIGH, rx=5,
        fill="var(--glow)", fill_opacity=0.45, stroke="var(--glow)", stroke_width=4,
    )  # fmt: skip
