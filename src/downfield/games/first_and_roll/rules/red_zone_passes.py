# mypyc: compiled
"""Chapter 11: passes in the red zone."""

from typing import Final

from mypy_extensions import i64

from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.tables import Tables

BEYOND: Final = 102  # two yards behind the goal line
RED_ZONE: Final = 80  # the opponents' 20


def holds_from(t: Tables, ball: i64) -> bool:
    """[FAR-11.1b] Whether the rule holds from a line: from any, or with option FAR-20.5 on or inside the 20."""
    return not t.only_red_zone or ball >= RED_ZONE


def is_too_long(spot: i64) -> bool:
    """[FAR-11.1] Whether a pass ends more than two yards beyond the goal line."""
    return spot > BEYOND


def can_be_overthrown(g: Roll) -> bool:
    """[FAR-11.1b] Whether the rule holds from where the ball lies."""
    return holds_from(g.tables, g.ball)


def is_overthrown(g: Roll) -> bool:
    """[FAR-11.1] A pass, which is green [FAR-11.1a], is incomplete if its total is too long [FAR-11.1c]."""
    return g.attack == GREEN and is_too_long(g.ball + g.yards) and can_be_overthrown(g)
