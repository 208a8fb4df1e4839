"""Competitions and their ledgers, on either kind of database."""

import asyncio

import msgspec
import pytest
from sqlalchemy import update

from downfield.store import Store, Taken, leagues, lists, removal, retention, uploads
from downfield.store.keepers import Order
from downfield.store.leagues import KeptCompetition
from downfield.store.retention import Retention
from downfield.store.tables import UPLOAD

CUP = KeptCompetition("c1", "cup", "s" * 64, "ada1", "public", "2026-11-16")


async def test_a_competition_is_found_by_its_name_with_its_lines_in_order(store: Store) -> None:
    await leagues.add(store, CUP, [b"one"])
    await leagues.append(store, "c1", 2, [b"two", b"three"])
    assert await leagues.found(store, "cup") == CUP
    assert await leagues.found(store, "cu\0p") is None
    assert await leagues.lines(store, "c1") == [b"one", b"two", b"three"]
    assert await leagues.lines(store, "c1", after=2) == [b"three"]
    assert await leagues.latest(store, 5) == [CUP]
    assert await leagues.organised_by(store, "ada1") == 1


async def test_of_two_who_write_the_same_line_one_is_heard_and_nothing_is_half_written(store: Store) -> None:
    await leagues.add(store, CUP, [b"one"])
    both = (leagues.append(store, "c1", 2, [word, word]) for word in (b"mine", b"yours"))
    came = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(one, Taken) for one in came) == 1
    with pytest.raises(Taken):
        await leagues.append(store, "c1", 3, [b"late", b"later"])
    assert len(await leagues.lines(store, "c1")) == 3


async def test_two_competitions_never_have_one_name(store: Store) -> None:
    await leagues.add(store, CUP, [b"one"])
    with pytest.raises(Taken):
        await leagues.add(store, msgspec.structs.replace(CUP, id="c2"), [b"one"])
    assert await leagues.lines(store, "c2") == []


async def test_a_match_that_is_not_over_is_not_told_to_be(store: Store) -> None:
    assert await leagues.over(store, ["m1", "none"]) == []


async def test_a_record_stays_as_long_as_it_proves_a_result(store: Store) -> None:
    for name in ("needed", "other"):
        await lists.keep_upload(store, name, "told")
        await uploads.brought(store, name, "ada1", "place")
    await leagues.add(store, CUP, [b"one"])
    await leagues.append(store, "c1", 2, [b"two"], proofs=["needed", "gone"])
    await leagues.append(store, "c1", 3, [b"three"], proofs=["needed"])
    for name in ("needed", "other"):
        assert await uploads.forget(store, name, "ada1")
    assert [await lists.upload(store, name) for name in ("needed", "other")] == ["told", None]
    async with store.engine.begin() as connection:
        await connection.execute(update(UPLOAD).values(created="2020-01-01", opened="2020-01-01"))
    assert (await retention.see_to(store, Retention(records=1)))["records that nobody opens"] == 0
    await uploads.brought(store, "needed", "bob1", "place")
    await removal.remove_person(store, "bob1")
    assert await lists.upload(store, "needed") == "told"
    assert await removal.remove_record(store, Order("Ada", "why"), "needed")
    assert await lists.upload(store, "needed") is None
