"""Puzzles in a terminal."""

import pytest

import downfield
from downfield.lab.puzzles import puzzle_of
from tests.cli.test_cli import run

RIGHT = puzzle_of(downfield.game("first-and-roll"), 1).best
WRONG = next(
    token for token in puzzle_of(downfield.game("first-and-roll"), 1).values if token != RIGHT
)  # any other


def test_a_puzzle_is_put_with_its_answers(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "puzzles", "first-and-roll", "1", "--language", "en")
    assert code == 0
    assert "1st & Roll: puzzle 1" in out
    assert {line.split()[0] for line in out.splitlines() if line.startswith("  ")} >= {RIGHT, WRONG}
    assert "%" not in out, "nothing is given away"


@pytest.mark.parametrize(
    ("answer", "code", "says"),
    [(RIGHT, 0, "Right! Of 100 matches that wins"), (WRONG, 1, "your answer wins")],
)
def test_an_answer_is_judged_and_every_answer_told(
    capsys: pytest.CaptureFixture[str], answer: str, code: int, says: str
) -> None:
    done, out, _ = run(capsys, "puzzles", "first-and-roll", "1", "--answer", answer, "--language", "en")
    assert (done, says in out) == (code, True)
    assert "{" not in out, "nothing is left open in the words"


def test_without_a_game_it_is_the_one_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "puzzles", "--language", "de")[0] == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("first-and-roll", "1000"), "There is no puzzle 1000"),
        (("first-and-roll", "1", "--answer", "dance"), "dance is no answer here"),
    ],
)
def test_what_is_not_there_is_said_so(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    code, _, err = run(capsys, "puzzles", *words)
    assert (code, says in err) == (2, True)
