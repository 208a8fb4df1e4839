"""What was drawn for those who look at a match goes with the last of them."""

import pathlib

from downfield.store import Store
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.room import Room
from downfield.table.live.thinking import Bench
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import MatchWish, SeatWish
from downfield.table.show.updates import show


def _look(room: Room, guest: Guest) -> None:
    show(room.sitting, guest.seats, guest.text, room.here, 0)


async def test_with_the_last_guest_goes_what_was_drawn(tmp_path: pathlib.Path) -> None:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    house = House(store, Bench())
    begun = await house.begin(MatchWish("touch-down", [SeatWish("me")] * 2, seed=2))
    first, last = (Guest(frozenset(), text_of("en"), 0) for _ in range(2))
    async with house.visit(begun.id) as room:
        with room.present(last):
            with room.present(first):
                _look(room, first)
            drawn = room.sitting.sketches
            assert room.sitting.pictures
        sitting = room.sitting
        assert [len(kept) for kept in (sitting.shown, sitting.pictures, sitting.looks)] == [0, 0, 0]
        assert sitting.sketches is not drawn
    await house.close()
    await store.close()
