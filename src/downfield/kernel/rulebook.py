"""`rules.toml`: every rule of a game in our own words; `rules.it.toml` and its like in other languages."""

import functools
import importlib.resources
import tomllib

import msgspec

from downfield.kernel.errors import UnknownName

ENGLISH = "en"


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an open point of a rule was settled. Its id is the rule's, with a letter where there are several."""

    id: str
    text: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule: what it says in one or two sentences, its rulings, the option that switches it.

    A rule of a `season` says nothing that a match needs. One that is the same in all games names a procedure of the
    `kernel`.
    """

    id: str
    heading: str
    summary: str
    rulings: tuple[Ruling, ...] = ()
    option: str = ""
    season: bool = False
    kernel: str = ""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    number: int
    title: str
    rules: tuple[Rule, ...]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """All rules of one game, in the order of its booklet."""

    game: str
    prefix: str
    chapters: tuple[Chapter, ...]

    def rules(self) -> dict[str, Rule]:
        """Every rule by its id."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    def ids(self) -> list[str]:
        """Every id of a rule or a ruling, in order, each once."""
        return list(dict.fromkeys(id for rule in self.rules().values() for id in (rule.id, *_ids(rule))))

    def rule(self, id: str) -> Rule:
        """One rule, or UnknownName with its neighbours."""
        rules = _by_id(self)
        wanted = id.strip().upper()
        if not wanted.startswith(self.prefix + "-"):
            wanted = f"{self.prefix}-{wanted}"
        if wanted not in rules:
            raise UnknownName("rule", id, self.rules())
        return rules[wanted]


@functools.lru_cache(maxsize=100)
def _by_id(book: Rulebook) -> dict[str, Rule]:
    """Every rule by its id and those of its rulings."""
    return {key.upper(): rule for rule in book.rules().values() for key in (rule.id, *_ids(rule))}


def _ids(rule: Rule) -> list[str]:
    return [ruling.id for ruling in rule.rulings]


@functools.cache
def load(package: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook that a game package brings along, in English where it has none in this language."""
    folder = importlib.resources.files(package)
    file = folder / ("rules.toml" if language == ENGLISH else f"rules.{language}.toml")
    if not file.is_file():
        return load(package, ENGLISH)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulebook)
