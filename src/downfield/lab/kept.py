"""Parts of a long run kept in a file as they come, so that the same command goes on where it was stopped.

The first line says what is played, by which rules, components and sources; each other one is a part and what came of
it. A line that was cut off by a sudden end is no part, and is played again.
"""

import pathlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from downfield.kernel.errors import BadOption
from downfield.lab.crew import Cluster, Crew
from downfield.lab.crew.ray import Stamp, stamp

R = TypeVar("R")
Span = tuple[int, int]


class Subject(Protocol):
    """What is played: its game and pack, and whatever else it says."""

    @property
    def game(self) -> str: ...

    @property
    def pack(self) -> str | None: ...


class Terms(msgspec.Struct, frozen=True):
    """What a file belongs to: nothing of it may change while it is gone on with."""

    what: str
    job: Any
    matches: int
    at: str
    stamp: Stamp


class Kept(Generic[R]):
    """The parts of one run that are done."""

    def __init__(self, file: pathlib.Path, terms: Terms, kind: type[R]) -> None:
        self.file, self.kind = file, kind
        self.parts: dict[Span, R] = {}
        head = msgspec.json.encode(terms)
        if not file.exists() or not file.stat().st_size:
            file.write_bytes(head + b"\n")
            return
        lines = file.read_bytes().splitlines(keepends=True)
        self._check(lines[0].rstrip(), head)
        whole = [line for line in lines[1:] if self._read(line)]
        if len(whole) < len(lines) - 1:
            file.write_bytes(b"".join([lines[0], *whole]))

    def _check(self, found: bytes, head: bytes) -> None:
        try:
            msgspec.json.decode(found, type=Terms)
        except msgspec.DecodeError:
            raise BadOption("{file} keeps no matches.", key="kept-file", file=str(self.file)) from None
        if found != head:
            raise BadOption(
                "{file} keeps matches of another run: game, coaches, number, options, rules, components or "
                "sources are others.",
                key="kept-other", file=str(self.file),
            )  # fmt: skip

    def _read(self, line: bytes) -> bool:
        """Take a line in; False for one that was cut off."""
        if not line.endswith(b"\n"):
            return False
        span, part = msgspec.json.decode(line, type=tuple[Span, Any])
        self.parts[span] = msgspec.convert(part, self.kind)
        return True

    def add(self, span: Span, part: R) -> None:
        """Keep a part."""
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode((span, part)) + b"\n")


def opened(
    file: pathlib.Path | None, kind: type[R], what: str, job: Subject, matches: int, at: str = ""
) -> Kept[R] | None:
    """What was kept of such a run, to go on with; None where nothing is to be kept."""
    if file is None:
        return None
    here = Cluster(job.game, job.pack)
    try:
        return Kept(file, Terms(what, job, matches, at, stamp(here)), kind)
    except OSError as e:
        why = e.strerror or str(e)
        raise BadOption("{file}: {why}.", key="kept-disk", file=str(file), why=why) from None


def done(
    crew: Crew, deed: Callable[[Span], R], spans: Iterable[Span], kept: Kept[R] | None
) -> Iterator[tuple[Span, R]]:
    """Each part with what came of it: those that were kept first, the others as they come."""
    before = dict(kept.parts) if kept else {}
    yield from before.items()
    for span, part in crew.done(deed, (span for span in spans if span not in before)):
        if kept:
            kept.add(span, part)
        yield span, part
