"""Deeds in the words of a coach, and ways as they are written. Hundreds differ only in what stands in the blanks."""

import functools
from collections.abc import Sequence

import msgspec

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.notation.answers import ACTIONS, STOP, square_name
from downfield.games.blood_bowl.notation.elements import square_id
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

NUMBER, SQUARE, OTHER = "\ue001", "\ue002", "\ue003"  # what is filled in later


Chip = tuple[str, str]  # an element of the board, and what is written there


@functools.lru_cache(maxsize=500)
def chip(say: Say, kind: str, face: int) -> str:
    """A die on the way: 3+ dodge."""
    return f"{face}+ {say(f'test-{kind}')}"


@functools.lru_cache(maxsize=2000)
def product(say: Say, share: float) -> str:
    """What a way comes to."""
    return say("chip-share", share=share)


@functools.lru_cache(maxsize=500)
def _template(say: Say, key: str) -> str:
    """A sentence with blanks."""
    return say(key, number=NUMBER, square=SQUARE, other=OTHER)


def told(say: Say, key: str, number: int = 0, square: str = "", other: int = 0) -> str:
    """A deed: who does it, where, to whom."""
    sentence = _template(say, key).replace(NUMBER, str(number))
    return sentence.replace(SQUARE, square).replace(OTHER, str(other))


@functools.cache
def cell(x: int) -> str:
    """The element of the square to which a step or a jump leads."""
    return square_id(square_name(x % kinds.JUMP))


@functools.cache
def leg_name(x: int) -> str:
    """A step or a jump as it is written."""
    return ("^" if x >= kinds.JUMP else "") + square_name(x % kinds.JUMP)


def action_name(action: int) -> str:
    """An action as texts and keys know it."""
    return ACTIONS[action] or "move"


def named(found: list[Walk], name: str) -> list[Walk]:
    """Walks that all belong to one action."""
    return [msgspec.structs.replace(walk, action=name) for walk in found]


def word(parts: Sequence[str]) -> str:
    """Several answers as one word; a stop at the end is written as a full stop."""
    stops = len(parts) > 1 and parts[-1] == STOP
    return "-".join(parts[:-1]) + STOP if stops else "-".join(parts)
