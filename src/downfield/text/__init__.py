"""What Downfield says to people, in their language: needs, options, events, errors, and the table's own words."""

import contextlib
import datetime
import functools
import importlib.resources
import os
import re
from collections.abc import Mapping, Sequence

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from downfield.kernel.coach import level_and_character
from downfield.kernel.errors import DownfieldError, Part, UnknownName
from downfield.kernel.lessons.script import NotAsked
from downfield.kernel.options import Value
from downfield.kernel.record import Record
from downfield.kernel.scene import OnTable
from downfield.kernel.spec import Game, Spec
from downfield.kernel.words import Event
from downfield.text import dates
from downfield.text.by_heart import NotPlain, Speak, learnt
from downfield.text.retell import retell
from downfield.text.wanted import wanted

ENGLISH = "en"
MINUS = "\N{MINUS SIGN}"
NEGATIVE = re.compile(r"(?<![\w)])-(?=\d)")  # before a number, not between two
SIDES = ("home", "away")
TOKEN = ("token",)
MOST = 2500  # sentences that a language of a game keeps ready, most of a MiB: one moment of Touch Down needs 1,900
TEXTS = 2000  # more than a language of a game has
NAMED = ("side", "seat")  # fields of events that arrive as a coach's name
NAMES = (
    "what",
    "spot",
    "skill",
    "hired",
)  # blanks of errors that name a kind of thing, or something on a component

Arg = int | str


