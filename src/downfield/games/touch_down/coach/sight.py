# mypyc: compiled
"""What the steady coach sees of the board: who stands where, and how far everybody is from everything."""

from typing import Final

from mypy_extensions import i64

from downfield.games.touch_down.coach.chances import Tackle, chances
from downfield.games.touch_down.coach.ground import FAR, ground
from downfield.games.touch_down.coach.style import STEADY, Style
from downfield.games.touch_down.model.kinds import FALLEN, TANGLED
from downfield.games.touch_down.model.position import BOTH, EMPTY, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.odds.contact import feet
from downfield.games.touch_down.rules.contact import may_be_robbed
from downfield.games.touch_down.rules.passes import count_near
from downfield.games.touch_down.rules.phase import may_renew
from downfield.games.touch_down.rules.steps import is_protected
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

HOMES: Final = 15  # in a cell of the board, who of home stands there
AWAYS: Final = 240  # and who of away


class Sight:
    """A position as one side looks at it; `rows` count from its own goal line."""

    def __init__(self, g: Gridiron, side: int, style: Style = STEADY) -> None:
        t = g.tables
        self.style = style
        self.g, self.side, self.chances = g, side, chances(t)
        self.ground = ground(int(t.columns), int(t.depth))
        self.ahead = int(g.ahead(side))
        self.fence, self.wall = (AWAYS, HOMES) if side else (HOMES, AWAYS)  # our own, and theirs
        self.rows = self.ground.rows_of(g, side)
        self.tables = t
        self.crowds: dict[int, int] = {}
        self.stride = int(t.stride)
        self.square = [int(g.square[s]) for s in range(BOTH)]
        self.push, self.speed, self.role = [0] * BOTH, [0] * BOTH, [-1] * BOTH
        self.own: dict[int, int] = {}
        self.other: dict[int, int] = {}
        self.lying: dict[int, int] = {}
        for slot, square in enumerate(self.square):
            if square == NOWHERE or g.who[slot] == EMPTY:
                continue
            player = g.who[slot]
            self.push[slot], self.speed[slot] = int(t.push[player]), int(t.speed[player])
            self.role[slot] = int(t.role[player])
            if g.status[slot] & FALLEN:
                self.lying[square] = self.lying.get(square, 0) + 1
            elif slot // SLOTS == side:
                self.own[square] = slot
            else:
                self.other[square] = slot
        self.upright = {square: feet(t, many) for square, many in self.lying.items()}
        self.mine = list(self.own.values())
        self.theirs = list(self.other.values())
        self.ball, self.holder = int(g.ball), int(g.holder)
        robbed = self.holder == NOBODY or may_be_robbed(g, self.holder)
        self.tackles: list[list[Tackle]] = self.chances.tackles if robbed else self.chances.safe
        self.los = self.row(int(t.square_at(t.centre, g.los))) if g.los else 0

    def row(self, square: int) -> int:
        """How far a square is from the own goal line, in rows."""
        return self.rows[square]

    def far(self, a: int, b: int) -> int:
        """The steps from one square to another, over an empty field."""
        column, row = self.ground.column, self.ground.row
        return max(abs(column[a] - column[b]), abs(row[a] - row[b]))

    def beyond(self, square: int, rows: int) -> int:
        """The square so many rows farther towards the goal that this side attacks, or the last one in bounds."""
        after = square + self.ahead * rows * self.stride
        back = -self.ahead * self.stride if rows > 0 else self.ahead * self.stride
        while not (0 <= after < len(self.ground.inside) and self.ground.inside[after]):
            after += back
        return after

    def spread(self, start: int, most: int, wall: int) -> vec[i64]:
        """The steps to every square up to a limit, or FAR; squares with a wall can be entered, not passed."""
        near, board, edge = self.ground.near, self.g.board, [start]
        found = self.ground.afar[:]
        found[start] = 0
        after: i64 = 0
        for n in range(1, most + 1):
            further: list[int] = []
            now, last, shut = i64(n), n == most, i64(wall)
            for square in edge:
                for after in near[square]:
                    if found[after] == FAR:
                        found[after] = now
                        if not last and board[after] & shut == 0:
                            further.append(int(after))
            edge = further
        return found

    def may_hit(self, slot: int) -> bool:
        """Whether an opponent may be entered upon, and nobody of ours stands in his square."""
        return self.square[slot] not in self.own and not is_protected(self.g, slot)

    def is_held(self, slot: int) -> bool:
        """Whether a player may not move in the next phase of his team [TD-10.7]."""
        return bool(self.g.status[slot] & TANGLED)

    def may_renew(self, slot: int) -> bool:
        """Whether he may then make a new contact with the opponent whom he has entangled."""
        return self.is_held(slot) and bool(may_renew(self.g, slot))

    def crowd(self, square: int) -> int:
        """How many opponents stand next to a square, or in it."""
        if square not in self.crowds:
            self.crowds[square] = int(count_near(self.g, square, 1 - self.side))
        return self.crowds[square]
