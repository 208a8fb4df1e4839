"""The warden hears what keepers and owners have done to the database, wherever they did it, and sees to it here."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE, news, shuns, tokens
from downfield.store.bans import KeptBan
from downfield.store.kept import DELETED, PERSON, KeptSeat
from downfield.store.news import Item
from downfield.table.live.bans import Bans
from downfield.table.live.guest import Guest
from downfield.table.live.room import Room
from downfield.table.protocol.logs import warn
from downfield.table.protocol.messages import Resign
from downfield.table.protocol.refusals import Banned, UnknownMatch

if TYPE_CHECKING:
    from downfield.table.live.house import House

LATE = 200  # numbers by which news may come late, where many write at once


class Warden:
    """Looks every two seconds: bans are heeded, what is deleted is forgotten, whoever is gone gives up."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.bans = Bans()
        self.forgets: list[
            Callable[[str], None]
        ] = []  # told which matches and records are not what they were
        self._heard: set[int] = set()  # of the last items, which were seen to

    async def open(self, mark: Callable[[str], str]) -> None:
        """Begin, knowing what holds now."""
        self.bans.mark = mark
        first = await news.last(self.house.store) - LATE
        self._heard = {item.id for item in await news.since(self.house.store, first)}
        await self.bans.read(self.house.store)

    async def look(self) -> None:
        """Hear what is new, and see to it. Whoever got a number may be written down after one with a higher number."""
        first = max(self._heard, default=0) - LATE
        for item in await news.since(self.house.store, first):
            if item.id not in self._heard:
                await self._try(item)
        self._heard = {number for number in self._heard if number > max(self._heard) - LATE}
        for room in self.house.rooms():
            await self._give_up(room)

    async def _try(self, item: Item) -> None:
        """See to something; without the database next time, and what fails keeps nothing else from being heard."""
        try:
            await self._see_to(item)
        except TROUBLE:
            raise
        except Exception as e:
            warn("news not heeded", e, what=item.kind)
        self._heard.add(item.id)

    async def _see_to(self, item: Item) -> None:
        match item.kind:
            case news.BAN:
                await self.bans.read(self.house.store)
                await self._send_away(item.target)
            case news.MATCH | news.RECORD:
                for forget in self.forgets:
                    forget(item.target)
                await self._settle(item.target)
            case news.PERSON:
                self._dismiss(item.target)
            case news.SHUN:
                await self._part(item.target)

    # Bans -----------------------------------------------------------------------------------------------------

    async def _send_away(self, target: str) -> None:
        """Whoever is banned now and in a room leaves it, and is told why."""
        by_token = {token.id for token in await tokens.of(self.house.store, target)}
        for room in self.house.rooms():
            for guest in list(room.guests):
                mine = self.bans.people.get(target) if guest.shown in by_token else None
                ban = mine or self.ban_of(guest, room)
                if ban is not None:
                    guest.dismiss(Banned(ban.why, ban.until))

    def ban_of(self, guest: Guest, room: Room) -> KeptBan | None:
        """The ban of somebody in a room: of the visitor, or of whoever's seat the visitor's key opens."""
        held = (room.sitting.seats[seat].person_id for seat in guest.seats)
        of_seat = next((ban for person in held if (ban := self.bans.people.get(person))), None)
        address, person = guest.who or ("", "")
        return of_seat or self.bans.find(person, address, bool(guest.shown))

    async def _give_up(self, room: Room) -> None:
        """Whoever is banned or deleted gives up against people, who shall not wait for nobody."""
        for seat in [seat for seat in room.sitting.seats if self._is_gone(seat)]:
            sitting = room.sitting
            if sitting.is_begun and not sitting.over and sitting.others(seat.seat):
                with contextlib.suppress(DownfieldError, *TROUBLE):  # over meanwhile, or next time
                    await room.do_for(seat.seat, Resign(seat.seat))

    def _is_gone(self, seat: KeptSeat) -> bool:
        return seat.kind == PERSON and (seat.name == DELETED or seat.person_id in self.bans.people)

    # What is gone ---------------------------------------------------------------------------------------------

    async def _settle(self, match_id: str) -> None:
        """A match is gone, or somebody in it is called otherwise, or a line of its chat is empty."""
        if match_id not in self.house.open_matches():
            return
        if await self.house.store.match(match_id) is None:
            await self.house.shut(match_id, UnknownMatch())
            return
        async with self.house.visit(match_id) as room:
            await room.chatter.read_again()
            for guest in room.guests:
                guest.chat = 0
            await room.seat_again()

    def _dismiss(self, person: str) -> None:
        """Whoever is here by what is deleted goes."""
        for room in self.house.rooms():
            for guest in [guest for guest in room.guests if guest.who and guest.who.person == person]:
                guest.dismiss()

    async def _part(self, person: str) -> None:
        """Somebody mutes or blocks others, or no longer."""
        muted = await self.muted(person)
        for room in self.house.rooms():
            for guest in [guest for guest in room.guests if guest.who and guest.who.person == person]:
                guest.muted, guest.chat = muted, 0
                guest.bell.set()
            if any(seat.person_id == person for seat in room.sitting.seats):
                await room.part()

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not read."""
        known = await shuns.of(self.house.store, person)
        return frozenset(shun.other_id for shun in known if shun.kind == shuns.MUTE)
