"""`review`: what every decision of a recorded match cost."""

import json
import pathlib

import pytest

import downfield
from downfield.kernel import record
from downfield.lab.review.weighed import grade_of
from tests.cli.test_cli import run

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"


def test_a_broken_record_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    text = (GOLDEN / "calciotto.record").read_text(encoding="utf-8")
    broken = tmp_path / "broken.record"
    broken.write_text(text.replace(" pass ", " psst ", 1), encoding="utf-8")
    code, out, err = run(capsys, "review", str(broken))
    assert (code, out) == (2, "")
    assert "Line " in err


def test_what_is_no_record_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    foreign = tmp_path / "foreign.record"
    foreign.write_text("1. e4 e5 2. Nf3 Nc6", encoding="utf-8")
    code, out, err = run(capsys, "review", str(foreign))
    assert (code, out) == (2, "")
    assert err


@pytest.mark.nightly
def test_a_review_can_be_handed_on_as_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    page = tmp_path / "review.html"
    code, _, _ = run(capsys, "review", str(GOLDEN / "calciotto.record"), "--html", str(page))
    said = page.read_text(encoding="utf-8")
    assert code == 0
    assert said.startswith("<!doctype html>")
    assert "Turning points" in said
    assert "<script" not in said


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Inaccuracy."), ("it", "Imprecisione."), ("de", "Ungenau.")],
)
def test_a_review_says_what_was_better(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    code, out, _ = run(capsys, "review", str(GOLDEN / "first-downs.record"), "--language", language)
    assert code == 0
    assert words in out


def test_the_terminal_says_how_near_the_truth_a_review_is(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    game = downfield.game("first-and-roll")
    match = game.new(seed=1)
    match.resign(0)
    file = tmp_path / "short.record"
    file.write_text(record.write(match), encoding="utf-8")
    code, out, _ = run(capsys, "review", str(file))
    assert code == 0
    assert "right to within 0.1%" in out


@pytest.mark.nightly
def test_programs_get_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "review", str(GOLDEN / "first-downs.record"), "--json")
    told = json.loads(out)
    sums = told["sums"]
    assert code == 0
    total = sums["start"] + sum(sums["decisions"]) + sums["guesses"] + sums["dice"]
    assert total == pytest.approx(sums["end"], abs=1e-9)
    assert told["decisions"]
    assert all(one["grade"] == grade_of(one["cost"]) for one in told["decisions"])
