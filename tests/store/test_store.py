"""What is kept is kept whole, once, and found again."""

import asyncio
import pathlib
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import text

from downfield.store import DICE, TROUBLE, Deed, KeptMatch, KeptSeat, Store, Taken, address

MATCH = KeptMatch(
    "m1", "first-downs", "1", "abc", {"a": None, "b": True}, "", "c" * 64, "d" * 64, None, "e", "now"
)
SEATS = (KeptSeat(0, "person", "Ada", "f"), KeptSeat(1, "open", "away"))


@pytest.fixture
async def store(tmp_path: pathlib.Path) -> AsyncIterator[Store]:
    """A store with a match in it."""
    opened = Store(tmp_path / "folder" / "t.sqlite")
    await opened.open()
    await opened.begin(MATCH, SEATS, [Deed(0, DICE, value=4)])
    yield opened
    await opened.close()


async def test_a_match_is_found_as_it_was_kept(store: Store) -> None:
    assert await store.match("m1") == MATCH
    assert await store.match("m2") is None
    assert await store.seats("m1") == list(SEATS)
    assert await store.deeds("m1") == [Deed(0, DICE, value=4)]


async def test_a_new_store_on_the_same_file_finds_everything(store: Store) -> None:
    await store.add("m1", [Deed(1, 0, value=7), Deed(2, DICE, value=1)])
    again = Store(store.address)
    await again.open()
    assert [d.seq for d in await again.deeds("m1")] == [0, 1, 2]
    await again.close()


async def test_a_place_is_taken_once(store: Store) -> None:
    await store.add("m1", [Deed(1, 0, value=7)])
    with pytest.raises(Taken):
        await store.add("m1", [Deed(1, 1, value=8)])
    assert (await store.deeds("m1"))[1] == Deed(1, 0, value=7)


async def test_deeds_are_kept_all_or_none(store: Store) -> None:
    await store.add("m1", [Deed(2, 0)])
    with pytest.raises(Taken):
        await store.add("m1", [Deed(1, 0), Deed(2, 0)])
    assert [d.seq for d in await store.deeds("m1")] == [0, 2]


async def test_of_two_at_once_one_is_heard(store: Store) -> None:
    other = Store(store.address)
    both = await asyncio.gather(
        *(s.add("m1", [Deed(1, seat)]) for seat, s in enumerate((store, other))), return_exceptions=True
    )
    assert sorted(isinstance(one, Taken) for one in both) == [False, True]
    await other.close()


async def test_an_open_seat_is_given_once(store: Store) -> None:
    assert await store.invited("e") == "m1"
    assert await store.invited("x") is None
    await store.sit_down("m1", 1, "Bob", "g")
    with pytest.raises(Taken):
        await store.sit_down("m1", 1, "Eve", "h")
    assert (await store.seats("m1"))[1] == KeptSeat(1, "person", "Bob", "g")


async def test_a_match_is_kept_once_and_whole(store: Store) -> None:
    with pytest.raises(TROUBLE):
        await store.begin(msgspec.structs.replace(MATCH, id="m2"), [SEATS[0], SEATS[0]], [])
    assert await store.match("m2") is None


async def test_what_is_written_is_on_the_disk(store: Store) -> None:
    async with store.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {p}"))).scalar() for p in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]
    assert await store.is_well()


async def test_a_full_disk_keeps_nothing_of_a_deed(store: Store) -> None:
    async with store.engine.connect() as connection:
        used = (await connection.execute(text("PRAGMA page_count"))).scalar()
        await connection.execute(text(f"PRAGMA max_page_count={used}"))
    with pytest.raises(TROUBLE):
        await store.add("m1", [Deed(1 + i, 0) for i in range(50_000)])
    assert len(await store.deeds("m1")) == 1


def test_a_database_is_a_file_or_an_address(tmp_path: pathlib.Path) -> None:
    assert address(tmp_path / "x") == f"sqlite+aiosqlite:///{tmp_path}/x"
    assert address("postgresql+psycopg://here/d") == "postgresql+psycopg://here/d"
