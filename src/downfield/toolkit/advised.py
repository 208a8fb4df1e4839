"""A coach who knows what every option is worth, and errs as somebody does who does not."""

import math
from collections.abc import Sequence

import msgspec

from downfield.kernel.needs import SEALED
from downfield.kernel.oracle import Advice, Oracle
from downfield.kernel.state import State
from downfield.toolkit.perfect import Perfect


class Habit(msgspec.Struct, frozen=True):
    """How somebody errs; costs are chances to win."""

    errs: float  # how often a choice is made by feeling,
    dear: float  # to which what costs so much more is e times less likely,
    most: float  # and what costs more than this is nonsense


def felt(advice: Sequence[Advice], habit: Habit, is_open: bool = True) -> list[float]:
    """How often each option is taken: as best play does, or by feeling, the cheaper the likelier.

    In the open what costs more than half of the worst is nonsense too, where there are three options or more.
    """
    best = max(each.value for each in advice)
    costs = [best - each.value for each in advice]
    most = min(habit.most, max(costs) / 2) if is_open and len(costs) > 2 else habit.most
    weights = [math.exp(-cost / habit.dear) if cost <= most else 0.0 for cost in costs]
    return [
        (1.0 - habit.errs) * each.share + habit.errs * weight / sum(weights)
        for each, weight in zip(advice, weights, strict=True)
    ]


class Advised(Perfect):
    """Holds a seat by what an oracle says, and by a habit."""

    def __init__(self, oracle: Oracle, habit: Habit, seed: int) -> None:
        super().__init__(oracle, seed)
        self.habit = habit

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        advice = self.oracle.advice(state, seat)
        shares = felt(advice, self.habit, state.need != SEALED)
        return self.draw([
            Advice(each.option, each.value, share) for each, share in zip(advice, shares, strict=True)
        ])  # fmt: skip
