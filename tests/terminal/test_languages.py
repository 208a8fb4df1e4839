"""A match at the terminal in Italian and in German."""

import importlib.resources
import pathlib
import re

import pytest
from fluent.syntax import FluentParser, ast, visitor

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.dice import SeededDice
from downfield.terminal import seating
from downfield.terminal.app import TableApp
from downfield.terminal.course import Course
from downfield.terminal.widgets import Choices
from downfield.text import Text
from downfield.text.retell import counted
from tests.contract.cases import LATE
from tests.terminal.conftest import press, screen, settled, until

WORD = re.compile(r"[^\W\d_]{3,}")


class Said(visitor.Visitor):
    """Collects the words of texts."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.words |= {word.lower() for word in WORD.findall(node.value)}


def words_of(slug: str, language: str) -> set[str]:
    """Every word that the texts and the rulebook of a language use."""
    said = Said()
    package = downfield.game(slug).spec.package
    for folder in (
        importlib.resources.files("downfield.text"),
        importlib.resources.files(package).joinpath("text"),
    ):
        said.visit(FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    rules = downfield.game(slug).rulebook(language).rules().values()
    told = " ".join(
        text for r in rules for text in (r.heading, r.summary, *(ruling.text for ruling in r.rulings))
    )
    return said.words | {word.lower() for word in WORD.findall(told)}


def names_of(slug: str) -> set[str]:
    """The words of names that are the same in every language: of cards, and before the number of a rule."""
    game = downfield.game(slug)
    names = " ".join(name for names in counted(game).values() for name in names)
    return {word.lower() for word in WORD.findall(f"{names} {game.rules.prefix}")}


def seen(app: TableApp) -> set[str]:
    """The words on the screen, names of files apart."""
    shown = re.sub(r"\S*\.record", "", screen(app))
    return {word.lower() for word in WORD.findall(shown)}


async def words_shown(table: seating.Seating, app: TableApp) -> set[str]:
    """Play a match to its end by digits, reading every screen, the components and a rule."""
    rng, shown = Rng(3), set[str]()
    async with app.run_test(size=(120, 40)) as pilot:
        course = app.screen
        assert isinstance(course, Course)
        await until(pilot, lambda: course.asked is not None)
        for key in ("c", "question_mark"):
            await press(pilot, key)
            shown |= seen(app)
            await press(pilot, "escape")
        while True:
            await until(pilot, lambda: course.asked is not None or table.match.over)
            shown |= seen(app)
            if table.match.over:  # a program had the last word
                break
            before = len(table.match.moves), len(table.held)
            app.simulate_key(str(1 + rng.below(min(9, course.query_one(Choices).option_count))))
            await until(pilot, lambda b=before: (len(table.match.moves), len(table.held)) != b)  # type: ignore[misc]
        await settled(pilot)
        return shown | seen(app)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "slug"),
    [
        pytest.param("it", "first-and-roll", marks=pytest.mark.nightly),
        ("de", "first-downs"),
        ("de", "calciotto"),
        pytest.param("it", "touch-down", marks=pytest.mark.nightly),
        pytest.param("it", "calciotto", marks=pytest.mark.nightly),
        pytest.param("de", "touch-down", marks=pytest.mark.nightly),
        pytest.param("it", "first-downs", marks=pytest.mark.nightly),
        pytest.param("de", "first-and-roll", marks=pytest.mark.nightly),
    ],
)
async def test_a_match_is_played_without_an_english_word(
    slug: str, language: str, scratch: pathlib.Path
) -> None:
    game = downfield.game(slug)
    options = {"drives": 1} if slug == "first-downs" else {}
    text = Text(language, game.spec)
    if slug in LATE:
        match = game.at(LATE[slug], by_hand=True, coaches=("home", "random"))
        match.dice = SeededDice(5)
        table = seating.Seating(match, text, scratch / "late.record")
    else:
        table = seating.begin(game, options, ("person", "random"), 5, scratch, text)
    shown = await words_shown(table, TableApp(scratch, language, table=table, speed="off"))
    own = words_of(slug, language)
    assert shown & (words_of(slug, "en") - own - names_of(slug)) == set()
    assert len(shown & own) > 50
