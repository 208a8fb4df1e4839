"""A drive of which somebody knows how it begins: a series of downs is then solved alone, when a match comes to it.

A first down leads to a beginning, or to the last ten yards; so nothing else of the drive is needed, and a coach has not
to wait for the rest.
"""

from downfield.games.first_downs.coach.solve.drive import Downs, Drive, Ends, ended, solve_down
from downfield.games.first_downs.coach.solve.matrix import Floats


class Opened(Drive):
    """Knows every down that somebody has come to."""

    def __init__(self, downs: Downs, ends: Ends, start: Floats) -> None:
        drive = ended(downs, ends)
        drive.rows[drive.begins()] = start
        super().__init__(downs, drive.rows, drive.conversion)
        self.known: dict[tuple[int, int], int] = {}  # by down and depth: up to how much momentum

    def come_to(self, down: int, deep: int, coins: int) -> None:
        """Solve a down and those to which it can lead; each may bring one more coin into play."""
        if self.known.get((down, deep), -1) >= coins:
            return
        last = self.downs.chart.downs - 1
        if 0 < deep < self.downs.chart.longest + self.downs.chart.neutral:
            self.come_to(0, 0, coins + last - down + 1)
        for later in range(last, down - 1, -1):
            self._solve(later, deep, min(coins + later - down, self.downs.chart.purse.coins))

    def _solve(self, down: int, deep: int, coins: int) -> None:
        """One down, unless it is known."""
        if self.known.get((down, deep), -1) < coins:
            solve_down(self, down, range(deep, deep + 1), coins)
            self.known[down, deep] = coins
