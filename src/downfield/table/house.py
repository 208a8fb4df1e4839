"""The house: opens a room for each match that somebody looks at, begins matches, shows people to their seats."""

import asyncio
import contextlib
import functools
import hmac
import secrets
from collections.abc import AsyncIterator, Sequence

import downfield
from downfield.kernel.errors import BadOption
from downfield.store import Store, Taken
from downfield.store.kept import OPEN
from downfield.table.refusals import UnknownInvitation, UnknownMatch, WrongKey
from downfield.table.room import PACE, Room
from downfield.table.sitting import Sitting, dice_of, rebuild
from downfield.table.think import Bench
from downfield.table.wishes import (
    Begun,
    MatchWish,
    Seated,
    for_each,
    game_of,
    hashed,
    kept_match,
    kept_seat,
    new_code,
    person_name,
    settled,
)


class House:
    """Every match of this server."""

    def __init__(self, store: Store, bench: Bench, pace: float = PACE) -> None:
        self.store = store
        self.bench = bench
        self.pace = pace
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def visit(self, match_id: str) -> AsyncIterator[Room]:
        """The room of a match, open as long as somebody is in it; or UnknownMatch."""
        async with self._opening:
            room = self._rooms.get(match_id) or await self._open(match_id)
            room.visits += 1
        try:
            yield room
        finally:
            room.visits -= 1
            self._lock_up()

    async def _open(self, match_id: str) -> Room:
        sitting = await self._load(match_id)
        again = functools.partial(self._load, match_id)
        self._rooms[match_id] = Room(sitting, self.store, self.bench, again, self.pace)
        return self._rooms[match_id]

    def _lock_up(self) -> None:
        """Close the rooms in which there is nobody, not even a program that thinks."""
        for match_id, room in list(self._rooms.items()):
            if room.visits == 0 and room.thinking is None:
                del self._rooms[match_id]

    async def _load(self, match_id: str) -> Sitting:
        kept = await self.store.match(match_id)
        if kept is None or kept.game not in downfield.GAMES:
            raise UnknownMatch
        seats, deeds = await self.store.seats(match_id), await self.store.deeds(match_id)
        return rebuild(kept, seats, deeds, game_of(kept.game))

    async def close(self) -> None:
        """Close every room."""
        for room in self._rooms.values():
            await room.close()
        self.bench.close()

    # Beginning ------------------------------------------------------------------------------------------------

    async def begin(self, wish: MatchWish) -> Begun:
        """Begin a match."""
        game = game_of(wish.game)
        options = settled(game, wish.options)
        wishes = for_each(wish.seats, game.spec.seats(options), game)
        invite = new_code(8) if any(w.who == OPEN for w in wishes) else ""
        if invite and wish.seed is not None:
            raise BadOption(
                "Whoever knows the seed knows the dice: leave it out when a seat is open to others."
            )
        keys = {str(i): secrets.token_urlsafe(24) for i, w in enumerate(wishes) if w.who == "me"}
        named = zip(wishes, game.spec.seats(options), strict=True)
        seats = [kept_seat(i, w, seat, keys.get(str(i), "")) for i, (w, seat) in enumerate(named)]
        kept = kept_match(game, options, wish.seed, invite)
        sitting = Sitting(kept, seats, game)
        sitting.match.dice = dice_of(kept)
        await self.store.begin(kept, seats, sitting.roll())
        return Begun(kept.id, keys, invite)

    async def join(self, code: str, name: str) -> Seated:
        """Sit down on the first open seat to which a code invites, or UnknownInvitation."""
        match_id = await self.store.invited(hashed(code.strip().lower()))
        if match_id is None:
            raise UnknownInvitation
        called = person_name(name)
        async with self.visit(match_id) as room:
            for seat in (s.seat for s in await self.store.seats(match_id) if s.kind == OPEN):
                key = secrets.token_urlsafe(24)
                with contextlib.suppress(Taken):
                    known = called or room.sitting.match.seats[seat].name
                    await self.store.sit_down(match_id, seat, known, hashed(key))
                    await room.seat_again()
                    return Seated(match_id, room.sitting.kept.game, seat, key)
        raise UnknownInvitation


def seats_of(sitting: Sitting, keys: Sequence[str]) -> frozenset[int]:
    """The seats that keys open; a key that opens none is refused."""
    found: set[int] = set()
    for key in keys:
        given = hashed(key)
        opened = {s.seat for s in sitting.seats if s.key_hash and hmac.compare_digest(s.key_hash, given)}
        if not opened:
            raise WrongKey
        found |= opened
    return frozenset(found)
