"""Programs think in processes of their own, under a time budget; the table goes on listening to people."""

import asyncio
import functools
import os
import time
from collections.abc import Callable

import msgspec

import downfield
from downfield.coaches import LOT, Coach, Planner, coach, fallbacks, level
from downfield.coaches.hints import Hint, hints
from downfield.kernel.chance import Rng
from downfield.kernel.coach import Thinker
from downfield.kernel.options import Value
from downfield.kernel.solvers import Unsolved
from downfield.kernel.state import State
from downfield.table.live.halls import Hall
from downfield.table.live.seating import STAND_IN
from downfield.table.live.sitting import Sitting
from downfield.table.live.turns import Patron
from downfield.table.live.workers import Crashed, Failed
from downfield.table.protocol import tally
from downfield.table.protocol.logs import warn
from downfield.table.protocol.wishes import game_of

BUDGET = (
    60.0  # seconds for a decision, from when it is thought about; solving a model before it does not count
)
STUDY = 900.0  # seconds for a decision with a model to be solved
ADVICE = 15.0  # seconds in which somebody who asks is told
SOON = 5.0  # seconds after which whoever still thinks gives the place up and thinks on beside
SOON_SOLVED = 120.0  # the same where models are solved
LESSONS = Patron("", "lessons")


class Puzzle(msgspec.Struct, frozen=True):
    """What a program has to decide, as it travels to another process."""

    game: str
    options: dict[str, Value]
    coach: str
    seed: int
    stream: int
    seat: int
    moment: list[int]
    notes: str = ""  # of one that plans ahead


class NoAnswer(Exception):
    """No coach of a level that plays there can answer now."""


class Decision(msgspec.Struct, frozen=True):
    """What was decided, and by which coach: where the one who was asked cannot answer, by one of a lower level."""

    value: int
    by: str


class Lesson(msgspec.Struct, frozen=True):
    """The playbook of a game, to be learned before anybody waits for it."""

    game: str


class Question(msgspec.Struct, frozen=True):
    """What somebody wants to know of a good coach about his own decision."""

    puzzle: Puzzle


class Bench:
    """Where programs sit and think; models are solved apart, so that only those wait who need them."""

    def __init__(self, budget: float = BUDGET, places: int | None = None) -> None:
        self.budget = budget
        self.places = places or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.hall = Hall(decide, self.places, SOON)
        self.study = Hall(decide, 1, SOON_SOLVED, solves=True)
        self._lessons: set[asyncio.Task[None]] = set()

    async def decide(
        self,
        sitting: Sitting,
        seat: int,
        studies: Callable[[], None] = lambda: None,
        patron: Patron | None = None,
    ) -> Decision:
        """What the program of a seat answers; where it cannot, the next lower level of the game decides, and is named.

        A model that has to be solved first is waited for; `studies` is called then. Nobody answers at random in
        another's place: where no level can answer it is NoAnswer.
        """
        with tally.COACH_SECONDS.time():
            return await self._decided(sitting, seat, studies, patron or Patron(person=sitting.kept.id))

    async def _decided(
        self, sitting: Sitting, seat: int, studies: Callable[[], None], patron: Patron
    ) -> Decision:
        asked, options = puzzle(sitting, seat), sitting.moment().options(seat)
        if asked.coach == LOT:  # no game is so large that this had to be thought about elsewhere
            return Decision(options[Rng(asked.seed, asked.stream).below(len(options))], asked.coach)
        for name in (asked.coach, *fallbacks(asked.coach, sitting.game)):
            told = {"match": sitting.kept.id, "seat": seat, "coach": name}
            try:
                x, notes = await self._answer(msgspec.structs.replace(asked, coach=name), patron, studies)
                if x not in options:
                    raise Failed("what the program answers is no option")
                sitting.notes[seat] = notes
                return Decision(x, name)
            except (Crashed, Failed, TimeoutError) as e:
                warn("coach overran" if isinstance(e, TimeoutError) else "coach failed", e, **told)
        raise NoAnswer

    async def _answer(self, asked: Puzzle, patron: Patron, studies: Callable[[], None]) -> tuple[int, str]:
        """What a program answers in time, and its notes; whoever fails, perhaps by another's fault, is woken afresh."""
        for last in (False, True):
            try:
                return await self._asked(asked, patron, studies)
            except (Crashed, Failed) as e:
                warn("coach crashed", e, coach=asked.coach, game=asked.game)
                if last:
                    raise
        raise AssertionError("the last try ends it")

    async def _asked(self, asked: Puzzle, patron: Patron, studies: Callable[[], None]) -> tuple[int, str]:
        try:
            told = await self.hall.ask(patron, asked, self.budget)
        except Unsolved:
            studies()
            told = await self.study.ask(patron, asked, STUDY)
        x, notes = told
        return int(x), str(notes)

    async def advise(self, sitting: Sitting, seat: int, patron: Patron) -> list[Hint]:
        """What a good coach would do for a seat that a person holds; NoAnswer where he needs too long."""
        try:
            told = await self.hall.ask(patron, Question(puzzle(sitting, seat)), ADVICE)
        except (Crashed, Failed, TimeoutError, Unsolved) as e:
            warn("advice failed", e, match=sitting.kept.id, seat=seat)
            raise NoAnswer from None
        return list(told)

    def warm_up(self) -> None:
        """Let playbooks be learned, which are then kept, before anybody waits for them; people come first."""
        for slug in downfield.GAMES:
            task = asyncio.create_task(self._learn(slug))
            self._lessons.add(task)
            task.add_done_callback(self._lessons.discard)

    async def _learn(self, slug: str) -> None:
        try:
            await self.study.ask(LESSONS, Lesson(slug), STUDY)
        except (Crashed, Failed, TimeoutError) as e:
            warn("lesson failed", e, game=slug)

    def close(self) -> None:
        """Nobody thinks any more."""
        for lesson in self._lessons:
            lesson.cancel()
        self.hall.close()
        self.study.close()


