"""Whoever only reads what a lesson says understands it: every word of the game is explained before it is used."""

import pathlib
import re

import pytest

import downfield
from downfield.kernel.lessons.lesson import Moment, Words, lessons

GLOSSARY = pathlib.Path(__file__).parents[2] / "docs" / "glossary.md"
LANGUAGES = ("en", "it", "de")
CHAPTERS = {
    "first-downs": ["On the field"],
    "first-and-roll": ["On the field"],
    "calciotto": ["On the lawn of Calciotto"],
    "touch-down": ["On the field", "On the grid of Touch Down"],
    "blood-bowl": ["On the pitch of Blood Bowl"],
}
ALSO = {"blood-bowl": ["touchdown", "kick-off"]}
PLAIN = {"touch-down": {"run", "pass"}}  # there they are no kinds of play
EVERYDAY = {  # what these mean in the game is what they mean to everybody
    "clock",
    "half",
    "heads, tails",
    "gain, loss",
    "pick up",
    "catch",
    "return",
    "attacker, defender",
    "shot",
    "offence",  # to attack
    "jump",
    "knocked down, falls over",
}
Chapter = dict[str, tuple[str, ...]]  # of each word its forms in all languages


def chapters() -> dict[str, Chapter]:
    """The glossary: every chapter with its words."""
    found: dict[str, Chapter] = {}
    at: Chapter = {}
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            at = found.setdefault(line[3:], {})
        elif (
            line.startswith("| ")
            and len(cells := line.strip("| ").split(" | ")) == 4
            and cells[0] != "English"
        ):
            at[cells[0]] = tuple(cells[:3])
    return found


def words_of(slug: str) -> Chapter:
    """The words of a game that not everybody knows."""
    known = chapters()
    found = {word: forms for name in CHAPTERS[slug] for word, forms in known[name].items()}
    found |= {word: known["On the field"][word] for word in ALSO.get(slug, ())}
    return {word: forms for word, forms in found.items() if word not in EVERYDAY | PLAIN.get(slug, set())}


ENDINGS = {
    "en": "(?:s|es|d|ed|ing)?",
    "it": "(?:h?[aeioàò]{0,3}|[aiu]t[aeio]|[aei]r(?:e|l[oaei]|[mts]i))",
    "de": "(?:s|e|n|en|es|er|t|te)?",
}


def pattern(cell: str, language: str) -> re.Pattern[str]:
    """Any of the forms of a cell, in singular and plural, as noun and verb."""
    plain = re.sub(r"in (?:Touch Down|Calciotto) |la carta: ", "", cell)
    forms = [form.strip() for form in re.split("[,;]", plain) if form.strip()]
    return re.compile("|".join(rf"\b{_form(form, language)}\b" for form in forms), re.IGNORECASE)


def _form(form: str, language: str) -> str:
    """A word, or several one after the other, each with its endings."""
    ending = ENDINGS[language]
    return r"\s+".join(_stem(part, language) + ending for part in form.split())


def _stem(word: str, language: str) -> str:
    """An Italian word changes its last vowel; one that ends otherwise comes from abroad and stays."""
    if language != "it":
        return re.escape(word)
    cut = re.sub(r"(?<=\w{3})(?:are|ere|ire|[aeo])$", "", word)
    return re.escape(cut) if cut != word else rf"{re.escape(word)}\b"


def said(moment: Moment, language: str) -> str:
    """All that is said at a moment."""
    words: Words = moment.words[language]
    return "\n".join([words.say, words.well, *words.wrong.values()])


def moments(slug: str) -> list[tuple[str, int, Moment]]:
    """Every moment of a game's lessons, in the order in which they are learnt."""
    known = lessons(downfield.game(slug))
    return [(name, n, moment) for name, one in known.items() for n, moment in enumerate(one.moments, 1)]


def used(slug: str, moment: Moment, language: str) -> set[str]:
    """The words of a game that are said at a moment; in `first down` it is not `down` that is said."""
    text, found = said(moment, language), set[str]()
    column = LANGUAGES.index(language)
    for word, forms in sorted(words_of(slug).items(), key=lambda one: -one[1][column].count(" ")):
        text, many = pattern(forms[column], language).subn("", text)
        found |= {word} if many else set()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", downfield.GAMES)
def test_every_word_of_the_game_is_explained_before_it_is_used(slug: str, language: str) -> None:
    known, missing = set[str](), list[tuple[str, int, str]]()
    for name, n, moment in moments(slug):
        known |= set(moment.explains)
        missing += [(name, n, word) for word in used(slug, moment, language) - known]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", downfield.GAMES)
def test_what_a_moment_explains_is_said_there(slug: str, language: str) -> None:
    taught = moments(slug)
    ever = set[str]().union(*(used(slug, moment, language) for _, _, moment in taught))
    for name, n, moment in taught:
        assert not (set(moment.explains) & ever) - used(slug, moment, language), (name, n)


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_only_words_of_the_game_are_explained_and_none_twice(slug: str) -> None:
    explained = [word for _, _, moment in moments(slug) for word in moment.explains]
    assert len(explained) == len(set(explained))
    assert set(explained) <= words_of(slug).keys()
