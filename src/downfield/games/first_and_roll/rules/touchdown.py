# mypyc: compiled
"""Chapter 13, first half: points for a touchdown, and who kicks off after a score. The try is in `tries`."""

from typing import Final

from mypy_extensions import i64

from downfield.games.first_and_roll.model.facts import E_TOUCHDOWN
from downfield.games.first_and_roll.model.kinds import KICKOFF, TRY
from downfield.games.first_and_roll.model.position import Roll

TOUCHDOWN: Final = 6


def touchdown(g: Roll, side: i64) -> None:
    """[FAR-13.1] A touchdown brings six points, and a try follows."""
    g.add(side, TOUCHDOWN)
    g.emit(E_TOUCHDOWN, side, TOUCHDOWN)
    g.off = side
    g.phase = TRY
    g.lay_out()


def kick_off_after_score(g: Roll, side: i64) -> None:
    """[FAR-13.4] The side that scored kicks."""
    g.off = 1 - side
    g.phase = KICKOFF
