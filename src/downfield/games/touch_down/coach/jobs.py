# mypyc: compiled
"""A job for everybody in a phase: where he goes, whom he meets there, and how urgent it is."""

from typing import NamedTuple

from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.ways import Ways
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.rules.phase import Phase

LAST = 900.0  # the urgency of the carrier


class Job(NamedTuple):
    """The squares of a walk, the last perhaps an opponent's; the least urgency goes first."""

    slot: int
    path: list[int]
    urgency: float


class Man(NamedTuple):
    """A player, and where he can go."""

    slot: int
    ways: Ways
    steps: int


def steps_of(g: Gridiron, slot: int) -> int:
    """How far a player may go in this phase."""
    frame = g.top
    return int(frame.steps(g, slot)) if isinstance(frame, Phase) else int(g.high)


def look_around(sight: Sight, slot: int) -> Man:
    """Where a player can go in this phase."""
    steps = steps_of(sight.g, slot)
    return Man(slot, Ways(sight, slot, steps), steps)


def walk_to(man: Man, square: int, urgency: float) -> Job:
    """A walk to a free square."""
    return Job(man.slot, man.ways.path(square), urgency)


def free_squares(sight: Sight, man: Man, taken: set[int]) -> list[int]:
    """Where a walk may end: nobody of the own team stands there, or is on his way there. To stay is always one."""
    own, start = sight.own, sight.square[man.slot]
    return [s for s in man.ways.squares if s == start or (s not in taken and s not in own)]


def fetch_jobs(sight: Sight, slots: list[int]) -> list[Job]:
    """A free ball: everybody goes for it, the nearest first."""
    jobs = []
    for slot in slots:
        man = look_around(sight, slot)
        squares = free_squares(sight, man, set())
        near = min(squares, key=lambda s: (sight.far(s, sight.ball), -man.ways.feet(s)))
        jobs.append(walk_to(man, near, float(sight.far(sight.square[slot], sight.ball))))
    return jobs
