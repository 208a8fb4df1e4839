"""The ladder: whose meetings are kept, and what they come to."""

import pathlib

import msgspec
import pytest

from downfield.lab.arena import ladder
from downfield.lab.arena.duel import Play
from downfield.lab.arena.table import Cross


def test_neighbours_meet_then_the_best_meets_the_usual_level_and_itself() -> None:
    names = [(one.upper, one.lower) for one in ladder.meetings("calciotto")]
    assert names == [
        ("steady", "rookie"),
        ("sharp", "steady"),
        ("master", "sharp"),
        ("master", "steady"),
        ("master", "master"),
    ]


def test_a_meeting_is_kept_and_gone_on_with(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for pairs in ("2", "3"):
        line = ["first-downs", "--only", "steady:rookie", "--pairs", pairs, "--home", str(tmp_path)]
        assert ladder.main(line) == 0
    assert "4 matches" in (told := capsys.readouterr().out)
    assert "first-downs steady:rookie 6 matches" in told
    ((meeting, cross),) = ladder.played(tmp_path)
    assert meeting == ladder.Meeting("first-downs", "steady", "rookie")
    assert cross.plays["rookie"].matches == 6


def test_whoever_meets_itself_plays_each_match_once(tmp_path: pathlib.Path) -> None:
    ladder.main(["touch-down", "--only", "steady:steady", "--pairs", "1", "--home", str(tmp_path)])
    assert ladder.played(tmp_path) == []  # that is no meeting of the ladder
    meeting = ladder.Meeting("touch-down", "rookie", "rookie")
    ladder.play(meeting, 1, 1, 1, tmp_path)
    cross = msgspec.json.decode((tmp_path / meeting.file).read_bytes(), type=Cross)
    assert cross.plays["rookie"].matches == 2  # one for each side
    assert cross.terms.options["length"] == "long"
    assert ladder.told(cross).matches == 1


def test_a_meeting_is_told_in_shares_scores_and_seconds() -> None:
    cross = Cross(ladder.Meeting("calciotto", "sharp", "steady").terms(1))
    cross.points(("sharp", "steady")).extend([1.0, 0.75] * 100)
    cross.plays = {"sharp": Play(400, 300, 800, 400), "steady": Play(400, 50, 400, 800, {}, {80: 400})}
    told = ladder.told(cross)
    assert (told.matches, told.scored, told.cost) == (400, "2.00 : 1.00", "0.00 s : 1.05 s")
    assert told.points.startswith("87.5% ± ")


def test_an_unknown_game_is_refused_and_the_known_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        ladder.main(["soccer"])
    assert "first-downs" in capsys.readouterr().err
