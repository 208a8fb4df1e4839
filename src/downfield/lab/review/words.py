"""A review in words and pictures: the curve, what it came from, what turned the match, and what was better."""

import functools
from collections.abc import Sequence

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.outcome import public
from downfield.kernel.show.svg import Picture
from downfield.kernel.words import Event
from downfield.lab.estimate import CERTAIN
from downfield.lab.review import ABOUT, DECISION, DICE, GIVEN_UP, GRADES, GUESS, Decided, Review, Step
from downfield.text import Text
from downfield.text.graphs import Graph, Table, Told
from downfield.text.news import most_telling
from downfield.text.oracle import percent_of
from downfield.text.picture import marked, names, picture
from downfield.text.retell import counted, heading, seat_names
from downfield.text.story import moments
from downfield.toolkit import charts

MOST = 12  # decisions of a side that are told
BOARDS = 3  # those of both that are shown on the board


class Better(msgspec.Struct, frozen=True):
    """A decision on the board: what was chosen, what was better and where it lies, as whoever decided saw it."""

    moment: int
    side: int
    words: str
    cost: str
    chosen: str
    better: str
    board: Picture


class Reviewed(msgspec.Struct, frozen=True):
    """A review as people read it; `poor` are the decisions of each side that could have been better.

    `told` says in a sentence for each side where its chance went. `chances` is Home's at every moment, for the film.
    """

    sides: tuple[str, ...]
    certainty: str
    how: str
    told: list[str]
    chances: list[float]
    graphs: list[Graph]
    turns: list[Told]
    poor: list[list[Told]]
    boards: list[Better]


class _Moment(msgspec.Struct, frozen=True):
    """What is to be known of a moment in words: when it was, how far the match had come, and its options by token."""

    when: str
    moves: int
    options: dict[str, str] = {}
    board: Picture | None = None


def told(match: Match, found: Review, sides: tuple[str, ...], text: Text) -> Reviewed:
    """A review in one language."""
    return _Teller(match, found, sides, text).tell()


def swing(match: Match, found: Review, sides: tuple[str, ...], text: Text) -> tuple[Step, Told] | None:
    """The decision or the die after which the chance to win changed most, with its moment in words."""
    played = [step for step in found.steps if step.cause != GIVEN_UP]
    if not played:
        return None
    most = max(played, key=lambda step: (abs(step.gain), -step.moment))
    return most, _Teller(match, found, sides, text).swung(most)


