"""Below the field: what the position is, and the pieces to choose from; on the field, the dice as they fell."""

from collections.abc import Sequence
from typing import Any

from downfield.games.first_and_roll.art_dice import (
    COLOURS,
    SHADE,
    badge,
    flag,
    is_roll,
    minus,
    move,
    plain,
    rolled,
    text,
)
from downfield.games.first_and_roll.art_field import (
    BOTTOM,
    DOWNS,
    LEFT,
    RIGHT,
    TOP,
    UNIT,
    lane_of,
    middle,
    spot,
)
from downfield.games.first_and_roll.art_icons import icon
from downfield.games.first_and_roll.art_shown import CARD, HIGH, TRAY, TURNS, Y, shown
from downfield.games.first_and_roll.pack import Parts
from downfield.kernel.spec import Game
from downfield.kernel.svg import Say, el, words
from downfield.kernel.view import View

STEP = 92.0  # from die to die
PLACES = 8  # dice that lie on the field at once


def frames() -> str:
    """The paper of the position and the tray."""
    card = {"x": CARD[0], "y": Y, "width": CARD[1] - CARD[0], "height": HIGH, "rx": 9}
    tray = {"x": TRAY[0], "y": Y, "width": TRAY[1] - TRAY[0], "height": HIGH, "rx": 12}
    return (
        el("rect", fill="rgba(0,0,0,.3)", transform="translate(2 4)", **card)
        + el("rect", class_="card", **card)
        + el("rect", class_="edge", stroke_width=1.5, **card)
        + el("rect", fill="rgba(0,0,0,.22)", **tray)
        + el("rect", class_="line", stroke_width=1.5, opacity=0.4, **tray)
    )


# The position in words ------------------------------------------------------------------------------------------


def situation(scene: dict[str, Any], say: Say) -> str:
    """Down and distance, where the ball lies, what was declared."""
    x = (CARD[0] + CARD[1]) / 2
    first, second = headline(scene, say), where(scene, say)
    y = Y + HIGH / 2
    size = 50 if len(first) < 10 else 40 if len(first) < 13 else 30
    lines = text(x, y - (22 if second else 0), first, size)
    lines += text(x, y + 32, second, 30 if len(second) < 16 else 24, font_weight=500) if second else ""
    return el("g", lines, id="m-situation") + _flag(scene, say)


def headline(scene: dict[str, Any], say: Say) -> str:
    """The down and the yards to go, or the moment of the match."""
    if scene["phase"] not in ("play", "penalty") or not 1 <= scene["down"] <= 4 or scene["togo"] <= 0:
        return say(f"board-phase-{scene['phase']}")
    goal = scene["togo"] == scene["distance"]
    return say("board-goal" if goal else "board-togo", down=scene["down"], togo=scene["togo"])


def where(scene: dict[str, Any], say: Say) -> str:
    """The spot, named by the side in whose half it is."""
    if scene["possession"] not in (0, 1):
        return ""
    if scene["ball"] == 50:
        return say("board-midfield")
    owner = scene["possession"] if scene["ball"] < 50 else 1 - scene["possession"]
    return say("board-spot", side=say(("home", "away")[owner]), line=scene["line"])


def _flag(scene: dict[str, Any], say: Say) -> str:
    """A flag flies onto the field, behind the ball."""
    shown = bool(scene["flag"])
    side = scene["possession"]
    x, y = CARD[1] - 34, Y + 8
    if shown and side in (0, 1):
        x, y = spot(scene, scene["ball"]) + (58 if side else -58), middle(lane_of(scene))
    drawn = el("title", words(say("board-flag"))) + el("g", flag(), transform="scale(.8)")
    return el("g", drawn, id="m-flag", class_="move", transform=move(x, y), opacity=int(shown))


# The dice on the field ------------------------------------------------------------------------------------------


