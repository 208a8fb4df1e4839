"""The processes that measure: one for each build of each game, one for each peer."""

import contextlib
import os
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.kernel.forge import finder
from downfield.kernel.forge.sources import checkout
from downfield.lab.bench_worker import Order, Report

COMPILED_PYTHON = (
    "DOWNFIELD_COMPILED_PYTHON"  # names the Python of the compiled build, where it lies elsewhere
)
BOTBOWL_PYTHON = "DOWNFIELD_BOTBOWL_PYTHON"  # names the Python in which botbowl's own libraries are
WORKER = ["-P", "-m", "downfield.lab.bench_worker"]


class Build(NamedTuple):
    """A Python, and which engine it is to play by where it could take either."""

    name: str  # "source" or "compiled"
    python: str
    engine: str = "plain"


HERE = Build("compiled" if finder.brought() else "source", sys.executable)


class BenchError(DownfieldError):
    """Something that cannot be measured."""

    code = "bench"


class Worker:
    """A process that measures one thing; it says `hello` and then does what it is told."""

    def __init__(self, build: Build, kind: str, name: str, command: list[str] | None = None) -> None:
        self.kind = kind
        self.name = name
        self._process = subprocess.Popen(
            [build.python, *(command or [*WORKER, kind, name])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=environment(build),
        )
        self.hello = self._hear()

    @property
    def build(self) -> str:
        """ "source" or "compiled"."""
        return self.hello.build

    def ask(self, order: Order) -> Report:
        """Give an order and wait for the report."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order).decode() + "\n")
        self._process.stdin.flush()
        return self._hear()

    def dismiss(self) -> None:
        """Send the process home."""
        self._process.communicate()

    def _hear(self) -> Report:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.dismiss()
            code = self._process.returncode
            raise BenchError(f"The process that measured {self.name} ended with exit code {code}.")
        return msgspec.json.decode(line, type=Report)


def environment(build: Build) -> dict[str, str]:
    """The variables of a worker: a compiled build must find its own package, not the sources of this one."""
    kept = {**os.environ, "PYTHONHASHSEED": "0", finder.ENGINE: build.engine}
    if build.python != sys.executable:
        kept.pop("PYTHONPATH", None)
    return kept


def builds() -> tuple[list[Build], list[str]]:
    """Every build there is, and a word on each there is not."""
    if finder.brought():
        return [HERE], ["source: skipped; run it in a source checkout."]
    named, own, root = os.environ.get(COMPILED_PYTHON), finder.due(), checkout()
    python = named or (str(root / ".venv-compiled" / "bin" / "python") if root else "")
    if python and os.access(python, os.X_OK):
        return [HERE, Build("compiled", python)], []
    if not named and own and own.is_dir():
        return [HERE, Build("compiled", sys.executable, str(own))], []
    why = f"{python} is not there" if named else "there is none"
    how = f"tools/compiled makes it, or name its Python in {COMPILED_PYTHON}"
    return [HERE], [f"compiled: skipped; {why}. In a checkout {how}."]


def botbowl(checkout: str) -> tuple[str, list[str]]:
    """The Python that botbowl runs in, and what it runs: that of the checkout, the one that is named, or this one."""
    own = [pathlib.Path(checkout) / venv / "bin" / "python" for venv in (".venv", "venv")]
    found = [str(python) for python in own if os.access(python, os.X_OK)]
    python = os.environ.get(BOTBOWL_PYTHON) or (found[0] if found else sys.executable)
    return python, ["-W", "ignore", str(pathlib.Path(__file__).with_name("bench_botbowl.py")), checkout]


@contextlib.contextmanager
def pinned() -> Iterator[None]:
    """Keep the processes that are started meanwhile on one core, where the system allows it."""
    if sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
