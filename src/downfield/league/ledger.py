"""The ledger: one line for each deed, who did it and when, each carrying a fingerprint of the line before."""

import datetime
import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from downfield.league.deeds import AnyDeed
from downfield.league.errors import BadLedger

LONGEST_LINE, MOST_LINES = 1_000_000, 100_000
TIME = "%Y-%m-%dT%H:%M:%SZ"


class Line(msgspec.Struct, frozen=True):
    """A line: its number from 1, the moment (UTC), by whom, what; `after` is the fingerprint of the line before."""

    number: int
    at: str
    by: str
    deed: AnyDeed
    after: str = ""

    def encoded(self) -> bytes:
        """As it stands in a file."""
        return msgspec.json.encode(self)

    def fingerprint(self) -> str:
        """By which the next line knows it."""
        return hashlib.sha256(self.encoded()).hexdigest()[:16]


def following(lines: Sequence[Line], deed: AnyDeed, by: str, at: str) -> Line:
    """The line that a deed makes."""
    moment(at)
    return Line(len(lines) + 1, at, by, deed, lines[-1].fingerprint() if lines else "")


def read(written: Iterable[bytes]) -> list[Line]:
    """The lines of a ledger, or BadLedger where one is missing, altered or no line at all."""
    found: list[Line] = []
    for text in written:
        number = len(found) + 1
        if len(text) > LONGEST_LINE or number > MOST_LINES:
            raise BadLedger("Line {line} is beyond all measure.", key="ledger-long", line=number)
        try:
            line = msgspec.json.decode(text, type=Line)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            raise BadLedger(
                "Line {line} cannot be read: {why}.", key="ledger-line", line=number, why=str(e)
            ) from None
        moment(line.at)
        if line.number != number or line.after != (found[-1].fingerprint() if found else ""):
            raise BadLedger(
                "Line {line} does not follow the one before: something was cut out or altered, or two wrote at once.",
                key="ledger-chain",
                line=number,
            )
        found.append(line)
    return found


def moment(text: str) -> datetime.datetime:
    """A moment as ledgers write it, in UTC: 2026-11-16T20:30:00Z."""
    try:
        return datetime.datetime.strptime(text, TIME).replace(tzinfo=datetime.UTC)
    except ValueError:
        raise BadLedger(
            "{text} is no moment: it is written like 2026-11-16T20:30:00Z.", key="ledger-moment", text=text
        ) from None


def written(time: datetime.datetime) -> str:
    """The same the other way round."""
    return time.astimezone(datetime.UTC).strftime(TIME)
