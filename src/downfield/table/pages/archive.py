"""The archive: matches of this house and records that visitors brought along, as films that are made once."""

import asyncio
import contextlib
import functools
import hashlib
import os
from collections.abc import Coroutine, Hashable, Sequence
from typing import Any, TypeVar

import msgspec

from downfield.games import GAMES
from downfield.kernel.errors import DownfieldError
from downfield.kernel.options import Value
from downfield.kernel.position import Position
from downfield.kernel.solvers import Unsolved
from downfield.kernel.spec import Game
from downfield.league.figures.chances import Chances
from downfield.league.ledger import Line
from downfield.store import lists, uploads
from downfield.store.places import Place
from downfield.table.live.halls import Hall
from downfield.table.live.house import House
from downfield.table.live.quotas import check_record
from downfield.table.live.sitting import Sitting
from downfield.table.live.turns import Patron, patron
from downfield.table.live.workers import Crashed, Failed
from downfield.table.pages.games import small
from downfield.table.pages.reviewing import Reviews
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.logs import warn
from downfield.table.protocol.refusals import NotWorkedOut, UnknownRecord, Unmade
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.shelf import Shelf
from downfield.table.protocol.wishes import NOBODY, Caller, game_of, now_in_words
from downfield.table.show import studio
from downfield.table.show.studio import (
    Answered,
    Bill,
    Fallen,
    Foretold,
    Order,
    Packed,
    Report,
    Thing,
    script_of,
    script_of_ledger,
    script_of_position,
    script_of_record,
    script_so_far,
)
from downfield.text import Text
from downfield.text.fourth import FourthDowns
from downfield.text.picture import picture, showpiece
from downfield.text.story import Die

T = TypeVar("T")
LONGEST = 200_000  # characters of a record
MOST_SHOTS = 40  # boards in one piece
LONG = 60.0  # seconds for a piece of a film; an honest one takes one or two
REVIEW = 300.0  # for a piece of a review, which plays on from every decision
SOON = 5.0  # seconds after which a piece is made on beside, and others come before it


class Tale(msgspec.Struct, frozen=True):
    """A match to be told again: under which name it is kept, what was answered in it, and whether it is over."""

    name: Hashable
    script: bytes
    over: bool = True


