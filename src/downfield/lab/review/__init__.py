"""A match looked at by somebody who knows its worth: what every decision cost, and what every die gave.

What a match was worth at its start, all that was decided and all that fell add up to how it ended. It is looked at
stretch by stretch (`stretches`, `weigh`), so that the work can be shared and its progress told, and put together
(`together`). In the solved games a stretch is a moment, and an oracle tells the truth (exact.py); in the others it
is all that a seat decides before a die falls, and playouts tell about it (sampled.py).
"""

import itertools
import math
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.oracle import Oracle
from downfield.lab.review.exact import Exact
from downfield.lab.review.sampled import Sampled
from downfield.lab.review.weighed import (
    ABOUT,
    DECISION,
    DICE,
    EXACT,
    GIVEN_UP,
    GOOD,
    GRADES,
    GUESS,
    ROUNDED,
    Decided,
    Eye,
    Stretch,
    Weighed,
)
from downfield.text.story import moments

__all__ = [
    "ABOUT",
    "DECISION",
    "DICE",
    "EXACT",
    "GIVEN_UP",
    "GOOD",
    "GRADES",
    "GUESS",
    "ROUNDED",
    "Decided",
    "Review",
    "Step",
    "Sums",
    "review",
]
TURNS = 3  # moments that are told as turning points


class Step(msgspec.Struct, frozen=True):
    """How a moment was reached: by a decision, by dice, by who outguessed whom, and what of it Home gained."""

    moment: int
    cause: str
    gain: float


class Sums(msgspec.Struct, frozen=True):
    """Where Home's chance to win came from: start, the decisions of both sides, guesses and dice make the end.

    `errors` are the standard errors of start and decisions, where they were sampled.
    """

    start: float
    decisions: tuple[float, float]
    guesses: float
    dice: float
    end: float
    errors: tuple[float, float, float] = (0.0, 0.0, 0.0)

    @property
    def dice_error(self) -> float:
        """The standard error of what the dice gave: all that is left."""
        return math.hypot(*self.errors)


class Review(msgspec.Struct, frozen=True):
    """A match with what it was worth to Home at every moment, as a film counts them; the last one is the result.

    `certainty` is EXACT, ROUNDED where the shipped book of a solved game told, or ABOUT.
    """

    is_exact: bool
    certainty: str
    worth: list[float]
    steps: list[Step]
    decisions: list[Decided]
    sums: Sums

    def turning_points(self) -> list[Step]:
        """The steps that changed most, in the order of play."""
        most = sorted(self.steps, key=lambda step: (-abs(step.gain), step.moment))[:TURNS]
        return sorted(most, key=lambda step: step.moment)

    def poor(self, side: int) -> list[Decided]:
        """The decisions of a side that were no good ones, the worst first."""
        found = [one for one in self.decisions if one.side == side and one.grade != GOOD]
        return sorted(found, key=lambda one: (-one.cost, one.moment))


def eye_of(match: Match, oracle: Oracle | None = None) -> Eye:
    """Who looks at a match; Unlearned where nobody knows enough of its components."""
    if oracle is not None or match.game.spec.oracle is not None:
        return Exact(match, oracle)
    return Sampled(match)


def review(match: Match, lost: int = NOBODY, oracle: Oracle | None = None) -> Review:
    """Look at a match; `lost` is the seat that lost by its clock."""
    eye = eye_of(match, oracle)
    found = list(weigh(match, eye, eye.stretches()))
    return together(match, found, lost, eye.certainty)


def weigh(match: Match, eye: Eye, stretches: Sequence[Stretch]) -> Iterator[Weighed]:
    """What some stretches of a match were worth, and what was decided in them; in the order of play."""
    wanted = deque(stretches)
    if not wanted:
        return
    eye.begin(wanted[0])
    for at, again in enumerate(moments(match)):
        if wanted and wanted[0].first < at == wanted[0].decided:
            yield eye.answered(again)
            wanted.popleft()
        if wanted and wanted[0].first == at:
            eye.ask(again, wanted[0])
            if wanted[0].decided == at:
                yield eye.answered(again)
                wanted.popleft()
        if not wanted:
            return
        eye.follow(again, at)


def together(match: Match, found: Sequence[Weighed], lost: int, certainty: str) -> Review:
    """The review, from all stretches."""
    return _Sheet(match, found, certainty).review(match.resigned if match.resigned is not None else lost)


class _Sheet:
    """Adds up."""

    def __init__(self, match: Match, found: Sequence[Weighed], certainty: str) -> None:
        self.match, self.found, self.certainty = match, found, certainty
        self.worth: list[float] = []
        self.steps: list[Step] = []
        self.sums: defaultdict[str, float] = defaultdict(float)

    def review(self, lost: int) -> Review:
        """All of it."""
        for one, after in itertools.pairwise([*self.found, None]):
            assert one is not None
            self._stretch(one, after)
        self._give_up(lost)
        decisions = (self.sums[f"{DECISION}0"], self.sums[f"{DECISION}1"])
        home, away = (math.sqrt(sum(one.spread[side] for one in self.found)) for side in (0, 1))
        errors = (self.found[0].error, home, away)
        sums = Sums(self.worth[0], decisions, self.sums[GUESS], self.sums[DICE], self.worth[-1], errors)
        decided = [decision for one in self.found for decision in one.decided]
        return Review(self.certainty == EXACT, self.certainty, self.worth, self.steps, decided, sums)

    def _stretch(self, one: Weighed, then: Weighed | None) -> None:
        """What was decided in a stretch is known once it is decided, what fell at its end."""
        stretch, next_worth = one.stretch, one.worth if then is None else then.worth
        after = next_worth if one.after is None else one.after
        gain = after - one.worth
        gains = one.gains or ((gain, 0.0) if one.side == 0 else (0.0, gain))
        self.worth += [one.worth] * (stretch.decided - stretch.first)
        self.worth += [after] * (stretch.last - stretch.decided)
        causes = [one.cause] * (stretch.decided - stretch.first) + [DICE] * (stretch.last - stretch.decided)
        told = {stretch.decided: gain, stretch.last: next_worth - after}
        if stretch.decided == stretch.last:
            told = {stretch.last: next_worth - one.worth}
        steps = [Step(at, cause, told.get(at, 0.0)) for at, cause in enumerate(causes, stretch.first + 1)]
        self.steps += steps if then is not None else []
        for side in (0, 1):
            self.sums[f"{DECISION}{side}"] += gains[side]
        self.sums[GUESS] += gain - sum(gains)
        self.sums[DICE] += next_worth - after

    def _give_up(self, seat: int) -> None:
        """A seat gave the match up, or its clock ran out."""
        if seat == NOBODY:
            return
        side = self.match.seats[seat].side
        self.sums[f"{DECISION}{side}"] += float(side) - self.worth[-1]
        self.steps.append(Step(len(self.worth), GIVEN_UP, float(side) - self.worth[-1]))
        self.worth.append(float(side))
