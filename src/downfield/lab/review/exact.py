"""A match looked at by an oracle: every moment."""

import msgspec

from downfield.kernel.match import Choice, Match, Move
from downfield.kernel.needs import CHANCE, OVER
from downfield.kernel.oracle import Advice, Oracle
from downfield.lab.review.weighed import (
    DECISION,
    DICE,
    EXACT,
    GUESS,
    ROUNDED,
    Decided,
    Stretch,
    Weighed,
    grade_of,
    of_home,
    result,
)
from downfield.text.oracle import oracle_of, worth_of
from downfield.text.story import moments


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
        return Decided(moment, move.seat, side, move.token, chosen.value, token, worth, cost, grade_of(cost))


class Exact:
    """Asks an oracle at every moment."""

    def __init__(self, match: Match, oracle: Oracle | None = None) -> None:
        self.match, self.oracle = match, oracle or oracle_of(match)
        self.certainty = EXACT if self.oracle.is_exact else ROUNDED

    def stretches(self) -> list[Stretch]:
        """Every moment."""
        needs = [again.state.need for again in moments(self.match)]
        decides = [int(need not in (CHANCE, OVER)) for need in needs]
        decides[-1] = 0  # nothing is answered there any more
        return [Stretch(at, at + decided, at + 1) for at, decided in enumerate(decides)]

    def begin(self, first: Stretch) -> None:
        """Nothing is to be known of what was before."""

    def follow(self, again: Match, at: int) -> None:
        """Nor of what is between."""

    def ask(self, again: Match, stretch: Stretch) -> None:
        """What the seats are asked, and what is best."""
        self._stretch, self._moves = stretch, len(again.moves)
        self._worth = result(again) if again.over else worth_of(again, self.oracle)[0]
        self._asked = {} if again.state.need == CHANCE else self._options(again)

    def _options(self, again: Match) -> dict[int, _Asked]:
        return {
            seat: _Asked(again.options(seat), self.oracle.advice(again.seen_by(seat), seat))
            for seat in again.waiting()
        }

    def answered(self, again: Match) -> Weighed:
        """What was chosen, and what it was worth."""
        moves = [move for move in again.moves[self._moves :] if move.seat in self._asked]
        if not moves:
            return Weighed(self._stretch, DICE, self._worth, self._worth, gains=(0.0, 0.0))
        sealed = len(self._asked) > 1
        made = [self._decided(move, sealed) for move in moves]
        told = [one for one in made if len(self._asked[one.seat].options) > 1]
        if not sealed:
            return Weighed(self._stretch, DECISION, self._worth, side=made[0].side, decided=told)
        gains = [0.0, 0.0]
        for one in made:
            gains[one.side] += of_home(one.side, one.value - one.best_value)
        return Weighed(self._stretch, GUESS, self._worth, gains=(gains[0], gains[1]), decided=told)

    def _decided(self, move: Move, sealed: bool) -> Decided:
        side = self.match.seats[move.seat].side
        return self._asked[move.seat].decided(move, self._stretch.first, side, sealed)
