"""A coach who plays his plans out before he decides: a policy, with a search upon it."""

import functools
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, runtime_checkable

from downfield.kernel.chance import Rng
from downfield.kernel.coach import Purposeful
from downfield.kernel.state import State
from downfield.toolkit.playout import play_on
from downfield.toolkit.search import Budget, Plan, Policy, Practice, choose, never

Beginning = Callable[[int, State, Sequence[Policy[Plan]]], None]  # number so and so is begun in a playout
LONGEST = 2_000  # answers of a playout; an honest one needs a few dozen
SAMPLES = 1 << 20  # seeds of samples


@runtime_checkable
class Meaningful(Protocol):
    """A policy that can say what a plan is good for."""

    def meaning(self, state: State, plan: object) -> str:
        """A word that the texts of the game explain; "" where there is nothing to say."""
        ...


class Searching(Generic[Plan]):
    """Decides for a seat as its policy does, but for plans that came out better."""

    def __init__(
        self,
        practice: Practice[Plan],
        policy: Policy[Plan],
        sides: list[int],
        budget: Budget,
        apart: int = 0,
    ) -> None:
        self.practice, self.policy, self.sides, self.budget = practice, policy, sides, budget
        self.apart = apart  # the first so many dice of the game are kept apart in playouts
        self.rng, self.is_up = Rng(0), never
        self.reason: tuple[float | None, str] = None, ""

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed ^ SAMPLES, stream)
        self.policy.sit_down(seed, stream)

    def think_until(self, is_up: Callable[[], bool]) -> None:
        """From now on it decides by what it has seen when its time is up."""
        self.is_up = is_up

    def notes(self) -> str:
        """What it means to do next, and how its samples go on."""
        return f"{int(self.rng.x)}|{self.policy.notes()}"

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do."""
        samples, _, policy = notes.partition("|")
        if samples.isdecimal():
            self.rng.x = int(samples)
        self.policy.recall(policy)

    def why(self) -> tuple[float | None, str]:
        """What its last decision came to on average, and what that is good for."""
        return self.reason

    def purpose(self, state: State, seat: int, answer: int) -> str:
        """What its last decision is good for, as its policy knows."""
        return self.policy.purpose(state, seat, answer) if isinstance(self.policy, Purposeful) else ""

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        self.reason = None, ""
        if self.budget.playouts:
            plans = self.plans(state, seat)
            if plans:
                self.policy.adopt(state, seat, plans[self._best(state, seat, plans)])
        return self.policy.decide(state, seat)

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """What it weighs, the policy's own choice first."""
        return self.policy.plans(state, seat)[: self.budget.plans]

    def liking(self, plan: Plan) -> float:
        """What a plan is worth to it beside what comes of it, in chances to win."""
        return 0.0

    def _best(self, state: State, seat: int, plans: Sequence[Plan]) -> int:
        def begin(plan: int, twin: State, policies: Sequence[Policy[Plan]]) -> None:
            policies[seat].adopt(twin, seat, plans[plan])

        likings = [self.liking(plan) for plan in plans]
        best, chance = self._weighed(state, seat, likings, begin, self.budget)
        policy = self.policy
        self.reason = chance, policy.meaning(state, plans[best]) if isinstance(policy, Meaningful) else ""
        return best

    def weighed(self, state: State, seat: int, answers: Sequence[int], budget: Budget) -> int:
        """The answer that comes out better than the first, or the first."""

        def begin(n: int, twin: State, policies: Sequence[Policy[Plan]]) -> None:
            twin.answer(answers[n])

        best, chance = self._weighed(state, seat, [0.0] * len(answers), begin, budget)
        self.reason = chance, ""
        return answers[best]

    def _weighed(
        self,
        state: State,
        seat: int,
        likings: Sequence[float],
        begin: Beginning[Plan],
        budget: Budget,
    ) -> tuple[int, float | None]:
        """Which of some beginnings is best, liked as they are, and what it came to on average."""
        many = len(likings)
        if many == 1:
            return 0, None
        seed, seen = int(self.rng.below(SAMPLES)), [list[float]() for _ in range(many)]

        def worth(n: int, sample: int) -> float:
            seen[n].append(self._rehearse(state, seat, functools.partial(begin, n), seed, sample))
            return seen[n][-1] + likings[n]

        best = choose(worth, many, budget, self.is_up)
        return best, sum(seen[best]) / len(seen[best]) if seen[best] else None

    def _rehearse(
        self,
        state: State,
        seat: int,
        begin: Callable[[State, Sequence[Policy[Plan]]], None],
        seed: int,
        sample: int,
    ) -> float:
        """What a beginning comes to: it is played, then everybody goes on by the policy to the horizon."""
        side, twin = self.sides[seat], state.clone()
        twin.imagine(side, seed + sample)
        policies = self.practice.policies(seed, sample)
        begin(twin, policies)
        apart = [Rng(seed ^ die << 24, sample) for die in range(self.apart)]
        play_on(twin, policies, Rng(seed, sample), LONGEST, self.practice.horizon(state, side), apart)
        return self.practice.worth(twin, side)
