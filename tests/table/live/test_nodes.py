"""Two servers on one PostgreSQL: whatever coaches say and ask reaches the others, wherever they are connected."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from downfield.kernel.needs import NOBODY
from downfield.store import Store
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.room import Room
from downfield.table.live.thinking import Bench
from downfield.table.protocol.messages import AskBack, Chat, GoBack, Nonce, Rematch, Resign
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import ClockWish, MatchWish, SeatWish
from tests.table.conftest import Time

ME = SeatWish("me")
Pair = tuple[tuple[Room, Guest], tuple[Room, Guest]]


@contextlib.asynccontextmanager
async def _pair(database: str, wish: MatchWish) -> AsyncIterator[Pair]:
    """A match, home at one server and away at another."""
    async with contextlib.AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(_house(database)) for _ in range(2)]
        begun = await houses[0].begin(wish)
        rooms = [await stack.enter_async_context(house.visit(begun.id)) for house in houses]
        guests = [Guest(frozenset({seat}), text_of("en", rooms[0].sitting.game.spec), 0) for seat in (0, 1)]
        for room, guest in zip(rooms, guests, strict=True):
            room.guests.add(guest)
            room.ring()
            await room.take(guest, Nonce(min(guest.seats), 7))
        await _until(lambda: all(house.doorbell.lines for house in houses))
        await _until(lambda: all(room.sitting.is_begun for room in rooms))
        yield (rooms[0], guests[0]), (rooms[1], guests[1])


@contextlib.asynccontextmanager
async def _house(database: str) -> AsyncIterator[House]:
    store = Store(database)
    await store.open()
    house = House(store, Bench())
    house.doorbell.open()
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not done():
            await asyncio.sleep(0.01)


async def _decide(rooms: tuple[Room, Room]) -> None:
    """Whoever is asked answers, at the server of the seat; both hear of it."""
    seat = rooms[0].sitting.waiting()[0]
    room = rooms[seat]
    twin = room.twin()
    await room.keep(twin, twin.answer(seat, twin.match.state.options(seat)[0], twin.seq))
    await _until(lambda: rooms[0].sitting.seq == rooms[1].sitting.seq)


async def test_they_talk_and_go_back(postgres: str) -> None:
    wish = MatchWish("first-and-roll", [ME, ME], start="ball=40 down=2 togo=7")
    async with _pair(postgres, wish) as ((here, home), (there, away)):
        await here.take(home, Chat("Good luck"))
        await _until(lambda: [said.words for said in there.chatter.said] == ["Good luck"])
        await there.take(away, Chat("Thanks"))
        await _until(lambda: [said.seat for said in here.chatter.said] == [0, 1])
        await _decide((here, there))
        await _decide((here, there))
        await here.take(home, AskBack(here.sitting.seq, 0))
        await _until(lambda: there.sitting.talks.asking == 0)
        await there.take(away, GoBack(there.sitting.seq, 1))
        await _until(lambda: here.sitting.talks.asking == NOBODY and here.sitting.waiting() == (0, 1))
        assert here.sitting.match.line() == there.sitting.match.line()
        await _decide((here, there))


async def test_both_want_a_rematch_at_the_same_moment(postgres: str) -> None:
    async with _pair(postgres, MatchWish("first-downs", [ME, ME])) as ((here, home), (there, away)):
        await here.take(home, Resign(0))
        await _until(lambda: there.sitting.over)
        await asyncio.gather(here.take(home, Rematch(0)), there.take(away, Rematch(1)))
        await _until(lambda: bool(here.sitting.kept.next_id and there.sitting.kept.next_id))
        assert here.sitting.kept.next_id == there.sitting.kept.next_id


async def test_a_clock_that_runs_out_is_judged_once(postgres: str, time: Time) -> None:
    wish = MatchWish("first-and-roll", [ME, ME], clock=ClockWish(60, 0, "hand"))
    async with _pair(postgres, wish) as ((here, _), (there, _)):
        await _until(
            lambda: all(room.sitting.clocks and room.sitting.clocks.running for room in (here, there))
        )
        [late] = here.sitting.waiting()
        time.seconds += 61
        here.ring()
        there.ring()
        await _until(lambda: all(room.sitting.people() == {1 - late} for room in (here, there)))
        deeds = await here.store.deeds(here.sitting.kept.id)
        assert [deed.kind for deed in deeds].count("hand") == 1
        assert [deed.kind for deed in deeds].count("start") == 1