class Archive:
    """Where films are kept; they are made in processes of their own, each visitor in turn."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hall = Hall(studio.made, max(1, min(2, (os.cpu_count() or 2) - 1)), SOON, behind=True)
        self._tales: Shelf[Tale] = Shelf(100, lambda tale: len(tale.script))  # of what can change no more
        self._boards: Shelf[str] = Shelf(200, len)
        self._opened: Shelf[bool] = Shelf(1000)
        self._made: Shelf[Thing] = Shelf(1000)
        self._making: dict[Hashable, asyncio.Task[Thing]] = {}
        self.reviews = Reviews(self)
        self._beside = set[asyncio.Task[Any]]()

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that goes on though nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
        return task

    def close(self) -> None:
        """Nothing is made any more."""
        self.hall.close()

    def forget(self, name: str) -> None:
        """A match or a record is no longer what it was, or is gone."""
        for shelf in (self._tales, self._boards, self._made):
            shelf.clear(name)
        self.reviews.forget(name)

    # Where matches come from ----------------------------------------------------------------------------------

    async def match(self, match_id: str) -> Tale:
        """A match of this house, over or not; or UnknownMatch."""
        known = self._tales.get(("match", match_id))
        if known is not None:
            return known
        async with self.house.visit(match_id) as room:
            sitting = room.sitting
            script = script_of(sitting)
            tale = Tale(("match", match_id, sitting.seq, hash(script)), script, sitting.over)
        return self._tales.put(("match", match_id), tale) if sitting.over else tale

    async def so_far(self, match_id: str, tale: Tale) -> Tale:
        """A match that goes on up to its last play after which nothing was hidden; or StillOn."""
        found = await self.find(tale, Order(tale.script, "so-far"))
        assert isinstance(found, str)
        script = await self.house.desk.do(lambda: script_so_far(tale.script, int(found)))
        return Tale(("match", match_id, "so far", hash(script)), script, over=False)

    async def board(self, place: Place, language: str) -> str:
        """The board of a match as it lies there, small; "" where the match would have to be played over for it."""
        key = (place.match.id, place.seq, language)
        known = self._boards.get(key)
        if known is None:
            sitting = await self.house.glance(place.match.id)
            text = text_of(language, game_of(place.match.game).spec)
            drawn = "" if sitting is None else await self.house.desk.do(lambda: _small(sitting, text))
            known = self._boards.put(key, drawn)
        return known

    async def record(self, record_id: str) -> Tale:
        """A record that somebody brought along, or UnknownRecord."""
        name = ("record", record_id)
        return self._tales.get(name) or self._tales.put(
            name, Tale(name, script_of_record(await self.text(record_id)))
        )

    async def text(self, record_id: str) -> str:
        """The text of a record that somebody brought along, or UnknownRecord."""
        text = await lists.upload(self.house.store, record_id)
        if text is None:
            raise UnknownRecord
        return text

    async def note_opened(self, record_id: str) -> None:
        """Write down that somebody looks at a record, once a day: what nobody opens goes after a while."""
        today = (record_id, now_in_words()[:10])
        if self._opened.get(today) is None:
            self._opened.put(today, True)
            await uploads.opened(self.house.store, record_id)

    async def bring(self, text: str, who: Caller = NOBODY) -> str:
        """Keep a record, if it re-runs to the last die; gives the name under which it lies here."""
        record_id = hashlib.sha256(text.encode()).hexdigest()[:32]
        if record_id not in await uploads.ids(self.house.store, who.person):
            await check_record(self.house.store, self.house.quotas, who, len(text))
        tale = Tale(("record", record_id), script_of_record(text))
        await self.bill(tale, "en")
        await lists.keep_upload(self.house.store, record_id, text)
        await uploads.brought(self.house.store, record_id, who.person, who.origin)
        self._tales.put(tale.name, tale)
        return record_id

    # What is made of them -------------------------------------------------------------------------------------

    async def bill(self, tale: Tale, language: str) -> Bill:
        """What is said of a film before it begins."""
        found = await self.find(tale, Order(tale.script, "bill", language))
        assert isinstance(found, Bill)
        return found

    async def report(self, tale: Tale, language: str) -> Report:
        """What was done in a match."""
        found = await self.find(tale, Order(tale.script, "report", language))
        assert isinstance(found, Report)
        return found

    async def dice(self, tale: Tale) -> list[Die]:
        """The dice of a match that everybody saw fall."""
        found = await self.find(tale, Order(tale.script, "dice"))
        assert isinstance(found, Fallen)
        return found.dice

    async def numbers(self, tale: Tale) -> Packed:
        """What was done in a match, for programs."""
        found = await self.find(tale, Order(tale.script, "numbers"))
        assert isinstance(found, Packed)
        return found

    async def reel(self, tale: Tale, language: str) -> Packed:
        """A film but for its boards."""
        found = await self.find(tale, Order(tale.script, "reel", language))
        assert isinstance(found, Packed)
        return found

    async def shots(
        self, tale: Tale, language: str, first: int, last: int, eyes: int | None = None
    ) -> Packed:
        """Some boards of a film, not more than can be sent at once."""
        first = max(0, first)
        last = max(first, min(last, first + MOST_SHOTS))
        found = await self.find(tale, Order(tale.script, "shots", language, first, last, eyes))
        assert isinstance(found, Packed)
        return found

    async def position(self, tale: Tale, moment: int) -> str:
        """The position of a moment, or UnknownMoment, or StillHidden."""
        found = await self.find(tale, Order(tale.script, "position", first=moment))
        assert isinstance(found, str)
        return found

    async def chances(self, competition: str, lines: Sequence[Line]) -> list[Chances]:
        """How likely each place of a competition is after so many lines of its ledger."""
        name = ("league", competition, len(lines))
        tale = self._tales.get(name)
        if tale is None:
            script = await self.house.desk.do(lambda: script_of_ledger(lines))
            tale = self._tales.put(name, Tale(name, script))
        found = await self.find(tale, Order(tale.script, "chances"))
        assert isinstance(found, Foretold)
        return found.groups

    async def verdict(
        self, game: Game, options: dict[str, Value], start: Position, language: str
    ) -> Answered:
        """What the oracle of a game says of a position, or why it cannot be."""
        script = script_of_position(game.slug, options, start)
        found = await self.find(Tale(script, script), Order(script, "verdict", language))
        assert isinstance(found, Answered)
        return found

    async def fourth_downs(
        self, game: Game, options: dict[str, Value], start: Position, language: str
    ) -> FourthDowns:
        """The chart of fourth downs for a position, or why it cannot be."""
        script = script_of_position(game.slug, options, start)
        found = await self.find(Tale(script, script), Order(script, "chart", language))
        assert isinstance(found, FourthDowns)
        return found

    async def wake(self) -> None:
        """Have every oracle open its book, so that nobody waits for that who asks first."""
        for game in filter(lambda game: game.spec.oracle, map(game_of, GAMES)):
            start = await self.house.desk.do(functools.partial(middle, game))
            with contextlib.suppress(DownfieldError):  # whoever asks hears why it cannot be
                await self.verdict(game, game.options(), start, "en")

    async def find(self, tale: Tale, order: Order) -> Thing:
        """What was made before, or is made now, once for all who ask for it."""
        key = (tale.name, order.what, order.language, order.first, order.last, order.eyes)
        known = self._made.get(key)
        if known is not None:
            return known
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, order))
            self._making[key].add_done_callback(lambda done: self._is_done(key, done))
        return await asyncio.shield(self._making[key])

    def _is_done(self, key: Hashable, done: "asyncio.Task[Any]") -> None:
        del self._making[key]
        if not done.cancelled():
            done.exception()  # known to whoever waited for it

    async def _make(self, key: Hashable, order: Order) -> Thing:
        thing = await self.ordered(patron(), order, self.house.allowance)
        if isinstance(thing, DownfieldError):
            raise thing
        return self._made.put(key, thing)

    async def ordered(self, patron: Patron, order: Order, purse: Allowance) -> Thing | DownfieldError:
        """Have something made, and paid for; a process that ended may have ended for another's fault."""
        long = REVIEW if order.what == "stretches" else LONG
        for last in (False, True):
            try:
                made: studio.Made = await self.hall.ask(patron, order, long)
                purse.spend(*patron, made.seconds)
                return made.thing
            except Unsolved:
                raise NotWorkedOut from None
            except (Crashed, Failed, TimeoutError) as e:
                warn("film failed", e, what=order.what)
                if isinstance(e, TimeoutError):
                    purse.spend(*patron, long)  # used for nothing is used too
                if last or not isinstance(e, Crashed):
                    break
        raise Unmade


def middle(game: Game) -> Position:
    """A position from the middle of a match."""
    return msgspec.structs.replace(showpiece(game).position(), since=[])


def _small(sitting: Sitting, text: Text) -> str:
    return small(picture(sitting.look(None), text.say))
