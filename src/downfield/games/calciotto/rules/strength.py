# mypyc: compiled
"""Chapter 3: where the strength of a figure counts."""

from mypy_extensions import i64

from downfield.games.calciotto.model.position import Pitch


def zone_bonus(g: Pitch, slot: i64, square: i64) -> i64:
    """[CAL-3.5] A figure's strength, if the square of the action lies in its zone; elsewhere nothing [CAL-3.4]."""
    return g.strength_of(slot) if g.is_in_zone(slot, square) else 0
