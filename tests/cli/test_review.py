"""`review`: what every decision of a recorded match cost."""

import json
import pathlib

import pytest

from tests.cli.test_cli import run

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Blunder."), ("it", "Errore grave."), ("de", "Grober Fehler.")],
)
def test_a_review_says_what_was_better(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    code, out, _ = run(capsys, "review", str(GOLDEN / "first-downs.record"), "--language", language)
    assert code == 0
    assert words in out


@pytest.mark.nightly
def test_programs_get_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "review", str(GOLDEN / "first-downs.record"), "--json")
    told = json.loads(out)
    sums = told["sums"]
    assert code == 0
    total = sums["start"] + sum(sums["decisions"]) + sums["guesses"] + sums["dice"]
    assert total == pytest.approx(sums["end"], abs=1e-9)
    assert max(told["decisions"], key=lambda one: one["cost"])["grade"] == "blunder"
