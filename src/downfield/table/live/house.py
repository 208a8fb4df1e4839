"""The house: opens a room for each match that somebody looks at, begins matches, shows people to their seats."""

import asyncio
import contextlib
import functools
import hmac
import secrets
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence

import downfield
from downfield.kernel.errors import BadOption, BadPosition, DownfieldError
from downfield.kernel.spec import Game
from downfield.store import TROUBLE, Deed, KeptMatch, KeptSeat, Store, Taken, shuns, standings
from downfield.store.kept import OPEN, PERSON, RATED, Standing
from downfield.store.quotas import FREE
from downfield.store.signing import Signer
from downfield.table.live.clocks import now
from downfield.table.live.club.bots import Bots
from downfield.table.live.club.scorer import Scorer
from downfield.table.live.desk import Desk
from downfield.table.live.doorbell import Doorbell
from downfield.table.live.heart import Heart
from downfield.table.live.leagues import Leagues
from downfield.table.live.lessons.wished import guided
from downfield.table.live.meet import rated
from downfield.table.live.meet.lobby import Lobby
from downfield.table.live.meet.postman import Postman
from downfield.table.live.quotas import check_matches
from downfield.table.live.room import PACE, Room
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.live.snapshots import restored, snapshot
from downfield.table.live.standings import Chronicler, standing
from downfield.table.live.thinking import Bench
from downfield.table.live.turns import Places, patron
from downfield.table.live.warden import Warden
from downfield.table.protocol import tally
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.logs import tell
from downfield.table.protocol.messages import Ways
from downfield.table.protocol.refusals import (
    NotForYou,
    SwitchedOff,
    UnknownInvitation,
    UnknownMatch,
    WrongKey,
)
from downfield.table.protocol.shelf import Shelf
from downfield.table.protocol.switches import ALL
from downfield.table.protocol.wishes import (
    DAY,
    NOBODY,
    PRIVATE,
    PUBLIC,
    Begun,
    Caller,
    MatchWish,
    Seated,
    for_each,
    game_of,
    hashed,
    kept_clock,
    kept_match,
    kept_seat,
    name_at_a_seat,
    new_code,
    settled,
    visibility,
    with_invitation,
)

SELDOM = 5.0  # seconds after which whoever has used too much is looked at again
NOT_MEANT = -1  # an invitation to whatever seat is free
CHEAP = 50  # deeds that are done again in no time


