"""A match being played: who holds each seat, the dice in hand, and the record that grows with every answer."""

import contextlib
import functools
import pathlib
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime

from downfield.coaches import Coach, coach, is_program, programs
from downfield.kernel import notation, record
from downfield.kernel.dice import CommittedDice, LessonDice, SeededDice
from downfield.kernel.errors import BadOption, IllegalAnswer, RecordError, UnknownName
from downfield.kernel.lessons import checks
from downfield.kernel.lessons.lesson import lesson
from downfield.kernel.lessons.script import Script, script
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, SEALED
from downfield.kernel.options import Value
from downfield.kernel.show.look import Look, shared_look
from downfield.kernel.show.plan import carry_out
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.terminal import shelf
from downfield.text import Text
from downfield.text.retell import seat_names, side_names

PERSON = "person"


def watch() -> Callable[[], int]:
    """A watch that tells the seconds since it was read last."""
    read = time.monotonic()

    def seconds() -> int:
        nonlocal read
        before, read = read, time.monotonic()
        return int(read - before)

    return seconds


class Seating:
    """Everybody round one match: all answer through it, one die is rolled at a time, the record is kept."""

    def __init__(
        self,
        match: Match,
        text: Text,
        file: pathlib.Path,
        *,
        date: str = "",
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.match.watch = watch()
        self.text = text
        self.file = file
        self.date = date
        self.seed = secrets.randbits(32) if seed is None else seed
        self.trouble = ""  # why the last answer could not be saved
        self.held: dict[int, int] = {}  # sealed answers, until every seat has given one
        self.together: list[tuple[int, int]] = []  # from which move to which a plan was carried out
        self._programs: dict[int, Coach] = {}
        taught = match.dice.lesson if isinstance(match.dice, LessonDice) else ""
        self.lesson: Script | None = script(match.game, taught) if taught else None
        self.names = seat_names(match, text)
        self.sides = side_names(match, self.names, text)

    # Who ------------------------------------------------------------------------------------------------------

    def is_program(self, seat: int) -> bool:
        """Whether a program holds this seat."""
        return is_program(self.match.coaches[seat])

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [s for s in range(len(self.match.seats)) if not self.is_program(s)]

    def owing(self) -> list[int]:
        """The seats that still owe an answer: programs first, so that none of them can know what a person sealed."""
        owing = [s for s in self.match.waiting() if s not in self.held]
        return sorted(owing, key=lambda s: (not self.is_program(s), s))

    def is_shared(self) -> bool:
        """Whether people of both sides sit at this screen."""
        return len({self.match.seats[s].side for s in self.people()}) > 1

    def is_secret_from_people(self, seat: int) -> bool:
        """Whether people of another side must look away while this seat answers."""
        side = self.match.seats[seat].side
        others = any(self.match.seats[s].side != side for s in self.people())
        return others and self.match.is_private

    def look(self, eyes: int | None) -> Look:
        """The match through these eyes; where others look on too, a hand lies face down."""
        if eyes is None or self.match.is_private or not self.is_shared():
            return Look(self.match, eyes)
        return shared_look(self.match, eyes)

    def knows_its_book(self, seat: int) -> bool:
        """Whether the program of this seat has already been woken."""
        return seat in self._programs

    def decide(self, seat: int, state: State) -> int:
        """What a program answers at a copy of this moment. Takes its time; the match is not touched."""
        match = self.match
        if self.lesson is not None and self.lesson.lasts(match):
            return self.lesson.asked(match, seat).value
        if seat not in self._programs:
            name = match.coaches[seat]
            made = coach(name, match.game, match.options_agreed, self.seed)
            made.sit_down(self.seed, 1 + seat)
            self._programs[seat] = made
        return self._programs[seat].decide(state, seat)

    # Answering ------------------------------------------------------------------------------------------------

    def answer(self, seat: int, x: int) -> None:
        """One seat's answer; a sealed one is held back until all have answered. In a lesson, perhaps NotAsked."""
        if self.lesson is not None and self.lesson.lasts(self.match):
            self.lesson.check_answer(self.match, seat, x)
        if self.match.state.need != SEALED:
            with self._by_hand():
                self.match.answer(x, seat)
            self._keep()
            return
        if x not in self.match.state.options(seat):
            raise IllegalAnswer(f"{x} is not an option here.")
        self.held[seat] = x
        if not self.owing():
            self._unseal()

    def carry_out(self, seat: int, token: str) -> None:
        """All answers of a plan, which are taken back together."""
        first = len(self.match.moves)
        self._check(token, lambda tried: carry_out(tried, seat, token))
        with self._by_hand():
            carry_out(self.match, seat, token)
        self.together.append((first, len(self.match.moves)))
        self._keep()

    def write(self, seat: int, words: str) -> None:
        """Answers in notation, one after the other until something happens; what is no answer is refused."""
        for word in words.split():
            if self.match.state.need == SEALED:
                self.answer(seat, notation.read_answer(self.match.game.spec, self.match.state, seat, word))
                return
            self._check(word, functools.partial(Match.walk, word=word, seat=seat))
            with self._by_hand():
                self.match.walk(word, seat)
            self._keep()
            if seat not in self.match.waiting():
                return

    def _check(self, word: str, act: Callable[[Match], None]) -> None:
        """Try in a lesson what somebody does; NotAsked where it leads away from it."""
        if self.lesson is None or not self.lesson.lasts(self.match):
            return
        tried, at = self.match.clone(), self.lesson.moment(self.match)
        act(tried)
        self.lesson.check(tried, at, word)

    def skip(self) -> None:
        """Play what is left of a lesson, for everybody."""
        while self.lesson is not None and self.lesson.lasts(self.match):
            if self.match.state.need == CHANCE:
                self.roll()
                continue
            seat = self.owing()[0]
            self.answer(seat, self.lesson.asked(self.match, seat).value)

    def _unseal(self) -> None:
        held, self.held = self.held, {}
        with self._by_hand():
            for seat, x in sorted(held.items()):
                self.match.answer(x, seat)
        self._keep()

    def faces(self) -> list[str]:
        """What the die that is rolled now can show."""
        return list(notation.outcomes(self.match.game.spec, self.match.state))

    def roll(self) -> None:
        """One die."""
        match = self.match
        assert match.state.need == CHANCE
        assert match.dice is not None
        got = match.rolled()
        with self._by_hand():
            match.answer(got)
        if match.over:
            self._keep()

    def take_back(self, seat: int) -> None:
        """Undo this seat's last answer, or all of its last plan; or NoTakeBack."""
        moves = self.match.moves
        rest = next((first for first, end in self.together if end == len(moves)), len(moves) - 1)
        self.match.take_back(seat)
        while len(moves) > rest and self.match.can_take_back(seat):
            self.match.take_back(seat)
        self.together = [pair for pair in self.together if pair[1] <= len(moves)]
        self.held.clear()
        self._keep()

    @contextlib.contextmanager
    def _by_hand(self) -> Iterator[None]:
        """The match does not roll by itself, so that every die can be shown as it falls."""
        dice, self.match.dice = self.match.dice, None
        try:
            yield
        finally:
            self.match.dice = dice

    # Keeping --------------------------------------------------------------------------------------------------

    def kept(self) -> "Seating":
        """From now on the match is on disk, and the secret of its dice apart from it; or RecordError."""
        if isinstance(self.match.dice, CommittedDice) and not self.match.over:
            shelf.keep_secret(self.match.dice, self.text)
        self.save()
        return self

    def save(self) -> None:
        """Put the record on disk. The secret of the dice is in it only once the match is over."""
        record.save(record.write(self.match, self.date), self.file)
        self.trouble = ""
        if self.match.over and isinstance(self.match.dice, CommittedDice):
            shelf.forget_secret(self.match.dice.commitment)

    def _keep(self) -> None:
        """Save after an answer; a full disk must not stop the match, only be told."""
        try:
            self.save()
        except RecordError as e:
            self.trouble = e.message

    def rematch(self, swap: bool) -> "Seating":
        """The same people, options and components once more; two coaches may swap sides."""
        match = self.match
        given = [
            name if is_program(name) else PERSON if name == seat.name else f"{PERSON}:{name}"
            for name, seat in zip(match.coaches, match.seats, strict=True)
        ]
        order = given[::-1] if swap and len(given) == 2 else given
        return begin(match.game, match.options_agreed, tuple(order), None, self.file.parent, self.text).kept()


def begin(
    game: Game,
    options: Mapping[str, Value],
    coaches: tuple[str, ...],
    seed: int | None,
    folder: pathlib.Path,
    text: Text,
) -> Seating:
    """A new match, not yet on disk. A coach is the name of a program, `person`, or `person:NAME`."""
    settled = game.options(options)
    seats = game.spec.seats(settled)
    given = coaches or (PERSON,) * len(seats)
    if len(given) < len(seats):  # a side's coach holds both its seats
        given = tuple(given[min(seat.side, len(given) - 1)] for seat in seats)
    if len(given) > len(seats):
        raise BadOption(text.say("too-many-coaches", game=game.name, seats=len(seats), coaches=len(given)))
    names = tuple(
        _called(c, seat.name, programs(game.spec), text) for c, seat in zip(given, seats, strict=True)
    )
    match = game.new(options=settled, by_hand=True, coaches=names)
    match.dice = CommittedDice() if seed is None else SeededDice(seed)
    now = datetime.now().astimezone()
    file = shelf.new_file(folder, game.slug, now)
    return Seating(match, text, file, date=f"{now:%Y-%m-%d}", seed=seed)


def learn(game: Game, name: str, folder: pathlib.Path, text: Text) -> Seating:
    """The guided match of a lesson, not yet on disk; the first lesson where none is named. Or LessonError."""
    wanted = lesson(game, name)
    if (trouble := checks.trouble(game, wanted)) is not None:
        raise BadOption(text.say("learn-other-pack", game=game.slug, why=text.error(trouble)))
    laid = script(game, wanted.name)
    match = laid.begin()
    coaches = [seat.name if n == wanted.seat else wanted.against for n, seat in enumerate(match.seats)]
    match.coaches, match.dice = tuple(coaches), laid.hand(secrets.randbits(53))
    now = datetime.now().astimezone()
    return Seating(match, text, shelf.new_file(folder, game.slug, now), date=f"{now:%Y-%m-%d}")


def resume(file: pathlib.Path, game: Game, text: Text) -> Seating:
    """A match from its record, which is not touched yet."""
    read = record.open_file(file)
    return Seating(shelf.resume(read, game, text), text, file, date=read.tags.get("Date", ""))


def _called(given: str, seat: str, programs: tuple[str, ...], text: Text) -> str:
    """The name that stands in the record: a program's, a person's, or the seat's."""
    kind, _, name = given.partition(":")
    if kind == PERSON and is_program(name.strip()):
        raise BadOption(text.say("person-not-program", name=name.strip()))
    if kind != PERSON and given not in programs:
        raise UnknownName("coach", given, (*programs, PERSON))
    return (name.strip() or seat) if kind == PERSON else given
