"""A disk that is full: what cannot be written down has not happened, and when there is room again the match goes on."""

import pathlib
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from downfield.kernel import record
from downfield.store import Store
from downfield.store.store import PRAGMAS
from downfield.table.live.guest import Guest
from downfield.table.live.house import House, seats_of
from downfield.table.live.room import Room
from downfield.table.live.thinking import Bench
from downfield.table.protocol.messages import Answer
from downfield.table.protocol.refusals import NotKept
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import MatchWish, SeatWish


@pytest.fixture
async def house(tmp_path: pathlib.Path) -> AsyncIterator[House]:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    opened = House(store, Bench())
    yield opened
    await opened.close()
    await store.close()


async def _pages(store: Store) -> int:
    """How large the database is."""
    async with store.engine.connect() as connection:
        return int((await connection.execute(text("PRAGMA page_count"))).scalar_one())


async def _answer(room: Room, guest: Guest) -> None:
    """One of the options of the first seat that owes."""
    sitting = room.sitting
    seat = sitting.waiting()[0]
    options = sitting.match.options(seat)
    await room.take(guest, Answer(sitting.seq, seat, options[sitting.seq % len(options)].token))


async def _play_on(room: Room, guest: Guest) -> None:
    while not room.sitting.over:
        await _answer(room, guest)


async def test_a_full_disk_refuses_an_answer_and_loses_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await house.begin(MatchWish("first-and-roll", [SeatWish("me"), SeatWish("me")], seed=3))
    async with house.visit(begun.id) as room:
        guest = Guest(seats_of(room.sitting, list(begun.keys.values())), text_of("en"), 0)
        with monkeypatch.context() as full:
            limit = f"max_page_count={await _pages(house.store) + 1}"
            full.setattr("downfield.store.store.PRAGMAS", (*PRAGMAS, limit))
            with pytest.raises(NotKept):
                await _play_on(room, guest)
            stuck = room.sitting.seq, room.sitting.match.digest()
            assert stuck[0] > 20
            with pytest.raises(NotKept):
                await _answer(room, guest)
        assert (room.sitting.seq, room.sitting.match.digest()) == stuck
        assert len(await house.store.deeds(begun.id)) == stuck[0]
        await _play_on(room, guest)
        assert len(await house.store.deeds(begun.id)) == room.sitting.seq
        written = record.read(record.write(room.sitting.match))
        assert record.verify(written, room.sitting.game).over
