"""What ./test runs, step by step, with a heading and a time for each."""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

from equip import equip

REPORT = Path("build/tests.xml")
PYTEST = [sys.executable, "-m", "pytest"]
ALL = [*PYTEST, "-n", "2", f"--junitxml={REPORT}", "-m", "not nightly"]


def program(name: str, *arguments: str) -> list[str]:
    """A program of this environment."""
    return [str(Path(sys.executable).with_name(name)), *arguments]


STEPS = {
    "Format": program("ruff", "format", "--check", "."),
    "Lint": program("ruff", "check", "."),
    "Types": program("mypy"),
    "Import contracts": program("lint-imports", "--no-logo"),
}


def main(arguments: list[str]) -> int:
    """Everything; `--fast` without the slow tests; with other arguments only pytest."""
    if arguments and arguments != ["--fast"]:
        os.execv(sys.executable, [*PYTEST, *arguments])
    begun = time.monotonic()
    equip()
    tests = [*ALL[:-1], "not nightly and not slow"] if arguments else ALL
    failed = [name for name, line in (STEPS | {"Tests": tests}).items() if not step(name, line)]
    if "Tests" not in failed and (skipped := skips()):
        print("\n".join(["\nSkipped, so that they show nothing:", *skipped]))
        failed.append("Skipped tests")
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'All well'} ({time.monotonic() - begun:.0f} s)")
    return 1 if failed else 0


def step(name: str, line: list[str]) -> bool:
    """Run one step under its heading."""
    print(f"\n=== {name} ===", flush=True)
    begun = time.monotonic()
    good = subprocess.run(line).returncode == 0
    print(f"--- {name}: {'ok' if good else 'FAILED'}, {time.monotonic() - begun:.1f} s", flush=True)
    return good


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
