"""A coach who knows what every option is worth, and errs as people do: small costs he overlooks, large ones he sees.

That is the model of people who err which economists call a quantal response. The smaller the cost that a level
overlooks, the stronger it is; at nothing it would be perfect.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from downfield.kernel.oracle import Advice, Oracle
from downfield.kernel.state import State
from downfield.toolkit.perfect import Perfect

Mind = Callable[[State, int], float]  # how readily an option comes to mind: 1, or less where few think of it


NOTHING: Final = 1e-6
LAST: Final = 0.001  # a chance that nobody tells from none


class Habit(msgspec.Struct, frozen=True):
    """How somebody errs. Costs are chances to win where a match is even, and odds elsewhere."""

    dear: float  # what costs so much more is e times less likely,
    most: float  # and what costs more than this is nonsense


def felt(advice: Sequence[Advice], habit: Habit, minds: Sequence[float]) -> list[float]:
    """How often each option is taken: the cheaper and the nearer at hand, the likelier."""
    stands = [standing(each.value) for each in advice]
    costs = [max(stands) - each for each in stands]
    if max(costs) < NOTHING:  # nothing is at stake: as best play does, which takes what is natural first
        return [each.share for each in advice]
    weights = [
        mind * math.exp(-cost / habit.dear) if cost <= habit.most else 0.0
        for cost, mind in zip(costs, minds, strict=True)
    ]
    return [weight / sum(weights) for weight in weights]


def standing(chance: float) -> float:
    """A chance as people feel it: by its odds, so that whoever is all but beaten still looks for the last chance.

    Where a match is even, a hundredth of it is a hundredth of the chance.
    """
    seen = min(max(chance, LAST), 1.0 - LAST)
    return math.log(seen / (1.0 - seen)) / 4


class Advised(Perfect):
    """Holds a seat by what an oracle says, by what comes to mind, and by a habit."""

    def __init__(self, oracle: Oracle, habit: Habit, mind: Mind, seed: int) -> None:
        super().__init__(oracle, seed)
        self.habit, self.mind = habit, mind

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        advice = self.oracle.advice(state, seat)
        shares = felt(advice, self.habit, [self.mind(state, each.option) for each in advice])
        return self.draw([
            Advice(each.option, each.value, share) for each, share in zip(advice, shares, strict=True)
        ])  # fmt: skip
