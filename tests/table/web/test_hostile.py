"""What somebody tries who means harm: odd headers, torn records and positions, floods, lines that nobody reads."""

import asyncio
import contextlib
import logging
import pathlib
import socket
from collections.abc import Iterator
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import DownfieldError
from downfield.store import KeptMatch, Store
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.thinking import Bench
from downfield.table.protocol.limits import Paces
from downfield.table.protocol.refusals import Late, UnknownMatch
from downfield.table.protocol.requests import text_of
from downfield.table.show.studio import verified
from downfield.table.web import line
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.contract.cases import LATE
from tests.table.client import Client
from tests.table.conftest import Table
from tests.table.served import Program, served

GAMES = tuple(downfield.GAMES)
OURS = ("downfield", "litestar", "uvicorn")
NO_HTTP = "Invalid HTTP request received."  # what the web server says of such a line, and answers with 400
SIGNS = "0123456789 -=:/?\"'[]().,\n\t\0é²٣\u202e∞+eE_x"
ODD = (
    "http://[",
    "null",
    "",
    "x" * 5000,
    "http://\x80\xff",
    "javascript:alert(1)",
    "http://a@b:99999999/",
    "é",
)
HEADERS = (
    "origin",
    "host",
    "cookie",
    "accept-language",
    "accept",
    "authorization",
    "content-type",
    "if-none-match",
)


class Heard(logging.Handler):
    """What is told of trouble, by whomever."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.words: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(OURS):
            self.words.append(record.getMessage())


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Heard]]:
    """The address of a table at which nothing may go wrong, also when it is closed; and what is told of it."""
    heard, database = Heard(), tmp_path_factory.mktemp("hostile") / "table.sqlite"
    logging.getLogger().addHandler(heard)
    try:
        with served(table_app(database, doorkeeper=Doorkeeper(10**9))) as opened:
            yield opened, heard
    finally:
        logging.getLogger().removeHandler(heard)
    assert heard.words == []


@pytest.fixture
def address(hostile: tuple[str, Heard]) -> Iterator[str]:
    """The address of that table; whose test it is at which something went wrong is told at once."""
    opened, heard = hostile
    yield opened
    told, heard.words = heard.words, []
    assert [words for words in told if words != NO_HTTP] == []


def _raw(address: str, request: bytes) -> bytes:
    """The first bytes of the reply to whatever is written on the line."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(request)
        with contextlib.suppress(ConnectionError):
            return line.recv(64)
    return b""


@pytest.mark.parametrize("name", HEADERS)
def test_an_odd_header_is_no_failure(address: str, name: str) -> None:
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    upgrade += "dGhlIHNhbXBsZSBub25jZQ==\r\n"
    lines = {
        "GET / HTTP/1.1": "",
        "GET /api/matches/none/stream HTTP/1.1": "",
        "GET /api/mine HTTP/1.1": "",
        "POST /api/matches HTTP/1.1": "Content-Length: 2\r\n",
        "POST /api/passkeys/ask HTTP/1.1": "Content-Length: 2\r\n",
        "GET /api/matches/none/live HTTP/1.1": upgrade,
    }
    for first, more in lines.items():
        for value in ODD:
            usual = {"host": "here", "content-type": "application/json"} | {name: value}
            written = "".join(f"{key}: {told}\r\n" for key, told in usual.items())
            body = "{}" if first.startswith("POST") else ""
            reply = _raw(address, f"{first}\r\n{written}{more}\r\n{body}".encode("latin-1", "replace"))
            assert not reply or int(reply.split()[1]) < 500, (first, value, reply)


