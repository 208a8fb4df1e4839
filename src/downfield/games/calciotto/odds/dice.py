"""What two dice count, how often, and against two others [CAL-8.13]; ties are rolled again [CAL-8.8, CAL-9.6]."""

import functools

from downfield.games.calciotto.rules.roll import counted

FACES = range(1, 7)
ROLLS = 36

Dice = tuple[bool, int]  # whether ELIMINA takes one of them, and how often RADDOPPIA counts the better one
Spread = tuple[tuple[int, int], ...]  # what two dice may count, and in how many of 36 rolls

PLAIN: Dice = (False, 1)


@functools.cache
def spread(dice: Dice = PLAIN) -> Spread:
    """[CAL-12.4] What two dice count, the lowest first."""
    found: dict[int, int] = {}
    for first in FACES:
        for second in FACES:
            score = int(counted(first, second, 0, int(dice[0]), dice[1], 0))
            found[score] = found.get(score, 0) + 1
    return tuple(sorted(found.items()))


@functools.cache
def wins(ahead: int, mine: Dice = PLAIN, theirs: Dice = PLAIN) -> float:
    """How likely the higher total is mine, `ahead` being my bonus less theirs."""
    won = lost = 0
    for a, p in spread(mine):
        for b, q in spread(theirs):
            won += p * q * (a + ahead > b)
            lost += p * q * (a + ahead < b)
    return won / (won + lost) if won + lost else 0.5


@functools.cache
def at_least(points: int) -> float:
    """How likely two dice give so many points."""
    return sum(count for score, count in spread() if score >= points) / ROLLS


def mean(dice: Dice = PLAIN) -> float:
    """What two dice count on average."""
    return sum(score * count for score, count in spread(dice)) / ROLLS
