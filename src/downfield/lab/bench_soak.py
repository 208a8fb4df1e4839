"""`bench/soak`: minutes of matches at one table in every game, guests coming and going, and the memory it takes."""

import argparse
import asyncio
import contextlib
import http.client
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import downfield
from downfield.kernel.chance import Rng
from downfield.lab.bench_live import Server, free_port, server
from downfield.lab.bench_live_play import Pair, Tally

PAGES = ("/", "/watch", "/match/{}", "/match/{}/replay", "/api/matches/{}", "/api/matches/{}/replay",
         "/api/matches/{}/moments?first=0&last=20", "/api/matches/{}/record", "/rules", "/healthz")  # fmt: skip
LANGUAGES = ("en", "it", "de")
PATIENCE = 20.0  # seconds after which an answer was not heard, or was refused
MOST_GROWTH = 0.05  # of the memory, from the second quarter of the time to the last: more is a leak


class Sample(msgspec.Struct, frozen=True):
    """The table after so many seconds."""

    seconds: float
    server_mib: float
    workers_mib: float
    answers: int
    finished: int  # matches
    guests: int  # who have come and gone
    pages: int
    healthz_ms: float


class Soak(msgspec.Struct):
    """What was found."""

    matches: int
    guests: int
    samples: list[Sample]
    refused: int
    failed: dict[str, int]  # how often a page could not be shown, by its address and what was said
    warm_up: float = (
        0.0  # seconds before the memory counts: what is kept ready has its bounds, and fills up to them
    )

    @property
    def growth(self) -> float:
        """By how much of itself the memory grew, once everything has been worked out that is kept."""
        counted = [sample for sample in self.samples if sample.seconds >= self.warm_up]
        all_mib = [sample.server_mib + sample.workers_mib for sample in counted]
        quarter = max(1, len(all_mib) // 4)
        early, late = all_mib[quarter : 2 * quarter] or all_mib[:1], all_mib[-quarter:]
        return statistics.mean(late) / statistics.mean(early) - 1

    @property
    def is_flat(self) -> bool:
        """Whether the memory stayed as it was."""
        return self.growth < MOST_GROWTH


class Steadfast(Pair):
    """Two coaches who, when an answer is refused, look again and answer again."""

    async def answer(self) -> None:
        first = self.lines[0]
        if (
            not first.ask.waiting
            or str(first.ask.waiting[0]) not in self.lines[first.ask.waiting[0]].ask.mine
        ):
            await asyncio.sleep(0.1)  # one of them has heard more than the other
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await super().answer()


class Crowd:
    """Guests who look at matches of others, and go again."""

    def __init__(self, table: str, pairs: Sequence[Pair]) -> None:
        self.table, self.pairs = urlsplit(table).netloc, pairs
        self.came = self.pages = 0
        self.failed: Counter[str] = Counter()
        self.over: list[str] = []  # matches that somebody has looked at

    async def visit(self, number: int) -> None:
        """Come and go until told to stop."""
        rng, home = Rng(7, number), f"127.0.1.{2 + number % 250}"
        while True:
            match = self.pairs[rng.below(len(self.pairs))].match
            self.over = [*self.over[-50:], match]
            await self._watch(match, home, rng)
            for _ in range(3):
                page, match = PAGES[rng.below(len(PAGES))], self.over[rng.below(len(self.over))]
                await asyncio.to_thread(self._read, page, match, home, LANGUAGES[rng.below(3)])

    async def _watch(self, match: str, home: str, rng: Rng) -> None:
        """Look at a match for a while, some without a word at the end."""
        path = f"ws://{self.table}/api/matches/{match}/live"
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(path, max_size=None, local_addr=(home, 0), ping_interval=None) as line:
                hello = {
                    "type": "hello",
                    "seq": rng.below(5),
                    "lang": LANGUAGES[rng.below(3)],
                    "patches": bool(rng.below(2)),
                }
                await line.send(json.dumps(hello))
                self.came += 1
                end = time.monotonic() + rng.below(40) / 10
                with contextlib.suppress(TimeoutError):
                    while (left := end - time.monotonic()) > 0:
                        await asyncio.wait_for(line.recv(), left)

    def _read(self, page: str, match: str, home: str, language: str) -> None:
        """Look at a page; what is not there yet or asks for patience is no failure."""
        host, port = self.table.split(":")
        line = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(home, 0))
        try:
            line.request("GET", page.format(match), headers={"accept-language": language})
            reply = line.getresponse()
            reply.read()
            self.pages += 1
            if reply.status >= 500:
                self.failed[f"{page}: {reply.status}"] += 1
        except (OSError, http.client.HTTPException) as e:
            self.failed[f"{page}: {type(e).__name__}"] += 1
        finally:
            line.close()


