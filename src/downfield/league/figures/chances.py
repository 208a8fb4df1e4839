"""What if: the chance of every place, and of winning it all, from up to ten thousand seasons played out by chance."""

import msgspec
import numpy as np

from downfield.kernel.needs import NOBODY
from downfield.league.bracket import bracket
from downfield.league.errors import NotNow
from downfield.league.figures.brackets import played_out, shares
from downfield.league.figures.strengths import Floats, Ints, Strengths
from downfield.league.rounds import spots
from downfield.league.settings import KnockOut, Ladder, Swiss
from downfield.league.standings import groups, members
from downfield.league.state import RUNNING, Fixture, State

SEASONS = 10_000
LARGEST = 10_000_000  # entrants and matches, in all seasons together: some seconds


class Chances(msgspec.Struct, frozen=True):
    """The chances of those of a stage or group: for each entrant, that of each place from the first on.

    `cup` has for each the chance to win the whole competition, where a knock-out is still to come.
    """

    entrants: list[int]
    places: list[list[float]]
    cup: list[float] = []


class Sums:
    """What everybody has by now in each season: points, what he is ahead, what he has scored."""

    def __init__(self, state: State, strengths: Strengths, rng: np.random.Generator, seasons: int) -> None:
        self.state, self.strengths, self.rng, self.seasons = state, strengths, rng, seasons
        self.total, self.ahead, self.scored = (np.zeros((len(strengths.at), seasons)) for _ in range(3))
        self.each = np.arange(seasons)

    def count(self, fixture: Fixture) -> None:
        """Add what a fixture brings, or brings by chance."""
        home, away = (np.full(self.seasons, self.strengths.at[e]) for e in (fixture.home, fixture.away))
        result = self.state.result(fixture)
        if result is None:
            self.meet(home, away)
        else:
            scores = tuple(np.full(self.seasons, count) for count in result.score)
            self._add(home, away, (scores[0], scores[1]), np.full(self.seasons, result.winner))

    def meet(self, home: Ints, away: Ints) -> None:
        """Add what comes of it when these two meet, in each season."""
        scores = self.strengths.scores(home, away, self.rng)
        won = np.where(scores[0] > scores[1], 0, np.where(scores[1] > scores[0], 1, NOBODY))
        self._add(home, away, scores, won)

    def _add(self, home: Ints, away: Ints, scores: tuple[Ints, Ints], won: Ints) -> None:
        points = self.state.settings.scoring
        for side, who in enumerate((home, away)):
            brought = np.where(won == side, points.win, np.where(won == NOBODY, points.draw, points.loss))
            self.total[who, self.each] += brought
            self.ahead[who, self.each] += scores[side] - scores[1 - side]
            self.scored[who, self.each] += scores[side]

    def order(self) -> Ints:
        """Of each season who is first, second ...: by points, then difference, then score, then lot."""
        lots = self.rng.random(self.total.shape)
        found: Ints = np.lexsort((lots, self.scored, self.ahead, self.total), axis=0)[::-1]
        return found


