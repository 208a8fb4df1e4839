"""Small matrix games, thousands at a time: what the hidden card and the announced option are worth.

A batch is an array of rows × columns × games: entry (i, j, b) is what row i wins against column j in game b. Rows win
as much as they can, columns let them win as little as they can.

The best mix of columns is found among its candidates: one column; two columns that make two rows equal; three columns
that make three rows equal. No other mix can be a corner of the problem when there are three rows or three columns.
"""

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]
Ints = NDArray[np.int64]


def value(games: Floats) -> Floats:
    """What each game is worth to the rows."""
    best: Floats = games.max(axis=0).min(axis=0)
    for worst, _, _ in (_two(games), _three(games)):
        np.fmin(best, np.fmin.reduce(worst, axis=(0, 1)), out=best)
    return best


def column_mix(games: Floats) -> Floats:
    """The mix of columns that holds the rows down to the value."""
    mix: Floats = np.zeros_like(games[0])
    worst = games.max(axis=0)
    best = worst.min(axis=0)
    mix[worst.argmin(axis=0), np.arange(len(best))] = 1.0
    for worst, weights, columns in (_two(games), _three(games)):
        _keep(best, mix, worst, weights, columns)
    return mix


def row_mix(games: Floats) -> Floats:
    """The mix of rows that wins the value whatever the columns do."""
    return column_mix(-games.transpose(1, 0, 2))


def _two(games: Floats) -> tuple[Floats, Floats, Ints]:
    """For two rows × two columns × game: what the rows win against the mix that makes them equal.

    With it come the mix, without its last weight, and its columns.
    """
    a, b = _subsets(games.shape[0], 2)
    columns = _subsets(games.shape[1], 2)
    base = games[:, columns[1]]
    slope = games[:, columns[0]] - base
    w = base[b] - base[a]
    with np.errstate(divide="ignore", invalid="ignore"):  # parallel rows never meet: no candidate
        w /= slope[a] - slope[b]
    np.minimum(np.maximum(w, 0, out=w), 1, out=w)
    worst = slope[0] * w
    worst += base[0]
    for i in range(1, len(games)):
        row = slope[i] * w
        row += base[i]
        np.maximum(worst, row, out=worst)
    return worst, w[None], columns


def _three(games: Floats) -> tuple[Floats, Floats, Ints]:
    """The same for three rows × three columns × game."""
    a, b, c = _subsets(games.shape[0], 3)
    j, k, m = columns = _subsets(games.shape[1], 3)
    p, q = games[a] - games[c], games[b] - games[c]
    w = np.stack([p[:, s] * q[:, t] - p[:, t] * q[:, s] for s, t in ((k, m), (m, j), (j, k))])
    whole = w[0] + w[1] + w[2]
    worst = np.full_like(whole, -np.inf)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):  # no such mix: no candidate
        w /= whole
        for i in range(len(games)):
            row = games[i, j] * w[0]
            row += games[i, k] * w[1]
            row += games[i, m] * w[2]
            np.maximum(worst, row, out=worst)
    worst[~(np.minimum(np.minimum(w[0], w[1]), w[2]) >= 0)] = np.nan
    return worst, w[:2], columns


@cache
def _subsets(count: int, size: int) -> Ints:
    """Every choice of so many of the first numbers, one per column."""
    return np.array(list(combinations(range(count), size)), dtype=np.int64).reshape(-1, size).T


def _keep(best: Floats, mix: Floats, worst: Floats, weights: Floats, columns: Ints) -> None:
    """Take over the best candidate of each game where it is better than the best so far."""
    rows, choices, size = worst.shape
    flat = np.where(np.isnan(worst), np.inf, worst).reshape(rows * choices, size)
    better = np.flatnonzero(flat.min(axis=0) < best)
    which = flat[:, better].argmin(axis=0)
    best[better] = flat[which, better]
    mix[:, better] = 0.0
    left = np.ones_like(best[better])
    for column, weight in zip(columns, weights, strict=False):
        mix[column[which % choices], better] = chosen = weight.reshape(rows * choices, size)[which, better]
        left -= chosen
    mix[columns[-1][which % choices], better] = np.maximum(left, 0)
