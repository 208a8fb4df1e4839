"""The table for browsers from the command line: where it listens, what it opens, how it ends."""

import asyncio
import contextlib
import os
import pathlib
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from websockets.sync.client import connect

import downfield
from downfield.store import Store
from downfield.table.web import doors
from tests.cli.test_cli import run

START = "from downfield.cli import main; main()"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@contextlib.contextmanager
def _table(folder: pathlib.Path, *words: str, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A table that was opened by a person: its process and its address."""
    source = str(pathlib.Path(downfield.__file__).parent.parent)
    own = {"PYTHONPATH": source, "PYTHONUNBUFFERED": "1", "DOWNFIELD_DATA": str(folder), **settings}
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "BROWSER")}
    with subprocess.Popen(
        [sys.executable, "-c", START, *words],
        env=environment | own,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout
            found = re.search(r"http://localhost:\d+", process.stdout.readline())
            assert found
            yield process, found[0]
        finally:
            process.kill()


@pytest.mark.slow
def test_the_table_opens_at_an_address_and_closes_politely(tmp_path: pathlib.Path) -> None:
    with _table(tmp_path, "--no-browser") as (process, address):
        with urllib.request.urlopen(f"{address}/healthz", timeout=60) as reply:
            assert reply.read() == b"well"
        with connect(f"{address.replace('http', 'ws')}/api/matches/none/live"):  # somebody is still there
            process.send_signal(signal.SIGINT)
            said, errors = process.communicate(timeout=60)
    assert (process.returncode, said, errors) == (0, "The table is closed.\n", "")
    assert (tmp_path / "table.sqlite").exists()


def test_a_second_table_on_the_same_matches_says_who_has_them(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    with _table(tmp_path, "--no-browser") as (process, _):
        code, _, err = run(capsys, "serve", "--port", "0", "--database", str(tmp_path / "table.sqlite"))
    assert (code, f"process {process.pid}" in " ".join(err.split())) == (2, True)


def test_nobody_else_reads_what_the_table_keeps(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "data"
    with _table(folder, "--no-browser") as (_, address):
        with urllib.request.urlopen(f"{address}/healthz", timeout=60) as reply:
            assert reply.read() == b"well"
        kept = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(kept) >= {"table.sqlite", "table.sqlite-wal"}
    assert set(kept.values()) == {0o600}


@pytest.mark.parametrize(
    "content", [bytes(8192), b"no database at all" * 500, b"SQLite format 3\0" + bytes(9000)]
)
def test_a_database_that_is_none_is_an_error_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, content: bytes
) -> None:
    (tmp_path / "t.sqlite").write_bytes(content)
    code, out, err = run(capsys, "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite"))
    assert (code, out, len(err.strip().splitlines())) == (2, "", 1)
    assert "cannot be used" in err


def test_where_nobody_can_play_no_half_record_is_left_behind(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWNFIELD_DATA", str(tmp_path))
    code, _, err = run(capsys, "play", "first-downs", "--home", "person", "--away", "random")
    assert (code, "terminal" in err) == (2, True)
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_the_package_can_be_run_as_a_module() -> None:
    source = str(pathlib.Path(downfield.__file__).parent.parent)
    said = subprocess.run(
        [sys.executable, "-m", "downfield", "games"],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "first-downs" in said.stdout


@pytest.mark.slow
def test_a_browser_is_opened_where_there_is_one(tmp_path: pathlib.Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/opened.new && mv {tmp_path}/opened.new {tmp_path}/opened\n'
    )
    browser.chmod(0o755)
    with _table(tmp_path, DISPLAY=":0", BROWSER=f"{browser} %s") as (_, address):
        end = time.monotonic() + 30
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.02)
        assert (tmp_path / "opened").read_text().strip() == address


def test_a_taken_port_is_passed_over(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "USUAL", taken)
    with doors.first_free() as door:
        assert door.port != taken
    monkeypatch.setattr(doors, "NEXT", 1)
    with doors.first_free() as door:
        assert door.port not in (0, taken)


def test_others_are_told_an_address_that_they_can_use() -> None:
    with doors.door("0.0.0.0", 0) as door:
        assert "0.0.0.0" not in door.address
        assert door.address.endswith(f":{door.port}")
    with doors.door("127.0.0.1", 0) as door:
        assert door.address == f"http://localhost:{door.port}"


@pytest.mark.parametrize(
    ("platform", "settings", "has"),
    [
        ("linux", {}, False),
        ("linux", {"SSH_CONNECTION": "x"}, False),
        ("linux", {"DISPLAY": ":0", "BROWSER": "true"}, True),
        ("linux", {"WAYLAND_DISPLAY": "w", "BROWSER": "true"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "x"}, False),
    ],
)
def test_a_browser_is_opened_only_before_the_eyes_of_who_asks(
    monkeypatch: pytest.MonkeyPatch, platform: str, settings: dict[str, str], has: bool
) -> None:
    monkeypatch.setattr("downfield.table.web.doors.sys.platform", platform)
    monkeypatch.setattr("downfield.table.web.doors.webbrowser.get", lambda: None)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert doors.has_browser() == has


def test_a_taken_port_that_was_named_is_an_error(capsys: pytest.CaptureFixture[str], taken: int) -> None:
    code, _, err = run(capsys, "serve", "--port", str(taken))
    assert (code, len(err.splitlines())) == (2, 1)
    assert f"Port {taken} is taken" in err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--host", "192.0.2.1"], "Is it an address of this machine"),
        (["--port", "70000"], "65535"),
        (["--database", "mysql://here/d"], "mysql is neither"),
        (["--database", "postgresql://u:hush@127.0.0.1:9/d"], "u:***@127.0.0.1:9/d cannot be used"),
        (["--database", "/dev/null/t.sqlite"], "cannot be used"),
        (["--log", "xml"], "log"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    port = [] if "--port" in words else ["--port", "0"]
    code, out, err = run(capsys, "serve", *port, *words)
    assert (code, out, len(err.strip().splitlines())) == (2, "", 1)
    assert says in err
    assert "hush" not in err


def test_a_database_of_a_newer_program_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "t.sqlite"
    asyncio.run(_make_newer(file))
    code, _, err = run(capsys, "serve", "--port", "0", "--database", str(file))
    assert code == 2
    assert "made by a newer Downfield" in " ".join(err.split())


async def _make_newer(file: pathlib.Path) -> None:
    store = Store(file)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