def prompted(sitting: Sitting, seat: int) -> Decision | None:
    """What the program of a seat answers as long as a lesson says so."""
    if sitting.lesson is None or not sitting.lesson.lasts(sitting.match):
        return None
    move = sitting.lesson.answer(sitting.match, seat)
    return Decision(move.value, sitting.seats[seat].name) if move else None


def puzzle(sitting: Sitting, seat: int) -> Puzzle:
    """The question put to the program of a seat: nothing that others have sealed is in it."""
    kept, (seed, stream) = sitting.kept, sitting.chances()
    name = sitting.seats[seat].name
    moment = sitting.moment()
    moment.imagine(sitting.match.seats[seat].side, seed + stream)  # nobody looks into the others' hands
    notes = sitting.notes.get(seat, "")
    return Puzzle(
        kept.game, sitting.match.options_agreed, name, seed, stream << 3 | seat, seat, moment.dump(), notes
    )


def decide(asked: Puzzle | Lesson | Question) -> tuple[int, str] | list[Hint]:
    """Answer a puzzle; with it go the notes of a program that plans ahead. Or learn a playbook, or advise somebody."""
    if isinstance(asked, Question):
        return _advised(asked.puzzle)
    if isinstance(asked, Lesson):
        game = downfield.game(asked.game)
        _place(asked.game, STAND_IN, msgspec.json.encode(game.options()))
        return 0, ""
    try:
        return _decided(asked)
    except Unsolved:
        raise
    except Exception:
        _place.cache_clear()  # whoever fails is woken afresh
        raise


def _advised(asked: Puzzle) -> list[Hint]:
    _, state = _place(asked.game, LOT, msgspec.json.encode(asked.options))
    state = state.clone()
    state.load(asked.moment)
    return hints(game_of(asked.game), asked.options, state, asked.seat)


def _decided(asked: Puzzle) -> tuple[int, str]:
    program, state = _place(asked.game, asked.coach, msgspec.json.encode(asked.options))
    state = state.clone()
    state.load(asked.moment)
    program.sit_down(asked.seed, asked.stream)
    if isinstance(program, Thinker):
        end = time.monotonic() + level(asked.coach).seconds
        program.think_until(lambda: time.monotonic() >= end)
    if not isinstance(program, Planner):
        return int(program.decide(state, asked.seat)), ""
    program.recall(asked.notes)
    return int(program.decide(state, asked.seat)), program.notes()


@functools.lru_cache(maxsize=32)
def _place(slug: str, name: str, options: bytes) -> tuple[Coach, State]:
    """A coach with its playbook, and a match to put the moment into."""
    game = downfield.game(slug)
    agreed = msgspec.json.decode(options, type=dict[str, Value])
    return coach(name, game, agreed), game.state(agreed)
