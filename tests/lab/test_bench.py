"""The benchmark: what its workers report, how ratios and counts are judged. Nothing here looks at a clock's result."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

import downfield
from downfield.kernel.errors import UnknownGame
from downfield.lab import bench, bench_crew, bench_figures, bench_instructions, bench_peers, bench_play
from downfield.lab.bench_crew import BenchError, Worker
from downfield.lab.bench_figures import Figures, GameFigures, LoopFigures, Ratio
from downfield.lab.bench_instructions import Count, Finding
from downfield.lab.bench_play import Subject
from downfield.lab.bench_worker import Order
from downfield.lab.simulate import Job, simulate

SLUG = "first-downs"


@pytest.fixture(scope="module")
def subject() -> Subject:
    return Subject(downfield.game(SLUG))


@pytest.fixture
def no_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """A machine on which the compiled build lies nowhere."""
    monkeypatch.setenv(bench_crew.COMPILED_PYTHON, str(tmp_path / "python"))


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """A machine on which the peers cannot be imported, installed or not."""
    for module in ("chess", "pyspiel"):
        (tmp_path / f"{module}.py").write_text("raise ImportError")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


# What is played -------------------------------------------------------------------------------------------------


def test_all_loops_play_the_matches_of_a_simulation(subject: Subject) -> None:
    tally = simulate(Job(SLUG, bench_play.SEED, "random", "random"), 5)
    assert {loop: subject.checksum(loop, 5) for loop in bench_play.LOOPS} == dict.fromkeys(
        bench_play.LOOPS, tally.checksum
    )
    assert subject.sample("engine", 5).answers == tally.answers


def test_a_sealed_choice_is_one_stop_and_two_answers(subject: Subject) -> None:
    sample = subject.sample("engine", 2)
    sealed = sum(_sealed(subject, number) for number in range(2))
    assert sealed > 0
    assert sample.answers == sample.stops + sealed


def _sealed(subject: Subject, number: int) -> int:
    from downfield.kernel import drive
    from downfield.kernel.needs import OVER, SEALED

    state, rng = subject.deal(number)
    met = 0
    while state.need != OVER:
        met += state.need == SEALED
        drive.playout(state, rng, 1)
    return met


def test_clones_are_taken_in_the_middle_of_matches(subject: Subject) -> None:
    from downfield.kernel.needs import OVER

    assert len(subject.middles) == bench_play.MIDDLES
    assert all(state.need != OVER for state in subject.middles)
    assert len({tuple(state.dump()) for state in subject.middles}) > bench_play.MIDDLES // 2
    assert subject.clone_ns(0.0) > 0


def test_growth_plays_at_least_the_answers_it_was_told_to(subject: Subject) -> None:
    answers, _, _ = subject.growth(300)
    assert answers >= 300


def test_a_sample_is_sized_by_the_time_it_takes() -> None:
    assert bench_play.matches_for(1.0, lambda matches: matches / 100) == 100
    assert bench_play.matches_for(1.0, lambda matches: matches * 5.0) == 1


# The workers ----------------------------------------------------------------------------------------------------


def test_a_worker_says_what_it_is_and_reports_on_every_order() -> None:
    worker = Worker(bench_crew.HERE, "game", SLUG)
    try:
        assert (worker.build, worker.hello.python) == (
            Subject(downfield.game(SLUG)).build,
            sys.version.split()[0],
        )
        sample = worker.ask(Order("sample", "coach", matches=1)).sample
        assert sample is not None
        assert sample.matches == 1
        assert sample.seconds > 0
        assert worker.ask(Order("size", "host", seconds=0.001)).matches >= 1
        assert worker.ask(Order("checksum", "engine", matches=2)).checksum > 0
        assert worker.ask(Order("clone", seconds=0.001)).clone_ns > 0
        assert worker.ask(Order("growth", answers=10)).answers >= 10
        assert worker.ask(Order("memory")).peak_kib >= 0
    finally:
        worker.dismiss()


@pytest.mark.usefixtures("no_compiled", "no_peers")
def test_missing_builds_and_peers_are_skipped_with_a_word() -> None:
    before = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    figures = bench.measure(
        [SLUG], 2, list(bench_peers.PEERS), seconds=0.005, growth={"source": 1000, "compiled": 1000}
    )
    if sys.platform == "linux":
        assert os.sched_getaffinity(0) == before
    assert [game.game for game in figures.games] == [SLUG]
    assert figures.peers == []
    assert figures.agreed
    words = "\n".join(figures.skipped)
    assert "chess: skipped; chess is not installed" in words
    assert "markov_soccer: skipped; open_spiel is not installed" in words
    if figures.games[0].build == "source":
        assert "compiled: skipped;" in words
        assert "tools/compiled" in words


def test_a_worker_that_breaks_is_told_of() -> None:
    with pytest.raises(BenchError, match="no-such-game ended with exit code 1"):
        Worker(bench_crew.HERE, "game", "no-such-game")


def test_an_unknown_game_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(UnknownGame):
        bench.run(["first-down"], 1, False)
    with pytest.raises(UnknownGame):
        bench.instructions(["first-down"])


# Ratios and aims ------------------------------------------------------------------------------------------------


def test_a_ratio_is_taken_round_by_round() -> None:
    assert bench_figures.ratio([10.0, 60.0, 20.0], [1.0, 2.0, 4.0]) == Ratio(10.0, 5.0, 30.0)


@pytest.mark.parametrize(
    ("least", "most", "noisy"), [(9.1, 10.9, False), (8.9, 10.0, True), (10.0, 11.1, True)]
)
def test_a_round_far_from_the_median_makes_a_ratio_too_noisy(least: float, most: float, noisy: bool) -> None:
    assert Ratio(10.0, least, most).noisy == noisy


def figures(
    build: str = "compiled",
    loop: str = "coach",
    ratio: Ratio | None = None,
    clone: float = 100.0,
    kib: int = 0,
) -> GameFigures:
    ratios = {"markov_soccer": ratio} if ratio else {}
    loops = [LoopFigures(loop, 10, 2e6, 1e6, 1e3, 7, [1e6], ratios)]
    return GameFigures("penny", build, "3.11.7", loops, clone, (clone, clone), 20.0, 1000, kib, 0)


@pytest.mark.parametrize(
    ("found", "what", "verdict"),
    [
        (figures(ratio=Ratio(5.0, 4.9, 5.1)), "coach loop", "met"),
        (figures(ratio=Ratio(4.9, 4.9, 5.1)), "coach loop", "missed"),
        (figures(ratio=Ratio(5.0, 4.0, 5.1)), "coach loop", "too noisy"),
        (figures("source", "engine", Ratio(1.0, 1.0, 1.0)), "engine loop", "met"),
        (figures(loop="engine"), "M stops/s", "missed"),
        (figures(clone=199.0), "ns a clone", "met"),
        (figures(clone=200.0), "ns a clone", "missed"),
        (figures(kib=256), "KiB grown", "missed"),
    ],
)
def test_an_aim_is_judged(found: GameFigures, what: str, verdict: str) -> None:
    assert [aim.verdict for aim in bench_figures.aims([found]) if what in aim.what] == [verdict]


def test_different_matches_are_told_and_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = Figures(1, 0.1, [figures()], [], [], ["chess: skipped; not there [bench]."], agreed=False)
    monkeypatch.setattr(bench, "measure", lambda *_, **__: found)
    assert bench.run([SLUG], 1, False) == 1
    told = capsys.readouterr().out
    assert "The checksums differ" in told
    assert "chess: skipped; not there [bench]." in told
    assert bench.run([SLUG], 1, True) == 1
    assert json.loads(capsys.readouterr().out)["games"][0]["loops"][0]["answers_per_second"] == 2e6


# Instructions ---------------------------------------------------------------------------------------------------


def finding(now: float, filed: float | None, answers: int = 900) -> Finding:
    return Finding("penny", "source", "3.11.7", Count(now, answers), Count(filed, 900) if filed else None)


@pytest.mark.parametrize(
    ("found", "too_many", "verdict"),
    [
        (finding(101.9, 100.0), False, "as on file"),
        (finding(102.1, 100.0), True, "too many"),
        (finding(97.0, 100.0), False, "fewer"),
        (finding(100.0, None), False, "not on file"),
        (finding(100.0, 100.0, answers=901), False, "other matches"),
    ],
)
def test_two_per_cent_above_the_count_on_file_is_too_many(
    found: Finding, too_many: bool, verdict: str
) -> None:
    assert found.too_many == too_many
    assert verdict in found.verdict


def test_counts_are_written_and_read_back(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "instructions.toml"
    old = {"penny": {"source": {"3.13.0": Count(90.5, 900)}}}
    file.write_text(bench_instructions.written(old, [finding(100.25, None)]))
    filed = bench_instructions.read(file)
    assert filed == {"penny": {"source": {"3.11.7": Count(100.25, 900), "3.13.0": Count(90.5, 900)}}}
    assert bench_instructions.read(tmp_path / "none.toml") == {}


def test_counts_that_cannot_be_read_are_refused(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "instructions.toml"
    file.write_text('[penny.source]\n"3.11.7" = { per_answer = "many", answers = 1 }\n')
    with pytest.raises(BenchError, match="per_answer"):
        bench_instructions.read(file)


@pytest.mark.usefixtures("no_compiled")
def test_counting_fails_above_the_bound_and_files_when_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, now = tmp_path / "instructions.toml", [100.0]
    monkeypatch.setattr(bench_instructions, "counts_file", lambda: file)
    monkeypatch.setattr(bench_instructions, "count", lambda *_: Count(now[0], 900))
    assert bench.instructions([SLUG], write=True) == 0
    now[0] = 103.0
    assert bench.instructions([SLUG]) == 1
    assert "too many" in capsys.readouterr().out
    assert bench.instructions([SLUG], write=True) == 0
    assert bench.instructions([SLUG], json_=True) == 0


@pytest.mark.usefixtures("no_compiled")
def test_counting_without_valgrind_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setattr(bench_instructions, "counts_file", lambda: tmp_path / "instructions.toml")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BenchError, match="needs valgrind"):
        bench.instructions([SLUG])


def test_the_matches_that_are_counted_are_those_of_the_simulation() -> None:
    command = [sys.executable, *bench_crew.WORKER, "play", SLUG, "3"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert int(done.stdout) == simulate(Job(SLUG, bench_play.SEED, "random", "random"), 3).answers
