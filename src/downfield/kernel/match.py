"""A match as people play it: needs with labelled options, checked answers, events, take-back, views."""

import hashlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel import needs, notation
from downfield.kernel.dice import Dice, ScriptedDice, SeededDice
from downfield.kernel.errors import (
    BadPosition,
    DownfieldError,
    IllegalAnswer,
    NoTakeBack,
    NotYourTurn,
    UnknownName,
)
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER, SEALED
from downfield.kernel.options import Value
from downfield.kernel.position import REMARK, Json, Position
from downfield.kernel.show import svg
from downfield.kernel.state import FACT, State
from downfield.kernel.view import View, look
from downfield.kernel.words import Event

if TYPE_CHECKING:
    from downfield.kernel.spec import Game


class Need(msgspec.Struct, frozen=True):
    """What a match waits for: `kind` is "chance", "choice", "sealed" or "over"; `seats` owe an answer."""

    kind: str
    seats: tuple[int, ...] = ()
    question: str = ""
    rule: str = ""
    die: str = ""


class Choice(msgspec.Struct, frozen=True):
    """One option: its int and its notation."""

    value: int
    token: str


class Move(msgspec.Struct, frozen=True):
    """An answer that was given: by a seat, or with -1 by the dice."""

    seat: int
    value: int
    token: str
    only: int = NOBODY  # the side that alone may see it
    sealed: int = 0  # how many seats were asked in the sealed choice it belongs to
    rank: int = 0  # its place when that choice is written down
    told: bool = False  # read off a watch, not rolled


