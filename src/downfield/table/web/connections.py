"""Connections: not too many, and none that keeps a place for nothing."""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from downfield.table.protocol.limits import network
from downfield.table.protocol.logs import warn
from downfield.table.web.handing_on import Usher

SPARE = 200  # files for everything else than connections
FEWEST = 50  # connections, however few files the system allows
MOST = 4000  # connections in all
SHARE = 400  # connections of one address: a club may share one
SLOW = 15.0  # seconds in which a request comes whole, the first one too
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class Crowd:
    """How many are connected, in all and from each address."""

    def __init__(self, most: int = MOST, share: int = SHARE) -> None:
        self.most, self.share = most, share
        self.by_address: Counter[str] = Counter()
        self.all = 0

    def enter(self, address: str, *, is_proxy: bool) -> bool:
        """One more; False when there are too many. A proxy stands for many others."""
        if self.all >= self.most or (self.by_address[address] >= self.share and not is_proxy):
            warn("too many connections", all=self.all)
            return False
        self.all += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.all -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


class Connection(H11Protocol):
    """A connection that is shut when its request does not come in time."""

    def __init__(
        self,
        *args: Any,
        crowd: Crowd,
        is_proxy: Callable[[str], bool],
        slow: float = SLOW,
        usher: Usher | None = None,
        **more: Any,
    ) -> None:
        super().__init__(*args, **more)
        self.crowd, self.is_proxy, self.slow, self.usher = crowd, is_proxy, slow, usher
        self.address: str | None = None  # under which it is counted
        self.late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: is there room?"""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        address = network(host)
        if self.crowd.enter(address, is_proxy=self.is_proxy(host)):
            self.address = address
            self.late = self.loop.call_later(self.slow, self._shut)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something comes; once a request is whole, nobody waits for more of it."""
        if self.late is None:
            self.late = self.loop.call_later(self.slow, self._shut)
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._in_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A line begins, which another protocol serves, or another server; it is counted until it ends."""
        if self.usher is not None and self._hand_on(self.usher, event):
            self.transport.abort()  # nothing is said or ended by that: the other has the connection
            return
        super().handle_websocket_upgrade(event)
        self._in_time()
        line: Any = self.transport.get_protocol()
        ended = line.connection_lost

        def lost(exc: Exception | None) -> None:
            del line.connection_lost  # else it would keep itself
            self._leave()
            ended(exc)

        line.connection_lost = lost

    def _hand_on(self, usher: Usher, event: h11.Request) -> bool:
        lines = [b"%b: %b\r\n" % (name, value) for name, value in event.headers]
        request = b"%b %b HTTP/1.1\r\n%b\r\n" % (event.method, event.target, b"".join(lines))
        return usher.hand_on(event.target, request, self.transport.get_extra_info("socket"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self._in_time()
        self._leave()
        super().connection_lost(exc)

    def _in_time(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _shut(self) -> None:
        """Too late: whoever sends a letter at a time keeps others out."""
        self.late = None
        if not self.transport.is_closing():
            warn("slow connection shut")
            self.transport.abort()

    def _leave(self) -> None:
        if self.address is not None:
            self.crowd.leave(self.address)
            self.address = None


def room_for() -> int:
    """How many connections this system has files for, as many as it lets us have."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST if soft == resource.RLIM_INFINITY else max(FEWEST, min(MOST, soft - SPARE))
