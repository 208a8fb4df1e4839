"""The table in characters: the pitch with two characters a square, beside it what each side has and who is where."""

import re
from collections.abc import Sequence
from typing import cast

from downfield.games.blood_bowl.board.badges import is_dazed
from downfield.games.blood_bowl.board.characters_parts import parts
from downfield.games.blood_bowl.board.dice import is_die
from downfield.games.blood_bowl.board.field import SIDES, name_of
from downfield.games.blood_bowl.board.hired import hired_names
from downfield.games.blood_bowl.board.strip import moment
from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model.tables import LENGTH
from downfield.games.blood_bowl.model.tables import WIDTH as HIGH
from downfield.games.blood_bowl.notation.names import counted
from downfield.games.blood_bowl.notation.shown import Figure, Scene, scene_of
from downfield.kernel.show.face import Line
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.view import View

__all__ = ["beside", "board", "counted", "heading", "labels", "parts"]


LABEL = 3  # columns that number the rows
ASKED = 31  # columns that what is asked needs beside a large board
SIGNS = ("■", "▨")
WAYS = ("›", "‹")
STATES = ("dazed", "rooted", "frog", "prone", "stunned", "ko", "hurt", "off", "reserves")
MARKS = {"standing": "", "prone": "_", "stunned": "x"}  # after a number, where there is room
CAPTION = re.compile(
    r"H(?P<half>\d) (?P<home>\d+)-(?P<away>\d+) (?:(?P<side>home|away) (?:turn (?P<turn>\d+)|kicks off)|(?P<phase>\S+))"
)


def board(look: Look, width: int, say: Say) -> list[Line]:
    """The whole table; `before` are the words of the play before, whose dice lie there until new ones are rolled."""
    view, before = look.view, look.before
    room = LABEL + 2 * LENGTH + 2
    beside_it = _notes(view, max(0, width - room), say, before) if width > room + 12 else []
    lines = [_score(view, width, say)]
    for y in range(HIGH):
        note = beside_it[y] if y < len(beside_it) else []
        lines.append([*_row(scene_of(view), y, 2), ("  ", "text"), *note])
    lines.append([(" " * LABEL + "".join(f" {c}" for c in COLUMNS), "dim")])
    return lines if beside_it else [*lines, _dice(view.since or before, width, say)]


def beside(look: Look, width: int, height: int, say: Say) -> list[Line] | None:
    """The table to the left of what is asked, in a large terminal: three characters a square, the notes below."""
    view, before = look.view, look.before
    room = LABEL + 3 * LENGTH
    if width < room + ASKED or height < HIGH + 12:
        return None
    lines = [_score(view, room, say), *(_row(scene_of(view), y, 3) for y in range(HIGH))]
    lines.append([(" " * LABEL + "".join(f" {c} " for c in COLUMNS), "dim")])
    return [*lines, *_notes(view, room, say, before)]


# The pitch --------------------------------------------------------------------------------------------------------


def _row(scene: Scene, y: int, size: int) -> Line:
    """A row of squares with its number."""
    at = {f.square: f for f in scene.figures if f.square}
    cells: Line = [(f"{y + 1:>2} ", "dim")]
    for x in range(LENGTH):
        square = name_of(x, y)
        sign, style = _square(scene, at.get(square), square, x, y, size)
        if cells[-1][1] == style:
            cells[-1] = (cells[-1][0] + sign, style)
        else:
            cells.append((sign, style))
    return cells


def _square(scene: Scene, f: Figure | None, square: str, x: int, y: int, size: int) -> tuple[str, str]:
    """A player by number, the ball, a trapdoor, or grass with its chalk."""
    if f is not None:
        return _player(f, size)
    if square == (scene.ball or scene.kick):
        return ("*".center(size), "ball")
    if square == scene.bomb:
        return ("!".center(size), "marker")
    if square in scene.traps:
        return ("#".center(size), "marker")
    if x in (0, LENGTH - 1):
        return ("·".center(size), SIDES[x > 0])
    chalk = "│" if x == LENGTH // 2 - 1 else "·" if y in (3, 10) and x % 2 else ""
    return (f"{chalk:>{size}}", "chalk" if chalk else "grass")


