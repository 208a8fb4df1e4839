"""What was kept long enough goes, and nothing else; how much a visitor has is counted."""

import msgspec
import pytest
from sqlalchemy import update

from downfield.store import (
    DICE,
    Deed,
    KeptSeat,
    Store,
    bans,
    company,
    lists,
    people,
    quotas,
    removal,
    reports,
    retention,
    sessions,
    uploads,
)
from downfield.store.kept import Said, Standing
from downfield.store.retention import Retention
from downfield.store.sessions import KeptSession
from downfield.store.tables import REPORT as REPORTS
from downfield.store.tables import UPLOAD
from tests.store.conftest import MATCH
from tests.store.test_keeping import ADA, BAN, BEFORE, ORDER, REPORT

OLD, NOW = "2020-01-01T00:00:00+00:00", "2999-01-01T00:00:00+00:00"
OVER = Standing(1, 1, over=True)
NEVER = Retention(0, 0, 0, 0, 0, 0, 0)


async def _begin(
    store: Store,
    name: str,
    person: str,
    created: str = OLD,
    answers: int = 0,
    standing: Standing | None = None,
) -> None:
    """A match of a person against a program."""
    kept = msgspec.structs.replace(MATCH, id=name, created=created, invite_hash=f"i{name}", clock=None)
    seats = [KeptSeat(0, "person", "x", "k", person, False, "place"), KeptSeat(1, "coach", "steady")]
    deeds = [Deed(0, DICE), *(Deed(1 + i, 0, at=5) for i in range(answers)), Deed(1 + answers, 1, at=5)]
    await store.begin(kept, seats, deeds, standing or Standing(len(deeds), 5))


async def _ids(store: Store, *names: str) -> list[str]:
    return [name for name in names if await store.match(name)]


async def test_matches_of_guests_go_that_were_never_played(store: Store) -> None:
    await people.add_person(store, ADA)
    await _begin(store, "never", "guest")
    await _begin(store, "new", "guest", NOW)
    await _begin(store, "played", "guest", answers=1)
    await _begin(store, "account", "ada1")
    kept = msgspec.structs.replace(NEVER, unplayed=14)
    (due,) = (await retention.due(store, kept)).values()
    assert due == 1
    assert await _ids(store, "never") == ["never"]  # nothing has gone yet
    assert list((await retention.see_to(store, kept)).values()) == [1]
    assert await _ids(store, "never", "new", "played", "account") == ["new", "played", "account"]


async def test_old_matches_of_guests_go_only_when_asked_for(store: Store) -> None:
    await people.add_person(store, ADA)
    await _begin(store, "played", "guest", answers=1)
    await _begin(store, "account", "ada1", answers=1, standing=OVER)
    await retention.see_to(store, Retention())
    assert await _ids(store, "played", "account") == ["played", "account"]
    await retention.see_to(store, Retention(guest_matches=365))
    assert await _ids(store, "played", "account") == ["account"]


@pytest.mark.parametrize(("over", "left"), [(True, 0), (False, 1)])
async def test_the_chat_of_a_match_goes_after_its_end(store: Store, over: bool, left: int) -> None:
    await _begin(store, "m2", "guest", answers=1, standing=OVER if over else None)
    await company.say(store, "m2", Said(0, 0, "old words", 5))
    await retention.see_to(store, msgspec.structs.replace(NEVER, chat=90))
    assert len(await company.chat(store, "m2")) == left
    assert await store.match("m2")


async def test_records_go_that_nobody_opens(store: Store) -> None:
    for name in ("u1", "u2"):
        await lists.keep_upload(store, name, "text")
        await uploads.brought(store, name, "guest", "place")
    async with store.engine.begin() as connection:
        await connection.execute(update(UPLOAD).values(created=OLD, opened=""))
    await uploads.opened(store, "u2")
    await retention.see_to(store, msgspec.structs.replace(NEVER, records=365))
    assert [await lists.upload(store, name) for name in ("u1", "u2")] == [None, "text"]
    assert await uploads.ids(store, "guest") == ["u2"]


async def test_sessions_reports_bans_and_marks_go(store: Store) -> None:
    await people.add_person(store, ADA)
    for name, seen in (("s1", OLD), ("s2", NOW)):
        await sessions.add(store, KeptSession(name, "ada1", OLD, seen, "x", "y"))
    number = await reports.add(store, REPORT)
    await reports.add(store, REPORT)
    await reports.close(store, ORDER, number)
    async with store.engine.begin() as connection:
        await connection.execute(update(REPORTS).where(REPORTS.c.closed != "").values(closed=OLD))
    await bans.ban(store, ORDER, msgspec.structs.replace(BAN, until=BEFORE))
    await bans.ban(store, ORDER, msgspec.structs.replace(BAN, id="b2", target="bob1"))
    await _begin(store, "m2", "guest", answers=1)
    gone = await retention.see_to(store, Retention())
    assert [gone[name] for name in ("sessions", "reports", "bans", "marks of where somebody came from")] == [
        1
    ] * 4
    assert [session.id for session in await sessions.of(store, "ada1")] == ["s2"]
    assert len(await reports.found(store)) == 1
    assert [ban.id for ban in await bans.active(store)] == ["b2"]
    assert (await store.seats("m2"))[0].origin == ""
    assert sum((await retention.due(store, Retention())).values()) == 0


async def test_nothing_goes_where_nothing_is_due(store: Store) -> None:
    await _begin(store, "never", "guest")
    assert await retention.see_to(store, NEVER) == {}
    assert await _ids(store, "never") == ["never"]


async def test_one_server_a_day_sees_to_it(store: Store) -> None:
    days = ["2026-01-01", "2026-01-01", "2026-01-02", "2026-01-01"]
    assert [await retention.claim(store, day) for day in days] == [True, False, True, False]


async def test_matches_that_go_on_are_counted_by_person_and_place(store: Store) -> None:
    await _begin(store, "m2", "guest")
    await _begin(store, "m3", "other")
    await _begin(store, "m4", "guest", standing=OVER)
    assert await quotas.running(store, "guest", "place") == (1, 2)
    assert await quotas.running(store, "", "") == (0, 0)


async def test_records_are_counted_and_deleted_by_whoever_brought_them(store: Store) -> None:
    for name, who in (("u1", "a"), ("u2", "a"), ("u2", "b")):
        await lists.keep_upload(store, name, "x" * 10)
        await uploads.brought(store, name, who, "place")
    assert await quotas.brought(store, "a", "place") == (2, 20, 2)
    assert not await uploads.forget(store, "u1", "b")
    assert await uploads.forget(store, "u2", "a")
    assert await lists.upload(store, "u2") is not None  # another brought it along too
    assert await uploads.forget(store, "u2", "b")
    assert await lists.upload(store, "u2") is None
    assert await removal.remove_person(store, "a") == []
    assert await lists.upload(store, "u1") is None
