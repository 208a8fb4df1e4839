# mypyc: compiled
"""A job for everybody in a phase: where he goes, whom he meets there, and how urgent it is."""

from typing import NamedTuple

from downfield.games.touch_down.coach.run import Ways, path_to, ways_from
from downfield.games.touch_down.coach.sight import Sight
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
    return Man(slot, ways_from(sight, slot, steps), steps)


def walk_to(slot: int, ways: Ways, square: int, urgency: float) -> Job:
    """A walk to a free square."""
    return Job(slot, path_to(ways, square), urgency)


def way_upon(sight: Sight, ways: Ways, there: int, steps: int) -> list[int]:
    """The way to an opponent's square on which a player is likeliest to keep his feet; empty if he is out of reach."""
    best: list[int] = []
    sure = 0.0
    for square in sight.ground.near[there]:
        if square in ways and ways[square][1] > sure:
            path = path_to(ways, square)
            if len(path) < steps:
                best, sure = [*path, there], ways[square][1]
    return best


def free_squares(sight: Sight, slot: int, ways: Ways, taken: set[int]) -> list[int]:
    """Where a walk may end: nobody of the own team stands there, or is on his way there. To stay is always one."""
    own, start = sight.own, sight.square[slot]
    return [s for s in ways if s == start or (s not in taken and s not in own)]


def fetch_jobs(sight: Sight, slots: list[int]) -> list[Job]:
    """A free ball: everybody goes for it, the nearest first."""
    jobs = []
    for slot in slots:
        man = look_around(sight, slot)
        squares = free_squares(sight, slot, man.ways, set())
        near = min(squares, key=lambda s: (sight.far(s, sight.ball), -man.ways[s][1]))
        jobs.append(walk_to(slot, man.ways, near, float(sight.far(sight.square[slot], sight.ball))))
    return jobs
