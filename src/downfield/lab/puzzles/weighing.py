"""What each answer of a puzzle is worth: told by an oracle where a game is solved, else by many playouts."""

from collections.abc import Sequence
from typing import Protocol

from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.lab.estimate import Estimate, Lead, Looks, about, gap
from downfield.text.oracle import oracle_of

DIGITS = 4
ALIKE = 10**-DIGITS
REPLY = (2, 3)  # a playout goes through the other side's reply
GLANCE, CLOSE, AGAIN = (
    8,
    160,
    48,
)  # playouts of each answer: may it be a puzzle, is it one, and surely
HOPE = 0.7  # of the margin that a glance must show
SURE = 4.0  # standard errors by which the best answer is better than any other
SEED = 7_001  # of the dice that all answers share

Values = dict[str, float]


class Weigher(Protocol):
    """Says what the answers of the one seat are worth that is asked."""

    def may_do(self, match: Match, clear: float) -> bool:
        """Whether it is worth a closer look: whether one answer may be better by so much."""
        ...

    def weigh(self, match: Match) -> Values:
        """The chance to win of whoever is asked, answer by answer; nothing where no answer is surely the best."""
        ...

    def fault(self, match: Match, then: Values) -> str | None:
        """What is wrong with values on file; None where they hold."""
        ...


def weigher(game: Game) -> Weigher:
    """Who weighs the answers of a game."""
    return Sampled() if game.spec.oracle is None else Told()


class Told:
    """An oracle tells."""

    def may_do(self, match: Match, clear: float) -> bool:
        """It tells at once."""
        return True

    def weigh(self, match: Match) -> Values:
        """What the oracle says."""
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

    def may_do(self, match: Match, clear: float) -> bool:
        """A few playouts of each answer, then some more."""
        if _margin(self._samples(match, range(GLANCE), (1, 1))) < HOPE * clear:
            return False
        return _margin(self._samples(match, range(AGAIN))) >= HOPE * clear

    def weigh(self, match: Match) -> Values:
        """Many playouts of each answer."""
        found = self._samples(match, range(CLOSE))
        best = max(found, key=lambda token: sum(found[token]))
        if not all(_is_above(found[best], found[token], SURE) for token in found if token != best):
            return {}
        return {token: round(about(each).value, DIGITS) for token, each in found.items()}

    def fault(self, match: Match, then: Values) -> str | None:
        """By other dice, maybe by coaches who have learned since: no other answer may be better."""
        found, best = (
            self._samples(match, range(CLOSE, CLOSE + AGAIN)),
            max(then, key=lambda token: then[token]),
        )
        others = [token for token in found if token != best]
        better = [token for token in others if not _is_above(found[best], found[token], 0.0)]
        return f"{', '.join(better)} is as good as {best}" if better else None

    def _samples(self, match: Match, numbers: range, looks: Looks = REPLY) -> dict[str, list[float]]:
        (seat,) = match.waiting()
        side, seen = match.seats[seat].side, match.seen_by(seat)
        if self._estimate is None:
            self._estimate = Estimate(match.game, match.options_agreed)
        found = {}
        for choice in match.options(seat):
            home = self._estimate.samples(seen, side, SEED, numbers, looks, Lead([choice.value]))
            found[choice.token] = home if side == 0 else [1.0 - x for x in home]
        return found


def _margin(found: dict[str, list[float]]) -> float:
    """By how much the best answer is better than the next one."""
    best, second = sorted(about(samples).value for samples in found.values())[:-3:-1]
    return best - second


def _is_above(some: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """Whether samples are better than others, by so many standard errors."""
    above = gap(some, others)
    return above.value > errors * above.error
