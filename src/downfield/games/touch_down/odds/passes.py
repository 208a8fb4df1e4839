"""Chances of a pass: the rules are asked about every face of the die."""

import functools
from typing import NamedTuple

from downfield.games.touch_down.model.kinds import PASSER
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.passes import (
    CAUGHT,
    MISSED,
    PICKED,
    handed,
    lowered,
    outcome,
    skill_bonus,
    thrown,
)
from downfield.games.touch_down.teams.season import yards

SIX = 6
ROLLS = range(1, SIX + 1)


class Flight(NamedTuple):
    """On how many faces of six a pass is caught, picked off, or neither.

    `yards` of a player's season are why it has one more on the die; 0 where it has not [TD-19.6].
    """

    caught: int
    picked: int
    missed: int
    yards: float = 0.0


def passed(g: Gridiron, receiver: int) -> Flight:
    """A snap, a hand-off or a forward pass from the carrier to a team-mate."""
    if not is_thrown(g, receiver):
        return _counted([int(handed(g, receiver, roll)) for roll in ROLLS])
    told = _counted([int(thrown(g, receiver, roll)) for roll in ROLLS])
    return told._replace(yards=_season(g, receiver)) if skill_bonus(g, g.holder, receiver) else told


def _season(g: Gridiron, receiver: int) -> float:
    """[TD-19.6] The yards that the passer has thrown in the season, or else the receiver has caught."""
    passer, season = g.who[g.holder], g.tables.season
    return yards(int(season[passer if g.tables.skill[passer] & PASSER else g.who[receiver]]))


@functools.lru_cache(maxsize=500)
def flight(t: Tables, squares: int, less: int, near: bool) -> Flight:
    """A pass over so many squares, the die lowered by so much, with or without an opponent near the receiver."""
    return _counted([int(outcome(t, squares, lowered(roll, less), int(near))) for roll in ROLLS])


def _counted(told: list[int]) -> Flight:
    return Flight(told.count(CAUGHT), told.count(PICKED), told.count(MISSED))
