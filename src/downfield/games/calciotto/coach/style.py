# mypyc: compiled
"""How closely a coach looks before he moves."""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Style:
    """How many ends, squares and rounds are looked at; in haste runs to posts, cards and sixes are not thought over."""

    def __init__(self, finalists: i64, looks: i64, rounds: i64, hasty: bool) -> None:
        self.finalists: i64 = finalists  # ends of ball plans that are looked at closely
        self.looks: i64 = looks  # squares that are looked at closely in one round of runs
        self.rounds: i64 = rounds
        self.hasty = hasty


STEADY: Final = Style(12, 20, 4, False)
LIGHT: Final = Style(4, 6, 1, True)  # of playouts
