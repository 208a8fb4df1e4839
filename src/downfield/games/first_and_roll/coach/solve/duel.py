"""Sealed choices of three against three, solved exactly and thousands at a time."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
PAIRS = ((0, 1), (0, 2), (1, 2))
TINY = 1e-12  # a divisor below this belongs to a part of the table that cannot hold the solution


def row_mix(duels: Floats) -> tuple[Floats, Floats]:
    """The best mixes of the rows, and what they secure; `duels` is (3, 3, n), row, column, duel, paid to the rows.

    Some best mix is pure, or makes the columns of a square part of the table equal: so every such part is tried, and
    what a mix secures against its worst column is the measure. A wrong part only gives a worse mix.
    """
    best = np.zeros((3, duels.shape[2]))
    best[0] = 1.0
    secured = duels[0].min(axis=0)
    for mix in _candidates(duels):
        worth = (mix[0] * duels[0] + mix[1] * duels[1] + mix[2] * duels[2]).min(axis=0)
        better = worth > secured
        np.copyto(secured, worth, where=better)
        np.copyto(best, mix, where=better)
    return best, secured


def column_mix(duels: Floats) -> tuple[Floats, Floats]:
    """The best mixes of the columns, and the most that the rows can get against them."""
    mix, secured = row_mix(-duels.transpose(1, 0, 2))
    return mix, -secured


def worth(duels: Floats) -> Floats:
    """What each duel is worth to the rows: the best they can secure, without the mix."""
    secured: Floats = duels.min(axis=1).max(axis=0)
    for i, k in PAIRS:
        for j, m in PAIRS:
            share = _share(duels, i, k, j, m)
            mixed = duels[k] + share * (duels[i] - duels[k])
            np.maximum(secured, mixed.min(axis=0), out=secured)
    mix = _of_three(duels)
    mixed = mix[0] * duels[0] + mix[1] * duels[1] + mix[2] * duels[2]
    np.maximum(secured, mixed.min(axis=0), out=secured)
    return secured


def _candidates(duels: Floats) -> list[Floats]:
    """Mixes of the rows among which a best one is found: pure ones, two rows, all three."""
    n = duels.shape[2]
    mixes = [np.broadcast_to(np.eye(3)[:, i : i + 1], (3, n)) for i in range(3)]
    for i, k in PAIRS:
        for j, m in PAIRS:
            mix = np.zeros((3, n))
            mix[i] = _share(duels, i, k, j, m)
            mix[k] = 1.0 - mix[i]
            mixes.append(mix)
    mixes.append(_of_three(duels))
    return mixes


def _share(duels: Floats, i: int, k: int, j: int, m: int) -> Floats:
    """The share of row i, the rest being row k, that makes columns j and m equal."""
    down = duels[k, m] - duels[k, j]
    return np.clip(_ratio(down, down + duels[i, j] - duels[i, m]), 0.0, 1.0)


def _of_three(duels: Floats) -> Floats:
    """The mix of all rows that makes all columns equal: the cofactors summed by row, to scale."""
    sums = np.stack([_cross(duels[1], duels[2]), _cross(duels[2], duels[0]), _cross(duels[0], duels[1])])
    mix = np.clip(_ratio(sums, sums.sum(axis=0)), 0.0, 1.0)
    total = mix.sum(axis=0)
    return np.where(total > 0.5, _ratio(mix, total), 1.0 / 3.0)


def _cross(a: Floats, b: Floats) -> Floats:
    """The sum of the cross product's components."""
    total: Floats = a[1] * b[2] - a[2] * b[1] + a[2] * b[0] - a[0] * b[2] + a[0] * b[1] - a[1] * b[0]
    return total


def _ratio(part: Floats, whole: Floats) -> Floats:
    """A division that gives 0 where there is nothing to divide by."""
    safe = np.abs(whole) > TINY
    return np.where(safe, part / np.where(safe, whole, 1.0), 0.0)
