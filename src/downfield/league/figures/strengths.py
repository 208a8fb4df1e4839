"""How strong everybody has shown himself, and scores drawn by it.

How much a side scores is drawn from a negative binomial law: a Poisson law, wider by as much as scores of this
competition have been (they come in threes and sevens where football is played so). Its mean is the usual score,
raised by the strength of the attack and lowered by that of the defence; both are estimated from what was played, as
if each entrant had already played some matches of the usual kind, so that one win does not make a champion.
"""

import math

import numpy as np
from numpy.typing import NDArray

from downfield.league.standings import meetings
from downfield.league.state import State

PRIOR = 3.0  # matches of the usual kind, as if everybody had played them
SAMPLE = 2000  # scores from which the chance of a win is read
LARGEST = 4_000_000  # matches that are drawn for all pairs together: some tens of MiB
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Strengths:
    """What everybody scores and lets others score, against the usual; entrants are told by their places in a list."""

    def __init__(self, state: State, entrants: list[int]) -> None:
        self.at = {entrant: place for place, entrant in enumerate(entrants)}
        found = [m for stage in range(len(state.settings.stages)) for m in meetings(state, stage)]
        told = [m for m in found if not m.result.is_walkover and {m.home, m.away} <= set(entrants)]
        scores = [points for m in told for points in m.result.score]
        self.usual = max(0.5, float(np.mean(scores))) if scores else 1.5
        self.width = _width(scores, self.usual)
        scored, conceded, count = (np.zeros(len(entrants)) for _ in range(3))
        for m in told:
            for side, entrant in enumerate((m.home, m.away)):
                scored[self.at[entrant]] += m.result.score[side]
                conceded[self.at[entrant]] += m.result.score[1 - side]
                count[self.at[entrant]] += 1
        weight = (count + PRIOR) * self.usual
        self.attack = (scored + PRIOR * self.usual) / weight
        self.defence = (conceded + PRIOR * self.usual) / weight

    def scores(self, home: Ints, away: Ints, rng: np.random.Generator) -> tuple[Ints, Ints]:
        """A score for each pair of places."""
        means = (
            self.usual * self.attack[home] * self.defence[away],
            self.usual * self.attack[away] * self.defence[home],
        )
        return self._drawn(means[0], rng), self._drawn(means[1], rng)

    def _drawn(self, means: Floats, rng: np.random.Generator) -> Ints:
        if self.width <= 1:
            return rng.poisson(means)
        return rng.negative_binomial(means / (self.width - 1), 1 / self.width)

    def wins(self, rng: np.random.Generator, best_of: int = 1) -> Floats:
        """For each two, the chance that the first beats the second in a tie; a drawn match is decided by chance."""
        many = len(self.at)
        sample = min(SAMPLE, LARGEST // max(1, many * many))
        first, second = np.divmod(np.repeat(np.arange(many * many), sample), many)
        own, other = self.scores(first, second, rng)
        shares = ((own > other) + (own == other) / 2).reshape(many, many, sample).mean(axis=2)
        need = (best_of + 1) // 2
        ways = [math.comb(need - 1 + lost, lost) * (1 - shares) ** lost for lost in range(need)]
        return np.asarray(shares**need * sum(ways), dtype=np.float64)


def _width(scores: list[int], usual: float) -> float:
    """How much wider than a Poisson law scores are, as if some matches had been played that were as wide as usual."""
    expected = max(1.0, usual / 2)  # where much is scored, much is scored at once
    spread = float(np.sum((np.array(scores) - usual) ** 2)) / usual if scores else 0.0
    return (spread + 2 * PRIOR * expected) / (len(scores) + 2 * PRIOR)
