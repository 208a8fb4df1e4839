"""A real server in a process of its own, on a scratch database."""

import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from typing import Any

import downfield
from downfield.kernel import record
from downfield.kernel.match import Match

# The server as `downfield serve` opens it, but programs do not wait for spectators, and a test may begin many matches;
# and there is a page with nothing on it but the icon, which browsers ask for wherever none is named.
BLANK = "/blank"
START = """
import sys, uvicorn
from litestar import MediaType, get
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
@get("/blank", media_type=MediaType.HTML, sync_to_thread=False)
def blank() -> str:
    return '<link rel="icon" href="/static/icon.svg">'
if __name__ == "__main__":
    app = table_app(sys.argv[1], pace=0.0, doorkeeper=Doorkeeper(100_000))
    app.register(blank)
    uvicorn.run(app, port=int(sys.argv[2]), access_log=False, log_level="warning", timeout_graceful_shutdown=3)
"""
SOURCE = pathlib.Path(downfield.__file__).parent.parent


class Server:
    """A table that can be killed and opened again at the same address."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.said = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open the table, and wait until it is open."""
        script = self.folder / "serve.py"
        script.write_text(START, encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "DOWNFIELD_DATA": str(self.folder)}
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, str(script), str(self.folder / "table.sqlite"), str(self.port)],
                env=environment,
                stdout=said,
                stderr=said,
            )
        self._await()

    def _await(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while True:
            try:
                assert self.get("/healthz") == "well"
                return
            except urllib.error.URLError:
                assert self.process is not None
                assert self.process.poll() is None, f"the server has ended: {self.said.read_text()}"
                assert time.monotonic() < end, "the server did not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """End it without a word of warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close the table; what it complained about meanwhile is a fault."""
        self._end(signal.SIGTERM)
        assert "Traceback" not in self.said.read_text(encoding="utf-8"), self.said.read_text()

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(30)
            self.process = None

    # What programs may ask ------------------------------------------------------------------------------------

    def get(self, path: str, body: object = None) -> str:
        """The text at an address, or what a message sent to it brings."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"{self.url}{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as reply:
            return str(reply.read().decode())

    def begin(self, game: str, *who: str, **more: Any) -> dict[str, Any]:
        """Begin a match: each seat is "me", "me:NAME", "open", or a program's name."""
        seats = [_wish(*w.partition(":")[::2]) for w in who]
        begun: dict[str, Any] = json.loads(self.get("/api/matches", {"game": game, "seats": seats, **more}))
        return begun

    def verified(self, match_id: str) -> Match:
        """The match that the record on this server tells, played once more to the last die."""
        read = record.read(self.get(f"/api/matches/{match_id}/record"))
        return record.verify(read, downfield.game(read.tags["Game"]))


def seat_link(begun: dict[str, Any], *seats: int) -> str:
    """The page of a match for whoever holds these seats (all of one's own when none is named)."""
    keys = [begun["keys"][str(s)] for s in seats] or list(begun.get("keys", {}).values())
    return f"/match/{begun['id']}" + (f"#k={','.join(keys)}" if keys else "")


def _wish(who: str, name: str) -> dict[str, str]:
    return {"who": who, "name": name} if who in ("me", "open") else {"who": "coach", "name": who}


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
