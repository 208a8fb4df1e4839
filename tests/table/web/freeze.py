"""Visitors who would make a table stand still within its limits, and a guard who asks meanwhile how it is."""

import asyncio
import contextlib
import http.client
import itertools
import json
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import threading
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from websockets.sync.client import connect

from downfield.coaches import coach
from downfield.kernel import record
from downfield.store import Deed, KeptMatch, KeptSeat, Store
from downfield.store.kept import PERSON
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.live.standings import standing
from downfield.table.protocol.wishes import game_of, hashed, kept_match
from downfield.text.picture import sources
from tests.table.running import Node

TEXT = {"content-type": "text/plain"}
PATIENCE = 5.0  # seconds after which somebody goes away who is not answered
KEY = "the key of both seats"
HERE = "127.0.0.1"
_ADDRESSES = itertools.count(1)
GUARD = """
import http.client, json, sys, time
place, seconds, every = sys.argv[1], float(sys.argv[2]), 0.05
# From an address of its own: whoever does his worst is refused everything in the end.
line = http.client.HTTPConnection(place, timeout=60, source_address=("127.0.0.2", 0))
took, end = [], time.monotonic() + seconds
while time.monotonic() < end:
    begun = time.monotonic()
    line.request("GET", "/healthz")
    reply = line.getresponse()
    assert reply.read() == b"well", reply.status
    took.append(time.monotonic() - begun)
    time.sleep(max(0, every - took[-1]))
print(json.dumps(took))
"""


class Asked(msgspec.Struct, frozen=True):
    """How long `/healthz` took: half of the times less than p50, 95 of 100 less than p95. In milliseconds."""

    p50: float
    p95: float
    most: float

    @classmethod
    def of(cls, took: Sequence[float]) -> "Asked":
        """The figures of so many seconds."""
        cuts = statistics.quantiles([1000 * each for each in took], n=20, method="inclusive")
        return cls(cuts[9], cuts[18], 1000 * max(took))


