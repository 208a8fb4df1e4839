"""What the steady coach sees of the board: who stands where, and what a contact is worth."""

import functools

from downfield.games.touch_down.kinds import R_ATTACK, R_BOTH, R_DEFENCE, R_OVER
from downfield.games.touch_down.position import Gridiron
from downfield.games.touch_down.steps import is_protected
from downfield.games.touch_down.tables import OUTSIDE, SLOTS

USUAL = 3  # squares that a team moves in a phase, when the dice are not yet known


class Sight:
    """A position as one side looks at it."""

    def __init__(self, g: Gridiron, side: int) -> None:
        self.g = g
        self.side = side
        self.mine = [s for s in range(SLOTS * side, SLOTS * side + SLOTS) if g.is_standing(s)]
        first = SLOTS * (1 - side)
        self.theirs = [s for s in range(first, first + SLOTS) if g.is_standing(s)]
        self.ahead = int(g.ahead(side))

    def opponent_at(self, square: int) -> int:
        """The standing opponent in a square, or -1."""
        return int(self.g.standing(square, 1 - self.side))

    def row(self, square: int) -> int:
        """How far a square is from the own goal line, in rows."""
        return int(self.g.own_row(self.side, self.g.tables.row[square]))

    def crow(self, a: int, b: int) -> float:
        """A distance that tells straight ways from crooked ones."""
        t = self.g.tables
        return float(abs(int(t.column[a] - t.column[b])) + abs(int(t.row[a] - t.row[b])))

    def reach(self, slot: int) -> int:
        """How far an opponent will come before our next step counts."""
        g = self.g
        speed = int(g.tables.speed[g.who[slot]])
        leads = self.side == g.lead
        if g.part == 6 and leads:
            return int(g.high) + speed
        if g.part == 7 and not leads and not g.tie:
            return max(int(g.high - g.low) + (0 if g.sped else speed), USUAL - 1)
        return USUAL + speed

    def tackle(self, tackler: int, carrier: int) -> float:
        """The chance that a defender brings a carrier down."""
        g = self.g
        column = int(g.tables.push[g.who[tackler]] - g.tables.push[g.who[carrier]])
        return odds(tuple(int(x) for x in g.tables.contact), 1, column)[0]

    def block(self, blocker: int, defender: int) -> tuple[float, float]:
        """The chances that a defender falls to a player of the attack, and that the attacker falls."""
        g = self.g
        column = int(g.tables.push[g.who[blocker]] - g.tables.push[g.who[defender]])
        falls, loses = odds(tuple(int(x) for x in g.tables.contact), 0, column)
        return falls, loses

    def survives(self, carrier: int, square: int) -> float:
        """The chance that nobody brings the carrier down in a square before he moves again."""
        safe = 1.0
        for slot in self.theirs:
            away = int(self.g.tables.distance(self.g.at[slot], square))
            reach = self.reach(slot)
            if away <= reach:
                safe *= 1.0 - self.tackle(slot, carrier) * (1.0 if away < reach else 0.8)
        return safe

    def may_hit(self, slot: int) -> bool:
        """Whether an opponent may be entered upon, and nobody of ours stands in his square."""
        square = self.g.at[slot]
        return not is_protected(self.g, slot) and self.g.standing(square, self.side) < 0

    def in_bounds(self, square: int) -> bool:
        return bool(self.g.tables.zone[square] != OUTSIDE)


@functools.lru_cache(maxsize=64)
def odds(table: tuple[int, ...], which: int, column: int) -> tuple[float, float]:
    """The chances that the player entered upon falls, and that the mover falls; `which` table, and its column."""
    other = mover = 0
    own, foe = (R_ATTACK, R_DEFENCE) if which == 0 else (R_DEFENCE, R_ATTACK)
    for face in range(6):
        result = table[42 * which + face * 7 + column + 3]
        other += result in (foe, R_BOTH, R_OVER)
        mover += result in (own, R_BOTH)
    return other / 6, mover / 6
