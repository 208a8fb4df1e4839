"""What the server writes down for whoever runs it: one line for each event, as JSON or as text.

A line holds ids of matches, numbers of seats and codes. It never holds a key, a cookie, a token, an invitation, a word
that somebody wrote, a name, or what was answered.
"""

import json
import logging
import pathlib
import sys
import traceback
from collections import Counter
from datetime import UTC, datetime
from typing import TextIO

import downfield

OWN = str(pathlib.Path(downfield.__file__).parent)  # where our own code lies
MOST, WHILE = 20, 10.0  # lines of the same trouble, in so many seconds
MOST_KINDS = 1000  # of trouble at a time
LONGEST = 100  # characters by which troubles are told apart
REFUSAL = "refusal"
log = logging.getLogger("downfield.table")


def tell(event: str, **facts: object) -> None:
    """Something has happened: its name, and numbers, codes and ids that belong to it."""
    log.info(event, extra={"facts": facts})


def warn(event: str, error: BaseException | None = None, **facts: object) -> None:
    """Something is wrong, though the table goes on."""
    log.warning(event, extra={"facts": facts}, exc_info=error)


def begin(form: str | None = None, level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Write the lines of our own and of the web server to a stream, usually standard error."""
    into = stream or sys.stderr
    form = form or ("text" if into.isatty() else "json")
    writer = logging.StreamHandler(into)
    writer.addFilter(Seldom())
    writer.setFormatter(AsJson() if form == "json" else AsText())
    for name, least in (("downfield", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:], logger.propagate = [writer], False
        logger.setLevel(least)


class Seldom(logging.Filter):
    """Of the same trouble a few lines in a while: whoever attacks shall not fill the disk with them."""

    def __init__(self, most: int = MOST, seconds: float = WHILE) -> None:
        super().__init__()
        self.most, self.seconds = most, seconds
        self._since: dict[str, float] = {}
        self._times: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first after a silence says how many were not."""
        if record.levelno < logging.WARNING and record.msg != REFUSAL:
            return True
        facts: dict[str, object] = getattr(record, "facts", {})
        kind = f"{record.msg} {facts.get('code', '')}"[:LONGEST]
        if record.created - self._since.get(kind, float("-inf")) >= self.seconds:
            self._forget(record.created)
            left_out = self._times[kind] - self.most
            self._since[kind], self._times[kind] = record.created, 0
            if left_out > 0:
                record.facts = {**facts, "left_out": left_out}
        self._times[kind] += 1
        return self._times[kind] <= self.most

    def _forget(self, now: float) -> None:
        """Of troubles that are long over nothing is kept."""
        if len(self._since) > MOST_KINDS:
            self._since = {kind: at for kind, at in self._since.items() if now - at < self.seconds}
            self._times = Counter({kind: n for kind, n in self._times.items() if kind in self._since})


class AsJson(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": _time(record), "level": record.levelname.lower(), "event": record.getMessage()}
        return json.dumps(told | _facts(record), default=str)


class AsText(logging.Formatter):
    """A line that a person reads."""

    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items() if name != "where")
        return f"{_time(record)[11:19]} {level}{record.getMessage()}  {facts}".rstrip()


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts: dict[str, object] = dict(getattr(record, "facts", {}))
    if record.exc_info and (error := record.exc_info[1]) is not None:
        facts |= _failure(error)
    return facts


def _failure(error: BaseException) -> dict[str, object]:
    """What failed and where. Of its words only the first line: databases put whole rows into the others."""
    words = next(iter(str(error).splitlines()), "")[:300]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if OWN in frame.filename] or frames
    where = [f"{pathlib.Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in own]
    return {"error": f"{type(error).__name__}: {words}".rstrip(": "), "where": where[-8:]}
