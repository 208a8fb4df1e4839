"""What the steady coach sees of the pitch: who stands where, who marks what, and how far everything is."""

from typing import Final

from downfield.games.blood_bowl.model.kinds import (
    ACTIVATED,
    DODGED,
    NO_ZONE,
    PRONE,
    STANDING,
    SURE_FOOTED,
)
from downfield.games.blood_bowl.model.position import NOWHERE, TURNS, Pitch
from downfield.games.blood_bowl.model.skills import GUARD, HORNS
from downfield.games.blood_bowl.model.tables import BOTH, LENGTH, SLOTS, SQUARES, STRIDE, WIDTH
from downfield.games.blood_bowl.rules.dice.reroll import team_left
from downfield.kernel.needs import NOBODY

COLUMN: Final = [square % STRIDE - 1 for square in range(SQUARES)]
ROW: Final = [square // STRIDE - 1 for square in range(SQUARES)]
ON: Final = [0 <= COLUMN[s] < LENGTH and 0 <= ROW[s] < WIDTH for s in range(SQUARES)]
OFFSETS: Final = (-29, -28, -27, -1, 1, 27, 28, 29)
BESIDE: Final = [[s + d for d in OFFSETS if ON[s + d]] if ON[s] else [] for s in range(SQUARES)]
FREE: Final = -1  # nobody is in a square
MIDDLE: Final = 7  # the row through the centre


def far(a: int, b: int) -> int:
    """[BB-0.3] The steps from one square to another over an empty pitch."""
    dx, dy = abs(COLUMN[a] - COLUMN[b]), abs(ROW[a] - ROW[b])
    return dx if dx > dy else dy


def square_at(column: int, row: int) -> int:
    """The square of a column and a row, or the nearest one on the pitch."""
    column, row = min(max(column, 0), LENGTH - 1), min(max(row, 0), WIDTH - 1)
    return (row + 1) * STRIDE + column + 1


class Sight:
    """A position as one side looks at it."""

    def __init__(self, g: Pitch, side: int) -> None:
        self.g, self.side = g, side
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
        for slot in range(BOTH):
            if self.at[slot] != NOWHERE:
                self.board[self.at[slot]] = slot
                self.men[slot // SLOTS].append(slot)
                if self.has_zone(slot):
                    self.spread(self.zones[slot // SLOTS], self.at[slot], 1)
        self.mine, self.theirs = self.men[side], self.men[1 - side]
        self.my_zones, self.foe_zones = self.zones[side], self.zones[1 - side]
        self.ball, self.holder = int(g.ball), int(g.holder)
        most = int(g.tables.turns)
        self.left = most - int(g.sides[TURNS + side])  # own turns after this one
        self.foe_left = most - int(g.sides[TURNS + 1 - side])
        self.weather, self.used = int(g.weather), int(g.used)
        self.again = bool(team_left(g, side))
        self.opens: dict[int, float] = {}  # who bars the way of the ball, and what it gains without them
        self.outs: dict[int, int] = {}  # the injuries that take players off the pitch, once looked up

    @staticmethod
    def spread(zones: list[int], square: int, weight: int) -> None:
        for near in BESIDE[square]:
            zones[near] += weight

    def has_zone(self, slot: int) -> bool:
        return self.status[slot] == STANDING and not self.marks[slot] & NO_ZONE

    def is_up(self, slot: int) -> bool:
        return self.status[slot] == STANDING

    def can_act(self, slot: int) -> bool:
        """Whether a player of one's own can still be activated in this turn."""
        return self.status[slot] <= PRONE and not self.marks[slot] & ACTIVATED

    def is_marked(self, slot: int) -> bool:
        """[BB-3.3]"""
        return self.zones[1 - slot // SLOTS][self.at[slot]] > 0

    def can_dodge_again(self, slot: int) -> bool:
        return not self.marks[slot] & DODGED

    def can_rush_again(self, slot: int) -> bool:
        return not self.marks[slot] & SURE_FOOTED

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

    # Blocks -----------------------------------------------------------------------------------------------------

    def dice(self, slot: int, square: int, target: int, blitz: bool, helpers: int = 0) -> int:
        """[BB-10.6] The dice of a block from a square, below zero where the target's coach picks."""
        horns = 1 if blitz and self.skills[slot] & HORNS else 0
        mine = self.st[slot] + horns + helpers + self.assists(slot, target, self.at[target])
        theirs = self.st[target] + self.against(slot, square, target)
        if mine == theirs:
            return 1
        if mine > theirs:
            return 3 if mine > 2 * theirs else 2
        return -3 if theirs > 2 * mine else -2

    def assists(self, slot: int, target: int, square: int) -> int:
        """[BB-10.5] Who helps a player against a target in a square."""
        side, found = slot // SLOTS, 0
        foes = self.zones[1 - side]
        lessened = 1 if self.has_zone(target) else 0
        for near in BESIDE[square]:
            mate = self.board[near]
            if mate in (FREE, slot) or mate // SLOTS != side or not self.has_zone(mate):
                continue
            if foes[near] == lessened or self.skills[mate] & GUARD:
                found += 1
        return found

    def against(self, slot: int, square: int, target: int) -> int:
        """Who helps the target against a blocker who has come to a square."""
        side, found = slot // SLOTS, 0
        old = self.at[slot] if self.has_zone(slot) else NOWHERE
        for near in BESIDE[square]:
            foe = self.board[near]
            if foe in (FREE, target) or foe // SLOTS == side or not self.has_zone(foe):
                continue
            others = self.zones[side][near] - (1 if old and far(old, near) == 1 else 0)
            if others == 0 or self.skills[foe] & GUARD:
                found += 1
        return found
