"""A table on a scratch database, and coaches who come to it by the live line."""

import contextlib
import json
import multiprocessing
import pathlib
from collections.abc import Callable, Iterator
from time import sleep
from typing import Any

import pytest

from downfield.kernel.chance import Rng
from downfield.table.live import clocks, timepiece, workers
from tests.table.client import Client
from tests.table.servers import served

Told = dict[str, Any]


class Coach:
    """Somebody at the live line: what is heard, and what is said."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.frames: list[str] = []
        self.now: Told = {}
        self.added: set[int] = set()
        self.first: list[Told] = []

    def arrive(self) -> None:
        """Hear the first message, as a browser does as soon as it is there; it can be heard once more."""
        self.first = [self.hear()]

    def hear(self) -> Told:
        """The next message."""
        if self.first:
            return self.first.pop()
        frame = self.line.receive_text(timeout=20)
        self.frames.append(frame)
        told: Told = json.loads(frame)
        if told["type"] == "update":
            self.now = told
            self.add_to_dice((told["proof"] or {}).get("wanted", []))
        return told

    def add_to_dice(self, wanted: list[int]) -> None:
        """What a browser does by itself as soon as it knows what the server has committed to."""
        for seat in wanted:
            if seat not in self.added:
                self.added.add(seat)
                self.say(type="nonce", seat=seat, value=1000 + seat)

    def until(self, done: Callable[[Told], bool]) -> Told:
        """Listen until an update, perhaps the last one heard, is so."""
        while not (self.now and done(self.now)):
            self.hear()
        return self.now

    def at(self, seq: int) -> Told:
        """Listen until so many deeds were done, and everybody who is there has added to the dice."""
        return self.until(lambda told: told["seq"] >= seq and not is_about_to_begin(told))

    def say(self, **message: Any) -> None:
        self.line.send_text(json.dumps(message))

    def answer(self, token: str, seat: int | None = None, seq: int | None = None) -> None:
        """Answer, usually what is asked now of the first seat held that owes."""
        mine = list(self.now["ask"]["mine"])
        self.say(
            type="answer",
            seat=int(mine[0]) if seat is None else seat,
            token=token,
            seq=self.now["seq"] if seq is None else seq,
        )

    def refused(self) -> str:
        """The code of the next refusal."""
        while (told := self.hear())["type"] != "refusal":
            continue
        assert told["words"]
        return str(told["code"])

    def tokens(self) -> list[str]:
        """The options of the first seat that owes."""
        return [choice["token"] for choice in next(iter(self.now["ask"]["mine"].values()))]


def is_about_to_begin(told: Told) -> bool:
    """Whether what is still to be added to the dice is on its way."""
    all_here = all(sitter["here"] for sitter in told["sitters"])
    return told["ask"]["kind"] == "wait" and (all_here or bool(told["proof"]["wanted"]))


class Table:
    """A running table."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def begin(self, game: str, *who: str, **more: Any) -> Told:
        """Begin a match: each seat is "me", "open", "open:NAME", or a program's name."""
        named = [w.partition(":")[::2] for w in who]
        seats = [
            {"who": w, "name": n} if w in ("me", "open") else {"who": "coach", "name": w} for w, n in named
        ]
        reply = self.client.post("/api/matches", json={"game": game, "seats": seats, **more})
        assert reply.status_code == 201, reply.text
        told: Told = reply.json()
        return told

    @contextlib.contextmanager
    def coach(self, match: str, *keys: str, seq: int = 0, lang: str = "en") -> Iterator[Coach]:
        """Connect with keys, or as a spectator."""
        with self.client.websocket_connect(f"/api/matches/{match}/live") as line:
            coach = Coach(line)
            coach.say(type="hello", keys=keys, seq=seq, lang=lang)
            if keys:
                coach.arrive()
            yield coach

    def sit_down(self, match: str, *keys: str) -> None:
        """Each comes with a key, adds to the dice, and goes again."""
        for key in keys:
            with self.coach(match, key) as coach:
                coach.until(lambda told: not (told["proof"] or {}).get("wanted"))


class Time:
    """Stands in for the module of that name at the clocks: goes on when it is told to, and the table looks at it."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.even = 1000.0

    @property
    def seconds(self) -> float:
        return self.wall

    @seconds.setter
    def seconds(self, until: float) -> None:
        if until < self.wall:  # another day
            self.wall = until
            timepiece.table_time = timepiece.TableTime()
        while self.wall < until:
            step = min(5.0, until - self.wall)
            self.wall += step
            self.even += step
            clocks.now()

    def time_ns(self) -> int:
        return round(self.wall * 1e9)

    def monotonic_ns(self) -> int:
        return round(self.even * 1e9)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the clocks, which stands still."""
    stands = Time()
    monkeypatch.setattr(timepiece, "time", stands)
    monkeypatch.setattr(timepiece, "table_time", timepiece.TableTime())
    return stands


@pytest.fixture(scope="session", autouse=True)
def quick_processes() -> None:
    """Processes begin as copies of one that has loaded everything: or each test that needs one loads it again."""
    multiprocessing.set_forkserver_preload(["tests.table.loaded"])
    workers.WAY = multiprocessing.get_context("forkserver")  # type: ignore[assignment]


Open = Callable[[], contextlib.AbstractContextManager[Table]]


@contextlib.contextmanager
def opened(folder: pathlib.Path) -> Iterator[Table]:
    """A table on the database in a folder, which is made where there is none."""
    with served(folder) as client:
        yield Table(client)


@pytest.fixture
def open_table(tmp_path: pathlib.Path) -> Open:
    """Opens a table on the scratch database, each time a new server."""
    return lambda: opened(tmp_path)


@pytest.fixture
def empty_table(open_table: Open) -> Iterator[Table]:
    """A running table at which nobody has ever been."""
    with open_table() as new:
        yield new


@pytest.fixture(scope="package")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A running table at which one test plays after the other."""
    with opened(tmp_path_factory.mktemp("club")) as shared:
        yield shared


@pytest.fixture
def table(club: Table) -> Table:
    """A running table, and nobody whom it knows; others may have played there, or still play."""
    club.client.cookies.clear()
    return club


def play_on(coaches: dict[int, Coach], steps: int = 10**6, seed: int = 1) -> None:
    """Answer at random, each seat by its own line, until the end or so many answers were given."""
    rng, any_one = Rng(seed), next(iter(coaches.values()))
    any_one.until(lambda told: told["ask"]["kind"] != "wait")
    while not any_one.now["over"] and steps > 0:
        seat = any_one.now["ask"]["waiting"][0]
        coach = coaches[seat]
        coach.at(any_one.now["seq"])
        mine = coach.now["ask"]["mine"].get(str(seat))
        if mine is None:  # more was done than the first has heard of, such as a pause of the clocks
            assert any_one.now["seq"] < coach.now["seq"], "a seat that is asked has options"
            any_one.at(coach.now["seq"])
            continue
        options = [choice["token"] for choice in mine]
        before = coach.now["seq"]
        token = options[rng.below(len(options))]
        coach.answer(token, seat)
        while coach.now["seq"] <= before:
            if coach.hear().get("code") == "too-fast":  # the table asks for patience: wait, and say it again
                sleep(0.2)
                coach.answer(token, seat)
        any_one.at(coach.now["seq"])
        steps -= 1
