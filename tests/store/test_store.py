"""What is kept is kept whole, once, and found again."""

import asyncio
import gc
import pathlib

import msgspec
import pytest
from sqlalchemy import text

from downfield.store import DICE, TROUBLE, Deed, KeptSeat, Store, Taken, pulse
from downfield.store.store import PRAGMAS
from tests.store.conftest import MATCH, SEATS

only_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


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


async def test_only_what_is_new_is_read(store: Store) -> None:
    await store.add("m1", [Deed(1, 0, value=7), Deed(2, DICE, value=1)])
    assert [d.seq for d in await store.deeds("m1", 1)] == [1, 2]
    assert await store.deeds("m1", 3) == []


async def test_a_match_that_no_database_can_name_is_not_there(store: Store) -> None:
    assert await store.match("m\0") is None


async def test_trouble_tells_nothing_of_what_was_to_be_written(store: Store) -> None:
    with pytest.raises(TROUBLE) as trouble:
        await store.begin(msgspec.structs.replace(MATCH, id="m2", secret="5ec3e7"), [SEATS[0], SEATS[0]], [])
    assert "5ec3e7" not in str(trouble.value)


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
    await store.sit_down("m1", KeptSeat(1, "person", "Bob", "g"))
    with pytest.raises(Taken):
        await store.sit_down("m1", KeptSeat(1, "person", "Eve", "h"))
    assert (await store.seats("m1"))[1] == KeptSeat(1, "person", "Bob", "g")


async def test_a_match_is_kept_once_and_whole(store: Store) -> None:
    with pytest.raises(TROUBLE):
        await store.begin(msgspec.structs.replace(MATCH, id="m2"), [SEATS[0], SEATS[0]], [])
    assert await store.match("m2") is None


@only_sqlite
async def test_what_is_written_is_on_the_disk(store: Store) -> None:
    async with store.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {p}"))).scalar() for p in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]
    assert await pulse.beat(store, 5)
    assert await pulse.last(store) == 5


@only_sqlite
async def test_a_full_disk_keeps_nothing_of_a_deed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with store.engine.connect() as connection:
        used = (await connection.execute(text("PRAGMA page_count"))).scalar()
    with monkeypatch.context() as full:
        full.setattr("downfield.store.store.PRAGMAS", (*PRAGMAS, f"max_page_count={used}"))
        with pytest.raises(TROUBLE):
            await store.add("m1", [Deed(1 + i, 0) for i in range(50_000)])
    assert len(await store.deeds("m1")) == 1
    await store.add("m1", [Deed(1, 0)])
    assert len(await store.deeds("m1")) == 2


@only_sqlite
async def test_of_many_that_are_written_together_only_the_late_are_refused(store: Store) -> None:
    for name in ("m2", "m3"):
        await store.begin(msgspec.structs.replace(MATCH, id=name), SEATS, [])
    told = await asyncio.gather(
        *(store.add(name, [Deed(seq, 0), Deed(seq + 1, 0)]) for name in ("m2", "m3") for seq in (0, 1, 2, 4)),
        return_exceptions=True,
    )
    assert [isinstance(one, Taken) for one in told] == [False, True, False, False] * 2
    assert [deed.seq for deed in await store.deeds("m2")] == [0, 1, 2, 3, 4, 5]


@only_sqlite
async def test_what_somebody_wrote_who_has_left_is_still_written(store: Store) -> None:
    other = Store(store.address)
    task = asyncio.create_task(other.add("m1", [Deed(1, 0)]))
    await asyncio.sleep(0)
    task.cancel()
    await other.close()
    assert len(await store.deeds("m1")) == 2


async def test_whoever_still_reads_when_the_store_closes_is_waited_for(tmp_path: pathlib.Path) -> None:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    reading = asyncio.Event()

    async def read() -> None:
        async with store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
            reading.set()
            await asyncio.sleep(0.05)

    reader = asyncio.create_task(read())
    await reading.wait()
    await store.close()
    assert reader.done()
    gc.collect()  # a connection that nobody has closed would be heard of now
