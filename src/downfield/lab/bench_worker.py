"""One process, one build, one game or peer: takes orders and reports, a JSON line each.

`python -m downfield.lab.bench_worker game first-downs` says what it is, then does what each line orders.
`python -m downfield.lab.bench_worker play first-downs 20` plays so many matches, for a count of instructions.
"""

import platform
import sys
from collections.abc import Callable

import msgspec

import downfield
from downfield.kernel.build import COMPILED
from downfield.lab import bench_peers
from downfield.lab.bench_memory import peak
from downfield.lab.bench_paths import path_us
from downfield.lab.bench_play import Sample, Subject, matches_for


class Order(msgspec.Struct):
    """What to do: "size", "sample", "checksum", "clone", "paths", "growth" or "memory"."""

    do: str
    loop: str = "engine"
    matches: int = 0
    seconds: float = 0.0
    answers: int = 0


class Report(msgspec.Struct, omit_defaults=True):
    """What came of it; `error` says why it could not be done."""

    build: str = ""
    python: str = ""
    version: str = ""
    error: str = ""
    matches: int = 0
    sample: Sample | None = None
    checksum: int = 0
    clone_ns: float = 0.0
    path_us: float = 0.0
    answers: int = 0
    grown_kib: int = 0
    grown_blocks: int = 0
    peak_kib: int = 0


def obey_game(subject: Subject, order: Order) -> Report:
    """Measure one thing of a game."""
    match order.do:
        case "size":
            return Report(matches=matches_for(order.seconds, lambda n: subject.time(order.loop, n)))
        case "sample":
            return Report(sample=subject.sample(order.loop, order.matches))
        case "checksum":
            return Report(checksum=subject.checksum(order.loop, order.matches))
        case "clone":
            return Report(clone_ns=subject.clone_ns(order.seconds))
        case "paths":
            return Report(path_us=path_us(subject, order.seconds))
        case "growth":
            answers, kib, blocks = subject.growth(order.answers)
            return Report(answers=answers, grown_kib=kib, grown_blocks=blocks)
    return Report(peak_kib=peak())


def obey_peer(subject: bench_peers.PeerSubject, order: Order) -> Report:
    """Measure one thing of a peer."""
    if order.do == "size":
        return Report(matches=matches_for(order.seconds, lambda n: subject.sample(n).seconds))
    if order.do == "sample":
        return Report(sample=subject.sample(order.matches))
    return Report(peak_kib=peak())


def greeting() -> Report:
    """What this process is."""
    version = f"downfield {downfield.__version__}"
    return Report("compiled" if COMPILED else "source", platform.python_version(), version)


def take(kind: str, name: str) -> tuple[Report, Callable[[Order], Report]]:
    """What this process is, and whom it passes its orders to."""
    hello = greeting()
    if kind == "game":
        game = Subject(downfield.game(name))
        return hello, lambda order: obey_game(game, order)
    try:
        peer = bench_peers.PeerSubject(name)
    except ImportError:
        hello.error = f"{bench_peers.PEERS[name][0]} is not installed"
        return hello, lambda order: hello
    hello.version = peer.version
    return hello, lambda order: obey_peer(peer, order)


def play(name: str, matches: int) -> int:
    """Play so many matches in the kernel's loop, without a clock; how many answers that took."""
    subject = Subject(downfield.game(name))
    return sum(subject.play(number) for number in range(matches))


def main(arguments: list[str]) -> None:
    """Obey until the orders end."""
    kind, name, *rest = arguments
    if kind == "play":
        print(play(name, int(rest[0])))
        return
    serve(*take(kind, name))


def serve(hello: Report, obey: Callable[[Order], Report]) -> None:
    """Say what this is, and obey until the orders end."""
    _tell(hello)
    if hello.error:
        return
    for line in sys.stdin:
        _tell(obey(msgspec.json.decode(line, type=Order)))


def _tell(report: Report) -> None:
    print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
