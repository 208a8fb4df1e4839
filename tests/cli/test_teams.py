"""`downfield team`: a team is begun, changed, checked, and turned into a code and back."""

import pathlib

import pytest

from tests.cli.test_cli import run


@pytest.fixture
def file(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> pathlib.Path:
    """A new team on disk."""
    code, out, _ = run(capsys, "team", "new", "human")
    assert code == 0
    made = tmp_path / "mine.toml"
    made.write_text(out, encoding="utf-8")
    return made


def test_a_new_team_is_legal(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    code, out, err = run(capsys, "team", "check", str(file))
    assert (code, err) == (0, "")
    assert "good. Human, players: 14, 0 of 1,150,000 left." in out


def test_a_code_shows_the_same_file(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    _, word, _ = run(capsys, "team", "code", str(file))
    assert word.startswith("human:2*thrower,")
    assert run(capsys, "team", "show", word.strip())[1] == file.read_text(encoding="utf-8")
    assert run(capsys, "team", "show", str(file))[1] == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["check", "code"])
def test_every_fault_is_told_on_a_line(
    capsys: pytest.CaptureFixture[str], file: pathlib.Path, command: str
) -> None:
    text = file.read_text(encoding="utf-8").replace("rerolls = 2", "rerolls = 9").replace("1 ogre", "2 ogre")
    file.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "team", command, str(file), "--language", "de")
    assert (code, out) == (1, "")
    assert [line.rpartition("(")[2] for line in err.splitlines()] == ["BB-4.1).", "BB-4.3).", "BB-4.2)."]
    assert "9 × Team-Rerolls: 0 bis 8" in err


def test_stars_are_listed_and_hired(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    code, out, _ = run(capsys, "team", "stars", "human", "--language", "de")
    assert (code, len(out.splitlines())) == (0, 65)  # one of those who come is a pair
    assert "griff_oberwald                   280000  7 4 2+ 3+ 9+    mega-star, block," in out
    assert (
        "anqi_panqi                       190000  Anqi Panqi: nur für Teams mit Lustrian Superleague" in out
    )
    text = file.read_text(encoding="utf-8").replace("stars = []", 'stars = ["anqi_panqi"]')
    file.write_text(
        text.replace("rerolls = 2", "rerolls = 0").replace("4 human", "1 human"), encoding="utf-8"
    )
    code, _, err = run(capsys, "team", "check", str(file))
    assert (code, err) == (
        1,
        "Anqi Panqi: only for teams with Lustrian Superleague (BB-19.1).\n",
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["new", "humen"], "There is no team 'humen'. Did you mean human"),
        (["check", "nowhere.toml"], "nowhere.toml: no such file."),
        (["show", "human;x"], "no such file"),
        (["show", "human:;x:1"], "is no part of a team"),
        (["check", "."], "cannot be read"),
    ],
)
def test_a_mistake_ends_with_one_line(capsys: pytest.CaptureFixture[str], words: list[str], why: str) -> None:
    code, _, err = run(capsys, "team", *words)
    assert code == 2
    assert why in err
    assert len(err.splitlines()) == 1
