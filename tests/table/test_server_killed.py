"""A server that is killed in the middle of a match, and started again."""

import contextlib
import json
import os
import pathlib
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

import downfield
from downfield.kernel import record

START = "from downfield.cli import main; main()"


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _get(port: int, path: str, body: object = None) -> str:
    """The text at an address, or what a message sent to it brings."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=20) as reply:
        return str(reply.read().decode())


@contextlib.contextmanager
def _server(port: int, folder: pathlib.Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, killed at the end."""
    words = ["serve", "--port", str(port), "--database", str(folder / "table.sqlite")]
    source = str(pathlib.Path(downfield.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source}
    with subprocess.Popen([sys.executable, "-c", START, *words], env=environment, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as server:  # fmt: skip
        try:
            _await(port)
            yield server
        finally:
            server.kill()


def _await(port: int, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            assert _get(port, "/healthz") == "well"
            return
        except urllib.error.URLError:
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)


def _play(port: int, begun: dict[str, Any], steps: int) -> dict[str, Any]:
    """Answer so many times, or to the end; the last update."""
    path = f"ws://127.0.0.1:{port}/api/matches/{begun['id']}/live?keys={begun['keys']['0']}"
    with connect(path, max_size=None) as line:
        while True:
            told: dict[str, Any] = json.loads(line.recv(timeout=30))
            if told["type"] == "refusal":
                assert told["code"] == "late"  # a sealed answer that the program's own has overtaken
                continue
            if told["over"] or (told["ask"]["mine"] and steps == 0):
                return told
            for seat, choices in told["ask"]["mine"].items():
                token = choices[steps % len(choices)]["token"]
                line.send(
                    json.dumps({"type": "answer", "seq": told["seq"], "seat": int(seat), "token": token})
                )
                steps -= 1


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: pathlib.Path) -> None:
    port = _free_port()
    seats = [{"who": "me", "name": "Ada"}, {"who": "coach", "name": "steady"}]
    with _server(port, tmp_path):
        begun = json.loads(_get(port, "/api/matches", {"game": "first-and-roll", "seats": seats}))
        before = _play(port, begun, 15)
    with _server(port, tmp_path):
        after = _play(port, begun, 0)
        assert after["seq"] >= before["seq"]
        assert _play(port, begun, 10**6)["over"]
        read = record.read(_get(port, f"/api/matches/{begun['id']}/record"))
    assert record.verify(read, downfield.game("first-and-roll")).over