def languages() -> list[str]:
    """The languages that the table speaks."""
    folder = importlib.resources.files(__package__)
    return sorted(f.name.removesuffix(".ftl") for f in folder.iterdir() if f.name.endswith(".ftl"))


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language that a terminal is set to, or English."""
    known = os.environ if environment is None else environment
    wanted = next((known[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if known.get(name)), ENGLISH)
    language = re.split(r"[-_.@]", wanted.lower())[0]
    return language if language in languages() else ENGLISH


@functools.lru_cache(maxsize=5000)
def key_of(word: str) -> str:
    """A token or name as it stands in the key of a text."""
    return re.sub(r"[^a-z0-9]+", "-", word.lower())


def _key_of_name(field: str, name: str) -> str:
    """The key of a name on a component: `zone_2` has keys `zone-...`."""
    return f"{key_of(field.rstrip('_0123456789'))}-{key_of(name)}"


def _term(number: int, taken: bool) -> str:
    """A number as a further term of a sum, added or taken off."""
    return f"{MINUS if taken else '+'} {abs(number)}"


def arguments(scene: OnTable) -> dict[str, Arg]:
    """What lies on the table as arguments of a text: words and numbers, pairs as `_home` and `_away`."""
    found: dict[str, Arg] = {}
    for name, value in scene.by_name().items():
        match value:
            case None:
                found[name] = ""
            case bool():
                found[name] = int(value)
            case int() | str():
                found[name] = value
            case (int() | str() as home, int() | str() as away):
                found |= {f"{name}_home": home, f"{name}_away": away}
    return found


class _Given:
    """What lies on a table as arguments, and by text those that it names, in words."""

    def __init__(self, scene: OnTable, lying: dict[str, Arg]) -> None:
        self.scene, self.lying = scene, lying
        self.told: dict[str, dict[str, Arg]] = {}


class Text:
    """The words of one language, of the table and, where a game is named, of that game."""

    def __init__(self, language: str = ENGLISH, spec: Spec | None = None) -> None:
        self.language = re.split(r"[-_]", language.lower())[0]
        if self.language not in languages():
            raise UnknownName("language", language, languages())
        self.spec = spec
        self.faults: list[str] = []  # arguments that a text wanted and did not get
        package = "" if spec is None else spec.package
        self._bundles = [_bundle(lang, package) for lang in dict.fromkeys((self.language, ENGLISH))]
        # A board says much the same again and again.
        self._say = functools.lru_cache(maxsize=MOST)(self._said)
        self._key = functools.lru_cache(maxsize=MOST)(self._key_of_answer)
        self._wanted = functools.lru_cache(maxsize=TEXTS)(self._arguments)
        self._learnt = functools.lru_cache(maxsize=TEXTS)(self._by_heart)
        self._last = _Given(OnTable(), {})

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **args: Arg) -> str:
        """The words for a key; where a language has none, the English ones."""
        names = self._wanted(key)  # whatever else is given may change as it likes
        return self._say(key, tuple([args.get(name) for name in names]) if names else ())

    def _arguments(self, key: str) -> tuple[str, ...]:
        bundle = self._speaker(key)
        return tuple(sorted(wanted(bundle, key))) if bundle is not None else ()

    def _speaker(self, key: str) -> FluentBundle | None:
        """The language that has words for a key: this one, or English."""
        known = (bundle for bundle in self._bundles if bundle.has_message(key))
        return next((bundle for bundle in known if bundle.get_message(key).value is not None), None)

    def _by_heart(self, key: str) -> Speak | None:
        bundle = self._speaker(key)
        with contextlib.suppress(NotPlain):
            return None if bundle is None else learnt(bundle, key)
        return None

    def _said(self, key: str, values: tuple[Arg | None, ...]) -> str:
        named = zip(self._wanted(key), values, strict=True)
        given = {name: value for name, value in named if value is not None}
        if (speak := self._learnt(key)) is not None:
            with contextlib.suppress(LookupError):
                return speak(given)
        return self._walked(key, given)

    def _walked(self, key: str, given: dict[str, Arg]) -> str:
        """The words for a key, as Fluent puts them together; it notes what is wrong with them."""
        bundle = self._speaker(key)
        pattern = None if bundle is None else bundle.get_message(key).value
        if bundle is None or pattern is None:
            return key
        said, errors = bundle.format_pattern(pattern, given)
        self.faults = [*self.faults, *(f"{key}: {error}" for error in errors)][:MOST]
        return str(said)

    def day(self, written: str) -> str:
        """A day as this language writes it, of a time as programs write it."""
        return dates.day(datetime.date.fromisoformat(written[:10]), self.language)

    def coach(self, name: str) -> str:
        """What a program is called, its character after its level; whoever is none keeps his name."""
        if self.has(f"coach-{name}"):
            return self.say(f"coach-{name}")
        level, character = level_and_character(name)
        keys = (f"coach-{level}", f"character-{character}")
        if not all(self.has(key) for key in keys):
            return name
        return self.say(
            "coach-of-character", **dict(zip(("level", "character"), map(self.say, keys), strict=True))
        )

    # A game's words -------------------------------------------------------------------------------------------

    def need(self, question: str, scene: OnTable, names: tuple[str, ...] = SIDES) -> str:
        """What a seat is asked, with what is at stake."""
        key = f"ask-{question}"
        args = self._given(scene, key) | dict(zip(SIDES, names, strict=False))
        return self.say(key, **args) if self.has(key) else question

    def deciding(self, question: str, names: Sequence[str], scene: OnTable | None = None) -> str:
        """Who decides about what and about whom, for everybody else, as far as what they see of the table says it."""
        who: dict[str, Arg] = {"name": ", ".join(names), "count": len(names)}
        key = f"deciding-{question}"
        if not self.has(key):
            return self.say("table-waits", **who)
        about = self.say(key, **self._given(scene or OnTable(), key))
        return self.say("thinking-about", what=about, **who)

    def answer(self, question: str, token: str, scene: OnTable | None = None, label: str = "") -> str:
        """One option of a question; `label` is its name on the component, where it has one."""
        key = self._key(question, token)
        if not key:
            return token
        names = self._wanted(key)
        if not names:
            return self._say(key, ())
        if names == TOKEN:  # most options say no more than their own name
            return self._say(key, (label or token,))
        return self.say(key, **(self._given(scene or OnTable(), key) | {"token": label or token}))

    def _key_of_answer(self, question: str, token: str) -> str:
        """The key of the words for an option, "" where there are none."""
        keys = (f"answer-{question}-{key_of(token)}", f"answer-{question}")
        return next((key for key in keys if self.has(key)), "")

    def _given(self, scene: OnTable, key: str) -> dict[str, Arg]:
        """What a text names of what lies on the table; each option of a question asks for it again."""
        if self._last.scene is not scene:
            self._last = _Given(scene, arguments(scene))
        lying, told = self._last.lying, self._last.told
        if key not in told:
            told[key] = {
                name: self._in_words(name, lying[name]) for name in self._wanted(key) if name in lying
            }
        return told[key]

    def _in_words(self, field: str, value: Arg) -> Arg:
        """A name on a component in this language, where there are words for it: `zone_2` has keys `zone-...`."""
        return self.named(field, value) if isinstance(value, str) and value else value

    def named(self, field: str, name: str) -> str:
        """A name on a component in this language, where there are words for it."""
        key = _key_of_name(field, name)
        return self.say(key) if self.has(key) else name

    def gender(self, field: str, name: str) -> str:
        """What participles must agree with: the `.gender` of a name on a component, masculine where it has none."""
        key = _key_of_name(field, name)
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        pattern = None if bundle is None else bundle.get_message(key).attributes.get("gender")
        return "m" if bundle is None or pattern is None else str(bundle.format_pattern(pattern)[0])

    def event(
        self,
        event: Event,
        sides: tuple[str, ...],
        seats: tuple[str, ...],
        counted: Mapping[str, tuple[str, ...]] | None = None,
    ) -> str:
        """A fact of the log; who did it is named, and what `counted` names, counted from one."""
        key = f"event-{event.key}"
        args = self._of_event(event, sides, seats, counted)
        return NEGATIVE.sub(MINUS, self.say(key, **args)) if self.has(key) else event.key

    def figure(
        self,
        event: Event,
        sides: tuple[str, ...],
        seats: tuple[str, ...],
        counted: Mapping[str, tuple[str, ...]] | None = None,
    ) -> str:
        """A fact as a part of a sum; a number `n` comes as a further term too: `n_signed`, or off: `n_taken`."""
        numbers = event.args().items()
        args = self._of_event(event, sides, seats, counted)
        args |= {f"{field}_signed": _term(number, number < 0) for field, number in numbers}
        args |= {f"{field}_taken": _term(number, number >= 0) for field, number in numbers}
        return NEGATIVE.sub(MINUS, self.say(f"figure-{event.key}", **args))

    def _of_event(
        self,
        event: Event,
        sides: tuple[str, ...],
        seats: tuple[str, ...],
        counted: Mapping[str, tuple[str, ...]] | None,
    ) -> dict[str, Arg]:
        """What a fact is about, for its text."""
        args: dict[str, Arg] = {**event.args()}
        for field, known in (counted or {}).items():
            at = args.get(field)
            if isinstance(at, int) and 0 < at <= len(known):
                args[field] = self.named(field, known[at - 1])
                args[f"{field}_gender"] = self.gender(field, known[at - 1])
        for field, names in zip(NAMED, (sides, seats), strict=True):
            number = args.get(field)
            if isinstance(number, int):
                args[field] = names[number] if 0 <= number < len(names) else self.say("nobody")
        return args

    def face(self, die: str, shown: str) -> str:
        """A die and what it shows, as people say it."""
        return f"{self.die(die)}: {self.shown(die, shown)}"

    def shown(self, die: str, shown: str) -> str:
        """A face of a die: a word in this language, a number with the ring or the box around it, or what it is."""
        for key in (f"face-{die}-{key_of(shown)}", f"face-{key_of(shown)}"):
            if self.has(key):
                return self.say(key)
        if ring := re.fullmatch(r"[(\[](\d+)[)\]]", shown):
            return self.say("face-circled" if shown.startswith("(") else "face-boxed", number=int(ring[1]))
        return NEGATIVE.sub(MINUS, shown)

    def die(self, key: str) -> str:
        """The name of a die."""
        return self.say(f"die-{key}") if self.has(f"die-{key}") else key

    def option(self, name: str) -> str:
        """What may be agreed before a match."""
        key = f"option-{key_of(name)}"
        return self.say(key) if self.has(key) else name.replace("_", " ")

    def value(self, name: str, value: Value) -> str:
        """What was agreed."""
        if value is None or value == "":
            return self.say("value-none")
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        key = f"option-{key_of(name)}-{key_of(str(value))}"
        return self.say(key) if self.has(key) else str(value).replace("_", " ")

    def retell(self, read: Record, game: Game) -> list[str]:
        """A record in plain lines."""
        return retell(read, game, self if self.spec is game.spec else Text(self.language, game.spec))

    def error(self, error: DownfieldError) -> str:
        """What went wrong and what to do."""
        if isinstance(error, NotAsked) and error.told:
            return error.told[self.language]
        if self.has(f"why-{error.key}"):
            told = {name: self._blank(name, blank) for name, blank in error.blanks.items()}
            return self.say(f"why-{error.key}", **told, rule=error.rule)
        key = f"error-{error.code}"
        if not self.has(key):
            return error.message
        return self.say(key, message=error.message, rule=error.rule, line=getattr(error, "line", 0))

    def _blank(self, name: str, blank: Part) -> Arg:
        """What stands in a blank of an error's sentence: another error, or the kind of thing that is meant."""
        if isinstance(blank, DownfieldError):
            return self.error(blank)
        kind = f"{name}-{key_of(str(blank))}"
        return self.say(kind) if name in NAMES and self.has(kind) else blank


@functools.cache
def _bundle(language: str, package: str) -> FluentBundle:
    """The texts of the table, then those of a game."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_read(__name__, f"{language}.ftl"), allow_overrides=True)
    # The sentences of errors; the English ones stand where they are raised.
    bundle.add_resource(_read(__name__, f"why/{language}.ftl"), allow_overrides=True)
    if package:
        bundle.add_resource(_read(package, f"text/{language}.ftl"), allow_overrides=True)
    return bundle


@functools.cache
def _read(package: str, path: str) -> Resource:
    """A file of texts, read once for all games; where words stand in it is forgotten. Some are not there."""
    file = importlib.resources.files(package).joinpath(path)
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    return FluentParser(with_spans=False).parse(source)
