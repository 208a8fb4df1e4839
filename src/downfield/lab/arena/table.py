"""The cross table: who meets whom how often, and what came of it, the same however it is split among processes."""

import functools
import itertools
import pathlib
from collections.abc import Callable, Collection

import msgspec

from downfield.kernel.errors import BadOption
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.lab.arena.duel import Duel, Part, Play
from downfield.lab.arena.ratings import told_apart
from downfield.lab.crew import Crew, Jobs, hired

FIRST = 10  # pairs of matches before anybody looks; then at every doubling, so that luck is not waited for
CHUNK = 5  # pairs handed to a process at a time


class Terms(msgspec.Struct, frozen=True):
    """What is played for; the levels from the weakest to the strongest."""

    game: str
    levels: tuple[str, ...]
    seed: int
    options: dict[str, Value]
    rules: str
    hash: str  # of the pack
    pack: str | None = None
    varied: tuple[str, ...] = ()  # options that are drawn anew for every pair of matches: the teams


class Task(msgspec.Struct, frozen=True):
    """Pairs of matches of one meeting, from one number to before another."""

    terms: Terms
    pair: tuple[str, str]
    first: int
    last: int


class Cross(msgspec.Struct):
    """The table so far: the points of the stronger level in every pair of matches, by meeting, and how each played."""

    terms: Terms
    met: dict[str, list[float]] = {}
    plays: dict[str, Play] = {}
    marks: dict[
        str, int
    ] = {}  # of each meeting, its first pair of matches: by that its coaches are known again

    def points(self, pair: tuple[str, str]) -> list[float]:
        """The points of the first of two in every pair of their matches."""
        return self.met.setdefault(" ".join(pair), [])

    def pairs(self) -> list[tuple[str, str]]:
        """Everybody against everybody, the stronger first."""
        return [(upper, lower) for lower, upper in itertools.combinations(self.terms.levels, 2)]

    def neighbours(self) -> list[tuple[str, str]]:
        """Each level against the one below it."""
        return [(upper, lower) for lower, upper in itertools.pairwise(self.terms.levels)]

    def wanted(self, most: int, least: int = 0) -> list[Task]:
        """What is to be played next: neighbours until they are told apart, `least` pairs at least; the others a few."""
        tasks = []
        for pair in self.pairs():
            points = self.points(pair)
            if pair not in self.neighbours():
                last = min(FIRST, most)
            else:
                enough = len(points) >= least and is_settled(points)
                last = len(points) if enough else following(len(points), most)
            tasks += [
                Task(self.terms, pair, first, min(first + CHUNK, last))
                for first in range(len(points), last, CHUNK)
            ]
        return tasks

    def add(self, task: Task, part: Part) -> None:
        """Put some pairs of matches to the table."""
        if task.first == 0:
            self.marks[" ".join(task.pair)] = part.mark
        self.points(task.pair).extend(part.points)
        for level, play in zip(task.pair, part.plays, strict=True):
            self.plays.setdefault(level, Play()).add(play)


def varied(game: Game, given: Collection[str]) -> tuple[str, ...]:
    """The options that make a match another one, but for those that somebody has chosen."""
    student = game.spec.student
    return tuple(name for name in student().varied if name not in given) if student is not None else ()


def following(played: int, most: int) -> int:
    """After how many pairs of matches somebody looks again."""
    goal = FIRST
    while goal <= played:
        goal *= 2
    return min(goal, most)


def is_settled(points: list[float]) -> bool:
    """Whether two levels are told apart, at a number of pairs at which somebody looks."""
    return len(points) in {FIRST << n for n in range(32)} and told_apart(points)


@functools.lru_cache(maxsize=16)
def _duel(encoded: bytes, pair: tuple[str, str]) -> Duel:
    terms = msgspec.json.decode(encoded, type=Terms)
    return Duel(terms.game, terms.seed, terms.options, terms.pack, pair, terms.varied)


def play(task: Task) -> Part:
    """Play the matches of a task; coaches that sit down once stay for the next."""
    return _duel(msgspec.json.encode(task.terms), task.pair).part(task.first, task.last)


def fill(
    cross: Cross,
    most: int,
    jobs: Jobs,
    keep: Callable[[Cross], None],
    watch: Callable[[int], None] | None = None,
    least: int = 0,
) -> None:
    """Play until every neighbour is told apart, or has met `most` times; a table that is kept can be gone on with."""
    with hired(jobs) as crew:
        recognise(cross, crew)
        while tasks := cross.wanted(most, least):
            for task, part in zip(tasks, crew.in_order(play, tasks), strict=True):
                cross.add(task, part)
                keep(cross)
                if watch is not None:
                    watch(2 * len(part.points))


def recognise(cross: Cross, crew: Crew) -> None:
    """Refuse to go on with the matches of coaches who would play the first of them otherwise now."""
    begun = [Task(cross.terms, pair, 0, 1) for pair in cross.pairs() if cross.points(pair)]
    for task, part in zip(begun, crew.in_order(play, begun), strict=True):
        if cross.marks.get(" ".join(task.pair), part.mark) != part.mark:
            raise BadOption(
                "{upper} or {lower} plays otherwise than when these matches were kept: begin another file.",
                key="arena-changed", upper=task.pair[0], lower=task.pair[1],
            )  # fmt: skip


def opened(file: pathlib.Path | None, terms: Terms) -> Cross:
    """The table that was kept, to go on with; a new one where there is none."""
    if file is None or not file.exists():
        return Cross(terms)
    try:
        cross = msgspec.json.decode(file.read_bytes(), type=Cross)
    except msgspec.DecodeError:
        raise BadOption("{file} is no table of an arena.", key="arena-file", file=str(file)) from None
    if cross.terms != terms:
        raise BadOption(
            "{file} is the table of another arena: levels, seed, options, rules or pack differ.",
            key="arena-other",
            file=str(file),
        )
    return cross
