"""Best play put to the test: what matches come to, beside what the oracle told of them.

Against a coach who never errs a match is worth what its beginning is worth, less what the other gives away. The oracle
weighs every decision, so it can say what that should come to; dice and coaches show whether it does.
"""

import functools
import math
import pathlib
import time
from collections.abc import Callable, Iterable

import msgspec

import downfield
from downfield.kernel import position
from downfield.kernel.coach import Coach
from downfield.kernel.needs import NOBODY
from downfield.kernel.oracle import Oracle
from downfield.kernel.state import State
from downfield.lab import kept
from downfield.lab.crew import Jobs, hired
from downfield.lab.guests import check_program
from downfield.lab.simulate import Bench, Job

PERFECT = "perfect"
CHUNK = 10  # pairs of matches handed to a process at a time
ERRORS = 3  # so many standard errors are allowed

Watch = Callable[[int], None]


class Trial(msgspec.Struct):
    """Sums over matches, in the eyes of the first coach: points, points as they were told, and how far they differ."""

    matches: int = 0
    won: float = 0.0
    told: float = 0.0
    squares: float = 0.0
    decisions: int = 0
    slowest: float = 0.0  # seconds of the processor that a decision of `perfect` took at most
    late: int = 0  # decisions of `perfect` that took longer than a tenth of a second

    def add(self, other: "Trial") -> None:
        """Put other matches to these."""
        slowest = max(self.slowest, other.slowest)
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.slowest = slowest

    @property
    def error(self) -> float:
        """The standard error of the difference between what was won and what was told, a match."""
        apart = (self.won - self.told) / self.matches
        return math.sqrt(max(self.squares / self.matches - apart**2, 0.0) / self.matches)

    @property
    def holds(self) -> bool:
        """Whether what was won is what was told, but for chance."""
        return abs(self.won - self.told) / self.matches <= ERRORS * self.error


LATE = 0.1


class Weighed:
    """A coach whose decisions the oracle weighs: what they give away, and how long they take."""

    def __init__(self, coach: Coach, oracle: Oracle, errs: bool) -> None:
        self.coach, self.oracle, self.errs = coach, oracle, errs
        self.lost, self.times = 0.0, list[float]()

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match."""
        self.coach.sit_down(seed, stream)
        self.lost, self.times = 0.0, []

    def decide(self, state: State, seat: int) -> int:
        """What the coach decides."""
        begin = time.process_time()
        chosen = self.coach.decide(state, seat)
        self.times.append(time.process_time() - begin)
        if self.errs:
            worth = {each.option: each.value for each in self.oracle.advice(state, seat)}
            self.lost += max(worth.values()) - worth[chosen]
        return chosen


class Pair:
    """A coach who never errs and another, ready to meet; both matches of a pair have the same dice, sides swapped."""

    def __init__(self, job: Job, at: str = "") -> None:
        names = ((job.home, job.away), (job.away, job.home))
        self.benches = [
            Bench(msgspec.structs.replace(job, home=home, away=away)) for home, away in names[: _sides(job)]
        ]
        game = self.benches[0].game
        assert game.spec.oracle is not None, "whoever plays perfectly asks an oracle"
        self.oracle = game.spec.oracle(game, self.benches[0].options)
        self.fields = position.read(at, game.slug, game.spec.form).fields if at else {}
        for bench in self.benches:
            bench.coaches = [
                Weighed(coach, self.oracle, (bench.job.home, bench.job.away)[side] != PERFECT)
                for coach, side in zip(bench.coaches, bench.sides, strict=True)
            ]
            bench.start = game.begin(bench.options, self.fields)

    def tally(self, first: int, last: int) -> Trial:
        """The pairs from one number to before another."""
        found = Trial()
        for number in range(first, last):
            for swapped, bench in enumerate(self.benches):
                found.add(self._match(bench, number, swapped))
        return found

    def _match(self, bench: Bench, number: int, swapped: int) -> Trial:
        """One match, in the eyes of the first coach."""
        told = self.oracle.worth(bench.begun(number))[swapped]
        end, decisions = bench.play(number)
        lost, times = [0.0, 0.0], list[float]()
        for side, coach in zip(bench.sides, bench.coaches, strict=True):
            assert isinstance(coach, Weighed)
            lost[side] += coach.lost
            if (bench.job.home, bench.job.away)[side] == PERFECT:
                times += coach.times
        told += lost[1 - swapped] - lost[swapped]
        won = 0.5 if end.winner == NOBODY else float(end.winner == swapped)
        late = sum(each > LATE for each in times)
        return Trial(1, won, told, (won - told) ** 2, decisions, max(times), late)


def _sides(job: Job) -> int:
    """Whoever meets itself changes no sides."""
    return 1 if job.home == job.away else 2


@functools.lru_cache(maxsize=1)
def _pair(encoded: bytes, at: str) -> Pair:
    """The two of this process."""
    return Pair(msgspec.json.decode(encoded, type=Job), at)


def _chunk(encoded: bytes, at: str, span: tuple[int, int]) -> Trial:
    return _pair(encoded, at).tally(*span)


def check(job: Job, at: str) -> None:
    """Refuse a coach that a game lacks, and a position that is none, before any process is begun."""
    game = downfield.game(job.game, pack=job.pack)
    for name in (job.home, job.away):
        check_program(name, game)
    game.at(at, options=job.options)


def trial(
    job: Job,
    matches: int,
    at: str = "",
    jobs: Jobs = 1,
    watch: Watch | None = None,
    keep: pathlib.Path | None = None,
) -> Trial:
    """Play about so many matches from a position, or from the beginning, in so many processes or on a cluster.

    With a file to keep them in, a run that was stopped goes on.
    """
    check(job, at)
    pairs = -(-matches // _sides(job))
    spans = [(first, min(first + CHUNK, pairs)) for first in range(0, pairs, CHUNK)]
    _pair.cache_clear()
    earlier = kept.opened(keep, Trial, "trial", job, matches, at)
    with hired(jobs) as crew:
        play = functools.partial(_chunk, msgspec.json.encode(job), at)
        return _gathered(kept.done(crew, play, spans, earlier), watch)


def _gathered(parts: Iterable[tuple[kept.Span, Trial]], watch: Watch | None) -> Trial:
    """The sum of all parts, in their order: so it is the same, to the last bit, whoever was faster."""
    found = {}
    for span, part in parts:
        found[span] = part
        if watch is not None:
            watch(part.matches)
    total = Trial()
    for span in sorted(found):
        total.add(found[span])
    return total
