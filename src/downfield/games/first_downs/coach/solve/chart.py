"""The pack as arrays: what each option gains against each card, and what momentum pays for."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_downs.components.parts import Parts
from downfield.kernel.options import Value

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

    def __init__(self, parts: Parts, options: Mapping[str, Value]) -> None:
        field = parts.field
        self.total = field.yards.total
        self.neutral = field.yards.neutral
        self.downs = field.downs.coins
        self.trick, self.steal = field.momentum.trick, field.momentum.steal
        self.again = field.conversion.yards
        self.free, self.step = field.field_goal.free, field.field_goal.step
        self.prices = parts.prices.list(options["prices"])
        self.missed_resets = bool(options["missed_field_goal_resets"])
        p = field.points
        self.points = (0, p.field_goal, p.unconverted, p.touchdown, p.converted)
        self.most = max(self.points)
        self.purse = Purse(field.momentum.coins)
        self._compare_cards(parts)

    def _compare_cards(self, parts: Parts) -> None:
        """[FFD-5.2] [FFD-5.3] [FFD-12.3] Lay every option against every card."""
        plays = [(card, play) for card in parts.cards.offence for play in card.plays]
        defence = parts.cards.defence
        found: dict[tuple[int, ...], list[tuple[int, int, int]]] = {}
        for k, (card, play) in enumerate(plays):
            for i, option in enumerate(play.options):
                for j, against in enumerate(defence):
                    entry = against.zones[option.zone].value
                    if entry == "X":
                        sort = (0, int(card.steal.allowed and against.steal.allowed))
                    else:
                        sort = (1 + int(option.trick), option.yards + entry)
                    found.setdefault(sort, []).append((k, i, j))
        self.results = np.array(sorted({r for s, r in found if s > 0}), dtype=np.int64)
        self.tricks = np.array(sorted({r for s, r in found if s == 2}), dtype=np.int64)
        self.kind = np.zeros((len(plays), len(plays[0][1].options), len(defence)), dtype=np.int64)
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

    def farthest(self, down: int) -> int:
        """The most yards that the neutral zone can hold on a down, counted from 0."""
        return min(self.total, self.neutral + down * self.loss)

    def calls(self, distance: int) -> int:
        """[FFD-7.4] How many tosses a field goal needs."""
        return max(0, -((self.free - distance) // self.step))


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
        """[FFD-10.1] [FFD-10.2] From the bank; when it is empty, the other side loses one; else nothing happens."""
        from_bank, instead = self.after(attacker, defender), self.after(-defender, -attacker)
        here = np.arange(len(self))
        return np.where(from_bank >= 0, from_bank, np.where(instead >= 0, instead, here))

    def groups(self, price: int) -> list[Ints]:
        """The pairs in portions of so many sums: a repeat leads from each portion into an earlier one."""
        portion = (self.attacker + self.defender) // max(price, 1)
        return [np.flatnonzero(portion == i) for i in range(int(portion.max()) + 1)]
