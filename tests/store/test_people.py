"""People, passkeys and places, on either kind of database."""

import asyncio

import msgspec
import pytest

from downfield.store import DICE, Deed, KeptSeat, Store, Taken, people, removal, sessions, tokens, watchers
from downfield.store.kept import Clock
from downfield.store.people import KeptPasskey, KeptPerson
from downfield.store.places import places
from downfield.store.sessions import KeptSession
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


BOT = KeptToken("t" * 12, "bot", "play", "now")


async def test_seats_go_from_the_guest_to_the_account_and_then_to_nobody(store: Store) -> None:
    await people.add_person(store, ADA, KEY)
    await store.sit_down("m1", KeptSeat(1, "person", "Ada", "k" * 64, "guest1"))
    assert await people.move_seats(store, "guest1", ADA) == ["m1"]
    assert (await store.seats("m1"))[1] == KeptSeat(1, "person", "Ada", "k" * 64, "ada1", account=True)
    await tokens.add(store, "t" * 64, "ada1", BOT)
    await sessions.add(store, HERE)
    await sessions.make_codes(store, "ada1", ["c" * 64], "now")
    assert await removal.remove_person(store, "ada1") == ["m1"]
    assert (await store.seats("m1"))[1] == KeptSeat(1, "person", "deleted-player", "", "")
    assert await tokens.bearer(store, "t" * 64) is None
    assert await people.person(store, "ada1") is None


async def test_a_token_never_goes_along(store: Store) -> None:
    await people.add_person(store, ADA)
    await tokens.add(store, "t" * 64, "guest1", BOT)
    await people.move_seats(store, "guest1", ADA)
    assert await tokens.of(store, "ada1") == []
    assert await tokens.bearer(store, "t" * 64) is None


async def test_one_token_is_forgotten_by_its_owner_only(store: Store) -> None:
    for letter in "tu":
        await tokens.add(store, letter * 64, "ada1", BOT)
    assert await tokens.forget(store, "bob1", token_id="t" * 12) == 0
    assert await tokens.forget(store, "ada1", token_id="t" * 12) == 1
    assert await tokens.forget(store, "ada1", token_id="%") == 0
    assert [token.id for token in await tokens.of(store, "ada1")] == ["u" * 12]


HERE = KeptSession("s1", "ada1", "then", "then", "Firefox/Linux", "192.0.2.0/24")


async def test_a_session_that_has_ended_does_not_begin_again(store: Store) -> None:
    await people.add_person(store, ADA)
    old = msgspec.structs.replace(HERE, id="old-s1")
    for session in (HERE, old):
        await sessions.add(store, session)
        assert await sessions.holder(store, session.id, "ada1") == (ADA, session)
        assert await sessions.holder(store, session.id, "bob1") is None
        assert await sessions.end(store, "bob1", session.id) is None
        assert await sessions.end(store, "ada1", session.id) == sessions.Over([session.id], [])
        assert await sessions.holder(store, session.id, "ada1") is None
    await sessions.add(store, old)
    assert await sessions.of(store, "ada1") == []


async def test_an_account_has_only_so_many_sessions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST", 2)
    await people.add_person(store, ADA)
    for day in range(1, 5):
        new = msgspec.structs.replace(HERE, id=f"s{day}", seen=f"2026-01-0{day}")
        await sessions.add(store, new)
    assert [session.id for session in await sessions.of(store, "ada1")] == ["s4", "s3"]


async def test_a_new_password_leaves_one_session_and_no_token(store: Store) -> None:
    await people.add_person(store, ADA)
    for name in ("s1", "s2"):
        await sessions.add(store, msgspec.structs.replace(HERE, id=name))
    await tokens.add(store, "t" * 64, "ada1", BOT)
    await store.sit_down("m1", KeptSeat(1, "person", "Ada", "k" * 64, "ada1", account=True))
    over = await sessions.renew(store, "ada1", "later:hash", but="s2")
    assert over == sessions.Over(["s1", "t" * 12], ["m1"])
    assert (await store.seats("m1"))[1].key_hash == ""
    assert [session.id for session in await sessions.of(store, "ada1")] == ["s2"]
    assert await tokens.of(store, "ada1") == []


async def test_a_recovery_code_is_spent_once(store: Store) -> None:
    await people.add_person(store, ADA)
    await sessions.make_codes(store, "ada1", ["a" * 64, "b" * 64], "now")
    assert await sessions.recover(store, "bob1", "a" * 64, "x") is None
    spent = await asyncio.gather(*(sessions.recover(store, "ada1", "a" * 64, f"later:{i}") for i in range(4)))
    assert sorted(over is not None for over in spent) == [False, False, False, True]
    assert await sessions.codes(store, "ada1") == ["now"]
    await sessions.make_codes(store, "ada1", ["c" * 64], "now")
    assert not await sessions.has_code(store, "ada1", "b" * 64)


async def test_of_two_old_names_that_look_alike_the_older_keeps_its_looks(store: Store) -> None:
    for number, name in enumerate(("Alan", "AIan")):
        old = KeptPerson(f"p{number}", name, name.lower(), "e:h", f"2026-01-0{number + 1}", f"?p{number}")
        await people.add_person(store, old)
    await people.write_skeletons(store, lambda name: name.replace("I", "l").lower())
    assert await people.looking_like(store, ["alan", "!p1"]) == {"alan": "p0", "!p1": "p1"}


async def test_a_private_match_is_seen_by_its_seats_and_whoever_was_let_in(store: Store) -> None:
    kept = msgspec.structs.replace(MATCH, id="p1", watch="w1", invite_hash="i")
    seats = [KeptSeat(0, "person", "Ada", "f" * 64, "ada1"), KeptSeat(1, "coach", "steady")]
    await store.begin(kept, seats, [])

    async def sees(match: str, person: str = "", *keys: str) -> bool:
        return await watchers.may_look(store, match, person, keys, [key * 64 for key in keys])

    assert [await sees(match) for match in ("m1", "p1", "none")] == [True, False, False]
    assert [await sees("p1", person) for person in ("ada1", "bob1", "")] == [True, False, False]
    assert [await sees("p1", "", key) for key in ("f", "w1", "g", "")] == [True, True, False, False]
    for _ in range(2):
        await watchers.let_in(store, "w1", "bob1")
    assert await sees("p1", "bob1")
    await people.add_person(store, ADA)
    await people.move_seats(store, "bob1", ADA)
    assert [await sees("p1", person) for person in ("ada1", "bob1")] == [True, False]


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
