"""Who does the work: the same comes of it alone, in processes, and whoever is faster."""

import itertools
import sys
from collections.abc import Callable, Collection
from typing import Any

import pytest

from downfield.kernel.errors import DownfieldError
from downfield.lab import simulate
from downfield.lab.crew import Alone, Cluster, Crew, hired
from downfield.lab.crew import ray as crew_ray
from tests.cli.test_cli import run

TASKS = list(range(23))


class Backwards(Crew):
    """Whoever began last is done first; notes how many were begun at a time."""

    def __init__(self, room: int) -> None:
        self._room, self.most = room, 0

    @property
    def room(self) -> int:
        return self._room

    def begin(self, deed: Callable[[Any], Any], task: Any) -> Any:
        return (deed, task)

    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        self.most = max(self.most, len(begun))
        return list(begun)[-1:]

    def result(self, done: Any) -> Any:
        return done[0](done[1])


def square(number: int) -> int:
    return number * number


def fails(number: int) -> int:
    raise DownfieldError("Task {number} cannot be done.", key="x", number=number)


@pytest.mark.parametrize("crew", [Alone(), Backwards(1), Backwards(5), Backwards(99)])
def test_results_come_in_order_whoever_was_faster(crew: Crew) -> None:
    assert list(crew.in_order(square, TASKS)) == [n * n for n in TASKS]
    assert sorted(crew.done(square, TASKS)) == [(n, n * n) for n in TASKS]


def test_no_more_is_begun_than_there_is_room_for() -> None:
    crew = Backwards(4)
    assert len(list(crew.done(square, iter(TASKS)))) == len(TASKS)
    assert crew.most == 4


def test_whoever_works_alone_begins_the_next_task_when_the_last_is_taken() -> None:
    begun: list[int] = []
    results = Alone().done(begun.append, TASKS)
    next(results)
    assert begun == [0]


def test_processes_give_results_and_errors_back() -> None:
    with hired(2) as crew:
        assert list(crew.in_order(square, TASKS)) == [n * n for n in TASKS]
        with pytest.raises(DownfieldError, match="Task 0"):
            list(crew.in_order(fails, [0]))


@pytest.mark.parametrize("games", [1, 49, 50, 1000, 60_001, 12_000_000])
def test_every_match_is_in_one_part(games: int) -> None:
    parts = list(simulate.spans(0, games))
    assert parts[0][0] == 0
    assert parts[-1][1] == games
    assert all(a[1] == b[0] for a, b in itertools.pairwise(parts))
    assert max(last - first for first, last in parts) <= simulate.MOST


def test_a_node_with_other_components_is_refused_by_name() -> None:
    here = crew_ray.stamp(Cluster("calciotto"))
    crew_ray.compare("here", here, here)
    with pytest.raises(crew_ray.ClusterError, match=r"Node far has another Downfield \(rules 0, here"):
        crew_ray.compare("far", here._replace(rules="0"), here)
    with pytest.raises(crew_ray.ClusterError, match="sources"):
        crew_ray.work(Cluster("calciotto"), here._replace(sources="other"), square, 3)
    assert crew_ray.work(Cluster("calciotto"), here, square, 3) == 9


def test_who_has_no_ray_is_told_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, said = run(capsys, "sim", "first-downs", "--games", "2", "--on", "ray")
    assert code == 2
    assert "pip install downfield[cluster]" in said


def test_no_card_works_on_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, said = run(capsys, "solve", "first-downs", "--on", "ray", "--device", "gpu")
    assert code == 2
    assert "leave --device out" in said


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(crew_ray.ADDRESS, "127.0.0.1:1")
    with pytest.raises(crew_ray.ClusterError, match=r"No Ray cluster at 127\.0\.0\.1:1"):
        crew_ray.join(sys, 2)
