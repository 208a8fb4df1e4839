"""Answers as words: squares, players and steps; a walk or a place is written as one word and read back."""

import re
from typing import cast

from downfield.games.touch_down.model import kinds
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.change_of_formation import ChangeOfFormation
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.games.touch_down.rules.move import moves_in
from downfield.games.touch_down.rules.placement import Placement
from downfield.kernel.state import State

WAYS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
COLUMNS = "abcdefghijklmnopqrstuvwxy"
STEPS = dict(
    zip(WAYS, ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)), strict=True)
)  # columns and rows
STOP = "."

ROW_QUESTIONS = (q.Q_ROW, q.Q_AIM_ROW, q.Q_FIELD_ROW)
COLUMN_QUESTIONS = (q.Q_COLUMN, q.Q_AIM_COLUMN, q.Q_FIELD_COLUMN)

WAY = "(?:ne|nw|se|sw|n|e|s|w)"
PLAYER_WORD = re.compile(r"\d+")
WAY_WORD = re.compile(WAY)
ROW_WORD = re.compile(r"(\d*)@(-?\d+)")
COLUMN_WORD = re.compile("[a-y]")
SQUARE_WORD = re.compile(r"(\d*)@([a-y])(-?\d+)")
WALK_WORD = re.compile(rf"(\d+)?((?:-?{WAY}\d?)*)(\.?)")
LEG = re.compile(rf"({WAY})(\d?)")


def square_name(g: Gridiron, square: int) -> str:
    """A square in bounds: its column's letter from the west, then its row."""
    return f"{COLUMNS[g.tables.column[square] - 1]}{g.tables.row[square]}"


def token(state: State, seat: int, x: int) -> str:
    """An answer whose question lists none."""
    g = cast(Gridiron, state)
    match g.question:
        case q.Q_LINEUP:
            return _lineup(g, x)
        case question if question in ROW_QUESTIONS:
            return f"{_placed(g)}@{x - g.tables.depth}"
        case question if question in COLUMN_QUESTIONS:
            told = isinstance(g.top, Placement) and g.top.asked
            return COLUMNS[x - 1] if told else f"{_placed(g)}@{COLUMNS[x - 1]}"
        case q.Q_CHANGE | q.Q_REPLY:
            return "stay" if x == 0 else _number(g, g.off if g.question == q.Q_CHANGE else 1 - g.off, x - 1)
        case q.Q_SNAP:
            return ">" + _number(g, g.off, x)
        case q.Q_BALL:
            return ("none", "ground")[x] if x < kinds.THROW else ">" + _number(g, g.off, x - kinds.THROW)
        case q.Q_INTERCEPT:
            return "<" + _number(g, 1 - g.off, x)
        case q.Q_BLITZ:
            return "pass" if x == 0 else "!" + _number(g, 1 - g.lead, x - 1)
        case q.Q_SPILL:
            return WAYS[x - 1]
        case q.Q_MOVE | q.Q_CHASE:
            return _mover(g, x)
        case _:
            return STOP if x == 0 else WAYS[x - 1]


def _lineup(g: Gridiron, x: int) -> str:
    if x == kinds.FREE:
        return "free"
    if x < kinds.FREE:
        return g.tables.formations[x]
    first = g.tables.first_away if cast(LineUp, g.top).side else 0
    return f"+{g.tables.number[first + x - kinds.BRING]}"


def _number(g: Gridiron, side: int, i: int) -> str:
    return str(g.number_of(SLOTS * side + i))


def _mover(g: Gridiron, x: int) -> str:
    """A star stands behind who may only renew his contact [TD-10.7]."""
    if x == 0:
        return "end"
    slot = SLOTS * moving_side(g) + x - 1
    return str(g.number_of(slot)) + ("*" if g.status[slot] & kinds.HELD else "")


