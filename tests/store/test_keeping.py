"""What keepers do is kept with who, when and why; what is deleted is in no table, and nothing of others is lost."""

import msgspec
import pytest
from sqlalchemy import select, text

from downfield.store import (
    TROUBLE,
    KeptSeat,
    Store,
    bans,
    census,
    company,
    keepers,
    lists,
    news,
    people,
    removal,
    reports,
    shuns,
    tokens,
    uploads,
    watchers,
)
from downfield.store.bans import KeptBan
from downfield.store.keepers import Order
from downfield.store.kept import Said
from downfield.store.people import KeptPerson
from downfield.store.reports import KeptReport, ReportedLine
from downfield.store.shuns import BLOCK, MUTE, KeptShun
from downfield.store.tables import METADATA
from downfield.store.tokens import KeptToken
from tests.store.conftest import MATCH

ADA = KeptPerson("ada1", "Ada", "ada", "e:h", "2026-01-01", "ada")
BOB = KeptPerson("bob1", "Bob", "bob", "e:h", "2026-01-01", "bob")
ORDER = Order("Kim", "rude words")
LATER, BEFORE = "2999-01-01T00:00:00+00:00", "2000-01-01T00:00:00+00:00"
BAN = KeptBan("b1", bans.PERSON, "ada1", "Ada", "rude words", "2026-01-01", "")
REPORT = KeptReport(
    0,
    "2026-01-01",
    "bob1",
    "Bob",
    "m1",
    0,
    "ada1",
    "Ada",
    "words",
    "bad",
    0,
    [ReportedLine(0, 0, "Ada", "x", 1)],
)


async def _everything(store: Store) -> str:
    """All that is written in the database, but for what keepers did and what servers are to hear."""
    told = []
    async with store.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            if table.name not in ("keeper_log", "news"):
                told += [f"{table.name} {tuple(row)}" for row in await connection.execute(select(table))]
    return "\n".join(told)


async def test_a_ban_holds_until_it_ends_or_is_lifted(store: Store) -> None:
    await bans.ban(store, ORDER, BAN)
    assert await bans.active(store) == [BAN]
    until = msgspec.structs.replace(BAN, id="b2", until=LATER)
    await bans.ban(store, ORDER, until)  # gives way to it
    assert await bans.active(store) == [until]
    await bans.ban(store, ORDER, msgspec.structs.replace(BAN, id="b3", until=BEFORE))
    assert await bans.active(store) == []
    await bans.lift(store, ORDER, BAN)
    assert [line.deed for line in await keepers.log(store, 9)] == ["unban", "ban", "ban", "ban"]


@pytest.mark.parametrize("deed", ["UPDATE keeper_log SET by = 'nobody'", "DELETE FROM keeper_log"])
async def test_nobody_changes_the_log(store: Store, deed: str) -> None:
    await bans.ban(store, ORDER, BAN)
    with pytest.raises(TROUBLE, match="never changed"):
        async with store.engine.begin() as connection:
            await connection.execute(text(deed))
    (line,) = await keepers.log(store, 9)
    assert (line.by, line.deed, line.target, line.why) == (
        "Kim",
        "ban",
        "Ada (person) until further notice",
        "rude words",
    )


async def test_a_report_is_open_until_it_is_closed(store: Store) -> None:
    number = await reports.add(store, REPORT)
    kept = msgspec.structs.replace(REPORT, id=number)
    assert await reports.found(store) == [kept] == [await reports.report(store, number)]
    assert await reports.count_open(store, "bob1") == 1
    assert await reports.close(store, ORDER, number)
    assert not await reports.close(store, ORDER, number)
    assert await reports.found(store) == []
    (closed,) = await reports.found(store, closed=True)
    assert (closed.closed_by, closed.outcome) == ("Kim", "rude words")


async def test_what_a_guest_shuns_the_account_shuns(store: Store) -> None:
    await people.add_person(store, ADA)
    for number, (own, other, kind) in enumerate(
        [("g1", "bob1", MUTE), ("g1", "bob1", BLOCK), ("ada1", "bob1", MUTE), ("eve1", "g1", BLOCK)]
    ):
        await shuns.add(store, KeptShun(f"s{number}", own, other, kind, "x", "now"))
    await shuns.add(store, KeptShun("s9", "g1", "bob1", MUTE, "x", "now"))  # once is enough
    await people.move_seats(store, "g1", ADA)
    assert sorted(shun.kind for shun in await shuns.of(store, "ada1")) == [BLOCK, MUTE]
    assert [shun.other_id for shun in await shuns.of(store, "eve1")] == ["ada1"]
    assert await shuns.of(store, "g1") == []
    assert await shuns.are_parted(store, ["bob1", "ada1"])
    assert not await shuns.are_parted(store, ["bob1", "eve1", ""])
    assert not await shuns.undo(store, "bob1", "s1")
    assert await shuns.undo(store, "ada1", "s1")
    assert not await shuns.are_parted(store, ["bob1", "ada1"])


