"""Programs that fail, and a door that is knocked at too often."""

import asyncio
import dataclasses
import functools
import json
import os
import pathlib
import signal
import types
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

import downfield
from downfield.coaches import fallbacks
from downfield.kernel import solvers
from downfield.kernel.spec import Game
from downfield.store import Store
from downfield.table.live import room as rooms
from downfield.table.live import thinking, workers
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.sitting import Sitting
from downfield.table.live.thinking import Bench, Decision, NoAnswer, Puzzle
from downfield.table.live.turns import Patron
from downfield.table.live.workers import Failed
from downfield.table.protocol.limits import Pace
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import MatchWish, SeatWish
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.conftest import Open, Table
from tests.table.live import faults

pytestmark = pytest.mark.usefixtures("playbooks")

Make = Callable[..., Awaitable["Thinkers"]]
Fault = Callable[[Puzzle], tuple[int, str]]


async def _sitting(store: Store, *who: SeatWish) -> Sitting:
    await store.open()
    house = House(store, Bench())
    begun = await house.begin(MatchWish("first-and-roll", list(who), seed=4))
    async with house.visit(begun.id) as room:
        return room.sitting


class Thinkers:
    """A bench with a match of two programs that do as they are told."""

    def __init__(self, bench: Bench, sitting: Sitting) -> None:
        self.bench, self.sitting = bench, sitting
        self.options = sitting.moment().options(0)

    def ask(self, seat: int = 0, person: str = "") -> asyncio.Task[Decision]:
        """Let the program of a seat begin to think, for somebody."""
        return asyncio.create_task(self.bench.decide(self.sitting, seat, patron=Patron("here", person)))

    async def process(self) -> int:
        """The first process in which somebody thinks, once it is up."""
        async with asyncio.timeout(60):
            while (
                not (found := [w.process for w in self.bench.hall.workers if w.process]) or not found[0].pid
            ):
                await asyncio.sleep(0.01)
        return int(found[0].pid)


@pytest.fixture
async def thinkers(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[..., Awaitable[Thinkers]]]:
    """Makes a bench whose programs think as one of the faults does, before a sealed choice of both seats."""
    store, benches = Store(tmp_path / "t.sqlite"), list[Bench]()

    async def make(fault: Callable[[Puzzle], tuple[int, str]], **more: Any) -> Thinkers:
        monkeypatch.setattr(thinking, "decide", fault)
        benches.append(Bench(**more))
        sitting = await _sitting(store, SeatWish("coach"), SeatWish("coach"))
        while sitting.match.need.kind != "sealed":
            seat = sitting.waiting()[0]
            sitting.answer(seat, sitting.match.state.options(seat)[0], sitting.seq)
        return Thinkers(benches[-1], sitting)

    yield make
    for bench in benches:
        bench.close()
    await store.close()


@pytest.mark.parametrize("fault", [faults.crash, faults.stumble, faults.cheat, faults.dream])
async def test_nobody_answers_at_random_in_anothers_place(thinkers: Make, fault: Fault) -> None:
    those = await thinkers(fault, budget=0.3)
    with pytest.raises(NoAnswer):
        await those.ask()


