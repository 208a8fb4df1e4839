"""Several servers behind one door: a match is in one of them, and whoever ends is replaced."""

import contextlib
import functools
import os
import pathlib
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from downfield.cli import main
from downfield.kernel.errors import BadOption
from downfield.table.web import several
from downfield.table.web.connections import Connection, Crowd
from downfield.table.web.handing_on import LONGEST, Passage, Usher, passages
from downfield.table.web.server import table_app
from downfield.table.web.serving import Server
from tests.table.conftest import play_on
from tests.table.running import Node, node

LIVE = "/api/matches/{}/live"


def _until(seen: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextlib.contextmanager
def _served(folder: pathlib.Path, passage: Passage, crowd: Crowd) -> Iterator[int]:
    """One of several servers, in a thread; gives a port of its own."""
    usher = Usher(passage)
    taken: Any = functools.partial(Connection, crowd=crowd, is_proxy=lambda _: False, usher=usher)
    app = table_app(folder / "t.sqlite")
    config = uvicorn.Config(app, http=taken, port=0, log_config=None, timeout_graceful_shutdown=1)
    server = Server(config, usher)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    _until(lambda: server.started or not thread.is_alive())
    try:
        yield int(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()


def _at_home(usher: Usher, number: int) -> str:
    """A match that is at home at a server."""
    names = (f"match{count}" for count in range(100))
    return next(name for name in names if usher.home_of(LIVE.format(name).encode()) == number)


def test_a_line_is_served_where_its_match_is_at_home_whichever_door_it_came_by(
    tmp_path: pathlib.Path,
) -> None:
    crowds = (Crowd(), Crowd())
    with passages(2) as ways, contextlib.ExitStack() as both:
        ports = [both.enter_context(_served(tmp_path, *pair)) for pair in zip(ways, crowds, strict=True)]
        for home, door in ((0, 0), (0, 1), (1, 0), (1, 1)):
            match = _at_home(Usher(ways[0]), home)
            with connect(f"ws://127.0.0.1:{ports[door]}{LIVE.format(match)}") as line:
                _until(lambda home=home: (crowds[home].all, crowds[1 - home].all) == (1, 0))  # type: ignore[misc]
                line.send('{"type": "hello", "keys": []}')
                assert "no such match" in str(line.recv(timeout=10))
            _until(lambda: crowds[0].all + crowds[1].all == 0)


def test_what_is_no_line_or_cannot_be_handed_on_stays(tmp_path: pathlib.Path) -> None:
    with passages(2) as ways, (tmp_path / "file").open("w") as file:
        usher = Usher(ways[0])
        other = LIVE.format(_at_home(usher, 1)).encode()
        assert usher.home_of(b"/api/matches/none/record") == 0
        assert usher.home_of(other + b"?lang=it") == 1
        assert not usher.hand_on(other, b"a" * (LONGEST + 1), file)
        ways[1].inbox.close()  # a server that is no more, nor its successor
        assert not usher.hand_on(other, b"GET", file)


def test_several_servers_need_a_database_that_can_be_shared(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    several.check(1, str(tmp_path / "t.sqlite"))
    with pytest.raises(BadOption, match="Several processes share a PostgreSQL, a file belongs to one"):
        several.check(2, str(tmp_path / "t.sqlite"))
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--workers", "0"])
    assert (ended.value.code, "1" in capsys.readouterr().err) == (2, True)


def _is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return pathlib.Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"


def _is_up(table: Node) -> bool:
    with contextlib.suppress(OSError):
        return table.get("/healthz") == "well"
    return False


def _answered(table: Node) -> float:
    lines = table.get("/metrics").splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("downfield_answers_total"))


def test_a_table_of_two_servers_outlives_either(postgres: str) -> None:
    me = {"who": "me"}
    with node(postgres, "--workers", "2") as table:
        _until(lambda: _is_up(table))
        servers = table.thinkers()
        begun = [table.begin("first-downs", me, me) for _ in range(4)]
        for match in begun:
            keys = match["keys"]
            with table.coach(match["id"], keys["0"]) as home, table.coach(match["id"], keys["1"]) as away:
                play_on({0: home, 1: away}, steps=4)
                assert [sitter["here"] for sitter in away.now["sitters"]] == [True, True]
        assert _answered(table) >= 4 * 4  # by both servers
        os.kill(servers[0], signal.SIGKILL)
        _until(lambda: len(set(table.thinkers()) - set(servers)) == 1)
        match, keys = begun[0], begun[0]["keys"]
        _until(lambda: _is_up(table))
        with table.coach(match["id"], keys["0"]) as home, table.coach(match["id"], keys["1"]) as away:
            play_on({0: home, 1: away}, steps=4)
            assert home.now["seq"] >= 8
        servers = table.thinkers()
        table.process.send_signal(signal.SIGTERM)
        assert table.process.wait(30) == 0
        assert all(map(_is_gone, servers))


@pytest.mark.nightly
def test_servers_go_with_whoever_has_begun_them(postgres: str) -> None:
    with node(postgres, "--workers", "2") as table:
        _until(lambda: _is_up(table))
        servers = table.thinkers()
    _until(lambda: all(map(_is_gone, servers)))
    assert len(servers) == 2
