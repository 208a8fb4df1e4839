"""Search upon a policy: its plans are played out in copies of the match, and the better ones more often.

What a game supplies is a `Practice`, and of it a `Policy` for every seat:

* `Policy.plans(state, seat)`: what it might do now, its own choice first. Fewer than two: there is nothing to search.
* `Policy.adopt(state, seat, plan)`: from now on it means to do this; `decide` then gives one answer after the other.
* `Practice.policies(seed, stream)`: a light policy for every seat of a playout, seated.
* `Practice.horizon(state, side)`: the moment at which a playout ends, as a question to the match.
* `Practice.worth(state, side)`: what that moment is worth to a side; the chance to win of a learned file, as a rule.

What is hidden from the side that thinks is imagined anew in every sample, by `State.imagine`: no playout knows more
than its coach. Sample number n of every plan has the same dice and the same imagined hands (common random numbers).

A level states its budget in playouts, never in seconds, so that the same seed gives the same match; whoever is in a
hurry tells the search when its time is up, and it answers by what it has seen so far. A budget of none plays the
policy.

    coach = Searching(practice, policy, sides, Budget(playouts=48))      # toolkit/searching.py
"""

import math
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from downfield.kernel.coach import Planner
from downfield.kernel.state import State

Plan = TypeVar("Plan")
ENOUGH = 4  # samples after which a plan may be dropped,
SURE = 2.0  # and by how many standard errors it must be worse


class Budget(msgspec.Struct, frozen=True):
    """What a decision may cost, and when another plan than the policy's own is believed."""

    playouts: int
    plans: int = 8  # that are looked at, at most
    doubt: float = 0.5  # standard errors by which another plan must be better
    least: float = 0.0  # and by how much it must be better at least, in chances to win


class Policy(Planner, Protocol[Plan]):
    """A coach that plans, and can be told what to do next."""

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """What it might do now, its own choice first; fewer than two where there is nothing to think about."""
        ...

    def adopt(self, state: State, seat: int, plan: Plan) -> None:
        """It means to do this from now on."""
        ...


class Practice(Protocol[Plan]):
    """How a game is played out from a decision, and what becomes of it."""

    def policies(self, seed: int, stream: int) -> Sequence[Policy[Plan]]:
        """A light policy for every seat of a playout, seated; whoever is quick keeps them for the next playout."""
        ...

    def horizon(self, state: State, side: int) -> Callable[[State], bool]:
        """Whether a match that began here has come to where a playout ends: through the others' reply, as a rule."""
        ...

    def worth(self, state: State, side: int) -> float:
        """The chance of a side to win from here, a draw counted as half a win."""
        ...


def never() -> bool:
    """Time is not up."""
    return False


def choose(
    worth: Callable[[int, int], float], plans: int, budget: Budget, is_up: Callable[[], bool] = never
) -> int:
    """Which of so many plans is best, by playouts: `worth` is what one plan comes to in one sample.

    Sequential halving: every plan has a few samples, the better half has more, and so on; the first plan, the policy's
    own, is kept to the end, and left only for one that is better by more than chance. Plans that are surely worse than
    it are dropped before their time, and where none is left the search ends.
    """
    seen: list[list[float]] = [[] for _ in range(plans)]
    left, room = list(range(plans)), plans
    rounds = max(1, math.ceil(math.log2(plans)))
    for _ in range(rounds):
        each = max(1, budget.playouts // (rounds * room))
        for sample in range(len(seen[0]), len(seen[0]) + each):
            if is_up():
                return _best(seen, left, budget)
            for plan in left:
                seen[plan].append(worth(plan, sample))
        room = max(2, (room + 1) // 2)
        hoped = [plan for plan in left[1:] if not _is_worse(seen[plan], seen[0])]
        left = [0, *sorted(hoped, key=lambda plan: -sum(seen[plan]))[: room - 1]]
        if len(left) == 1:
            break
    return _best(seen, left, budget)


def _is_worse(plan: Sequence[float], own: Sequence[float]) -> bool:
    """Whether a plan is surely worse than the policy's own."""
    return len(plan) >= ENOUGH and _gain(plan, own, SURE) > 0


def _best(seen: Sequence[Sequence[float]], left: Sequence[int], budget: Budget) -> int:
    """The plan that is surest to be better than the first, or the first."""
    best, most = 0, 0.0
    for plan in left[1:]:
        gain = _gain(seen[0], seen[plan], budget.doubt)
        if gain > max(most, budget.least):
            best, most = plan, gain
    return best


def _gain(own: Sequence[float], other: Sequence[float], doubt: float) -> float:
    """By how much a plan is better than another in the same samples, less what is in doubt."""
    gaps = [b - a for a, b in zip(own, other, strict=False)]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean - doubt * math.sqrt(spread / len(gaps))
