"""Puzzles looked for in many matches: by several processes, and gone on with where it was stopped."""

import functools
import pathlib
from collections.abc import Callable

import msgspec

import downfield
from downfield.lab import kept
from downfield.lab.crew import Jobs, hired
from downfield.lab.puzzles import PuzzleSet
from downfield.lab.puzzles.mine import Found, search


class Job(msgspec.Struct, frozen=True):
    """What is looked through: the matches of a game from one number on, for questions of these themes."""

    game: str
    seed: int
    themes: PuzzleSet
    pack: str | None = None


def gathered(
    job: Job,
    matches: int,
    jobs: Jobs = 1,
    watch: Callable[[int], None] | None = None,
    keep: pathlib.Path | None = None,
) -> list[Found]:
    """Every puzzle of so many matches, in their order, whoever looked; `watch` hears how many were just done."""
    parts = dict[kept.Span, list[Found]]()
    earlier = kept.opened(keep, list[Found], "puzzles", job, matches)
    spans = ((number, number + 1) for number in range(job.seed, job.seed + matches))
    with hired(jobs) as crew:
        look = functools.partial(_part, msgspec.json.encode(job))
        for span, part in kept.done(crew, look, spans, earlier):
            parts[span] = part
            if watch is not None:
                watch(1)
    return [found for span in sorted(parts) for found in parts[span]]


def _part(encoded: bytes, span: kept.Span) -> list[Found]:
    job = msgspec.json.decode(encoded, type=Job)
    return list(search(downfield.game(job.game, pack=job.pack), job.themes, range(*span)))
