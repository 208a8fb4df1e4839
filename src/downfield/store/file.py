"""The file in which SQLite keeps everything: one server at a time, and nobody else reads in it."""

import contextlib
import os
import pathlib
import stat
from collections.abc import Iterator

from sqlalchemy.engine import make_url

from downfield.kernel import disk
from downfield.kernel.errors import DownfieldError
from downfield.store.address import SQLITE, address

BESIDE = ("", "-wal", "-shm", ".lock")  # what belongs to a database
LONGEST = 20  # characters of the number of a process


class TakenDatabase(DownfieldError):
    """Another server keeps its matches in this file."""

    code = "taken-database"


def file_of(database: str) -> pathlib.Path | None:
    """The file of a database; None where it is none."""
    url = make_url(address(database))
    named = url.database if url.drivername == SQLITE else None
    return pathlib.Path(named).resolve() if named and named != ":memory:" else None


@contextlib.contextmanager
def alone(database: str) -> Iterator[None]:
    """Be the only server on a file, or TakenDatabase; PostgreSQL serves many."""
    file = file_of(database)
    if file is None:
        yield
        return
    make_folder(file.parent)
    handle = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, disk.OWN_FILE)
    try:
        if not _is_ours(handle):
            raise TakenDatabase(
                "Another table, process {process}, keeps its matches in {file}. Close it, or name another file with "
                "--database; several servers share a PostgreSQL.",
                key="taken-database",
                process=_said(handle),
                file=str(file),
            )
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        yield
    finally:
        os.close(handle)


def _is_ours(handle: int) -> bool:
    """Whether nobody else has the lock; on a disk that knows no locks nobody can tell."""
    try:
        return disk.lock(handle, wait=False)
    except OSError:
        return True


def _said(handle: int) -> str:
    """The process that has the lock, as it wrote there."""
    with contextlib.suppress(OSError, ValueError):
        return str(int(os.read(handle, LONGEST)))
    return "?"


def make_folder(folder: pathlib.Path) -> None:
    """Make the folder of a database where there is none, for its owner alone."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(disk.OWN_FOLDER, exist_ok=True)


def close_to_others(database: str, own: pathlib.Path) -> list[str]:
    """Let only its owner read a database, and enter our own folder; what stays open to others, in words.

    Whoever reads it knows the dice of every match that goes on, and can sign in as anybody.
    """
    file = file_of(database)
    if file is None or os.name != "posix":
        return []
    parts = [file.with_name(file.name + ending) for ending in BESIDE]
    left = [str(part) for part in parts if part.exists() and not disk.make_own(part, disk.OWN_FILE)]
    if file.parent == own.resolve():
        disk.make_own(file.parent, disk.OWN_FOLDER)
    if _is_writable(file.parent):
        left.append(f"{file.parent}{os.sep}")
    return left


def _is_writable(folder: pathlib.Path) -> bool:
    """Whether others could put another file in the place of ours."""
    mode = folder.stat().st_mode
    return bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX
