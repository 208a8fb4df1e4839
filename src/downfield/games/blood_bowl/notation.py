"""Answers as words: squares are a column from a (home's end zone) to z and a row from 1 (top) to 15.

Own players are their numbers, opponents have a star before them: `4blitz *7 e5 f6 *7`. A walk is one word: `4-e5-f6.`
"""

import re
from typing import cast

from downfield.games.blood_bowl import kinds
from downfield.games.blood_bowl import questions_of as q
from downfield.games.blood_bowl.lineup import BRING
from downfield.games.blood_bowl.pack import COLUMNS
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.tables import SLOTS, STRIDE
from downfield.kernel.state import State

ACTIONS = ("", "block", "blitz", "pass", "hand", "foul", "throw", "stab", "saw")
STOP = "."
SQUARES = (q.Q_PLACE, q.Q_SNAP_TO, q.Q_AIM, q.Q_SIDESTEP, q.Q_PUSH, q.Q_DUMP_OFF, q.Q_THROW_AT)
START_WORD = re.compile(r"\d+(?:block|blitz|pass|hand|foul|throw)?")
STEP_WORD = re.compile(r"\^?[a-z]\d+")
WALK_WORD = re.compile(r"(\d+(?:block|blitz|pass|hand|foul|throw)?)?((?:-?\^?[a-z]\d+)*)(\.?)")
LEG = re.compile(r"\^?[a-z]\d+")


def square_name(square: int) -> str:
    """A square of the pitch."""
    return f"{COLUMNS[square % STRIDE - 1]}{square // STRIDE}"


def player_name(g: Pitch, seat: int, slot: int) -> str:
    """A player as a seat names him: opponents with a star."""
    return ("" if slot // SLOTS == seat else "*") + str(g.tables.number[slot])


def token(state: State, seat: int, x: int) -> str:
    """An answer whose question lists none."""
    g = cast(Pitch, state)
    if g.question in SQUARES:
        return "no" if x == 0 else square_name(x)
    match g.question:
        case q.Q_KICK:
            return "@" + square_name(x)
        case q.Q_SET_UP:
            return f"+{x - BRING + 1}" if x >= BRING else g.tables.formation_names[x]
        case q.Q_TURN | q.Q_CHARGE:
            if x == kinds.END_TURN:
                return "end"
            return str(g.tables.number[SLOTS * seat + x // kinds.ACTIONS - 1]) + ACTIONS[x % kinds.ACTIONS]
        case q.Q_STEP:
            return _step(g, seat, x)
    return "no" if x == 0 else player_name(g, seat, x - kinds.AT)


def _step(g: Pitch, seat: int, x: int) -> str:
    """A step, a jump, or the deed of an action."""
    if x in (kinds.STOP, kinds.THROW_NOW):
        return STOP if x == kinds.STOP else "throw"
    if x < kinds.AT:
        return ("^" if x >= kinds.JUMP else "") + square_name(x % kinds.JUMP)
    if x >= kinds.STAB_AT:
        how = "saw" if x >= kinds.SAW_AT else "stab"
        return player_name(g, seat, x - (kinds.SAW_AT if x >= kinds.SAW_AT else kinds.STAB_AT)) + how
    name = player_name(g, seat, x - kinds.AT)
    return name if name.startswith("*") else ">" + name


# Words of several answers -----------------------------------------------------------------------------------------


def join(words: list[str]) -> list[str]:
    """The words of a record: a player and his steps as a walk."""
    told: list[str] = []
    at = 0
    while at < len(words):
        size = _walk_size(words, at)
        told.append(_walk(words[at : at + size]) if size > 1 else words[at])
        at += size
    return told


def _walk_size(words: list[str], at: int) -> int:
    """How many words from here on belong to one walk."""
    if not (START_WORD.fullmatch(words[at]) or STEP_WORD.fullmatch(words[at])):
        return 1
    end = at + 1
    while end < len(words) and STEP_WORD.fullmatch(words[end]):
        end += 1
    return end - at + (end < len(words) and words[end] == STOP)


def _walk(words: list[str]) -> str:
    stop = words[-1] == STOP
    return "-".join(words[:-1] if stop else words) + (STOP if stop else "")


def split(word: str) -> list[str]:
    """The answers that a word stands for."""
    walk = WALK_WORD.fullmatch(word)
    if not walk or not word:
        return [word]
    return ([walk[1]] if walk[1] else []) + LEG.findall(walk[2]) + ([walk[3]] if walk[3] else [])
