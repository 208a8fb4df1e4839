"""Back-ups: whole and checked while somebody writes, and put back only where nothing is lost by it."""

import asyncio
import pathlib
import sqlite3
import stat
from collections.abc import Callable

import msgspec
import pytest

from downfield.kernel.errors import DownfieldError
from downfield.store import DICE, Deed, NewerDatabase, Store, backup, file
from downfield.store.backup import BadBackup
from tests.store.conftest import MATCH, SEATS


async def _deeds(database: str) -> dict[str, int]:
    """The matches of a database, with how many deeds each has."""
    store = Store(database)
    await store.open()
    found = {match: len(await store.deeds(match)) for match in ("m1", "m2") if await store.match(match)}
    await store.close()
    return found


async def test_a_back_up_holds_what_was_written_before_it_and_is_for_its_owner_alone(
    store: Store, database: str, tmp_path: pathlib.Path
) -> None:
    made = await _aside(backup.back_up, database, tmp_path)
    await store.add("m1", [Deed(1, DICE, value=5)])
    await store.begin(msgspec.structs.replace(MATCH, id="m2"), SEATS, [])
    await store.engine.dispose()
    assert (made.matches, made.size > 1000) == (1, True)
    assert stat.S_IMODE(pathlib.Path(made.file).stat().st_mode) == 0o600
    assert await _deeds(database) == {"m1": 2, "m2": 0}
    with pytest.raises(BadBackup, match="--force"):
        await _aside(backup.restore, database, pathlib.Path(made.file))
    back = await _aside(backup.restore, database, pathlib.Path(made.file), force=True)
    assert await _deeds(database) == {"m1": 1}
    if back.aside:  # what was laid aside is whole
        assert await _deeds(back.aside) == {"m1": 2, "m2": 0}
    assert [path.name for path in tmp_path.rglob("*.part*")] == []


async def _aside(
    ask: Callable[..., backup.Copied], database: str, at: pathlib.Path, *, force: bool = False
) -> backup.Copied:
    """Copy as a command does: in a thread, for it has an event loop of its own."""
    return await asyncio.to_thread(ask, database, at, force=force)


async def test_a_postgresql_in_use_is_not_written_over(
    store: Store, database: str, tmp_path: pathlib.Path
) -> None:
    made = await _aside(backup.back_up, database, tmp_path / "copy")
    async with store.engine.connect():
        with file.alone(database), pytest.raises(DownfieldError, match=r"in use|Another table"):
            await _aside(backup.restore, database, pathlib.Path(made.file), force=True)


async def test_a_back_up_of_a_newer_downfield_is_refused(
    store: Store, database: str, tmp_path: pathlib.Path
) -> None:
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await store.engine.dispose()
    copy = tmp_path / "copy"
    with pytest.raises(NewerDatabase, match="9999"):
        await _aside(backup.back_up, database, copy)
    assert not copy.exists()


def _foreign(path: pathlib.Path) -> None:
    made = sqlite3.connect(path)
    made.execute("CREATE TABLE birds (name)")
    made.close()


def _no_database(path: pathlib.Path) -> None:
    path.write_bytes(b"no database at all" * 500)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (_foreign, "none that Downfield has made"),
        (_no_database, "not a database"),
        (lambda path: path.touch(), "none that Downfield has made"),
        (lambda path: None, "There is no file"),
    ],
)
def test_what_is_no_back_up_is_not_put_back(
    tmp_path: pathlib.Path, make: Callable[[pathlib.Path], None], says: str
) -> None:
    make(tmp_path / "copy")
    with pytest.raises(BadBackup, match=says):
        backup.restore(str(tmp_path / "t.sqlite"), tmp_path / "copy")
    assert not (tmp_path / "t.sqlite").exists()


@pytest.mark.parametrize("content", [b"", b"no dump" * 900, b"PGDMP\x01\x0e\x00" + bytes(900)])
def test_what_is_no_back_up_of_postgresql_is_not_put_back(
    tmp_path: pathlib.Path, postgres: str, content: bytes
) -> None:
    (tmp_path / "copy").write_bytes(content)
    with pytest.raises(BadBackup, match="pg_restore could not"):
        backup.restore(postgres, tmp_path / "copy")


def test_without_its_programs_a_postgresql_says_what_to_install(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadBackup, match="postgresql-client"):
        backup.back_up("postgresql://u@localhost/none", tmp_path)


async def test_a_damaged_back_up_is_noticed(tmp_path: pathlib.Path) -> None:
    database, copy = str(tmp_path / "t.sqlite"), tmp_path / "copy"
    opened = Store(database)
    await opened.open()
    await opened.begin(MATCH, SEATS, [Deed(n, DICE, value=4) for n in range(2000)])
    await opened.close()
    await _aside(backup.back_up, database, copy)
    whole = bytearray(copy.read_bytes())
    whole[-60_000:-20_000] = bytes(40_000)
    copy.write_bytes(whole)
    with pytest.raises(BadBackup, match=r"damaged|malformed"):
        await _aside(backup.restore, str(tmp_path / "other.sqlite"), copy)
    assert not (tmp_path / "other.sqlite").exists()


async def test_a_file_that_is_there_is_not_written_over(store: Store, database: str) -> None:
    at = file.file_of(database)
    if at is None:
        return
    with pytest.raises(BadBackup, match="there already"):
        await _aside(backup.back_up, database, at)
    with pytest.raises(BadBackup, match="the table itself"):
        await _aside(backup.restore, database, at, force=True)
    with pytest.raises(BadBackup, match="no folder"):
        await _aside(backup.back_up, database, at / "none" / "copy")
    with pytest.raises(BadBackup, match="no table yet"):
        await _aside(backup.back_up, str(at.with_name("none")), at.parent)