class House:
    """Every match of this server."""

    def __init__(
        self,
        store: Store,
        bench: Bench,
        pace: float = PACE,
        signer: Signer | None = None,
        allowance: Allowance | None = None,
    ) -> None:
        self.store = store
        self.signer = signer or Signer(Signer.new_key())
        self.bench = bench
        self.allowance = allowance or Allowance(0)
        self.quotas = FREE
        self.switches = ALL
        self.desk = Desk(self.allowance)
        self.leagues = Leagues(store, self.desk)
        self.floor = Places(1)  # of the event loop itself: one piece of work in each of its rounds
        self.chronicler = Chronicler(store, self._read)
        self._leaving: set[asyncio.Task[None]] = set()
        self.ways: Shelf[Ways] = Shelf(500)  # where figures can go
        self.pace = pace
        self.streams: Counter[str] = Counter()  # how many a program listens to, by its token
        self.doorbell = Doorbell(store, self.catch_up, self.open_matches)
        self._rooms: dict[str, Room] = {}
        self.heart = Heart(store, self.rooms)
        self.warden = Warden(self)
        self.scorer, self.bots, self.rater, self.lobby = (
            Scorer(self),
            Bots(self),
            rated.Rater(self),
            Lobby(self),
        )
        self.heart.duties += [self.warden.look, self.count, self.scorer.look, self.bots.look]
        self.postman = Postman(self)
        self.heart.duties += [self.rater.look, self.lobby.look, self.postman.look]
        self.lines: Counter[str] = Counter()  # how many come from an address
        self._opening: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def visit(self, match_id: str) -> AsyncIterator[Room]:
        """The room of a match, open as long as somebody is in it; or UnknownMatch."""
        async with self._opening.setdefault(match_id, asyncio.Lock()):  # one match may be slow, others go on
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
        room = Room(sitting, self.store, self.bench, self.desk, again, self.pace)
        await room.chatter.catch_up()
        await room.part()
        self._rooms[match_id] = room
        if self.store.is_shared:
            room.visits += 1  # so that nobody locks it up meanwhile
            try:
                await room.catch_up()  # what was done elsewhere before the room could be rung
            finally:
                room.visits -= 1
        return room

    def _lock_up(self) -> None:
        """Close the rooms in which there is nobody, not even a program that thinks."""
        for match_id, room in list(self._rooms.items()):
            if room.is_quiet:
                room.umpire.rest()
                del self._rooms[match_id]
                self._leave(room.sitting)

    def _leave(self, sitting: Sitting) -> None:
        """Keep a match as it is left, so that opening it is cheap; where little was done it is cheap anyway."""
        if sitting.seq - sitting.left_at >= CHEAP:
            task = asyncio.create_task(self._keep_as_left(sitting))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _keep_as_left(self, sitting: Sitting) -> None:
        try:
            last = await self.store.deeds(sitting.kept.id, sitting.seq - 1)
            if len(last) == 1:  # else it goes on already
                taken = await self.desk.do(lambda: snapshot(sitting, last[0]))
                await standings.keep(self.store, sitting.kept.id, taken)
        except TROUBLE as e:
            tally.troubled(e, match=sitting.kept.id)

    async def _load(self, match_id: str) -> Sitting:
        """A match, from where it was left, or from its beginning; or UnknownMatch, or OtherRules."""
        kept, seats = await self._kept(match_id)
        found = await self._as_left(kept, seats)
        return found or await self._rebuilt(kept, seats, await self.store.deeds(match_id))

    async def glance(self, match_id: str) -> Sitting | None:
        """A match to look at and not to play; None where it would have to be played over."""
        if match_id in self._rooms:
            return self._rooms[match_id].sitting.clone()
        kept, seats = await self._kept(match_id)
        found = await self._as_left(kept, seats)
        deeds = [] if found else await self.store.deeds(match_id)
        return found or (await self._rebuilt(kept, seats, deeds) if len(deeds) <= 2 * CHEAP else None)

    async def _kept(self, match_id: str) -> tuple[KeptMatch, list[KeptSeat]]:
        kept = await self.store.match(match_id)
        if kept is None or kept.game not in downfield.GAMES:
            raise UnknownMatch
        return kept, await self.store.seats(match_id)

    async def _as_left(self, kept: KeptMatch, seats: Sequence[KeptSeat]) -> Sitting | None:
        """A match as it was left, with what was done since; None where nobody kept it, or it does not fit."""
        taken = await standings.left(self.store, kept.id)
        if taken is None:
            return None
        deeds = await self.store.deeds(kept.id, taken.deeds - 1)
        return await self.desk.do(lambda: restored(kept, seats, taken, deeds, game_of(kept.game)))

    async def _rebuilt(self, kept: KeptMatch, seats: Sequence[KeptSeat], deeds: Sequence[Deed]) -> Sitting:
        return await self.desk.do(lambda: rebuild(kept, seats, deeds, game_of(kept.game)))

    async def _read(self, match_id: str) -> Sitting:
        """A match as it stands, which is then kept so."""
        async with self.visit(match_id) as room:
            return room.sitting

    async def catch_up(self, match_id: str) -> None:
        """Something was done elsewhere in a match; if its room is open, it is read."""
        room = self._rooms.get(match_id)
        if room is None:
            return
        try:
            await room.catch_up()
        except (DownfieldError, *TROUBLE) as e:
            tally.troubled(e, match=match_id)

    async def await_turn(self) -> None:
        """Wait until whoever is served may be shown something: one after the other, and whoever used too much later."""
        who = patron()
        while (wait := self.allowance.wait(*who)) > 0:
            await asyncio.sleep(min(wait, SELDOM))
        await self.floor.turn(who)

    def open_matches(self) -> list[str]:
        """The matches whose rooms are open."""
        return list(self._rooms)

    def is_open_to_all(self, match_id: str) -> bool:
        """Whether a match is open here at which anybody may look."""
        room = self._rooms.get(match_id)
        return room is not None and not room.sitting.kept.watch

    def rooms(self) -> list[Room]:
        """The rooms that are open."""
        return list(self._rooms.values())

    async def count(self) -> None:
        """Count who is here, for whoever runs the server."""
        tally.MATCHES.set(len(self._rooms))
        tally.GUESTS.set(sum(len(room.guests) for room in self.rooms()))

    async def close(self) -> None:
        """Close every room."""
        try:
            await self.heart.close()
            await self.bots.close()
            await self.chronicler.close()
            await self.doorbell.close()
            for room in self.rooms():
                await room.close()
            await asyncio.gather(*self._leaving, return_exceptions=True)
        finally:
            self.bench.close()
            self.desk.close()

    async def seat_again(self, matches: Sequence[str]) -> None:
        """Seats have changed hands: let those who are in these rooms know."""
        for match_id in matches:
            if match_id in self._rooms:
                async with self.visit(match_id) as room:
                    await room.seat_again()

    def dismiss(self, ended: Collection[str]) -> None:
        """Sessions or tokens have ended: whoever is here by one of them goes."""
        for guest in [guest for room in self.rooms() for guest in room.guests if guest.shown in ended]:
            guest.dismiss()

    async def shut(self, match_id: str, why: DownfieldError) -> None:
        """Close the room of a match that is gone; whoever is in it is told."""
        room = self._rooms.pop(match_id, None)
        if room is not None:
            for guest in room.guests:
                guest.dismiss(why)
            await room.close()

    # Beginning ------------------------------------------------------------------------------------------------

    async def begin(self, wish: MatchWish, who: Caller = NOBODY) -> Begun:
        """Begin a match; whoever is known holds the seats without a key as well."""
        await check_matches(self.store, self.quotas, who)
        game = game_of(wish.game)
        wish = guided(wish, game)
        options = settled(game, wish.options)
        wishes = for_each(wish.seats, game.spec.seats(options), game)
        if wish.rated:
            if not self.switches.ratings:
                raise SwitchedOff
            rated.check_wish(wish, game, options, who)
            rated.check_seats(wishes, game, options)
            wishes = [rated.as_account(each, who) for each in wishes]
        invites = {str(i): new_code(8) for i, w in enumerate(wishes) if w.who == OPEN and w.reserved}
        invite = new_code(8) if any(w.who == OPEN and not w.reserved for w in wishes) else ""
        if (invite or invites) and wish.seed is not None:
            raise BadOption(
                "Whoever knows the seed knows the dice: leave it out when a seat is open to others."
            )
        keys = {str(i): secrets.token_urlsafe(24) for i, w in enumerate(wishes) if w.who == "me"}
        named = zip(wishes, game.spec.seats(options), strict=True)
        seats = [kept_seat(i, w, seat, keys.get(str(i), ""), who) for i, (w, seat) in enumerate(named)]
        seats = [with_invitation(seat, invites.get(str(seat.seat), "")) for seat in seats]
        seen, clock = visibility(wish), kept_clock(wish)
        if clock and clock.decision >= DAY and not self.switches.days:
            raise SwitchedOff
        watch = new_code(20) if seen == PRIVATE else ""
        start, listed, counts = wish.start.strip(), seen == PUBLIC, RATED if wish.rated else ""
        kept = kept_match(game, options, wish.seed, invite, start, listed, clock, watch, wish.lesson, counts)
        await self.lay(kept, seats, game)
        tell("match begun", match=kept.id, game=kept.game, holders=[seat.kind for seat in seats])
        return Begun(kept.id, keys, invite, watch, invites)

    async def lay(self, kept: KeptMatch, seats: Sequence[KeptSeat], game: Game) -> None:
        """Lay a table: roll what is rolled before anybody is asked, and write the match down."""
        deeds, stands = await self.desk.do(lambda: _opened(kept, seats, game))
        await self.store.begin(kept, seats, deeds, stands)

    async def may_join(self, match_id: str, who: Caller) -> None:
        """Let somebody sit down at a match, or NotRated, or NotForYou."""
        async with self.visit(match_id) as room:
            seats = room.sitting.seats
            if room.sitting.kept.rated:
                rated.check_sitter(seats, who)
            if await shuns.are_parted(self.store, {who.person, *(seat.person_id for seat in seats)}):
                raise NotForYou

    async def join(self, code: str, name: str, who: Caller = NOBODY) -> Seated:
        """Sit down on the seat that is kept for whoever has a code, or on the first open one; or UnknownInvitation."""
        match_id, meant = await invited(self.store, code)
        called = name_at_a_seat(name, who)
        await self.may_join(match_id, who)
        async with self.visit(match_id) as room:
            called = who.name if room.sitting.kept.rated else called
            for free in (seat for seat in await self.store.seats(match_id) if is_free(seat, meant)):
                key, sits = secrets.token_urlsafe(24), called or free.name
                with contextlib.suppress(Taken):
                    mine = (who.person, sits == who.name, who.origin)
                    sitter = KeptSeat(free.seat, PERSON, sits, hashed(key), *mine)
                    await self.store.sit_down(match_id, sitter)
                    tell("seat taken", match=match_id, seat=free.seat)
                    await room.seat_again()
                    return Seated(match_id, room.sitting.kept.game, free.seat, key)
        raise UnknownInvitation


