"""The scorer: matches that are over are written into their ledgers, and those that are overdue settled by rule."""

import contextlib
import datetime
import time
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.league import calendar
from downfield.league.competition import Competition
from downfield.league.deeds import Played
from downfield.league.errors import LeagueError
from downfield.league.facts import result_of
from downfield.league.state import Fixture
from downfield.store import leagues
from downfield.table.live.club.moving import kept_record
from downfield.table.live.leagues import Held
from downfield.table.live.written import written as as_record
from downfield.table.protocol.logs import warn
from downfield.table.protocol.refusals import LookAgain

if TYPE_CHECKING:
    from downfield.table.live.house import House

OFTEN = 20.0  # seconds between two looks at all competitions


class Scorer:
    """Looks now and then which matches are over."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._looked = float("-inf")

    async def look(self) -> None:
        """See to every competition that is running."""
        if time.monotonic() - self._looked < OFTEN:
            return
        self._looked = time.monotonic()
        for held in await self.house.leagues.running():
            await self.score(held)

    async def score(self, held: Held) -> Held:
        """Write down how those matches of a competition ended that are over; as it stands then."""
        state = held.state
        played = {f.table: f for f in state.fixtures() if f.table and state.result(f) is None}
        for table in await leagues.over(self.house.store, list(played)) if played else []:
            try:
                held = await self._write(held, played[table])
            except DownfieldError as e:  # told to whoever runs the server; the organiser can decide
                warn("result not written", e, match=table)
        try:
            return await self._settle(held)
        except LookAgain:  # another server saw to it
            return held

    async def _settle(self, held: Held) -> Held:
        """What the competition's own rule says of matches that nobody came to; one that is being played goes on."""
        late = calendar.overdue(held.state, datetime.datetime.now(datetime.UTC))
        if not any(not f.table and calendar.verdict(held.state, f) for f in late):
            return held

        def work(competition: Competition, at: str) -> None:
            for fixture in late:
                now = competition.state.fixture(fixture.id)
                verdict = calendar.verdict(competition.state, now)
                if verdict is not None and not now.table and competition.state.result(now) is None:
                    with contextlib.suppress(LeagueError):  # what does not fit is the organiser's to decide
                        competition.do(verdict, "", at)

        return await self.house.leagues.act(held.kept.slug, work)

    async def _write(self, held: Held, fixture: Fixture) -> Held:
        async with self.house.visit(fixture.table) as room:
            sitting = room.sitting
            lapsed = sitting.lapsed != NOBODY
            signer = self.house.signer
            result, record = await self.house.desk.do(
                lambda: (result_of(sitting.match, lapsed), as_record(sitting, signer))
            )
        told = msgspec.structs.replace(result, record=await kept_record(self.house, record))

        def work(competition: Competition, at: str) -> None:
            now = competition.state.fixture(fixture.id)
            if now.table == fixture.table and competition.state.result(now) is None:
                competition.do(Played(fixture.id, told), "", at)

        return await self.house.leagues.act(held.kept.slug, work)
