"""Exact odds of duels and rolls [CAL-8.13]: two dice against two, ties rolled again, cards included."""

import functools

from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.rules.contrast import carrier_bonus, challenge_bonus
from downfield.games.calciotto.rules.roll import counted
from downfield.games.calciotto.rules.shot import save_bonus, shot_bonus

FACES = range(1, 7)


@functools.cache
def sums(one_die: bool, twice: bool) -> dict[int, float]:
    """How likely each score of two dice is, under ELIMINA and with RADDOPPIA."""
    found: dict[int, float] = {}
    for first in FACES:
        for second in FACES:
            score = int(counted(first, second, 0, int(one_die), 2 if twice else 1, 0))
            found[score] = found.get(score, 0.0) + 1 / 36
    return found


@functools.cache
def duel(
    bonus: int, mine: tuple[bool, bool] = (False, False), theirs: tuple[bool, bool] = (False, False)
) -> float:
    """The chance to win with so much more: `mine` and `theirs` are ELIMINA against and RADDOPPIA for either."""
    won = lost = 0.0
    for a, p in sums(*mine).items():
        for b, q in sums(*theirs).items():
            won += p * q * (a + bonus > b)
            lost += p * q * (a + bonus < b)
    return won / (won + lost)


@functools.cache
def at_least(points: int) -> float:
    """The chance that two dice give so many points."""
    return sum(p for score, p in sums(False, False).items() if score >= points)


def _dice(g: Pitch, side: int) -> tuple[bool, bool]:
    return bool(g.has_in_force(1 - side, kinds.V_ONE_DIE)), bool(g.has_in_force(side, kinds.V_TWICE))


def contrast_chance(g: Pitch, challenger: int) -> float:
    """The chance of a challenger to win the ball, cards in force included."""
    side = int(g.side_of(challenger))
    return duel(int(challenge_bonus(g, challenger) - carrier_bonus(g)), _dice(g, side), _dice(g, 1 - side))


def goal_chance(g: Pitch, shooter: int, target: int) -> float:
    """The chance of a goal from where the shooter stands, cards in force included."""
    side = int(g.side_of(shooter))
    keeper = int(g.keeper(1 - side))
    bonus = shot_bonus(g, shooter, keeper, target) - save_bonus(g, keeper, target)
    return duel(int(bonus), _dice(g, side), _dice(g, 1 - side))
