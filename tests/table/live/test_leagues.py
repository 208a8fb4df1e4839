"""The keeper of competitions: what is done is written, what is refused leaves nothing behind."""

import asyncio
import errno
import pathlib
from collections.abc import AsyncIterator

import pytest

from downfield.league.competition import Competition
from downfield.league.deeds import Drafted, Entered, Opened, Ruled
from downfield.league.errors import LeagueError
from downfield.league.results import by_score
from downfield.league.settings import KnockOut, Settings
from downfield.league.state import FINISHED, RUNNING
from downfield.store import Store, leagues
from downfield.table.live.desk import Desk
from downfield.table.live.leagues import Leagues, slug_of
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.refusals import LookAgain, UnknownLeague
from downfield.table.protocol.wishes import Caller

ADA = Caller("ada1", "Ada")
CUP = Settings("Coppa d’Autunno", "first-and-roll", (KnockOut(),))


@pytest.fixture
async def keeper(tmp_path: pathlib.Path) -> AsyncIterator[Leagues]:
    store, desk = Store(tmp_path / "t.sqlite"), Desk(Allowance(0))
    await store.open()
    yield Leagues(store, desk)
    desk.close()
    await store.close()


async def test_a_cup_of_two_programs_is_made_begun_and_read_again_by_another_server(keeper: Leagues) -> None:
    slug = (await keeper.make(CUP, ADA)).kept.slug
    for name in ("One", "Two"):
        await keeper.do(slug, Entered(name, coach="steady"), "Ada")
    held = await keeper.begin(slug, "Ada")
    again = await Leagues(keeper.store, keeper.desk).open(slug)
    assert again.state == held.state
    assert (again.state.phase, len(again.state.rounds[0].ties)) == (RUNNING, 1)
    assert [again.is_organised_by(person) for person in ("ada1", "bob1", "")] == [True, False, False]


async def test_what_is_refused_leaves_nothing_behind(keeper: Leagues) -> None:
    slug = (await keeper.make(CUP, ADA)).kept.slug
    await keeper.do(slug, Entered("One"), "Ada")
    with pytest.raises(LeagueError):
        await keeper.do(slug, Entered("one"), "Ada")
    with pytest.raises(LeagueError):
        await keeper.begin(slug, "Ada")  # one alone
    with pytest.raises(LeagueError):
        await keeper.do(slug, Drafted(1, ("D:1.1",)), "Ada")
    held = await keeper.open(slug)
    assert held.state == Competition(held.competition.lines).state
    assert len(held.competition.lines) == 2
    assert len(await leagues.lines(keeper.store, held.kept.id)) == 2


async def test_whoever_writes_second_is_told_to_look_again(keeper: Leagues) -> None:
    slug = (await keeper.make(CUP, ADA)).kept.slug
    other = Leagues(keeper.store, keeper.desk)
    kept = (await other.open(slug)).kept

    def meanwhile(twin: Competition, at: str) -> None:
        twin.do(Entered("Mine"), "Ada", at)
        line = Competition(list(twin.lines[:1])).do(Entered("Yours"), "Bob", at)
        coroutine = leagues.append(keeper.store, kept.id, 2, [line.encoded()])
        asyncio.run_coroutine_threadsafe(coroutine, loop).result(5)

    loop = asyncio.get_running_loop()
    with pytest.raises(LookAgain):
        await other.act(slug, meanwhile)
    assert [e.name for e in (await other.open(slug)).state.entrants.values()] == ["Yours"]


async def test_nobody_sees_what_could_not_be_written(
    keeper: Leagues, monkeypatch: pytest.MonkeyPatch
) -> None:
    slug = (await keeper.make(CUP, ADA)).kept.slug

    async def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(leagues, "append", full)
    with pytest.raises(OSError, match="no space"):
        await keeper.do(slug, Entered("One"), "Ada")
    assert not (await keeper.open(slug)).state.entrants


async def test_many_at_once_are_all_heard_one_after_the_other(keeper: Leagues) -> None:
    slug = (await keeper.make(CUP, ADA)).kept.slug
    await keeper.do(slug, Opened(), "Ada")
    await asyncio.gather(*(keeper.do(slug, Entered(f"E{i}"), f"E{i}") for i in range(8)))
    assert len((await keeper.open(slug)).state.entrants) == 8


async def test_a_competition_that_is_over_shows_the_secret_of_its_lots(keeper: Leagues) -> None:

    slug = (await keeper.make(CUP, ADA)).kept.slug
    for name in ("One", "Two"):
        await keeper.do(slug, Entered(name), "Ada")
    await keeper.begin(slug, "Ada")
    await keeper.do(slug, Ruled("1.1", by_score(2, 1), "seen"), "Ada")
    held = await keeper.finish(slug, "Ada")
    assert (held.state.phase, held.state.secret) == (FINISHED, held.kept.secret)


async def test_nothing_lies_under_a_name_that_nobody_gave(keeper: Leagues) -> None:
    with pytest.raises(UnknownLeague):
        await keeper.open("none")
    assert slug_of("Coppa d’Autunno è 2026").startswith("coppa-dautunno-e-2026-")
    assert len(slug_of("杯")) == 8