def _opened(kept: KeptMatch, seats: Sequence[KeptSeat], game: Game) -> tuple[list[Deed], Standing]:
    """What is done in a new match before anybody is asked, and how it stands then; or BadPosition."""
    sitting = _seated(kept, seats, game)
    sitting.now = now()
    deeds = sitting.open()
    return deeds, standing(sitting)


def _seated(kept: KeptMatch, seats: Sequence[KeptSeat], game: Game) -> Sitting:
    """A new match at its beginning, or BadPosition."""
    try:
        sitting = Sitting(kept, seats, game)
    except (ValueError, OverflowError):  # a number beyond all measure
        raise BadPosition("A number of this position cannot be read.") from None
    if sitting.over:
        raise BadPosition("The match is over at this position: nothing is left to play.")
    return sitting


async def invited(store: Store, code: str) -> tuple[str, int]:
    """The match to which a code invites, and the seat that is kept for whoever has it (NOT_MEANT: any other)."""
    given = hashed(code.strip().lower())
    if (kept_for := await store.reserved(given)) is not None:
        return kept_for
    match_id = await store.invited(given)
    if match_id is None:
        raise UnknownInvitation
    return match_id, NOT_MEANT


def is_free(seat: KeptSeat, meant: int) -> bool:
    """Whether somebody who is invited may sit down there: on the seat kept for him, or on one kept for nobody."""
    return seat.kind == OPEN and (seat.seat == meant if meant != NOT_MEANT else not seat.invite_hash)


def seats_of(sitting: Sitting, keys: Sequence[str], person: str = "") -> frozenset[int]:
    """The seats that keys open, or without keys those of a known person; a key that opens none is refused."""
    found = {s.seat for s in sitting.seats if person and not keys and s.person_id == person}
    for key in keys:
        given = hashed(key)
        opened = {s.seat for s in sitting.seats if s.key_hash and hmac.compare_digest(s.key_hash, given)}
        if not opened:
            raise WrongKey
        found |= opened
    return frozenset(found & sitting.people())
