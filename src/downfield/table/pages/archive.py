"""The archive: matches of this house and records that visitors brought along, as films that are made once."""

import asyncio
import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import msgspec

from downfield.kernel import record
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.store import lists
from downfield.store.signing import signer_of
from downfield.table.live.house import House
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.refusals import BadRecord, OtherRules, UnknownRecord
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.table.show.films import Film, Shot
from downfield.table.show.updates import Showing

LONGEST = 200_000  # characters of a record
MOST_SHOTS = 40  # boards in one piece
AT_LINE = re.compile(r"Line (\d+): (.*)", re.DOTALL)
T = TypeVar("T")


class Shelf(Generic[T]):
    """Keeps what was asked for last, and forgets the rest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """What lies there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, thing: T) -> T:
        """Lay something there."""
        self._kept[key] = thing
        self._kept.move_to_end(key)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return thing


class Packed(msgspec.Struct, frozen=True):
    """Something to be sent: its bytes, made small, and a mark by which it is known again."""

    zipped: bytes
    mark: str


def pack(thing: msgspec.Struct) -> Packed:
    """Make something ready to be sent."""
    plain = msgspec.json.encode(thing)
    return Packed(gzip.compress(plain, 6, mtime=0), hashlib.sha256(plain).hexdigest()[:24])


class Shots(msgspec.Struct, frozen=True):
    """A piece of a film: the boards from the moment `first` on."""

    first: int
    shots: list[Shot]


class Tale(msgspec.Struct, frozen=True):
    """A match to be told again: under which name it is kept, and where it was played here the sitting."""

    name: Hashable
    match: Match
    sitting: Sitting | None = None

    def film(self, language: str, eyes: int | None = None) -> Film:
        """The match as a film in this language, seen by a seat or by nobody in particular."""
        text = text_of(language, self.match.game.spec)
        result = "" if self.sitting is None else Showing(self.sitting, (), text).result()
        return Film(self.match, text, result, eyes)


class Archive:
    """Where films are kept."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tales: Shelf[Tale] = Shelf(100)  # of what can change no more
        self._glances: Shelf[Tale] = Shelf(100)
        self._packed: Shelf[Packed] = Shelf(1000)

    # Where matches come from ----------------------------------------------------------------------------------

    async def match(self, match_id: str) -> Tale:
        """A match of this house, over or not; or UnknownMatch."""
        known = self._tales.get(("match", match_id))
        if known is not None:
            return known
        async with self.house.visit(match_id) as room:
            sitting = room.sitting.clone()
        if not sitting.over:
            return Tale(("match", match_id, sitting.seq), sitting.match, sitting)
        return self._tales.put(("match", match_id), Tale(("match", match_id), sitting.match, sitting))

    async def glance(self, match_id: str, deeds: int) -> Sitting:
        """A match of this house as it stands after so many deeds, without opening it each time."""
        known = self._tales.get(("match", match_id)) or self._glances.get((match_id, deeds))
        if known is None:
            known = self._glances.put((match_id, deeds), await self.match(match_id))
        assert known.sitting is not None, "it was played here"
        return known.sitting

    async def record(self, record_id: str) -> Tale:
        """A record that somebody brought along, or UnknownRecord."""
        known = self._tales.get(("record", record_id))
        return known or self._brought(record_id, await self.text(record_id))

    async def text(self, record_id: str) -> str:
        """The text of a record that somebody brought along, or UnknownRecord."""
        text = await lists.upload(self.house.store, record_id)
        if text is None:
            raise UnknownRecord
        return text

    async def bring(self, text: str) -> str:
        """Keep a record, if it re-runs to the last die; gives the name under which it lies here."""
        record_id = hashlib.sha256(text.encode()).hexdigest()[:32]
        tale = await asyncio.to_thread(self._read, record_id, text)
        await lists.keep_upload(self.house.store, record_id, text)
        self._tales.put(tale.name, tale)
        return record_id

    def _brought(self, record_id: str, text: str) -> Tale:
        tale = self._read(record_id, text)
        return self._tales.put(tale.name, tale)

    def _read(self, record_id: str, text: str) -> Tale:
        return Tale(("record", record_id), verified(text))

    # Films ----------------------------------------------------------------------------------------------------

    async def reel(self, tale: Tale, language: str) -> Packed:
        """A film but for its boards."""
        return await self._made((tale.name, language), lambda: tale.film(language).reel())

    async def shots(
        self, tale: Tale, language: str, first: int, last: int, eyes: int | None = None
    ) -> Packed:
        """Some boards of a film, not more than can be sent at once."""
        first = max(0, first)
        last = min(last, first + MOST_SHOTS)
        film = tale.film(language, eyes)
        make = lambda: Shots(first, film.shots(first, last))  # noqa: E731
        return await self._made((tale.name, language, first, last, film.eyes), make)

    async def _made(self, key: Hashable, make: Callable[[], msgspec.Struct]) -> Packed:
        """What was made before, or is made now, beside the table."""
        known = self._packed.get(key)
        return known or self._packed.put(key, await asyncio.to_thread(lambda: pack(make())))


def verified(text: str) -> Match:
    """The match that a record tells, played again to the last die; or BadRecord with the line, or OtherRules."""
    try:
        read = record.read(text)
        game = game_of(read.tags["Game"])
        rules, pack = read.tags["Rules"], read.tags["Pack"].split()[-1:]
        if not (game.knows_rules(rules) and pack and game.knows_pack(rules, pack[0])):
            raise OtherRules
        signer_of(read)
        return record.verify(read, game)
    except OtherRules:
        raise
    except DownfieldError as e:
        at = AT_LINE.fullmatch(e.message)
        raise BadRecord(at[2] if at else e.message, line=int(at[1]) if at else 0) from None
    except (ValueError, OverflowError):
        raise BadRecord("A number in it is beyond all measure.") from None