def number_in(token: str) -> int:
    """The number on a shirt that an option names, or 0: 23, >23, +23, 23*, 23@5."""
    digits = token.partition("@")[0].strip("+<>!*")
    return int(digits) if digits.isdecimal() else 0


def moving_side(g: Gridiron) -> int:
    """The side whose phase it is."""
    return int(moves_in(g, g.part))


def placing(g: Gridiron) -> int:
    """The slot that is being placed, or -1."""
    frame = g.top.up if isinstance(g.top, Placement) else g.top
    if isinstance(frame, LineUp):
        return int(frame.slot())
    return int(frame.slot) if isinstance(frame, ChangeOfFormation) else -1


def _placed(g: Gridiron) -> str:
    slot = placing(g)
    return str(g.number_of(slot)) if slot >= 0 else ""


# Words of several answers -----------------------------------------------------------------------------------------


def join(words: list[str]) -> list[str]:
    """The words of a record: a row and a column as a square, a player and his steps as a walk."""
    told: list[str] = []
    at = 0
    while at < len(words):
        row = ROW_WORD.fullmatch(words[at])
        if row and at + 1 < len(words) and COLUMN_WORD.fullmatch(words[at + 1]):
            told.append(f"{row[1]}@{words[at + 1]}{row[2]}")
            at += 2
            continue
        size = _walk_size(words, at)
        told.append(_walk(words[at : at + size]) if size > 1 else words[at])
        at += max(1, size)
    return told


def _walk_size(words: list[str], at: int) -> int:
    """How many words from here on belong to one walk."""
    if not (PLAYER_WORD.fullmatch(words[at]) or WAY_WORD.fullmatch(words[at])):
        return 1
    end = at + 1
    while end < len(words) and WAY_WORD.fullmatch(words[end]):
        end += 1
    return end - at + (end < len(words) and words[end] == STOP)


def _walk(words: list[str]) -> str:
    """A player and his steps, equal ones counted: 83-n3-ne."""
    stop = words[-1] == STOP
    legs: list[list[str]] = []
    for word in words[:-1] if stop else words:
        if legs and legs[-1][0] == word and len(legs[-1]) < 9 and WAY_WORD.fullmatch(word):
            legs[-1].append(word)
        else:
            legs.append([word])
    told = [leg[0] + (str(len(leg)) if len(leg) > 1 else "") for leg in legs]
    return "-".join(told) + (STOP if stop else "")


def fit(state: State, word: str) -> str:
    """A whole square without its row where only a column is asked, or without its column where the row has only one."""
    g = cast(Gridiron, state)
    square = SQUARE_WORD.fullmatch(word)
    if not square or square[1] != _placed(g) or g.question not in (*ROW_QUESTIONS, *COLUMN_QUESTIONS):
        return word
    x, y = COLUMNS.index(square[2]) + 1, int(square[3])
    if g.question in COLUMN_QUESTIONS:
        row = g.top.row if isinstance(g.top, Placement) else g.los
        return f"{square[1]}@{square[2]}" if row == y else word
    return f"{square[1]}@{y}" if free_columns(g, cast(Placement, g.top), y) == [x] else word


def free_columns(g: Gridiron, placement: Placement, y: int) -> list[int]:
    """The columns that are open in a row; none where no row is open."""
    if not placement.south <= y <= placement.north:
        return []
    columns = range(int(placement.west), int(placement.east) + 1)
    return [x for x in columns if placement.is_free(g, x, y)]


def split(word: str) -> list[str]:
    """The answers that a word stands for."""
    square = SQUARE_WORD.fullmatch(word)
    if square:
        return [f"{square[1]}@{square[3]}", square[2]]
    walk = WALK_WORD.fullmatch(word)
    if not walk or not word:
        return [word]
    steps = [way for way, times in LEG.findall(walk[2]) for _ in range(int(times or 1))]
    return ([walk[1]] if walk[1] else []) + steps + ([walk[3]] if walk[3] else [])
