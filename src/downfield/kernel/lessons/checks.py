"""Whether a lesson holds with the components of a box: it is played with them, and comes out as it was written."""

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.kernel.lessons.lesson import Lesson, LessonError, lessons
from downfield.kernel.lessons.script import Script
from downfield.kernel.match import Match
from downfield.kernel.spec import Game


class Finding(msgspec.Struct, frozen=True):
    """A lesson, and why it does not hold; None where it does."""

    lesson: Lesson
    trouble: DownfieldError | None


def check(game: Game) -> list[Finding]:
    """Every lesson of a game, each tried with its components."""
    return [Finding(found, trouble(game, found)) for found in lessons(game).values()]


def trouble(game: Game, lesson: Lesson) -> DownfieldError | None:
    """Why a lesson does not hold with these components, None where it does."""
    try:
        here = Script(game, lesson)
        if game.is_shipped:
            return None
        meant = Script(Game(game.spec), lesson)
    except DownfieldError as e:
        return e
    for at, (one, other) in enumerate(zip(_story(here), _story(meant), strict=True), 1):
        if one != other:
            return LessonError(
                "Lesson {name}, moment {moment}: with these components it comes out otherwise.",
                key="lesson-otherwise",
                name=lesson.name,
                moment=at,
            )
    return None


def _story(script: Script) -> list[object]:
    """What each moment of a lesson leads to: the facts told in it, the options and the position after it."""
    match, told = script.begin(), list[object]()
    for moment in script.lesson.moments:
        known = len(match.events)
        match.play(moment.play)
        facts = [(event.key, event.values) for event in match.events[known:]]
        told.append((facts, _options(match), match.line()))
    return told


def _options(match: Match) -> list[list[str]]:
    return [[choice.token for choice in match.options(seat)] for seat in match.waiting()]
