"""A table behind a real socket, in a thread of this process: for programs that come by HTTP alone."""

import contextlib
import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import uvicorn
from litestar import Litestar

Told = dict[str, Any]


@contextlib.contextmanager
def served(app: Litestar, **more: Any) -> Iterator[str]:
    """Serve a table; gives its address."""
    config = uvicorn.Config(
        app, port=0, log_config=None, access_log=False, timeout_graceful_shutdown=1, **more
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive(), "the table did not open"
        assert time.monotonic() < end, "the table did not open"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)


class Program:
    """A program with a bearer token, or without."""

    def __init__(self, table: str, bearer: str = "", cookie: str = "") -> None:
        self.table = table
        self.headers = {"Content-Type": "application/json"}
        if bearer:
            self.headers["Authorization"] = f"Bearer {bearer}"
        if cookie:
            self.headers["Cookie"] = cookie

    def open(self, path: str, body: object = None, method: str | None = None) -> Any:
        """Send a request; whatever comes back, a stream too."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.table + path, data, self.headers, method=method)
        return urllib.request.urlopen(asked, timeout=30)

    def ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        """Send a request; the document that comes back."""
        with self.open(path, body, method) as reply:
            text = reply.read()
            return json.loads(text) if text else None

    def refused(self, path: str, body: object = None, method: str | None = None) -> Told:
        """Send a request that is refused; the refusal, with its status."""
        try:
            with self.open(path, body, method) as reply:
                raise AssertionError(f"not refused: {reply.read()[:200]!r}")
        except urllib.error.HTTPError as e:
            with e:
                told: Told = json.loads(e.read())
                assert told["words"]
                return {**told, "status": e.code}

    @contextlib.contextmanager
    def listen(self, match: str) -> Iterator[Iterator[Told]]:
        """The moments of a match."""
        with self.open(f"/api/matches/{match}/stream") as stream:
            assert stream.headers["content-type"].startswith("application/x-ndjson")
            yield (json.loads(line) for line in stream if line.strip())
