"""How builds went so far, and whether one is under way.

A build that fails is not tried again until something changes; one that was cut off, by a machine put to sleep, is.
"""

import contextlib
import pathlib
from collections.abc import Iterator

from downfield.kernel import disk
from downfield.kernel.forge import finder, sources

TRIES = 3
BEGUN, FAILED = "begun", "failed: "
LOG = "log.txt"  # what the compiler said last


@contextlib.contextmanager
def locked() -> Iterator[bool]:
    """One build at a time; False while another process has the lock."""
    sources.home().mkdir(parents=True, exist_ok=True)
    with open(sources.home() / "lock", "ab") as file:
        yield disk.lock(file.fileno(), wait=False)


def is_building() -> bool:
    """Whether a build is under way on this machine."""
    with contextlib.suppress(OSError), locked() as mine:
        return not mine
    return False


def add(target: pathlib.Path, line: str) -> None:
    """Note what became of a try."""
    with note(target).open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def may(target: pathlib.Path) -> bool:
    """Whether it is worth another try."""
    return len(_told(target)) < TRIES and not _failed(target)


def trouble() -> str:
    """Why the build of these sources is not tried again, or nothing."""
    target = finder.due()
    return "" if target is None or may(target) else _failed(target) or "cut off again and again"


def _failed(target: pathlib.Path) -> str:
    return next((line.removeprefix(FAILED) for line in _told(target) if line.startswith(FAILED)), "")


def _told(target: pathlib.Path) -> list[str]:
    try:
        return note(target).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def note(target: pathlib.Path) -> pathlib.Path:
    """The file in which a build's tries are told, a line each."""
    return target.with_name(f"{target.name}.tried")
