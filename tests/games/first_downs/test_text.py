"""Everything that can be asked, answered or told has its words."""

import importlib.resources
import pathlib
import re

import pytest

from downfield.games.first_downs.model import facts, kinds, questions
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.text import Text, key_of
from tests.games.first_downs.table import AWAY, at, changed, game
from tests.rules import rule

COACHES = ("Ann", "Bob")


def text() -> Text:
    return Text("en", game().spec)


def test_every_question_answer_event_die_and_option_has_words() -> None:
    spec, words = game().spec, text()
    keys = ["game-name", "game-tagline", "game-intro"]
    keys += [f"ask-{question.key}" for question in spec.questions if question.key]
    keys += [f"event-{event.key}" for event in spec.events] + [f"die-{die.key}" for die in spec.dice]
    keys += [f"answer-{q.key}-{key_of(a.token)}" for q in spec.questions for a in q.answers]
    keys += ["answer-play", "answer-cards", "answer-cards-1", "answer-cards-2", "answer-cards-3"]
    keys += [f"option-{key_of(option.name)}" for option in spec.options]
    keys += [f"option-{key_of(option.name)}-{choice}" for option in spec.options for choice in option.choices]
    assert [key for key in keys if not words.has(key)] == []


def test_events_are_numbered_as_the_rules_number_them() -> None:
    names = {
        name[2:].lower().replace("_", "-"): value for name, value in vars(facts).items() if name[:2] == "E_"
    }
    assert [event.key for event in game().spec.events] == sorted(names, key=names.__getitem__)
    assert sorted(names.values()) == list(range(len(game().spec.events)))


def test_questions_are_numbered_as_the_rules_number_them() -> None:
    names = {
        name[2:].lower().replace("_", "-"): value
        for name, value in vars(questions).items()
        if name[:2] == "Q_"
    }
    assert [question.key for question in game().spec.questions][1:] == sorted(names, key=names.__getitem__)


def test_the_longest_list_of_options_fills_the_room() -> None:
    assert at("down=1").play("ProSetA").state.n == kinds.ROOM


@pytest.mark.parametrize("seed", range(6))
def test_a_match_is_told_without_a_word_missing(seed: int) -> None:
    match, rng, words = game().new(seed=seed), Rng(seed, 1), text()
    while not match.over:
        for seat in match.waiting():
            _tell(match, seat, words)
        seat = match.waiting()[0]
        choices = match.options(seat)
        match.answer(choices[rng.below(len(choices))].value, seat)
    for event in match.events:
        assert words.event(event, COACHES, COACHES)
    assert words.faults == []


def _tell(match: Match, seat: int, words: Text) -> None:
    view = match.view(seat)
    assert words.need(view.question, view.scene, COACHES)
    for token in view.options:
        assert words.answer(view.question, token, view.scene)


def test_the_options_of_the_open_play_are_spelled_out() -> None:
    view = at("down=1").play("I-FormationA").view(0)
    said = [text().answer(view.question, token, view.scene) for token in view.options]
    assert said == [
        "run middle, 4 yards",
        "run right, 5 yards, trick play",
        "short pass left, 9 yards",
    ]


LANGUAGES = ("en", "it", "de")
TACKLED = "ProSetA 1/3-4"  # the run meets a shield, and yards may be stolen


@rule("FFD-10.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_does_not_steal_is_promised_momentum_only_while_the_bank_has_some(language: str) -> None:
    """Full bank, empty bank with an attacker who loses one, and nobody who could gain or lose anything."""
    words, said = Text(language, game().spec), []
    for momentum in ("3-4", "4-6", "0-10"):
        view = at(f"down=2 yards=20/6/24 momentum={momentum}").play(TACKLED).view(AWAY)
        said.append(words.answer(view.question, "pass", view.scene))
    assert len(set(said)) == 3


@rule("FFD-10.2")
def test_with_an_empty_bank_a_tackle_costs_the_attacker_one() -> None:
    view = at("down=2 yards=20/6/24 momentum=4-6").play(TACKLED).view(AWAY)
    assert text().answer(view.question, "pass", view.scene) == "No, the attacker loses one momentum"


@rule("FFD-14.5")
@pytest.mark.parametrize(("language", "one"), [("en", "1 point"), ("it", "1 punto"), ("de", "1 Punkt")])
def test_one_point_is_one_point(tmp_path: pathlib.Path, language: str, one: str) -> None:
    other = changed(tmp_path, "field.toml", "touchdown = 7", "touchdown = 1")
    match = other.at("phase=touchdown")
    words = Text(language, other.spec)
    assert re.search(rf"{one}\b", words.answer("touchdown", "take7", match.view(0).scene))
    match.play("take7")
    taken = next(event for event in match.events if event.key == "taken")
    assert re.search(rf"{one}\b", words.event(taken, COACHES, COACHES))


@rule("FFD-14.5")
def test_what_a_touchdown_and_a_conversion_bring_is_asked_with_the_numbers_of_the_box(
    tmp_path: pathlib.Path,
) -> None:
    other = changed(tmp_path, "field.toml", "converted = 8", "converted = 11")
    match = other.at("phase=touchdown")
    asked = Text("en", other.spec).need("touchdown", match.view(0).scene)
    assert asked == "Touchdown! Take 7, or try a conversion for 11 or 6?"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_number_before_a_noun_has_its_singular(language: str) -> None:
    source = (importlib.resources.files(game().spec.package) / "text" / f"{language}.ftl").read_text("utf-8")
    plural = re.compile(r"^[^*[\n]*\{ \$\w+ \} (?:yards|Yards)\b(?! on average)", re.MULTILINE)
    assert [line for line in plural.findall(source) if "NUMBER" not in line] == []


@rule("FFD-1.6")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "5th down, "), ("it", "5° down, "), ("de", "5. Versuch, ")]
)
def test_the_last_down_is_called_by_its_number_in_the_box(
    tmp_path: pathlib.Path, language: str, said: str
) -> None:
    other = changed(tmp_path, "field.toml", "coins = 4", "coins = 5")
    match = other.at("down=5 yards=20/6/24")
    assert Text(language, other.spec).need("fourth", match.view(0).scene).startswith(said)


@rule("FFD-14.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_are_told_by_the_components_and_not_by_the_name_of_their_list(language: str) -> None:
    words = Text(language, game().spec)
    assert not re.search(r"\d", words.value("prices", "public"))
