"""The postman looks after matches with days for each decision, in whose rooms there is seldom anybody."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.store.kept import PERSON
from downfield.store.meet import letters, subscriptions
from downfield.store.meet.subscriptions import Subscription
from downfield.store.places import Place
from downfield.table.live.clocks import now
from downfield.table.live.meet import push
from downfield.table.live.meet.push import Voucher
from downfield.table.protocol.logs import tell, warn
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of

if TYPE_CHECKING:
    from downfield.table.live.house import House

OFTEN = 60.0  # seconds between two looks
LATELY = 24 * 3600 * 1000  # ms after which nobody is told any more whose turn it has become
STEPS = 5  # things that may be due in one match: a pause, a start, a verdict


class Postman:
    """Whoever is out of time has lost, though nobody looks; whoever is to decide hears of it."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.voucher: Voucher | None = None  # without one, nobody is told
        self.contact = ""  # where the people of a push service reach ours
        self.send: Callable[[str, bytes, str], bool] = push.send
        self._looked = float("-inf")

    async def look(self) -> None:
        """Judge what is overdue, and tell whoever is to decide."""
        if time.monotonic() - self._looked < OFTEN:
            return
        self._looked = time.monotonic()
        for match_id in await letters.overdue(self.house.store, now()):
            try:
                await self._judge(match_id)
            except DownfieldError as e:  # of other rules, or gone meanwhile
                warn("match not judged", e, match=match_id)
        if self.voucher is not None and self.house.switches.push:
            await self._tell_all(self.voucher)

    async def _judge(self, match_id: str) -> None:
        async with self.house.visit(match_id) as room:
            for _ in range(STEPS):
                before = room.sitting.seq
                await room.tend()
                if room.sitting.seq == before:
                    return

    # Your turn ------------------------------------------------------------------------------------------------

    async def _tell_all(self, voucher: Voucher) -> None:
        wanted = await subscriptions.people(self.house.store)
        here = {(room.sitting.kept.id, seat) for room in self.house.rooms() for seat in room.here}
        for place in await letters.moved_since(self.house.store, now() - LATELY):
            for number in place.standing.waiting if place.standing else ():
                seat = place.seats[number]
                if seat.kind == PERSON and seat.person_id in wanted and (place.match.id, number) not in here:
                    await self._tell(place, number, voucher)

    async def _tell(self, place: Place, seat: int, voucher: Voucher) -> None:
        """Tell the browsers of whoever holds a seat, once for each turn."""
        store = self.house.store
        browsers = await subscriptions.of(store, place.seats[seat].person_id)
        if browsers and await letters.call(store, place.match.id, seat, place.seq):
            for browser in browsers:
                await self._send(browser, letter(place, browser.language), voucher)

    async def _send(self, browser: Subscription, words: bytes, voucher: Voucher) -> None:
        body = push.sealed(words, browser.public_key, browser.secret)
        word = voucher.word(browser.endpoint, self.contact)
        try:
            if not await asyncio.to_thread(self.send, browser.endpoint, body, word):
                await subscriptions.drop(self.house.store, browser.endpoint)
            else:
                tell("push sent")
        except (OSError, DownfieldError) as e:  # it is told by the feed and the home page as well
            warn("push not sent", e)


def letter(place: Place, tag: str) -> bytes:
    """What a browser is told: whose turn it is, in which match, and where."""
    text = text_of(tag, game_of(place.match.game).spec)
    names = " – ".join(seat.name for seat in place.seats)
    told = {
        "title": text.say("push-turn", game=game_of(place.match.game).name),
        "body": names,
        "tag": place.match.id,
        "url": f"/match/{place.match.id}?lang={tag}",
    }
    return msgspec.json.encode(told)
