"""The competitions of this table: their ledgers are read once, and a deed is written before anybody hears of it."""

import asyncio
import datetime
import functools
import unicodedata
import weakref
from collections.abc import Callable, Iterable

import msgspec

from downfield.league import calendar, ledger
from downfield.league.competition import Competition, create
from downfield.league.deeds import (
    AnyDeed,
    Appointed,
    Claimed,
    Drafted,
    Entered,
    Finished,
    Played,
    Ruled,
    Substituted,
    Told,
)
from downfield.league.ledger import Line
from downfield.league.settings import MOST_ROUNDS, Ladder, Settings
from downfield.league.state import FINISHED, RUNNING, State
from downfield.store import Store, Taken, leagues
from downfield.store.leagues import KeptCompetition
from downfield.table.live.desk import Desk
from downfield.table.protocol.refusals import LookAgain, TooManyLeagues, UnknownLeague
from downfield.table.protocol.shelf import Shelf
from downfield.table.protocol.wishes import PUBLIC, Caller, new_code, now_in_words
from downfield.text import key_of

KEPT = 100  # competitions that are kept ready
A_LINE = 4000  # bytes of a line and what it has come to, about
MOST_OWN = 50  # of one organiser
LISTED = 30  # on a page
LOOKED_AT = 200  # for what is to be done without anybody asking
LONGEST_SLUG = 40
REPLAY = "/replay/"  # where a record of this table can be seen again
Work = Callable[[Competition, str], object]  # what is to be done at this moment


class Held(msgspec.Struct, frozen=True):
    """A competition as it stands now."""

    kept: KeptCompetition
    competition: Competition

    @property
    def state(self) -> State:
        """What its ledger has come to."""
        return self.competition.state

    def is_organised_by(self, person: str) -> bool:
        """Whether somebody may decide here."""
        return bool(person) and (person == self.kept.organiser or person in self.state.organisers)

    def entrant_of(self, person: str) -> int:
        """The number of the entrant that somebody is, 0 for none."""
        here = self.state.entrants.values()
        return next((e.id for e in here if e.is_played_by(person) and not e.withdrawn), 0)


