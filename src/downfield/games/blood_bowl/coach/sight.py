# mypyc: compiled
"""What the steady coach sees of the pitch: who stands where, who marks what, and how far everything is."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from downfield.games.blood_bowl.coach.style import STEADY, Style
from downfield.games.blood_bowl.model.kinds import ACTIVATED, PRONE, STANDING
from downfield.games.blood_bowl.model.position import NOWHERE, TURNS, Pitch
from downfield.games.blood_bowl.model.skills import TITCHY
from downfield.games.blood_bowl.model.tables import BOTH, LENGTH, NEAR, SLOTS, SQUARES, STRIDE, WIDTH
from downfield.games.blood_bowl.odds.begin import on_his_feet
from downfield.games.blood_bowl.odds.harm import Harm, harm_odds
from downfield.games.blood_bowl.rules.block.assists import assists, dice_for, strength
from downfield.games.blood_bowl.rules.dice.modifiers import is_overlooked
from downfield.games.blood_bowl.rules.dice.reroll import team_left
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

if TYPE_CHECKING:
    from downfield.games.blood_bowl.coach.feet import Feet
    from downfield.games.blood_bowl.coach.reach import Reach
    from downfield.games.blood_bowl.coach.threat import Threat

COLUMN: Final = vec[i64]([square % STRIDE - 1 for square in range(SQUARES)])
ROW: Final = vec[i64]([square // STRIDE - 1 for square in range(SQUARES)])
ON: Final = [0 <= s % STRIDE - 1 < LENGTH and 0 <= s // STRIDE - 1 < WIDTH for s in range(SQUARES)]
OFFSETS: Final = (-29, -28, -27, -1, 1, 27, 28, 29)
BESIDE: Final = [[s + d for d in OFFSETS if ON[s + d]] if ON[s] else [] for s in range(SQUARES)]
EMPTY: Final = vec[i64]([int(on) for on in ON])  # a pitch without players: 1 for each square of it
NOTHING: Final = vec[i64]([0] * SQUARES)
VACANT: Final = vec[i64]([-1] * SQUARES)
FREE: Final = -1  # nobody is in a square
MIDDLE: Final = 7  # the row through the centre
ELSEWHERE: Final = BOTH  # instead of a slot: somebody who comes from farther away
ANYBODY: Final = BOTH + 1  # how many such there are


def far(a: i64, b: i64) -> int:
    """[BB-0.3] The steps from one square to another over an empty pitch."""
    dx: i64 = COLUMN[a] - COLUMN[b]
    dy: i64 = ROW[a] - ROW[b]
    dx = -dx if dx < 0 else dx
    dy = -dy if dy < 0 else dy
    return int(dx if dx > dy else dy)


def spread(zones: vec[i64], square: i64, weight: i64) -> None:
    """Count somebody who marks the squares around his own, or who no longer does."""
    for k in range(8):
        zones[square + NEAR[k]] += weight


def square_at(column: int, row: int) -> int:
    """The square of a column and a row, or the nearest one on the pitch."""
    column, row = min(max(column, 0), LENGTH - 1), min(max(row, 0), WIDTH - 1)
    return (row + 1) * STRIDE + column + 1


class Sight:
    """A position as one side looks at it; what the rules say of it is asked for once, on a twin of the match."""

    def __init__(self, g: Pitch, side: int, style: Style = STEADY) -> None:
        self.match, self.side, self.style = g, side, style
        self.ahead = -1 if side else 1
        self.at, self.status, self.marks = g.at[:], g.status[:], g.marks[:]
        self.skills, self.traits, self.profile = g.skills[:], g.traits[:], g.profile[:]
        self.board = VACANT[:]
        self.open = EMPTY[:]  # squares of the pitch where nobody is
        self.my_zones, self.foe_zones = NOTHING[:], NOTHING[:]  # how many mark a square
        self.mine: list[int] = []
        self.theirs: list[int] = []
        self.zoned = [False] * BOTH
        for slot in range(BOTH):
            if self.at[slot] != NOWHERE:
                self._meet(slot, g.zone[self.at[slot]] != 0)
        self.ball, self.holder = int(g.ball), int(g.holder)
        most = int(g.tables.turns)
        self.left = most - int(g.sides[TURNS + side])  # own turns after this one
        self.foe_left = most - int(g.sides[TURNS + 1 - side])
        self.weather, self.used = int(g.weather), int(g.used)
        self.again = bool(team_left(g, side))
        self.opens: dict[int, float] = {}  # who bars the way of the ball, and what it gains without them
        self.twin: Pitch | None = None
        self.helped: dict[int, int] = {}  # assists of a blocker, and of his target
        self.hindered: dict[int, int] = {}
        self.hurts: dict[tuple[int, ...], Harm] = {}
        self.feet: dict[int, Feet] = {}  # see `feet`, `reach`, `threat`: `value`: worked out once for all
        self.walks: dict[int, Reach] = {}
        self.worths = [0.0] * BOTH
        self.threats: dict[int, Threat] = {}

    def _meet(self, slot: int, zoned: bool) -> None:
        """Somebody on the pitch."""
        at = self.at[slot]
        self.board[at] = slot
        self.open[at] = 0
        own = slot // SLOTS == self.side
        (self.mine if own else self.theirs).append(slot)
        self.zoned[slot] = zoned
        if zoned:
            spread(self.my_zones if own else self.foe_zones, at, 1)

    @property
    def g(self) -> Pitch:
        """A twin of the match, on which players may be put elsewhere and back."""
        if self.twin is None:
            self.twin = cast(Pitch, self.match.clone())
        return self.twin

    def ma(self, slot: int) -> int:
        return self.profile[slot] & 15

    def st(self, slot: int) -> int:
        return self.profile[slot] >> 4 & 15

    def ag(self, slot: int) -> int:
        return self.profile[slot] >> 8 & 15

    def pa(self, slot: int) -> int:
        return self.profile[slot] >> 12 & 15

    def av(self, slot: int) -> int:
        return self.profile[slot] >> 16 & 15

    def mighty(self, slot: int) -> int:
        return self.profile[slot] >> 20 & 15

    def has_zone(self, slot: int) -> bool:
        return self.zoned[slot]

    def is_up(self, slot: int) -> bool:
        return self.status[slot] == STANDING

    def can_act(self, slot: int) -> bool:
        """Whether a player of one's own can still be activated in this turn."""
        return self.status[slot] <= PRONE and not self.marks[slot] & ACTIVATED

    def is_marked(self, slot: int) -> bool:
        """[BB-3.3]"""
        return self.zones_against(slot // SLOTS)[self.at[slot]] > 0

    def zones_against(self, side: int) -> vec[i64]:
        """How many opponents of a side mark each square."""
        return self.foe_zones if side == self.side else self.my_zones

    def to_go(self, square: int, side: int = NOBODY) -> int:
        """The columns from a square to where a side, usually this one, scores."""
        side = self.side if side == NOBODY else side
        return COLUMN[square] if side else LENGTH - 1 - COLUMN[square]

    def ours(self) -> bool:
        """Whether this side has the ball."""
        return self.holder != NOBODY and self.holder // SLOTS == self.side

    def is_loose(self) -> bool:
        return self.holder == NOBODY and self.ball != NOWHERE

    def foes_of(self, slot: int) -> list[int]:
        """Opponents of a player who stand next to him."""
        found = []
        for near in BESIDE[self.at[slot]]:
            other = self.board[near]
            if other != FREE and other // SLOTS != slot // SLOTS and self.is_up(other):
                found.append(other)
        return found

    def dodged_into(self, side: int) -> vec[i64]:
        """[BB-18.T25] How many opponents count against a dodge of this side into each square."""
        zones = self.zones_against(side)
        if not self.match.tables.any_trait[1 - side] & TITCHY:
            return zones
        found = zones[:]
        for foe in self.theirs if side == self.side else self.mine:
            if is_overlooked(self.match, foe):
                spread(found, self.at[foe], -1)
        return found

    # Blocks -----------------------------------------------------------------------------------------------------

    def dice(self, slot: int, square: int, target: int, blitz: int, helpers: int = 0) -> int:
        """[BB-10.6] The dice of a block from a square, below zero where the target's coach picks."""
        mine = strength(self.g, slot, blitz) + helpers + self._helped(slot, target)
        return dice_for(mine, self.st(target) + self._hindered(slot, square, target))

    def even_dice(self, slot: int, square: int, target: int) -> int:
        """[BB-18.G2] The dice of a blocker who has dared."""
        mine = self.st(target) + self._helped(slot, target)
        return dice_for(mine, self.st(target) + self._hindered(slot, square, target))

    def _helped(self, slot: int, target: int) -> int:
        """[BB-10.5] Who helps a player against a target; the same for all who do not stand next to it."""
        key = ANYBODY * target + (slot if far(self.at[slot], self.at[target]) == 1 else ELSEWHERE)
        if key not in self.helped:
            self.helped[key] = assists(self.g, slot, target, True)
        return self.helped[key]

    def _hindered(self, slot: int, square: int, target: int) -> int:
        """Who helps the target against a blocker who has come to a square; the same for all who come from afar."""
        here = self.at[slot]
        key = ANYBODY * (SQUARES * target + square) + (slot if far(here, square) <= 2 else ELSEWHERE)
        if key not in self.hindered:
            g = self.g
            if square == here:
                self.hindered[key] = assists(g, target, slot, True)
            else:
                g.place(slot, square)
                self.hindered[key] = assists(g, target, slot, True)
                g.place(slot, here)
        return self.hindered[key]

    def harm(self, slot: int, by: int = NOBODY, plus: int = 0, how: int = 0) -> Harm:
        """[BB-11.1] What becomes of a player by an armour roll; the same for all attackers of a kind."""
        key: tuple[int, ...] = (slot, plus, how)
        if by != NOBODY:
            key = (*key, self.skills[by], self.traits[by], self.profile[by], by // SLOTS)
        if key not in self.hurts:
            self.hurts[key] = self._harm(slot, by, plus, how)
        return self.hurts[key]

    def _harm(self, slot: int, by: int, plus: int, how: int) -> Harm:
        if by == NOBODY:
            return harm_odds(self.g, slot, by, plus, how)
        with on_his_feet(self.g, by):
            return harm_odds(self.g, slot, by, plus, how)


def nearest(sight: Sight, slots: list[int], squares: list[int]) -> list[int]:
    """Of some players as many as the coach looks at, those who are nearest to any of some squares."""
    if len(slots) <= sight.style.near:
        return slots
    return sorted(slots, key=lambda slot: min([far(sight.at[slot], s) for s in squares]))[: sight.style.near]
