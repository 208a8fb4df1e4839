"""The file of a database: one server at a time, and nobody else reads in it."""

import errno
import os
import pathlib
import stat

import pytest

from downfield.kernel import disk
from downfield.store import Store, file


def _mode(path: pathlib.Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_second_server_on_one_file_hears_who_the_first_is(tmp_path: pathlib.Path) -> None:
    database = str(tmp_path / "t.sqlite")
    with (
        file.alone(database),
        pytest.raises(file.TakenDatabase, match=f"process {os.getpid()}"),
        file.alone(database),
    ):
        raise AssertionError


def test_a_file_is_the_same_by_whatever_name(tmp_path: pathlib.Path) -> None:
    (tmp_path / "t.sqlite").touch()
    (tmp_path / "link").symlink_to(tmp_path / "t.sqlite")
    with (
        file.alone(str(tmp_path / "t.sqlite")),
        pytest.raises(file.TakenDatabase),
        file.alone(f"sqlite:///{tmp_path}/link"),
    ):
        raise AssertionError


def test_a_server_that_has_ended_leaves_the_file_to_the_next(tmp_path: pathlib.Path) -> None:
    for _ in range(2):
        with file.alone(str(tmp_path / "t.sqlite")):
            pass


def test_many_servers_share_a_postgresql() -> None:
    with file.alone("postgresql://u@h/d"), file.alone("postgresql://u@h/d"):
        pass


async def test_what_others_could_read_is_mended(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    store = Store(folder / "t.sqlite")
    await store.open()
    await store.close()
    (folder / "t.sqlite").chmod(0o644)
    folder.chmod(0o755)
    assert file.close_to_others(str(folder / "t.sqlite"), folder) == []
    assert (_mode(folder / "t.sqlite"), _mode(folder)) == (0o600, 0o700)


async def test_a_folder_that_others_use_too_is_left_alone(tmp_path: pathlib.Path) -> None:
    tmp_path.chmod(0o775)
    (tmp_path / "t.sqlite").touch(0o664)
    assert file.close_to_others(str(tmp_path / "t.sqlite"), tmp_path / "own") == [f"{tmp_path}/"]
    assert (_mode(tmp_path / "t.sqlite"), _mode(tmp_path)) == (0o600, 0o775)


async def test_a_new_folder_is_its_owners_alone(tmp_path: pathlib.Path) -> None:
    store = Store(tmp_path / "new" / "t.sqlite")
    await store.open()
    await store.close()
    assert _mode(tmp_path / "new") == 0o700


def test_a_disk_that_knows_no_locks_is_used_all_the_same(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_handle: int, *, wait: bool) -> bool:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(disk, "lock", unknown)
    with file.alone(str(tmp_path / "t.sqlite")):
        pass
