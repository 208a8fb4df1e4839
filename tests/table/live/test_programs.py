"""Programs that fail, and a door that is knocked at too often."""

import asyncio
import json
import pathlib
from collections.abc import Callable
from time import sleep

import pytest

from downfield.kernel import solvers
from downfield.store import Store
from downfield.table.live import thinking
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.sitting import Sitting
from downfield.table.live.thinking import Bench
from downfield.table.protocol.limits import Pace
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import MatchWish, SeatWish
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.conftest import Table
from tests.table.live import faults

pytestmark = pytest.mark.usefixtures("playbooks")


async def _sitting(store: Store, *who: SeatWish) -> Sitting:
    await store.open()
    house = House(store, Bench())
    begun = await house.begin(MatchWish("first-and-roll", list(who), seed=4))
    async with house.visit(begun.id) as room:
        return room.sitting


async def test_a_program_that_overruns_answers_all_the_same(tmp_path: pathlib.Path) -> None:
    store, bench = Store(tmp_path / "t.sqlite"), Bench(budget=0.0)
    sitting = await _sitting(store, SeatWish("coach"), SeatWish("coach"))
    seat = sitting.waiting()[0]
    assert await bench.decide(sitting, seat) in sitting.match.state.options(seat)
    bench.close()
    await store.close()


async def test_a_program_that_crashes_answers_all_the_same(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    store, bench = Store(tmp_path / "t.sqlite"), Bench()
    sitting = await _sitting(store, SeatWish("coach", "random"), SeatWish("coach", "random"))
    seat = sitting.waiting()[0]
    deciding = asyncio.create_task(bench.decide(sitting, seat))
    while bench._pool is None or not bench._pool._processes:
        await asyncio.sleep(0)
    for worker in list(bench._pool._processes.values()):
        worker.kill()  # long before it has learnt what is asked
    assert await deciding in sitting.match.state.options(seat)
    assert "coach crashed" in [record.message for record in caplog.records]
    bench.close()
    await store.close()


async def test_a_program_is_not_told_what_another_seat_has_sealed(tmp_path: pathlib.Path) -> None:
    store = Store(tmp_path / "t.sqlite")
    sitting = await _sitting(store, SeatWish("me"), SeatWish("coach"))
    while sitting.match.need.kind != "sealed":
        seat = sitting.waiting()[0]
        sitting.answer(seat, sitting.match.state.options(seat)[0], sitting.seq)
    before = thinking.puzzle(sitting, 1)
    for option in sitting.match.state.options(0):
        twin = sitting.clone()
        twin.answer(0, option, twin.seq)
        assert thinking.puzzle(twin, 1) == before
    await store.close()


def test_a_door_that_is_knocked_at_too_often_stays_shut(tmp_path: pathlib.Path) -> None:
    app = table_app(tmp_path / "t.sqlite", doorkeeper=Doorkeeper(at_once=3, a_second=0))
    with Client(app) as client:
        codes = [client.post("/api/join/x", json={"name": ""}).status_code for _ in range(4)]
    assert codes == [404, 404, 404, 429]


def test_a_pace_recovers(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    pace = Pace(2, 1)
    assert [pace.is_too_fast() for _ in range(3)] == [False, False, True]
    now += 1
    assert [pace.is_too_fast() for _ in range(2)] == [False, True]


@pytest.mark.parametrize("fault", [faults.crash, faults.stumble, faults.cheat, faults.dream])
def test_nobody_notices_a_program_that_fails(
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Callable[[thinking.Puzzle], int],
) -> None:
    monkeypatch.setattr(thinking, "decide", fault)
    with Client(table_app(tmp_path / "t.sqlite", budget=1.5)) as client:
        table = Table(client)
        begun = table.begin("first-downs", "me", "steady", options={"first_attacker": "away"})
        with table.coach(begun["id"], begun["keys"]["0"]) as me:
            me.until(lambda told: bool(told["ask"]["mine"]))
            assert {json.loads(frame)["type"] for frame in me.frames} == {"update"}
    assert any("coach" in record.message for record in caplog.records)


class Hours:
    """Stands in for the module `time` where programs think: an hour later at every look, until that is enough."""

    def __init__(self) -> None:
        self.hours = 0
        self.is_late = True

    def monotonic(self) -> float:
        self.hours += self.is_late
        return self.hours * 3600.0


def test_a_program_that_solves_its_model_is_waited_for_and_people_are_told(
    empty_table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: pathlib.Path,
) -> None:
    watch = Hours()
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path))
    monkeypatch.setattr(thinking, "decide", faults.study)
    monkeypatch.setattr(thinking, "LOOK", 0.05)
    monkeypatch.setattr(thinking, "time", watch)
    begun = empty_table.begin("first-downs", "me", "steady", options={"first_attacker": "away"})
    with empty_table.coach(begun["id"], begun["keys"]["0"]) as me:
        with solvers.alone("model"):
            me.until(lambda told: "works the playbook out" in told["ask"]["words"])
            while watch.hours < 5:
                sleep(0.01)
            watch.is_late = False
        decided = me.until(lambda told: bool(told["ask"]["mine"]))
    assert [record.message for record in caplog.records if "coach" in record.message] == []
    assert "playbook" not in decided["ask"]["words"]


async def test_programs_go_on_for_whoever_comes_just_when_they_stop(tmp_path: pathlib.Path) -> None:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    house = House(store, Bench(), pace=0.0)
    begun = await house.begin(MatchWish("first-downs", [SeatWish("coach", "random")] * 2, seed=2))
    async with house.visit(begun.id) as room:
        room.ring()
        await asyncio.sleep(0)  # nobody looked: they have just stopped, and nobody has noticed yet
        assert room.thinking is not None
        assert room.thinking.done()
        room.guests.add(Guest(frozenset(), text_of("en"), 0))
        room.ring()
        async with asyncio.timeout(60):
            while not room.sitting.over:
                await asyncio.sleep(0.01)
    await house.close()
    await store.close()


async def test_a_program_that_plans_ahead_finds_its_notes_again(tmp_path: pathlib.Path) -> None:
    """Who has declared a walk goes on with it, and would not know where to without the notes."""
    store, bench = Store(tmp_path / "t.sqlite"), Bench(places=1)
    await store.open()
    start = "turn=home turns=2-1 home=1@d8,2@b3,3@c12 away=1@x8 ball=away1"
    seats = [SeatWish("coach"), SeatWish("me")]
    house = House(store, bench)
    begun = await house.begin(MatchWish("blood-bowl", seats, seed=4, start=start))
    async with house.visit(begun.id) as room:
        sitting = room.sitting
        sitting.answer(0, await bench.decide(sitting, 0), sitting.seq)
        stop, step = 0, await bench.decide(sitting, 0)
        sitting.notes.clear()
        assert (step != stop, await bench.decide(sitting, 0)) == (True, stop)
    bench.close()
    await store.close()
