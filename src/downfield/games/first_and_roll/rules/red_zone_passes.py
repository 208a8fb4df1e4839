# mypyc: compiled
"""Chapter 11: passes in the red zone."""

from typing import Final

from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.model.position import Roll

BEYOND: Final = 102  # two yards behind the goal line
RED_ZONE: Final = 80  # the opponents' 20


def can_be_overthrown(g: Roll) -> bool:
    """[FAR-11.1b] Whether the rule holds from this line: from any, or with option FAR-20.5 on or inside the 20."""
    return not g.tables.only_red_zone or g.ball >= RED_ZONE


def is_overthrown(g: Roll) -> bool:
    """[FAR-11.1] A pass, that is green [FAR-11.1a], whose total ends farther back is incomplete [FAR-11.1c]."""
    return g.attack == GREEN and g.ball + g.yards > BEYOND and can_be_overthrown(g)
