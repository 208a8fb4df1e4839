"""Guests who send whatever comes into their heads: legal, late, forged, torn, huge, and much of it at once."""

import contextlib
import json
import socket
import time
import typing
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from downfield.kernel.chance import Rng
from downfield.table.protocol.messages import Sent
from downfield.table.web.line import LARGEST
from tests.table.served import Told

KINDS: tuple[type[msgspec.Struct], ...] = typing.get_args(Sent)  # whatever a browser may say, is said
ODD_NUMBERS: tuple[object, ...] = (
    -1,
    0,
    1,
    2,
    3,
    99,
    2**31,
    2**63,
    -(2**63),
    2**64,
    10**30,
    1.5,
    "0",
    None,
    True,
    [],
    {},
)
ODD_WORDS: tuple[object, ...] = (
    "",
    " ",
    "\0",
    "\u202e",
    "x" * 600,
    "no such thing",
    "0",
    "1/2",
    "home:?",
    "é",
    "\ud83c\udfc8",
    None,
    7,
    ["a"],
)
RARE = {"resign": 40, "rematch": 4}  # one in so many is sent; else no match would be played


class Rogue:
    """A guest, connected with the keys of some seats, perhaps of none."""

    def __init__(self, table: str, match: str, keys: list[str], rng: Rng) -> None:
        self.path = f"{table.replace('http', 'ws')}/api/matches/{match}/live"
        self.keys = keys
        self.rng = rng
        self.heard: list[Told] = []
        self.sent: list[str] = []
        self.now: Told = {}
        self.line: ClientConnection | None = None
        self._open = contextlib.ExitStack()

    # Coming and going -----------------------------------------------------------------------------------------

    def come(self, keys: list[str] | None = None, **hello: Any) -> None:
        """Connect, and say hello."""
        line = connect(self.path, max_size=None, close_timeout=1, ping_interval=None)
        self.line = self._open.enter_context(line)
        self.now = {}
        self.say(json.dumps({"type": "hello", "keys": self.keys if keys is None else keys, **hello}))

    def go(self) -> None:
        """Hang up."""
        self._open.close()
        self.line = None

    def vanish(self) -> None:
        """The line breaks without a word."""
        if self.line is not None:
            with contextlib.suppress(OSError):
                self.line.socket.shutdown(socket.SHUT_RDWR)
        self.go()

    def say(self, message: str | bytes) -> None:
        """Send a message, if the line is still there."""
        assert self.line is not None
        with contextlib.suppress(ConnectionClosed):
            self.line.send(message)

    def listen(self, seconds: float = 0) -> None:
        """Hear what has come."""
        while self.line is not None:
            try:
                told: Told = json.loads(self.line.recv(timeout=seconds))
            except TimeoutError:
                return
            except ConnectionClosed:
                self.go()
                return
            self.heard.append(told)
            if told["type"] == "update":
                self.now = told

    def wait(self) -> None:
        """Hear at least one thing more, unless the line is closed."""
        known, end = len(self.heard), time.monotonic() + 1
        while self.line is not None and len(self.heard) == known and time.monotonic() < end:
            self.listen(0.05)

    # What is said ---------------------------------------------------------------------------------------------

    def add_to_dice(self) -> None:
        """What every browser does by itself before a match begins."""
        for seat in (self.now.get("proof") or {}).get("wanted", []):
            self.say(json.dumps({"type": "nonce", "seat": seat, "value": seat}))

    def act(self) -> None:
        """Do something."""
        if self.line is None:
            self.come(seq=self.one((0, 0, 3, 10**6)))
            self.wait()
            return
        self.add_to_dice()
        whim = self.rng.below(100)
        if whim < 45:
            self.say(self.keep(self.sensible()))
            self.wait()  # there is an answer to whatever makes sense
        elif whim < 60:
            self.say(self.keep(self.senseless()))
        elif whim < 72:
            self.say(self.torn())
        elif whim < 80 and self.sent:
            for _ in range(1 + self.rng.below(3)):
                self.say(self.one(self.sent))  # once more, perhaps much later
        elif whim < 88:
            self.say(
                self.one(
                    (b"\xff\xfe\x00", b"", b"{", "", "[]", "null", "[" * (LARGEST - 10), "x" * (LARGEST + 1))
                )
            )
        elif whim < 90:
            self.say("y" * (5 * LARGEST))  # more than the line takes: it is closed
        else:
            self.one((self.go, self.vanish))()

    def keep(self, message: str) -> str:
        """Remember what was said, to say it again."""
        self.sent = [*self.sent[-20:], message]
        return message

    def sensible(self) -> str:
        """An answer that is asked for; or something else that could be meant so."""
        mine = self.now.get("ask", {}).get("mine", {})
        seq = self.now.get("seq", 0)
        if mine and self.rng.below(4):
            seat, choices = self.one(sorted(mine.items()))
            token = self.one(choices)["token"]
            return json.dumps({"type": "answer", "seq": seq, "seat": int(seat), "token": token})
        kind = self.kind()
        fields = {"seq": seq, "seat": self.rng.below(2), "token": "play", "words": "well played"}
        return self.message(kind, {name: fields.get(name, 0) for name in kind.__struct_fields__})

    def senseless(self) -> str:
        """A message whose fields are anything."""
        kind = self.kind()
        fields = {
            name: self.one(ODD_WORDS if name in ("token", "words") else ODD_NUMBERS)
            for name in kind.__struct_fields__
            if self.rng.below(8)
        }
        return self.message(kind, fields)

    def torn(self) -> str:
        """A message of which a part is missing, or another."""
        whole = self.sensible()
        at = self.rng.below(len(whole))
        other = whole[:at] + chr(32 + self.rng.below(90)) + whole[at + 1 :]
        return str(self.one((whole[:at], whole[at:], other)))

    def kind(self) -> type[msgspec.Struct]:
        """A kind of message; what ends a match only now and then."""
        kind = self.one(KINDS)
        tag = str(kind.__struct_config__.tag)
        return kind if not self.rng.below(RARE.get(tag, 1)) else KINDS[0]

    def message(self, kind: type[msgspec.Struct], fields: dict[str, Any]) -> str:
        return json.dumps({"type": kind.__struct_config__.tag, **fields})

    def one(self, things: Any) -> Any:
        """One of them."""
        return things[self.rng.below(len(things))]
