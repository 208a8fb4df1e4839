"""Coaches at the live line, as many as there are seats: they look, think, answer, and time what the other sees."""

import asyncio
import contextlib
import http.client
import itertools
import json
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from downfield.kernel.chance import Rng

AGAIN = 0.2  # seconds until a coach whom no table lets in knocks again
MANY = 250  # addresses that people come from; all of them are this machine


class Choice(msgspec.Struct, frozen=True):
    """An option."""

    token: str


class Ask(msgspec.Struct, frozen=True):
    """What the match waits for."""

    waiting: list[int] = []
    mine: dict[str, list[Choice]] = {}


class Proof(msgspec.Struct, frozen=True):
    """The seats that are still to add to the dice."""

    wanted: list[int] = []


class Heard(msgspec.Struct, frozen=True):
    """As much of a message as a coach here needs: everything else is skipped, as a browser would draw it."""

    type: str
    seq: int = 0
    ask: Ask | UnsetType = UNSET
    proof: Proof | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET
    code: str = ""


decoder = msgspec.json.Decoder(Heard)


class Gone(Exception):
    """The table does not answer any more."""


AWAY = (Gone, ConnectionClosed, OSError, http.client.HTTPException)  # what a table that was killed looks like


class Connection:
    """One coach's connection, and what was last heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.ask = Ask()
        self.over = False
        self.at = 0.0
        self.refused = Counter[str]()  # by code
        self.bytes = self.updates = 0
        self.gone = False
        self.bell = asyncio.Event()
        self.hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self.socket:
                await self._heard(frame, time.perf_counter())
        self.gone = True
        self.bell.set()

    async def _heard(self, frame: str | bytes, at: float) -> None:
        told = decoder.decode(frame)
        self.bytes += len(frame)
        if told.type in ("update", "patch"):
            self._take(told, at)
            await self._add_to_dice(told.proof.wanted if isinstance(told.proof, Proof) else [])
        else:
            self.refused[told.code or told.type] += 1
        self.bell.set()

    def _take(self, told: Heard, at: float) -> None:
        """What a patch does not name is as it was."""
        self.seq, self.at = told.seq, at
        self.updates += 1
        self.ask = self.ask if told.ask is UNSET else told.ask
        self.over = self.over if told.over is UNSET else told.over

    async def _add_to_dice(self, wanted: list[int]) -> None:
        """What a browser does by itself; what comes a second time changes nothing."""
        for seat in wanted:
            await self.socket.send(json.dumps({"type": "nonce", "seat": seat, "value": seat}))

    async def begun(self) -> None:
        """Listen until every seat has added to the dice."""
        while self.seq < 0 or not (self.ask.waiting or self.over):
            await self._more()

    async def after(self, seq: int) -> float:
        """Listen until more deeds were done; when that was heard."""
        while self.seq <= seq:
            await self._more()
        return self.at

    async def _more(self) -> None:
        """Wait for another word; Gone when there will be none."""
        if self.gone:
            raise Gone
        self.bell.clear()
        await self.bell.wait()

    async def close(self) -> None:
        """Go home."""
        await self.socket.close()
        await asyncio.gather(self.hearing, return_exceptions=True)


class Tally:
    """What was counted: for each answer the seconds until the other seat saw it."""

    def __init__(self) -> None:
        self.counting = False
        self.seconds: list[float] = []
        self.finished = 0
        self.refused = Counter[str]()
        self.bytes = 0
        self.gaps: list[
            float
        ] = []  # seconds in which a match had no table: one was killed, and it went to another
        self.lost = 0  # matches that had fewer deeds at the other table than had been seen


class Pair:
    """Two coaches and their match, a new one when it is over. They come to one of the tables, and go to the next
    when it is gone."""

    def __init__(self, tables: Sequence[str], game: str, number: int, think: float, tally: Tally) -> None:
        self.tables = itertools.cycle([urlsplit(table).netloc for table in tables])
        for _ in range(1 + number % len(tables)):
            self.table = next(self.tables)
        self.game = game
        self.home = f"127.0.0.{2 + number % MANY}"
        self.think = think
        self.tally = tally
        self.rng = Rng(1, number)
        self.lines: list[Connection] = []
        self.match = ""
        self.keys: list[str] = []

    async def sit_down(self) -> None:
        """Begin a match, and connect its coaches to it."""
        begun = await asyncio.to_thread(self._begin)
        self.match, self.keys = begun["id"], [key for _, key in sorted(begun["keys"].items())]
        await self._connect()

    async def _connect(self) -> None:
        path = f"ws://{self.table}/api/matches/{self.match}/live"
        for key in self.keys:
            socket = await connect(path, max_size=None, local_addr=(self.home, 0), ping_interval=None)
            self.lines.append(Connection(socket))
            await socket.send(
                json.dumps({"type": "hello", "keys": [key], "seq": 0, "lang": "en", "patches": True})
            )
        for line in self.lines:
            await line.begun()

    def _begin(self) -> dict[str, Any]:
        host, port = self.table.split(":")
        line = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(self.home, 0))
        seats = [{"who": "me"}, {"who": "me"}]
        body = json.dumps({"game": self.game, "seats": seats})
        line.request("POST", "/api/matches", body, {"content-type": "application/json"})
        reply = line.getresponse()
        told: dict[str, Any] = json.loads(reply.read())
        line.close()
        if reply.status != 201:
            raise RuntimeError(f"No match was begun: {told}")
        return told

    async def play(self) -> None:
        """Play until told to stop."""
        while True:
            try:
                await self._go_on()
            except AWAY:
                await self.move()

    async def _go_on(self) -> None:
        """One answer, in a match that is not over."""
        if self.lines[0].over:
            self.tally.finished += 1
            await self.leave()
            await self.sit_down()
        if self.think:
            await asyncio.sleep(self.think * (0.67 + self.rng.below(67) / 100))
        await self.answer()

    async def move(self) -> None:
        """Go to the next table with the same match, until one lets the coaches in."""
        begun, seen = time.perf_counter(), max((line.seq for line in self.lines), default=-1)
        while True:
            await self.leave()
            self.table = next(self.tables)
            try:
                await self._connect()
                break
            except AWAY:
                await asyncio.sleep(AGAIN)
        self.tally.gaps.append(time.perf_counter() - begun)
        self.tally.lost += min(line.seq for line in self.lines) < seen

    async def answer(self) -> None:
        """Whoever is asked first answers; the other sees it."""
        seat = self.lines[0].ask.waiting[0]
        mine, other = self.lines[seat], self.lines[(seat + 1) % len(self.lines)]
        options = mine.ask.mine[str(seat)]
        seq, token = mine.seq, options[self.rng.below(len(options))].token
        message = {"type": "answer", "seq": seq, "seat": seat, "token": token}
        sent, counting = time.perf_counter(), self.tally.counting
        await mine.socket.send(json.dumps(message))
        seen = await other.after(seq)
        await mine.after(seq)
        if counting and self.tally.counting:
            self.tally.seconds.append(seen - sent)

    async def leave(self) -> None:
        """Both go home."""
        for line in self.lines:
            await line.close()
            self.tally.refused += line.refused
            self.tally.bytes += line.bytes
        self.lines = []
