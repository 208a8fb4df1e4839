"""./test runs every step, says how long each took, and names those that did not go well."""

import pathlib
import re
import subprocess
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent
RUN = [
    "Tests",
    "Other engines",
    "Tests at night",
    "Compiled build",
    "Coverage",
]  # beside the first of them, what is checked without running anything
CASE = '<testsuite><testcase classname="some" name="test">{}</testcase></testsuite>'
SKIP = '<skipped type="pytest.skip" message="no browser"/>'
Went = Callable[[list[str]], bool]
Run = Callable[..., tuple[int, list[list[str]]]]


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> ModuleType:
    """The steps, of which none is really run."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import checks as found

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "")  # which is taken away, and then put back
    monkeypatch.setattr(found, "equip", lambda: None)
    monkeypatch.setattr(found, "REPORT", tmp_path / "tests.xml")
    monkeypatch.setattr(found, "VERDICTS", [])
    return found


@pytest.fixture
def run(checks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the steps: those that `fails` recognises fail, and where `skips` does, a test is skipped."""

    def ran(*words: str, fails: Went = lambda _: False, skips: Went = lambda _: False) -> Any:
        lines: list[list[str]] = []

        def done(line: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
            lines.append(line)
            if f"--junitxml={checks.REPORT}" in line:
                checks.REPORT.write_text(CASE.format(SKIP if skips(line) else ""))
            return subprocess.CompletedProcess(line, int(fails(line)), stdout="")

        monkeypatch.setattr(checks.subprocess, "run", done)
        return checks.main(list(words)), lines

    return ran


def _runs(lines: list[list[str]]) -> list[list[str]]:
    """Those that run tests, and do not only look for them."""
    return [line for line in lines if "pytest" in line and "--collect-only" not in line]


def _told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The last words: a line for each step, and the sum."""
    return capsys.readouterr().out.rpartition("\n\n")[2].splitlines()


def test_all_is_day_other_engines_night_compiled_build_and_coverage_each_with_its_time(
    run: Run, checks: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = run("--all")
    told = _told(capsys)
    names = [f"--- {name}" for name in (RUN[0], *checks.STATIC, *RUN[1:])]
    assert [re.sub(r": ok, \d+\.\d s$", "", line) for line in told[:-1]] == names
    assert (code, bool(re.fullmatch(r"All well \(\d+ s\)", told[-1]))) == (0, True)
    kinds = [line[line.index("-m", 4) + 1] for line in _runs(lines)]
    assert kinds == ["not nightly", "nightly", "not nightly", "not nightly"]
    assert [line[0] for line in lines if line[0].startswith("tools/")] == ["tools/compiled"]


@pytest.mark.parametrize(("word", "kind"), [((), "not nightly"), (("--fast",), "not nightly and not slow")])
def test_by_day_nothing_of_the_night_is_run(run: Run, word: tuple[str, ...], kind: str) -> None:
    code, lines = run(*word)
    assert (code, [kind in line for line in _runs(lines)]) == (0, [True])


@pytest.mark.parametrize("name", ["Types", "Lint", *RUN])
def test_what_fails_is_named_and_the_rest_is_run_all_the_same(
    run: Run, checks: ModuleType, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    marks = {**checks.STATIC, "Tests": ["not nightly", "pytest"], "Tests at night": ["nightly"]}
    marks |= {"Other engines": ["pip"], "Compiled build": ["tools/compiled"], "Coverage": ["erase"]}
    only_day = {"tools/compiled", "run"}  # whose lines name the tests of the day as well

    def fails(line: list[str]) -> bool:
        return set(marks[name]) <= set(line) and not (name == "Tests" and only_day & set(line))

    code, _ = run("--all", fails=fails)
    told = _told(capsys)
    assert (code, len(told)) == (1, len(checks.STATIC) + len(RUN) + 1)
    assert told[-1].startswith(f"FAILED: {name} (")


@pytest.mark.parametrize(("kind", "name"), [("not nightly", "Tests"), ("nightly", "Tests at night")])
def test_a_skipped_test_is_none_that_went_well(
    run: Run, capsys: pytest.CaptureFixture[str], kind: str, name: str
) -> None:
    code, _ = run("--all", skips=lambda line: kind in line)
    said = capsys.readouterr().out
    assert (code, f"FAILED: {name} (some were skipped)" in said) == (1, True)
    assert "some.test: no browser" in said
