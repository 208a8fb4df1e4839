"""A copy of the whole table, made while it is open, checked, and put back where the table was lost."""

import contextlib
import os
import pathlib
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy.engine import make_url

from downfield.store import file
from downfield.store.address import POSTGRES, address
from downfield.store.backup import postgres
from downfield.store.backup.postgres import BadBackup as BadBackup
from downfield.store.migrate import check_known


class Copied(NamedTuple):
    """What was copied, and where it lies now."""

    file: str
    matches: int
    size: int
    aside: str = ""  # what was there before, out of the way


def back_up(database: str, to: pathlib.Path, *, force: bool = False) -> Copied:
    """Copy everything as it is at this moment into a file; whoever plays meanwhile is not disturbed."""
    is_postgres = make_url(address(database)).drivername == POSTGRES
    if to.is_dir():
        now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        to = to / f"downfield-{now}.{'dump' if is_postgres else 'sqlite'}"
    if to.exists() and not force:
        raise BadBackup(f"{to} is there already. Name another file, or replace it with --force.")
    if not to.parent.is_dir():
        raise BadBackup(f"There is no folder {to.parent} to put the back-up into.")
    write = postgres.dump if is_postgres else _copy_file
    with _draft(to) as draft:
        matches = write(database, draft)
        _keep(draft, to)
    return Copied(str(to), matches, to.stat().st_size)


def restore(database: str, source: pathlib.Path, *, force: bool = False) -> Copied:
    """Put a back-up where the table is kept; what was there in SQLite is laid aside, not lost."""
    if not source.is_file():
        raise BadBackup(f"There is no file {source}.")
    if make_url(address(database)).drivername == POSTGRES:
        matches = postgres.load(database, source, force=force)
        return Copied(str(source), matches, source.stat().st_size)
    target = file.file_of(database)
    if target is None:
        raise BadBackup("A table that is kept in memory alone cannot be put back.")
    if target == source.resolve():
        raise BadBackup(f"{source} is the table itself, not a back-up of it.")
    with file.alone(database):
        if target.exists() and not force:
            raise BadBackup(f"{target} is a table already. With --force it is laid aside for the back-up.")
        return _put_back(source, target)


def _put_back(source: pathlib.Path, target: pathlib.Path) -> Copied:
    with _draft(target) as draft:
        matches = _copied(source, draft)
        aside = _lay_aside(target) if target.exists() else ""
        _keep(draft, target)
    return Copied(str(target), matches, target.stat().st_size, aside)


def _copy_file(database: str, draft: pathlib.Path) -> int:
    source = file.file_of(database)
    if source is None or not source.is_file():
        raise BadBackup(f"There is no table yet: {source or database} is not there.")
    return _copied(source, draft)


def _copied(source: pathlib.Path, draft: pathlib.Path) -> int:
    """Copy a table as it was at one moment, look through the copy, and count its matches."""
    with _told(source), contextlib.closing(_open(source)) as whole, contextlib.closing(_open(draft)) as copy:
        _check_kind(whole, source)
        whole.backup(copy)  # in one go: a writer beside is not kept waiting, nor makes it begin again
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        _check_whole(copy, source)
        return int(copy.execute('SELECT count(*) FROM "match"').fetchone()[0])


def _open(path: pathlib.Path) -> sqlite3.Connection:
    """Open a database that is there; one that is not is not made."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=30)


@contextlib.contextmanager
def _told(source: pathlib.Path) -> Iterator[None]:
    """What SQLite says against a file, in words."""
    try:
        yield
    except sqlite3.DatabaseError as e:
        raise BadBackup(f"{source} cannot be used: {e}.") from None


def _check_kind(database: sqlite3.Connection, source: pathlib.Path) -> None:
    """Whether it is a table of ours, and none of a newer Downfield."""
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"match", "seat", "answer"} <= tables:
        raise BadBackup(f"{source} is a database, but none that Downfield has made.")
    if "alembic_version" in tables:
        for (version,) in database.execute("SELECT version_num FROM alembic_version"):
            check_known(version, str(source))


def _check_whole(copy: sqlite3.Connection, source: pathlib.Path) -> None:
    """Whether every page and every row can be read, and belongs to another that is there."""
    told = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if told != "ok":
        raise BadBackup(f"{source} is damaged: {str(told).splitlines()[0]}.")
    if row := copy.execute("PRAGMA foreign_key_check").fetchone():
        raise BadBackup(f"{source} is damaged: rows of {row[0]} belong to nothing.")


def _lay_aside(target: pathlib.Path) -> str:
    """Move a table out of the way, with what SQLite keeps beside it: it would be taken for the new one's."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(_open(target)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y-%m-%d-%H%M%S}")
    for ending in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{target}{ending}", f"{aside}{ending}")
    return str(aside)


@contextlib.contextmanager
def _draft(to: pathlib.Path) -> Iterator[pathlib.Path]:
    """A file beside the one that is to be, for its owner alone; gone at the end, whatever happens."""
    try:
        handle, name = tempfile.mkstemp(dir=to.parent, prefix=f"{to.name}.", suffix=".part")
    except OSError as e:
        raise BadBackup(f"Nothing can be written to {to.parent}: {e.strerror}.") from None
    os.close(handle)
    draft = pathlib.Path(name)
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _keep(draft: pathlib.Path, to: pathlib.Path) -> None:
    """Give a draft its name, once all of it is on the disk."""
    with open(draft, "rb+") as written:
        os.fsync(written.fileno())
    os.replace(draft, to)