async def test_where_a_program_fails_the_next_lower_level_decides(
    thinkers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    those = await thinkers(faults.first)
    seats = those.sitting.seats
    seats[0] = msgspec.structs.replace(seats[0], name="strong")
    monkeypatch.setattr(thinking, "fallbacks", lambda name, game: ("steady",))
    asked: list[str] = []
    answer = those.bench._answer

    async def strong_fails(puzzle: Puzzle, *more: Any) -> tuple[int, str]:
        asked.append(puzzle.coach)
        if puzzle.coach == "strong":
            raise Failed
        return await answer(puzzle, *more)

    monkeypatch.setattr(those.bench, "_answer", strong_fails)
    assert (await those.ask()).by == "steady"
    assert asked == ["strong", "steady"]


async def test_a_random_coach_draws_its_answers(tmp_path: pathlib.Path) -> None:
    store, bench = Store(tmp_path / "t.sqlite"), Bench()
    sitting = await _sitting(store, SeatWish("coach", "random"), SeatWish("me"))
    assert (await bench.decide(sitting, 0)).by == "random"
    bench.close()
    await store.close()


async def test_a_process_that_ends_for_anothers_fault_is_replaced(thinkers: Make) -> None:
    those = await thinkers(faults.nap)
    deciding = those.ask()
    os.kill(await those.process(), signal.SIGKILL)
    assert (await deciding).by == "steady"


@pytest.mark.parametrize("is_thinking", [False, True], ids=["before it begins", "while it thinks"])
async def test_a_process_that_is_stopped_is_replaced_at_once(
    thinkers: Make, monkeypatch: pytest.MonkeyPatch, is_thinking: bool
) -> None:
    """Whatever patience there is with one that is only slow."""
    those = await thinkers(faults.nap, budget=3600.0)
    await those.ask()
    monkeypatch.setattr(workers, "GRACE", 3600.0)
    deciding = those.ask() if is_thinking else None
    await asyncio.sleep(faults.NAP / 2 if is_thinking else 0)
    os.kill(stopped := await those.process(), signal.SIGSTOP)
    async with asyncio.timeout(30):
        assert (await (deciding or those.ask())).by == "steady"
    assert await those.process() != stopped


async def test_who_overruns_costs_nobody_else_anything(
    thinkers: Make, caplog: pytest.LogCaptureFixture
) -> None:
    """Another thinks in a process of its own, and is not asked a second time."""
    those = await thinkers(faults.dream_at_home_and_nap, places=2, budget=5 * faults.NAP)
    await asyncio.gather(those.ask(1, "other"), those.ask(1, "third"))  # both processes are up
    dreaming = those.ask(0, "dreamer")
    await asyncio.sleep(4.5 * faults.NAP)
    assert (await those.ask(1, "other")).by == "steady"
    with pytest.raises(NoAnswer):
        await dreaming
    assert [record.message for record in caplog.records if "crashed" in record.message] == []


async def test_who_thinks_for_ever_delays_nobody(thinkers: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SOON", 0.2)
    those = await thinkers(faults.dream_at_home, places=1)
    dreaming = those.ask(0, "dreamer")
    await asyncio.sleep(0)
    assert (await those.ask(1, "other")).by == "steady"
    assert not dreaming.done()


async def test_time_in_the_row_does_not_count(thinkers: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SOON", 60)
    those = await thinkers(faults.nap, places=1, budget=2 * faults.NAP)
    decided = await asyncio.gather(*(those.ask() for _ in range(4)))
    assert [decision.by for decision in decided] == ["steady"] * 4


async def test_whoever_asks_much_is_served_in_turn(thinkers: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SOON", 60)
    those = await thinkers(faults.nap, places=1)
    many = [those.ask(0, "greedy") for _ in range(6)]
    await asyncio.sleep(0)
    await those.ask(1, "modest")
    assert sum(each.done() for each in many) <= 2  # the one that was thought about, and the next


async def test_a_model_that_is_solved_delays_nobody_who_needs_none(
    thinkers: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path))
    those = await thinkers(faults.study_at_home, places=1)
    with solvers.alone("model"):  # by somebody else on this machine
        solving = those.ask(0, "student")
        await asyncio.sleep(0)
        assert (await those.ask(1, "other")).by == "steady"
        assert not solving.done()
    assert (await solving).by == "steady"


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


def test_a_match_whose_program_fails_waits_and_both_are_told_until_it_can(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "decide", functools.partial(faults.waver, tmp_path / "courage"))
    monkeypatch.setattr(rooms, "AGAIN", 0.1)
    with Client(table_app(tmp_path / "t.sqlite", budget=1.5)) as client:
        table = Table(client)
        begun = table.begin("first-downs", "me", "steady", options={"first_attacker": "away"})
        for _ in range(2):  # whoever comes back is told as well
            with table.coach(begun["id"], begun["keys"]["0"]) as me, table.coach(begun["id"]) as spectator:
                for guest in (me, spectator):
                    told = guest.until(lambda told: "is asked again" in told["ask"]["words"])
                    assert told["ask"]["waiting"] == [1]
                    assert {json.loads(frame)["type"] for frame in guest.frames} == {"update"}
        (tmp_path / "courage").touch()
        with table.coach(begun["id"], begun["keys"]["0"]) as me:
            me.until(lambda told: bool(told["ask"]["mine"]))
        with table.coach(begun["id"]) as spectator:  # and it stays in the log of the match
            notes = [line["words"] for line in spectator.at(0)["log"] if line["note"]]
    assert len(notes) == 1
    assert "The match waits" in notes[0]
    assert any("coach" in record.message for record in caplog.records)


def test_a_program_that_solves_its_model_is_waited_for_and_people_are_told(
    open_table: Open,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: pathlib.Path,
) -> None:
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path))
    monkeypatch.setattr(thinking, "decide", faults.study)
    with open_table() as table:
        begun = table.begin("first-downs", "me", "steady", options={"first_attacker": "away"})
        with table.coach(begun["id"], begun["keys"]["0"]) as me:
            with solvers.alone("model"):
                me.until(lambda told: "working out the playbook" in told["ask"]["words"])
            decided = me.until(lambda told: bool(told["ask"]["mine"]))
    assert [record.message for record in caplog.records if "coach" in record.message] == []
    assert "playbook" not in decided["ask"]["words"]


def test_the_levels_below_a_coach_are_named_and_never_the_lot() -> None:
    game = downfield.game("first-downs")
    assert fallbacks("rookie", game) == ()
    assert fallbacks("perfect", game) == ("sharp", "steady", "rookie")
    levels = {**game.spec.coaches, "strong": game.spec.coaches["steady"]}
    later = types.SimpleNamespace(spec=dataclasses.replace(game.spec, coaches=levels))
    assert fallbacks("strong", cast(Game, later)) == ("perfect", "sharp", "steady", "rookie")
    assert fallbacks("random", game) == ()


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
        sitting.answer(0, (await bench.decide(sitting, 0)).value, sitting.seq)
        stop, step = 0, (await bench.decide(sitting, 0)).value
        sitting.notes.clear()
        assert (step != stop, (await bench.decide(sitting, 0)).value) == (True, stop)
    bench.close()
    await store.close()