@contextlib.contextmanager
def guarded(node: Node, seconds: float) -> Iterator[list[Asked]]:
    """Ask how the table is, in a process of its own, while somebody does his worst; then the figures are there."""
    found: list[Asked] = []
    line = [sys.executable, "-c", GUARD, node.place, str(seconds)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as guard:
        yield found
        told, _ = guard.communicate(timeout=seconds + 120)
    assert guard.returncode == 0
    found.append(Asked.of(json.loads(told)))


# What was played --------------------------------------------------------------------------------------------------


class Evening(msgspec.Struct, frozen=True):
    """Matches in a database: long ones that are over, one that goes on at which figures can move, a record."""

    over: list[str]
    goes_on: str
    seat: int
    sources: list[str]
    text: str


def played(slug: str, seed: int = 7) -> tuple[Sitting, list[Deed]]:
    """A match of two steady coaches, to its end."""
    game = game_of(slug)
    options = game.options()
    seats = [KeptSeat(i, PERSON, s.name, hashed(KEY)) for i, s in enumerate(game.spec.seats(options))]
    sitting = Sitting(kept_match(game, options, seed, "", listed=True), seats, game)
    sitting.now = 1_700_000_000_000
    deeds = sitting.open()
    programs = [coach("steady", game, options) for _ in seats]
    for program in programs:
        program.sit_down(seed, 1)
    while not sitting.over:
        seat = sitting.waiting()[0]
        deeds += sitting.answer(seat, int(programs[seat].decide(sitting.moment(), seat)), sitting.seq)
    return sitting, deeds


def evening(database: pathlib.Path, slug: str, matches: int, short: int = 0) -> Evening:
    """Fill a database: so many long matches, and so many that have just begun."""
    sitting, deeds = played(slug)
    moving, seat, found = _moving(sitting, deeds)
    asyncio.run(_keep(database, sitting, deeds, moving))
    _copy(database, "over", matches)
    _copy(database, "short", short)
    over = [f"over{number}" for number in range(matches)]
    text = record.write(sitting.match, "2026-01-01")
    return Evening(over, "goeson", seat, found, text)


def _moving(sitting: Sitting, deeds: list[Deed]) -> tuple[Sitting, int, list[str]]:
    """A moment in the second half at which many figures can move, where the game has such."""
    again, seat, found = sitting, 0, list[str]()
    for cut in range(len(deeds) // 2, len(deeds)):
        again = rebuild(sitting.kept, sitting.seats, deeds[:cut], sitting.game)
        seat = min(again.waiting(), default=0)
        found = list(sources(again.look(seat)))
        if len(found) > 3:
            break
    return again, seat, found


async def _keep(database: pathlib.Path, sitting: Sitting, deeds: list[Deed], moving: Sitting) -> None:
    store = Store(database)
    await store.open()
    await store.begin(_named(sitting.kept, "over0"), sitting.seats, deeds, standing(sitting))
    await store.begin(_named(sitting.kept, "goeson"), sitting.seats, deeds[: moving.seq], standing(moving))
    await store.begin(_named(sitting.kept, "short0"), sitting.seats, deeds[:20], standing(moving))
    await store.close()


def _named(kept: KeptMatch, name: str) -> KeptMatch:
    return msgspec.structs.replace(kept, id=name)


def _copy(database: pathlib.Path, name: str, most: int) -> None:
    """The same match under many names: name1, name2 and so on."""
    with contextlib.closing(sqlite3.connect(database)) as file, file:
        for table, key in (
            ("match", "id"),
            ("seat", "match_id"),
            ("answer", "match_id"),
            ("standing", "match_id"),
        ):
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})") if row[1] != key]
            rest = ", ".join(f'"{column}"' for column in columns)
            file.executemany(
                f'INSERT INTO "{table}" ({key}, {rest}) SELECT ?, {rest} FROM "{table}" WHERE {key} = ?',
                [(f"{name}{number}", f"{name}0") for number in range(1, most)],
            )


# What somebody does -----------------------------------------------------------------------------------------------


