"""People, passkeys and places, on either kind of database."""

import asyncio

import msgspec
import pytest

from downfield.store import DICE, Deed, KeptSeat, Store, Taken, people, tokens
from downfield.store.kept import Clock
from downfield.store.people import KeptPasskey, KeptPerson
from downfield.store.places import places
from downfield.store.tokens import KeptToken
from tests.store.conftest import MATCH

ADA = KeptPerson("ada1", "Ada", "ada", "epoch:hash", "now")
KEY = KeptPasskey("key1", "ada1", b"\x00public", 3, "now")


async def test_all_servers_agree_on_what_was_proposed_first(store: Store) -> None:
    heard = await asyncio.gather(*(people.agreed(store, "secret", f"proposal {i}") for i in range(8)))
    assert len(set(heard)) == 1
    assert await people.agreed(store, "secret", "too late") == heard[0]


async def test_a_name_is_one_persons(store: Store) -> None:
    await people.add_person(store, ADA)
    with pytest.raises(Taken):
        await people.add_person(store, msgspec.structs.replace(ADA, id="ada2"), KEY)
    assert await people.person(store, "ada2") is None
    assert await people.passkey(store, KEY.id) is None
    assert await people.person_named(store, "ada") == ADA
    assert (ADA.epoch, ADA.hash) == ("epoch", "hash")


async def test_a_passkey_counts_forward_only_once(store: Store) -> None:
    await people.add_person(store, ADA, KEY)
    with pytest.raises(Taken):
        await people.add_passkey(store, KEY)
    await people.count_passkey(store, KEY, 4)
    with pytest.raises(Taken):
        await people.count_passkey(store, KEY, 4)
    assert [key.sign_count for key in await people.passkeys(store, "ada1")] == [4]


async def test_nobody_removes_the_passkey_of_another(store: Store) -> None:
    await people.add_person(store, ADA, KEY)
    await people.remove_passkey(store, "bob1", KEY.id)
    assert await people.passkey(store, KEY.id) == KEY
    await people.remove_passkey(store, "ada1", KEY.id)
    assert await people.passkey(store, KEY.id) is None


async def test_seats_and_tokens_go_from_the_guest_to_the_account_and_then_to_nobody(store: Store) -> None:
    await people.add_person(store, ADA, KEY)
    await store.sit_down("m1", 1, "Ada", "k" * 64, "guest1")
    await tokens.add(store, "t" * 64, "guest1", KeptToken("bot", "now"))
    assert await people.move_seats(store, "guest1", "ada1") == ["m1"]
    assert (await store.seats("m1"))[1].person_id == "ada1"
    assert await tokens.owner(store, "t" * 64) == "ada1"
    assert await people.remove_person(store, "ada1") == ["m1"]
    assert (await store.seats("m1"))[1] == KeptSeat(1, "person", "Ada", "k" * 64, "")
    assert await tokens.owner(store, "t" * 64) == ""
    assert await people.person(store, "ada1") is None


async def test_places_are_the_newest_first_and_no_more_than_wanted(store: Store) -> None:
    for i, at in enumerate((50, 70, 60)):
        kept = msgspec.structs.replace(MATCH, id=f"p{i}", clock=Clock(60, 600), invite_hash=f"i{i}")
        seats = [KeptSeat(0, "person", "Ada", "f", "ada1"), KeptSeat(1, "coach", "steady")]
        await store.begin(kept, seats, [Deed(0, DICE, value=1, at=1), Deed(1, 0, value=2, at=at)])
    found = await places(store, "ada1", ["m1", "none"], 3)
    assert [place.match.id for place in found] == ["p1", "p2", "p0"]
    assert (found[0].seq, found[0].at, found[0].match.clock) == (2, 70, Clock(60, 600))
    assert [seat.name for seat in found[0].seats] == ["Ada", "steady"]
    assert [place.match.id for place in await places(store, "ada1", ["m1"], 9)] == ["p1", "p2", "p0", "m1"]


async def test_nobodys_places_are_none(store: Store) -> None:
    assert await places(store, "", [], 9) == []
