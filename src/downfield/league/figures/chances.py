"""What if: the chance of every place, from ten thousand seasons played out by how strong everybody has shown himself.

How much a side scores is drawn from a negative binomial law: a Poisson law, wider by as much as scores of this
competition have been (they come in threes and sevens where football is played so). Its mean is the usual score,
raised by the strength of the attack and lowered by that of the defence; both are estimated from what was played, as
if each entrant had already played some matches of the usual kind, so that one win does not make a champion.
"""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from downfield.kernel.needs import NOBODY
from downfield.league.bracket import Decided, Spot, places
from downfield.league.errors import NotNow
from downfield.league.rounds import spots
from downfield.league.settings import KnockOut, RoundRobin
from downfield.league.standings import groups, meetings, members
from downfield.league.state import RUNNING, Fixture, State
from downfield.league.tables import BYE

SEASONS = 10_000
PRIOR = 3.0  # matches of the usual kind, as if everybody had played them
Ints = NDArray[np.int64]


class Chances(msgspec.Struct, frozen=True):
    """The chances of those of a stage or group: for each entrant, that of each place from the first on."""

    entrants: list[int]
    places: list[list[float]]


class Strengths:
    """What everybody scores and lets others score, against the usual."""

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

    def scores(self, home: int, away: int, rng: np.random.Generator, many: int) -> tuple[Ints, Ints]:
        """So many scores of two against each other."""
        h, a = self.at[home], self.at[away]
        means = (self.usual * self.attack[h] * self.defence[a], self.usual * self.attack[a] * self.defence[h])
        return self._drawn(means[0], rng, many), self._drawn(means[1], rng, many)

    def _drawn(self, mean: float, rng: np.random.Generator, many: int) -> Ints:
        if self.width <= 1:
            return rng.poisson(mean, many)
        return rng.negative_binomial(mean / (self.width - 1), 1 / self.width, many)


def _width(scores: list[int], usual: float) -> float:
    """How much wider than a Poisson law scores are, as if some matches had been played that were as wide as usual."""
    expected = max(1.0, usual / 2)  # where much is scored, much is scored at once
    spread = float(np.sum((np.array(scores) - usual) ** 2)) / usual if scores else 0.0
    return (spread + 2 * PRIOR * expected) / (len(scores) + 2 * PRIOR)


def chances(state: State, seed: int = 0, seasons: int = SEASONS) -> list[Chances]:
    """The chances of every place in the stage that is played, group by group; the same seed gives the same."""
    if state.phase != RUNNING or not state.rounds:
        raise NotNow("Chances are told while a competition is running.", key="league-no-chances")
    stage, rng = state.now, np.random.default_rng(seed)
    kind = state.stage(stage)
    if isinstance(kind, KnockOut):
        return [_of_a_cup(state, stage, rng, seasons)]
    if not isinstance(kind, RoundRobin):
        raise NotNow("Chances are told of round robins and knock-outs.", key="league-which-chances")
    return [_of_a_table(state, stage, group, rng, seasons) for group in groups(state, stage)]


def _of_a_table(state: State, stage: int, group: int, rng: np.random.Generator, seasons: int) -> Chances:
    """By points, then difference, then score, then lot."""
    entrants = members(state, stage, group)
    strengths = Strengths(state, entrants)
    total, ahead, scored = (np.zeros((len(entrants), seasons)) for _ in range(3))
    for one in state.of_stage(stage):
        for fixture in (f for tie in one.ties if tie.group == group for f in tie.fixtures):
            if {fixture.home, fixture.away} <= set(entrants):
                _count(state, fixture, strengths, (total, ahead, scored), rng, seasons)
    lots = rng.random((len(entrants), seasons))
    order = np.lexsort((lots, scored, ahead, total), axis=0)[::-1]  # of each season, who is first, second ...
    shares = [
        [float(np.mean(order[place] == at)) for place in range(len(entrants))] for at in range(len(entrants))
    ]
    return Chances(entrants, shares)


def _count(
    state: State,
    fixture: Fixture,
    strengths: Strengths,
    sums: tuple[NDArray[np.float64], ...],
    rng: np.random.Generator,
    seasons: int,
) -> None:
    """Add what a fixture brings, or brings by chance, in each season."""
    points = state.settings.scoring
    result = state.result(fixture)
    if result is not None:
        home, away = (np.full(seasons, count) for count in result.score)
        won = np.full(seasons, result.winner)
    else:
        home, away = strengths.scores(fixture.home, fixture.away, rng, seasons)
        won = np.where(home > away, 0, np.where(away > home, 1, NOBODY))
    total, ahead, scored = sums
    for side, (entrant, own, other) in enumerate(((fixture.home, home, away), (fixture.away, away, home))):
        at = strengths.at[entrant]
        total[at] += np.where(won == side, points.win, np.where(won == NOBODY, points.draw, points.loss))
        ahead[at] += own - other
        scored[at] += own


def _of_a_cup(state: State, stage: int, rng: np.random.Generator, seasons: int) -> Chances:
    """Every spot of the bracket by chance; what is decided stays decided."""
    seeds, ties = list(state.seeds[stage]), spots(state, stage)
    strengths = Strengths(state, seeds)
    told = [tie.spot for tie in ties if tie.spot is not None]
    reached = {entrant: np.zeros(len(seeds) + 1) for entrant in seeds}
    win = {(a, b): _share(strengths, a, b, rng) for a in seeds for b in seeds if a != b}
    for draws in rng.random((seasons, len(ties))):

        def decided(at: int, home: int, away: int, draws: NDArray[np.float64] = draws) -> int:
            known = state.winner(ties[at]) if (ties[at].home, ties[at].away) == (home, away) else None
            return known or (home if draws[at] < win[home, away] else away)

        _rank(places(told, seeds, decided), told, decided, reached)
    return Chances(seeds, [[float(n) / seasons for n in reached[e][1:]] for e in seeds])


def _share(strengths: Strengths, first: int, second: int, rng: np.random.Generator) -> float:
    own, other = strengths.scores(first, second, rng, 2000)
    return float(np.mean(own > other) + np.mean(own == other) / 2)


def _rank(
    found: Sequence[tuple[int, int]],
    told: Sequence[Spot],
    decided: Decided,
    reached: dict[int, NDArray[np.float64]],
) -> None:
    """Give everybody his place, the winner of the last tie first; those who lose at the same time share theirs."""
    out: list[list[int]] = []
    seen: set[int] = set()
    for at in reversed(range(len(found))):
        home, away = found[at]
        both = (
            [home] if BYE in (home, away) else [won := decided(at, home, away), away if won == home else home]
        )
        new = [entrant for entrant in both if entrant is not None and entrant > BYE and entrant not in seen]
        seen |= set(new)
        same = bool(out) and told[at].part in ("winners", "losers") and told[at].round == told[at + 1].round
        out = (
            [*out[:-1], out[-1] + new] if same and len(new) == 1 else [*out, *([entrant] for entrant in new)]
        )
    first = 1
    for level in out:
        for entrant in level:
            reached[entrant][first : first + len(level)] += 1 / len(level)
        first += len(level)
