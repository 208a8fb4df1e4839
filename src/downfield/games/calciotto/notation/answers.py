"""Answers as words: squares, figures and cards; a walk or a placement is written as one word and read back."""

import re
from typing import cast

from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.cards import two_rolls
from downfield.games.calciotto.rules.line_up import LineUp
from downfield.games.calciotto.rules.relocation import Relocations, Retreat
from downfield.games.calciotto.rules.sanctions import Caution
from downfield.kernel.state import State

COLUMNS = "abcdefghijklmnop"
WAYS = "nesw"
GOAL_COLUMNS = "ghij"

STEP_WORD = re.compile(r"(\d+)([nesw])")
WALK_WORD = re.compile(r"(\d+)((?:[nesw]\d?)+)")
LEG = re.compile(r"([nesw])(\d?)")
NUMBER_WORD = re.compile(r"\d+")
PLACED_WORD = re.compile(r"(\d+)(@[a-p]\d+)")

NUMBERS = (q.Q_FIRST, q.Q_SECOND, q.Q_TAKER, q.Q_KICKER, q.Q_SHOOTER)
CARDS = (q.Q_MOVE_CARD, q.Q_CONTRAST_CARD, q.Q_SHOT_CARD)
PLACES = (q.Q_SQUARE, q.Q_PLACE, q.Q_SPOT)
EXCHANGES = {q.Q_SUBSTITUTE: 1, q.Q_NEW_KEEPER: 0}  # and what they begin at


def square_name(g: Pitch, square: int) -> str:
    """[CAL-2.2] A square: its column's letter from the left, then its row."""
    return f"{COLUMNS[g.tables.column[square] - 1]}{g.tables.row[square]}"


def token(state: State, seat: int, x: int) -> str:
    """An answer whose question lists none."""
    g = cast(Pitch, state)
    question = int(g.question)
    if question in CARDS:
        return "pass" if x == 0 else _card(g, seat, x)
    if question in NUMBERS:
        return _number(g, int(g.turn), x)
    if question in PLACES:
        return "@" + square_name(g, x)
    if question in EXCHANGES:
        return _exchange(g, x - EXCHANGES[question], seat)
    match question:
        case q.Q_SPEND:
            return _spend(g, x)
        case q.Q_LEAVE:
            return f"-{g.tables.number[x]}"
        case q.Q_KEEPER | q.Q_FIGURE:
            return str(g.tables.number[x])
        case q.Q_LINEUP | q.Q_CLEAR | q.Q_RETREAT:
            return f"{g.number_of(placing(g))}={square_name(g, x)}"
        case q.Q_CHALLENGE:
            return "none" if x == 0 else f"x{g.number_of(x - 1)}"
        case q.Q_RELOCATE:
            return "done" if x == 0 else _number(g, cast(Relocations, g.top).side, x - 1)
        case q.Q_WALL:
            return f"wall-{COLUMNS[g.tables.column[x] - 1]}"
        case q.Q_WALL_MAN:
            return _number(g, int(1 - g.turn), x)
        case q.Q_STAND_IN:
            return _number(g, int(g.side_of(cast(Caution, g.top).slot)), x)
        case q.Q_KEEPER_SQUARE:
            return "@" + square_name(g, int(g.tables.goals[4 * (1 - g.turn) + x]))
        case _:  # a target
            return "!" + GOAL_COLUMNS[x]


def _number(g: Pitch, side: int, i: int) -> str:
    return str(g.number_of(SLOTS * side + i))


def _card(g: Pitch, seat: int, x: int) -> str:
    kind, target = x // kinds.AIM - 1, x % kinds.AIM
    verb = g.tables.verb[kind]
    if verb == kinds.V_SPRINT:
        return f"{g.tables.codes[kind]}.{_number(g, int(g.turn), target)}"
    if verb == kinds.V_TWICE and two_rolls(g, g.moment):
        return f"{g.tables.codes[kind]}.{target + 1}"
    return g.tables.codes[kind]


def _exchange(g: Pitch, x: int, seat: int) -> str:
    if x < 0:
        return "done"
    side = 0 if seat <= g.tables.seats[1] else 1
    coming = g.tables.number[g.first_of(side) + x % kinds.AIM]
    return f"{_number(g, side, x // kinds.AIM)}>{coming}"


def _spend(g: Pitch, x: int) -> str:
    if x == kinds.END:
        return "end"
    if x >= kinds.SHOOT:
        return "!" + GOAL_COLUMNS[x - kinds.SHOOT]
    if x >= kinds.PASS_TO:
        return ">" + _number(g, int(g.turn), x - kinds.PASS_TO)
    return _number(g, int(g.turn), (x - kinds.STEP) // 4) + WAYS[(x - kinds.STEP) % 4]


def placing(g: Pitch) -> int:
    """The slot that is being placed, or -1."""
    if isinstance(g.top, LineUp):
        return int(SLOTS * g.top.side + g.top.i)
    return int(g.top.slot) if isinstance(g.top, Retreat | Relocations) else -1


# Words of several answers -----------------------------------------------------------------------------------------


def join(words: list[str]) -> list[str]:
    """The words of a record: a figure and its square as a placement, a figure's steps as a walk."""
    told: list[str] = []
    at = 0
    while at < len(words):
        after = words[at + 1] if at + 1 < len(words) else ""
        if NUMBER_WORD.fullmatch(words[at]) and after.startswith("@"):
            told.append(words[at] + after)
            at += 2
            continue
        size = _walk_size(words, at)
        told.append(_walk(words[at : at + size]) if size > 1 else words[at])
        at += size
    return told


def _walk_size(words: list[str], at: int) -> int:
    """How many words from here on are steps of one figure."""
    first = STEP_WORD.fullmatch(words[at])
    if first is None:
        return 1
    end = at + 1
    while end < len(words):
        step = STEP_WORD.fullmatch(words[end])
        if step is None or step[1] != first[1]:
            break
        end += 1
    return end - at


def _walk(words: list[str]) -> str:
    """A figure and its steps, equal ones counted: 14n3e."""
    legs: list[str] = []
    counts: list[int] = []
    for word in words:
        if legs and legs[-1] == word[-1] and counts[-1] < 9:
            counts[-1] += 1
        else:
            legs.append(word[-1])
            counts.append(1)
    told = [leg + (str(n) if n > 1 else "") for leg, n in zip(legs, counts, strict=True)]
    return words[0][:-1] + "".join(told)


def split(word: str) -> list[str]:
    """The answers that a word stands for."""
    placed = PLACED_WORD.fullmatch(word)
    if placed:
        return [placed[1], placed[2]]
    walk = WALK_WORD.fullmatch(word)
    if walk is None:
        return [word]
    return [walk[1] + way for way, times in LEG.findall(walk[2]) for _ in range(int(times or 1))]
