"""Where every result of a down leads once all windows are closed by best play."""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.solve.chart import CONVERTED, UNCONVERTED, Ints
from downfield.games.first_downs.coach.solve.drive import Drive, Finals, Spending, Stages, Windows

NOISE: Final = 1e-9  # what differs by less is as good: then nothing is paid

# What is paid for, as bits of a lead.
STEAL: Final = 1
BUY: Final = 2
TURNOVER: Final = 4
REPEAT_ATTACKER: Final = 8
REPEAT_DEFENDER: Final = 16
DEEDS: Final = (STEAL, BUY, TURNOVER, REPEAT_ATTACKER, REPEAT_DEFENDER)
BITS: Final = len(DEEDS)


class Spots:
    """Some states of one down, or with `down` None the conversion: where each result leads from them."""

    def __init__(self, drive: Drive, down: int | None, depths: range = range(0)) -> None:
        self.drive, self.downs = drive, drive.downs
        self.down = down
        if down is None:
            self._convert()
        else:
            self._play(down, depths)

    def _play(self, down: int, depths: range) -> None:
        drive, downs, chart = self.drive, self.downs, self.downs.chart
        self.togo, self.deep = downs.spots(down, depths)
        self.own = chart.total - self.togo - self.deep
        self.rows = downs.row(down, self.togo, self.deep)
        self.finals: Finals = downs.finals(drive.rows, down, self.togo, self.deep)
        self.again, self.lost = drive.rows[self.rows], drive.stay[self.own]
        here = (down, self.togo, self.deep)
        self.plain, self.first = downs.lead(*here, chart.results[:, None])
        self.bought, first = downs.lead(*here, chart.tricks[:, None] + chart.trick)
        self.bought_first = first & (chart.tricks[:, None] >= self.togo)  # [FFD-11.1b]
        self.tackled = downs.lead(*here, np.zeros((1, 1), dtype=np.int64))[0]
        self.stolen = downs.lead(*here, np.full((1, 1), -chart.steal))[0]

    def _convert(self) -> None:
        """[FFD-6.2] [FFD-6.2a] No first down, nothing to steal, no turnover."""
        drive, downs, chart = self.drive, self.downs, self.downs.chart
        self.togo, self.deep = np.array([chart.again]), np.array([0])
        self.own = chart.total - self.togo
        self.rows = np.array([downs.touchdown + 1])
        self.finals = downs.conversion(drive.reset)
        self.again, self.lost = drive.conversion[None], None
        good, missed = downs.reset + CONVERTED, downs.reset + UNCONVERTED
        self.plain = np.where(chart.results >= chart.again, good, missed)[:, None]
        self.bought = np.where(chart.tricks + chart.trick >= chart.again, good, missed)[:, None]
        self.tackled = self.stolen = np.array([[missed]])
        self.first = np.zeros_like(self.plain, dtype=np.bool_)
        self.bought_first = np.zeros_like(self.bought, dtype=np.bool_)

    def windows(self, pairs: Ints) -> Windows:
        """What the results are worth at these pairs of momentum."""
        return Windows(self.downs, self.finals, pairs, self.again, self.lost)

    def leads(self, pairs: Ints, windows: Windows) -> Ints:
        """By kind × state × pair: row, pair and deeds in one number, see `apart`."""
        downs, purse = self.downs, self.downs.chart.purse
        now, stolen, bought = pairs, downs.stolen.now[pairs], downs.bought.now[pairs]
        then = np.where(self.first[:, :, None], purse.attacker_earns[now], now)
        plain = self._closed(windows.plain, downs.unspent, pairs, self.plain, then, 0)
        then = np.where(self.bought_first[:, :, None], purse.attacker_earns[bought], bought)
        paid = self._closed(windows.bought, downs.bought, pairs, self.bought, then, BUY)
        tackled = self._closed(
            windows.tackled, downs.unspent, pairs, self.tackled, purse.defender_earns[now], 0
        )
        taken = self._closed(windows.stolen, downs.stolen, pairs, self.stolen, stolen, STEAL)
        steals = self.finals.stealable[:, None] & (stolen >= 0)
        steals &= windows.stolen.w2[0] < windows.tackled.w2[0] - NOISE
        of = np.searchsorted(downs.chart.results, downs.chart.tricks)
        buys = (bought >= 0) & (windows.bought.w2 > windows.plain.w2[of] + NOISE)
        return np.concatenate(
            (tackled, np.where(steals, taken, tackled), plain, np.where(buys, paid, plain[of]))
        )

    def _closed(self, stages: Stages, spent: Spending, pairs: Ints, row: Ints, pair: Ints, paid: int) -> Ints:
        """[FFD-10.6] The lead of each result of a sort, behind the turnover and the repeats."""
        purse = len(self.downs.chart.purse)
        own = self.rows[:, None] * purse
        left = self.downs.stay + self.own[:, None]
        found = ((row[:, :, None] * purse + pair) << BITS) | paid
        again = stages.defender_again < stages.final - NOISE
        found = np.where(again, _to(own + spent.defender_repeats[pairs], paid | REPEAT_DEFENDER), found)
        again = stages.attacker_again > stages.w4 + NOISE
        found = np.where(again, _to(own + spent.attacker_repeats[pairs], paid | REPEAT_ATTACKER), found)
        turned = stages.turned_over < stages.w3 - NOISE
        return np.where(turned, _to(left * purse + spent.turnover[pairs], paid | TURNOVER), found)


def _to(place: Ints, deeds: int) -> Ints:
    return (place << BITS) | deeds


def apart(lead: Ints) -> tuple[Ints, Ints]:
    """Place in the table of worths, flattened, and deeds."""
    return lead >> BITS, lead & ((1 << BITS) - 1)
