"""Every adapter is stepped for the benchmark as its convention wants, and counted."""

import subprocess
import sys

import msgspec
import pytest

from downfield.lab import bench_adapters
from downfield.lab.bench_worker import Order, Report
from downfield.rl import steps

BY_DAY = ("pettingzoo", "parallel", "gymnasium", "vector", "batch")


def test_the_benchmark_knows_every_adapter() -> None:
    assert tuple(steps.ADAPTERS) == bench_adapters.ADAPTERS


@pytest.mark.parametrize("adapter", BY_DAY)
def test_steps_are_counted_beyond_the_end_of_a_match(adapter: str) -> None:
    walk = steps.ADAPTERS[adapter]("first-downs")
    most = 10 * steps.PLACES if adapter in ("vector", "batch") else 700
    assert walk(most) == most
    sample = steps.timed(walk, steps.PLACES)
    assert sample.stops == steps.PLACES
    assert sample.seconds > 0


def test_a_process_says_what_it_is_and_then_obeys() -> None:
    orders = [Order("size", seconds=0.001), Order("sample", matches=5), Order("memory")]
    said = subprocess.run(
        [sys.executable, "-m", "downfield.rl.steps", "gymnasium", "first-downs"],
        input="".join(msgspec.json.encode(order).decode() + "\n" for order in orders),
        stdout=subprocess.PIPE, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    hello, size, sample, memory = [msgspec.json.decode(line, type=Report) for line in said]
    assert hello.build in ("source", "compiled")
    assert size.matches > 0
    assert sample.sample is not None
    assert sample.sample.stops == 5
    assert memory.peak_kib > 0


def test_ratios_are_taken_of_the_same_round_and_botbowl_meets_blood_bowl_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Worker:
        build = "source"

        def __init__(self, name: str) -> None:
            self.name = name

    class Lane:
        loop = "gymnasium"

        def __init__(self, name: str) -> None:
            self.worker = Worker(name)

        def stops(self) -> list[float]:
            return [30.0, 10.0, 20.0]

    other = bench_adapters.StepFigures("botbowl", "", "", 2.0, [1.0, 2.0, 4.0])
    bowl = bench_adapters._beside(Lane("blood-bowl"), [other])  # type: ignore[arg-type]
    assert bowl.steps_per_second == 20.0
    assert (bowl.ratios["botbowl"].least, bowl.ratios["botbowl"].most) == (5.0, 30.0)
    assert bench_adapters._beside(Lane("calciotto"), [other]).ratios == {}  # type: ignore[arg-type]