def _player(f: Figure, size: int) -> tuple[str, str]:
    """A number on the colour of its side, away's underlined; where there is room, how he lies or which way he plays."""
    number, mark = str(f.number), _mark(f)
    way = WAYS[f.side] if not mark and size > 2 else ""
    words = f"{way}{number}{mark}" if len(number) + len(mark) <= size else number
    if f.ball:
        return (f"{words:>{size}}", "ball")
    if f.status != "standing":
        return (f"{words:>{size}}", SIDES[f.side])
    return (f"{words:>{size}}", "away-mark" if f.side else "home-fill")


def _mark(f: Figure) -> str:
    """How he stands or lies, in one character."""
    if f.status != "standing":
        return MARKS[f.status]
    return "%" if f.frog else "?" if not f.zone else "=" if f.rooted else ""


# Beside it --------------------------------------------------------------------------------------------------------


def _score(view: View, width: int, say: Say) -> Line:
    """Both scores; between them half, turns and weather."""
    scene = scene_of(view)
    home, away = view.points
    left, right = f" ■ {say('home').upper()} {home} ", f" {away} {say('away').upper()} ▨ "
    turns = f"{scene.turns[0]}–{scene.turns[1]}/{scene.most_turns}"
    told = (say("board-half", half=scene.half), turns, say(f"weather-{scene.weather}"))
    middle = " · ".join(told)
    room = max(0, width - len(left) - len(right))
    return [(left, "home-fill"), (middle[:room].center(room), "strong"), (right, "away-fill")]


def _notes(view: View, width: int, say: Say, before: Sequence[str]) -> list[Line]:
    """What is being played, the last dice, and for each side what it has left and who is where."""
    scene = scene_of(view)
    lines: list[Line] = [[(part, "title")] for part in _folded(moment(scene, say), width)[:3]]
    lines.append(_dice(view.since or before, width, say))
    for side in (0, 1):
        lines += _side(scene, side, width, say)
    return lines


def _side(scene: Scene, side: int, width: int, say: Say) -> list[Line]:
    """Re-rolls, apothecary, bribes, inducements; who is how on the pitch, then the boxes."""
    rolls = scene.rerolls[side] + scene.leader[side]
    has = say("screen-has", rerolls=rolls, doctors=scene.doctors[side], bribes=scene.bribes[side])
    first, *rest = _folded(has, width - 2)
    lines: list[Line] = [[(f"{SIGNS[side]} ", SIDES[side]), (first, "strong")]]
    lines += [[("  ", "text"), (more, "strong")] for more in rest]
    hired = hired_names(scene.staff[side], say)
    told = [("hired", [", ".join(hired)] if hired else [])]
    own = [f for f in scene.figures if f.side == side]
    told += [(key, [str(f.number) for f in own if _is(f, key)]) for key in STATES]
    for key, found in told:
        if found:
            words = f"{say(f'screen-{key}')} {' '.join(found)}"
            lines += [
                [("  ", "text"), (part, "dim" if key == "reserves" else "text")]
                for part in _folded(words, width - 2)
            ]
    return lines


def _is(f: Figure, key: str) -> bool:
    """Whether a player is what a note lists."""
    if key == "dazed":
        return is_dazed(f)
    if key in ("rooted", "frog"):
        return bool(f.square) and (f.rooted if key == "rooted" else f.frog)
    return f.status == key


def _folded(words: str, width: int) -> list[str]:
    """Words on lines of this width."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [line[:width] for line in lines]


def _dice(words: Sequence[str], width: int, say: Say) -> Line:
    """The last dice, the latest on the right."""
    line: Line = [(f"{say('screen-dice')} ", "dim")]
    shown = [word for word in words if is_die(word)]
    for word in shown[-max(1, (width - len(line[0][0])) // 6) :]:
        line += [(f" {word} ", "die-white"), (" ", "text")]
    return line


# Names for options and facts --------------------------------------------------------------------------------------


def labels(look: Look) -> dict[str, str]:
    """None of its own: a terminal calls players as the drawing does."""
    return {}


def heading(caption: str, say: Say) -> str:
    """What heads a turn in a record, in words."""
    found = CAPTION.fullmatch(caption)
    if found is None:
        return caption
    told = {name: int(word) if word.isdigit() else word for name, word in found.groupdict("").items()}
    key = "turn" if told["turn"] else "kickoff" if told["side"] else str(told["phase"])
    half = say("board-half", half=cast(int, told["half"]))
    return say(
        "caption", half=half, home=told["home"], away=told["away"], moment=say(f"caption-{key}", **told)
    )
