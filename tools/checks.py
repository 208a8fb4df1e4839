"""What ./test runs, step by step, with a heading and a time for each."""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from equip import equip

REPORT = Path("build/tests.xml")
PYTEST = [sys.executable, "-m", "pytest"]
CORES = max(2, os.cpu_count() or 2)
WORKERS = CORES + 1  # more than cores: tests of servers and browsers wait now and then
DAY, NIGHT, FAST = "not nightly", "nightly", "not nightly and not slow"
ALL_SLOW = ("before", "browser")
PEERS = "requirements/bench.txt"  # heavy, so only at night: OpenSpiel plays our games then, and Ray hands them round
VERDICTS: list[str] = []
SAME_IN_BOTH_BUILDS = ["tests/contract", "tests/golden", "tests/before", "tests/kernel", "tests/rl"]


def program(name: str, *arguments: str) -> list[str]:
    """A program of this environment."""
    return [str(Path(sys.executable).with_name(name)), *arguments]


def tests(which: str) -> list[str]:
    """All tests of a kind, on all cores; what shares a match or a server stays together."""
    quick = [f"--ignore=tests/{folder}" for folder in ALL_SLOW] if which == FAST else []
    workers = CORES if which == FAST else WORKERS
    return [*PYTEST, "-n", str(workers), "--dist", "loadgroup", f"--junitxml={REPORT}", "-m", which, *quick]


FOUND = "Tests found"
STATIC = {
    FOUND: [*PYTEST, "--collect-only", "-q"],  # and prepared, once for all who run them
    "Types": program("mypy", "--num-workers", str(CORES)),
    "Format": program("ruff", "format", "--check", "."),
    "Lint": program("ruff", "check", "."),
    "Import contracts": program("lint-imports", "--no-logo"),
    "Declared code": [sys.executable, "tools/declared.py", "--check"],
    "Lists in the docs": [sys.executable, "tools/lists.py", "--check"],
}


def main(arguments: list[str]) -> int:
    """Everything by day; `--fast` without the slow tests; `--all` by night as well; else only pytest."""
    if arguments and arguments[0] not in ("--fast", "--all"):
        os.execv(sys.executable, [*PYTEST, *arguments])
    begun = time.monotonic()
    # Or each of a hundred processes compiles everything again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    equip()
    failed = day(FAST if arguments == ["--fast"] else DAY)
    if arguments == ["--all"]:
        failed += night()
    print("\n" + "\n".join(VERDICTS))
    print(f"{'FAILED: ' + ', '.join(failed) if failed else 'All well'} ({time.monotonic() - begun:.0f} s)")
    return 1 if failed else 0


def day(which: str) -> list[str]:
    """The tests, and beside them what is checked without running Downfield; tests wait now and then, this does not."""
    with ThreadPoolExecutor() as at_once:
        beside = {name: at_once.submit(quietly, line) for name, line in STATIC.items()}
        beside[FOUND].result()
        failed = ran("Tests", which)
    return told({name: done.result() for name, done in beside.items()}) + failed


def told(done: dict[str, tuple[bool, str, float]]) -> list[str]:
    """Tell what each step said, of good ones the last words; gives those that did not go well."""
    for name, (good, said, seconds) in done.items():
        words = said.rstrip().rpartition("\n")[2] if good else said.rstrip()
        print(f"\n=== {name} ===\n{words}\n{_verdict(name, good, seconds)}", flush=True)
    return [name for name, (good, _, _) in done.items() if not good]


def quietly(line: list[str]) -> tuple[bool, str, float]:
    """Run a step; whether it went well, what it said, and how long it took."""
    begun = time.monotonic()
    done = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return done.returncode == 0, done.stdout, time.monotonic() - begun


def ran(name: str, which: str) -> list[str]:
    """Run tests of a kind; one that was skipped is none that went well."""
    if not step(name, tests(which)):
        return [name]
    if skipped := skips():
        print("\n".join(["\nSkipped, so that they show nothing:", *skipped]))
    return [f"{name} (some were skipped)"] if skipped else []


def night() -> list[str]:
    """The long samplings; the compiled build; which lines the tests by day have seen."""
    compiled = ["tools/compiled", "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "loadgroup", "-m", DAY]
    coverage = program("coverage")
    seen = [*coverage, "run", *tests(DAY)[1:], "-k", "not no_time"]  # a tracer takes its own time
    steps = {
        "Compiled build": [[*compiled, *SAME_IN_BOTH_BUILDS]],
        "Coverage": [
            [*coverage, "erase"],
            seen,
            [*coverage, "combine", "-q"],
            [*coverage, "report", "--skip-covered", "--sort=-miss"],
        ],
    }
    peers = [sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", PEERS]
    failed = [] if step("Other engines", peers) else ["Other engines"]
    failed += ran("Tests at night", NIGHT)
    return failed + [name for name, lines in steps.items() if not step(name, *lines)]


def step(name: str, *lines: list[str]) -> bool:
    """Run one step under its heading: its commands one after the other, as long as they go well."""
    print(f"\n=== {name} ===", flush=True)
    begun = time.monotonic()
    good = all(subprocess.run(line).returncode == 0 for line in lines)
    print(_verdict(name, good, time.monotonic() - begun), flush=True)
    return good


def _verdict(name: str, good: bool, seconds: float) -> str:
    VERDICTS.append(f"--- {name}: {'ok' if good else 'FAILED'}, {seconds:.1f} s")
    return VERDICTS[-1]


def skips() -> list[str]:
    """The tests that were skipped: a check that did not run is no check."""
    cases = ET.parse(REPORT).iter("testcase")
    return [
        f"  {case.get('classname')}.{case.get('name')}: {skip.get('message')}"
        for case in cases
        for skip in case.iter("skipped")
        if skip.get("type") == "pytest.skip"
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