def workers_kib(parent: int) -> int:
    """Memory of the processes that a table has started, 0 where it cannot be told."""
    told = subprocess.run(
        ["ps", "-A", "-o", "ppid=,rss="], capture_output=True, text=True, check=False
    ).stdout
    rows = [line.split() for line in told.splitlines()]
    return sum(int(rss) for owner, rss in rows if int(owner) == parent)


def healthz_ms(address: str) -> float:
    """How long the table takes to say how it is."""
    host, port = urlsplit(address).netloc.split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=60)
    begin = time.perf_counter()
    try:
        line.request("GET", "/healthz")
        line.getresponse().read()
        return 1000 * (time.perf_counter() - begin)
    finally:
        line.close()


async def soak(
    opened: Server,
    matches: int,
    guests: int,
    think: float,
    seconds: float,
    every: float,
    warm_up: float = 0.0,
) -> Soak:
    """Let pairs play and guests look for so long, after a warm-up."""
    tally, games = Tally(), list(downfield.GAMES)
    tally.counting = True
    pairs = [Steadfast([opened.address], games[i % len(games)], i, think, tally) for i in range(matches)]
    for pair in pairs:
        await pair.sit_down()
    crowd, found = Crowd(opened.address, pairs), Soak(matches, guests, [], 0, {}, warm_up)
    seconds += warm_up
    busy = [asyncio.create_task(pair.play()) for pair in pairs]
    busy += [asyncio.create_task(crowd.visit(number)) for number in range(guests)]
    begin = time.monotonic()
    while (passed := time.monotonic() - begin) < seconds:
        done, _ = await asyncio.wait(
            busy, timeout=min(every, seconds - passed), return_when=asyncio.FIRST_EXCEPTION
        )
        for task in done:
            task.result()
        found.samples.append(await _sample(opened, time.monotonic() - begin, tally, crowd))
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    await asyncio.gather(*(pair.leave() for pair in pairs))
    found.refused, found.failed = tally.refused.total(), dict(crowd.failed)
    return found


async def _sample(opened: Server, seconds: float, tally: Tally, crowd: Crowd) -> Sample:
    health = await asyncio.to_thread(healthz_ms, opened.address)
    workers = await asyncio.to_thread(workers_kib, opened.process.pid)
    return Sample(
        seconds=seconds,
        server_mib=opened.kib() / 1024,
        workers_mib=workers / 1024,
        answers=len(tally.seconds),
        finished=tally.finished,
        guests=crowd.came,
        pages=crowd.pages,
        healthz_ms=health,
    )


def show(found: Soak, out: Console) -> None:
    """Print what was found."""
    table = Table(title="Minutes at one table", box=None, pad_edge=False)
    for heading in (
        "seconds",
        "server MiB",
        "workers MiB",
        "answers",
        "matches over",
        "guests gone",
        "pages",
        "/healthz ms",
    ):
        table.add_column(heading, justify="right")
    for s in found.samples:
        table.add_row(f"{s.seconds:.0f}", f"{s.server_mib:.0f}", f"{s.workers_mib:.0f}", f"{s.answers:,}",
                      str(s.finished), str(s.guests), str(s.pages), f"{s.healthz_ms:.0f}")  # fmt: skip
    out.print(table)
    grown = f"{found.growth:+.1%} ({'flat' if found.is_flat else 'it grows'})"
    counted = f"After {found.warm_up / 60:g} minutes, memory from the second quarter to the last"
    out.print(f"{counted}: {grown}. Pages that failed: {found.failed or 0}.")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench/soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument(
        "--warm-up", type=float, default=5.0, help="minutes before, in which what is kept ready fills"
    )
    parser.add_argument("--matches", type=int, default=25)
    parser.add_argument("--guests", type=int, default=10, help="who come and go at the same time")
    parser.add_argument(
        "--think", type=float, default=0.3, help="mean seconds before an answer in each match"
    )
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two looks at the memory")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    wanted = (given.matches, given.guests, given.think, 60 * given.minutes, given.every, 60 * given.warm_up)
    with tempfile.TemporaryDirectory(prefix="downfield-soak-") as folder:
        database = str(pathlib.Path(folder) / "table.sqlite")
        with server(database, free_port()) as opened:
            found = asyncio.run(soak(opened, *wanted))
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, Console(highlight=False))
    return 0 if found.is_flat and not found.failed else 1


if __name__ == "__main__":
    sys.exit(main())
