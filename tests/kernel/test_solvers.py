"""Models are solved by one program at a time, whoever else wants them."""

import multiprocessing
import pathlib
import time

import pytest

from downfield.kernel import solvers


def solve(folder: pathlib.Path, begin: float) -> None:
    """In a process of its own: solve a model unless somebody has solved it meanwhile."""
    time.sleep(max(0.0, begin - time.time()))
    with solvers.alone("model"):
        if not (folder / "solved").exists():
            with (folder / "solvers").open("a") as written:
                written.write("one\n")
            time.sleep(0.3)
            (folder / "solved").touch()


def test_of_several_processes_one_solves_and_the_others_find_it_solved(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path))
    spawn = multiprocessing.get_context("spawn")
    begin = time.time() + 1.5
    processes = [spawn.Process(target=solve, args=(tmp_path, begin)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert (tmp_path / "solvers").read_text() == "one\n"


def test_whoever_leaves_it_to_others_solves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solvers, "_solves", True)
    solvers.leave_to_others()
    with pytest.raises(solvers.Unsolved, match="model"), solvers.alone("model"):
        raise AssertionError


def test_whoever_cannot_write_solves_for_himself(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    with solvers.alone("model"), solvers.alone("model"):
        pass
