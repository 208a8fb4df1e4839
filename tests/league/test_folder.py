"""A competition in a folder: written line by line, whoever else writes and whenever a process ends."""

import pathlib

import pytest

from downfield.league.deeds import Entered, Opened
from downfield.league.errors import BadLedger, LeagueError, Refused, Unknown
from downfield.league.folder import LEDGER, SECRET, Folder, make
from downfield.league.settings import RoundRobin, Settings

CUP = Settings("Cup", "calciotto", (RoundRobin(),))


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> Folder:
    return make(tmp_path / "cup", CUP, "Ann")


def test_what_is_done_is_there_when_it_is_opened_again(folder: Folder) -> None:
    folder.do(Entered("Ben"), "Ann")
    assert Folder(folder.path).state == folder.state


def test_two_who_write_at_once_both_write(folder: Folder) -> None:
    other = Folder(folder.path)
    folder.do(Entered("Ben"), "Ann")
    other.do(Entered("Cleo"), "Otto")
    with pytest.raises(Refused, match="takes part already"):
        folder.do(Entered("Cleo"), "Ann")
    assert [e.name for e in Folder(folder.path).state.entrants.values()] == ["Ben", "Cleo"]


def test_half_a_line_that_a_killed_process_left_was_never_done(folder: Folder) -> None:
    folder.do(Entered("Ben"), "Ann")
    file = folder.path / LEDGER
    whole = file.read_bytes()
    folder.do(Entered("Cleo"), "Ann")
    for cut in (1, 20, len(file.read_bytes()) - len(whole) - 1):
        file.write_bytes(file.read_bytes()[: len(whole) + cut])
        again = Folder(folder.path)
        assert [e.name for e in again.state.entrants.values()] == ["Ben"]
        again.do(Entered("Cleo"), "Ann")
        assert [e.name for e in Folder(folder.path).state.entrants.values()] == ["Ben", "Cleo"]


def test_a_refusal_writes_nothing(folder: Folder) -> None:
    before = (folder.path / LEDGER).read_bytes()
    with pytest.raises(LeagueError):
        folder.begin("Ann")
    assert (folder.path / LEDGER).read_bytes() == before


def test_a_full_disk_leaves_the_ledger_as_it_was(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (folder.path / LEDGER).read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refused, match="No space left"):
        folder.do(Opened(), "Ann")
    assert (folder.path / LEDGER).read_bytes() == before
    assert folder.state.phase == "draft"


def test_a_ledger_that_was_altered_is_not_opened(folder: Folder) -> None:
    folder.do(Entered("Ben"), "Ann")
    folder.do(Entered("Cleo"), "Ann")
    file = folder.path / LEDGER
    file.write_bytes(file.read_bytes().replace(b"Ben", b"Eve"))
    with pytest.raises(BadLedger, match="Line 3 does not follow"):
        Folder(folder.path)


def test_the_secret_is_the_organisers_alone(folder: Folder) -> None:
    assert SECRET in (folder.path / ".gitignore").read_text()
    assert (folder.path / SECRET).stat().st_mode & 0o077 == 0
    (folder.path / SECRET).unlink()
    folder.do(Entered("Ben"), "Ann")
    with pytest.raises(Unknown, match="secret"):
        folder.begin("Ann")


def test_a_folder_that_holds_something_is_not_taken(folder: Folder) -> None:
    with pytest.raises(Refused, match="not an empty folder"):
        make(folder.path, CUP, "Ann")
    with pytest.raises(LeagueError, match="cannot be read"):
        Folder(folder.path / "elsewhere")
