"""Sealed dice, many at once: a colour is worth one thing alone, and another if the defence takes it too."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats

SETS = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))


def duels(alone: Floats, met: Floats) -> Floats:
    """What the offence secures.

    The defence covers each colour just as far as it must, and what it must grant is the most that any set of colours
    can demand. Where being met is better for every colour, it spreads instead.
    """
    gain = alone - met
    covered = gain > 0.0
    everywhere = bool(covered.all())
    ratio = 1.0 / (gain if everywhere else np.where(covered, gain, 1.0))
    weighed = ratio * alone
    worth: Floats = np.where(covered, -np.inf, alone).max(axis=0)
    for chosen in SETS:
        share, total = ratio[chosen[0]], weighed[chosen[0]] - 1.0
        for each in chosen[1:]:
            share, total = share + ratio[each], total + weighed[each]
        asked = total / share
        if not everywhere:
            fits = np.logical_and.reduce([covered[each] for each in chosen])
            asked = np.where(fits, asked, -np.inf)
        np.maximum(worth, asked, out=worth)
    if not everywhere and not covered.any(axis=0).all():
        worth = np.where(covered.any(axis=0), worth, _spread(alone, gain))
    return worth


def _spread(alone: Floats, gain: Floats) -> Floats:
    """Every colour wants to be met: the defence shares itself out so that none gets too much."""
    least = alone.max(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        even = (1.0 - (alone / gain).sum(axis=0)) / -(1.0 / gain).sum(axis=0)
    found: Floats = np.where((gain < 0.0).all(axis=0), np.maximum(least, even), least)
    return found
