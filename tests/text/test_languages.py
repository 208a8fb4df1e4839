"""Every language says everything, with the same facts."""

import functools
import importlib.resources
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import downfield
from downfield import text as texts
from downfield.cli import main
from downfield.games import GAMES, spec
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.text import Text, preferred
from tests.contract.cases import LATE, answer_at_random

OTHERS = ("it", "de")
FOLDERS = {"table": "downfield.text"} | {slug: f"{spec(slug).package}" for slug in GAMES}

every_game = pytest.mark.parametrize("slug", GAMES)
every_area = pytest.mark.parametrize("area", FOLDERS)
every_other = pytest.mark.parametrize("language", OTHERS)


def source(area: str, language: str) -> str:
    folder = importlib.resources.files(FOLDERS[area])
    folder = folder if area == "table" else folder / "text"
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def entries(area: str, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(area, language)).body


def variables(area: str, language: str) -> dict[str, set[str]]:
    """The variables of every text, those of the texts it speaks through included."""
    written = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in entries(area, language)
        if isinstance(entry, ast.Message)
    }

    def all_of(key: str) -> set[str]:
        through = re.findall(r"\{ ([a-z][a-z0-9-]*) \}", written[key])
        return set(re.findall(r"\$(\w+)", written[key])).union(*(all_of(other) for other in through))

    # Only some languages ask for the gender of a name.
    return {key: {name for name in all_of(key) if not name.endswith("_gender")} for key in written}


@every_area
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_line_can_be_read_and_no_key_stands_twice(area: str, language: str) -> None:
    body = entries(area, language)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@every_area
@every_other
def test_every_text_exists_with_the_same_variables(area: str, language: str) -> None:
    assert variables(area, language) == variables(area, "en")


@every_game
@every_other
def test_every_rule_and_ruling_exists(slug: str, language: str) -> None:
    game = downfield.game(slug)
    book, english = game.rulebook(language), game.rules
    assert book is not english
    assert book.ids() == english.ids()
    assert [c.number for c in book.chapters] == [c.number for c in english.chapters]
    for id, rule in english.rules().items():
        told = book.rules()[id]
        assert (told.option, [r.id for r in told.rulings]) == (rule.option, [r.id for r in rule.rulings])
        assert told.summary != rule.summary
        assert not {r.text for r in told.rulings} & {r.text for r in rule.rulings}


@every_game
@every_other
def test_rules_speak_of_the_same_numbers(slug: str, language: str) -> None:
    game = downfield.game(slug)
    for id, rule in game.rules.rules().items():
        told = game.rulebook(language).rules()[id]
        for said, english in [(told.summary, rule.summary)] + [
            (r.text, e.text) for r, e in zip(told.rulings, rule.rulings, strict=True)
        ]:
            assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", english)), id


def test_a_language_without_a_rulebook_reads_the_english_one() -> None:
    game = downfield.game("first-downs")
    assert game.rulebook("xx") == game.rules


# Whole matches --------------------------------------------------------------------------------------------------


@functools.cache
def whole_match(slug: str, seed: int) -> tuple[record.Record, list[str]]:
    """The record of a random match, and how it is told in English."""
    match, rng = downfield.game(slug).new(seed=seed), Rng(seed, 7)
    while not match.over:
        answer_at_random(match, rng)
    read = record.read(record.write(match))
    return read, Text("en", match.game.spec).retell(read, match.game)


def alone(language: str, slug: str) -> Text:
    """The words of a language without English behind it."""
    words = Text(language, spec(slug))
    del words._bundles[1:]
    return words


def untidy(told: list[str]) -> list[str]:
    """The lines with a doubled word, stop or blank, a hyphen for a minus, or a blank before a stop."""
    slips = re.compile(r"\b(?!die die|der der)([a-zäöüàèéìòù]{2,}) \1\b|[!?]\.|\S  +\S| [.,;]|(?<=[ (])-\d")
    words = [line.partition(" [")[0].strip() for line in told if " [" in line]  # facts, without their rule
    return [line for line in words if slips.search(line.replace(" ...", ""))]


MATCHES = [(slug, seed) for slug in GAMES for seed in range(1 if slug in LATE else 3)]


@pytest.mark.parametrize(
    ("slug", "seed"),
    [pytest.param(*match, marks=pytest.mark.xdist_group("{} {} retold".format(*match))) for match in MATCHES],
)
@every_other
def test_a_whole_match_is_retold_without_help_from_english(slug: str, language: str, seed: int) -> None:
    game, words = downfield.game(slug), alone(language, slug)
    read, english = whole_match(slug, seed)
    told = words.retell(read, game)
    assert words.faults == []
    assert [line for line in told if re.search(r"(event|caption|screen|end)-[a-z]", line)] == []
    assert len(told) == len(english)
    assert untidy(told) == untidy(english) == []
    assert {line for line in told[1:] if line} & set(english) == set()


def test_zones_are_said_in_the_language_of_the_coach() -> None:
    game = downfield.game("first-downs")
    view = game.at("down=1").play("I-FormationA").view(0)
    said = Text("it", game.spec).answer(view.question, "2", view.scene)
    assert said == "corsa a destra, 6 yard, trick play"


@pytest.mark.parametrize(
    ("language", "one", "two"), [("en", "1 yard", "2 yards"), ("de", "1 Yard", "2 Yards")]
)
def test_one_yard_is_not_two(language: str, one: str, two: str) -> None:
    words = Text(language, spec("first-and-roll"))
    assert (words.say("yards", yards=1), words.say("yards", yards=2)) == (one, two)


# Which language -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "de_AT", "LANG": "it_IT"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "de@euro", "LANG": "it_IT"}, "de"),
    ],
)
def test_the_terminal_says_which_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_all_three_languages_are_known() -> None:
    assert texts.languages() == ["de", "en", "it"]


def commanded(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main(list(words))
    said = capsys.readouterr()
    return said.out + said.err


@every_other
def test_rules_are_explained_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    rule = downfield.game("first-and-roll").rulebook(language).rule("2.2")
    said = " ".join(commanded(capsys, "rules", "first-and-roll", "2.2", "--language", language).split())
    assert rule.summary in said
    assert Text(language).say("rule-ruling") in said


def test_rules_follow_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Kickoff" in commanded(capsys, "rules", "first-and-roll")
    assert "erklärt eine davon" in commanded(capsys, "rules", "first-and-roll")


def test_an_unknown_language_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Known: de, en, it." in commanded(capsys, "rules", "first-downs", "--language", "klingon")
