# mypyc: compiled
"""One small matrix game at a time, exactly: three rows, any number of columns.

Best play of both sides is found among the supports: one row against one column, two rows made equal by two columns that
they make equal, three by three. The support of the last game is tried first: games alike mostly share it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.vecs import append, vec

ROWS: Final = 3
WIDTH: Final = 7  # ints of a support: its size, its rows, its columns
NOTHING: Final = -1e300
CLOSE: Final = 1e-14  # what both sides secure differs by rounding alone


@mypyc_attr(acyclic=True)
class Supports:
    """A game, `a[columns * row + column]`, and the best mixes `x` of rows and `y` of columns."""

    a: vec[float]
    x: vec[float]
    y: vec[float]
    tried_x: vec[float]
    tried_y: vec[float]
    all: vec[i64]

    def __init__(self, columns: i64) -> None:
        self.columns = columns
        self.a = vec[float]([0.0] * int(ROWS * columns))
        self.x = vec[float]([0.0] * ROWS)
        self.y = vec[float]([0.0] * int(columns))
        self.tried_x = vec[float]([0.0] * ROWS)
        self.tried_y = vec[float]([0.0] * int(columns))
        self.all = every_support(columns)
        self.count: i64 = len(self.all) // WIDTH
        self.low: float = 0.0  # what the mix of rows secures
        self.high: float = 0.0  # what the mix of columns concedes at most

    def solve(self, first: i64) -> i64:
        """Find both mixes, beginning with a support that may be right; the support that was."""
        self.low = NOTHING
        self.high = -NOTHING
        best: i64 = first
        self.attempt(first)
        i: i64 = 0
        while self.high - self.low > CLOSE and i < self.count:
            low = self.low
            self.attempt(i)
            if self.low > low:
                best = i
            i += 1
        return best

    def attempt(self, support: i64) -> None:
        """Take over the mixes of a support where they are better than those found so far."""
        at = support * WIDTH
        size = self.all[at]
        for i in range(ROWS):
            self.tried_x[i] = 0.0
        for j in range(self.columns):
            self.tried_y[j] = 0.0
        if size == 1:
            self.tried_x[self.all[at + 1]] = 1.0
            self.tried_y[self.all[at + 4]] = 1.0
            self.keep_rows()
            self.keep_columns()
        elif size == 2:
            self.two(self.all[at + 1], self.all[at + 2], self.all[at + 4], self.all[at + 5])
        else:
            self.three(self.all[at + 4], self.all[at + 5], self.all[at + 6])

    def two(self, r: i64, s: i64, j: i64, k: i64) -> None:
        """Make two rows equal by two columns, and these by those."""
        n = self.columns
        a = self.a[n * r + j]
        b = self.a[n * r + k]
        c = self.a[n * s + j]
        d = self.a[n * s + k]
        whole = a - b - c + d
        if whole == 0.0:
            return
        x = (d - c) / whole
        y = (d - b) / whole
        if x >= 0.0 and x <= 1.0:
            self.tried_x[r] = x
            self.tried_x[s] = 1.0 - x
            self.keep_rows()
        if y >= 0.0 and y <= 1.0:
            self.tried_y[j] = y
            self.tried_y[k] = 1.0 - y
            self.keep_columns()

    def three(self, j: i64, k: i64, m: i64) -> None:
        """Make all rows equal by three columns, and these by those."""
        n = self.columns
        a = self.a
        p = a[j] - a[2 * n + j]
        q = a[k] - a[2 * n + k]
        r = a[m] - a[2 * n + m]
        s = a[n + j] - a[2 * n + j]
        t = a[n + k] - a[2 * n + k]
        u = a[n + m] - a[2 * n + m]
        one = q * u - r * t
        two = r * s - p * u
        three = p * t - q * s
        whole = one + two + three
        if whole == 0.0:
            return
        one /= whole
        two /= whole
        three = 1.0 - one - two
        if one >= 0.0 and two >= 0.0 and three >= 0.0:
            self.tried_y[j] = one
            self.tried_y[k] = two
            self.tried_y[m] = three
            self.keep_columns()
        p = a[j] - a[m]
        q = a[n + j] - a[n + m]
        r = a[2 * n + j] - a[2 * n + m]
        s = a[k] - a[m]
        t = a[n + k] - a[n + m]
        u = a[2 * n + k] - a[2 * n + m]
        one = q * u - r * t
        two = r * s - p * u
        three = p * t - q * s
        whole = one + two + three
        if whole == 0.0:
            return
        one /= whole
        two /= whole
        three = 1.0 - one - two
        if one >= 0.0 and two >= 0.0 and three >= 0.0:
            self.tried_x[0] = one
            self.tried_x[1] = two
            self.tried_x[2] = three
            self.keep_rows()

    def keep_rows(self) -> None:
        """Take over a mix of rows that secures more."""
        n = self.columns
        a = self.a
        x0 = self.tried_x[0]
        x1 = self.tried_x[1]
        x2 = self.tried_x[2]
        least = x0 * a[0] + x1 * a[n] + x2 * a[2 * n]
        for j in range(1, n):
            won = x0 * a[j] + x1 * a[n + j] + x2 * a[2 * n + j]
            if won < least:
                least = won
        if least > self.low:
            self.low = least
            self.x[0] = x0
            self.x[1] = x1
            self.x[2] = x2

    def keep_columns(self) -> None:
        """Take over a mix of columns that concedes less."""
        n = self.columns
        most = NOTHING
        for i in range(ROWS):
            won = 0.0
            for j in range(n):
                won += self.a[n * i + j] * self.tried_y[j]
            if won > most:
                most = won
        if most < self.high:
            self.high = most
            for j in range(n):
                self.y[j] = self.tried_y[j]


def every_support(columns: i64) -> vec[i64]:
    """All supports, the small ones first."""
    found = vec[i64]([])
    for r in range(ROWS):
        for j in range(columns):
            found = add(found, 1, r, 0, 0, j, 0, 0)
    for r in range(ROWS):
        for s in range(r + 1, ROWS):
            for j in range(columns):
                for k in range(j + 1, columns):
                    found = add(found, 2, r, s, 0, j, k, 0)
    for j in range(columns):
        for k in range(j + 1, columns):
            for m in range(k + 1, columns):
                found = add(found, 3, 0, 1, 2, j, k, m)
    return found


def add(found: vec[i64], size: i64, r: i64, s: i64, t: i64, j: i64, k: i64, m: i64) -> vec[i64]:
    """One support more."""
    for number in (size, r, s, t, j, k, m):
        found = append(found, number)
    return found
