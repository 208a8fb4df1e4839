"""A lesson laid over a match: what is asked now, whether an answer is it, and what dice and the others answer."""

import functools
from collections.abc import Sequence

from downfield.kernel.dice import LessonDice
from downfield.kernel.errors import DownfieldError
from downfield.kernel.lessons.lesson import ELSE, Lesson, LessonError, Moment, lesson
from downfield.kernel.match import Match, Move
from downfield.kernel.needs import CHANCE, NOBODY
from downfield.kernel.notation import token
from downfield.kernel.spec import Game


class NotAsked(DownfieldError):
    """An answer that the coach of a lesson does not take; `told` is his explanation by language, where he has one."""

    code = "lesson"

    def __init__(self, told: dict[str, str]) -> None:
        super().__init__("Good thinking, but do first what your coach asks.", key="lesson-first")
        self.told = told


class Script:
    """Everything that a lesson plays with a game: its moves in order, and after how many each moment is over."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.ends: list[int] = []
        match = self.begin()
        for at, moment in enumerate(lesson.moments, 1):
            _play(match, moment, at, lesson)
            self.ends.append(len(match.moves))
        self.first = len(match.start_moves)
        self.moves: Sequence[Move] = match.moves
        self.dice = _dice(self.begin(), match.moves[self.first :])
        self.end = match

    def begin(self) -> Match:
        """A match at the beginning of the lesson, its dice rolled by hand."""
        try:
            return self.game.at(self.lesson.start, options=self.lesson.options)
        except DownfieldError as e:
            raise LessonError(
                "Lesson {name}: its beginning: {reason}", key="lesson-start", name=self.lesson.name, reason=e
            ) from None

    def hand(self, seed: int) -> LessonDice:
        """The dice of a match of this lesson."""
        return LessonDice(seed, self.lesson.name, self.dice)

    # Where a match stands in it -------------------------------------------------------------------------------

    def lasts(self, match: Match) -> bool:
        """Whether a match is still within the lesson."""
        return not match.over and len(match.moves) < len(self.moves) and self.holds(match)

    def holds(self, match: Match) -> bool:
        """Whether everybody has kept to it so far; who of several answered a sealed choice first does not matter."""
        for seat in {move.seat for move in match.moves}:
            given = [move.value for move in match.moves if move.seat == seat]
            wanted = [move.value for move in self.moves if move.seat == seat]
            if given[: len(wanted)] != wanted[: len(given)]:
                return False
        return True

    def moment(self, match: Match) -> int:
        """Which moment a match has come to; their number once all are over."""
        given = len(match.moves)
        return next((at for at, end in enumerate(self.ends) if given < end), len(self.ends))

    def notes(self, match: Match) -> range:
        """The moments to read now: those in which nothing is played, and after them the one that asks."""
        at = self.moment(match) if self.lasts(match) else len(self.ends)
        first = at
        while first and not self.lesson.moments[first - 1].play:
            first -= 1
        return range(first, min(at + 1, len(self.ends)))

    def answer(self, match: Match, seat: int) -> Move | None:
        """What a seat answers next by the script, None where it answers nothing more in it."""
        given = sum(move.seat == seat for move in match.moves)
        return next((m for at, m in enumerate(self._of(seat)) if at == given), None)

    def asked(self, match: Match, seat: int) -> Move:
        """What a seat answers while the lesson lasts: then every seat that is asked has an answer in it."""
        move = self.answer(match, seat)
        assert move is not None
        return move

    def check_answer(self, match: Match, seat: int, x: int) -> None:
        """Refuse, by NotAsked, an option of a seat that is not the one asked for."""
        if x != self.asked(match, seat).value:
            raise NotAsked(self.mistake(self.moment(match), token(self.game.spec, match.state, seat, x)))

    def _of(self, seat: int) -> list[Move]:
        return [move for move in self.moves if move.seat == seat]

    def has_gone_on(self, match: Match) -> bool:
        """Whether the learner has played on since the lesson ended."""
        return sum(move.seat == self.lesson.seat for move in match.moves) > len(self._of(self.lesson.seat))

    def check(self, match: Match, at: int, word: str) -> None:
        """Refuse, by NotAsked, what a word at a moment has made of a match, if it leads away from the lesson."""
        if not self.holds(match):
            raise NotAsked(self.mistake(at, word))

    def mistake(self, at: int, word: str) -> dict[str, str]:
        """What the coach says at a moment to an answer that he has not asked for, by language."""
        words = self.lesson.moments[at].words
        told = {tag: said.wrong.get(word) or said.wrong.get(ELSE, "") for tag, said in words.items()}
        return told if all(told.values()) else {}


@functools.lru_cache(maxsize=32)
def script(game: Game, name: str = "") -> Script:
    """A lesson of a game, laid out; the first where none is named."""
    return Script(game, lesson(game, name))


def _play(match: Match, moment: Moment, at: int, lesson: Lesson) -> None:
    """Play what a moment has, which begins where the one before it has ended."""
    before = len(match.moves)
    try:
        match.play(moment.play)
    except DownfieldError as e:
        raise LessonError(
            "Lesson {name}, moment {moment}: {reason}",
            key="lesson-moment",
            name=lesson.name,
            moment=at,
            reason=e,
        ) from None
    if moment.play and not any(move.seat == lesson.seat for move in match.moves[before:]):
        raise LessonError(
            "Lesson {name}, moment {moment}: the learner has nothing to do in it.",
            key="lesson-idle",
            name=lesson.name,
            moment=at,
        )


def _dice(match: Match, moves: Sequence[Move]) -> tuple[tuple[int, int], ...]:
    """By each roll of the script which die it is, and what it shows."""
    found = []
    for move in moves:
        if match.state.need == CHANCE and not match.is_told:
            found.append((match.state.die, move.value))
        match.answer(move.value, None if move.seat == NOBODY else move.seat)
    return tuple(found)
