"""`lessons/*.toml`: guided matches, each a position, a script of what is played, and what the coach says to it."""

import functools
import importlib.resources
import tomllib
from importlib.resources.abc import Traversable

import msgspec

from downfield.kernel import disk
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

LARGEST = 200_000  # bytes of a file
ELSE = "else"  # what is said to any other mistake


class LessonError(DownfieldError):
    """A lesson that cannot be taught: names file, place and reason."""

    code = "bad-lesson"


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a lesson is called, and in one sentence what it teaches."""

    title: str
    about: str


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says at a moment, once it is done well, and to each mistake by its answer."""

    say: str
    well: str = ""
    wrong: dict[str, str] = {}


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a lesson: what it points at on the board, and what is played in it, in the notation of a record.

    The learner gives his own answers of it himself; dice and the other seats follow the script. Where nothing is
    played there is only something to read.
    """

    en: Words
    it: Words
    de: Words
    play: str = ""
    point: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()  # words of the glossary whose sense what is said here tells

    @property
    def words(self) -> dict[str, Words]:
        """What is said, by language."""
        return {"en": self.en, "it": self.it, "de": self.de}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match: from where it begins, which seat the learner holds, and its moments."""

    en: Title
    it: Title
    de: Title
    moments: tuple[Moment, ...]
    minutes: int = 10
    seat: int = 0
    against: str = "rookie"
    start: str = ""
    options: dict[str, Value] = {}
    name: str = ""  # of its file

    def title(self, language: str) -> Title:
        """How it is called in a language."""
        return {"en": self.en, "it": self.it, "de": self.de}[language]


def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order."""
    return _load(game.spec.package)


def lesson(game: Game, name: str = "") -> Lesson:
    """A lesson of a game, the first where none is named; or UnknownName."""
    known = lessons(game)
    wanted = name or next(iter(known), "")
    if wanted not in known:
        raise UnknownName("lesson", wanted, known)
    return known[wanted]


@functools.cache
def _load(package: str) -> dict[str, Lesson]:
    folder = importlib.resources.files(package) / "lessons"
    if not folder.is_dir():
        return {}
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return {found.name: found for found in map(read, files)}


def read(file: Traversable) -> Lesson:
    """A lesson from its file, or LessonError with the place that is wrong."""
    try:
        told = tomllib.loads(disk.read_text(file, LARGEST))
        found = msgspec.convert(told, Lesson)
    except FileNotFoundError:
        raise LessonError("{file}: no such file.", key="lesson-missing", file=str(file)) from None
    except msgspec.ValidationError as e:
        reason, _, where = str(e).partition(" - at `$")
        place = where.rstrip("`").lstrip(".") or "top"
        raise _wrong(file, f"{place}: {reason}") from None
    except (OSError, ValueError, RecursionError) as e:
        raise _wrong(file, str(e)) from None
    found = msgspec.structs.replace(found, name=file.name.removesuffix(".toml"))
    if trouble := _trouble(found):
        raise _wrong(file, trouble)
    return found


def _wrong(file: Traversable, reason: str) -> LessonError:
    return LessonError("{file}: {reason}.", key="lesson-unread", file=str(file), reason=reason)


def _trouble(found: Lesson) -> str:
    """What cannot be seen by the types: a mistake without an answer that could be one."""
    if not any(moment.play for moment in found.moments):
        return "moments: nothing is played in any of them"
    for at, moment in enumerate(found.moments, 1):
        mistakes = [set(words.wrong) for words in moment.words.values()]
        if any(other != mistakes[0] for other in mistakes):
            return f"moment {at}: wrong: the three languages do not speak of the same mistakes"
        if mistakes[0] and not moment.play:
            return f"moment {at}: wrong: where nothing is asked nothing can be wrong"
    return ""
