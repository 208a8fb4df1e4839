"""What is found out about a stretch of a match, and who finds it out."""

from typing import Protocol

import msgspec

from downfield.kernel.match import Match

GOOD = "good"
GRADES = {"blunder": 0.1, "mistake": 0.05, "inaccuracy": 0.02}  # of the chance to win, at least so much lost
EXACT, ROUNDED, ABOUT = "exact", "rounded", "about"  # how near the truth all chances are
DECISION, DICE, GUESS, GIVEN_UP = "decision", "dice", "guess", "given-up"


class Decided(msgspec.Struct, frozen=True):
    """A decision: what was chosen at a moment, what was best, and what both were worth to the side that chose.

    `error` is the standard error of the cost, where it was sampled.
    """

    moment: int
    seat: int
    side: int
    token: str
    value: float
    best: str
    best_value: float
    cost: float
    grade: str
    error: float = 0.0


class Stretch(msgspec.Struct, frozen=True):
    """The moments from `first` to before `last`: until `decided` the same seats decide, then dice fall."""

    first: int
    decided: int
    last: int


class Weighed(msgspec.Struct, frozen=True):
    """What a stretch was worth to Home when it began, and once all in it was decided.

    `after` is None where that is what the next stretch is worth. `gains` is what Home got by the decisions of both
    sides, None where all of it was one side's; `spread` are their variances, where they were sampled.
    """

    stretch: Stretch
    cause: str
    worth: float
    after: float | None = None
    side: int = 0
    gains: tuple[float, float] | None = None
    decided: list[Decided] = []
    error: float = 0.0
    spread: tuple[float, float] = (0.0, 0.0)


class Eye(Protocol):
    """Looks at a match, stretch by stretch."""

    @property
    def certainty(self) -> str:
        """Whether it tells the truth, the truth from a rounded book, or about."""
        ...

    def stretches(self) -> list[Stretch]:
        """All of a match, without a gap; the end of it is one too."""
        ...

    def begin(self, first: Stretch) -> None:
        """A match is gone through for this stretch and those after it."""
        ...

    def follow(self, again: Match, at: int) -> None:
        """A moment of the match, before it is answered."""
        ...

    def ask(self, again: Match, stretch: Stretch) -> None:
        """A stretch begins."""
        ...

    def answered(self, again: Match) -> Weighed:
        """All in it is decided, and dice may fall."""
        ...


def grade_of(cost: float) -> str:
    """How a decision is called that cost so much."""
    return next((grade for grade, least in GRADES.items() if cost >= least), GOOD)


def of_home(side: int, gain: float) -> float:
    """What a side gains, as Home sees it."""
    return gain if side == 0 else -gain


def result(match: Match) -> float:
    """What the end of a match is worth to Home; a draw is half a win."""
    return {0: 1.0, 1: 0.0}.get(int(match.state.winner), 0.5)
