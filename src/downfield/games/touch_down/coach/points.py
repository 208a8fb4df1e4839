# mypyc: compiled
"""What a place on the field is worth in points: a small model of a drive, solved once."""

import functools

from downfield.games.touch_down.model.tables import ROWS, TEN_YARDS, Tables
from downfield.games.touch_down.odds.kicks import undisturbed_chance

DOWNS = 4
FARTHEST = 8  # rows to go; more are no worse
TOUCHDOWN = 7.0  # with the try, which brings two points every other time
FIELD_GOAL = 3.0
# What a down brings, measured in matches of this coach against himself with tools/touch_down_numbers.py: rows, and how
# often in a thousand
GAINS = (
    (-4, 8), (-3, 12), (-2, 15), (-1, 254), (0, 250), (1, 18), (2, 19), (3, 28), (4, 14), (5, 16), (6, 14), (7, 21),
    (9, 27), (11, 21), (14, 19), (17, 21), (21, 10), (24, 124),
)  # fmt: skip
LOST = 110  # the ball, in a thousand downs
PUNTED = 14  # rows that a punt gains, after what the others bring back
LEAST = 4  # where a punt leaves the receivers at worst
# What a short punt brings that our players reach as soon as theirs, measured against receivers of the steady coach
SHORT_LAST = 16  # the row up to which there is room before them
SHORT_SCORES = (
    0.03,
    0.015,
)  # how often it is run into the end zone: from the goal line, and more for every row
SHORT_OURS = (0.68, 0.012)  # how often it is ours else, and less for every row,
SHORT_TWICE = 0.12  # or where it flies over two lines
SHORT_GAIN = (10.0, 0.75)  # the row in which we begin then
SHORT_BACK = 20  # and they begin in this one, less ours
KICKED_OFF = 6  # the row that comes nearest to what receiving a kick-off is worth
DISTURBED = 0.48  # how many field goals the defence lets pass of those that the die allows
FADE = 0.97  # a score far ahead may never come
ROUNDS = 12

Values = dict[tuple[int, int, int], float]


class Points:
    """Expected points of whoever has the ball, by row, down and rows to go."""

    def __init__(self, first_down: int, goals: tuple[float, ...]) -> None:
        self.first_down = first_down
        self.goals = goals  # the chance of a field goal with the kicker in a row, undisturbed
        self.first = [0.15 * row for row in range(ROWS + 1)]  # first down, by row
        self.table: Values = {}
        for _ in range(ROUNDS):
            self._improve()

    def _improve(self) -> None:
        """Solve the drives with the values of first downs known so far, then take these for better ones."""
        table: Values = {}
        for down in range(DOWNS, 0, -1):
            for togo in range(1, FARTHEST + 1):
                for row in range(1, ROWS + 1):
                    table[row, down, togo] = self._best(table, row, down, togo)
        self.table = table
        self.first = [0.0] + [FADE * table[row, 1, self.first_down] for row in range(1, ROWS + 1)]

    def _best(self, table: Values, row: int, down: int, togo: int) -> float:
        best = self._attack(table, row, down, togo)
        return max(best, self.punt(row), self.field_goal(row)) if down == DOWNS else best

    def _attack(self, table: Values, row: int, down: int, togo: int) -> float:
        total = -LOST * self.first[ROWS + 1 - row]
        for gain, weight in GAINS:
            total += weight * self._after(table, row + gain, down, togo - gain)
        return total / (LOST + sum(weight for _, weight in GAINS))

    def _after(self, table: Values, row: int, down: int, togo: int) -> float:
        """A down has been played."""
        if row > ROWS:
            return self.touchdown()
        row = max(1, row)
        if togo <= 0:
            return self.first[row]
        if down == DOWNS:
            return -self.first[ROWS + 1 - row]
        return table[row, down + 1, min(togo, FARTHEST)]

    def touchdown(self) -> float:
        """Six points and a try, then the others receive."""
        return TOUCHDOWN - self.first[KICKED_OFF]

    def punt(self, row: int) -> float:
        """Where the others begin then."""
        return -self.first[max(LEAST, ROWS + 1 - row - PUNTED)]

    def short_punt(self, row: int) -> float:
        """The value of a punt that our players reach as soon as theirs."""
        if row > SHORT_LAST:
            return self.punt(row)
        scores = SHORT_SCORES[0] + SHORT_SCORES[1] * row
        ours = SHORT_OURS[0] - SHORT_OURS[1] * row - (0.0 if row % TEN_YARDS else SHORT_TWICE)
        begins, theirs = round(SHORT_GAIN[0] + SHORT_GAIN[1] * row), SHORT_BACK - row
        back = (1.0 - scores - ours) * self.first[theirs]
        return scores * self.touchdown() + ours * self.first[begins] - back

    def goal_chance(self, row: int) -> float:
        """How likely a field goal is from a row, the kicker one row behind it."""
        return self.goals[row - 1] * DISTURBED

    def field_goal(self, row: int) -> float:
        """Three points, or the ball to the others."""
        good = self.goal_chance(row)
        return good * (FIELD_GOAL - self.first[KICKED_OFF]) - (1 - good) * self.first[ROWS + 1 - row]

    def go(self, row: int, down: int, togo: int) -> float:
        """What an attack is worth."""
        return self._attack(self.table, row, down, max(1, min(togo, FARTHEST)))

    def after(self, row: int, down: int, togo: int) -> float:
        """What it is worth to be brought down in a row, after such a down with so many rows to go from there."""
        return self._after(self.table, row, down, togo)

    def lost(self, row: int) -> float:
        """What it is worth to lose the ball in a row."""
        return -self.first[max(1, min(ROWS, ROWS + 1 - row))]


@functools.lru_cache(maxsize=8)
def points(t: Tables) -> Points:
    """The model for the rows and lines of a match, solved once."""
    goals = tuple(undisturbed_chance(t, row) for row in range(ROWS + 1))
    return _solved(int(t.first_down), goals)


@functools.lru_cache(maxsize=4)
def _solved(first_down: int, goals: tuple[float, ...]) -> Points:
    return Points(first_down, goals)