class Match:
    """A match from its first need to its last, with its answers and events."""

    def __init__(
        self,
        game: "Game",
        start: Position,
        options: dict[str, Value],
        dice: Dice | None,
        coaches: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.start = start
        self.options_agreed = options
        self.dice = dice
        self.watch: Callable[[], int] | None = None  # tells the seconds since it was read last
        self.seats = game.spec.seats(options)
        self.coaches = coaches or tuple(seat.name for seat in self.seats)
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.open_events: list[Event] = []  # those that everybody may know
        self.rests: list[tuple[int, str, str]] = []  # quiet stops: moves before it, caption, digest
        self.rolls = 0  # dice rolled, those that were taken back included: no number is rolled twice
        self.unrolled: list[tuple[int, int]] = []  # before the so many-th die that counts, so many do not
        self.resigned: int | None = None  # the seat that gave the match up
        self._takes_back = True
        self._trail: list[tuple[list[int], int, int, int]] = []
        self.state: State = game.begin(options, dict(start.fields))
        self.state.logging = 1
        self.state.go_on()
        self._rest = Position(game.slug, game.spec.fields(self.state))
        self.moves_at_rest = 0
        self._after()
        self._play_since(start.since)
        self.start_moves = tuple(self.moves)  # given with the position, not played here
        self.roll()

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}: {self.line()}>"

    def _play_since(self, words: list[str]) -> None:
        """Answer what was given since the position, dice included."""
        dice, self.dice = self.dice, None
        try:
            self.play(words)
        except DownfieldError as e:
            raise BadPosition(
                "The answers after :: do not fit the position: {reason}", rule=e.rule, key="since", reason=e
            ) from None
        finally:
            self.dice = dice

    def __enter__(self) -> "Match":
        return self

    def __exit__(self, kind: object, error: object, where: object) -> None:
        """A script of dice must be used up."""
        if kind is None and isinstance(self.dice, ScriptedDice):
            self.dice.check_used()

    # What it waits for ----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.need == OVER

    @property
    def need(self) -> Need:
        """What the match waits for now."""
        state, spec = self.state, self.game.spec
        kind = needs.NAMES[state.need]
        if state.need == CHANCE:
            return Need(kind, die=spec.dice[state.die].key)
        if state.need == OVER:
            return Need(kind)
        question = spec.questions[state.question]
        return Need(kind, self.waiting(), question.key, question.rule)

    @property
    def is_private(self) -> bool:
        """Whether the other side must look away while this is answered."""
        state = self.state
        return (
            state.need == SEALED or state.only != NOBODY or self.game.spec.questions[state.question].private
        )

    def seat_of(self, given: int | str | None) -> int | None:
        """A seat by its number or its name ("home"); None stays a spectator."""
        names = [seat.name for seat in self.seats]
        if isinstance(given, str) and given in names:
            return names.index(given)
        if given is None or (type(given) is int and 0 <= given < len(names)):
            return given
        raise UnknownName("seat", str(given), names)

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return tuple(s for s in range(len(self.seats)) if self.state.owes(s))

    def options(self, seat: int | str | None = None) -> list[Choice]:
        """What may be answered: by a seat, or when a die is rolled by hand each face once."""
        state = self.state
        if state.need == CHANCE:
            return [Choice(x, t) for t, x in notation.outcomes(self.game.spec, state).items()]
        seat = self._seat(seat) if state.need in (CHOICE, SEALED) else None
        if seat is None:
            return []
        return [Choice(x, notation.token(self.game.spec, state, seat, x)) for x in state.options(seat)]

    # Answering ------------------------------------------------------------------------------------------------

    def answer(self, given: int | str, seat: int | str | None = None) -> None:
        """Answer the need by int or in notation; then the dice roll, unless they are rolled by hand.

        A sealed choice takes one seat's answer at a time, or all in notation with a stroke between them. What is
        not an option changes nothing and raises IllegalAnswer with the options and the rule.
        """
        self._answer(given, self.seat_of(seat))
        self.roll()

    def play(self, script: str | Iterable[str]) -> "Match":
        """Answer a whole script in notation, decisions and dice as they come; each must fit the need it meets."""
        words = list(script.split() if isinstance(script, str) else script)[::-1]
        ahead: list[str] = []  # of the word that is being answered
        while words or ahead:
            ahead = ahead or self.parts(words.pop())[::-1]
            part = ahead.pop()
            self._answer(part, None)
            rest = ahead or words
            if rest and self._repeats(part, rest[-1]):
                rest.pop()
            self.roll()
        return self

    def _repeats(self, word: str, after: str) -> bool:
        """Whether a word only repeats what the one before it has settled."""
        repeats = self.game.spec.repeats
        return repeats is not None and repeats(self.state, word, after)

    def walk(self, word: str, seat: int) -> None:
        """Answer a word that may join several of a seat's answers; where something happens, the rest is dropped.

        A die is something that happens, unless the game strides on: then only if the rest is no longer an answer.
        """
        strides = self.game.spec.strides_on
        for at, part in enumerate(self.parts(word)):
            rolled, shown = self.rolls, len(self.rests)
            if at and strides and part not in (choice.token for choice in self.options(seat)):
                return
            self.answer(part, seat)
            if (
                (self.rolls > rolled and not strides)
                or self.state.shown
                or len(self.rests) > shown
                or seat not in self.waiting()
            ):
                return

    def parts(self, word: str) -> list[str]:
        """The answers that a word of the notation stands for at this moment, where it joins several."""
        spec = self.game.spec
        word = word if spec.fit is None else spec.fit(self.state, word)
        return [word] if spec.split is None else spec.split(word)

    def roll(self) -> None:
        """Let the dice answer as long as the match waits for them."""
        while self.dice is not None and self.state.need == CHANCE:
            self._chance(notation.read_outcome(self.game.spec, self.state, self.rolled()))

    def rolled(self) -> int | str:
        """What the die shows for which the match waits; a watch is told."""
        assert self.dice is not None
        return self._told() if self.is_told else self.dice.outcome(self.state, self.rolls)

    @property
    def is_told(self) -> bool:
        """Whether the match waits for something that is told, not rolled: the time on a watch."""
        return self.state.need == CHANCE and self.state.die == self.state.watch

    def _told(self) -> int:
        return self.state.usual if self.watch is None else min(self.watch(), self.state.faces - 1)

    def _answer(self, given: int | str, seat: int | None) -> None:
        state, spec = self.state, self.game.spec
        if state.need == OVER:
            raise IllegalAnswer("The match is over; {word} is left over.", key="left-over", word=repr(given))
        if state.need == CHANCE:
            if self.dice is not None:
                raise IllegalAnswer("The dice of this match roll by themselves.", key="own-dice")
            self._chance(notation.read_outcome(spec, state, given))
        elif state.need == CHOICE:
            seat = self._seat(seat)
            x = notation.read_answer(spec, state, seat, given)
            self._chosen(seat, x)
        else:
            for who, x in notation.read_sealed(spec, state, given, seat, self.seats):
                self._committed(who, x)

    def _seat(self, given: int | str | None) -> int:
        """The seat that answers: the given one if it is asked, or the only one that is."""
        seat = self.seat_of(given)
        owing = self.waiting()
        if seat is None and len(owing) == 1:
            return owing[0]
        if seat is None or seat not in owing:
            names = ", ".join(self.seats[s].name for s in owing)
            raise NotYourTurn("The match waits for: {names}.", key="waits-for", names=names or "-")
        return seat

    def _chance(self, x: int) -> None:
        token, told = notation.face(self.game.spec, self.state, x), self.is_told
        self._trail.clear()
        self.rolls += not told
        self.moves.append(Move(NOBODY, x, token, only=self.state.only, told=told))
        self.state.answer(x)
        self._after()

    def _chosen(self, seat: int, x: int) -> None:
        state = self.state
        if self._trail and self.moves[-1].seat != seat:
            self._trail.clear()
        if self._takes_back:
            self._trail.append((state.dump(), len(self.moves), len(self.events), len(self.rests)))
        token = notation.token(self.game.spec, state, seat, x)
        self.moves.append(Move(seat, x, token, only=state.only))
        state.answer(x)
        if state.shown:
            self._trail.clear()
        self._after()

    def _committed(self, seat: int, x: int) -> None:
        state = self.state
        self._trail.clear()
        token = notation.token(self.game.spec, state, seat, x)
        order = notation.sealed_order(self.game.spec, state, len(self.seats))
        asked = [s for s in order if state.asked >> s & 1]
        self.moves.append(Move(seat, x, token, sealed=len(asked), rank=asked.index(seat)))
        state.commit(seat, x)
        self._after()

    def _after(self) -> None:
        """Collect the events, and note a stop between plays."""
        log, kinds = self.state.take_log(), self.game.spec.events
        for i in range(0, len(log), FACT):
            kind = kinds[log[i]]
            event = Event(kind, tuple(log[i + 1 : i + 1 + len(kind.fields)]), len(self.moves))
            self.events.append(event)
            if not kind.only:
                self.open_events.append(event)
        if self.state.quiet:
            self._rest = Position(self.game.slug, self.game.spec.fields(self.state))
            self.moves_at_rest = len(self.moves)
            caption, digest = self.game.spec.caption(self.state), _digest(self._rest.fields)
            self.rests.append((len(self.moves), caption, digest))

    def resign(self, given: int | str) -> None:
        """A seat gives the match up for its side: the other side wins; the score stands, unless the game says more."""
        seat = self.seat_of(given)
        assert seat is not None
        if self.over:
            raise IllegalAnswer("The match is over.", key="over")
        self.resigned = seat
        self._trail.clear()
        self.state.give_up(self.seats[seat].side)
        self._after()

    # Taking back ----------------------------------------------------------------------------------------------

    def can_take_back(self, seat: int) -> bool:
        """Whether the last answers are this seat's and nothing was rolled, revealed or sealed since."""
        return bool(self._trail) and self.moves[-1].seat == seat

    def take_back(self, seat: int) -> None:
        """Undo this seat's last answer."""
        if not self.can_take_back(seat):
            raise NoTakeBack(
                "Only your own last answer can be taken back, and only while nothing was rolled, revealed"
                " or sealed since.",
                key="take-back",
            )
        dump, moves, events, rests = self._trail.pop()
        self.state.load(dump)
        del self.moves[moves:], self.events[events:], self.rests[rests:]
        self.open_events = [event for event in self.events if not event.kind.only]
        if self.moves_at_rest > moves:
            self._restore_rest()

    def go_back(self, seat: int) -> None:
        """Undo everything since this seat's last answer, as coaches may agree; new dice are rolled then."""
        moves = self.moves
        given = [i for i in range(len(self.start_moves), len(moves)) if moves[i].seat == seat]
        if not given or self.resigned is not None:
            raise NoTakeBack("There is no answer of yours to go back to.", key="go-back")
        at = self._asked_at(given[-1])
        lost = sum(move.seat == NOBODY and not move.told for move in moves[at:])
        if lost and isinstance(self.dice, SeededDice):
            raise NoTakeBack(
                "The dice of a seed fall in one order: what they have decided stays decided.",
                key="seed-decided",
            )
        again = self.game.at(self.start, options=self.options_agreed, by_hand=True)
        for move in moves[len(self.start_moves) : at]:
            again.answer(move.value, None if move.seat == NOBODY else move.seat)
        if lost:
            gone = sum(n for die, n in self.unrolled if die > again.rolls)
            earlier = [(die, n) for die, n in self.unrolled if die < again.rolls]
            same = sum(n for die, n in self.unrolled if die == again.rolls)
            self.unrolled = [*earlier, (again.rolls, same + gone + lost)]
        self._become(again)

    def _become(self, again: "Match") -> None:
        """Take over all that another match has come to; dice, watch and coaches stay."""
        self.state, self.moves, self._trail = again.state, again.moves, again._trail
        self.events, self.open_events, self.rests = again.events, again.open_events, again.rests
        self._rest, self.moves_at_rest = again._rest, again.moves_at_rest

    def _asked_at(self, at: int) -> int:
        """The move before which the answer at `at` was asked for; a sealed choice is asked of all at once."""
        first = 0
        while first <= at:
            size = max(1, self.moves[first].sealed)
            if at < first + size:
                return first
            first += size
        raise AssertionError("every move belongs to a choice")

    def _restore_rest(self) -> None:
        """Find the last stop between plays again after a take-back went behind it."""
        again = self.game.at(self.start, options=self.options_agreed, by_hand=True)
        again.play(notation.tokens(self, len(self.start_moves)))
        self._rest, self.moves_at_rest = again._rest, again.moves_at_rest

    # Looking --------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """This moment: what the table showed between plays, and the answers given since."""
        since = notation.joined(self.game.spec, notation.tokens(self, self.moves_at_rest))
        return Position(self.game.slug, self._rest.fields, since)

    def line(self) -> str:
        """This moment on one line; where the match is over, with its result as a remark."""
        line = self.position().line(self.game.spec.form)
        return f"{line}{REMARK}{self.result()}" if self.over else line

    def digest(self) -> str:
        """Ten hexadecimal digits that two equal positions share."""
        return _digest(self.game.spec.fields(self.state))

    def view(self, seat: int | str | None = None) -> View:
        """All that a seat may know; with None, all that a spectator may."""
        return look(self, self.seat_of(seat))

    def seen_by(self, given: int | str | None) -> State:
        """The state as a seat, or a spectator (None), may know it: what odds, moves and boards ask the rules about."""
        seat = self.seat_of(given)
        side = NOBODY if seat is None else self.seats[seat].side
        own = sum(1 << s for s, other in enumerate(self.seats) if other.side == side)
        return self.state.seen_by(side, own)

    def tried_by(self, given: int | str) -> "Match":
        """A copy on which a seat may try answers: no die falls, and what the seat may not know is imagined.

        What comes of it, and how much work it is, tells nobody of dice to come or of what others hide.
        """
        twin = self._twin(self.seen_by(given))
        twin.dice = twin.watch = None
        twin._takes_back = False  # whoever only tries takes nothing back
        twin._trail.clear()
        return twin

    def may_know(self, event: Event, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of a fact."""
        return event.seen_by(seat, None if seat is None else self.seats[seat].side)

    def svg(self, seat: int | None = None, language: str = "en", theme: str = "light") -> str:
        """The board as a seat, or a spectator (None), sees it: a drawing that needs nothing else."""
        return svg.painted(self, seat, language, theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<div style="max-width:60em">{self.svg()}</div>'

    @property
    def winner(self) -> str | None:
        """The side that has won, "home" or "away"; None while the match goes on, and when it was drawn."""
        won = self.state.winner
        return None if not self.over or won == NOBODY else ("home", "away")[won]

    def result(self) -> str:
        """Who has won and the score, "home 21-14" or "draw 7-7"; "*" while the match goes on."""
        home, away = self.points()
        return f"{self.winner or 'draw'} {home}-{away}" if self.over else "*"

    def points(self) -> tuple[int, int]:
        """The score, home first."""
        return (self.state.points(0), self.state.points(1))

    def returns(self) -> tuple[float, ...]:
        """One number per seat once the match is over: 1 for a win, -1 for a loss, 0 for a draw; before, zeros."""
        if not self.over or self.state.winner == NOBODY:
            return (0.0,) * len(self.seats)
        return tuple(1.0 if seat.side == self.state.winner else -1.0 for seat in self.seats)

    def clone(self) -> "Match":
        """An independent copy, dice included: from here on they fall for it as they would have fallen for the match."""
        twin = self._twin(self.state.clone())
        twin.dice = None if self.dice is None else self.dice.clone()
        return twin

    def _twin(self, state: State) -> "Match":
        """A copy in this state, the dice still in common."""
        twin = Match.__new__(Match)
        vars(twin).update(vars(self))
        twin.moves, twin.events, twin.rests = list(self.moves), list(self.events), list(self.rests)
        twin.open_events = list(self.open_events)
        twin._trail, twin.unrolled = list(self._trail), list(self.unrolled)
        twin.state = state
        twin.state.logging = 1
        return twin

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.clone()

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "watch": None}  # a watch is the host's, and goes on with the host

    def __setstate__(self, fields: dict[str, object]) -> None:
        vars(self).update(fields)
        self.state.logging = 1


def _digest(fields: dict[str, Json]) -> str:
    """Ten hexadecimal digits that equal positions share."""
    return hashlib.sha256(msgspec.json.encode(fields, order="sorted")).hexdigest()[:10]
