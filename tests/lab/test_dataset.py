"""Data sets: one row for each decision, the same rows however they were made."""

import importlib
import json
from pathlib import Path
from typing import Any

import polars
import pytest

import downfield
from downfield.cli import main
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.kernel.needs import SEALED
from downfield.lab import dataset
from downfield.lab.dataset import made as making
from downfield.lab.simulate import Job, simulate

JOB = Job("first-downs", 3, "random", "random")


def rows(folder: Path, name: str = "decisions") -> polars.DataFrame:
    return polars.read_parquet(folder / f"{name}-*.parquet")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Nine matches, written in one file."""
    made = tmp_path / "set"
    making.prepare(made, making.Head(dataset.FORM, downfield.__version__, 9, JOB, []))
    dataset.play(JOB, 0, 9, made)
    return made


def test_every_decision_of_a_simulation_is_a_row(folder: Path) -> None:
    table, matches = rows(folder), rows(folder, "matches")
    assert matches["match"].to_list() == list(range(9))
    assert matches["decisions"].sum() == table.height
    assert all(row["choice"] in row["options"] for row in table.iter_rows(named=True))
    assert set(table.columns) == set(dataset.KINDS) == set(making.COLUMNS)


def test_a_row_knows_what_came_of_it(folder: Path) -> None:
    for row in rows(folder).join(rows(folder, "matches"), on="match").iter_rows(named=True):
        final = (row["home_points"], row["away_points"])
        assert (row["own_final"], row["other_final"]) == (final[row["side"]], final[1 - row["side"]])
        assert row["result"] == (0 if row["winner"] < 0 else 1 if row["winner"] == row["side"] else -1)


def test_a_row_gives_back_its_moment(folder: Path) -> None:
    game = downfield.game("first-downs")
    for row in rows(folder).sample(20, seed=1).iter_rows(named=True):
        state = dataset.restored(game, {}, row["position"])
        assert state.options(row["seat"]) == row["options"]
        assert state.need != SEALED or state.owing == state.asked  # nobody's sealed answer is in it


def test_what_is_there_already_is_not_made_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "PART", 9)
    file = dataset.shard(folder, "decisions", 0)
    before = file.stat().st_mtime_ns
    making.make(JOB, 9, folder, 1)
    assert file.stat().st_mtime_ns == before
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert "9 matches" in card
    assert "random (home)" in card
    with pytest.raises(DownfieldError, match="another data set"):
        making.make(JOB, 10, folder, 1)


@pytest.mark.slow
def test_several_processes_write_the_rows_of_one(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PART", 4)
    making.make(JOB, 9, tmp_path / "split", 2)
    assert len(list((tmp_path / "split").glob("decisions-*"))) == 3
    assert rows(tmp_path / "split").equals(rows(folder))


def test_the_matches_are_those_of_a_simulation(tmp_path: Path) -> None:
    job = Job("calciotto", 3, "steady", "random", {"max_phases": 10})
    tally = simulate(job, 2)
    dataset.play(job, 0, 2, tmp_path)
    matches = rows(tmp_path, "matches")
    assert (matches["home_points"].sum(), matches["away_points"].sum()) == (
        tally.home_points,
        tally.away_points,
    )
    assert (matches["winner"] == 0).sum() == tally.home_wins


def test_records_become_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played("first-and-roll")
    file = tmp_path / "match.txt"
    record.save(record.write(match), file)
    main_ends(["dataset", "--record", str(file), "--to", str(tmp_path / "set")])
    table, again = rows(tmp_path / "set"), record.verify(record.open_file(file), match.game)
    assert table["choice"].to_list() == [move.value for move in again.moves if move.seat >= 0]
    assert "1 match" in capsys.readouterr().out
    for row in table.iter_rows(named=True):
        state = dataset.restored(match.game, {}, row["position"])
        assert state.need != SEALED or state.owing == state.asked


def played(slug: str) -> Match:
    match, rng = downfield.game(slug).new(seed=5), Rng(5)
    while not match.over:
        seat = match.waiting()[0]
        choices = match.options(seat)
        match.answer(choices[rng.below(len(choices))].value, seat)
    return match


def main_ends(words: list[str], code: int = 0) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == code


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dataset", "--to", "set"], "one of the two"),
        (["dataset", "first-downs", "--home", "saint", "--to", "set"], "no coach"),
        (["dataset", "first-downs", "--games", "1", "--to", "."], "not empty"),
    ],
)
def test_what_cannot_be_made_is_said(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    main_ends(words, 2)
    assert said in capsys.readouterr().err


def test_without_polars_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(DownfieldError, match="pip install"):
        dataset.polars()


def test_the_head_tells_how_it_was_made(folder: Path) -> None:
    head = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    assert head["job"]["seed"] == 3
