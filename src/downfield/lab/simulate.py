"""Matches by the thousand: the same results however they are split among processes."""

import functools
import hashlib
import pathlib
import time
from collections.abc import Callable, Iterator

import msgspec

import downfield.games
from downfield.coaches import LOT, Coach
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY, OVER
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.lab import kept
from downfield.lab.crew import Jobs, hired
from downfield.lab.guests import seated
from downfield.toolkit.playout import play_on

MOST_ANSWERS = 1_000_000  # far beyond any match; who gets there is counted as unfinished
CHUNK = 50  # matches handed out at a time, at least
SHARE = 1000  # so many parts of a simulation, where matches are many: each costs a message
MOST = 5000  # matches handed out at a time


class Job(msgspec.Struct, frozen=True):
    """What is simulated."""

    game: str
    seed: int
    home: str
    away: str
    options: dict[str, Value] = {}
    pack: str | None = None


class Tally(msgspec.Struct):
    """What came of it. `checksum` is the same when the matches were the same, whatever their order."""

    game: str
    home: str
    away: str
    seed: int
    games: int = 0
    finished: int = 0
    answers: int = 0
    home_wins: int = 0
    away_wins: int = 0
    draws: int = 0
    home_points: int = 0
    away_points: int = 0
    checksum: int = 0
    seconds: float = 0.0
    answers_per_second: float = 0.0

    def add(self, other: "Tally") -> None:
        """Put another part of the same simulation to this one."""
        for name in (
            "games",
            "finished",
            "answers",
            "home_wins",
            "away_wins",
            "draws",
            "home_points",
            "away_points",
        ):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.checksum = (self.checksum + other.checksum) % 2**32


class Bench:
    """A game and two coaches, ready to play one match after another."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = Game(downfield.games.spec(job.game), job.pack)
        self.options = self.game.options(job.options)
        self.sides = [seat.side for seat in self.game.spec.seats(self.options)]
        self.fast = job.home == job.away == LOT
        names = (job.home, job.away)
        self.coaches: list[Coach] = [
            seated(names[side], self.game, self.options, job.seed) for side in self.sides
        ]
        self.start = self.game.spec.begin(self.game.pack.parts, self.options, {})
        self.logging = 0  # whether ends have the facts of their match with them

    def begun(self, number: int) -> State:
        """Match number so and so at its first need, everybody seated."""
        state = self.start.clone()
        state.logging = self.logging
        state.go_on()
        for seat, one in enumerate(self.coaches):
            one.sit_down(self.job.seed, number * 8 + 1 + seat)
        return state

    def play(self, number: int) -> tuple[State, int]:
        """Match number so and so: its end, and how many answers it took."""
        rng, state = Rng(self.job.seed, number * 8), self.begun(number)
        if self.fast:
            return state, drive.playout(state, rng, MOST_ANSWERS)
        return state, play_on(state, self.coaches, rng, MOST_ANSWERS)

    def tally(self, first: int, last: int) -> Tally:
        """The matches from one number to before another."""
        job = self.job
        tally = Tally(job.game, job.home, job.away, job.seed)
        for number in range(first, last):
            state, answers = self.play(number)
            tally.games += 1
            tally.answers += answers
            tally.checksum = (tally.checksum + checksum(number, state)) % 2**32
            if state.need != OVER:
                continue
            tally.finished += 1
            tally.home_points += state.points(0)
            tally.away_points += state.points(1)
            tally.home_wins += state.winner == 0
            tally.away_wins += state.winner == 1
            tally.draws += state.winner == NOBODY
        return tally


def checksum(number: int, state: State) -> int:
    """A number that tells this match's end from others."""
    text = f"{number} {state.dump()}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


@functools.lru_cache(maxsize=1)
def _bench(encoded: bytes) -> Bench:
    """The bench of this process."""
    return Bench(msgspec.json.decode(encoded, type=Job))


def _chunk(encoded: bytes, span: tuple[int, int]) -> Tally:
    return _bench(encoded).tally(*span)


def spans(first: int, last: int) -> Iterator[tuple[int, int]]:
    """The matches from one number to before another in parts, the more of them the larger."""
    size = min(MOST, max(CHUNK, (last - first) // SHARE))
    return ((n, min(n + size, last)) for n in range(first, last, size))


def simulate(
    job: Job,
    games: int,
    jobs: Jobs = 1,
    watch: Callable[[int], None] | None = None,
    keep: pathlib.Path | None = None,
) -> Tally:
    """Play so many matches, in so many processes or on a cluster; `watch` hears how many were just finished.

    With a file to keep them in, a run that was stopped goes on.
    """
    encoded = msgspec.json.encode(job)
    _bench.cache_clear()
    _bench(encoded)  # solves what the coaches need before other processes look for it in the cache
    total = Tally(job.game, job.home, job.away, job.seed)
    earlier = kept.opened(keep, Tally, "sim", job, games)
    begin = time.perf_counter()
    with hired(jobs) as crew:
        play = functools.partial(_chunk, encoded)
        for _, part in kept.done(crew, play, spans(0, games), earlier):
            total.add(part)
            if watch is not None:
                watch(part.games)
    total.seconds = round(time.perf_counter() - begin, 6)
    total.answers_per_second = round(total.answers / total.seconds, 1) if total.seconds else 0.0
    return total
