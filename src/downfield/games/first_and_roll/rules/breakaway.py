# mypyc: compiled
"""Chapter 7: when a die is rolled again and added."""

from mypy_extensions import i64

from downfield.games.first_and_roll.model.kinds import RED
from downfield.games.first_and_roll.model.tables import CIRCLE, PLAIN, SQUARE, Tables


def is_circled(t: Tables, die: i64, face: i64) -> bool:
    """[FAR-7.1] Whether a face is circled: a breakaway."""
    return t.sign(die, face) == CIRCLE


def first_badge(t: Tables, attack: i64, guard: i64, face: i64) -> i64:
    """[FAR-7.2] What the first roll of a play leaves to be rolled again: CIRCLE, SQUARE or PLAIN.

    The square breaks a tackle on a run that is not matched, and nowhere else [FAR-7.3].
    """
    badge = t.sign(attack, face)
    if badge == SQUARE and (attack != RED or guard == RED):
        return PLAIN
    return badge


def next_badge(t: Tables, die: i64, face: i64) -> i64:
    """[FAR-7.3] What any later roll leaves to be rolled again: only a circle goes on."""
    return CIRCLE if is_circled(t, die, face) else PLAIN
