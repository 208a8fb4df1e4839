"""What the server writes down for whoever runs it: one line for each event, as JSON or as text.

A line holds ids of matches, numbers of seats and codes. It never holds a key, a cookie, a token, an invitation, a word
that somebody wrote, a name, or what was answered.
"""

import json
import logging
import pathlib
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

import downfield

OWN = str(pathlib.Path(downfield.__file__).parent)  # where our own code lies
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
    writer.setFormatter(AsJson() if form == "json" else AsText())
    for name, least in (("downfield", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:], logger.propagate = [writer], False
        logger.setLevel(least)


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
