"""Somebody at the other end of the live line, without a page of his own."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.server import Server


class Friend:
    """Holds a seat, and answers as he is told to."""

    def __init__(self, line: ClientConnection, seat: int, key: str) -> None:
        self.line = line
        self.seat = seat
        self._say(type="hello", keys=[key])
        self.now = self._hear(0)

    def answer(self, token: str) -> None:
        """Answer what is asked now, as soon as it is asked."""
        while str(self.seat) not in self.now["ask"]["mine"]:
            self.now = self._hear(self.now["seq"] + 1)
        before = self.now["seq"]
        self._say(type="answer", seq=before, seat=self.seat, token=token)
        self.now = self._hear(before + 1)

    def say(self, words: str) -> None:
        """Say something to those at the match."""
        self._say(type="chat", words=words)

    def _hear(self, seq: int) -> dict[str, Any]:
        """The first update after so many deeds."""
        while True:
            told: dict[str, Any] = json.loads(self.line.recv(timeout=30))
            assert told["type"] != "refusal", told
            if told["type"] == "update":
                self._add_to_dice((told["proof"] or {}).get("wanted", []))
                if told["seq"] >= seq:
                    return told

    def _add_to_dice(self, wanted: list[int]) -> None:
        """What a browser does by itself; a second time changes nothing."""
        for seat in wanted:
            self._say(type="nonce", seat=seat, value=seat)

    def _say(self, **message: Any) -> None:
        self.line.send(json.dumps(message))


@contextlib.contextmanager
def friend(server: Server, begun: dict[str, Any], seat: int) -> Iterator[Friend]:
    """Somebody who has come to a match."""
    path = f"{server.url.replace('http', 'ws')}/api/matches/{begun['id']}/live"
    with connect(path, max_size=None, close_timeout=1) as line:
        yield Friend(line, seat, begun["keys"][str(seat)])
