"""A room reads what another server has done in its match; what cannot be read changes nothing."""

import pathlib

import pytest

from downfield.kernel.errors import DownfieldError
from downfield.store import Store
from downfield.store.kept import ANSWER, Deed
from downfield.table.live.house import House
from downfield.table.live.thinking import Bench
from downfield.table.protocol.wishes import MatchWish, SeatWish


async def test_a_deed_that_cannot_be_read_leaves_the_match_and_its_dice_as_they_were(
    tmp_path: pathlib.Path,
) -> None:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    house = House(store, Bench())
    begun = await house.begin(MatchWish("first-downs", [SeatWish("me"), SeatWish("me")], seed=3))
    async with house.visit(begun.id) as room:
        before, digest, dice = room.sitting, room.sitting.match.digest(), room.sitting.match.dice
        seat = before.waiting()[0]
        good = Deed(before.seq, seat, ANSWER, before.match.state.options(seat)[0], 0)
        await store.add(begun.id, [good, Deed(before.seq + 1, seat, ANSWER, 999, 0)])
        with pytest.raises(DownfieldError):
            await room.catch_up()
        assert (room.sitting, room.sitting.match.digest()) == (before, digest)
        assert room.sitting.match.dice is dice
        with pytest.raises(DownfieldError):
            before.go_on([Deed(before.seq, seat, ANSWER, 999, 0)])
        assert before.match.dice is dice
    await house.close()
    await store.close()