def test_an_odd_address_is_no_failure(address: str) -> None:
    for path in (
        "/%",
        "/%zz",
        "//",
        "/..%2f..%2fetc/passwd",
        "/static/..%2fweb/server.py",
        "/static/%00",
        "/static/" + "a" * 300,
        "/static/" + "%e2%88%9e" * 200,
        "/match/" + "a" * 5000,
    ):
        for query in (
            "",
            "?lang=%ff",
            "?lang=" + "x" * 3000,
            "?%00=%00&from=x",
            "?from=-1&to=99999999999999999999",
        ):
            reply = _raw(address, f"GET {path}{query} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
            assert int(reply.split()[1]) < 500, (path, query)


# What is brought along ----------------------------------------------------------------------------------------


def _torn(text: str, rng: Rng) -> str:
    """A text of which something is missing, doubled, moved or replaced."""
    at, far = rng.below(len(text)), 1 + rng.below(30)
    sign = SIGNS[rng.below(len(SIGNS))] * (1 + (rng.below(20) == 0) * rng.below(3000))
    return (
        text[:at] + sign + text[at + 1 :],
        text[:at] + text[at + far :],
        text[: at + far] + text[at:],
        text[:at] + sign + text[at:],
        text[at:] + text[:at],
    )[rng.below(5)]  # fmt: skip


def _played(slug: str) -> str:
    """The record of a whole match."""
    match, rng = downfield.game(slug).at(LATE.get(slug, ""), seed=3), Rng(3)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)
    return record.write(match, "2026-01-01")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_torn_record_is_refused(game: str) -> None:
    whole, rng = _played(game), Rng(9)
    assert verified(whole).over
    head = whole.index("\n\n") + 2
    for number in range(400):
        # The head is short and every sign of it counts, so half of the harm is done there.
        torn = _torn(whole[:head], rng) + whole[head:] if number % 2 else _torn(whole, rng)
        with contextlib.suppress(DownfieldError):
            verified(torn)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_torn_position_is_refused(table: Table, game: str) -> None:
    match, rng, lines = downfield.game(game).new(seed=4), Rng(4), list[str]()
    while not match.over and len(lines) < 40:
        lines.append(match.line())
        seat = match.waiting()[0]
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)
    for number in range(200):
        torn = _torn(lines[number % len(lines)], rng)
        wish = {"game": game, "seats": [{"who": "me"}, {"who": "me"}], "start": torn}
        assert table.client.post("/api/matches", json=wish).status_code in (201, 400), torn


# Floods -------------------------------------------------------------------------------------------------------


def test_whoever_reads_too_fast_waits(tmp_path: pathlib.Path) -> None:
    keeper = Doorkeeper()
    keeper.readers = Paces(3, 0.001)
    with Client(table_app(tmp_path / "table.sqlite", doorkeeper=keeper)) as client:
        assert [client.get("/healthz").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert client.get("/static/table/match.js").status_code == 200


def test_an_address_has_only_so_many_lines(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "MOST_LINES", 2)
    begun = table.begin("first-downs", "me", "me")
    with table.coach(begun["id"]) as one, table.coach(begun["id"]) as two:
        one.at(0)
        two.at(0)
        with table.coach(begun["id"]) as three:
            assert three.refused() == "too-many"
    while True:
        with table.coach(begun["id"]) as again:
            if again.hear()["type"] == "update":
                return


async def test_whoever_does_not_listen_is_not_waited_for() -> None:
    guest = Guest(frozenset(), text_of("en"), 0)
    for _ in range(10_000):
        guest.refuse(Late(), 0)
    assert len(guest.asides) <= 100


class SlowStore(Store):
    """A database that takes for ever over one match."""

    async def match(self, match_id: str) -> KeptMatch | None:
        if match_id == "slow":
            await asyncio.Event().wait()
        return await super().match(match_id)


async def test_a_match_that_opens_slowly_keeps_nobody_else_waiting(tmp_path: pathlib.Path) -> None:
    store = SlowStore(tmp_path / "table.sqlite")
    await store.open()
    house = House(store, Bench())

    async def look(match_id: str) -> None:
        async with house.visit(match_id):
            raise AssertionError("there is no such match")

    slow = asyncio.create_task(look("slow"))
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        with pytest.raises(UnknownMatch):
            await look("quick")
    slow.cancel()
    await asyncio.gather(slow, return_exceptions=True)
    await house.close()
    await store.close()


def test_a_program_that_vanishes_leaves_nothing_behind(address: str) -> None:
    begun: Any = Program(address).ask(
        "/api/matches", {"game": "first-downs", "seats": [{"who": "me"}, {"who": "me"}]}
    )
    for _ in range(5):
        with Program(address, begun["keys"]["0"]).open(f"/api/matches/{begun['id']}/stream") as stream:
            stream.readline()
    standing = Program(address).ask(f"/api/matches/{begun['id']}")
    while standing["sitters"][0]["here"]:
        standing = Program(address).ask(f"/api/matches/{begun['id']}")


def test_whoever_leaves_in_the_middle_of_a_sentence_leaves_no_trace(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(table_app(tmp_path / "table.sqlite")) as address:
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as line:
            head = f"POST /api/matches HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
            line.sendall(f"{head}Content-Length: 500\r\n\r\n{{".encode())
        assert Program(address).ask("/api/matches", {"game": "first-downs", "seats": [{"who": "me"}] * 2})[
            "id"
        ]
    assert "failed" not in caplog.text
