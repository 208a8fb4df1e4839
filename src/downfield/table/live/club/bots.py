"""Fixtures between bots are played behind everything else, while nobody needs the machine, and their records kept."""

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.league import ledger, programs
from downfield.league.competition import Competition
from downfield.league.deeds import Played
from downfield.league.facts import result_of
from downfield.league.results import Result
from downfield.league.state import Fixture
from downfield.store import TROUBLE
from downfield.table.live.club.moving import kept_record
from downfield.table.live.leagues import Held, Work, this_moment
from downfield.table.live.workers import Crashed, Failed, Worker
from downfield.table.protocol import tally
from downfield.table.protocol.logs import tell, warn

if TYPE_CHECKING:
    from downfield.table.live.house import House

OFTEN = 20.0  # seconds between two looks at all competitions
BUDGET = 1800.0  # seconds for a match


class Asked(msgspec.Struct, frozen=True):
    """A fixture that is to be played: the ledger up to now, its number, the secret of the lots, and the day."""

    lines: tuple[bytes, ...]
    fixture: str
    secret: bytes
    day: str


def play_out(asked: Asked) -> tuple[bytes, str]:
    """The result of a fixture between bots, and its record; in a process of its own."""
    state = Competition(ledger.read(asked.lines)).state
    fixture = state.fixture(asked.fixture)
    match = programs.play(state, fixture, asked.secret)
    record = programs.record_of(match, state, fixture.id, asked.day)
    return msgspec.json.encode(result_of(match)), record


def _readied(fixture: str, secret: bytes) -> Work:
    """Before they play, bots buy the players that they have earned; then the dice fall that fall before a match."""

    def work(competition: Competition, at: str) -> None:
        for deed in programs.drafts(competition.state, competition.state.fixture(fixture)):
            competition.do(deed, "", at)
        competition.roll(secret, "", at, before=fixture)

    return work


class Bots:
    """Plays one fixture after the other."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._worker = Worker(play_out, solves=True, behind=True)
        self._playing: asyncio.Task[None] | None = None
        self._looked = float("-inf")
        self._given_up: set[tuple[str, str]] = set()

    async def look(self) -> None:
        """Begin where something is to be played; the heart does not wait for it."""
        if time.monotonic() - self._looked >= OFTEN and (self._playing is None or self._playing.done()):
            self._looked = time.monotonic()
            self._playing = asyncio.create_task(self._play_all())

    async def _play_all(self) -> None:
        try:
            while (found := await self._find()) is not None:
                await self._play(*found)
        except TROUBLE as e:
            tally.troubled(e, line="fixture")

    async def _find(self) -> tuple[Held, Fixture] | None:
        """A fixture whose bots nobody has sat down at a table to watch."""
        for held in await self.house.leagues.running():
            for fixture in programs.playable(held.state):
                if not fixture.table and (held.kept.id, fixture.id) not in self._given_up:
                    return held, fixture
        return None

    async def _play(self, held: Held, fixture: Fixture) -> None:
        secret = bytes.fromhex(held.kept.secret)
        try:
            held = await self.house.leagues.act(held.kept.slug, _readied(fixture.id, secret))
            written = held.competition.lines
            lines = await self.house.desk.do(lambda: tuple(line.encoded() for line in written))
            asked = Asked(lines, fixture.id, secret, this_moment()[:10])
            encoded, record = await asyncio.to_thread(self._worker.ask, asked, BUDGET)
            await self._write(held, fixture, msgspec.json.decode(encoded, type=Result), record)
        except (Crashed, Failed, TimeoutError, DownfieldError) as e:
            self._given_up.add((held.kept.id, fixture.id))  # the organiser can decide it
            warn("fixture not played", e, match=fixture.id)

    async def _write(self, held: Held, fixture: Fixture, result: Result, record: str) -> None:
        """Keep the record, then the result with the way to it; unless it has one meanwhile, or a table."""
        told = msgspec.structs.replace(result, record=await kept_record(self.house, record))

        def work(competition: Competition, at: str) -> None:
            now = competition.state.fixture(fixture.id)
            if competition.state.result(now) is None and not now.table:
                competition.do(Played(fixture.id, told), "", at)

        await self.house.leagues.act(held.kept.slug, work)
        tell("fixture played", match=fixture.id)

    async def close(self) -> None:
        """Whoever plays goes home; the fixture is played again another day."""
        self._worker.close()
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
