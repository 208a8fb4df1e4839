"""How a match stands in a game that nobody has solved: played on by the usual coach many times, and judged.

A playout goes on to the moment after which the judge can look again, as a rule the next turn. Playout number n has
the same dice and the same imagined hands whatever was answered first, so two answers are told apart by few of them.
"""

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, variance

import msgspec

from downfield.coaches import USUAL, coach
from downfield.kernel.chance import Rng
from downfield.kernel.learned import judge
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.lab.train import student_of
from downfield.toolkit.playout import play_on

LONGEST = 3_000  # answers of a playout; an honest one needs a few dozen
SEATS = 8  # streams of chance for the coaches of a playout
CERTAIN = 1.96  # standard errors within which the truth lies in 95 of 100 cases


class About(msgspec.Struct, frozen=True):
    """A number that was sampled, and its standard error."""

    value: float
    error: float = 0.0

    @property
    def reach(self) -> float:
        """How far the truth may lie from it in 95 of 100 cases."""
        return CERTAIN * self.error


def about(samples: Sequence[float]) -> About:
    """What samples come to."""
    error = math.sqrt(variance(samples) / len(samples)) if len(samples) > 1 else 0.0
    return About(fmean(samples), error)


def gap(some: Sequence[float], others: Sequence[float]) -> About:
    """By how much some samples are above others, playout by playout as far as both go."""
    return about([a - b for a, b in zip(some, others, strict=False)])


class Estimate:
    """Says what moments of a game are worth; Unlearned where nobody has learned its chances."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.student = student_of(game)
        self.judge = judge(game, self.student)
        self.coaches = [coach(USUAL, game, options) for _ in game.spec.seats(options)]

    def sample(
        self, state: State, side: int | None, seed: int, number: int, looks: int = 1, answered: bool = False
    ) -> float:
        """What Home has of one playout from here, judged at the last look.

        What a side cannot know is imagined (NOBODY: a spectator; None: all is known). Where something was `answered`
        already, the judge may look at once, so that all answers are judged at the same moment.
        """
        twin = state.clone()
        if side is not None:
            twin.imagine(side, seed + number)
        for seat, each in enumerate(self.coaches):
            each.sit_down(seed, SEATS * number + seat)
        rng, is_due = Rng(seed, number), self.student.is_due
        for look in range(looks):
            due = is_due if answered and not look else _later(is_due)
            play_on(twin, self.coaches, rng, LONGEST, due)
        return self.judge.worth(twin, 0)

    def first(self, state: State, seat: int, seed: int) -> int:
        """What the coach answers who plays on."""
        return next(self.answers(state, seat, seed))

    def answers(self, state: State, seat: int, seed: int) -> Iterator[int]:
        """What he answers one after the other, as the state is led on by whoever asks."""
        for other, each in enumerate(self.coaches):
            each.sit_down(seed, other)
        while True:
            yield int(self.coaches[seat].decide(state, seat))

    def samples(
        self,
        state: State,
        side: int | None,
        seed: int,
        numbers: range,
        looks: int = 1,
        answered: bool = False,
    ) -> list[float]:
        """The same for several playouts."""
        return [self.sample(state, side, seed, number, looks, answered) for number in numbers]


def _later(is_due: Callable[[State], bool]) -> Callable[[State], bool]:
    """Whether a moment is due, but for the one at which a playout begins."""
    asked = itertools.count()
    return lambda state: next(asked) > 0 and is_due(state)
