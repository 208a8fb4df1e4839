"""A match of a game that nobody has solved, looked at by playouts.

What a seat decides before a die falls is one decision. It is held against what the usual coach would have done, and
against every answer where there are few: with the same dice for all. What seems to cost something is looked at again
with other dice, so that a cost is no accident of the choice of the best; and it is called a fault only where it is
larger than two standard errors.
"""

from collections.abc import Sequence

import msgspec

from downfield.kernel import notation
from downfield.kernel.match import Choice, Match, Move
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER
from downfield.kernel.state import State
from downfield.lab.estimate import About, Estimate, about, gap
from downfield.lab.review.weighed import (
    DECISION,
    DICE,
    GOOD,
    GUESS,
    Decided,
    Stretch,
    Weighed,
    grade_of,
    of_home,
    result,
)
from downfield.text.story import moments

FIRST, MORE = 12, 36  # playouts, and those of a second look
SUSPECT = 0.01  # what seems to cost so much is looked at again
SURE = 2.0  # standard errors that a fault costs at least
FEW = 5  # answers that are all tried
LONGEST = 200  # answers of a coach before a die falls, at most
LOOKS = {
    "calciotto": 2,
    "blood-bowl": 2,
}  # through the other side’s reply; an action of Touch Down is both sides’
OPENS = {"blood-bowl": ("turn",)}  # questions with which another decision begins, though no die has fallen

Line = tuple[tuple[int, str], ...]  # answers and how they are written


class Way(msgspec.Struct):
    """Something that could be done: the answers, the state after them, and what playouts from there came to."""

    line: Line
    state: State
    samples: list[float]


