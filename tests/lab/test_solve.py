"""Solving a game: layers on disk that survive whoever stops it, and that nobody can pass off as others."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

import pytest

from downfield.cli import main
from downfield.kernel import card
from downfield.kernel.errors import BadOption
from downfield.kernel.options import Value
from downfield.kernel.solution import ABOUT, ENDING, SolutionError
from downfield.lab import solve
from tests.cli.test_cli import run
from tests.games.first_downs import boxes

OPTIONS: dict[str, Value] = {"drives": 1, "max_overtime_rounds": 0}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("box")
    boxes.small(folder)
    return folder / "changed"


def job(pack: pathlib.Path, folder: pathlib.Path, **options: int) -> solve.Job:
    return solve.Job("first-downs", {**OPTIONS, **options}, str(pack), str(folder))


@pytest.fixture(scope="module")
def solved(pack: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> solve.Desk:
    return solve.solve(job(pack, tmp_path_factory.mktemp("solved")))


def copied(solved: solve.Desk, pack: pathlib.Path, folder: pathlib.Path) -> solve.Desk:
    """The same solution in a folder of its own."""
    shutil.copytree(solved.shelf.folder, folder, dirs_exist_ok=True)
    return solve.desk(job(pack, folder))


def test_every_layer_stands_on_the_shelf_once_it_is_solved(solved: solve.Desk) -> None:
    assert not any(solve.left(solved))
    assert 0.0 < solved.solver.opening(solved.shelf) < 1.0


def test_two_processes_find_the_same_as_one(
    solved: solve.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    every = [layer for wave in solved.solver.waves() for layer in wave]
    other = solve.solve(job(pack, tmp_path), jobs=2)
    assert other.shelf.digest(every) == solved.shelf.digest(every)


def test_who_goes_on_solves_only_what_is_missing(
    solved: solve.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    at = copied(solved, pack, tmp_path)
    last = at.solver.waves()[-1][0]
    at.shelf.file(last).unlink()
    done: list[int] = []
    solve.solve(job(pack, tmp_path), watch=done.append)
    assert sum(done) == 1
    assert at.shelf.read(last) == solved.shelf.read(last)


@pytest.mark.parametrize("damage", ["altered", "truncated", "emptied", "exchanged"])
def test_a_damaged_layer_is_refused_and_solved_again(
    damage: str, solved: solve.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    at = copied(solved, pack, tmp_path)
    layer, other = at.solver.waves()[0][:2]
    held = at.shelf.file(layer).read_bytes()
    changed = {
        "altered": held[:-1] + bytes([held[-1] ^ 1]), "truncated": held[:-8], "emptied": b"",
        "exchanged": at.shelf.file(other).read_bytes(),
    }  # fmt: skip
    at.shelf.file(layer).write_bytes(changed[damage])
    with pytest.raises(SolutionError, match=f"layer {layer.replace('+', '.')} is damaged"):
        at.shelf.read(layer)
    assert solve.solve(job(pack, tmp_path)).shelf.read(layer) == solved.shelf.read(layer)


def test_a_folder_with_another_solution_is_refused_and_stays_as_it_is(
    solved: solve.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    before = sorted(solved.shelf.folder.iterdir())
    with pytest.raises(SolutionError, match="holds a solution with options"):
        solve.solve(job(pack, solved.shelf.folder, drives=2))
    with pytest.raises(SolutionError, match="holds a solution with pack"):
        solve.solve(solve.Job("first-downs", OPTIONS, None, str(solved.shelf.folder)))
    assert sorted(solved.shelf.folder.iterdir()) == before


def test_a_layer_of_another_solution_is_not_believed(
    solved: solve.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    other = solve.desk(job(pack, tmp_path, max_overtime_rounds=1))
    layer = other.solver.waves()[-1][0]
    other.shelf.file(layer).write_bytes(solved.shelf.file(layer).read_bytes())
    assert not other.shelf.has(layer)


def test_a_game_that_nobody_solves_is_refused() -> None:
    with pytest.raises(BadOption, match="cannot be solved"):
        solve.desk(solve.Job("blood-bowl"))


def test_a_full_disk_is_told_and_what_is_solved_stays(
    pack: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: str, target: pathlib.Path) -> None:
        if target.name.endswith(ENDING) and len(list(tmp_path.glob(f"*{ENDING}"))) == 2:
            raise OSError(28, "No space left on device")
        kept(source, target)

    kept = os.replace
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(SolutionError, match="No space left on device"):
        solve.solve(job(pack, tmp_path))
    at = solve.desk(job(pack, tmp_path))
    assert sum(map(len, at.solver.waves())) - sum(map(len, solve.left(at))) == 2
    assert not list(tmp_path.glob("*.part"))


def test_a_folder_that_cannot_be_is_told_so(pack: pathlib.Path, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(SolutionError, match="cannot be written to"):
        solve.solve(job(pack, file / "solved"))
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_killed_solve_goes_on_where_it_was(
    solved: solve.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    words = ["solve", "first-downs", "--pack", str(pack), "--folder", str(tmp_path), "--jobs", "1"]
    words += [word for name, value in OPTIONS.items() for word in ("-o", f"{name}={value}")]
    program = subprocess.Popen([sys.executable, "-m", "downfield", *words], stdout=subprocess.DEVNULL)
    while len(list(tmp_path.glob(f"*{ENDING}"))) < 2 and program.poll() is None:
        time.sleep(0.005)
    program.send_signal(signal.SIGKILL)
    program.wait()
    assert (tmp_path / ABOUT).exists()
    every = [layer for wave in solved.solver.waves() for layer in wave]
    assert solve.solve(job(pack, tmp_path)).shelf.digest(every) == solved.shelf.digest(every)


def test_whoever_asks_for_a_graphics_card_where_there_is_none_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(card.DEVICE, card.CPU)
    monkeypatch.setattr(card, "_found", lambda: None)
    code, _, said = run(capsys, "solve", "first-downs", "--device", "gpu", "--jobs", "1")
    assert code == 2
    assert "finds no graphics card" in said


@pytest.mark.parametrize(("wanted", "found"), [(None, False), ("cpu", False), ("any", True), ("gpu", True)])
def test_only_whoever_solves_takes_a_graphics_card(
    wanted: str | None, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card, "_found", lambda: card)
    monkeypatch.delenv(card.DEVICE, raising=False)
    if wanted is not None:
        monkeypatch.setenv(card.DEVICE, wanted)
    assert (card.card() is not None) == found


def test_the_command_says_what_it_found(
    solved: solve.Desk,
    pack: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(card.DEVICE, card.CPU)
    words = ["solve", "first-downs", "--pack", str(pack), "--folder", str(solved.shelf.folder), "--jobs", "1"]
    words += [word for name, value in OPTIONS.items() for word in ("-o", f"{name}={value}")]
    with pytest.raises(SystemExit) as end:
        main(words)
    assert not end.value.code
    assert f"{solved.solver.opening(solved.shelf):.10f}" in capsys.readouterr().out