class Leagues:
    """All competitions of this table."""

    def __init__(self, store: Store, desk: Desk) -> None:
        self.store, self.desk = store, desk
        self._ready: Shelf[Held] = Shelf(KEPT, lambda held: A_LINE * len(held.competition.lines))
        self._over: set[str] = set()
        self._writing: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def open(self, slug: str) -> Held:
        """A competition with all that was written by now, also elsewhere; or UnknownLeague."""
        kept = await leagues.found(self.store, slug)
        if kept is None:
            raise UnknownLeague
        return await self._read(kept)

    async def running(self) -> list[Held]:
        """The competitions that are being played, of those that were made last."""
        found = []
        for kept in await leagues.latest(self.store, LOOKED_AT):
            if kept.id not in self._over:
                held = await self._read(kept)
                found += [held] if held.state.phase == RUNNING else []
                self._over |= {kept.id} if held.state.phase == FINISHED else set()
        return found

    async def _read(self, kept: KeptCompetition) -> Held:
        known = self._ready.get(kept.id)
        before = known.competition.lines if known else []
        new = await leagues.lines(self.store, kept.id, max(len(before) - 1, 0))
        if known is not None and new and new[0] == before[-1].encoded():
            if len(new) == 1:
                return known
            new = new[1:]
        elif known is not None:  # somebody is known no more, and his name was taken out
            before, new = [], await leagues.lines(self.store, kept.id)
        made = await self.desk.do(lambda: Competition(ledger.read([*map(Line.encoded, before), *new])))
        return self._ready.put(kept.id, Held(kept, made))

    async def listed(self, person: str = "", page: int = 1) -> tuple[list[Held], bool]:
        """The competitions that were made last, of the others only the own; and whether there are more."""
        kept = await leagues.latest(self.store, LISTED + 1, LISTED * (page - 1))
        found = [await self._read(one) for one in kept[:LISTED]]
        seen = [
            held
            for held in found
            if held.kept.visibility == PUBLIC or held.is_organised_by(person) or held.entrant_of(person)
        ]
        return seen, len(kept) > LISTED

    async def of_person(self, person: str) -> list[Held]:
        """The competitions that are being played, of those in which somebody takes part."""
        kept = await leagues.of_person(self.store, person, MOST_OWN) if person else []
        found = [await self._read(one) for one in kept if one.id not in self._over]
        return [held for held in found if held.state.phase == RUNNING and held.entrant_of(person)]

    async def make(self, settings: Settings, who: Caller, visibility: str = PUBLIC) -> Held:
        """Make a competition, or TooManyLeagues."""
        made, secret = await self.desk.do(functools.partial(create, settings, who.name, this_moment()))
        return await self.keep(made, secret.hex(), who, visibility)

    async def keep(self, made: Competition, secret: str, who: Caller, visibility: str) -> Held:
        """Keep a competition as its organiser's, or TooManyLeagues."""
        if await leagues.organised_by(self.store, who.person) >= MOST_OWN:
            raise TooManyLeagues
        slug = slug_of(made.state.settings.name)
        kept = KeptCompetition(new_code(12), slug, secret, who.person, visibility, now_in_words())
        lines = await self.desk.do(lambda: [line.encoded() for line in made.lines])
        await leagues.add(self.store, kept, lines, people_in(made.lines), proofs_in(made.lines))
        return self._ready.put(kept.id, Held(kept, made))

    async def act(self, slug: str, work: Work) -> Held:
        """Do something on a copy, write it down, and only then let it be seen; LookAgain if another was faster."""
        lock = self._writing.setdefault(slug, asyncio.Lock())
        async with lock:
            held = await self.open(slug)
            secret = bytes.fromhex(held.kept.secret)
            twin = await self.desk.do(lambda: _tried(held.competition.twin(), work, secret))
            first = len(held.competition.lines)
            lines = twin.lines[first:]
            if not lines:
                return held
            new = [line.encoded() for line in lines]
            try:
                last = held.competition.lines[-1].encoded()
                await leagues.append(
                    self.store, held.kept.id, first + 1, new, people_in(lines), proofs_in(lines), last
                )
            except Taken:
                raise LookAgain from None
            return self._ready.put(held.kept.id, Held(held.kept, twin))

    async def do(self, slug: str, deed: AnyDeed, by: str) -> Held:
        """Write one deed; what a coach does between two matches comes with its dice."""
        if isinstance(deed, Drafted):
            secret = bytes.fromhex((await self.open(slug)).kept.secret)
            return await self.act(
                slug, lambda held, at: held.draft(deed.entrant, deed.purchases, secret, by, at)
            )
        return await self.act(slug, lambda held, at: held.do(deed, by, at))

    async def begin(self, slug: str, by: str) -> Held:
        """Close the entries, draw the lots and the first round."""
        secret = bytes.fromhex((await self.open(slug)).kept.secret)

        def work(held: Competition, at: str) -> None:
            held.begin(secret, by, at)
            if not isinstance(held.state.stage(0), Ladder):  # there nothing is drawn
                draw(held, by, at)

        return await self.act(slug, work)

    async def draw(self, slug: str, by: str) -> Held:
        """Draw what comes next."""
        return await self.act(slug, lambda held, at: draw(held, by, at))

    async def finish(self, slug: str, by: str) -> Held:
        """End it, and show the secret of the lots."""
        kept = (await self.open(slug)).kept
        return await self.do(slug, Finished(kept.secret), by)


def people_in(lines: Iterable[Line]) -> set[str]:
    """Who takes part by some lines of a ledger, or organises too."""
    deeds = [line.deed for line in lines]
    named = (deed for deed in deeds if isinstance(deed, Appointed | Claimed | Entered | Substituted))
    return {deed.person for deed in named if deed.person}


def proofs_in(lines: Iterable[Line]) -> set[str]:
    """The records of this table that some lines of a ledger name."""
    named = {line.deed.result.record for line in lines if isinstance(line.deed, Played | Told | Ruled)}
    return {record.removeprefix(REPLAY) for record in named if record.startswith(REPLAY)}


def draw(held: Competition, by: str, at: str) -> list[Line]:
    """Draw what comes next, each round with its end."""
    dues = calendar.dues(held.state.settings, ledger.moment(at), MOST_ROUNDS)
    return held.draw(by, at, dues)


def this_moment() -> str:
    """Now, as ledgers write it."""
    return ledger.written(datetime.datetime.now(datetime.UTC))


def slug_of(name: str) -> str:
    """A name for addresses: the letters of the competition's own, and some by chance so that none is taken."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = key_of(letters).strip("-")[:LONGEST_SLUG].strip("-")
    return f"{plain}-{new_code(4)}" if plain else new_code(8)


def _tried(twin: Competition, work: Work, secret: bytes) -> Competition:
    """A twin on which something was done, and whatever dice are owed then have fallen."""
    work(twin, this_moment())
    twin.roll(secret, "", this_moment())
    return twin
