"""`ask`: what the oracle says of a position."""

import json

import pytest

from tests.cli.test_cli import run

FOURTH = ("down=4", "togo=2", "ball=60", "clock=2:00", "half=2", "score=10-14")


def test_the_oracle_says_how_it_stands_and_what_best_play_does(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "ask", "first-and-roll", *FOURTH, "--language", "en")
    assert code == 0
    assert [line.split()[-1] for line in out.splitlines() if line.startswith("Play")] == [
        line.split()[-1].rstrip(".") for line in out.splitlines() if line.startswith("Home wins")
    ]


def test_programs_are_told_the_same_in_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "ask", "first-and-roll", *FOURTH, "--json")
    told = json.loads(out)
    assert [option["token"] for option in told["decisions"][0]["options"]] == ["play", "punt", "fg"]
    assert sum(told["worth"]) == pytest.approx(1)


def test_a_game_that_nobody_knows_well_enough_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "ask", "calciotto")
    assert (code, "Calciotto" in err) == (2, True)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "go for it"), ("it", "giocare il down"), ("de", "ausspielen")]
)
def test_fourth_downs_are_drawn_in_letters(
    capsys: pytest.CaptureFixture[str], language: str, says: str
) -> None:
    line = ("half=2", "clock=4:00", "score=10-14")
    code, out, _ = run(capsys, "ask", "first-and-roll", *line, "--chart", "--language", language)
    assert code == 0
    assert says in out
    [one] = [line for line in out.splitlines() if line.startswith("  1 ")]
    assert set(one[4:].strip()) == {"█"}  # a yard short everybody goes for it
