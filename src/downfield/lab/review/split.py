"""A review split among processes, or the nodes of a cluster: each looks at some stretches of the same record."""

import functools
import pathlib
from collections.abc import Callable

import downfield
from downfield.kernel import record
from downfield.kernel.match import Match
from downfield.lab.crew import Jobs, hired
from downfield.lab.review import eye_of, weigh
from downfield.lab.review.weighed import Eye, Stretch, Weighed

CHUNK = 8  # stretches looked at together


@functools.lru_cache(maxsize=1)
def _opened(written: str, pack: str | None) -> tuple[Match, Eye, list[Stretch]]:
    """The match of a record, and who looks at it, in this process."""
    read = record.read(written)
    match = record.verify(read, downfield.game(read.tags["Game"], pack=pack))
    eye = eye_of(match)
    return match, eye, eye.stretches()


def _part(written: str, pack: str | None, first: int) -> list[Weighed]:
    match, eye, stretches = _opened(written, pack)
    return list(weigh(match, eye, stretches[first : first + CHUNK]))


def weighed(
    file: pathlib.Path, pack: str | None, stretches: int, jobs: Jobs, watch: Callable[[int], None] | None
) -> list[Weighed]:
    """What all stretches of a recorded match were worth, in the order of play; `watch` hears how many."""
    found = []
    _opened.cache_clear()
    with hired(jobs) as crew:
        look = functools.partial(_part, file.read_text(encoding="utf-8"), pack)
        for part in crew.in_order(look, range(0, stretches, CHUNK)):
            found += part
            if watch is not None:
                watch(len(part))
    return found
