"""`bench/table`: many matches at once at one table, on this machine: how soon the other seat sees an answer."""

import argparse
import asyncio
import contextlib
import os
import pathlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.table import Table

import downfield
from downfield.lab.bench_live_play import Pair, Tally

WARM = 3.0  # seconds of play before anything is counted
AIM_MS = 100.0  # 95 of 100 answers are seen within this


class Evening(msgspec.Struct):
    """What was found."""

    matches: int
    think: float
    seconds: float
    database: str
    answers: int
    answers_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    most_ms: float
    kib_per_match: float
    server_mib: float
    server_cpu: float  # of one core
    refused: int
    finished: int
    kib_per_update: float

    @property
    def is_met(self) -> bool:
        """Whether the aim is met."""
        return self.p95_ms < AIM_MS


class Server:
    """The table in a process of its own."""

    def __init__(self, process: "subprocess.Popen[bytes]", address: str) -> None:
        self.process = process
        self.address = address

    def kib(self) -> int:
        """Memory in use, 0 where it cannot be told."""
        with contextlib.suppress(OSError):
            for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    return int(line.split()[1])
        return 0

    def cpu(self) -> float:
        """Seconds of a processor that were used."""
        with contextlib.suppress(OSError):
            words = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0


@contextlib.contextmanager
def server(database: str, port: int) -> Iterator[Server]:
    """A table on this machine."""
    words = ["serve", "--port", str(port), "--database", database, "--per-visitor", "0"]
    start = [sys.executable, "-c", "from downfield.cli import main; main()", *words]
    source = str(pathlib.Path(downfield.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source}
    with subprocess.Popen(start, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            opened = Server(process, f"http://127.0.0.1:{port}")
            _await(opened)
            yield opened
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _await(opened: Server) -> None:
    while opened.process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            urllib.request.urlopen(f"{opened.address}/healthz", timeout=5).close()
            return
        time.sleep(0.05)
    raise RuntimeError("The table did not open.")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def evening(
    opened: Server, matches: int, think: float, seconds: float, database: str, warm: float = WARM
) -> Evening:
    """Let so many pairs play for so long."""
    tally, games = Tally(), list(downfield.GAMES)
    pairs = [Pair(opened.address, games[i % len(games)], i, think, tally) for i in range(matches)]
    for pair in pairs[: len(games)]:
        await pair.sit_down()  # whatever the first match of a game needs once for all is no part of a match
    before = opened.kib()
    for pair in pairs[len(games) :]:
        await pair.sit_down()
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(warm)
    tally.counting, cpu, start = True, opened.cpu(), time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    tally.counting, passed = False, time.perf_counter() - start
    for task in done:
        task.result()
    used, kib = opened.cpu() - cpu, opened.kib()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    updates = sum(line.bytes for pair in pairs for line in pair.lines)
    await asyncio.gather(*(pair.leave() for pair in pairs))
    return _found(
        tally,
        matches,
        think,
        passed,
        database,
        (kib - before) / max(1, matches - len(games)),
        kib,
        used,
        updates,
    )


def _found(
    tally: Tally,
    matches: int,
    think: float,
    passed: float,
    database: str,
    per_match: float,
    kib: int,
    used: float,
    updates: int,
) -> Evening:
    cuts = [1000 * cut for cut in statistics.quantiles(tally.seconds, n=100, method="inclusive")]
    return Evening(
        matches=matches,
        think=think,
        seconds=passed,
        database=database,
        answers=len(tally.seconds),
        answers_per_second=len(tally.seconds) / passed,
        p50_ms=cuts[49],
        p95_ms=cuts[94],
        p99_ms=cuts[98],
        most_ms=1000 * max(tally.seconds),
        kib_per_match=per_match,
        server_mib=kib / 1024,
        server_cpu=used / passed,
        refused=tally.refused,
        finished=tally.finished,
        kib_per_update=updates / 1024 / max(1, 2 * len(tally.seconds)),
    )


def show(evenings: list[Evening], out: Console) -> None:
    """Print what was found."""
    table = Table(title="Many matches at one table", box=None, pad_edge=False)
    for heading in ("matches", "think s", "database", "answers/s", "p50 ms", "p95 ms", "p99 ms", "most ms",
                    "KiB/match", "server MiB", "server CPU", "refused"):  # fmt: skip
        table.add_column(heading, justify="right")
    for e in evenings:
        table.add_row(str(e.matches), f"{e.think:g}", e.database, f"{e.answers_per_second:,.0f}", f"{e.p50_ms:.1f}",
                      f"{e.p95_ms:.1f}", f"{e.p99_ms:.1f}", f"{e.most_ms:.0f}", f"{e.kib_per_match:.0f}",
                      f"{e.server_mib:.0f}", f"{e.server_cpu:.0%}", str(e.refused))  # fmt: skip
    out.print(table)
    out.print(
        "From an answer sent to the update received on the other seat; the coaches run on the same machine. "
        f"Aim with thinking coaches: p95 under {AIM_MS:.0f} ms."
    )


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench/table", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each run is counted")
    parser.add_argument(
        "--think",
        type=float,
        nargs="*",
        default=[2.0, 0.0],
        help="mean seconds before an answer in each match; 0 is flat out",
    )
    parser.add_argument(
        "--database", default="", help="an address such as postgresql://...; usually a scratch file"
    )
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    evenings = []
    for think in given.think:
        with tempfile.TemporaryDirectory(prefix="downfield-bench-") as folder:
            database = given.database or str(pathlib.Path(folder) / "table.sqlite")
            kind = given.database.partition(":")[0] or "sqlite"
            with server(database, given.port or free_port()) as opened:
                evenings.append(asyncio.run(evening(opened, given.matches, think, given.seconds, kind)))
    if given.json:
        print(msgspec.json.encode(evenings).decode())
    else:
        show(evenings, Console(highlight=False))
    return 0 if all(e.is_met for e in evenings if e.think) else 1


if __name__ == "__main__":
    sys.exit(main())
