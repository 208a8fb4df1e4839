"""Lessons by command: which there are, and whether they hold."""

import pathlib

import pytest

from downfield.cli import main
from tests.lessons.test_script import _own


def _run(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["learn", *words])
    assert isinstance(left.value.code, int)
    return left.value.code


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run() == 0
    assert "first-and-roll first-match: Your first drive." in capsys.readouterr().out


def test_lessons_are_checked_against_components(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run("first-and-roll", "--check") == 0
    _own(tmp_path / "own", '"8:00"', '"9:00"', "track.toml")
    assert _run("first-and-roll", "--check", "--pack", str(tmp_path / "own")) == 1
    told = capsys.readouterr().out
    assert "first-match: holds." in told
    assert "moment 6" in told


def test_components_belong_to_a_game(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run("--check", "--pack", str(tmp_path)) == 2
    assert "Name the game" in capsys.readouterr().err
