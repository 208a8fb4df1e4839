"""Skills, teams and stars on the command line, and below a rule in the terminal."""

import pytest

import downfield
from downfield.terminal.sheets import RuleSheet
from downfield.text import Text
from tests.cli.test_cli import run

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("words", "language", "told"),
    [
        ("dodge", "en", "Once per team turn, in his own activation, re-rolls a failed dodge."),
        ("Sure Hands", "de", "Wiederholt ein misslungenes Aufheben"),
        ("norse", "it", "Norsmanni"),
        ("Norsmanni", "it", "un reroll costa 60.000"),
        ("skills", "en", "Skills and traits"),
        ("skills/sure_hands", "en", "Sure Hands"),
        ("griff_oberwald", "de", "Griff Oberwald"),
    ],
)
def test_rules_shows_what_has_a_page_of_its_own(capsys: Said, words: str, language: str, told: str) -> None:
    code, out, _ = run(capsys, "rules", "blood-bowl", words, "--language", language)
    assert code == 0
    assert told in " ".join(out.split())


def test_a_mistyped_name_is_answered_with_the_near_ones(capsys: Said) -> None:
    code, _, err = run(capsys, "rules", "blood-bowl", "dogde")
    assert (code, "Did you mean Dodge?" in err) == (2, True)


def test_the_list_of_rules_says_which_pages_there_are(capsys: Said) -> None:
    said = " ".join(run(capsys, "rules", "blood-bowl")[1].split())
    assert "Skills and traits, Teams, Star players" in said
    assert "NAME" not in run(capsys, "rules", "first-downs")[1]


def test_the_terminal_tells_more_of_a_skill_below_its_rule() -> None:
    game = downfield.game("blood-bowl")
    text = Text("en", game.spec)
    sheet = str(RuleSheet(game, "BB-18.G10", text, dark=True).body)
    assert sheet.startswith("Re-rolls a failed pick-up")
    assert sheet.count("Re-rolls a failed pick-up") == 1
    assert "Human" in sheet
    assert "\n" not in str(RuleSheet(game, "BB-9.1", text, dark=True).body)
