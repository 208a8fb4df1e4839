"""Below the field: what the position is, and the pieces to choose from; on the field, the dice as they fell."""

import functools
from collections.abc import Sequence
from typing import cast

from downfield.games.first_and_roll.board.dice import COLOURS, SHADE, badge, flag, ground, minus, plain
from downfield.games.first_and_roll.board.field import lane_of, middle, spot, where
from downfield.games.first_and_roll.board.icons import icon
from downfield.games.first_and_roll.board.shown import CARD, HIGH, TRAY, Y, shown
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.pieces import move, text


def frames() -> str:
    """The paper of the position and the tray."""
    card = {"x": CARD[0], "y": Y, "width": CARD[1] - CARD[0], "height": HIGH, "rx": 9}
    tray = {"x": TRAY[0], "y": Y, "width": TRAY[1] - TRAY[0], "height": HIGH, "rx": 12}
    return (
        el("rect", fill="rgba(0,0,0,.3)", transform="translate(2 4)", **card)
        + el("rect", class_="card", **card)
        + el("rect", class_="edge", stroke_width=1.5, **card)
        + el("rect", class_="hollow", **tray)
        + el("rect", class_="line", stroke_width=1.5, opacity=0.4, **tray)
    )


SPREAD = 129.0  # the room for the faces beside a die


# The position in words ------------------------------------------------------------------------------------------


def situation(scene: Scene, say: Say) -> str:
    """Down and distance, where the ball lies, what was declared."""
    x = (CARD[0] + CARD[1]) / 2
    first, second = headline(scene, say), where(scene, say)
    y = Y + HIGH / 2
    size = min(50.0, 440 / max(1, len(first)))
    lines = text(x, y - (22 if second else 0), first, size)
    lines += text(x, y + 32, second, 30 if len(second) < 16 else 24, font_weight=500) if second else ""
    said = f"{first}, {second}." if second else f"{first}."
    card = ground(CARD[0], Y, CARD[1] - CARD[0], HIGH)
    return el("g", card, lines, id="m-situation", aria_label=said) + _flag(scene, say)


def headline(scene: Scene, say: Say) -> str:
    """The down and the yards to go, or the moment of the match."""
    if scene.phase not in ("play", "penalty") or not 1 <= scene.down <= 4 or scene.togo <= 0:
        return say(f"board-phase-{scene.phase}")
    goal = scene.togo == scene.distance
    return say("board-goal" if goal else "board-togo", down=scene.down, togo=scene.togo)


def _flag(scene: Scene, say: Say) -> str:
    """A flag flies onto the field, behind the ball."""
    shown = bool(scene.flag)
    side = scene.possession
    x, y = CARD[1] - 34, Y + 8
    if shown and side in (0, 1):
        x, y = spot(scene, scene.ball) + (58 if side else -58), middle(lane_of(scene))
    said = say("board-flag") if shown else None
    drawn = el("g", flag(), transform="scale(.8)")
    return el(
        "g", drawn, id="m-flag", class_="move", aria_label=said, transform=move(x, y), opacity=int(shown)
    )  # fmt: skip


# The pieces in the tray -----------------------------------------------------------------------------------------


def tray(
    view: View, game: Game, say: Say, told: Sequence[str]
) -> tuple[str, dict[str, list[str]], list[str]]:
    """The pieces that stand for the options, and the cells; without options, what both sides hold or have shown."""
    tokens = list(dict.fromkeys(view.options)) if view.kind in ("choice", "sealed") else []
    if not tokens:
        drawn, cells = shown(view, game, say, told)
        return drawn, {}, cells
    pack = cast(Parts, game.pack.parts)
    wide = (TRAY[1] - TRAY[0] - 12) / len(tokens)
    parts, targets = [], {}
    for i, token in enumerate(tokens):
        name = f"m-option-{i}"
        drawn = _piece(view, pack, token, is_defence(view, game), say)
        x = TRAY[0] + 6 + wide * (i + 0.5)
        parts.append(
            el(
                "g",
                drawn,
                id=name,
                class_="target",
                data_token=token,
                aria_label=_label(view, token, say),
                transform=move(x, Y + HIGH / 2),
            )
        )
        targets[token] = [name]
    return "".join(parts), targets, [name for found in targets.values() for name in found]


def is_defence(view: View, game: Game) -> bool:
    """Whether the seat of this view plays for the defence."""
    if view.seat is None:
        return False
    return game.spec.seats(view.options_agreed)[view.seat].side == scene_of(view).defence


def _label(view: View, token: str, say: Say) -> str:
    """An option in words."""
    told = {name: v for name, v in scene_of(view).by_name().items() if isinstance(v, int | str)}
    return say(f"answer-{view.question}-{token.lower()}", **told)


def _piece(view: View, pack: Parts, token: str, defence: bool, say: Say) -> str:
    """A die with its faces beside it, a pair of dice, or a card with a drawing."""
    if view.question in ("dice", "punt"):
        return _die_and_faces(COLOURS[token.lower()], pack, defence and view.question == "dice")
    if token.lower() in ("ry", "rg", "yg"):
        first, second = (plain(COLOURS[c], True) for c in token.lower())
        return _scaled(first, -41, -5) + _scaled(second, 41, 7)
    drawn = icon(view.question, token, pack.lines.touchback.value)
    return _call(drawn, say(f"board-call-{view.question}-{token}"))


def _scaled(drawn: str, x: float, turn: float) -> str:
    return el("g", drawn, transform=f"translate({x:g} 0) rotate({turn:g}) scale(.86)")


@functools.lru_cache(maxsize=200)
def _call(drawn: str, name: str) -> str:
    """A paper card: a drawing, and its name below."""
    box = {"x": -73, "y": -59, "width": 146, "height": 118, "rx": 8}
    return (
        el("rect", fill=SHADE, transform="translate(2 4)", **box)
        + el("rect", class_="card", **box)
        + el("rect", class_="edge", stroke_width=1.5, **box)
        + el("g", drawn, transform="translate(0 -18)")
        + text(0, 40, name, min(24, 190 / max(1, len(name))))
    )


def _die_and_faces(colour: str, pack: Parts, defence: bool) -> str:
    """A die, and its six faces in small beside it."""
    dice = pack.dice.defence if defence else pack.dice.offence
    return _spread(colour, tuple([face.face for face in getattr(dice, colour)]), defence)


@functools.lru_cache(maxsize=50)
def _spread(colour: str, faces: tuple[str, ...], defence: bool) -> str:
    rows = 2 if len(faces) <= 6 else 3
    columns = -(-len(faces) // rows)
    small = "".join(
        el("g", _small(face), transform=move(SPREAD / columns * (i % columns), 50 * (i // columns)))
        for i, face in enumerate(faces)
    )
    shift = -25 * (rows - 1)
    box = {"x": -103, "y": -58, "width": 206, "height": 116, "rx": 10}
    paper = el("rect", class_="card", **box) + el("rect", class_="edge", stroke_width=1.5, **box)
    die = el("g", plain(colour, defence), transform="translate(-62 0) scale(.84)")
    return paper + die + el("g", small, transform=f"translate(-6 {shift})")


def _small(face: str) -> str:
    """A face in a few strokes."""
    if face == "F":
        return el("g", flag(), transform="scale(.42)")
    number = minus(face.strip("()[]"))
    return badge(face, 17, "var(--ink)") + text(
        0, 0, number, 25 if len(number) < 2 else 22 if len(number) < 3 else 19
    )
