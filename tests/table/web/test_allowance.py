"""What one visitor may use of the processor, through whichever door, and what he is told when it was too much."""

import asyncio
import itertools
import pathlib
import time
from collections.abc import Iterator
from typing import Any

import pytest

from downfield.kernel.errors import BadOption
from downfield.table.live import turns
from downfield.table.live.desk import Desk
from downfield.table.live.turns import Patron, Places
from downfield.table.protocol import allowance
from downfield.table.protocol.allowance import Allowance, Purses, metered, seconds_a_minute
from downfield.table.protocol.refusals import Spent
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.conftest import Table, play_on

HERE = "testclient"  # the address from which the tests come


class Time:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds

    def thread_time(self) -> float:
        return time.thread_time()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time by which purses are filled."""
    stands = Time()
    monkeypatch.setattr(allowance, "time", stands)
    return stands


@pytest.fixture
def frugal(tmp_path: pathlib.Path, clock: Time) -> Iterator[Table]:
    """A table that counts what its visitors use."""
    app = table_app(tmp_path / "table.sqlite", pace=0.0, doorkeeper=Doorkeeper(100_000), per_visitor=6)
    with Client(app) as client:
        yield Table(client)


def _allowance(table: Table) -> Allowance:
    with table.client.portal() as portal:
        found: Allowance = portal.call(_of, table)
        return found


async def _of(table: Table) -> Allowance:
    house = table.client.app.dependencies["house"].dependency()
    told: Allowance = house.allowance
    return told


def _person(table: Table) -> str:
    """Come with a cookie; the name under which it is counted."""
    table.client.get("/")
    return str(next(iter(table.client.cookies.values())).split(".")[0])


def _use_up(table: Table, debt: float) -> None:
    """Come with a cookie, and have used so many seconds more than is allowed."""
    person, purses = _person(table), _allowance(table).visitors
    purses.spend(person, purses.left(person) + debt)


# Purses -----------------------------------------------------------------------------------------------------------


def test_a_purse_is_filled_by_and_by(clock: Time) -> None:
    purses = Purses(10, 0.5)
    purses.spend("ada", 12)
    assert purses.wait("ada") == pytest.approx(4)
    assert purses.wait("bea") == 0
    clock.seconds += 4
    assert purses.wait("ada") == 0
    clock.seconds += 1000
    assert purses.left("ada") == 10


def test_only_so_many_purses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "MOST", 3)
    purses = Purses(10, 0.5)
    for name in "abcde":
        purses.spend(name, 20)
    assert [name for name in "abcde" if purses.wait(name) > 0] == ["c", "d", "e"]


def test_new_cookies_do_not_help_an_address(clock: Time) -> None:
    allowed = Allowance(15)
    for guest in range(100):
        allowed.spend("10.0.0.1", f"guest {guest}", 1.0)
    assert allowed.wait("10.0.0.1", "another") > 0
    assert allowed.wait("10.0.0.2", "another") == 0


def test_what_the_table_does_by_itself_is_nobodys(clock: Time) -> None:
    allowed = Allowance(15)
    allowed.spend("", "", 1000)
    allowed.check("", "")


@pytest.mark.parametrize("said", ["-1", "61", "1.5", "many", "99999"])
def test_what_is_no_share_of_a_minute_is_refused(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setenv("DOWNFIELD_PER_VISITOR", said)
    with pytest.raises(BadOption, match="from 0"):
        seconds_a_minute()
    monkeypatch.setenv("DOWNFIELD_PER_VISITOR", "30")
    assert (seconds_a_minute(), seconds_a_minute(0)) == (30, 0)


# The meter --------------------------------------------------------------------------------------------------------


def _work(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def test_a_meter_counts_work_and_no_waiting() -> None:
    used: list[float] = []

    async def work() -> str:
        _work(0.02)
        await asyncio.sleep(0.05)
        with pytest.raises(ValueError, match="told so"):
            await _fails()
        _work(0.02)
        return "done"

    assert await metered(work(), used.append) == "done"
    assert 0.04 <= sum(used) < 0.06


async def _fails() -> None:
    await asyncio.sleep(0)
    raise ValueError("told so")


async def test_whoever_is_metered_can_be_cancelled() -> None:
    gone: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            gone.append("cancelled")
            raise

    task = asyncio.create_task(metered(work(), lambda seconds: None))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert gone == ["cancelled"]


async def test_in_each_round_of_the_loop_one_piece_of_work_is_done() -> None:
    floor, done, heard = Places(1), [], []

    async def piece(who: str) -> None:
        await floor.turn(Patron(who, who))
        done.append(who)

    async def others() -> None:
        while len(done) < 40:
            heard.append(len(done))
            await asyncio.sleep(0)

    await asyncio.gather(*(piece("greedy") for _ in range(39)), piece("modest"), others())
    assert max(later - earlier for earlier, later in itertools.pairwise(heard)) <= 1
    assert done.index("modest") <= 2


# Doors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/watch", "/api/matches", "/api/mine", "/match/none", "/api/records/none"]
)
def test_whoever_has_used_too_much_is_refused_and_told_when_to_come_again(frugal: Table, path: str) -> None:
    _use_up(frugal, 3)
    reply = frugal.client.get(path, headers={"accept": "application/json"})
    assert reply.status_code == 429
    assert reply.headers["retry-after"] == "30"
    told = reply.json()
    assert told["code"] == "spent"
    assert "12 seconds" in told["words"]
    assert "6 in every minute" in told["words"]
    assert "in 30 seconds" in told["words"]


@pytest.mark.parametrize(
    ("language", "words"), [("it", "Torna tra 30 secondi"), ("de", "Komm in 30 Sekunden wieder")]
)
def test_the_refusal_speaks_the_language_of_the_visitor(frugal: Table, language: str, words: str) -> None:
    _use_up(frugal, 3)
    page = frugal.client.get("/", headers={"accept": "text/html", "accept-language": language})
    assert (page.status_code, words in page.text) == (429, True)


def test_every_page_waits_for_the_turn_of_whoever_asks(
    frugal: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    async def noted(places: Places, patron: Patron) -> None:
        called.append(patron.address)

    monkeypatch.setattr(Places, "turn", noted)
    frugal.client.get("/watch")
    frugal.client.get("/healthz")  # costs next to nothing
    assert called == [HERE]


def test_others_and_gauges_are_let_in_all_the_same(frugal: Table) -> None:
    _use_up(frugal, 3)
    assert frugal.client.get("/healthz").status_code == 200
    assert frugal.client.get("/static/board/board.css").status_code == 200
    frugal.client.cookies.clear()
    assert frugal.client.get("/").status_code == 200


def test_whoever_shows_no_cookie_is_the_same_visitor_each_time(frugal: Table) -> None:
    _allowance(frugal).visitors.spend(HERE, 15)
    for cookie in ("", "downfield=forged.1..", "downfield=x"):
        frugal.client.cookies.clear()
        assert frugal.client.get("/", headers={"cookie": cookie} if cookie else {}).status_code == 429


def test_after_the_wait_one_is_let_in_again(frugal: Table, clock: Time) -> None:
    _use_up(frugal, 1)
    assert frugal.client.get("/").status_code == 429
    clock.seconds += 11
    assert frugal.client.get("/").status_code == 200


def test_at_the_live_line_too(frugal: Table, clock: Time) -> None:
    _person(frugal)
    begun = frugal.begin("first-downs", "me", "me", seed=1)
    with frugal.coach(begun["id"], *begun["keys"].values()) as coach:
        told = coach.at(0)
        _allowance(frugal).addresses.spend(HERE, 100)
        for message in (
            {"type": "why", "seat": 0, "token": "zz"},
            {"type": "reach", "seat": 0, "source": "zz"},
        ):
            coach.say(**message)
            assert coach.refused() == "spent"
        coach.answer(coach.tokens()[0])
        assert coach.refused() == "spent"
        clock.seconds += 3600
        coach.answer(coach.tokens()[0])
        coach.at(told["seq"] + 1)


def test_a_line_of_whoever_has_used_too_much_is_closed_with_a_word(frugal: Table) -> None:
    begun = frugal.begin("first-downs", "me", "me", seed=1)
    _allowance(frugal).addresses.spend(HERE, 100)
    with frugal.coach(begun["id"]) as spectator:
        assert spectator.refused() == "spent"


USED: list[tuple[str, dict[str, Any] | None]] = [
    ("/", None),
    ("/api/matches/{}/replay", None),
    ("/api/matches/{}/moments?from=10", None),
    ("/match/{}/replay", None),
    ("/api/forks", {"match": "{}", "moment": 3}),
]


@pytest.mark.parametrize(("path", "body"), USED)
def test_every_door_is_counted(frugal: Table, path: str, body: dict[str, Any] | None) -> None:
    begun = frugal.begin("first-downs", "me", "me", seed=6)
    with frugal.coach(begun["id"], *begun["keys"].values()) as coach:
        play_on({0: coach, 1: coach}, steps=40)
    counted = _allowance(frugal)
    counted.visitors._by_name.clear()
    frugal.client.cookies.clear()
    if body is None:
        reply = frugal.client.get(path.format(begun["id"]))
    else:
        reply = frugal.client.post(path, json={**body, "match": begun["id"]})
    assert reply.status_code in (200, 201)
    assert counted.visitors.left(HERE) < counted.visitors.at_once


def test_a_person_who_plays_never_meets_the_limit(tmp_path: pathlib.Path) -> None:
    app = table_app(
        tmp_path / "table.sqlite", pace=0.0, doorkeeper=Doorkeeper(100_000), per_visitor=allowance.USUAL
    )
    with Client(app) as client:
        table = Table(client)
        begun = table.begin("blood-bowl", "me", "me", seed=6)
        with table.coach(begun["id"], *begun["keys"].values()) as coach:
            play_on({0: coach, 1: coach}, steps=100)  # faster than anybody clicks
        client.get(f"/match/{begun['id']}/replay")
        client.get(f"/api/matches/{begun['id']}/replay")
        assert client.get("/").status_code == 200
        left = _allowance(table).visitors.left(HERE)
    assert left > 0.3 * allowance.MINUTES * allowance.USUAL


async def test_a_piece_that_waited_for_the_desk_is_not_begun_by_whoever_has_used_too_much(
    clock: Time,
) -> None:
    counted = Allowance(6)
    desk = Desk(counted)
    turns.HERE.set(Patron("10.0.0.1", "ada"))
    first = asyncio.create_task(desk.do(lambda: counted.spend("10.0.0.1", "ada", 15)))
    second = asyncio.create_task(desk.do(lambda: "begun"))
    await first
    with pytest.raises(Spent):
        await second
    turns.HERE.set(Patron("10.0.0.2", "bea"))
    assert await desk.do(lambda: "begun") == "begun"
    desk.close()


async def test_what_the_desk_does_is_charged_to_whoever_asked(clock: Time) -> None:
    counted = Allowance(6)
    desk = Desk(counted)
    turns.HERE.set(Patron("10.0.0.1", "ada"))
    before = counted.visitors.left("ada")
    await desk.do(lambda: sum(range(200_000)))
    assert counted.visitors.left("ada") < before
    assert counted.visitors.left("bea") == before
    desk.close()
