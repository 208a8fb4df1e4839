"""Two levels meet again and again: each pair of matches on the same dice, with sides swapped."""

import math
import time
from collections import Counter

import msgspec

from downfield.coaches import Coach
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value, drawn
from downfield.kernel.spec import Game
from downfield.kernel.state import FACT, State
from downfield.kernel.words import Event
from downfield.lab import simulate

PER_OCTAVE = 4  # how finely times are told apart
OPTIONS = 7  # which of the eight streams of a match its options are drawn from


class Play(msgspec.Struct):
    """How a level played: what it scored, its figures, and how often a decision took how long."""

    matches: int = 0
    won: int = 0
    scored: int = 0
    conceded: int = 0
    figures: dict[str, float] = {}
    times: dict[int, int] = {}

    def add(self, other: "Play") -> None:
        """Put other matches of the same level to these."""
        for name in ("matches", "won", "scored", "conceded"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name, figure in other.figures.items():
            self.figures[name] = self.figures.get(name, 0.0) + figure
        self.times = dict(Counter(self.times) + Counter(other.times))

    def cost(self) -> float:
        """What a match costs of the processor, in seconds."""
        return sum(time_of(mark) * many for mark, many in self.times.items()) / self.matches

    def seconds(self, share: float) -> float:
        """How long a decision takes at most, in this share of them."""
        left = share * sum(self.times.values())
        for mark in sorted(self.times):
            left -= self.times[mark]
            if left <= 0:
                return time_of(mark)
        return 0.0


def mark_of(seconds: float) -> int:
    """A time as a small number, a quarter of an octave of microseconds each."""
    return max(0, round(PER_OCTAVE * math.log2(max(1.0, seconds * 1e6))))


def time_of(mark: int) -> float:
    """The time that a small number stands for, in seconds."""
    return float(2 ** (mark / PER_OCTAVE) / 1e6)


class Timed:
    """A coach with a watch beside it."""

    def __init__(self, coach: Coach) -> None:
        self.coach = coach
        self.times: Counter[int] = Counter()

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match."""
        self.coach.sit_down(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """What the coach decides."""
        begin = time.process_time()
        chosen = self.coach.decide(state, seat)
        self.times[mark_of(time.process_time() - begin)] += 1
        return chosen


class Part(msgspec.Struct, frozen=True):
    """Some pairs of matches: the points of the first level in each, a draw as half a win, and how both played."""

    points: list[float]
    plays: tuple[Play, Play]
    mark: int  # of the first pair: another when somebody plays otherwise


class Duel:
    """Two levels of a game, ready to meet; options that are `varied`, the teams, are drawn anew for every pair."""

    def __init__(
        self,
        game: str,
        seed: int,
        options: dict[str, Value],
        pack: str | None,
        pair: tuple[str, str],
        varied: tuple[str, ...] = (),
    ) -> None:
        turns = (pair, pair[::-1]) if len(set(pair)) > 1 else (pair,)  # whoever meets itself changes no sides
        self.jobs = [simulate.Job(game, seed, *names, options, pack) for names in turns]
        self.varied = varied
        self.benches = self._seated(options)

    def part(self, first: int, last: int) -> Part:
        """The pairs from one number to before another."""
        plays = (Play(), Play())
        points, marks = [], []
        for number in range(first, last):
            if self.varied:
                self.benches = self._seated(self._drawn(number))
            ends = [bench.play(number)[0] for bench in self.benches]
            marks.append(sum(simulate.checksum(*each) for each in enumerate(ends)) % 2**32)
            won = [self._count(swapped, end, plays) for swapped, end in enumerate(ends)]
            points.append(sum(won) / len(won))
        return Part(points, plays, marks[0])

    def _seated(self, options: dict[str, Value]) -> list[simulate.Bench]:
        """Both matches of a pair, with watches beside the coaches."""
        benches = [simulate.Bench(msgspec.structs.replace(job, options=options)) for job in self.jobs]
        for bench in benches:
            bench.logging = 1
            bench.coaches = [Timed(one) for one in bench.coaches]
        return benches

    def _drawn(self, number: int) -> dict[str, Value]:
        """The options of a pair of matches."""
        job, game = self.jobs[0], self.benches[0].game
        return {**job.options, **drawn(game.spec.options, self.varied, Rng(job.seed, 8 * number + OPTIONS))}

    def _count(self, swapped: int, end: State, plays: tuple[Play, Play]) -> float:
        """The points of the first level in one match, which is put to how both played."""
        bench = self.benches[swapped]
        figures = figures_of(bench.game, end)
        for side in (0, 1):
            play = plays[side ^ swapped]
            own = Play(1, int(end.winner == side), int(end.points(side)), int(end.points(1 - side)))
            own.figures = {name: pair[side] for name, pair in figures.items()}
            for seat, whose in enumerate(bench.sides):
                if whose == side:
                    own.times = dict(Counter(own.times) + taken(bench.coaches[seat]))
            play.add(own)
        return 0.5 if end.winner == NOBODY else float(end.winner == swapped)


def taken(coach: Coach) -> Counter[int]:
    """The times on a watch, which begins anew."""
    assert isinstance(coach, Timed)
    times, coach.times = coach.times, Counter()
    return times


def figures_of(game: Game, end: State) -> dict[str, tuple[float, float]]:
    """What both sides did in a match, as its report counts it."""
    face = game.spec.face
    report = None if face is None else face().report
    if report is None:
        return {}
    log, kinds = end.take_log(), game.spec.events
    facts = [(kinds[log[i]], log[i + 1 : i + FACT]) for i in range(0, len(log), FACT)]
    return report.sheet(end, [Event(kind, tuple(ints[: len(kind.fields)]), 0) for kind, ints in facts])[0]
