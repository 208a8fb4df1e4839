"""Many machines, by night: Ray on this one, with two nodes of which one is killed."""

import json
import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

from downfield.lab import simulate
from tests.cli.test_cli import run
from tests.games.first_downs import boxes

pytestmark = pytest.mark.nightly


def program(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A Python program of its own: Ray has threads, sockets and warnings that no other test should meet."""
    line = [sys.executable, "-W", "ignore", "-m", *words]
    env = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    return subprocess.run(line, capture_output=True, encoding="utf-8", env={**env, **more}, timeout=300)


def told(done: subprocess.CompletedProcess[str]) -> Any:
    """The JSON that a program printed last."""
    assert done.returncode == 0, done.stderr
    return json.loads([line for line in done.stdout.splitlines() if line.startswith("{")][-1])


def test_a_node_killed_in_the_middle_loses_nothing() -> None:
    done = program("tests.lab.two_nodes", "blood-bowl", "300")
    assert "one of 2 nodes" in done.stdout
    found = told(done)
    wanted = simulate.simulate(simulate.Job("blood-bowl", 1, "random", "random"), 300, 2)
    for name in ("games", "finished", "answers", "draws", "checksum"):
        assert found[name] == getattr(wanted, name)


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "first-downs", "--games", "120", "--json"),
        ("sim", "calciotto", "--games", "2", "--across", "mode", "partners", "--json"),
        ("review", "tests/golden/calciotto.record", "--json"),
        ("arena", "calciotto", "--level", "random", "--level", "steady", "--pairs", "2", "--json"),
    ],
)
def test_a_cluster_comes_to_what_processes_come_to(words: tuple[str, ...]) -> None:
    here, there = (
        told(program("downfield", *words, *how)) for how in (("--jobs", "2"), ("--on", "ray", "--jobs", "2"))
    )
    assert untimed(here) == untimed(there)


def untimed(told: Any) -> Any:
    """What was found, without how long it took."""
    if isinstance(told, dict):
        times = ("seconds", "answers_per_second", "median_ms", "worst_ms")
        return {name: untimed(value) for name, value in told.items() if name not in times}
    return [untimed(each) for each in told] if isinstance(told, list) else told


def test_what_is_learnt_and_written_down_on_a_cluster_is_the_same(tmp_path: pathlib.Path) -> None:
    made = {}
    for name, how in (("here", ("--jobs", "2")), ("there", ("--on", "ray", "--jobs", "2"))):
        folder = tmp_path / name
        lots = ["--folder", str(folder / "lots"), "--to", str(folder / "learned.json")]
        train = ["train", "calciotto", "--by", "random", "--matches", "40", *lots, *how]
        rows = ["dataset", "first-downs", "--games", "450", "--to", str(folder / "rows"), *how]
        for words in (train, rows):
            assert program("downfield", *words).returncode == 0
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        made[name] = {str(file.relative_to(folder)): file.read_bytes() for file in files}
    assert len(made["here"]) > 8
    assert made["here"] == made["there"]


def test_an_error_of_a_node_is_told_as_it_is_here(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    words = ("sim", "first-downs", "--games", "2", "--pack", str(tmp_path / "none"))
    _, _, said = run(capsys, *words)
    done = program("downfield", *words, "--on", "ray")
    assert done.returncode == 2
    assert said.split()[:3] == done.stderr.split()[:3]


def test_a_game_solved_on_a_cluster_is_solved_as_by_processes(tmp_path: pathlib.Path) -> None:
    (tmp_path / "box").mkdir()
    boxes.small(tmp_path / "box")
    short = ["--pack", str(tmp_path / "box/changed"), "-o", "drives=1", "-o", "max_overtime_rounds=0"]
    found = {}
    for name, how in (("here", ("--jobs", "2")), ("there", ("--on", "ray", "--jobs", "2"))):
        cache = tmp_path / name
        assert (
            program("downfield", "solve", "first-downs", *short, *how, DOWNFIELD_CACHE=str(cache)).returncode
            == 0
        )
        trial = ("trial", "first-downs", *short, "--matches", "200", *how)
        said = program("downfield", *trial, DOWNFIELD_CACHE=str(cache)).stdout.splitlines()[:2]
        layers = {file.name: file.read_bytes() for file in cache.rglob("*.layer")}
        found[name] = (said, layers)
    assert len(found["here"][1]) > 4
    assert found["here"] == found["there"]
