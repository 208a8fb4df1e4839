"""Chances of a contact and of keeping one's feet: the rules are asked about every face of the die."""

import functools
from typing import NamedTuple

from downfield.games.touch_down.model.kinds import R_OVER
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.rules.contact import (
    is_attacking,
    is_robbed,
    letter,
    may_be_robbed,
    mover_falls,
    other_falls,
)
from downfield.games.touch_down.rules.steps import lying, trips

SIX = 6
ROBS = sum(is_robbed(face) for face in range(SIX))  # faces on which the ball changes hands


class Meeting(NamedTuple):
    """On how many faces of six each thing happens, from the mover's side."""

    win: int  # the other falls
    over: int  # he falls, and the mover may go on
    both: int
    tangled: int
    lose: int


class Clash(NamedTuple):
    """A contact of two counters: what becomes of them, and on how many faces a carrier who falls is robbed."""

    met: Meeting
    ball: str  # "mine" or "theirs", from the mover's side; "" where neither has it
    robs: int
    is_late: bool = False  # the carrier is out of bounds: all that can still be won is the ball [TD-13.2]


@functools.lru_cache(maxsize=200)
def meeting(t: Tables, mine: int, theirs: int, attacking: bool) -> Meeting:
    """A contact of somebody with this contact upon somebody with that one."""
    told = [_told(int(letter(t, mine, theirs, attacking, face)), attacking) for face in range(SIX)]
    return Meeting(*(told.count(field) for field in Meeting._fields))


def _told(result: int, attacking: bool) -> str:
    """A letter of the table, by who falls."""
    mine, theirs = mover_falls(result, attacking), other_falls(result, attacking)
    if mine:
        return "both" if theirs else "lose"
    return "tangled" if not theirs else "over" if result == R_OVER else "win"


def clash(g: Gridiron, mover: int, other: int) -> Clash:
    """A contact between two counters on the field."""
    t, who = g.tables, g.who
    met = meeting(t, int(t.push[who[mover]]), int(t.push[who[other]]), bool(is_attacking(g, mover)))
    ball = "mine" if mover == g.holder else "theirs" if other == g.holder else ""
    return Clash(met, ball, ROBS if ball and may_be_robbed(g, g.holder) else 0, bool(g.is_chase()))


@functools.lru_cache(maxsize=25)
def feet(t: Tables, many: int) -> float:
    """How likely one keeps his feet among so many fallen players."""
    return 1 - sum(trips(t, many, roll) for roll in range(1, SIX + 1)) / SIX if many else 1.0


def upright(g: Gridiron, slot: int, square: int) -> float:
    """How likely a player keeps his feet who enters a square."""
    return feet(g.tables, int(lying(g, slot, square)))
