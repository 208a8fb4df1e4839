"""A drive solved by the compiled sweep: the leads of every down as its tables, the worths as arrays again."""

import functools

import numpy as np

from downfield.games.first_downs.coach.solve.chart import CONVERTED, NOTHING, TOUCHDOWN, UNCONVERTED, Ints
from downfield.games.first_downs.coach.solve.drive import Downs, Drive, Ends, Spending
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.sweep import Routes, Spent, Sweep


class Swept:
    """Solves drives of one pack.

    The sweep has two sorts of rows more than a drive: the conversion; and by the attacker's yards the better of kick
    and punt.
    """

    def __init__(self, downs: Downs) -> None:
        self.downs, chart = downs, downs.chart
        self.conversion = downs.touchdown + 1
        self.kicks = self.conversion + 1
        self.height = self.kicks + chart.total + 1
        self.states = [(down, n, d) for down, n, d in _in_order(downs)]
        self.earns = [chart.purse.attacker_earns.tolist(), chart.purse.defender_earns.tolist()]
        self.spent = [_spent(s) for s in (downs.unspent, downs.bought, downs.stolen)]
        self.of = np.searchsorted(chart.results, chart.tricks).tolist()
        self.kind = chart.kind.reshape(-1).tolist()
        self.routes = self._routes()

    @functools.cached_property
    def sweep(self) -> Sweep:
        """Goes over the states on the processor."""
        cards, spent = self.downs.chart.kind.shape[2], map(Spent, self.spent)
        return Sweep(self.kind, self.of, cards, self.earns, Routes(self.routes), *spent)

    def tables(self) -> list[list[int]]:
        """All that a sweep needs to know, flat: the routes, the kinds, what is earned, what is spent."""
        spent = [pair for each in self.spent for pairs in each for pair in pairs]
        return [*self.routes, self.kind, self.of, self.earns[0] + self.earns[1], spent]

    def solve(self, ends: Ends) -> Drive:
        """The equilibrium of a drive."""
        return self.some(ends, len(self.states))

    def some(self, ends: Ends, states: int) -> Drive:
        """The same for so many states, those first that lead to none of the others."""
        downs, sweep, rows = self.downs, self.sweep, self.begun(ends)
        sweep.begin(rows.reshape(-1).tolist())
        sweep.solve(0, 1)
        sweep.better(downs.touchdown, self.conversion, downs.reset + TOUCHDOWN)
        sweep.solve(1, states + 1)
        return self.drive(np.array(sweep.found()).reshape(rows.shape))

    def begun(self, ends: Ends) -> Floats:
        """The worth of the ends, with room for that of the states."""
        downs = self.downs
        rows = np.zeros((self.height, len(downs.chart.purse)))
        rows[downs.stay : downs.reset], rows[downs.reset : downs.touchdown] = ends.stay, ends.reset
        rows[self.kicks :] = self._kicks(ends)
        return rows

    def drive(self, found: Floats) -> Drive:
        """A drive from all worths."""
        return Drive(self.downs, found[: self.conversion], found[self.conversion])

    def _kicks(self, ends: Ends) -> Floats:
        """[FFD-7.1] The better of field goal and punt, by the attacker's yards."""
        chart = self.downs.chart
        worth = self.downs.field_goals(ends.reset, ends.stay)
        every = np.arange(chart.total + 1)
        calls = np.array([chart.calls(int(chart.total - own)) for own in every])
        best: Floats = np.maximum(worth[every, calls], ends.reset[NOTHING])
        return best

    def _routes(self) -> list[list[int]]:
        """The tables of `Routes`: the conversion, then every down."""
        tables = [[table] for table in self._convert()]
        last = self.downs.chart.downs - 1
        for down in range(last + 1):
            of = np.array([(n, d) for q, n, d in self.states if q == down], dtype=np.int64)
            for table, found in zip(tables, self._down(down, of[:, 0], of[:, 1], down == last), strict=True):
                table.append(found)
        places = np.array([down for down, _, _ in self.states])
        order = np.concatenate(([0], 1 + np.argsort(np.argsort(places, kind="stable"), kind="stable")))
        return [np.concatenate(table)[order].reshape(-1).tolist() for table in tables]

    def _convert(self) -> list[Ints]:
        """[FFD-6.2] [FFD-6.2a] The conversion: no first down, nothing to steal, no turnover."""
        downs, chart = self.downs, self.downs.chart
        missed = downs.reset + UNCONVERTED
        plain = np.where(chart.results >= chart.again, downs.reset + CONVERTED, missed)
        bought = np.where(chart.tricks + chart.trick >= chart.again, downs.reset + CONVERTED, missed)
        one = np.array([self.conversion]), np.array([-1]), np.array([-1])
        return [*one, 2 * plain[None], 2 * bought[None], np.array([missed]), np.array([-1])]

    def _down(self, down: int, togo: Ints, deep: Ints, is_last: bool) -> list[Ints]:
        """A down, at every spot."""
        downs, chart = self.downs, self.downs.chart
        own = chart.total - togo - deep
        plain, first = downs.lead(down, togo, deep, chart.results[:, None])
        bought, earned = downs.lead(down, togo, deep, chart.tricks[:, None] + chart.trick)
        earned = earned & (chart.tricks[:, None] >= togo)  # [FFD-11.1b]
        tackled, _ = downs.lead(down, togo, deep, np.zeros_like(togo))
        stolen, _ = downs.lead(down, togo, deep, np.full_like(togo, -chart.steal))
        return [
            downs.row(down, togo, deep), downs.stay + own,
            self.kicks + own if is_last else np.full_like(own, -1),
            (2 * plain + first).T, (2 * bought + earned).T, tackled, np.where(own > 0, stolen, -1),
        ]  # fmt: skip


def _in_order(downs: Downs) -> list[tuple[int, int, int]]:
    """Every down and its spot, each after all to which it can lead."""
    found = []
    for depths in downs.blocks():
        for down in reversed(range(downs.chart.downs)):
            togo, deep = downs.spots(down, depths)
            found += [(down, int(n), int(d)) for n, d in zip(togo, deep, strict=True)]
    return found


def _spent(spending: Spending) -> list[list[int]]:
    every = (spending.now, spending.turnover, spending.attacker_repeats, spending.defender_repeats)
    return [pairs.tolist() for pairs in every]
