"""A whole match as both sides play it best: how it goes, and what of the box it uses."""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.balance.flow import Flow
from downfield.games.first_downs.coach.balance.tally import Tally
from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.truth import Layer
from downfield.games.first_downs.rules.drive import left_to_go
from downfield.kernel.solution import Progress

FEW: Final = 1e-6  # matches below are not followed into another drive
LATE: Final = 0.7  # of the work is done when overtime begins
SURE: Final = 0.95  # from such a chance on a match counts as decided

Begun = dict[
    tuple[int, int], Floats
]  # by the attacker's lead, and whether he led last (1), the other (-1), nobody (0)


class Study:
    """Follows a match from its opening, drive by drive; one whose winner is certain is followed no further."""

    def __init__(self, book: Book, progress: Progress = lambda share: None) -> None:
        self.book, self.truth, self.progress = book, book.truth, progress
        self.chart = book.truth.chart
        self.drives: list[Tally] = []
        self.decided: list[float] = []  # share of matches decided before each drive
        self.won = 0.0  # by the first attacker; a draw is half a win
        self.lead_changes = self.margin = self.certain = self.overtime = 0.0
        begin = np.zeros((self.truth.downs.deepest + 1, len(self.chart.purse)))
        begin[-1, 0] = 1.0
        begun: Begun = {(0, 0): begin}
        for number in range(2 * (self.truth.drives + self.truth.rounds)):  # as far as the solution goes
            if number == 2 * self.truth.drives:
                self.overtime = _sum(begun)
            if _sum(begun) < FEW or self._rounds(number) < 0:
                break
            begun = self._drive(number, begun)
        self.won += _sum(begun) / 2

    @property
    def whole(self) -> Tally:
        """All drives together."""
        found = self._tally()
        for tally in self.drives:
            found.add(tally)
        return found

    def _tally(self) -> Tally:
        return Tally(self.chart.kind.shape[0], self.chart.kind.shape[2])

    def _rounds(self, number: int) -> int:
        """Rounds of overtime to come with a drive: 0 before it, -1 where no further one is played."""
        late = number - 2 * self.truth.drives
        if late < 0:
            return 0
        left = self.truth.rounds if self.chart.t.rounds < 0 else self.truth.rounds - late // 2
        return left if left > 0 else -1

    def _drive(self, number: int, begun: Begun) -> Begun:
        """Play a drive of every match that has come so far."""
        late = number >= 2 * self.truth.drives
        left = 2 - number % 2 if late else 2 * self.truth.drives - number
        then: Begun = {}
        tally, certain, sure = self._tally(), self.certain, self.certain
        for done, ((lead, last), begin) in enumerate(begun.items()):
            self.progress(self._done(number + done / len(begun)))
            layer = self.truth.layer(left, lead, self._rounds(number))
            if layer is None:
                self.certain += float(begin.sum())
                self._over(number, lead, float(begin.sum()))
                continue
            sure += self._sure(layer, begin)
            flow = Flow(self.book.drive(layer), begin, tally)
            for (ahead, leader), begins in self._after(flow, lead, last).items():
                if left == 1 and ahead != 0:
                    self._over(number, ahead, float(begins.sum()))
                else:
                    place = then.setdefault((-ahead, -leader), np.zeros_like(begins))
                    place += begins
        self.drives.append(tally)
        self.decided.append(sure + self.certain - certain)
        return then

    def _done(self, drives: float) -> float:
        """The share of the work that is done after so many drives; rounds of overtime halve what is left."""
        regular = 2 * self.truth.drives
        return (
            LATE * drives / regular if drives < regular else 1 - (1 - LATE) * 0.5 ** ((drives - regular) / 2)
        )

    def _over(self, number: int, lead: int, share: float) -> None:
        """So many matches end with such a lead of whoever attacks in a drive."""
        self.margin += abs(lead) * share
        self.won += share if (lead > 0) == (number % 2 == 0) else 0.0

    def _sure(self, layer: Layer, begin: Floats) -> float:
        """The matches in which one side is nearly certain to win."""
        chance = self.book.start(layer.name)
        return float(begin[(chance > SURE) | (chance < 1 - SURE)].sum())

    def _after(self, flow: Flow, lead: int, last: int) -> Begun:
        """How the next drives begin, by the lead of whoever has attacked and who led last, seen from him."""
        chart = self.chart
        by_points: dict[int, Floats] = {}
        for points, ended in zip(chart.points, flow.reset, strict=True):
            self._begun(by_points, points)[-1] += ended[chart.purse.swapped]
        for own, ended in enumerate(flow.stay):
            far = int(left_to_go(chart.t, own)) - chart.neutral
            self._begun(by_points, 0)[far] += ended[chart.purse.swapped]
        found: Begun = {}
        for points, begins in by_points.items():
            ahead = lead + points
            leader = (ahead > 0) - (ahead < 0) or last
            self.lead_changes += float(begins.sum()) if last * leader < 0 else 0.0
            found[ahead, leader] = begins
        return found

    def _begun(self, tables: dict[int, Floats], points: int) -> Floats:
        shape = (self.truth.downs.deepest + 1, len(self.chart.purse))
        return tables.setdefault(points, np.zeros(shape))


def _sum(begun: Begun) -> float:
    return float(sum(begin.sum() for begin in begun.values()))
