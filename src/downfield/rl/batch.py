# mypyc: compiled
"""Matches by the thousand, each at somebody's decision: one step answers in all of them, dice included."""

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.chance import Rng, outcome
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER
from downfield.kernel.state import State
from downfield.kernel.vecs import vec
from downfield.rl.encoder import Encoder, Sheets


@mypyc_attr(acyclic=True)
class Batch:
    """So many matches side by side. Match number n of a seed is the same as in `downfield sim`, dice and chances alike.

    The caller answers for all seats, or for one side (`side`) while the other takes any option. A match that is over
    stands still for one step, so that its end can be seen; then its place takes the next number.
    """

    seat: vec[i64]
    home: vec[i64]
    away: vec[i64]
    over: vec[i64]
    winner: vec[i64]

    def __init__(self, start: State, encoder: Encoder, count: i64, seed: i64, side: i64 = NOBODY) -> None:
        self.start = start  # not yet gone on
        self.encoder = encoder
        self.count: i64 = count
        self.seed: i64 = seed
        self.side: i64 = side  # whose decisions are the caller's; NOBODY: all
        self.next: i64 = 0  # the number of the next match
        area = encoder.planes * encoder.rows * encoder.columns
        width: i64 = 0
        for _, size, _ in encoder.common() + encoder.entries():
            width += size
        self.sheets = Sheets(count, area, width, encoder.actions, encoder.room)
        self.states: list[State] = []
        self.dice: list[Rng] = []
        self.others: list[list[Rng]] = []  # the chances of each seat, where it takes any option
        self.seat = vec[i64]([0] * int(count))
        self.home = vec[i64]([0] * int(count))
        self.away = vec[i64]([0] * int(count))
        self.over = vec[i64]([0] * int(count))
        self.winner = vec[i64]([0] * int(count))
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Begin all of them anew, from match number nought."""
        self.seed = seed
        self.next = 0
        self.states = []
        self.dice = []
        self.others = []
        for _ in range(self.count):
            self.states.append(self.start)
            self.dice.append(Rng(0))
            self.others.append([])
        for i in range(self.count):
            self.begin(i)

    def begin(self, i: i64) -> None:
        """The next match takes a place."""
        number: i64 = self.next
        self.next = number + 1
        g = self.start.clone()
        g.go_on()
        self.states[i] = g
        self.dice[i] = Rng(self.seed, number * 8)
        if self.side != NOBODY:
            seats: i64 = len(self.encoder.sides)
            self.others[i] = [Rng(self.seed, number * 8 + 1 + seat) for seat in range(seats)]
        self.go_on(i, g)

    def first_wrong(self, picks: list[int]) -> i64:
        """The first place whose action may not be taken there, or NOBODY; where a match is over anything will do."""
        for i in range(self.count):
            if self.over[i] == 0 and not self.sheets.is_allowed(i, picks[i]):
                return i
        return NOBODY

    def step(self, picks: list[int]) -> i64:
        """Take an action in every match; the first place with a wrong one, and nothing has happened; or NOBODY."""
        wrong: i64 = self.first_wrong(picks)
        if wrong != NOBODY:
            return wrong
        for i in range(self.count):
            if self.over[i]:
                self.begin(i)
            else:
                self.take(i, picks[i])
        return NOBODY

    def take(self, i: i64, action: i64) -> None:
        """Take an action in one match, and let it go on to the next decision."""
        g = self.states[i]
        seat: i64 = self.seat[i]
        x: i64 = self.encoder.answer(g, seat, action)
        if g.need == CHOICE:
            g.answer(x)
        else:
            g.commit(seat, x)
        self.go_on(i, g)

    def go_on(self, i: i64, g: State) -> None:
        """Dice fall and others answer until the caller must decide, or the match is over."""
        dice = self.dice[i]
        seat: i64 = NOBODY
        while g.need != OVER and seat == NOBODY:
            if g.need == CHANCE:
                g.answer(outcome(g, dice))
            else:
                seat = self.decides(g)
                if seat == NOBODY:
                    self.let_others(i, g)
        if g.need == OVER:
            seat = self.own_seat()
        self.seat[i] = seat
        self.home[i] = g.points(0)
        self.away[i] = g.points(1)
        self.over[i] = 1 if g.need == OVER else 0
        self.winner[i] = g.winner if g.need == OVER else NOBODY
        self.encoder.encode(g, seat, self.sheets, i)

    def decides(self, g: State) -> i64:
        """The seat for which the caller decides now, or NOBODY."""
        sides = self.encoder.sides
        for seat in range(len(sides)):
            if g.owes(seat) and (self.side == NOBODY or sides[seat] == self.side):
                return seat
        return NOBODY

    def own_seat(self) -> i64:
        """The first seat of the caller."""
        sides = self.encoder.sides
        for seat in range(len(sides)):
            if self.side == NOBODY or sides[seat] == self.side:
                return seat
        return 0

    def let_others(self, i: i64, g: State) -> None:
        """Who is not the caller takes any option: in a sealed choice after the caller has chosen."""
        others = self.others[i]
        if g.need == CHOICE:
            g.answer(g.opts[others[g.seat].below(g.n)])
            return
        seats: i64 = len(self.encoder.sides)
        owing: i64 = g.owing
        for seat in range(seats):
            if owing >> seat & 1:
                first: i64 = g.hands[3 * seat + 1]
                g.commit(seat, g.opts[first + others[seat].below(g.hands[3 * seat + 2])])

    def sample(self, rng: Rng) -> list[int]:
        """Any allowed action in every match: what a random player does."""
        picks: list[int] = []
        s = self.sheets
        for i in range(self.count):
            n: i64 = s.gifts[i]
            if n > 0:
                at: i64 = i * s.options + rng.below(n)
                picks.append(int(s.given[at]))
            else:
                picks.append(0)
        return picks
