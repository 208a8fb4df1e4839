"""The tables of a match as arrays: what each option gains against each card, and what momentum pays for."""

import itertools
from typing import Final

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_downs.model.kinds import OPTIONS
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.rules.fourth_down import calls
from downfield.games.first_downs.rules.momentum import FROM_BANK, FROM_OPPONENT, earned, is_open_to_theft

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

NOTHING: Final = 0  # how a drive can end with the positions reset
FIELD_GOAL: Final = 1
UNCONVERTED: Final = 2
TOUCHDOWN: Final = 3
CONVERTED: Final = 4
ENDINGS: Final = 5


class Chart:
    """The components and the agreed options, as the solver indexes them.

    What a down can bring is a `kind`: tackled; tackled where yards may be stolen; each different result; each
    different result of a trick play. `kind[play, option, card]` numbers them in this order.
    """

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.total, self.neutral, self.downs = int(t.field), int(t.ten), int(t.downs)
        self.trick, self.steal = int(t.trick_yards), int(t.steal_yards)
        self.again = int(t.conversion_yards)
        self.missed_resets = bool(t.miss_resets)
        self.points = (0, int(t.field_goal), int(t.unconverted), int(t.touchdown), int(t.converted))
        self.most = int(t.most)
        self.purse = Purse(int(t.momentum))
        self._compare_cards(t)

    def _compare_cards(self, t: Tables) -> None:
        """[FFD-5.2] [FFD-5.3] [FFD-12.3] Lay every option against every card."""
        found: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        for cell in itertools.product(range(t.plays), range(OPTIONS), range(t.cards)):
            play, option, card = cell
            if t.is_shield(play, option, card):
                sort = (0, int(is_open_to_theft(t, play, card)))
            else:
                sort = (1 + int(t.is_trick(play, option)), int(t.result(play, option, card)))
            found.setdefault(sort, []).append(cell)
        self.results = np.array(sorted({r for s, r in found if s > 0}), dtype=np.int64)
        self.tricks = np.array(sorted({r for s, r in found if s == 2}), dtype=np.int64)
        self.kind = np.zeros((t.plays, OPTIONS, t.cards), dtype=np.int64)
        for (s, r), cells in found.items():
            at = 2 + int(np.searchsorted(self.results, r))
            if s == 2:
                at = 2 + len(self.results) + int(np.searchsorted(self.tricks, r))
            for cell in cells:
                self.kind[cell] = r if s == 0 else at

    @property
    def loss(self) -> int:
        """The most yards that one down can lose."""
        return max(self.steal, -int(self.results.min(initial=0)))

    @property
    def longest(self) -> int:
        """The most yards that one down can gain."""
        return int(self.results.max(initial=0)) + self.trick

    def farthest(self, down: int) -> int:
        """The most yards that the neutral zone can hold on a down, counted from 0."""
        return min(self.total, self.neutral + down * self.loss)

    def calls(self, distance: int) -> int:
        """[FFD-7.4] How many tosses a field goal needs."""
        return int(calls(self.t, distance))


class Purse:
    """Every way in which momentum can lie with attacker and defender, numbered by their sum."""

    def __init__(self, coins: int) -> None:
        self.coins = coins
        pairs = [(a, both - a) for both in range(coins + 1) for a in range(both + 1)]
        self.attacker, self.defender = np.array(pairs, dtype=np.int64).T
        self.number = np.full((coins + 1, coins + 1), -1, dtype=np.int64)
        self.number[self.attacker, self.defender] = np.arange(len(pairs))
        self.swapped = self.number[self.defender, self.attacker]
        self.attacker_earns = self._earned(1, 0)
        self.defender_earns = self._earned(0, 1)

    def __len__(self) -> int:
        return len(self.attacker)

    def after(self, attacker: int, defender: int) -> Ints:
        """Where each pair leads when momentum is added or paid; -1 where it cannot be."""
        a, b = self.attacker + attacker, self.defender + defender
        possible = (a >= 0) & (b >= 0) & (a + b <= self.coins)
        return np.where(possible, self.number[np.where(possible, a, 0), np.where(possible, b, 0)], -1)

    def _earned(self, attacker: int, defender: int) -> Ints:
        """[FFD-10.1] [FFD-10.2] Where each pair leads when one side earns."""
        theirs = self.defender if attacker else self.attacker
        bank = self.coins - self.attacker - self.defender
        source = np.array([earned(b, o) for b, o in zip(bank.tolist(), theirs.tolist(), strict=True)])
        from_bank, instead = self.after(attacker, defender), self.after(-defender, -attacker)
        here = np.arange(len(self))
        return np.where(source == FROM_BANK, from_bank, np.where(source == FROM_OPPONENT, instead, here))

    def groups(self, price: int) -> list[Ints]:
        """The pairs in portions of so many sums: a repeat leads from each portion into an earlier one."""
        portion = (self.attacker + self.defender) // max(price, 1)
        return [np.flatnonzero(portion == i) for i in range(int(portion.max()) + 1)]
