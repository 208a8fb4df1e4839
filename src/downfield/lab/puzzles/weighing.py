"""What each answer of a puzzle is worth: told by an oracle where a game is solved, else by many playouts."""

import math
from collections.abc import Sequence
from typing import Protocol

from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.lab.estimate import Estimate, Lead, Looks, about, gap
from downfield.text.oracle import oracle_of

DIGITS = 4
ALIKE = 1.5 * 10**-DIGITS  # by which rounded values may differ that are the same
REPLY = (2, 3)  # a playout goes through the other side's reply
GLANCE, AGAIN = 8, 48  # playouts of each answer: may it be a puzzle, and surely
STEPS = (16, 32, 64, 112, 160)  # playouts after each of which it is given up where there is no hope
CLOSE = STEPS[-1]
HOPE = 0.7  # of the margin that a glance must show
NEXT = 2  # answers beside the best that are looked at first, the others once it is better than these
SURE = 4.0  # standard errors by which the best answer is better than any other
SEED = 7_001  # of the dice that all answers share

Values = dict[str, float]
Samples = dict[str, list[float]]


class Weigher(Protocol):
    """Says what the answers of the one seat are worth that is asked."""

    def weigh(self, match: Match, clear: float) -> Values:
        """The chance to win of whoever is asked, answer by answer; nothing where none is surely the best by so much."""
        ...

    def fault(self, match: Match, then: Values) -> str | None:
        """What is wrong with values on file; None where they hold."""
        ...


def weigher(game: Game) -> Weigher:
    """Who weighs the answers of a game."""
    return Sampled() if game.spec.oracle is None else Told()


class Told:
    """An oracle tells."""

    def weigh(self, match: Match, clear: float = 0.0) -> Values:
        """What the oracle says, at once."""
        (seat,) = match.waiting()
        advice = oracle_of(match).advice(match.seen_by(seat), seat)
        pairs = zip(match.options(seat), advice, strict=True)
        return {choice.token: round(one.value, DIGITS) for choice, one in pairs}

    def fault(self, match: Match, then: Values) -> str | None:
        """They hold to the last digit."""
        now = self.weigh(match)
        wrong = any(abs(now[token] - value) > ALIKE for token, value in then.items())
        return f"the answers are worth {now}" if wrong else None


class Sampled:
    """Every answer is played on with the same dice, by the usual coach on all seats."""

    def __init__(self) -> None:
        self._estimate: Estimate | None = None

    def weigh(self, match: Match, clear: float) -> Values:
        """A few playouts of each answer, then step by step as many as it takes; with no hope of a puzzle, nothing."""
        if _margin(self._samples(match, range(GLANCE), (1, 1))) < HOPE * clear:
            return {}
        found: Samples = {token: [] for token in _answers(match)}
        near = list(found)
        for upto in STEPS:
            self._go_on(match, found, near, upto)
            near = sorted(near, key=lambda token: -sum(found[token]))[: 1 + NEXT]
            if not all(_may_be_above(found[near[0]], found[token], clear) for token in near[1:]):
                return {}
        self._go_on(match, found, list(found), CLOSE)
        return _values(found)

    def fault(self, match: Match, then: Values) -> str | None:
        """By other dice, maybe by coaches who have learned since: no other answer may be better."""
        found = self._samples(match, range(CLOSE, CLOSE + AGAIN))
        best = max(then, key=lambda token: then[token])
        others = [token for token in found if token != best]
        better = [token for token in others if not _is_above(found[best], found[token], 0.0)]
        return f"{', '.join(better)} is as good as {best}" if better else None

    def _go_on(self, match: Match, found: Samples, tokens: list[str], upto: int) -> None:
        """Some answers are played on so many times in all."""
        answers = _answers(match)
        for token in tokens:
            found[token] += self._more(match, answers[token], range(len(found[token]), upto))

    def _samples(self, match: Match, numbers: range, looks: Looks = REPLY) -> Samples:
        return {token: self._more(match, value, numbers, looks) for token, value in _answers(match).items()}

    def _more(self, match: Match, value: int, numbers: range, looks: Looks = REPLY) -> list[float]:
        """What playouts with these numbers come to for whoever is asked."""
        (seat,) = match.waiting()
        side, seen = match.seats[seat].side, match.seen_by(seat)
        if self._estimate is None:
            self._estimate = Estimate(match.game, match.options_agreed)
        home = self._estimate.samples(seen, side, SEED, numbers, looks, Lead([value]))
        return home if side == 0 else [1.0 - x for x in home]


def _answers(match: Match) -> dict[str, int]:
    """What may be answered, as it is written and as it is given."""
    (seat,) = match.waiting()
    return {choice.token: choice.value for choice in match.options(seat)}


def _values(found: Samples) -> Values:
    """What playouts came to; nothing where no answer is surely the best."""
    best = max(found, key=lambda token: sum(found[token]))
    if not all(_is_above(found[best], found[token], SURE) for token in found if token != best):
        return {}
    return {token: round(about(each).value, DIGITS) for token, each in found.items()}


def _margin(found: Samples) -> float:
    """By how much the best answer is better than the next one."""
    best, second = sorted(about(samples).value for samples in found.values())[:-3:-1]
    return best - second


def _is_above(some: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """Whether samples are better than others, by so many standard errors."""
    above = gap(some, others)
    return above.value > errors * above.error


def _may_be_above(some: Sequence[float], others: Sequence[float], clear: float) -> bool:
    """Whether samples would be better by so much, and surely, once all are there and were lucky by an error."""
    above = gap(some, others)
    last = above.error * math.sqrt(len(some) / CLOSE)
    return above.value + above.error >= max(clear, SURE * last)
