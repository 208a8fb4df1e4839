"""What matches prove: intervals of a meeting, and ratings of all who met."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

SURE = 1.96  # standard errors of an interval that holds in 95 of 100 cases
ELO = 400 / math.log(10)  # points of rating that make odds e times better
ROUNDS = 50


def interval(points: Sequence[float]) -> tuple[float, float]:
    """The share of points that a level has won, and how far from it the truth may lie at 95 %.

    The points are those of pairs of matches on the same dice, which are independent of each other. One pair won and one
    lost are put to them, so that a few wins in a row prove little.
    """
    if not points:
        return 0.5, 0.5
    seen = np.array([*points, 0.0, 1.0])
    return float(np.mean(points)), SURE * float(seen.std(ddof=1)) / math.sqrt(len(seen))


def told_apart(points: Sequence[float]) -> bool:
    """Whether it is proved at 95 % that two levels are not as good."""
    share, error = interval(points)
    return abs(share - 0.5) > error


def ratings(
    levels: Sequence[str], met: Mapping[tuple[str, str], Sequence[float]]
) -> list[tuple[float, float]]:
    """The rating of each level above the first, as chess knows it, and how far from it the truth may lie at 95 %.

    The likeliest ratings of the model in which odds multiply; everybody has drawn once with everybody he met.
    """
    place = {level: n for n, level in enumerate(levels)}
    skill, curve = np.zeros(len(levels)), np.eye(len(levels))
    for _ in range(ROUNDS):
        slope, curve = np.zeros(len(levels)), np.zeros((len(levels), len(levels)))
        for (one, other), points in met.items():
            i, j, many = place[one], place[other], 2 * len(points) + 1
            chance = 1 / (1 + math.exp(skill[j] - skill[i]))
            gain, bend = 2 * sum(points) + 0.5 - many * chance, many * chance * (1 - chance)
            slope[[i, j]] += gain, -gain
            curve[[i, i, j, j], [i, j, j, i]] += bend, -bend, bend, -bend
        skill[1:] += np.clip(np.linalg.solve(curve[1:, 1:], slope[1:]), -1, 1)
    errors = np.sqrt(np.diag(np.linalg.inv(curve[1:, 1:])))
    return [
        (0.0, 0.0),
        *((ELO * float(s), ELO * SURE * float(e)) for s, e in zip(skill[1:], errors, strict=True)),
    ]