def crowd(places: int, seconds: float, act: Callable[[int, Callable[[], bool]], None]) -> None:
    """So many at once, each for so many seconds; whoever is sent away comes again."""
    end = time.monotonic() + seconds
    goes_on = lambda: time.monotonic() < end  # noqa: E731
    threads = [threading.Thread(target=act, args=(number, goes_on)) for number in range(places)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def fetch(
    node: Node,
    paths: Sequence[str],
    body: bytes | None = None,
    shown: Mapping[str, str] = TEXT,
    source: str = HERE,
) -> Callable[[int, Callable[[], bool]], None]:
    """Ask for one page after the other, as fast as they come."""

    def act(number: int, goes_on: Callable[[], bool]) -> None:
        at = number
        while goes_on():
            line = http.client.HTTPConnection(node.place, timeout=PATIENCE, source_address=(source, 0))
            with contextlib.closing(line), contextlib.suppress(OSError, http.client.HTTPException):
                while goes_on():
                    at += 1
                    line.request("POST" if body else "GET", paths[at % len(paths)], body, dict(shown))
                    line.getresponse().read()

    return act


def hover(node: Node, told: Evening, a_second: int) -> Callable[[int, Callable[[], bool]], None]:
    """Ask where figures can go, so many times a second."""

    def act(number: int, goes_on: Callable[[], bool]) -> None:
        with connect(f"ws://{node.place}/api/matches/{told.goes_on}/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "keys": [KEY]}))
            listening = threading.Thread(target=_listen, args=(line,), daemon=True)
            listening.start()
            at = 0
            while goes_on():
                source = told.sources[at % len(told.sources)]
                wanted: dict[str, Any] = {"type": "reach", "seat": told.seat, "source": f"{source}"}
                line.send(json.dumps(wanted))
                at += 1
                time.sleep(1 / a_second)

    return act


def masters(node: Node) -> Callable[[int, Callable[[], bool]], None]:
    """Begin a match of two masters of Calciotto, and watch them think."""
    seats = [{"who": "coach", "name": "master"}] * 2

    def act(number: int, goes_on: Callable[[], bool]) -> None:
        line = http.client.HTTPConnection(
            node.place, timeout=120, source_address=(f"127.0.2.{number + 1}", 0)
        )
        with contextlib.closing(line):
            wish = json.dumps({"game": "calciotto", "seats": seats, "seed": number})
            line.request("POST", "/api/matches", wish, {"content-type": "application/json"})
            begun = json.loads(line.getresponse().read())
        with connect(f"ws://{node.place}/api/matches/{begun['id']}/live", max_size=None) as watched:
            watched.send(json.dumps({"type": "hello", "keys": []}))
            threading.Thread(target=_listen, args=(watched,), daemon=True).start()
            while goes_on():
                time.sleep(0.1)

    return act


def _listen(line: Any) -> None:
    with contextlib.suppress(Exception):
        while True:
            line.recv()


def seconds_for(node: Node, path: str) -> float:
    """How long one request takes."""
    begun = time.monotonic()
    with urllib.request.urlopen(f"http://{node.place}{path}", timeout=120) as reply:
        reply.read()
    return time.monotonic() - begun


# Competitions -----------------------------------------------------------------------------------------------------


class Organiser:
    """Somebody with an account, who sends forms as a browser without scripts does; he comes from his own address."""

    def __init__(self, node: Node, name: str) -> None:
        self.node, self.cookie, self.source = node, "", f"127.0.1.{next(_ADDRESSES)}"
        self._ask("GET", "/")
        account = json.dumps({"name": name, "password": "correct horse"})
        assert self._ask("POST", "/api/account/sign-up", account, "application/json")[0] == 201

    @property
    def shown(self) -> dict[str, str]:
        """What goes with each of his forms."""
        return {"cookie": self.cookie, "content-type": "application/x-www-form-urlencoded"}

    def send(self, path: str, **fields: str) -> str:
        """Send a form; where one is to look for what has come of it."""
        status, place = self._ask("POST", path, urllib.parse.urlencode(fields), self.shown["content-type"])
        assert status == 303, (path, fields, status)
        return place.partition("?")[0]

    def file(self, place: str) -> bytes:
        """A competition of his as the file that another table reads."""
        line = http.client.HTTPConnection(self.node.place, timeout=120, source_address=(self.source, 0))
        with contextlib.closing(line):
            line.request("GET", f"{place}/export/json", headers={"cookie": self.cookie})
            reply = line.getresponse()
            assert reply.status == 200
            return reply.read()

    def _ask(self, how: str, path: str, body: str | None = None, kind: str = "") -> tuple[int, str]:
        line = http.client.HTTPConnection(self.node.place, timeout=120, source_address=(self.source, 0))
        headers = {"accept": "text/html", "cookie": self.cookie, "content-type": kind}
        with contextlib.closing(line):
            line.request(how, path, body, headers)
            reply = line.getresponse()
            reply.read()
        self.cookie = (reply.getheader("set-cookie") or self.cookie).partition(";")[0]
        return reply.status, reply.getheader("location") or ""

    def season(self, form: str, entrants: int) -> str:
        """The address of a competition with so many entrants that has begun."""
        settings = {"game": "first-and-roll", "format": form, "zone": "Europe/Rome", "best_of": "1"}
        place = self.send("/leagues", name=f"A {form}", **settings).removesuffix("/organise")
        for deed in ("open", *(f"entrant {number}" for number in range(entrants)), "begin"):
            known = {"deed": deed} if deed in ("open", "begin") else {"deed": "enter", "name": deed}
            self.send(f"{place}/organise", **known)
        return place
