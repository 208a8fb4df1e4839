# mypyc: compiled
"""What the steady coach thinks a situation is worth, in touchdowns: possession, turns left, players."""

import math
from typing import Final

from downfield.games.blood_bowl.coach.sight import Sight

RETURN: Final[tuple[float, ...]] = (
    0.0,
    0.05,
    0.1,
    0.15,
    0.19,
    0.22,
    0.25,
    0.27,
    0.29,
)  # what receiving a kick is worth, by turns left (counted). A tuple of floats alone is lost by the compiler
DOWN: Final = 0.03  # an opponent on the ground for a turn
PACE: Final = 0.5  # of his movement a carrier gets on in a turn, on average
PLAYER: Final = 0.12  # a player of ordinary worth who is out of the drive


def touchdown(foe_left: int) -> float:
    """A touchdown now: the other side gets the ball with so many turns left."""
    return 1 - RETURN[min(max(foe_left, 0), len(RETURN) - 1)]


def scores(to_go: int, left: int, speed: int) -> float:
    """The chance that a carrier whom nobody disturbs at present scores within so many more turns."""
    if left <= 0:
        return 0.0
    needed = 1.0 if to_go <= speed else 1 + (to_go - speed) / (PACE * max(speed, 1))
    return 0.99 / (1 + math.exp(-2 * (left - needed + 0.55))) * (1 - 0.02 * to_go)


def having(to_go: int, left: int, foe_left: int, speed: int) -> float:
    """The ball in the hands of a side, at the end of its turn."""
    a = scores(to_go, left, speed)
    turns = max(1, -(-to_go // max(speed, 1)))
    return a * touchdown(foe_left - turns) - (1 - a) * 0.08


def losing(sight: Sight, square: int) -> float:
    """The ball on the ground after a turn that was lost: mostly the other side gets it."""
    theirs = scores(sight.to_go(square, 1 - sight.side), sight.foe_left, 6)
    back = scores(sight.to_go(square), sight.left, 6)
    return 0.2 * back - 0.5 * theirs


def worth(sight: Sight, slot: int) -> float:
    """How good a player is, an ordinary lineman one."""
    if sight.worths[slot] == 0:
        sight.worths[slot] = _worth(sight, slot)
    return sight.worths[slot]


def _worth(sight: Sight, slot: int) -> float:
    skilled = (int(sight.skills[slot]).bit_count() + (1 if sight.mighty(slot) else 0)) * 0.12
    strong = 0.3 * (sight.st(slot) - 3)
    quick = 0.08 * (sight.ma(slot) - 6) + 0.1 * (3 - sight.ag(slot))
    return max(0.5, min(2.5, 0.85 + skilled + strong + quick))
