"""A match of a game that nobody has solved, looked at by playouts.

What a seat decides before a die falls is one decision. It is held against what the usual coach would have done, with
the same dice for both: that is what it gained or lost, and what adds up. What would have been best is looked for among
that and every answer, where there are few; what seems to cost something is looked at again with other dice, so that
a cost is no accident of the choice of the best, and called a fault only where it is clearly larger than chance.
"""

from collections.abc import Sequence

import msgspec

from downfield.kernel import notation
from downfield.kernel.coach import Planner
from downfield.kernel.match import Choice, Match, Move
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER, SEALED
from downfield.kernel.state import State
from downfield.lab.estimate import About, Estimate, Lead, about, gap
from downfield.lab.review.weighed import (
    ABOUT,
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

GLANCE, CLOSE = 8, 24  # playouts of every decision, and of one that the usual coach would not have made
SUSPECT = 0.01  # what seems to cost so much is looked at again
SURE = 2.5  # standard errors that a fault costs at least
FEW = 5  # answers that are all tried
LONGEST = 200  # answers of a coach before a die falls, at most
# When the judge looks: as this turn is over, and again as the next is, since it must not matter whose turn it is.
LOOKS = (1, 2)
OTHER_LOOKS = {"calciotto": (2, 3), "touch-down": (1, 1)}  # turns are short there; an action is both sides'
NEAR = 5  # of such moments before the end of a match: from there it is played to its end
NEVER = 10**9
HIDDEN = {"calciotto": ("lineup",)}  # where the others' men stand unseen: judged with open eyes
GOES_ON = {  # questions by which what was begun goes on after a die
    "blood-bowl": ("step", "target", "aim"),
    "touch-down": ("step", "extra"),
    "calciotto": ("spend",),
}
OPENS = {"blood-bowl": ("turn",)}  # questions with which another decision begins, though no die has fallen

Line = tuple[tuple[int, str], ...]  # answers and how they are written


class Way(msgspec.Struct):
    """Something that could be done: from where, the answers, and what playouts that begin with them came to."""

    start: State
    line: Line
    is_forced: bool = False  # else the usual coach does it by himself
    meant: Sequence[tuple[int, int]] = ()  # after it
    samples: list[float] = []


class Sampled:
    """Plays on from every decision."""

    certainty = ABOUT

    def __init__(self, match: Match) -> None:
        self.match = match
        self.estimate = Estimate(match.game, match.options_agreed)
        self.beside = Estimate(match.game, match.options_agreed).coaches
        self.stretch = Stretch(0, 0, 0)
        is_due = self.estimate.student.is_due
        self.due: list[int] = []  # the moments at which the judge can look
        self.asked: list[
            tuple[int, str, int]
        ] = []  # the question of every moment, and after how many answers
        for at, again in enumerate(moments(match)):
            self.due += [at] if is_due(again.state) else []
            self.asked.append((int(again.state.question), again.need.question, len(again.moves)))
        # Before the first of them teams are put together; who does is judged by what came of it.
        self.opened = self.due[0] if self.due else 0
        self.late = self.due[-NEAR] if match.over and len(self.due) >= NEAR else NEVER
        self.since = 0

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

    def begin(self, first: Stretch) -> None:
        """The usual coaches sit down beside the match, when the turn of a stretch begins."""
        self.since = max((at for at in self.due if at <= first.first), default=0)
        for seat, each in enumerate(self.beside):
            each.sit_down(first.first, seat)

    def follow(self, again: Match, at: int) -> None:
        """They think of what they would do, so that they are in the midst of it when they are asked."""
        if at >= self.since and not again.over and again.state.need != CHANCE:
            for seat in again.waiting():
                self.beside[seat].decide(again.seen_by(seat), seat)

    def ask(self, again: Match, stretch: Stretch) -> None:
        """A stretch begins: what was known, and what could be answered."""
        self.stretch, self.moves = stretch, len(again.moves)
        self.seats, self.is_sealed = _asked(again), again.state.need == SEALED
        hidden = HIDDEN.get(self.match.game.slug, ())
        self.is_open = stretch.first < self.opened or again.need.question in hidden
        self.seen = {seat: again.seen_by(seat) for seat in self.seats}
        self.start = {seat: again.state.clone() if self.is_open else seen for seat, seen in self.seen.items()}
        self.notes = [each.notes() if isinstance(each, Planner) else "" for each in self.beside]
        self.options = {seat: again.options(seat) for seat in self.seats}

    def answered(self, again: Match) -> Weighed:
        """What was answered, and what it came to."""
        if again.over and self.stretch.first == self.stretch.decided:
            return self._fallen(About(result(again)))
        if self.stretch.first == self.stretch.decided:
            return self._fallen(self._worth(again))
        moves = [move for move in again.moves[self.moves :] if move.seat in self.seats]
        return self._sealed(again, moves) if self.is_sealed else self._chosen(moves)

    def _fallen(self, worth: About) -> Weighed:
        """Only dice, or the end."""
        return Weighed(self.stretch, DICE, worth.value, worth.value, gains=(0.0, 0.0), error=worth.error)

    # Playouts -------------------------------------------------------------------------------------------------------

    def _look(self, way: Way, side: int, upto: int = GLANCE) -> Way:
        """The same way with so many playouts; all of a stretch have the same dice."""
        eyes = None if self.is_open else side
        looks = None if self.stretch.first >= self.late else OTHER_LOOKS.get(self.match.game.slug, LOOKS)
        lead = Lead([], NOBODY, way.meant, self.notes)
        if way.is_forced:
            lead = Lead([x for x, _ in way.line], self.seats[0], way.meant, self.notes)
        numbers = range(len(way.samples), upto)
        way.samples += self.estimate.samples(way.start, eyes, self.stretch.first, numbers, looks, lead)
        return way

    def _worth(self, again: Match) -> About:
        """What a moment is worth in the eyes of whoever is asked there alone, else of everybody."""
        asked = again.waiting()
        state, side = again.seen_by(None), NOBODY
        if self.is_open:
            state = again.state
        elif len(asked) == 1:
            state, side = again.seen_by(asked[0]), self.match.seats[asked[0]].side
        return about(self._look(Way(state, ()), side).samples)

    # One seat -------------------------------------------------------------------------------------------------------

    def _chosen(self, moves: Sequence[Move]) -> Weighed:
        (seat,) = self.seats
        side, start = self.match.seats[seat].side, self.start[seat]
        own = Way(start, self._line(self.seen[seat], seat))
        played = Way(start, tuple((move.value, move.token) for move in moves), True, self._meant(seat))
        if played.line == own.line[: len(played.line)]:
            played = own
        for way in (own, played):
            self._look(way, side, GLANCE if played is own else CLOSE)
        ways = self._ways(seat, side, own, played)
        best = max(ways, key=lambda way: of_home(side, sum(way.samples[:GLANCE])))
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
        return self._look(Way(self.start[seat], ((choice.value, choice.token),), True), side)

    def _meant(self, seat: int) -> list[tuple[int, int]]:
        """How the same seat went on with what it had begun: that is what it means to do."""
        kinds, found = GOES_ON.get(self.match.game.slug, ()), list[tuple[int, int]]()
        for at in range(self.stretch.decided, len(self.asked) - 1):
            question, key, moves = self.asked[at]
            move = self.match.moves[moves]
            if move.seat != NOBODY:
                if move.seat != seat or key not in kinds or at in self.due:
                    break
                found.append((question, move.value))
        return found

    def _line(self, seen: State, seat: int) -> Line:
        """What the usual coach answers before a die falls or another is asked."""
        twin, found = seen.clone(), list[tuple[int, str]]()
        for value in self.estimate.answers(twin, seat, self.stretch.first, self.notes):
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
        """What the best way is better by, by other dice than those that made it the best."""
        if best is played or of_home(side, gap(best.samples, played.samples[:GLANCE]).value) < SUSPECT:
            return About(0.0)
        fresh = [self._look(way, side, CLOSE).samples[GLANCE:] for way in (best, played)]
        cost = gap(*fresh)
        return About(max(0.0, of_home(side, cost.value)), cost.error)

    # All at once ----------------------------------------------------------------------------------------------------

    def _sealed(self, again: Match, moves: Sequence[Move]) -> Weighed:
        """Each is held against the usual coach while the others choose as he does; what is left, they guessed."""
        side = self.match.seats[self.seats[0]].side
        worth = about(self._look(Way(self.start[self.seats[0]], ()), side).samples)
        after = About(result(again)) if again.over else self._worth(again)
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
        value = self.estimate.first(seen, seat, self.stretch.first, self.notes)
        token = notation.token(self.match.game.spec, seen, seat, value)
        own, played = (self._laid(seat, x, told) for x, told in ((value, token), (move.value, move.token)))
        if played.line == own.line:
            played = own
        for way in (own, played):
            self._look(way, side, GLANCE if played is own else CLOSE)
        return gap(played.samples, own.samples), self._told(seat, side, played, own)

    def _laid(self, seat: int, value: int, token: str) -> Way:
        """A choice that lies there, while the others still choose."""
        start = self.start[seat].clone()
        start.commit(seat, value)
        return Way(start, ((value, token),))


def _asked(again: Match) -> tuple[int, ...]:
    """Who has something to decide."""
    if again.state.need in (CHANCE, OVER):
        return ()
    return tuple(seat for seat in again.waiting() if len(again.options(seat)) > 1)


def _for(side: int, gain: float) -> tuple[float, float]:
    return (gain, 0.0) if side == 0 else (0.0, gain)