class Sampled:
    """Plays on from every decision."""

    is_exact = False

    def __init__(self, match: Match) -> None:
        self.match = match
        self.estimate = Estimate(match.game, match.options_agreed)
        self.stretch = Stretch(0, 0, 0)
        due = (at for at, again in enumerate(moments(match)) if self.estimate.student.is_due(again.state))
        self.opened = next(due, 0)  # before it teams are put together; who does is judged by what came of it

    def stretches(self) -> list[Stretch]:
        """Answers of one seat, or a sealed choice, and the dice after them. Who has no choice decides nothing."""
        found: list[Stretch] = []
        opens, first, decided = OPENS.get(self.match.game.slug, ()), 0, 0
        last: tuple[int, ...] = ()
        for at, again in enumerate(moments(self.match)):
            who = _asked(again)
            begins = who and (decided < at or who != last or len(who) > 1 or again.need.question in opens)
            if at and (begins or again.over):
                found.append(Stretch(first, decided, at))
                first = decided = at
            if who or (decided == at and len(last) == 1 and again.waiting() == last):
                decided, last = at + 1, who or last
        return [*found, Stretch(first, min(decided, at), at + 1)]

    def ask(self, again: Match, stretch: Stretch) -> None:
        """A stretch begins: what was known, and what could be answered."""
        self.stretch, self.moves = stretch, len(again.moves)
        self.seats = _asked(again)
        is_open = stretch.first < self.opened
        self.seen = {seat: again.state.clone() if is_open else again.seen_by(seat) for seat in self.seats}
        self.options = {seat: again.options(seat) for seat in self.seats}

    def answered(self, again: Match) -> Weighed:
        """What was answered, and what it came to."""
        if again.over and self.stretch.first == self.stretch.decided:
            return self._fallen(About(result(again)))
        if self.stretch.first == self.stretch.decided:
            return self._fallen(about(self._samples(*self._known(again))))
        moves = again.moves[self.moves :]
        return self._sealed(again, moves) if len(self.seats) > 1 else self._chosen(moves)

    def _fallen(self, worth: About) -> Weighed:
        """Only dice, or the end."""
        return Weighed(self.stretch, DICE, worth.value, worth.value, gains=(0.0, 0.0), error=worth.error)

    def _samples(self, state: State, side: int, numbers: range = range(FIRST)) -> list[float]:
        """What Home has of playouts; all of a stretch have the same dice."""
        eyes = None if self.stretch.first < self.opened else side
        looks = LOOKS.get(self.match.game.slug, 1)
        answered = all(state is not seen for seen in self.seen.values())
        return self.estimate.samples(state, eyes, self.stretch.first, numbers, looks, answered=answered)

    def _known(self, again: Match) -> tuple[State, int]:
        """A moment as whoever is asked there alone knows it, else as everybody does."""
        asked = again.waiting()
        if self.stretch.first < self.opened:
            return again.state, NOBODY
        if len(asked) != 1:
            return again.seen_by(None), NOBODY
        return again.seen_by(asked[0]), self.match.seats[asked[0]].side

    # One seat -------------------------------------------------------------------------------------------------------

    def _chosen(self, moves: Sequence[Move]) -> Weighed:
        (seat,) = self.seats
        side, seen = self.match.seats[seat].side, self.seen[seat]
        own = Way(self._line(seen, seat), seen, self._samples(seen, side))
        line = tuple((move.value, move.token) for move in moves)
        played = Way(line, _after(seen, line), own.samples)
        if line != own.line[: len(line)]:
            played.samples = self._samples(played.state, side)
        best = max(self._ways(seat, side, own, played), key=lambda way: of_home(side, sum(way.samples)))
        worth, gain = about(own.samples), gap(played.samples, own.samples)
        return Weighed(
            self.stretch,
            DECISION,
            worth.value,
            worth.value + gain.value,
            side,
            _for(side, gain.value),
            [self._told(seat, side, played, best)],
            worth.error,
            _for(side, gain.error**2),
        )

    def _ways(self, seat: int, side: int, own: Way, played: Way) -> list[Way]:
        """What the usual coach would do, and every answer where there are few."""
        if len(played.line) > 1 or len(self.options[seat]) > FEW:
            return [own]
        known = {played.line[0][0]: played, own.line[0][0]: own}
        return [known.get(choice.value) or self._way(seat, side, choice) for choice in self.options[seat]]

    def _way(self, seat: int, side: int, choice: Choice) -> Way:
        line = ((choice.value, choice.token),)
        state = _after(self.seen[seat], line)
        return Way(line, state, self._samples(state, side))

    def _line(self, seen: State, seat: int) -> Line:
        """What the usual coach answers before a die falls or another is asked."""
        twin, found = seen.clone(), list[tuple[int, str]]()
        for value in self.estimate.answers(twin, seat, self.stretch.first):
            found.append((value, notation.token(self.match.game.spec, twin, seat, value)))
            twin.answer(value)
            if twin.need != CHOICE or twin.seat != seat or len(found) == LONGEST:
                break
        return tuple(found)

    def _told(self, seat: int, side: int, played: Way, best: Way) -> Decided:
        """The decision where it first was another one than the best."""
        cost = self._cost(side, played, best)
        at = next(
            (i for i, pair in enumerate(zip(played.line, best.line, strict=False)) if pair[0] != pair[1]), 0
        )
        is_sure = cost.value >= SURE * cost.error
        value = about(played.samples).value
        value = value if side == 0 else 1.0 - value
        return Decided(
            self.stretch.first + at,
            seat,
            side,
            played.line[at][1],
            value,
            best.line[at][1],
            value + cost.value,
            cost.value,
            grade_of(cost.value) if is_sure else GOOD,
            cost.error,
        )

    def _cost(self, side: int, played: Way, best: Way) -> About:
        """What the best way is better by; if by much, by other dice than those that made it the best."""
        if best is played or best.samples is played.samples:
            return About(0.0)
        cost = gap(best.samples, played.samples)
        if of_home(side, cost.value) >= SUSPECT:
            again = range(FIRST, FIRST + MORE)
            cost = gap(self._samples(best.state, side, again), self._samples(played.state, side, again))
        return About(max(0.0, of_home(side, cost.value)), cost.error)

    # All at once ----------------------------------------------------------------------------------------------------

    def _sealed(self, again: Match, moves: Sequence[Move]) -> Weighed:
        """Each is held against the usual coach while the others choose as he does; what is left, they guessed."""
        side = self.match.seats[self.seats[0]].side
        worth = about(self._samples(self.seen[self.seats[0]], side))
        after = About(result(again)) if again.over else about(self._samples(*self._known(again)))
        gains, spread, decided = [0.0, 0.0], [0.0, 0.0], list[Decided]()
        for move in moves:
            gain, told = self._alone(move)
            gains[told.side] += gain.value
            spread[told.side] += gain.error**2
            decided.append(told)
        return Weighed(
            self.stretch,
            GUESS,
            worth.value,
            after.value,
            gains=(gains[0], gains[1]),
            decided=decided,
            error=worth.error,
            spread=(spread[0], spread[1]),
        )

    def _alone(self, move: Move) -> tuple[About, Decided]:
        """What a seat chose unseen, whatever the others choose."""
        seat, side, seen = move.seat, self.match.seats[move.seat].side, self.seen[move.seat]
        value = self.estimate.first(seen, seat, self.stretch.first)
        token = notation.token(self.match.game.spec, seen, seat, value)
        own = Way(((value, token),), seen, self._samples(seen, side))
        played = Way(((move.value, move.token),), seen.clone(), own.samples)
        if move.value != value:
            played.state.commit(seat, move.value)
            played.samples = self._samples(played.state, side)
        return gap(played.samples, own.samples), self._told(seat, side, played, own)


def _asked(again: Match) -> tuple[int, ...]:
    """Who has something to decide."""
    if again.state.need in (CHANCE, OVER):
        return ()
    return tuple(seat for seat in again.waiting() if len(again.options(seat)) > 1)


def _after(state: State, line: Line) -> State:
    """A state after these answers."""
    twin = state.clone()
    for value, _ in line:
        twin.answer(value)
    return twin


def _for(side: int, gain: float) -> tuple[float, float]:
    return (gain, 0.0) if side == 0 else (0.0, gain)
