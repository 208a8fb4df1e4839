"""A drive as both sides play it best: from how it begins to how it ends, with the chance of each."""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.balance.leads import NOISE, Spots, apart
from downfield.games.first_downs.coach.balance.tally import CHOICES, Tally, situation
from downfield.games.first_downs.coach.solve import matrix
from downfield.games.first_downs.coach.solve.chart import FIELD_GOAL, NOTHING, TOUCHDOWN, Flags, Ints
from downfield.games.first_downs.coach.solve.drive import Drive
from downfield.games.first_downs.coach.solve.matrix import Floats

LEAST: Final = 1e-9  # chances below are not followed
UNPAID, PAID = 0, 1  # whether anybody has spent momentum in this drive so far


class Flow:
    """The chance of every state of a solved drive, by whether momentum was spent on the way."""

    def __init__(self, drive: Drive, begin: Floats, tally: Tally) -> None:
        self.drive, self.downs, self.tally = drive, drive.downs, tally
        downs = self.downs
        self.mass = np.zeros((2, downs.touchdown + 2, len(downs.chart.purse)))
        rows = downs.row(0, np.array(downs.chart.neutral), np.arange(downs.deepest + 1))
        self.mass[UNPAID, rows] = begin
        tally.drives += float(begin.sum())
        for depths in reversed(downs.blocks()):
            for down in range(downs.chart.downs):
                self._play(Spots(drive, down, depths))
        self._touchdown()
        self._end()

    # One down ----------------------------------------------------------------------------------------------------

    def _play(self, spots: Spots) -> None:
        """The states of a down, much momentum before little, since a repeat costs some."""
        for pairs in reversed(self.downs.groups):
            at = np.ix_(np.array((UNPAID, PAID)), spots.rows, pairs)
            here = self.mass[at]
            if here.sum() > LEAST:
                self.mass[at] = 0.0
                self._choose(spots, pairs, here)

    def _choose(self, spots: Spots, pairs: Ints, here: Floats) -> None:
        """Show the best play, or kick on the last down where that is better."""
        state, pair = np.nonzero(here.sum(axis=0) > LEAST)
        windows, weight = spots.windows(pairs), here[:, state, pair]
        worth = windows.worth[:, state, pair]
        leads = spots.leads(pairs, windows)[:, state, pair]
        values = np.stack([matrix.value(worth[cells]) for cells in self.downs.chart.kind])
        best = values.max(axis=0)
        if spots.down == self.downs.chart.downs - 1:
            kicks = self._kick(spots, state, pairs[pair], best, weight)
            state, pair, weight = state[~kicks], pair[~kicks], weight[:, ~kicks]
            worth, leads, values, best = worth[:, ~kicks], leads[:, ~kicks], values[:, ~kicks], best[~kicks]
        play = (values >= best - NOISE).argmax(axis=0)
        matters = best - values.min(axis=0) > NOISE
        total = weight.sum(axis=0)
        where = situation(spots.down, spots.togo, spots.deep)[state]
        self.tally.downs += float(total.sum())
        self.tally.show(where[matters], play[matters], total[matters])
        self._meet(worth, leads, play, weight, matters)

    def _meet(self, worth: Floats, leads: Ints, play: Ints, weight: Floats, matters: Flags) -> None:
        """Option and card meet, each from its side's mix."""
        cells = self.downs.chart.kind[play].transpose(1, 2, 0)
        every = np.arange(len(play))
        game = worth[cells, every]
        options, cards = matrix.row_mix(game), matrix.column_mix(game)
        total = weight.sum(axis=0) * matters
        self.tally.meet(play, options, cards, total)
        chance = options[:, None] * cards[None]
        to, deeds = apart(leads[cells, every])
        self.tally.pay(deeds, chance * weight.sum(axis=0))
        paid = deeds > 0
        flat = self.mass.reshape(2, -1)
        for before in (UNPAID, PAID):
            moved = chance * weight[before]
            np.add.at(flat[before], to[~paid], moved[~paid])
            np.add.at(flat[PAID], to[paid], moved[paid])

    # Kicks and touchdowns ----------------------------------------------------------------------------------------

    def _kick(self, spots: Spots, state: Ints, pair: Ints, gamble: Floats, weight: Floats) -> Flags:
        """[FFD-7.1] Where the last down is kicked or punted; the others gamble."""
        drive, chart, tally = self.drive, self.downs.chart, self.tally
        own = spots.own[state]
        calls = np.array([chart.calls(int(n)) for n in chart.total - own], dtype=np.int64)
        kick, punt = drive.field_goals[own, calls, pair], drive.reset[NOTHING, pair]
        kicks: Flags = np.maximum(kick, punt) > gamble + NOISE
        tries = kicks & (kick > punt + NOISE)
        for chosen, name in ((~kicks, "gamble"), (tries, "field-goal"), (kicks & ~tries, "punt")):
            tally.fourth[CHOICES.index(name)] += float(weight[:, chosen].sum())
        for at in np.flatnonzero(kicks & ~tries):
            self.mass[:, self.downs.reset + NOTHING, pair[at]] += weight[:, at]
        tally.end("punt", float(weight[:, kicks & ~tries].sum()))
        for at in np.flatnonzero(tries):
            self._attempt(int(own[at]), int(calls[at]), int(pair[at]), weight[:, at])
        return kicks

    def _attempt(self, own: int, calls: int, pair: int, weight: Floats) -> None:
        """[FFD-7.5] One toss after the other: called, or paid for where that is worth more."""
        drive, downs, chart = self.drive, self.downs, self.downs.chart
        if calls == 0:
            self.mass[:, downs.reset + FIELD_GOAL, pair] += weight
            self.tally.end("field-goal", float(weight.sum()))
            return
        left = drive.field_goals[own, calls - 1]
        missed = downs.reset + NOTHING if chart.missed_resets else downs.stay + own
        paid = int(chart.purse.after(-int(chart.t.skip), 0)[pair])
        if paid >= 0 and left[paid] > (left[pair] + drive.rows[missed, pair]) / 2 + NOISE:
            self.tally.skips += float(weight.sum())
            self._attempt(own, calls - 1, paid, np.array([0.0, weight.sum()]))
            return
        self.mass[:, missed, pair] += weight / 2
        self.tally.end("missed", float(weight.sum()) / 2)
        self._attempt(own, calls - 1, pair, weight / 2)

    def _touchdown(self) -> None:
        """[FFD-6.1] Take the points, or try a conversion where that is worth more."""
        drive, downs = self.drive, self.downs
        tries = drive.conversion > drive.reset[TOUCHDOWN] + NOISE
        scored = self.mass[:, downs.touchdown]
        self.mass[:, downs.reset + TOUCHDOWN] += scored * ~tries
        self.mass[:, downs.touchdown + 1] += scored * tries
        self._play(Spots(drive, None))

    # How it ended ------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Count the ends that are seen by where the drive has led."""
        downs, tally = self.downs, self.tally
        self.reset = self.mass[:, downs.reset : downs.touchdown].sum(axis=0)
        self.stay = self.mass[:, downs.stay : downs.reset].sum(axis=0)
        whole = self.reset.sum(axis=1)
        for name, ending in (("unconverted", 2), ("touchdown", TOUCHDOWN), ("converted", 4)):
            tally.end(name, float(whole[ending]))
        tally.points += float(whole @ np.array(downs.chart.points))
        tally.paid += float(self.mass[PAID, downs.stay : downs.touchdown].sum())
