"""Servers in processes of their own, which can be killed, and lines to them."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

import downfield
from tests.table.conftest import Coach

START = "from downfield.cli import main; main()"


class Node:
    """A running server, at a port that was free."""

    def __init__(
        self, database: pathlib.Path | str, *words: str, log: pathlib.Path | None = None, files: int = 0
    ) -> None:
        line = [sys.executable, "-c", START, "serve", "--port", "0", "--database", str(database), *words]
        if files:
            line = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *line]
        source = str(pathlib.Path(downfield.__file__).parent.parent)
        with open(log or os.devnull, "w") as errors:
            self.process = subprocess.Popen(
                line,
                env={
                    "DOWNFIELD_PER_VISITOR": "0",
                    **os.environ,
                    "PYTHONPATH": source,
                    "PYTHONUNBUFFERED": "1",
                },
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", said)
        assert found, f"the server did not start: {said}"
        self.place = f"127.0.0.1:{found[1]}"

    def get(self, path: str, body: object = None) -> str:
        """The text at an address, or what a message sent to it brings."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(
            f"http://{self.place}{path}", data, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=60) as reply:
            return str(reply.read().decode())

    def begin(self, game: str, *who: dict[str, Any]) -> dict[str, Any]:
        """Begin a match."""
        told: dict[str, Any] = json.loads(self.get("/api/matches", {"game": game, "seats": list(who)}))
        return told

    @contextlib.contextmanager
    def coach(self, match: str, *keys: str) -> Iterator[Coach]:
        """Connect with keys, or as a spectator."""
        with connect(f"ws://{self.place}/api/matches/{match}/live", max_size=None) as line:
            coach = Coach(Line(line))
            coach.say(type="hello", keys=keys)
            if keys:
                coach.arrive()
            yield coach

    def thinkers(self) -> list[int]:
        """Its processes in which programs think."""
        told = subprocess.run(
            ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
        )
        rows = [row.split(None, 2) for row in told.stdout.splitlines()]
        own = [(int(pid), args) for pid, parent, *args in rows if int(parent) == self.process.pid]
        return [pid for pid, args in own if "spawn_main" in "".join(args)]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


class Line:
    """A line as a coach of the tests expects it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def receive_text(self, timeout: float) -> str:
        return str(self.line.recv(timeout=3 * timeout))

    def send_text(self, text: str) -> None:
        self.line.send(text)


@contextlib.contextmanager
def node(
    database: pathlib.Path | str, *words: str, log: pathlib.Path | None = None, files: int = 0
) -> Iterator[Node]:
    """A server, which may have so many files open, killed at the end if it still runs."""
    started = Node(database, *words, log=log, files=files)
    try:
        yield started
    finally:
        started.kill()
        assert started.process.stdout
        started.process.stdout.close()
