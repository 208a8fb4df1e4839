"""A competition in a folder, for a club without a server: the ledger, the records, and the secret of the lots.

The folder may lie under git: all but the secret, which is the organiser's alone until the competition is over.
"""

import contextlib
import datetime
import hashlib
import pathlib
import re
from collections.abc import Iterator, Sequence

from downfield.kernel import disk
from downfield.kernel import record as records
from downfield.league import ledger
from downfield.league.careers import occasions, rolls
from downfield.league.competition import Competition, create
from downfield.league.deeds import AnyDeed, Played
from downfield.league.errors import LeagueError, Refused, Unknown
from downfield.league.exports.whole import packed, unpacked
from downfield.league.ledger import Line
from downfield.league.settings import Settings
from downfield.league.state import State

LEDGER, SECRET, RECORDS, LOCK = "ledger.jsonl", "secret.key", "records", ".lock"
LARGEST = 200_000_000  # bytes of a ledger
PLACE = re.compile(rf"{RECORDS}/[0-9.]+\.txt")  # of a record within a folder


class Folder:
    """A competition whose lines are written to a file as soon as they are done."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self.competition = Competition(_lines(path))

    @property
    def state(self) -> State:
        """What it has come to."""
        return self.competition.state

    def do(self, deed: AnyDeed, by: str) -> Line:
        """Do something and write it down, or neither."""
        with self._alone():
            done = self.competition.do(deed, by, now())
            return self._written([done, *self._rolled(by)])[0]

    def draft(self, entrant: int, words: Sequence[str], by: str) -> Line:
        """Let an entrant do something between two matches."""
        with self._alone():
            return self._written([self.competition.draft(entrant, words, self._key(), by, now())])[0]

    def ready(self, match: str, by: str) -> None:
        """Roll what falls before a match, which is about to begin."""
        with self._alone():
            self._written(self.competition.roll(self.secret(), by, now(), match))

    def _rolled(self, by: str) -> list[Line]:
        """The dice that are owed by now; without the secret they wait for whoever has it."""
        owed = occasions(self.state)
        return self.competition.roll(self._key(), by, now()) if owed and (self.path / SECRET).exists() else []

    def _key(self) -> bytes:
        return self.secret() if rolls(self.state) else b""

    def begin(self, by: str) -> None:
        """Close the entries and draw the lots."""
        with self._alone():
            self._written([self.competition.begin(self.secret(), by, now())])

    def draw(self, by: str, dues: list[str]) -> list[Line]:
        """Draw what comes next."""
        with self._alone():
            return self._written(self.competition.draw(by, now(), dues))

    def secret(self) -> bytes:
        """The secret of the lots."""
        try:
            return bytes.fromhex((self.path / SECRET).read_text(encoding="ascii").strip())
        except (OSError, ValueError):
            raise Unknown(
                "{file} is missing or no secret: it lies where the competition was made.",
                key="league-secret",
                file=str(self.path / SECRET),
            ) from None

    def keep(self, deed: Played, record: str, by: str) -> Line:
        """Write down how a match was played, and keep its record; or neither."""
        with self._alone():
            line = self.competition.do(deed, by, now())
            return self._written([line, *self._rolled(by)], (deed.result.record, record))[0]

    def packed(self) -> bytes:
        """All of it as one file, records included, without the secret."""
        places = [f.result.record for f in self.state.fixtures() if f.result is not None and f.result.record]
        return packed(self.competition, {place: self.record(place) for place in places})

    def record(self, place: str) -> str:
        """The record that a result names; or OSError, UnicodeError."""
        return disk.read_text(_file(self.path, place), records.LARGEST)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Nobody else writes meanwhile, and what others have written since is heeded."""
        with (self.path / LOCK).open("a") as handle:
            disk.lock(handle.fileno(), wait=True)
            lines = _lines(self.path)
            if len(lines) != len(self.competition.lines):
                self.competition = Competition(lines)
            yield

    def _written(self, lines: list[Line], record: tuple[str, str] | None = None) -> list[Line]:
        """Write the record first, then all lines or none: whenever it is killed, what the ledger names is there."""
        file = self.path / LEDGER
        data = b"".join(line.encoded() + b"\n" for line in self.competition.lines)
        try:
            if record is not None:
                disk.write_whole(_file(self.path, record[0]), record[1].encode())
            disk.write_whole(file, data)
        except OSError as e:
            self.competition = Competition(_lines(self.path))
            raise Refused("It could not be written: {why}.", key="league-disk", why=str(e)) from None
        return lines


def make(path: pathlib.Path, settings: Settings, by: str, secret: bytes | None = None) -> Folder:
    """A new competition in a folder that is empty or not there yet."""
    _check_empty(path)
    competition, kept = create(settings, by, now(), secret)
    path.mkdir(parents=True, exist_ok=True)
    disk.write_whole(path / SECRET, kept.hex().encode())
    disk.write_whole(path / ".gitignore", f"{SECRET}\n{LOCK}\n".encode())
    disk.write_whole(path / LEDGER, competition.lines[0].encoded() + b"\n")
    return Folder(path)


def unpack(path: pathlib.Path, data: bytes) -> Folder:
    """A competition from a file into a folder that is empty or not there yet."""
    competition, found = unpacked(data)
    _check_empty(path)
    for place, text in found.items():
        disk.write_whole(_file(path, place), text.encode())
    if competition.state.secret:
        disk.write_whole(path / SECRET, competition.state.secret.encode())
    disk.write_whole(path / ".gitignore", f"{SECRET}\n{LOCK}\n".encode())
    disk.write_whole(path / LEDGER, b"".join(line.encoded() + b"\n" for line in competition.lines))
    return Folder(path)


def _file(path: pathlib.Path, place: str) -> pathlib.Path:
    """Where a record lies that a result names: always within the folder, also if it was played at a table elsewhere."""
    own = PLACE.fullmatch(place)
    return path / (place if own else f"{RECORDS}/{hashlib.sha256(place.encode()).hexdigest()[:32]}.txt")


def _check_empty(path: pathlib.Path) -> None:
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise Refused("{path} is not an empty folder.", key="league-folder", path=str(path))


def record_name(fixture: str) -> str:
    """Where the record of a match lies within a folder."""
    return f"{RECORDS}/{fixture}.txt"


def now() -> str:
    """This moment, as ledgers write it."""
    return ledger.written(datetime.datetime.now(datetime.UTC))


def _lines(path: pathlib.Path) -> list[Line]:
    file = path / LEDGER
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except OSError as e:
        raise LeagueError(
            "{file} cannot be read: {why}. `downfield league new` makes a competition.",
            key="league-file",
            file=str(file),
            why=e.strerror or "",
        ) from None
    return ledger.read(data[: _end(data)].splitlines())


def _end(data: bytes) -> int:
    """Where the last whole line ends: what a killed process left behind it was never done."""
    return data.rfind(b"\n") + 1
