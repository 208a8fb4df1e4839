# mypyc: compiled
"""What lies on the table: yards, downs, momentum, score, and the cards of the present down. No rules."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.kinds import DOWN, FLIP, ROOM
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec


@mypyc_attr(acyclic=True)
class Downs(State):
    """A match of Famous First Downs; yards and momentum are kept by role and change hands with it."""

    def __init__(self, tables: Tables, root: Frame) -> None:
        super().__init__(root, ROOM)
        self.t = tables
        self.stage: i64 = FLIP  # which moment the position describes
        self.attacker: i64 = NOBODY  # a side
        self.drive: i64 = 0  # drives begun before this one
        self.down: i64 = 1
        self.own: i64 = 0  # yards in the attacker's zone
        self.neutral: i64 = tables.ten
        self.theirs: i64 = tables.field - tables.ten  # yards in the defender's zone
        self.ma: i64 = 0  # momentum of the attacker
        self.md: i64 = 0  # momentum of the defender
        self.home: i64 = 0
        self.away: i64 = 0
        # The present down: see clear
        self.play: i64 = NOBODY
        self.option: i64 = NOBODY
        self.card: i64 = NOBODY
        self.tackled: i64 = 0
        self.result: i64 = 0
        self.bought: i64 = 0
        self.stolen: i64 = 0
        # The field goal
        self.calls: i64 = 0  # tosses that a field goal still needs

    # Looking -------------------------------------------------------------------------------------------------

    def defender(self) -> i64:
        """The side that defends."""
        return 1 - self.attacker

    def distance(self) -> i64:
        """Yards to a touchdown."""
        return self.neutral + self.theirs

    def bank(self) -> i64:
        """[FFD-2.4] Momentum that nobody has."""
        return self.t.momentum - self.ma - self.md

    def is_fourth(self) -> bool:
        """Whether this is the last down of the series."""
        return self.stage == DOWN and self.down == self.t.downs

    def is_overtime(self) -> bool:
        """Whether both have had their drives."""
        return self.drive >= 2 * self.t.drives

    def points(self, side: i64) -> i64:
        return self.away if side else self.home

    # Moving --------------------------------------------------------------------------------------------------

    def lay(self, own: i64, neutral: i64) -> None:
        """Lay the yards: the attacker's, the neutral ones, and all others with the defender."""
        self.own = own
        self.neutral = neutral
        self.theirs = self.t.field - own - neutral

    def credit(self, points: i64, event: i64) -> None:
        """[FFD-1.7, FFD-6.4] Write down the points of a drive, for its attacker alone."""
        if self.attacker:
            self.away += points
        else:
            self.home += points
        self.emit(event, self.attacker, points)

    def clear(self) -> None:
        """[FFD-3.3] Take the cards back to the hands."""
        self.play = NOBODY
        self.option = NOBODY
        self.card = NOBODY
        self.tackled = 0
        self.result = 0
        self.bought = 0
        self.stolen = 0

    def rest(self) -> None:
        """Stop between plays: the position can be written down, and a repeated down returns to it [FFD-10.7]."""
        self.mark()
        self.settle()

    # For the kernel ------------------------------------------------------------------------------------------

    def fields(self) -> vec[i64]:
        return vec[i64]([
            self.stage, self.attacker, self.drive, self.down, self.own, self.neutral, self.theirs, self.ma,
            self.md, self.home, self.away, self.play, self.option, self.card, self.tackled, self.result,
            self.bought, self.stolen, self.calls,
        ])  # fmt: skip

    def set_fields(self, v: vec[i64]) -> None:
        self.stage = v[0]
        self.attacker = v[1]
        self.drive = v[2]
        self.down = v[3]
        self.own = v[4]
        self.neutral = v[5]
        self.theirs = v[6]
        self.ma = v[7]
        self.md = v[8]
        self.home = v[9]
        self.away = v[10]
        self.play = v[11]
        self.option = v[12]
        self.card = v[13]
        self.tackled = v[14]
        self.result = v[15]
        self.bought = v[16]
        self.stolen = v[17]
        self.calls = v[18]