class _Teller:
    def __init__(self, match: Match, found: Review, sides: tuple[str, ...], text: Text) -> None:
        self.match, self.found, self.sides, self.text = match, found, sides, text
        self.names = seat_names(match, text)
        self.percent = functools.partial(percent_of, text)
        self.poor = [found.poor(side)[:MOST] for side in (0, 1)]
        worst = sorted((one for side in self.poor for one in side), key=lambda one: (-one.cost, one.moment))
        self.worst = sorted(worst[:BOARDS], key=lambda one: one.moment)
        self.drawn = {one.moment for one in self.worst}
        asked = {one.moment: one.seat for side in self.poor for one in side}
        self.moments = [self._moment(at, again, asked.get(at)) for at, again in enumerate(moments(match))]
        self.events = public(match)

    def _moment(self, at: int, again: Match, seat: int | None) -> _Moment:
        rests = again.rests
        when = heading(again.game, rests[-1][1], self.text) if rests else ""
        if seat is None:
            return _Moment(when, len(again.moves))
        look = Look(again, seat)
        view, known = look.view, names(look, self.text.say)
        said = {t: self.text.answer(view.question, t, view.scene, known.get(t, "")) for t in view.options}
        board = picture(look, self.text.say) if at in self.drawn else None
        return _Moment(when, len(again.moves), said, board)

    def tell(self) -> Reviewed:
        """All of it."""
        least = {grade: self.percent(share) for grade, share in GRADES.items()}
        how = self.text.say("review-how", **least)
        if self.found.certainty == ABOUT:
            how = f"{how} {self.text.say('review-how-sampled')}"
        return Reviewed(
            self.sides,
            self.found.certainty,
            how,
            [self._went(side) for side in (0, 1)],
            [round(chance, 4) for chance in self.found.worth],
            [self._curve(), self._sums()],
            [self.turn(step) for step in self.found.turning_points()],
            [[self._decision(one) for one in side] for side in self.poor],
            [self._on_board(one) for one in self.worst],
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

    def _went(self, side: int) -> str:
        """Where the chance of a side went, in a sentence."""
        sums, sign = self.found.sums, 1 if side == 0 else -1
        gains = (sums.decisions[side], sums.decisions[1 - side], sums.guesses + sums.dice)
        own, other, luck = (self._signed(sign * gain) for gain in gains)
        names = {"name": self.sides[side], "opponent": self.sides[1 - side]}
        return self.text.say("review-went", **names, own=own, other=other, luck=luck)

    def _sums(self) -> Graph:
        """Where Home's chance came from."""
        sums, say = self.found.sums, self.text.say
        title = say("review-sums", name=self.sides[0])
        _, home, away = sums.errors
        gains = [
            (say("review-decisions", name=self.sides[0]), sums.decisions[0], home),
            (say("review-decisions", name=self.sides[1]), sums.decisions[1], away),
            (say("review-guesses"), sums.guesses, 0.0),
            (say("review-dice"), sums.dice, sums.dice_error),
        ]
        rows = [(name, gain, self._signed(gain, error)) for name, gain, error in gains]
        table: Table = [
            ("", title),
            (say("review-start"), self._about(self.percent(sums.start), sums.errors[0])),
            *((name, told) for name, _, told in rows),
            (say("review-end"), self.percent(sums.end)),
        ]
        note = say("review-sums-why", start=self.percent(sums.start), end=self.percent(sums.end))
        return Graph("sums", title, [charts.balance(rows, title)], table, note)

    def _signed(self, gain: float, error: float = 0.0) -> str:
        gain = round(gain, 3)  # so that nothing is neither gained nor lost
        sign = "+" if gain > 0 else chr(0x2212) if gain < 0 else ""
        return self._about(f"{sign}{self.percent(abs(gain))}", error)

    def _about(self, told: str, error: float) -> str:
        """A number with how far the truth may lie from it, where it was sampled."""
        return f"{told} ± {self.percent(CERTAIN * error)}" if error else told

    # Moments --------------------------------------------------------------------------------------------------------

    def _at(self, moment: int) -> _Moment:
        return self.moments[min(moment, len(self.moments) - 1)]

    def turn(self, step: Step) -> Told:
        """How a moment was reached: the fact that tells most, or at least what it was."""
        before, after = self._at(step.moment - 1), self._at(step.moment)
        events = [event for event in self.events if before.moves < event.after <= after.moves]
        return Told(before.when, self._fact(step, events), self._signed(step.gain), step.moment)

    def swung(self, step: Step) -> Told:
        """The same, but a fault is told as such: what was chosen, and what was better."""
        faults = [one for side in self.poor for one in side if self._led_to(one, step)]
        return self._decision(faults[0]) if step.cause == DECISION and faults else self.turn(step)

    def _led_to(self, one: Decided, step: Step) -> bool:
        """Whether a moment was reached by a decision: nothing has changed since."""
        since = self.found.steps[one.moment : step.moment - 1]
        return one.moment < step.moment and not any(other.gain for other in since)

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
        return Told(moment.when, words, self._signed(-one.cost, one.error), one.moment)

    def _on_board(self, one: Decided) -> Better:
        moment = self._at(one.moment)
        assert moment.board is not None
        targets = moment.board.targets
        better = set(targets.get(one.best, ())) - set(targets.get(one.token, ()))
        chosen = set(targets.get(one.token, ())) - set(targets.get(one.best, ()))
        marks = dict.fromkeys(better, 'data-choice="better"') | dict.fromkeys(chosen, 'data-choice="made"')
        return Better(
            one.moment,
            one.side,
            moment.when,
            self._signed(-one.cost, one.error),
            moment.options.get(one.token, one.token),
            moment.options.get(one.best, one.best),
            marked(moment.board, marks),
        )
