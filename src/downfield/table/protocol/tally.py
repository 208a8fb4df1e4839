"""What the server counts for whoever runs it: numbers only, no match and no name."""

import os
from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from downfield.store import TROUBLE
from downfield.store.kept import ANSWER, MORE, Deed, KeptMatch
from downfield.table.protocol.logs import REFUSAL, tell, warn

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # names the folder in which several servers count together
together = os.environ.get(TOGETHER)
REGISTRY = CollectorRegistry()
MATCHES = Gauge(
    "downfield_matches_open",
    "Matches that somebody looks at here",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
GUESTS = Gauge("downfield_guests", "Guests connected here", registry=REGISTRY, multiprocess_mode="livesum")
ANSWERS = Counter("downfield_answers", "Answers written down", ["game"], registry=REGISTRY)
REFUSALS = Counter("downfield_refusals", "What was refused, by its code", ["code"], registry=REGISTRY)
TROUBLES = Counter("downfield_database_troubles", "Times the database failed", registry=REGISTRY)
ANSWER_SECONDS = Histogram(
    "downfield_answer_seconds",
    "From a message to the answer written down",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
COACH_SECONDS = Histogram(
    "downfield_coach_seconds",
    "A decision of a program",
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60),
    registry=REGISTRY,
)


def done(match: KeptMatch, deeds: Sequence[Deed]) -> None:
    """A seat has done something, and it is written down; what it was stays between the seat and the match."""
    for deed in {deed.kind: deed for deed in reversed(deeds) if deed.kind != MORE}.values():
        if deed.kind == ANSWER:
            ANSWERS.labels(match.game).inc()
        tell(deed.kind, match=match.id, seat=deed.seat, seq=deed.seq)  # the dice that follow are no news


def refused(code: str) -> None:
    """Something was refused."""
    REFUSALS.labels(code).inc()
    tell(REFUSAL, code=code)


AILMENTS = {  # what a database says, and what it means
    "malformed": "the database is damaged",
    "not a database": "the database is damaged",
    "full": "the disk is full",
    "no space": "the disk is full",
    "readonly": "the database cannot be written to",
    "locked": "the database is held by another program",
}
_damaged: set[str] = set()


def ailment(error: BaseException) -> str:
    """What is wrong with the database, in words that tell nothing else."""
    said = str(error).lower()
    return next((words for mark, words in AILMENTS.items() if mark in said), "the database does not answer")


def is_damaged() -> bool:
    """Whether something could not be read since the server was started; that does not mend itself."""
    return bool(_damaged)


def mended() -> None:
    """A server opens a database: nothing is known against it."""
    _damaged.clear()


def troubled(error: BaseException, **facts: object) -> None:
    """The database has failed, and nothing has happened."""
    TROUBLES.inc()
    if "damaged" in (words := ailment(error)):
        _damaged.add(words)
    warn("database trouble", error, **facts)


def failed(what: str, error: BaseException, **facts: object) -> None:
    """Something has failed: the database, or we ourselves."""
    if isinstance(error, TROUBLE):
        troubled(error, **facts)
    else:
        warn(f"{what} failed", error, **facts)