def chances(state: State, seed: int = 0, seasons: int = SEASONS) -> list[Chances]:
    """The chances of every place in the stage that is played, group by group; the same seed gives the same."""
    if state.phase != RUNNING or not state.rounds:
        raise NotNow("Chances are told while a competition is running.", key="league-no-chances")
    stage, rng = state.now, np.random.default_rng(seed)
    kind, seasons = state.stage(stage), min(seasons, LARGEST // _size(state, stage))
    if isinstance(kind, Ladder):
        raise NotNow("Chances are told of tables and knock-outs.", key="league-which-chances")
    if isinstance(kind, KnockOut):
        return [_of_a_cup(state, stage, kind, rng, seasons)]
    everybody = [entrant for group in groups(state, stage) for entrant in members(state, stage, group)]
    strengths = Strengths(state, everybody)
    orders = {
        group: _of_a_table(state, stage, group, Sums(state, strengths, rng, seasons))
        for group in groups(state, stage)
    }
    cup = _cup_to_come(state, stage, strengths, list(orders.values()), rng)
    return [_told(members(state, stage, group), strengths, order, cup) for group, order in orders.items()]


def _size(state: State, stage: int) -> int:
    """How much there is in one season: who takes part, group by group, and who meets."""
    kind, drawn = state.stage(stage), state.of_stage(stage)
    entrants = len(state.entrants) * len(groups(state, stage))
    to_come = kind.rounds * len(state.entrants) if isinstance(kind, Swiss) else 0
    return 1 + entrants + to_come + sum(len(tie.fixtures) for one in drawn for tie in one.ties)


def _told(entrants: list[int], strengths: Strengths, order: Ints, cup: dict[int, float]) -> Chances:
    own = [strengths.at[entrant] for entrant in entrants]
    places = [[float(np.mean(line == at)) for line in order] for at in own]
    return Chances(entrants, places, [cup.get(at, 0.0) for at in own] if cup else [])


def _of_a_table(state: State, stage: int, group: int, sums: Sums) -> Ints:
    """Of each season who is first, second ... of a table."""
    here = members(state, stage, group)
    for one in state.of_stage(stage):
        for fixture in (f for tie in one.ties if tie.group == group for f in tie.fixtures):
            if {fixture.home, fixture.away} <= set(here):
                sums.count(fixture)
    kind = state.stage(stage)
    if isinstance(kind, Swiss):
        _later_rounds(state, stage, kind, sums)
    own = {sums.strengths.at[entrant] for entrant in here}
    order = sums.order()
    by_season = order.T
    return by_season[np.isin(by_season, list(own))].reshape(len(by_season), -1).T


def _later_rounds(state: State, stage: int, kind: Swiss, sums: Sums) -> None:
    """Swiss rounds that are not drawn yet: neighbours in the table meet, and the last rests where somebody must."""
    drawn, win = state.of_stage(stage), state.settings.scoring.win
    for resting in (sums.strengths.at[e] for one in drawn for e in one.rests if e in sums.strengths.at):
        sums.total[resting] += win
    here = np.array([sums.strengths.at[e.id] for e in state.present() if e.id in sums.strengths.at])
    for _ in range(kind.rounds - len(drawn) if len(here) > 1 else 0):
        noise = sums.rng.random((len(here), sums.seasons)) / 2  # less than any difference of points
        order = here[np.argsort(sums.total[here] + noise, axis=0)[::-1]]
        if len(here) % 2:
            sums.total[order[-1], sums.each] += win
        for home, away in zip(order[: len(here) - 1 : 2], order[1::2], strict=True):
            sums.meet(home, away)


def _cup_to_come(
    state: State, stage: int, strengths: Strengths, orders: list[Ints], rng: np.random.Generator
) -> dict[int, float]:
    """The chance of everybody to win the knock-out that follows a stage; nothing where none does."""
    kind, last = state.stage(stage), state.settings.stages[-1]
    if stage + 2 != len(state.settings.stages) or not isinstance(last, KnockOut):
        return {}
    through: int = getattr(kind, "through", 0)
    firsts = [order[place] for place in range(through) for order in orders if place < len(order)]
    seeds = np.stack(firsts)
    tree = bracket(len(seeds), last.third_place, last.double)
    winners = played_out(tree, seeds, strengths.wins(rng, last.best_of), rng, {})[-1][0]
    return {at: float(np.mean(winners == at)) for at in strengths.at.values()}


def _of_a_cup(state: State, stage: int, kind: KnockOut, rng: np.random.Generator, seasons: int) -> Chances:
    """Every spot of the bracket by chance; what is decided stays decided."""
    seeds, ties = list(state.seeds[stage]), spots(state, stage)
    strengths = Strengths(state, seeds)
    told = [tie.spot for tie in ties if tie.spot is not None]
    known = {at: strengths.at[won] for at, tie in enumerate(ties) if (won := state.winner(tie)) is not None}
    line_up = np.repeat(np.arange(len(seeds))[:, None], seasons, axis=1)
    ends = played_out(told, line_up, strengths.wins(rng, kind.best_of), rng, known)
    return Chances(seeds, _listed(shares(told, ends, len(seeds))))


def _listed(found: Floats) -> list[list[float]]:
    return [list(map(float, line)) for line in found]
