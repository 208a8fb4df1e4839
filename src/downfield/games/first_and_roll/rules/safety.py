# mypyc: compiled
"""Chapter 14: the safety. The free kick that follows is the kick of a punt, in `punt`."""

from typing import Final

from downfield.games.first_and_roll.model.facts import E_SAFETY
from downfield.games.first_and_roll.model.kinds import FREEKICK
from downfield.games.first_and_roll.model.position import Roll

SAFETY: Final = 2


def safety(g: Roll) -> None:
    """[FAR-14.1] A ball on or behind the offence's goal line is two points for the other side, and a free kick."""
    g.add(1 - g.off, SAFETY)
    g.emit(E_SAFETY, 1 - g.off, SAFETY)
    g.phase = FREEKICK  # [FAR-14.2] the side that conceded it kicks
    g.lay_out()
