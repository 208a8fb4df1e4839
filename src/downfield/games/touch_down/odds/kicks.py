"""Chances of a kick: the rules are asked about every face of the die."""

from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.rules.kicks import clears, is_good, kick_less, stays

SIX = 6
ROLLS = range(1, SIX + 1)


def stays_chance(g: Gridiron, row: int) -> float:
    """How likely a ball that the carrier kicks to a row stays where it is aimed."""
    less = kick_less(g, g.holder)
    return sum(stays(g, row, roll - less) for roll in ROLLS) / SIX


def most_moved(g: Gridiron, row: int) -> int:
    """By how many squares at most such a ball is moved; 0 where it always stays."""
    less = kick_less(g, g.holder)
    return max((int(roll - less) for roll in ROLLS if not stays(g, row, roll - less)), default=0)


def good_chance(g: Gridiron) -> float:
    """How likely a kick at goal is good from where the ball is now."""
    return sum(is_good(g, roll) for roll in ROLLS) / SIX


def good_face(g: Gridiron) -> int:
    """From which face of the die such a kick is good; 0 where none is."""
    return next((roll for roll in ROLLS if is_good(g, roll)), 0)


def undisturbed_chance(t: Tables, row: int) -> float:
    """How likely a kick at goal is good from a row, counted from the own goal line, with nobody beside the kicker."""
    return sum(clears(t, row, roll) for roll in ROLLS) / SIX


def declared_chance(g: Gridiron) -> float:
    """The same before a kick is declared: the kicker stands one row behind the line, as a rule."""
    return undisturbed_chance(g.tables, int(g.own_row(g.off, g.los)) - 1)
