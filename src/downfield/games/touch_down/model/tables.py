# mypyc: compiled
"""What is printed on board, tables and counters, frozen to ints that the rules index; and what was agreed."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.vecs import vec

ROWS: Final = 24  # between the goal lines [TD-2.1]
TEN_YARDS: Final = 4  # in rows
SLOTS: Final = 11  # counters of a team on the field
LONGEST: Final = 13  # the last column of the pass table

# What a square is
FIELD: Final = 0
SOUTH_ZONE: Final = 1
NORTH_ZONE: Final = 2
OUTSIDE: Final = 3


@mypyc_attr(acyclic=True)
class Tables:
    """The components and options of a match; every clone of it shares them."""

    row: vec[i64]
    column: vec[i64]
    zone: vec[i64]
    delta: vec[i64]
    goals: vec[i64]
    most_picked: vec[i64]
    least_caught: vec[i64]
    contact: vec[i64]
    number: vec[i64]
    role: vec[i64]
    push: vec[i64]
    speed: vec[i64]
    skill: vec[i64]
    season: vec[i64]
    rank: vec[i64]
    ranked: vec[i64]
    forms: vec[i64]
    places: vec[i64]
    seats: vec[i64]

    def __init__(self, columns: i64, depth: i64) -> None:
        self.columns: i64 = columns
        self.depth: i64 = depth  # rows of an end zone [TD-2.2]
        self.stride: i64 = columns + 2
        self.squares: i64 = self.stride * (ROWS + 2 * depth + 2)
        self.centre: i64 = (columns + 1) // 2  # [TD-2.4]
        self.lay_out()
        self.hash_west: i64 = 0  # [TD-2.7]
        self.hash_east: i64 = 0
        self.goals = vec[i64]([])  # the columns of the goal squares [TD-2.8]
        self.most_picked = vec[i64]([])  # by distance: the highest roll that is an I [TD-9.17]
        self.least_caught = vec[i64]([])  # the lowest that is an R
        self.contact = vec[i64]([])  # attacker's table, then defender's: (roll - 1) * 7 + column + 3
        self.first_away: i64 = 0  # players of the home team stand first
        self.number = vec[i64]([])
        self.role = vec[i64]([])
        self.push = vec[i64]([])  # contact [TD-3.2]
        self.speed = vec[i64]([])
        self.skill = vec[i64]([])  # [TD-19.6, TD-19.7]
        self.season = vec[i64]([])  # what led there: rows or sacks in the matches before
        self.rank = vec[i64]([])  # players of a team and role, the best first
        self.ranked = vec[i64]([])  # where those of side * 6 + role begin, and the end
        self.forms = vec[i64]([])  # what each ready formation is for
        self.places = vec[i64]([])  # of each formation, for eleven slots: whether absolute, column, depth
        self.seats = vec[i64]([0, 0, 1, 1])  # for each side, who commands its attack and who its defence
        self.kickoff_row: i64 = 0
        self.touchback_row: i64 = 0
        self.try_row: i64 = 0
        self.quarters: i64 = 2
        self.minutes: i64 = 15
        self.first_down: i64 = 5
        self.goal_line: i64 = 0
        self.safety: i64 = 0
        self.trip_at_most: i64 = 0
        self.extra_action: i64 = 0
        self.one_pass: i64 = 0
        self.both_held: i64 = 0  # entangled, the other is held too [TD-10.7a]
        self.league: i64 = 0
        self.names: list[str] = []  # of the teams
        self.formations: list[str] = []

    def lay_out(self) -> None:
        """Number the squares with one row of squares outside all around [TD-2.1, TD-2.2, TD-2.3]."""
        rows: list[int] = []
        columns: list[int] = []
        zones: list[int] = []
        for square in range(self.squares):
            y = square // self.stride - self.depth
            x = square % self.stride
            rows.append(y)
            columns.append(x)
            if x < 1 or x > self.columns or y <= -self.depth or y > ROWS + self.depth:
                zones.append(OUTSIDE)
            elif y < 1:
                zones.append(SOUTH_ZONE)
            else:
                zones.append(NORTH_ZONE if y > ROWS else FIELD)
        self.row = vec[i64](rows)
        self.column = vec[i64](columns)
        self.zone = vec[i64](zones)
        up = int(self.stride)  # north, north-east and so on round [TD-2.9]
        self.delta = vec[i64]([up, up + 1, 1, 1 - up, -up, -up - 1, -1, up - 1])

    def square_at(self, x: i64, y: i64) -> i64:
        """The square of a column and a row."""
        return (y + self.depth) * self.stride + x

    def distance(self, a: i64, b: i64) -> i64:
        """[TD-2.9] The steps from one square to another."""
        dx = self.column[a] - self.column[b]
        dy = self.row[a] - self.row[b]
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        return dx if dx > dy else dy

    def lines_between(self, a: i64, b: i64) -> i64:
        """[TD-2.5] The ten-yard lines between two rows; by option the goal lines count too."""
        low, high = (a, b) if a < b else (b, a)
        count: i64 = 0
        line: i64 = 0 if self.goal_line else TEN_YARDS
        last: i64 = ROWS if self.goal_line else ROWS - TEN_YARDS
        while line <= last:
            if low <= line and line < high:
                count += 1
            line += TEN_YARDS
        return count
