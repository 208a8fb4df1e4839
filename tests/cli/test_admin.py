"""The command of keepers: what it lists, what it does, and that a reason is wanted for every deed."""

import asyncio
import pathlib
import sqlite3

import msgspec
import pytest

from downfield.store import Store, company, people, reports
from downfield.store.kept import Said
from downfield.store.reports import KeptReport, ReportedLine
from tests.cli.test_cli import run
from tests.store.conftest import MATCH, SEATS
from tests.store.test_keeping import ADA, BOB


@pytest.fixture
def file(tmp_path: pathlib.Path) -> str:
    """A table with two accounts, a match, a line of chat and a report."""
    name = str(tmp_path / "t.sqlite")

    async def make() -> None:
        store = Store(name)
        await store.open()
        for who in (ADA, BOB):
            await people.add_person(store, who)
        await store.begin(msgspec.structs.replace(MATCH, created="2020-01-01"), SEATS, [])
        await company.say(store, "m1", Said(0, 0, "bad words", 1))
        lines = [ReportedLine(0, 0, "Ada", "bad words", 1)]
        about = ("m1", 0, "ada1", "Ada", "words", "please look", 0)
        await reports.add(store, KeptReport(0, "2026-01-01T10:00", "bob1", "Bob", *about, lines))
        await store.close()

    asyncio.run(make())
    return name


def _admin(capsys: pytest.CaptureFixture[str], file: str, *words: str) -> tuple[int, str]:
    code, out, err = run(capsys, "admin", *words, "--database", file)
    return code, " ".join((out + err).split())


def test_reports_are_listed_shown_and_closed(capsys: pytest.CaptureFixture[str], file: str) -> None:
    code, said = _admin(capsys, file, "reports")
    assert (code, "Ada at m1/0 by Bob" in said) == (0, True)
    code, said = _admin(capsys, file, "report", "1")
    assert "please look" in said
    assert "> 0 1970-01-01T00:00 Ada: bad words" in said
    assert _admin(capsys, file, "close", "1", "--why", "warned")[0] == 0
    assert "There are none." in _admin(capsys, file, "reports")[1]
    assert "Ada at m1/0" in _admin(capsys, file, "reports", "--closed")[1]
    assert "command line: close report 1 (warned)" in _admin(capsys, file, "log")[1]
    assert _admin(capsys, file, "close", "1", "--why", "again")[0] == 2
    assert _admin(capsys, file, "report", "7") == (2, "downfield: There is no report 7.")


def test_people_are_found_banned_renamed_and_deleted(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert "Ada" in _admin(capsys, file, "people", "AD")[1]
    assert _admin(capsys, file, "ban", "Ada", "--why", "rude", "--until", "2999-01-31")[0] == 0
    assert "Banned until 2999-01-3" in _admin(capsys, file, "person", "Ada")[1]
    assert _admin(capsys, file, "ban", "2001:db8::7", "--why", "flood")[0] == 0
    assert _admin(capsys, file, "ban", "192.0.2.0/24", "--why", "flood", "--days", "2")[0] == 0
    said = _admin(capsys, file, "bans")[1]
    assert "network 2001:db8::/64 until further notice: flood" in said
    assert _admin(capsys, file, "unban", "192.0.2.0/24", "--why", "enough")[0] == 0
    assert "192.0.2.0/24" not in _admin(capsys, file, "bans")[1]
    assert _admin(capsys, file, "rename", "Ada", "Bob", "--why", "x")[0] == 2
    assert _admin(capsys, file, "rename", "Ada", "Eva", "--why", "x")[0] == 0
    assert _admin(capsys, file, "rename", "m1/0", "Guest", "--why", "x")[0] == 0
    assert _admin(capsys, file, "delete", "person", "Eva", "--why", "asked for it")[0] == 0
    assert _admin(capsys, file, "person", "Eva") == (2, "downfield: Nothing here is called Eva.")


def test_matches_and_lines_are_deleted(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert _admin(capsys, file, "delete", "line", "m1/0", "--why", "rude")[0] == 0
    assert _admin(capsys, file, "delete", "line", "m1/9", "--why", "rude")[0] == 2
    assert _admin(capsys, file, "delete", "match", "m1", "--why", "spam")[0] == 0
    assert _admin(capsys, file, "delete", "record", "none", "--why", "spam")[0] == 2
    assert "0 matches" in _admin(capsys, file, "statistics")[1]


def test_every_deed_has_a_reason(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert "Give a reason" in _admin(capsys, file, "delete", "match", "m1", "--why", "  ")[1]
    code, said = _admin(capsys, file, "ban", "Ada")
    assert (code, "why" in said) == (2, True)
    assert _admin(capsys, file, "ban", "Ada", "--why", "x", "--until", "soon")[0] == 2
    assert _admin(capsys, file, "ban", "Ada", "--why", "x", "--until", "2000-01-01")[0] == 2


def test_a_keeper_is_appointed(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert "Ada is a keeper." in _admin(capsys, file, "keeper", "ada")[1]
    assert "a keeper" in _admin(capsys, file, "person", "Ada")[1]
    assert "no longer a keeper" in _admin(capsys, file, "keeper", "Ada", "--remove")[1]
    assert _admin(capsys, file, "keeper", "Zoe")[0] == 2


def test_what_would_go_is_told_before_it_goes(capsys: pytest.CaptureFixture[str], file: str) -> None:
    for words, left in ((("--dry-run",), "1 matches"), ((), "0 matches")):
        code, said = _admin(capsys, file, "retention", "--keep-unplayed", "1", *words)
        assert (code, "1 matches of guests that were never played" in said) == (0, True)
        assert left in _admin(capsys, file, "statistics")[1]
    assert _admin(capsys, file, "retention", "--keep-chat", "-1")[0] == 2


def test_ratings_are_worked_out_anew(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert _admin(capsys, file, "ratings") == (0, "")  # nothing was rated
    row = ("calciotto", 1, "r1", 5, "ada", "coach:steady", 0, 99.0, 1.0, 25.0, 0.0)
    with sqlite3.connect(file) as table:
        table.execute("INSERT INTO rated VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    assert "calciotto: 1 results, 1 of them" in _admin(capsys, file, "ratings")[1]
    assert "calciotto: 1 results, 0 of them" in _admin(capsys, file, "ratings")[1]
