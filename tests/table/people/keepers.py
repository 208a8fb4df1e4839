"""The command of keepers on the database of a table that is open."""

import pathlib
import time
from collections.abc import Callable

import pytest

from downfield.cli import main


def admin(folder: pathlib.Path, *words: str) -> int:
    """Run a command of keepers; its exit code."""
    with pytest.raises(SystemExit) as end:
        main(["admin", *words, "--database", str(folder / "table.sqlite")])
    return int(end.value.code or 0)


def soon(is_so: Callable[[], bool]) -> None:
    """Wait until the table has seen to it."""
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end, "the table has not heard of it"
        time.sleep(0.01)
