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
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

import downfield
from downfield.lab.bench_live_play import Pair, Tally

WARM = 3.0  # seconds of play before anything is counted
REST = 1.0  # seconds in which a table that rests uses next to nothing
HERE, OTHER = "here", "against"
AIM_MS = 100.0  # 95 of 100 answers are seen within this


class Evening(msgspec.Struct):
    """What was found."""

    source: str  # "here", or the other checkout
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
    cpu_ms_per_answer: float
    others_cpu: float  # what everybody else used of the machine, from 0 to 1
    refused: dict[str, int]  # by code
    finished: int
    kib_per_update: float
    nodes: int = 1
    moved: int = 0  # matches that went to another server, when one was killed
    lost: int = 0  # of them, those that had lost an answer which somebody had seen
    gap_p50: float = 0.0  # seconds until both coaches were back at their match
    gap_most: float = 0.0

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


class Club:
    """All servers of a table."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = list(servers)
        self.before = 0.0  # what those used that are no more

    def kib(self) -> int:
        """Memory in use."""
        return sum(each.kib() for each in self.servers)

    def cpu(self) -> float:
        """Seconds of a processor that were used."""
        return self.before + sum(each.cpu() for each in self.servers)

    def is_open(self) -> bool:
        """Whether nobody has ended by himself."""
        return all(each.process.poll() is None for each in self.servers)

    def kill(self) -> None:
        """The last one dies without a word."""
        lost = self.servers.pop()
        self.before += lost.cpu()
        lost.process.kill()


class Machine:
    """What is used of this machine, as far as it tells."""

    def __init__(self, opened: Club) -> None:
        self.opened = opened
        self.begun = self._now()

    def _now(self) -> tuple[float, float, float]:
        """Seconds of all processors, of them in use, and of them ours: the table's and the coaches'."""
        with contextlib.suppress(OSError, ValueError):
            told = [
                int(n) / os.sysconf("SC_CLK_TCK") for n in pathlib.Path("/proc/stat").read_text().split()[1:9]
            ]
            return sum(told), sum(told) - told[3] - told[4], self.opened.cpu() + time.process_time()
        return 1.0, 0.0, 0.0

    def others(self) -> float:
        """The share that others have used since."""
        total, used, ours = (now - then for now, then in zip(self._now(), self.begun, strict=True))
        return max(0.0, (used - ours) / total) if total else 0.0


@contextlib.contextmanager
def server(database: str, port: int, source: str = "") -> Iterator[Server]:
    """A table on this machine, of this checkout or of another one's sources."""
    words = ["serve", "--port", str(port), "--database", database]
    start = [sys.executable, "-c", "from downfield.cli import main; main()", *words]
    here = str(pathlib.Path(downfield.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source or here, "DOWNFIELD_PER_VISITOR": "0"}
    environment |= {"DOWNFIELD_MOST_MATCHES": "0", "DOWNFIELD_MOST_MATCHES_PLACE": "0"}
    null = subprocess.DEVNULL
    with subprocess.Popen(start, env=environment, stdout=null, stderr=null) as process:
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
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(f"{opened.address}/healthz", timeout=5).close()
            return
        time.sleep(0.05)
    raise RuntimeError("The table did not open.")


async def rested(opened: Club) -> None:
    """Wait until the table has learned what it learns at its start, which is no part of a match."""
    while opened.is_open():
        before = opened.cpu()
        await asyncio.sleep(REST)
        if opened.cpu() - before < REST / 10:
            return


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def evening(
    opened: Club,
    matches: int,
    think: float,
    seconds: float,
    database: str,
    warm: float = WARM,
    source: str = "",
    kills: bool = False,
) -> Evening:
    """Let so many pairs play for so long; in the middle of it one of several servers may be killed."""
    tally, games, nodes = Tally(), list(downfield.GAMES), len(opened.servers)
    addresses = [each.address for each in opened.servers]
    pairs = [Pair(addresses, games[i % len(games)], i, think, tally) for i in range(matches)]
    for pair in pairs[: len(games)]:
        await pair.sit_down()  # whatever the first match of a game needs once for all is no part of a match
    await rested(opened)
    before = opened.kib()
    for pair in pairs[len(games) :]:
        await pair.sit_down()
    kib = opened.kib()
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(warm)
    tally.counting, cpu, start, machine = True, opened.cpu(), time.perf_counter(), Machine(opened)
    if kills:
        asyncio.get_running_loop().call_later(seconds / 2, opened.kill)
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    tally.counting, passed = False, time.perf_counter() - start
    for task in done:
        task.result()
    used, others = opened.cpu() - cpu, machine.others()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    lines = [line for pair in pairs for line in pair.lines]
    each = sum(line.bytes for line in lines) / max(1, sum(line.updates for line in lines))
    await asyncio.gather(*(pair.leave() for pair in pairs))
    cuts = [1000 * cut for cut in statistics.quantiles(tally.seconds, n=100, method="inclusive")]
    answers = len(tally.seconds)
    return Evening(
        source=source or HERE,
        matches=matches,
        think=think,
        seconds=passed,
        database=database,
        answers=answers,
        answers_per_second=answers / passed,
        p50_ms=cuts[49],
        p95_ms=cuts[94],
        p99_ms=cuts[98],
        most_ms=1000 * max(tally.seconds),
        kib_per_match=(kib - before) / max(1, matches - len(games)),
        server_mib=kib / 1024,
        server_cpu=used / passed,
        cpu_ms_per_answer=1000 * used / answers,
        others_cpu=others,
        refused=dict(tally.refused),
        finished=tally.finished,
        kib_per_update=each / 1024,
        nodes=nodes,
        moved=len(tally.gaps),
        lost=tally.lost,
        gap_p50=statistics.median(tally.gaps) if tally.gaps else 0.0,
        gap_most=max(tally.gaps, default=0.0),
    )


def show(evenings: list[Evening], out: Console) -> None:
    """Print what was found."""
    table = Table(title="Many matches at one table", box=None, pad_edge=False)
    for heading in ("sources", "matches", "think", "answers/s", "CPU ms", "p50 ms", "p95", "p99", "most",
                    "KiB/update", "KiB/match", "CPU", "others"):  # fmt: skip
        table.add_column(heading, justify="right", no_wrap=True)
    for e in evenings:
        table.add_row(e.source, str(e.matches), f"{e.think:g}", f"{e.answers_per_second:,.0f}",
                      f"{e.cpu_ms_per_answer:.2f}", f"{e.p50_ms:.1f}", f"{e.p95_ms:.1f}", f"{e.p99_ms:.0f}",
                      f"{e.most_ms:.0f}", f"{e.kib_per_update:.1f}", f"{e.kib_per_match:.0f}", f"{e.server_cpu:.0%}",
                      f"{e.others_cpu:.0%}")  # fmt: skip
    out.print(table)
    for e in evenings:
        if e.moved:
            out.print(
                f"One of {e.nodes} servers was killed: {e.moved} matches went to another, {e.lost} of them lost an "
                f"answer; both coaches were back after {e.gap_p50:.1f} s (half), {e.gap_most:.1f} s (all)."
            )
    out.print(
        "From an answer sent to the update received on the other seat; the coaches run on the same machine. "
        "CPU ms: of the table, for one answer; others: what everybody else used of the machine meanwhile. "
        f"Aim with thinking coaches: p95 under {AIM_MS:.0f} ms. Refused: {_refused(evenings)}."
    )


def _refused(evenings: list[Evening]) -> str:
    """Nothing, or how often what was refused."""
    codes = sum((Counter(e.refused) for e in evenings), Counter[str]())
    return ", ".join(f"{code} {count}" for code, count in sorted(codes.items())) or "nothing"


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
    parser.add_argument(
        "--against",
        default="",
        metavar="SRC",
        help="the folder src of another checkout, whose table plays in turn",
    )
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is played")
    parser.add_argument(
        "--nodes", type=int, default=1, help="how many servers share the database, which must be a PostgreSQL"
    )
    parser.add_argument("--kill", action="store_true", help="kill one of the servers in the middle")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.nodes > 1 and not given.database.startswith("postgresql:"):
        parser.error("several servers need a PostgreSQL: --database postgresql://...")
    if given.kill and given.nodes < 2:
        parser.error("--kill needs --nodes 2 or more")
    sources = [*([str(pathlib.Path(given.against).resolve())] if given.against else []), ""]
    evenings = [
        played(given, think, source)
        for think in given.think
        for _ in range(given.rounds)
        for source in sources
    ]
    if given.json:
        print(msgspec.json.encode(evenings).decode())
    else:
        show(evenings, Console(highlight=False, width=max(120, Console().width)))
    return 0 if all(e.is_met for e in evenings if e.think and e.source == HERE) else 1


def played(given: argparse.Namespace, think: float, source: str) -> Evening:
    """One evening at a table of its own."""
    with tempfile.TemporaryDirectory(prefix="downfield-bench-") as folder:
        database = given.database or str(pathlib.Path(folder) / "table.sqlite")
        kind = given.database.partition(":")[0] or "sqlite"
        with contextlib.ExitStack() as stack:
            ports = [given.port + n if given.port else free_port() for n in range(given.nodes)]
            opened = Club([stack.enter_context(server(database, port, source)) for port in ports])
            name = OTHER if source else ""
            return asyncio.run(
                evening(opened, given.matches, think, given.seconds, kind, source=name, kills=given.kill)
            )


if __name__ == "__main__":
    sys.exit(main())
