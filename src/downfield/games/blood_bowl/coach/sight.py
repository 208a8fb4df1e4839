"""What the steady coach sees of the pitch: who stands where, who marks what, and how far everything is."""

from contextlib import nullcontext
from typing import TYPE_CHECKING, Final, cast

from downfield.games.blood_bowl.model.kinds import ACTIVATED, PRONE, STANDING
from downfield.games.blood_bowl.model.position import NOWHERE, TURNS, Pitch
from downfield.games.blood_bowl.model.skills import TITCHY
from downfield.games.blood_bowl.model.tables import BOTH, LENGTH, SLOTS, SQUARES, STRIDE, WIDTH
from downfield.games.blood_bowl.odds.begin import on_his_feet
from downfield.games.blood_bowl.odds.harm import Harm, harm_odds
from downfield.games.blood_bowl.rules.block.assists import assists, dice_for, strength
from downfield.games.blood_bowl.rules.dice.modifiers import is_overlooked
from downfield.games.blood_bowl.rules.dice.reroll import team_left
from downfield.kernel.needs import NOBODY

if TYPE_CHECKING:
    from downfield.games.blood_bowl.coach.feet import Feet

COLUMN: Final = [square % STRIDE - 1 for square in range(SQUARES)]
ROW: Final = [square // STRIDE - 1 for square in range(SQUARES)]
ON: Final = [0 <= COLUMN[s] < LENGTH and 0 <= ROW[s] < WIDTH for s in range(SQUARES)]
OFFSETS: Final = (-29, -28, -27, -1, 1, 27, 28, 29)
BESIDE: Final = [[s + d for d in OFFSETS if ON[s + d]] if ON[s] else [] for s in range(SQUARES)]
FREE: Final = -1  # nobody is in a square
MIDDLE: Final = 7  # the row through the centre
ELSEWHERE: Final = -1  # instead of a slot: somebody who comes from farther away


def far(a: int, b: int) -> int:
    """[BB-0.3] The steps from one square to another over an empty pitch."""
    dx, dy = abs(COLUMN[a] - COLUMN[b]), abs(ROW[a] - ROW[b])
    return dx if dx > dy else dy


def square_at(column: int, row: int) -> int:
    """The square of a column and a row, or the nearest one on the pitch."""
    column, row = min(max(column, 0), LENGTH - 1), min(max(row, 0), WIDTH - 1)
    return (row + 1) * STRIDE + column + 1


class Sight:
    """A position as one side looks at it; what the rules say of it is asked for once, on a twin of the match."""

    def __init__(self, g: Pitch, side: int) -> None:
        self.match, self.side = g, side
        self.ahead = -1 if side else 1
        self.at = [int(x) for x in g.at]
        self.status = [int(x) for x in g.status]
        self.marks = [int(x) for x in g.marks]
        self.skills = [int(x) for x in g.skills]
        self.traits = [int(x) for x in g.traits]
        profiles = [int(x) for x in g.profile]
        self.ma, self.st = [p & 15 for p in profiles], [p >> 4 & 15 for p in profiles]
        self.ag, self.pa = [p >> 8 & 15 for p in profiles], [p >> 12 & 15 for p in profiles]
        self.av, self.mighty = [p >> 16 & 15 for p in profiles], [p >> 20 & 15 for p in profiles]
        self.board = [FREE] * SQUARES
        self.zones = ([0] * SQUARES, [0] * SQUARES)  # how many of home and of away mark a square
        self.men: tuple[list[int], list[int]] = ([], [])
        zone = g.zone
        self.zoned = [False] * BOTH
        for slot in range(BOTH):
            at = self.at[slot]
            if at != NOWHERE:
                self.board[at] = slot
                self.men[slot // SLOTS].append(slot)
                if zone[at]:
                    self.zoned[slot] = True
                    self.spread(self.zones[slot // SLOTS], at, 1)
        self.mine, self.theirs = self.men[side], self.men[1 - side]
        self.my_zones, self.foe_zones = self.zones[side], self.zones[1 - side]
        self.ball, self.holder = int(g.ball), int(g.holder)
        most = int(g.tables.turns)
        self.left = most - int(g.sides[TURNS + side])  # own turns after this one
        self.foe_left = most - int(g.sides[TURNS + 1 - side])
        self.weather, self.used = int(g.weather), int(g.used)
        self.again = bool(team_left(g, side))
        self.opens: dict[int, float] = {}  # who bars the way of the ball, and what it gains without them
        self.twin: Pitch | None = None
        self.known: dict[tuple[int, ...], int] = {}  # assists
        self.hurts: dict[tuple[int, ...], Harm] = {}
        self.feet: dict[int, Feet] = {}  # see `feet`

    @property
    def g(self) -> Pitch:
        """A twin of the match, on which players may be put elsewhere and back."""
        if self.twin is None:
            self.twin = cast(Pitch, self.match.clone())
        return self.twin

    @staticmethod
    def spread(zones: list[int], square: int, weight: int) -> None:
        for near in BESIDE[square]:
            zones[near] += weight

    def has_zone(self, slot: int) -> bool:
        return self.zoned[slot]

    def is_up(self, slot: int) -> bool:
        return self.status[slot] == STANDING

    def can_act(self, slot: int) -> bool:
        """Whether a player of one's own can still be activated in this turn."""
        return self.status[slot] <= PRONE and not self.marks[slot] & ACTIVATED

    def is_marked(self, slot: int) -> bool:
        """[BB-3.3]"""
        return self.zones[1 - slot // SLOTS][self.at[slot]] > 0

    def to_go(self, square: int, side: int | None = None) -> int:
        """The columns from a square to where a side scores."""
        side = self.side if side is None else side
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

    def dodged_into(self, side: int) -> list[int]:
        """[BB-18.T25] How many opponents count against a dodge of this side into each square."""
        zones = self.zones[1 - side]
        if not self.match.tables.any_trait[1 - side] & TITCHY:
            return zones
        found = list(zones)
        for foe in self.men[1 - side]:
            if is_overlooked(self.match, foe):
                self.spread(found, self.at[foe], -1)
        return found

    # Blocks -----------------------------------------------------------------------------------------------------

    def dice(self, slot: int, square: int, target: int, blitz: int, helpers: int = 0) -> int:
        """[BB-10.6] The dice of a block from a square, below zero where the target's coach picks."""
        mine = int(strength(self.g, slot, blitz)) + helpers + self._helped(slot, target)
        return int(dice_for(mine, self.st[target] + self._hindered(slot, square, target)))

    def even_dice(self, slot: int, square: int, target: int) -> int:
        """[BB-18.G2] The dice of a blocker who has dared."""
        mine = self.st[target] + self._helped(slot, target)
        return int(dice_for(mine, self.st[target] + self._hindered(slot, square, target)))

    def _helped(self, slot: int, target: int) -> int:
        """[BB-10.5] Who helps a player against a target; the same for all who do not stand next to it."""
        key = (target, slot if far(self.at[slot], self.at[target]) == 1 else ELSEWHERE)
        if key not in self.known:
            self.known[key] = int(assists(self.g, slot, target, True))
        return self.known[key]

    def _hindered(self, slot: int, square: int, target: int) -> int:
        """Who helps the target against a blocker who has come to a square; the same for all who come from afar."""
        here = self.at[slot]
        key = (target, square, slot if far(here, square) <= 2 else ELSEWHERE)
        if key not in self.known:
            g = self.g
            if square == here:
                self.known[key] = int(assists(g, target, slot, True))
            else:
                g.place(slot, square)
                self.known[key] = int(assists(g, target, slot, True))
                g.place(slot, here)
        return self.known[key]

    def harm(self, slot: int, by: int = NOBODY, plus: int = 0, how: int = 0) -> Harm:
        """[BB-11.1] What becomes of a player by an armour roll; the same for all attackers of a kind."""
        key: tuple[int, ...] = (slot, plus, how)
        if by != NOBODY:
            key = (*key, self.skills[by], self.traits[by], int(self.match.profile[by]), by // SLOTS)
        if key not in self.hurts:
            with on_his_feet(self.g, by) if by != NOBODY else nullcontext():
                self.hurts[key] = harm_odds(self.g, slot, by, plus, how)
        return self.hurts[key]
