"""A match looked at by somebody who knows its worth: what every decision cost, and what every die gave.

What a match was worth at its start, all that was decided and all that fell add up to how it ended.
"""

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from downfield.kernel.match import Choice, Match, Move
from downfield.kernel.needs import CHANCE, NOBODY
from downfield.kernel.oracle import Advice, Oracle
from downfield.text.oracle import oracle_of, worth_of
from downfield.text.story import moments

GOOD = "good"
GRADES = {"blunder": 0.1, "mistake": 0.05, "inaccuracy": 0.02}  # of the chance to win, at least so much lost
DECISION, DICE, GUESS, GIVEN_UP = "decision", "dice", "guess", "given-up"
QUICK = ("first-downs",)  # games whose oracle answers soon enough for a page; the others take minutes a match
TURNS = 3  # moments that are told as turning points


class Decided(msgspec.Struct, frozen=True):
    """A decision: what was chosen at a moment, what was best, and what both were worth to the side that chose."""

    moment: int
    seat: int
    side: int
    token: str
    value: float
    best: str
    best_value: float
    cost: float
    grade: str


class Step(msgspec.Struct, frozen=True):
    """How a moment was reached: by a decision, by dice, by who outguessed whom, and what of it Home gained."""

    moment: int
    cause: str
    gain: float


class Sums(msgspec.Struct, frozen=True):
    """Where Home's chance to win came from: start, the decisions of both sides, guesses and dice make the end."""

    start: float
    decisions: tuple[float, float]
    guesses: float
    dice: float
    end: float


class Review(msgspec.Struct, frozen=True):
    """A match with what it was worth to Home at every moment, as a film counts them; the last one is the result."""

    is_exact: bool
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


def review(match: Match, lost: int = NOBODY, oracle: Oracle | None = None) -> Review:
    """Look at a match; `lost` is the seat that lost by its clock. BadOption where nobody knows the game well enough."""
    return _Reviewer(match, oracle or oracle_of(match)).review(lost)


class _Asked(msgspec.Struct, frozen=True):
    """What a seat could answer, and what is said of it."""

    options: list[Choice]
    advice: tuple[Advice, ...]

    def decided(self, move: Move, moment: int, side: int, sealed: bool) -> Decided:
        """What a seat chose. Where others choose unseen, best is what the best mix comes to."""
        chosen = next(one for one in self.advice if one.option == move.value)
        best = max(self.advice, key=lambda one: (one.share, one.value) if sealed else (one.value, one.share))
        worth = sum(one.share * one.value for one in self.advice) if sealed else best.value
        token = next(choice.token for choice in self.options if choice.value == best.option)
        cost = max(0.0, worth - chosen.value)
        grade = next((grade for grade, least in GRADES.items() if cost >= least), GOOD)
        return Decided(moment, move.seat, side, move.token, chosen.value, token, worth, cost, grade)


class _Reviewer:
    """Goes through a match."""

    def __init__(self, match: Match, oracle: Oracle) -> None:
        self.match, self.oracle = match, oracle
        self.worth: list[float] = []
        self.steps: list[Step] = []
        self.decisions: list[Decided] = []
        self.sums: defaultdict[str, float] = defaultdict(float)
        self._asked: dict[int, _Asked] = {}
        self._moves = 0

    def review(self, lost: int) -> Review:
        """All of it."""
        for again in moments(self.match):
            if again.over:
                self._reach(_result(again), again.moves[self._moves :])
                break
            self._reach(worth_of(again, self.oracle)[0], again.moves[self._moves :])
            self._asked = {} if again.state.need == CHANCE else self._ask(again)
            self._moves = len(again.moves)
        self._give_up(self.match.resigned if self.match.resigned is not None else lost)
        sums = Sums(
            self.worth[0],
            (self.sums[f"{DECISION}0"], self.sums[f"{DECISION}1"]),
            self.sums[GUESS],
            self.sums[DICE],
            self.worth[-1],
        )
        return Review(self.oracle.is_exact, self.worth, self.steps, self.decisions, sums)

    def _ask(self, again: Match) -> dict[int, _Asked]:
        """What the seats are asked, and what is best."""
        return {
            seat: _Asked(again.options(seat), self.oracle.advice(again.seen_by(seat), seat))
            for seat in again.waiting()
        }

    def _reach(self, worth: float, moves: Sequence[Move]) -> None:
        """A moment is reached by these moves."""
        gain = worth - self.worth[-1] if self.worth else 0.0
        self.worth.append(worth)
        if len(self.worth) == 1:
            return
        if not self._asked:
            self._step(DICE, gain)
            return
        made = [self._decide(move, len(self._asked) > 1) for move in moves if move.seat in self._asked]
        if len(self._asked) == 1:
            self._step(DECISION, gain, made[0].side)
            return
        for one in made:
            self._count(f"{DECISION}{one.side}", _of_home(one.side, one.value - one.best_value))
        self._step(GUESS, gain, minus=sum(_of_home(one.side, one.value - one.best_value) for one in made))

    def _decide(self, move: Move, sealed: bool) -> Decided:
        side = self.match.seats[move.seat].side
        decided = self._asked[move.seat].decided(move, len(self.worth) - 2, side, sealed)
        if len(self._asked[move.seat].options) > 1:
            self.decisions.append(decided)
        return decided

    def _step(self, cause: str, gain: float, side: int | None = None, minus: float = 0.0) -> None:
        """Write down how the last moment was reached; `minus` of the gain is counted elsewhere."""
        self.steps.append(Step(len(self.worth) - 1, cause, gain))
        self._count(cause if side is None else f"{DECISION}{side}", gain - minus)

    def _count(self, cause: str, gain: float) -> None:
        self.sums[cause] += gain

    def _give_up(self, seat: int) -> None:
        """A seat gave the match up, or its clock ran out."""
        if seat == NOBODY:
            return
        side = self.match.seats[seat].side
        gain = float(side) - self.worth[-1]
        self.worth.append(float(side))
        self._step(GIVEN_UP, gain, side)


def _result(match: Match) -> float:
    """What the end of a match is worth to Home; a draw is half a win."""
    return {0: 1.0, 1: 0.0}.get(match.state.winner, 0.5)


def _of_home(side: int, gain: float) -> float:
    """What a side gains, as Home sees it."""
    return gain if side == 0 else -gain
