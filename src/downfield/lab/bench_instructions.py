"""`downfield bench --instructions`: instructions per answer, counted by callgrind, beside the counts on file.

The same matches are played at two sizes and the counts subtracted, so that starting up does not count. Such
counts repeat where a clock does not.
"""

import pathlib
import re
import shutil
import subprocess
import tomllib

import msgspec
from rich.console import Console
from rich.table import Table

import downfield
from downfield.kernel.forge.sources import checkout
from downfield.lab import bench_crew
from downfield.lab.bench_crew import BenchError, Build

SIZES = {"source": (2, 12), "compiled": (20, 520)}  # matches
BOUND = 0.02  # more than this above the count on file is a failure


class Count(msgspec.Struct):
    """Instructions per answer, and the answers of the matches that were counted."""

    per_answer: float
    answers: int


class Finding(msgspec.Struct):
    """A count beside the one on file, if there is one."""

    game: str
    build: str
    python: str
    now: Count
    filed: Count | None = None

    @property
    def change(self) -> float:
        """How much more than on file, as a part of it."""
        return self.now.per_answer / self.filed.per_answer - 1 if self.filed else 0.0

    @property
    def too_many(self) -> bool:
        """Whether this is a failure."""
        return self.change > BOUND

    @property
    def verdict(self) -> str:
        """What to say of it."""
        if self.filed is None:
            return "not on file (--write)"
        if self.too_many:
            return f"too many: above +{BOUND:.0%}"
        told = "fewer (--write)" if self.change < -BOUND else "as on file"
        return told if self.now.answers == self.filed.answers else f"{told}; other matches than on file"


Filed = dict[str, dict[str, dict[str, Count]]]  # by game, build and Python version


def instructions(games: list[str], write: bool = False, json_: bool = False) -> int:
    """Count, print and compare; 1 when a count is too high. With `write` the new counts are put on file."""
    for slug in games:
        downfield.games.spec(slug)
    file = counts_file()
    builds, skipped = bench_crew.builds()
    filed = read(file)
    findings = [find(slug, build, filed) for slug in games for build in builds]
    if json_:
        print(msgspec.json.encode({"findings": findings, "skipped": skipped}).decode())
    else:
        _show(findings, skipped)
    if write:
        file.write_text(written(filed, findings), encoding="utf-8")
        return 0
    return 1 if any(finding.too_many for finding in findings) else 0


def counts_file() -> pathlib.Path:
    """Where the counts are on file: in a source checkout."""
    root = checkout()
    if root is None:
        raise BenchError("The counts on file are in a source checkout; run this there.")
    return root / "bench" / "instructions.toml"


def find(slug: str, build: Build, filed: Filed) -> Finding:
    """Count one game in one build."""
    version = _python_version(build)
    before = filed.get(slug, {}).get(build.name, {}).get(version)
    return Finding(slug, build.name, version, count(slug, build), before)


def count(slug: str, build: Build) -> Count:
    """Instructions per answer, by playing few matches and many."""
    small, large = SIZES[build.name]
    _play([], slug, small, build)  # leaves the byte code on disk, so that no run has to compile it
    few, fewer_answers = _counted(build, slug, small)
    many, more_answers = _counted(build, slug, large)
    answers = more_answers - fewer_answers
    return Count(round((many - few) / answers, 2), answers)


def _counted(build: Build, slug: str, matches: int) -> tuple[int, int]:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise BenchError(
            "Counting instructions needs valgrind; on Debian or Ubuntu: sudo apt install valgrind."
        )
    callgrind = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = _play(callgrind, slug, matches, build)
    total = re.search(r"Collected : (\d+)", done.stderr)
    if total is None:
        raise BenchError(f"callgrind told no count: {done.stderr.strip()[-300:]}")
    return int(total[1]), int(done.stdout)


def _play(command: list[str], slug: str, matches: int, build: Build) -> subprocess.CompletedProcess[str]:
    return _run([*command, build.python, *bench_crew.WORKER, "play", slug, str(matches)], build)


def _run(command: list[str], build: Build) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=bench_crew.environment(build))
    if done.returncode:
        raise BenchError(f"{' '.join(command)} failed: {done.stderr.strip()[-300:]}")
    return done


def _python_version(build: Build) -> str:
    line = [build.python, "-c", "import platform; print(platform.python_version())"]
    return _run(line, build).stdout.strip()


def read(file: pathlib.Path) -> Filed:
    """The counts on file."""
    if not file.exists():
        return {}
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Filed)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as e:
        raise BenchError(f"{file}: {e}.") from None


def written(filed: Filed, findings: list[Finding]) -> str:
    """The file with the new counts among the old."""
    for found in findings:
        filed.setdefault(found.game, {}).setdefault(found.build, {})[found.python] = found.now
    lines = [
        "# Instructions per answer, by game, build and Python. Written by `downfield bench --instructions --write`."
    ]
    for game in sorted(filed):
        for build in sorted(filed[game]):
            lines.append(f"\n[{game}.{build}]")
            for python, now in sorted(filed[game][build].items()):
                lines.append(f'"{python}" = {{ per_answer = {now.per_answer}, answers = {now.answers} }}')
    return "\n".join(lines) + "\n"


def _show(findings: list[Finding], skipped: list[str]) -> None:
    out = Console(highlight=False)
    table = Table(title="Instructions per answer", box=None, pad_edge=False)
    for heading in ("game", "build", "Python", "now", "on file", "change", ""):
        table.add_column(heading, justify="right" if heading in ("now", "on file", "change") else "left")
    for found in findings:
        old = (f"{found.filed.per_answer:,.2f}", f"{found.change:+.2%}") if found.filed else ("", "")
        colour = "red" if found.too_many else "green" if found.filed else "yellow"
        verdict = f"[{colour}]{found.verdict}[/]"
        table.add_row(found.game, found.build, found.python, f"{found.now.per_answer:,.2f}", *old, verdict)
    out.print(table)
    for word in skipped:
        out.print(word)
