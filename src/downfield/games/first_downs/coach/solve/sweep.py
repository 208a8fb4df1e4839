# mypyc: compiled
"""A drive solved backwards, state by state. It knows no rules: tables say where each result leads and who can pay.

The same as `drive.solve` finds with arrays, but compiled it is ten times as fast.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.coach.solve.supports import ROWS, Supports
from downfield.kernel.vecs import vec

FAR: Final = 1e300  # more than anything is worth


@mypyc_attr(acyclic=True)
class Routes:
    """Where each result of a down leads.

    A lead is twice a row of worths, and one more where a first down earns momentum. States stand in an order in which
    each leads to earlier ones. There is no row -1.
    """

    row: vec[i64]  # of a state
    lost: vec[i64]  # the row where the yards stay, for a turnover; -1 where none can be bought
    least: vec[i64]  # the row of the best kick or punt on fourth down; -1 on others
    plain: vec[i64]  # leads by state and result
    bought: vec[i64]  # leads by state and result of a trick play, five yards more
    tackled: vec[i64]  # rows by state
    stolen: vec[i64]  # rows by state; -1 where nothing can be stolen

    def __init__(self, tables: list[list[int]]) -> None:
        self.row = vec[i64](tables[0])
        self.lost = vec[i64](tables[1])
        self.least = vec[i64](tables[2])
        self.plain = vec[i64](tables[3])
        self.bought = vec[i64](tables[4])
        self.tackled = vec[i64](tables[5])
        self.stolen = vec[i64](tables[6])


@mypyc_attr(acyclic=True)
class Spent:
    """What was paid before a result is final: the pair of momentum then and after each window; -1 is out of reach."""

    now: vec[i64]
    turnover: vec[i64]
    attacker: vec[i64]  # repeats the down
    defender: vec[i64]

    def __init__(self, tables: list[list[int]]) -> None:
        self.now = vec[i64](tables[0])
        self.turnover = vec[i64](tables[1])
        self.attacker = vec[i64](tables[2])
        self.defender = vec[i64](tables[3])


@mypyc_attr(acyclic=True)
class Sweep:
    """Solves drives of one pack, each with its own worth of the ends: fill `rows`, then `solve`."""

    kind: vec[i64]  # which result option k of play p brings against card c, at (3 p + k) cards + c
    of: vec[i64]  # the result of each trick play, without the yards that can be bought
    attacker_earns: vec[i64]  # pairs of momentum
    defender_earns: vec[i64]
    rows: vec[float]  # by row and pair
    worth: vec[float]  # by kind of result, in the state at hand
    last: vec[i64]  # the support of each play's last game,
    mixes: vec[float]  # and the best mix of cards in it

    def __init__(
        self,
        kind: list[int],
        of: list[int],
        cards: i64,
        earns: list[list[int]],
        routes: Routes,
        unspent: Spent,
        bought: Spent,
        stolen: Spent,
    ) -> None:
        self.kind = vec[i64](kind)
        self.of = vec[i64](of)
        self.cards = cards
        self.plays: i64 = len(kind) // int(ROWS * cards)
        self.tricks: i64 = len(of)
        self.results: i64 = 0
        self.attacker_earns = vec[i64](earns[0])
        self.defender_earns = vec[i64](earns[1])
        self.pairs: i64 = len(earns[0])
        self.routes = routes
        self.states: i64 = len(routes.row)
        self.results = len(routes.plain) // self.states
        self.unspent = unspent
        self.bought = bought
        self.stolen = stolen
        self.game = Supports(cards)
        self.rows = vec[float]([])
        self.worth = vec[float]([0.0] * int(2 + self.results + self.tricks))
        self.last = vec[i64]([0] * int(self.plays))
        self.mixes = vec[float]([1.0 / float(cards)] * int(self.plays * cards))
        self.play: i64 = 0  # the best one of the state at hand
        self.best: float = 0.0

    def begin(self, rows: list[float]) -> None:
        """Take the worth of the ends, with room for that of the states; what was solved before leaves no trace."""
        self.rows = vec[float](rows)
        self.play = 0
        for play in range(self.plays):
            self.last[play] = 0
        for i in range(len(self.mixes)):
            self.mixes[i] = 1.0 / float(self.cards)

    def solve(self, first: i64, end: i64) -> None:
        """Find the worth of the states from one to before another."""
        rows = self.rows
        for state in range(first, end):
            at = self.routes.row[state] * self.pairs
            least = self.routes.least[state]
            for pair in range(self.pairs):
                self.weigh(state, pair)
                self.pick()
                best = self.best
                if least >= 0 and rows[least * self.pairs + pair] > best:
                    best = rows[least * self.pairs + pair]
                rows[at + pair] = best

    def better(self, row: i64, one: i64, other: i64) -> None:
        """Give a row the better of two others, pair by pair."""
        rows = self.rows
        for pair in range(self.pairs):
            a = rows[one * self.pairs + pair]
            b = rows[other * self.pairs + pair]
            rows[row * self.pairs + pair] = a if a > b else b

    def found(self) -> list[float]:
        """All worths."""
        rows = self.rows
        return [rows[i] for i in range(len(rows))]

    def weigh(self, state: i64, pair: i64) -> None:
        """The worth of every kind of result, with all windows still to come."""
        self.weigh_tackles(state, pair)
        pairs = self.pairs
        rows = self.rows
        worth = self.worth
        again = self.routes.row[state] * pairs
        to = self.unspent.defender[pair]
        high: float = rows[again + to] if to >= 0 else FAR
        to = self.unspent.attacker[pair]
        low: float = rows[again + to] if to >= 0 else -FAR
        cap = self.turned_over(state, self.unspent.turnover[pair])
        earns = self.attacker_earns[pair]
        first = state * self.results
        plain = self.routes.plain
        for i in range(self.results):
            lead = plain[first + i]
            value = rows[(lead >> 1) * pairs + (earns if lead & 1 else pair)]
            if value > high:
                value = high
            if value < low:
                value = low
            worth[2 + i] = cap if value > cap else value
        self.weigh_tricks(state, pair)

    def weigh_tackles(self, state: i64, pair: i64) -> None:
        """The worth of a tackle, and of one where yards may be stolen."""
        routes = self.routes
        final = self.rows[routes.tackled[state] * self.pairs + self.defender_earns[pair]]
        worth = self.closed(final, state, self.unspent, pair)
        self.worth[0] = worth
        self.worth[1] = worth
        then = self.stolen.now[pair]
        if then >= 0 and routes.stolen[state] >= 0:
            stolen = self.closed(
                self.rows[routes.stolen[state] * self.pairs + then], state, self.stolen, pair
            )
            if stolen < worth:
                self.worth[1] = stolen

    def weigh_tricks(self, state: i64, pair: i64) -> None:
        """The worth of the results of trick plays, on which yards may be bought."""
        worth = self.worth
        at = 2 + self.results
        then = self.bought.now[pair]
        for i in range(self.tricks):
            worth[at + i] = worth[2 + self.of[i]]
            if then >= 0:
                lead = self.routes.bought[state * self.tricks + i]
                pays = self.attacker_earns[then] if lead & 1 else then
                value = self.closed(self.rows[(lead >> 1) * self.pairs + pays], state, self.bought, pair)
                if value > worth[at + i]:
                    worth[at + i] = value

    def closed(self, final: float, state: i64, spent: Spent, pair: i64) -> float:
        """What a result is worth before the turnover and the repeats [FFD-10.6]."""
        again = self.routes.row[state] * self.pairs
        value = final
        to = spent.defender[pair]
        if to >= 0 and self.rows[again + to] < value:
            value = self.rows[again + to]
        to = spent.attacker[pair]
        if to >= 0 and self.rows[again + to] > value:
            value = self.rows[again + to]
        cap = self.turned_over(state, spent.turnover[pair])
        return cap if value > cap else value

    def turned_over(self, state: i64, to: i64) -> float:
        """What a bought turnover leaves, at the pair to which it leads."""
        lost = self.routes.lost[state]
        return self.rows[lost * self.pairs + to] if lost >= 0 and to >= 0 else FAR

    def pick(self) -> None:
        """Find the best play of the state that was weighed; the last state's best is tried first."""
        first = self.play
        self.lay(first)
        self.answer(first)
        self.best = self.game.low
        for play in range(self.plays):
            if play == first:
                continue
            self.lay(play)
            if self.holds(play):
                continue
            self.answer(play)
            if self.game.low > self.best:
                self.best = self.game.low
                self.play = play

    def lay(self, play: i64) -> None:
        """Lay out the game of option against card once a play is shown."""
        a = self.game.a
        size = ROWS * self.cards
        at = play * size
        for i in range(size):
            a[i] = self.worth[self.kind[at + i]]

    def holds(self, play: i64) -> bool:
        """Whether a play cannot be the best: the cards that met it best when it was last solved hold it down."""
        a = self.game.a
        mix = self.mixes
        n = self.cards
        at = play * n
        for i in range(ROWS):
            won = 0.0
            for j in range(n):
                won += a[n * i + j] * mix[at + j]
            if won > self.best:
                return False
        return True

    def answer(self, play: i64) -> None:
        """Solve the game that was laid out, and remember how it was."""
        game = self.game
        self.last[play] = game.solve(self.last[play])
        for j in range(self.cards):
            self.mixes[play * self.cards + j] = game.y[j]
