"""The dice on the field as they fell, each with what it means."""

import functools
from collections.abc import Sequence

from downfield.games.first_and_roll.board.dice import WORD, is_roll, rolled
from downfield.games.first_and_roll.board.field import BOTTOM, DOWNS, LEFT, RIGHT, TOP, UNIT, spot
from downfield.games.first_and_roll.board.shown import TURNS
from downfield.games.first_and_roll.notation.questions import DICE
from downfield.games.first_and_roll.notation.shown import Scene
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text

STEP = 100.0  # from die to die
ROW = 112.0  # from row to row
PLACES = 8  # dice that lie on the field at once


def fallen(told: Sequence[str]) -> list[tuple[str, str]]:
    """The dice of a play in the order in which they fell, each with what its face means, if not just a number."""
    found: list[tuple[str, str]] = []
    for word in filter(is_roll, told):
        again = bool(found) and found[-1][1] == "turn" and word == "CT"
        found.append((word, "turnover" if again else meaning(word)))
    return found[-PLACES:]


def meaning(word: str) -> str:
    """What a face says besides its number."""
    code, face = WORD.fullmatch(word).groups()  # type: ignore[union-attr]
    if code == "C":
        return {"T": "turn", "clock": "clock"}.get(face, "blank")
    if code == "c":
        return "heads" if face == "H" else "tails"
    if code in "ryg":
        return "flag" if face == "F" else ""
    return {"(": "breakaway", "[": "broken"}.get(face[0], "nothing" if face == "0" else "")


def lying(scene: Scene, told: Sequence[str], say: Say) -> str:
    """The dice in one or two rows, on the side of the field where nothing happens."""
    found = fallen(told)
    columns = (len(found) + 1) // 2 if len(found) > 3 else len(found)
    left = _free(scene, columns)
    rows = 2 if len(found) > columns else 1
    parts = []
    for i, (word, means) in enumerate(found):
        row, column = divmod(i, columns)
        x = left + STEP * (column + 0.5) + (12 if row else 0)
        y = (TOP + BOTTOM) / 2 - 8 + (row - (rows - 1) / 2) * ROW
        parts.append(_die(i, move(x, y), word, means, say))
    return "".join(parts)


@functools.lru_cache(maxsize=1000)
def _die(i: int, where: str, word: str, means: str, say: Say) -> str:
    """A die that came to rest, its meaning on a slip under it."""
    cube = el("g", rolled(word), class_="cube", transform=f"rotate({TURNS[i]})")
    slip = _slip(say(f"face-{means}")) if means not in ("", "blank", "nothing") else ""
    return el(
        "g", cube, slip, id=f"m-die-{i}", class_="move die", aria_label=said(word, means, say), transform=where
    )  # fmt: skip


def _slip(told: str) -> str:
    size = min(19.0, 145 / max(1, len(told)))
    wide = max(56.0, len(told) * size * 0.66 + 8)
    box = {"x": -wide / 2, "y": 38, "width": wide, "height": 26, "rx": 13}
    paper = el("rect", class_="paper", **box) + el("rect", class_="edge", stroke_width=1.5, **box)
    return paper + text(0, 51, told, size)


def said(word: str, means: str, say: Say) -> str:
    """A die and its face in words."""
    code, face = WORD.fullmatch(word).groups()  # type: ignore[union-attr]
    name = next(die.key for die in DICE if die.code == code)
    shown = "" if code in "Cc" or face == "F" else face.strip("()[]").replace("-", "−")
    told = ", ".join(filter(None, (shown, say(f"face-{means}") if means else "")))
    return say("cell-die", die=say(f"die-{name}"), face=told)


def _free(scene: Scene, columns: int) -> float:
    """Where the dice begin: in the larger part of the field beside the ball and the marker."""
    wide = STEP * columns + 12
    far = scene.marker if scene.phase in DOWNS else scene.ball
    here = spot(scene, scene.ball), spot(scene, max(0, min(100, far)))
    low, high = (min(here), max(here)) if scene.possession in (0, 1) else ((LEFT + RIGHT) / 2,) * 2
    if low - LEFT > RIGHT - high:
        return max(LEFT + 8, (LEFT + low - UNIT * 5 - wide) / 2)
    return min(RIGHT - 8 - wide, (high + UNIT * 5 + RIGHT - wide) / 2)
