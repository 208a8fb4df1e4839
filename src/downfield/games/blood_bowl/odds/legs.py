# mypyc: compiled
"""The ends of ways: for every square the legs that lead there, none worse than another in every respect."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import JUMP
from downfield.games.blood_bowl.model.tables import SQUARES
from downfield.games.blood_bowl.odds.luck import BARE, Luck
from downfield.games.blood_bowl.rules.turn.step import RUSH_AT
from downfield.kernel.vecs import vec

LEGS: Final = 8192  # the most that are kept
NONE: Final = -1
EQUAL: Final = 1e-12  # chances that differ less are the same

# What is true of a leg, as bits
LEAPT: Final = 1  # the jump of this activation is behind him [BB-9.16]
CARRIES: Final = 2  # he has the ball
BY_JUMP: Final = 4  # this very leg is a jump
OVER: Final = 8  # somebody or something next to it could be jumped over
DEAD: Final = 16  # a better leg ends in the same square


@mypyc_attr(acyclic=True)
class Legs:
    """Squares reached, each with its luck, its movement and the leg before."""

    square: vec[i64]
    node: vec[i64]
    prev: vec[i64]
    spent: vec[i64]
    flags: vec[i64]
    dice: vec[i64]
    bends: vec[i64]
    next: vec[i64]
    last: vec[i64]
    safe: vec[i64]
    top: vec[float]
    top_fresh: vec[float]

    def __init__(self) -> None:
        self.luck = Luck()
        none = vec[i64]([0] * LEGS)
        self.square = none[:]  # where each leg ends
        self.node = none[:]  # the luck left there
        self.prev = none[:]  # the leg before
        self.spent = none[:]  # movement used
        self.flags = none[:]
        self.dice = none[:]  # tests so far
        self.bends = none[:]  # steps across a corner so far: with the fewest a way looks straight
        self.next = none[:]  # another leg that ends in the same square
        self.last = vec[i64]([NONE] * SQUARES)  # the newest leg of each square
        self.safe = vec[i64]([NONE] * SQUARES)  # the movement that it takes to get here without any roll
        self.top = vec[float]([0.0] * SQUARES)  # the best chance to get here without a jump
        self.top_fresh = vec[float]([0.0] * SQUARES)  # of that leg, that nothing failed on it
        self.count: i64 = 0
        self.allowance: i64 = 0
        self.total: i64 = 0
        self.rush_face: i64 = RUSH_AT
        self.rush_way: i64 = BARE

    def clear(self) -> None:
        last = self.last
        safe = self.safe
        top = self.top
        for i in range(SQUARES):
            last[i] = NONE
            safe[i] = NONE
            top[i] = 0.0

    # Adding ---------------------------------------------------------------------------------------------------

    def is_beaten(
        self, leg: i64, node: i64, spent: i64, flags: i64, dice: i64, bends: i64, prev: i64
    ) -> bool:
        """Whether another leg to the same square is as good; of equal ones the straighter is kept."""
        other: i64 = self.node[leg]
        if other == node and self.spent[leg] == spent and self.flags[leg] == flags:
            self.straighten(leg, bends, prev)
            return True
        luck = self.luck
        more = luck.sure[other] - luck.sure[node]
        if more < -EQUAL or luck.fresh[other] - luck.fresh[node] < -EQUAL:
            return False
        if self.flags[leg] & LEAPT > flags & LEAPT:
            return False
        return more > EQUAL or (self.dice[leg] <= dice and luck.whole[other] - luck.whole[node] > -EQUAL)

    def straighten(self, leg: i64, bends: i64, prev: i64) -> None:
        """Two ways as good as each other: keep the straighter one."""
        if bends < self.bends[leg]:
            self.bends[leg] = bends
            self.prev[leg] = prev

    def add(self, to: i64, node: i64, spent: i64, flags: i64, dice: i64, bends: i64, prev: i64) -> None:
        """Keep a leg unless another that is no longer is as good in every respect."""
        count = self.count
        if count >= LEGS:
            return
        luck = self.luck
        leg: i64 = self.last[to]
        before: i64 = NONE
        self.dice[count] = dice
        self.spent[count] = spent
        self.bends[count] = bends
        while leg != NONE:
            following: i64 = self.next[leg]
            other: i64 = self.node[leg]
            same = self.spent[leg] == spent and self.flags[leg] == flags
            if other == node and same:
                self.straighten(leg, bends, prev)
                return
            more = luck.sure[other] - luck.sure[node]
            fresher = luck.fresh[other] - luck.fresh[node]
            if more > -EQUAL and fresher > -EQUAL and self.flags[leg] & LEAPT <= flags & LEAPT:
                if more > EQUAL or not self.is_better(count, node, leg, other):
                    return
            if same and more < EQUAL and fresher < EQUAL:
                self.flags[leg] |= DEAD
                if before == NONE:
                    self.last[to] = following
                else:
                    self.next[before] = following
            else:
                before = leg
            leg = following
        self.square[count] = to
        self.node[count] = node
        self.flags[count] = flags
        self.prev[count] = prev
        self.next[count] = self.last[to]
        self.last[to] = count
        if flags & LEAPT == 0 and luck.sure[node] > self.top[to]:
            self.top[to] = luck.sure[node]
            self.top_fresh[to] = luck.fresh[node]
        if luck.sure[node] > 1.0 - EQUAL:
            self.safe[to] = spent
        self.count = count + 1

    # Asking ---------------------------------------------------------------------------------------------------

    def can(self, square: i64) -> bool:
        return self.last[square] != NONE

    def sure(self, square: i64) -> float:
        leg = self.best(square)
        return 0.0 if leg == NONE else self.luck.sure[self.node[leg]]

    def with_rerolls(self, square: i64) -> float:
        leg = self.best(square)
        return 0.0 if leg == NONE else self.luck.whole[self.node[leg]]

    def rolls(self, square: i64) -> i64:
        leg = self.best(square)
        return 0 if leg == NONE else self.dice[leg]

    def used(self, square: i64) -> i64:
        leg = self.best(square)
        return 0 if leg == NONE else self.spent[leg]

    def way_to(self, square: i64) -> list[int]:
        return self.way(self.best(square))

    def squares(self) -> list[int]:
        return [square for square in range(SQUARES) if self.last[square] != NONE]

    def sure_hit(self, square: i64) -> float:
        leg = self.best_hit(square)
        return 0.0 if leg == NONE else self.luck.sure[self.paid(leg)]

    def with_rerolls_hit(self, square: i64) -> float:
        leg = self.best_hit(square)
        return 0.0 if leg == NONE else self.luck.whole[self.paid(leg)]

    def rolls_hit(self, square: i64) -> i64:
        leg = self.best_hit(square)
        return 0 if leg == NONE else self.dice[leg] + (1 if self.spent[leg] >= self.allowance else 0)

    def used_hit(self, square: i64) -> i64:
        leg = self.best_hit(square)
        return 0 if leg == NONE else self.spent[leg]

    def way_to_hit(self, square: i64) -> list[int]:
        return self.way(self.best_hit(square))

    def there(self, square: i64, pays: bool) -> i64:
        """The luck left where he arrives, NONE where he cannot; where it `pays`, the rush of the block is included."""
        leg = self.best_hit(square) if pays else self.best(square)
        if leg == NONE:
            return NONE
        return self.paid(leg) if pays else self.node[leg]

    def best(self, square: i64) -> i64:
        """The best leg that ends in a square, or NONE."""
        found: i64 = NONE
        leg: i64 = self.last[square]
        while leg != NONE:
            if found == NONE or self.is_better(leg, self.node[leg], found, self.node[found]):
                found = leg
            leg = self.next[leg]
        return found

    def best_hit(self, square: i64) -> i64:
        """[BB-9.8] The best leg with a square of movement left for the block."""
        found: i64 = NONE
        leg: i64 = self.last[square]
        while leg != NONE:
            if self.spent[leg] < self.total and (
                found == NONE or self.is_better(leg, self.paid(leg), found, self.paid(found))
            ):
                found = leg
            leg = self.next[leg]
        return found

    def paid(self, leg: i64) -> i64:
        """The luck left when the block of a blitz is paid for."""
        if self.spent[leg] < self.allowance:
            return self.node[leg]
        return self.luck.roll(self.node[leg], self.rush_way, self.rush_face)

    def is_better(self, a: i64, node: i64, b: i64, other: i64) -> bool:
        luck = self.luck
        gap = luck.sure[node] - luck.sure[other]
        if gap > EQUAL or gap < -EQUAL:
            return gap > 0.0
        gap = luck.whole[node] - luck.whole[other]
        if gap > EQUAL or gap < -EQUAL:
            return gap > 0.0
        if self.dice[a] != self.dice[b]:
            return self.dice[a] < self.dice[b]
        return self.spent[a] < self.spent[b]

    def way(self, leg: i64) -> list[int]:
        found: list[int] = []
        while leg != NONE and self.prev[leg] != NONE:
            jump: i64 = JUMP if self.flags[leg] & BY_JUMP else 0
            found.append(self.square[leg] + jump)
            leg = self.prev[leg]
        found.reverse()
        return found
