"""A review in words and pictures: the curve, what it came from, what turned the match, and what was better."""

import functools
from collections.abc import Sequence

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.outcome import public
from downfield.kernel.words import Event
from downfield.lab.review import DICE, GIVEN_UP, GRADES, GUESS, Decided, Review, Step
from downfield.text import Text
from downfield.text.graphs import Graph, Table, Told
from downfield.text.news import most_telling
from downfield.text.oracle import percent_of
from downfield.text.picture import names
from downfield.text.retell import counted, heading, seat_names
from downfield.text.story import moments
from downfield.toolkit import charts

MOST = 12  # decisions of a side that are told


class Reviewed(msgspec.Struct, frozen=True):
    """A review as people read it; `poor` are the decisions of each side that could have been better."""

    sides: tuple[str, ...]
    is_exact: bool
    how: str
    graphs: list[Graph]
    turns: list[Told]
    poor: list[list[Told]]


class _Moment(msgspec.Struct, frozen=True):
    """What is to be known of a moment in words: when it was, how far the match had come, and its options by token."""

    when: str
    moves: int
    options: dict[str, str] = {}


def told(match: Match, found: Review, sides: tuple[str, ...], text: Text) -> Reviewed:
    """A review in one language."""
    return _Teller(match, found, sides, text).tell()


class _Teller:
    def __init__(self, match: Match, found: Review, sides: tuple[str, ...], text: Text) -> None:
        self.match, self.found, self.sides, self.text = match, found, sides, text
        self.names = seat_names(match, text)
        self.percent = functools.partial(percent_of, text)
        self.poor = [found.poor(side)[:MOST] for side in (0, 1)]
        asked = {one.moment: one.seat for side in self.poor for one in side}
        self.moments = [self._moment(again, asked.get(at)) for at, again in enumerate(moments(match))]
        self.events = public(match)

    def _moment(self, again: Match, seat: int | None) -> _Moment:
        rests = again.rests
        when = heading(again.game, rests[-1][1], self.text) if rests else ""
        if seat is None:
            return _Moment(when, len(again.moves))
        look = Look(again, seat)
        view, known = look.view, names(look, self.text.say)
        said = {t: self.text.answer(view.question, t, view.scene, known.get(t, "")) for t in view.options}
        return _Moment(when, len(again.moves), said)

    def tell(self) -> Reviewed:
        """All of it."""
        least = {grade: self.percent(share) for grade, share in GRADES.items()}
        how = self.text.say("review-how", **least)
        return Reviewed(
            self.sides,
            self.found.is_exact,
            how,
            [self._curve(), self._sums()],
            [self._turn(step) for step in self.found.turning_points()],
            [[self._decision(one) for one in side] for side in self.poor],
        )

    # Pictures -------------------------------------------------------------------------------------------------------

    def _curve(self) -> Graph:
        title = self.text.say("review-curve")
        heads = (self.text.say("report-when"), *self.sides)
        rows = [
            (self._at(step.moment).when, self.percent(chance), self.percent(1 - chance))
            for step in self._told_steps()
            for chance in [self.found.worth[step.moment]]
        ]
        drawn = charts.curve(self.found.worth, [], self.sides, title)
        return Graph("curve", title, [drawn], [heads, *rows])

    def _told_steps(self) -> list[Step]:
        """The steps by which the chances changed so much that it can be read off."""
        return [step for step in self.found.steps if abs(step.gain) >= min(GRADES.values())]

    def _sums(self) -> Graph:
        """Where Home's chance came from."""
        sums, say = self.found.sums, self.text.say
        title = say("review-sums", name=self.sides[0])
        gains = [
            (say("review-decisions", name=self.sides[0]), sums.decisions[0]),
            (say("review-decisions", name=self.sides[1]), sums.decisions[1]),
            (say("review-guesses"), sums.guesses),
            (say("review-dice"), sums.dice),
        ]
        rows = [(name, gain, self._signed(gain)) for name, gain in gains]
        table: Table = [
            ("", title),
            (say("review-start"), self.percent(sums.start)),
            *((name, told) for name, _, told in rows),
            (say("review-end"), self.percent(sums.end)),
        ]
        note = say("review-sums-why", start=self.percent(sums.start), end=self.percent(sums.end))
        return Graph("sums", title, [charts.balance(rows, title)], table, note)

    def _signed(self, gain: float) -> str:
        return f"{'+' if gain >= 0 else chr(0x2212)}{self.percent(abs(gain))}"

    # Moments --------------------------------------------------------------------------------------------------------

    def _at(self, moment: int) -> _Moment:
        return self.moments[min(moment, len(self.moments) - 1)]

    def _turn(self, step: Step) -> Told:
        """How a moment was reached: the fact that tells most, or at least what it was."""
        before, after = self._at(step.moment - 1), self._at(step.moment)
        events = [event for event in self.events if before.moves < event.after <= after.moves]
        return Told(before.when, self._fact(step, events), self._signed(step.gain), step.moment)

    def _fact(self, step: Step, events: Sequence[Event]) -> str:
        event = None if step.cause == GIVEN_UP else most_telling(self.match.game, list(events))
        words = (
            "" if event is None else self.text.event(event, self.sides, self.names, counted(self.match.game))
        )
        causes = {DICE: "review-by-dice", GUESS: "review-by-guess", GIVEN_UP: "review-given-up"}
        return words or self.text.say(causes.get(step.cause, "review-by-decision"))

    def _decision(self, one: Decided) -> Told:
        moment = self._at(one.moment)
        words = self.text.say(
            f"review-{one.grade}",
            name=self.names[one.seat],
            chosen=moment.options.get(one.token, one.token),
            better=moment.options.get(one.best, one.best),
            value=self.percent(one.value),
            best=self.percent(one.best_value),
        )
        return Told(moment.when, words, f"{chr(0x2212)}{self.percent(one.cost)}", one.moment)
