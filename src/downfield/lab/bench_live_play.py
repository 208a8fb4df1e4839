"""Coaches at the live line, as many as there are seats: they look, think, answer, and time what the other sees."""

import asyncio
import http.client
import json
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from downfield.kernel.chance import Rng

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


class Connection:
    """One coach's connection, and what was last heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.ask = Ask()
        self.over = False
        self.at = 0.0
        self.refused = 0
        self.bytes = self.updates = 0
        self.bell = asyncio.Event()
        self.hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for frame in self.socket:
            at = time.perf_counter()
            told = decoder.decode(frame)
            self.bytes += len(frame)
            if told.type in ("update", "patch"):
                self._take(told, at)
                await self._add_to_dice(told.proof.wanted if isinstance(told.proof, Proof) else [])
            else:
                self.refused += 1
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
        while self.seq < 0 or not self.ask.waiting:
            self.bell.clear()
            await self.bell.wait()

    async def after(self, seq: int) -> float:
        """Listen until more deeds were done; when that was heard."""
        while self.seq <= seq:
            self.bell.clear()
            await self.bell.wait()
        return self.at

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
        self.refused = 0
        self.bytes = 0


class Pair:
    """Two coaches and their match, a new one when it is over."""

    def __init__(self, table: str, game: str, number: int, think: float, tally: Tally) -> None:
        self.table = urlsplit(table).netloc
        self.game = game
        self.home = f"127.0.0.{2 + number % MANY}"
        self.think = think
        self.tally = tally
        self.rng = Rng(1, number)
        self.lines: list[Connection] = []
        self.match = ""

    async def sit_down(self) -> None:
        """Begin a match, and connect its coaches to it."""
        begun = await asyncio.to_thread(self._begin)
        self.match = begun["id"]
        for _, key in sorted(begun["keys"].items()):
            path = f"ws://{self.table}/api/matches/{begun['id']}/live"
            socket = await connect(path, max_size=None, local_addr=(self.home, 0), ping_interval=None)
            await socket.send(
                json.dumps({"type": "hello", "keys": [key], "seq": 0, "lang": "en", "patches": True})
            )
            self.lines.append(Connection(socket))
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
            if self.lines[0].over:
                self.tally.finished += 1
                await self.leave()
                await self.sit_down()
            if self.think:
                await asyncio.sleep(self.think * (0.67 + self.rng.below(67) / 100))
            await self.answer()

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