def lying(scene: dict[str, Any], words_: Sequence[str]) -> str:
    """The dice of the play in the order in which they fell, on the side of the field where nothing happens."""
    found = [word for word in words_ if is_roll(word)][-PLACES:]
    columns = (len(found) + 1) // 2 if len(found) > 3 else len(found)
    left = _free(scene, columns)
    parts = []
    for i, word in enumerate(found):
        row, column = divmod(i, columns)
        x = left + STEP * (column + 0.5) + (12 if row else 0)
        rows = 2 if len(found) > columns else 1
        y = (TOP + BOTTOM) / 2 + (row - (rows - 1) / 2) * (STEP + 8)
        parts.append(_die_at(i, x, y, word))
    return "".join(parts)


def _die_at(i: int, x: float, y: float, word: str) -> str:
    return el("g", rolled(word), id=f"m-die-{i}", class_="move die", transform=move(x, y, TURNS[i]))


def _free(scene: dict[str, Any], columns: int) -> float:
    """Where the dice begin: in the larger part of the field beside the ball and the marker."""
    wide = STEP * columns + 12
    far = scene["marker"] if scene["phase"] in DOWNS else scene["ball"]
    here = spot(scene, scene["ball"]), spot(scene, max(0, min(100, far)))
    low, high = (min(here), max(here)) if scene["possession"] in (0, 1) else ((LEFT + RIGHT) / 2,) * 2
    if low - LEFT > RIGHT - high:
        return max(LEFT + 8, (LEFT + low - UNIT * 5 - wide) / 2)
    return min(RIGHT - 8 - wide, (high + UNIT * 5 + RIGHT - wide) / 2)


# The pieces in the tray -----------------------------------------------------------------------------------------


def tray(view: View, game: Game, say: Say, told: Sequence[str]) -> tuple[str, dict[str, list[str]]]:
    """The pieces that stand for the options; when there are none, what both sides hold or have shown."""
    tokens = list(dict.fromkeys(view.options)) if view.kind in ("choice", "sealed") else []
    if not tokens:
        return shown(view, game, say, told), {}
    pack: Any = game.pack.parts
    wide = (TRAY[1] - TRAY[0] - 12) / len(tokens)
    parts, targets = [], {}
    for i, token in enumerate(tokens):
        name = f"m-option-{i}"
        drawn = _piece(view, pack, token, is_defence(view, game), say)
        x = TRAY[0] + 6 + wide * (i + 0.5)
        title = el("title", words(_label(view, token, say)))
        parts.append(
            el(
                "g",
                title,
                drawn,
                id=name,
                class_="target",
                data_token=token,
                transform=move(x, Y + HIGH / 2),
            )
        )
        targets[token] = [name]
    return "".join(parts), targets


def is_defence(view: View, game: Game) -> bool:
    """Whether the seat of this view plays for the defence."""
    if view.seat is None:
        return False
    return game.spec.seats(view.options_agreed)[view.seat].side == view.scene["defence"]


def _label(view: View, token: str, say: Say) -> str:
    """An option in words."""
    told = {k: v for k, v in view.scene.items() if isinstance(v, int | str)}
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
    faces = [face.face for face in getattr(dice, colour)]
    rows = 2 if len(faces) <= 6 else 3
    columns = -(-len(faces) // rows)
    small = "".join(
        el("g", _small(face), transform=move(112 / columns * (i % columns), 50 * (i // columns)))
        for i, face in enumerate(faces)
    )
    shift = -25 * (rows - 1)
    box = {"x": -104, "y": -58, "width": 208, "height": 116, "rx": 10}
    ground = el("rect", class_="card", **box) + el("rect", class_="edge", stroke_width=1.5, **box)
    die = el("g", plain(colour, defence), transform="translate(-58 0) scale(.9)")
    return ground + die + el("g", small, transform=f"translate(4 {shift})")


def _small(face: str) -> str:
    """A face in a few strokes."""
    if face == "F":
        return el("g", flag(), transform="scale(.42)")
    number = minus(face.strip("()[]"))
    return badge(face, 17, "var(--ink)") + text(0, 0, number, 25 if len(number) < 2 else 22)
