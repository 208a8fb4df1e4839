"""The lesson of a match at the table: it keeps everybody to its script, and then lets go."""

import contextlib
from collections.abc import Iterator

from downfield.kernel.errors import DownfieldError
from downfield.kernel.lessons.script import Script, script
from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.store.kept import KeptMatch


def taught(kept: KeptMatch, game: Game) -> Script | None:
    """The lesson of a match; None where it has none, or one that is no longer taught: it is played on freely."""
    if not kept.lesson:
        return None
    try:
        return script(game, kept.lesson)
    except DownfieldError:
        return None


@contextlib.contextmanager
def keeping_to(lesson: Script | None, match: Match, given: int | str) -> Iterator[None]:
    """While a lesson lasts, an answer that leads away from it is refused by NotAsked."""
    if lesson is None or not lesson.lasts(match):
        yield
        return
    at = lesson.moment(match)
    yield
    lesson.check(match, at, str(given))
