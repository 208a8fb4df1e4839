"""`report`: what a recorded match says of both sides and their players."""

import json
import pathlib
import re

import pytest

from downfield.kernel import record
from downfield.text import languages
from tests.cli.test_cli import run

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"


def test_a_report_has_the_facts_of_both_sides_and_a_row_for_each_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "report", str(GOLDEN / "touch-down.record"), "--language", "en")
    lines = [line.split() for line in out.splitlines()]
    assert code == 0
    assert [words[:2] for words in lines if words[:2] == ["first", "downs"]] == [["first", "downs"]]
    assert sum(words[1:3] == ["running", "back"] for words in lines) > 1


@pytest.mark.parametrize(
    ("game", "language", "heading"),
    [
        ("touch-down", "it", "yard corse"),
        ("touch-down", "de", "erlaufene Yards"),
        ("calciotto", "it", "tiri"),
    ],
)
def test_a_report_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], game: str, language: str, heading: str
) -> None:
    _, out, _ = run(capsys, "report", str(GOLDEN / f"{game}.record"), "--language", language)
    assert heading in out


def test_for_programs_it_is_json_and_the_points_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "report", str(GOLDEN / "calciotto.record"), "--json")
    told = json.loads(out)
    assert told["result"] == record.open_file(GOLDEN / "calciotto.record").tags["Result"]
    assert told["facts"]["goals"] == told["points"]
    scored = [sum(player["figures"]["goals"] for player in side) for side in told["players"]]
    assert scored == told["points"]


@pytest.mark.parametrize(
    "game",
    ["first-downs", "calciotto", "blood-bowl", pytest.param("touch-down", marks=pytest.mark.nightly)],
)
def test_for_programs_a_report_is_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    file = str(GOLDEN / f"{game}.record")
    told = {run(capsys, "report", file, "--json", "--language", language)[1] for language in languages()}
    assert len(told) == 1
    facts = json.loads(told.pop())["facts"]
    assert all(re.fullmatch(r"[a-z_]+", key) for key in facts)
    assert {type(figure) for pair in facts.values() for figure in pair} <= {int, float}


def test_a_report_tells_turning_points_drives_and_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "report", str(GOLDEN / "first-downs.record"), "--language", "en")
    assert code == 0
    assert "Turning points" in out
    assert "50  touchdown" in out
    assert out.splitlines()[-1] == "Steady (Away) wins 14–0"


def test_for_programs_scores_drives_and_dice_stand_there_too(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "report", str(GOLDEN / "first-and-roll.record"), "--json")
    told = json.loads(out)
    assert told["scores"][-1]["points"] == told["points"]
    assert len(told["turning_points"]) == 3
    assert sum(drive["yards"] for drive in told["drives"] if drive["side"] == 0) == told["facts"]["yards"][0]
    assert {die["key"] for die in told["dice"]} >= {"red", "yellow", "green", "clock"}


def test_a_plain_replay_ends_with_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "replay", str(GOLDEN / "calciotto.record"), "--plain", "--language", "en")
    end = out[out.index("Match report") :]
    assert "balls won" in end
    assert end.splitlines()[-1] == "Steady (Home) wins 1–0"
