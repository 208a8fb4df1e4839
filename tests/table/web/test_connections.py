"""Connections that keep a place for nothing, and too many of them."""

import contextlib
import functools
import logging
import pathlib
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from downfield.table.protocol.limits import network
from downfield.table.protocol.logs import Seldom
from downfield.table.web.connections import Connection, Crowd
from downfield.table.web.server import table_app
from tests.table.running import Node, node

HEAD = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
BODY = HEAD + b"Content-Length: 21\r\n\r\n{'game': 'calciotto'}"


@contextlib.contextmanager
def _served(folder: pathlib.Path, crowd: Crowd, slow: float = 15.0) -> Iterator[int]:
    """A table that takes connections as ours do; gives its port."""
    taken: Any = functools.partial(Connection, crowd=crowd, is_proxy=lambda _: False, slow=slow)
    config = uvicorn.Config(
        table_app(folder / "t.sqlite"), http=taken, port=0, log_config=None, timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(20)


def _is_shut(line: socket.socket) -> bool:
    """Whether the other side ends it within some seconds."""
    line.settimeout(10)
    try:
        while line.recv(1000):
            continue
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("sent", [b"", HEAD[:9], HEAD, BODY[:-9]])
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: pathlib.Path, sent: bytes) -> None:
    with (
        _served(tmp_path, Crowd(), slow=0.3) as port,
        socket.create_connection(("127.0.0.1", port)) as line,
    ):
        line.sendall(sent)
        assert _is_shut(line)


def test_a_letter_at_a_time_is_too_slow(tmp_path: pathlib.Path) -> None:
    with (
        _served(tmp_path, Crowd(), slow=0.5) as port,
        socket.create_connection(("127.0.0.1", port)) as line,
    ):
        sent = 0
        while sent < len(HEAD) and not _is_shut_soon(line, 0.05):
            with contextlib.suppress(OSError):
                line.sendall(HEAD[sent : sent + 1])
            sent += 1
        assert sent < len(HEAD)


def test_a_line_may_be_silent(tmp_path: pathlib.Path) -> None:
    with _served(tmp_path, crowd := Crowd(), slow=0.2) as port:
        with connect(f"ws://127.0.0.1:{port}/api/matches/none/live", proxy=None) as line:
            time.sleep(0.5)
            assert crowd.all == 1
            line.send('{"type": "hello"}')
            assert "unknown-match" in str(line.recv(timeout=10))
        _until(lambda: crowd.all == 0)


def _until(seen: Any) -> None:
    end = time.monotonic() + 10
    while not seen():
        assert time.monotonic() < end
        time.sleep(0.01)


def _is_well(server: Node) -> bool:
    with contextlib.suppress(OSError):  # shut, where there is no room
        return server.get("/healthz") == "well"
    return False


def test_one_address_cannot_take_all_places(tmp_path: pathlib.Path) -> None:
    with _served(tmp_path, crowd := Crowd(most=50, share=10)) as port, contextlib.ExitStack() as left:
        lines = [left.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(30)]
        assert sum(map(_is_shut_soon, lines)) == 20
        assert crowd.all == 10
        for line in lines:
            line.close()
        _until(lambda: crowd.all == 0)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10) as reply:
            assert reply.read() == b"well"


def _is_shut_soon(line: socket.socket, seconds: float = 0.3) -> bool:
    line.settimeout(seconds)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_places_are_counted_down_whoever_leaves(tmp_path: pathlib.Path) -> None:
    crowd = Crowd(most=2, share=9)
    assert [crowd.enter(a, is_proxy=False) for a in "abc"] == [True, True, False]
    crowd.leave("a")
    assert crowd.enter("c", is_proxy=False)
    assert dict(crowd.by_address) == {"b": 1, "c": 1}


def test_a_proxy_stands_for_many() -> None:
    crowd = Crowd(most=9, share=1)
    assert [crowd.enter("p", is_proxy=True) for _ in range(3)] == [True] * 3


@pytest.mark.parametrize(
    ("address", "counts"),
    [("10.1.2.3", "10.1.2.3/32"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("::ffff:10.1.2.3", "10.1.2.3/32"),
     ("fe80::1%eth0", "fe80::/64"), ("testclient", "testclient")],
)  # fmt: skip
def test_of_an_address_the_part_counts_that_one_household_has(address: str, counts: str) -> None:
    assert network(address) == counts


# The log --------------------------------------------------------------------------------------------------------------


def _record(event: str, at: float, level: int = logging.WARNING) -> logging.LogRecord:
    record = logging.LogRecord("downfield", level, "", 0, event, (), None)
    record.created = at
    return record


def test_the_same_trouble_is_told_a_few_times_and_then_counted() -> None:
    seldom = Seldom(most=2, seconds=10)
    assert [seldom.filter(_record("bad", at)) for at in range(6)] == [True, True, False, False, False, False]
    assert seldom.filter(_record("other", 6))
    later = _record("bad", 11)
    assert seldom.filter(later)
    assert getattr(later, "facts", {}) == {"left_out": 4}


def test_what_is_no_trouble_is_always_told() -> None:
    seldom = Seldom(most=1)
    assert all(seldom.filter(_record("answer", 0, logging.INFO)) for _ in range(5))
    assert [seldom.filter(_record("refusal", 0, logging.INFO)) for _ in range(2)] == [True, False]


def test_a_server_without_files_for_more_says_so_in_few_lines(tmp_path: pathlib.Path) -> None:
    log = tmp_path / "log"
    started = node(tmp_path / "t.sqlite", "--log", "json", log=log, files=80)
    with started as server, contextlib.ExitStack() as left:
        assert server.get("/healthz") == "well"
        host, _, port = server.place.partition(":")
        for _ in range(150):
            left.enter_context(socket.create_connection((host, int(port))))
        _until(lambda: "Too many open files" in log.read_text())
        time.sleep(2.5)  # it tries again every second
        assert log.stat().st_size < 50_000
        left.close()
        _until(lambda: _is_well(server))  # once it has seen that they are gone