async def _two_at_a_match(store: Store) -> None:
    """Ada and Bob play and talk; Ada plays alone as well, and both brought a record along."""
    for who in (ADA, BOB):
        await people.add_person(store, who)
    await store.sit_down("m1", KeptSeat(1, "person", "Lady Ada", "k" * 64, "ada1", True, "place"))
    alone = msgspec.structs.replace(MATCH, id="m2", watch="w2", invite_hash="i2")
    await store.begin(alone, [KeptSeat(0, "person", "Ada", "z", "ada1", True), KeptSeat(1, "coach", "x")], [])
    await watchers.let_in(store, "w2", "bob1")
    await company.say(store, "m1", Said(0, 1, "ada's words", 1))
    await company.say(store, "m1", Said(1, 0, "others' words", 2))
    for upload, whose in (("u1", "ada1"), ("u2", "ada1"), ("u2", "bob1")):
        await lists.keep_upload(store, upload, f"text of {upload}")
        await uploads.brought(store, upload, whose, "place")
    await tokens.add(store, "t" * 64, "ada1", KeptToken("t" * 12, "ada's bot", "play", "now"))
    await shuns.add(store, KeptShun("s1", "ada1", "bob1", MUTE, "Bob", "now"))
    await shuns.add(store, KeptShun("s2", "bob1", "ada1", BLOCK, "Ada", "now"))
    await bans.ban(store, ORDER, BAN)


async def test_nothing_of_a_deleted_person_is_left_and_nothing_of_others_is_lost(store: Store) -> None:
    await _two_at_a_match(store)
    assert await removal.remove_person(store, "ada1") == ["m1"]
    left = await _everything(store)
    for gone in ("ada1", "Lady Ada", "ada's", "m2", "text of u1", "k" * 64, "w2", "t" * 64):
        assert gone not in left, gone
    for stays in ("bob1", "others' words", "text of u2", "m1"):
        assert stays in left, stays
    assert len(await store.deeds("m1")) == 1
    assert [said.words for said in await company.chat(store, "m1")] == ["", "others' words"]


async def test_what_was_reported_stays_for_keepers_without_who_told_it(store: Store) -> None:
    await _two_at_a_match(store)
    number = await reports.add(store, REPORT)
    await removal.remove_person(store, "bob1", ORDER, "Bob")
    kept = await reports.report(store, number)
    assert kept is not None
    assert (kept.by_id, kept.by_name, kept.about_name) == ("", "deleted-player", "Ada")
    assert (await keepers.log(store, 1))[0].deed == "delete person"


async def test_a_deleted_match_is_in_no_table(store: Store) -> None:
    await _two_at_a_match(store)
    assert await removal.remove_match(store, ORDER, "m2")
    assert not await removal.remove_match(store, ORDER, "m2")
    left = await _everything(store)
    assert "m2" not in left
    assert "w2" not in left
    assert "m1" in left
    assert [item.target for item in await news.since(store, 0) if item.kind == news.MATCH] == ["m2"]


async def test_a_deleted_line_leaves_its_number(store: Store) -> None:
    await _two_at_a_match(store)
    assert await removal.remove_line(store, ORDER, "m1", 0)
    assert not await removal.remove_line(store, ORDER, "m1", 7)
    assert [(said.number, said.words) for said in await company.chat(store, "m1")] == [
        (0, ""),
        (1, "others' words"),
    ]


async def test_a_deleted_record_is_gone_whoever_brought_it(store: Store) -> None:
    await _two_at_a_match(store)
    assert await removal.remove_record(store, ORDER, "u2")
    assert await lists.upload(store, "u2") is None
    assert not await removal.remove_record(store, ORDER, "u2")


async def test_an_account_is_renamed_at_its_seats_too(store: Store) -> None:
    await _two_at_a_match(store)
    assert sorted(await removal.rename_person(store, ORDER, "ada1", "Ada", "Eva", "eva", "eva")) == [
        "m1",
        "m2",
    ]
    assert (await store.seats("m1"))[1].name == "Eva"
    found = await people.person_named(store, "eva")
    assert found is not None
    assert found.id == "ada1"
    assert await removal.rename_seat(store, ORDER, "m1", 0, "Guest")
    assert not await removal.rename_seat(store, ORDER, "m2", 1, "Guest")


async def test_keepers_are_appointed_and_dismissed(store: Store) -> None:
    await people.add_person(store, ADA)
    await keepers.appoint(store, ORDER, "ada1", "Ada")
    assert await keepers.is_keeper(store, "ada1")
    assert await keepers.names(store) == ["Ada"]
    await keepers.appoint(store, ORDER, "ada1", "Ada", yes=False)
    assert not await keepers.is_keeper(store, "ada1")


async def test_keepers_see_what_there_is(store: Store) -> None:
    await _two_at_a_match(store)
    has = await census.standing(store, "ada1")
    assert (has.matches, has.uploads, has.tokens, has.reports, has.is_keeper) == (2, 2, 1, 0, False)
    assert [who.name for who in await census.called(store, "ad")] == ["Ada"]
    counted = await census.statistics(store)
    assert (counted["accounts"], counted["matches"], counted["bans"]) == (2, 2, 1)
