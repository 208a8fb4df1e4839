"""Handing on: whichever of several servers opens the door, a line is served by the one that has its match.

A WebSocket is a connection of its own. Once its request is read and before anything is answered, the connection itself
is given to the server whose match it is, with the words that were read. So everybody at a match is in one room, and
each sees who is there. All other requests are answered by whoever gets them.
"""

import asyncio
import contextlib
import itertools
import re
import socket
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from downfield.table.protocol.logs import warn

LINE = re.compile(rb"/api/matches/([^/?]+)/live(?:$|\?)")
LONGEST = 32_000  # bytes of a request that is handed on; a longer one is served where it came


class Passage(NamedTuple):
    """What leads to each of several servers, and which of them this is."""

    number: int
    doors: tuple[socket.socket, ...]  # by which others are reached
    inbox: socket.socket


@contextlib.contextmanager
def passages(many: int) -> Iterator[tuple[Passage, ...]]:
    """The passages of so many servers. They outlast every server: what waits in one is found by its successor."""
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(many)]
    with contextlib.ExitStack() as left:
        for end in itertools.chain.from_iterable(pairs):
            left.enter_context(end).setblocking(False)
        doors = tuple(door for door, _ in pairs)
        yield tuple(Passage(number, doors, inbox) for number, (_, inbox) in enumerate(pairs))


class Usher:
    """Shows lines to the server that has their match, and lets in those that others have shown here."""

    def __init__(self, passage: Passage) -> None:
        self.passage = passage
        self._coming: set[asyncio.Task[None]] = set()

    def home_of(self, target: bytes) -> int:
        """The server at which a request is at home: where it is a line, that of its match, else this one."""
        found = LINE.fullmatch(target) or LINE.match(target)
        return zlib.crc32(found[1]) % len(self.passage.doors) if found else self.passage.number

    def hand_on(self, target: bytes, request: bytes, connection: Any) -> bool:
        """Give a connection with what was read of it to the server where it is at home; False when it stays here."""
        home = self.home_of(target)
        if home == self.passage.number or len(request) > LONGEST:
            return False
        try:
            socket.send_fds(self.passage.doors[home], [request], [connection.fileno()])
        except OSError as e:  # the other is too busy to look, or there are no files left
            warn("line not handed on", e)
            return False
        return True

    def open(self, begin: Callable[[], asyncio.Protocol]) -> None:
        """Let in who is shown here; `begin` makes what serves a connection."""
        asyncio.get_running_loop().add_reader(self.passage.inbox, self._look, begin)

    def close(self) -> None:
        """Let nobody in any more."""
        asyncio.get_running_loop().remove_reader(self.passage.inbox)

    def _look(self, begin: Callable[[], asyncio.Protocol]) -> None:
        with contextlib.suppress(BlockingIOError):
            request, given, _, _ = socket.recv_fds(self.passage.inbox, LONGEST, 1)
            for file in given:
                task = asyncio.create_task(self._let_in(socket.socket(fileno=file), request, begin))
                self._coming.add(task)
                task.add_done_callback(self._coming.discard)

    async def _let_in(
        self, connection: socket.socket, request: bytes, begin: Callable[[], asyncio.Protocol]
    ) -> None:
        """Go on with a connection as if it had come here."""
        connection.setblocking(False)
        try:
            _, served = await asyncio.get_running_loop().connect_accepted_socket(begin, connection)
        except OSError:  # who came has gone
            connection.close()
            return
        served.data_received(request)
