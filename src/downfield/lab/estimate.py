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
from downfield.kernel.chance import Rng, outcome
from downfield.kernel.coach import Planner
from downfield.kernel.learned import judge
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.lab.train import student_of
from downfield.toolkit.playout import never, play_on

LONGEST = 3_000  # answers of a playout; an honest one needs a few dozen
SEATS = 8  # streams of chance for the coaches of a playout
CERTAIN = 1.96  # standard errors within which the truth lies in 95 of 100 cases

Looks = (
    tuple[int, int] | None
)  # of the moments to come the first and the last that the judge looks at; None: the end


class Lead(msgspec.Struct, frozen=True):
    """How a playout begins: with a line of answers, then what the same seat meant to do, by question and answer.

    `notes` are what the coaches of all seats mean to do.
    """

    line: Sequence[int] = ()
    seat: int = NOBODY
    meant: Sequence[tuple[int, int]] = ()
    notes: Sequence[str] = ()


NO_LEAD = Lead()


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
        self, state: State, side: int | None, seed: int, number: int, looks: Looks, lead: Lead = NO_LEAD
    ) -> float:
        """What Home has of one playout from here, judged at some looks, or played to its end.

        What a side cannot know is imagined (NOBODY: a spectator; None: all is known). Looks are counted from the state,
        whatever is led, so that all answers are judged at the same moments.
        """
        twin = state.clone()
        if side is not None:
            twin.imagine(side, seed + number)
        self.sit_down(seed, SEATS * number, lead.notes)
        due = self._due(twin, lead, Rng(seed, number), self.student.is_due if looks else never)
        first, last = looks or (1, 1)
        return fmean(self.judge.worth(seen, 0) for seen in itertools.islice(due, first - 1, last))

    def sit_down(self, seed: int, stream: int, notes: Sequence[str] = ()) -> None:
        """Begin with the coaches anew, who go on with what they meant to do."""
        for seat, each in enumerate(self.coaches):
            each.sit_down(seed, stream + seat)
            if notes and isinstance(each, Planner):
                each.recall(notes[seat])

    def _due(self, twin: State, lead: Lead, rng: Rng, is_due: Callable[[State], bool]) -> Iterator[State]:
        """The moments at which the judge can look, one after the other; once a match is over, always its end."""
        for x in _led(twin, lead, rng):
            twin.answer(x)
            if is_due(twin):
                yield twin
        while True:
            play_on(twin, self.coaches, rng, LONGEST, _later(is_due))
            yield twin

    def first(self, state: State, seat: int, seed: int, notes: Sequence[str] = ()) -> int:
        """What the coach answers who plays on."""
        return next(self.answers(state, seat, seed, notes))

    def answers(self, state: State, seat: int, seed: int, notes: Sequence[str] = ()) -> Iterator[int]:
        """What he answers one after the other, as the state is led on by whoever asks."""
        self.sit_down(seed, 0, notes)
        while True:
            yield int(self.coaches[seat].decide(state, seat))

    def samples(
        self,
        state: State,
        side: int | None,
        seed: int,
        numbers: range,
        looks: Looks,
        lead: Lead = NO_LEAD,
    ) -> list[float]:
        """The same for several playouts."""
        return [self.sample(state, side, seed, number, looks, lead) for number in numbers]


def _led(twin: State, lead: Lead, rng: Rng) -> Iterator[int]:
    """The answers of a lead, and what was meant to follow as far as it can be done; dice fall in between."""
    yield from lead.line
    meant = list(lead.meant)
    while meant and twin.need in (CHANCE, CHOICE):
        if twin.need == CHANCE:
            yield int(outcome(twin, rng))
            continue
        question, x = meant.pop(0)
        if (twin.seat, twin.question) != (lead.seat, question) or x not in twin.options(twin.seat):
            return
        yield x


def _later(is_due: Callable[[State], bool]) -> Callable[[State], bool]:
    """Whether a moment is due, but for the one at which a playout begins."""
    asked = itertools.count()
    return lambda state: next(asked) > 0 and is_due(state)
