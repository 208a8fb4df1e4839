"""Servers that share a PostgreSQL hear of each other's matches, also when it was away for a while."""

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable

import pytest

from downfield.store import TROUBLE, Store, pulse
from downfield.table.live.house import House
from downfield.table.live.room import Room
from downfield.table.live.thinking import Bench
from downfield.table.protocol.wishes import MatchWish, SeatWish
from tests import equipment

ME = SeatWish("me")


@contextlib.asynccontextmanager
async def house(database: str) -> AsyncIterator[House]:
    """A server without its door."""
    store = Store(database)
    await store.open()
    house = House(store, Bench())
    house.doorbell.open()
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not done():
            await asyncio.sleep(0.01)


async def _sit_down(room: Room) -> None:
    await room.lend_nonces((0, 1))


async def _answer(room: Room) -> None:
    twin = room.sitting.clone()
    seat = twin.waiting()[0]
    await room.keep(twin, twin.answer(seat, twin.match.state.options(seat)[0], twin.seq))


def _same(one: Room, other: Room) -> bool:
    return one.sitting.seq == other.sitting.seq and one.sitting.match.digest() == other.sitting.match.digest()


@pytest.mark.parametrize("seed", [None, 7])  # committed dice, and seeded ones that fall in one order
async def test_what_is_done_at_one_server_is_seen_at_the_other(postgres: str, seed: int | None) -> None:
    async with house(postgres) as near, house(postgres) as far:
        begun = await near.begin(MatchWish("first-and-roll", [ME, ME], seed=seed))
        async with near.visit(begun.id) as here, far.visit(begun.id) as there:
            await _sit_down(here)
            await until(functools.partial(_same, here, there))
            for turn in range(40):
                doer, watcher = (here, there) if turn % 3 else (there, here)
                await _answer(doer)
                await until(functools.partial(_same, doer, watcher))


async def test_whoever_sits_down_at_one_server_sits_at_the_other(postgres: str) -> None:
    async with house(postgres) as near, house(postgres) as far:
        begun = await near.begin(MatchWish("first-downs", [ME, SeatWish("open")]))
        async with near.visit(begun.id) as here:
            await far.join(begun.invite, "Bob")
            await until(lambda: [seat.name for seat in here.sitting.seats][1] == "Bob")


async def test_a_ring_is_missed_and_made_up_for() -> None:
    with equipment.cluster() as cluster:
        database = cluster.database()
        async with house(database) as near, house(database) as far:
            begun = await near.begin(MatchWish("first-downs", [ME, ME]))
            async with near.visit(begun.id) as here, far.visit(begun.id) as there:
                await until(lambda: near.doorbell.lines == far.doorbell.lines == 1)
                await _sit_down(here)
                await asyncio.to_thread(cluster.stop)
                with pytest.raises(TROUBLE):
                    await pulse.beat(near.store, 5)
                await asyncio.to_thread(cluster.start)
                await _answer(here)  # perhaps before the other listens again
                await until(lambda: _same(here, there))
                await until(lambda: near.doorbell.lines == far.doorbell.lines == 2)
                await _answer(there)
                await until(lambda: _same(here, there))
