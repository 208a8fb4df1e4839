"""A long run that was stopped goes on where it was, to the same end."""

import pathlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from downfield.kernel.errors import BadOption
from downfield.lab import simulate
from downfield.lab.crew import Alone, Cluster
from downfield.lab.crew import ray as crew_ray
from downfield.lab.crew.ray import ClusterError, Nodes
from downfield.lab.simulate import Job, Tally
from downfield.lab.trial import Trial, _gathered
from tests.cli.test_cli import run

JOB = Job("first-downs", 1, "random", "random")
GAMES = 130  # three parts


def counted(tally: Tally) -> list[Any]:
    """What was found, without how long it took."""
    return list(
        msgspec.to_builtins(msgspec.structs.replace(tally, seconds=0.0, answers_per_second=0.0)).items()
    )


def stopping_after(parts: int) -> Callable[[int], None]:
    """A watcher who has seen enough."""
    seen = 0

    def watch(_: int) -> None:
        nonlocal seen
        seen += 1
        if seen == parts:
            raise ClusterError("The cluster is gone.")

    return watch


@pytest.fixture
def stopped(tmp_path: pathlib.Path) -> pathlib.Path:
    """What a run that was stopped after two parts has kept."""
    file = tmp_path / "kept"
    with pytest.raises(ClusterError):
        simulate.simulate(JOB, GAMES, watch=stopping_after(2), keep=file)
    return file


def test_it_comes_to_the_same_and_nothing_is_played_twice(
    stopped: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = simulate.simulate(JOB, GAMES)
    played: list[Any] = []
    begin = Alone.begin

    def noted(self: Alone, deed: Any, task: Any) -> Any:
        played.append(task)
        return begin(self, deed, task)

    monkeypatch.setattr(Alone, "begin", noted)
    assert counted(simulate.simulate(JOB, GAMES, keep=stopped)) == counted(whole)
    assert played == [(100, 130)]
    assert counted(simulate.simulate(JOB, GAMES, keep=stopped)) == counted(whole)
    assert played == [(100, 130)]


def test_a_part_that_was_cut_off_is_played_again(stopped: pathlib.Path) -> None:
    stopped.write_bytes(stopped.read_bytes()[:-20])
    assert counted(simulate.simulate(JOB, GAMES, keep=stopped)) == counted(simulate.simulate(JOB, GAMES))
    assert stopped.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize(
    ("job", "games"),
    [(msgspec.structs.replace(JOB, seed=2), GAMES), (JOB, GAMES + 1)],
    ids=["seed", "number"],
)
def test_a_file_of_another_run_is_refused(job: Job, games: int, stopped: pathlib.Path) -> None:
    with pytest.raises(BadOption, match="another run"):
        simulate.simulate(job, games, keep=stopped)


def test_a_file_from_before_a_change_of_the_rules_is_refused(
    stopped: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = crew_ray.stamp(Cluster(JOB.game))._replace(sources="others")
    monkeypatch.setattr("downfield.lab.kept.stamp", lambda cluster: others)
    with pytest.raises(BadOption, match="sources"):
        simulate.simulate(JOB, GAMES, keep=stopped)


def test_a_file_that_keeps_something_else_is_left_alone(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear coach\n")
    with pytest.raises(BadOption, match="keeps no matches"):
        simulate.simulate(JOB, GAMES, keep=file)
    assert file.read_text() == "Dear coach\n"
    with pytest.raises(BadOption, match="directory"):
        simulate.simulate(JOB, GAMES, keep=tmp_path)


def test_a_table_of_everything_is_not_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    words = ("--across", "mode", "partners", "--keep", str(tmp_path / "kept"))
    code, _, said = run(capsys, "sim", "calciotto", "--games", "2", *words)
    assert code == 2
    assert "--across" in said


def test_the_parts_of_a_trial_are_summed_in_order_whoever_was_faster() -> None:
    parts = {(n, n + 1): Trial(1, 0.1 * n, 0.3 / (n + 1), 0.7**n) for n in range(9)}
    assert _gathered(reversed(list(parts.items())), None) == _gathered(parts.items(), None)


class Full(Exception):
    """What Ray says when there is no room."""


def test_a_store_that_is_full_is_told_from_a_cluster_that_is_gone() -> None:
    class Errors:
        RayTaskError = type("RayTaskError", (Exception,), {})
        RayError = ObjectStoreFullError = OutOfMemoryError = OutOfDiskError = Full

    class Ray:
        exceptions = Errors

    nodes = Nodes.__new__(Nodes)
    nodes.ray = Ray  # type: ignore[assignment]

    def put() -> None:
        raise Full("Failed to put object 00ff in object store because it is full.")

    with pytest.raises(ClusterError, match=r"memory is full .* fewer --jobs") as told:
        nodes._asking(put)
    assert told.value.key == "cluster-full"
