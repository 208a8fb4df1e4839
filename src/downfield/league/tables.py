"""Tables: what every entrant has from its matches, in order, and why each stands before the next."""

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from downfield.kernel.errors import UnknownName
from downfield.kernel.needs import NOBODY
from downfield.league.results import Result, bonuses, earned
from downfield.league.scoring import Points

BYE = 0  # in place of an opponent


class Meeting(msgspec.Struct, frozen=True):
    """Two entrants and what came of it; of two squads `extra` is what the bonuses of all their coaches bring."""

    home: int
    away: int
    result: Result
    extra: tuple[int, int] | None = None

    def side(self, entrant: int) -> int:
        """On which side an entrant was, NOBODY where it was none of the two."""
        return 0 if entrant == self.home else 1 if entrant == self.away else NOBODY

    def other(self, entrant: int) -> int:
        """Whom an entrant met."""
        return self.away if entrant == self.home else self.home


class Why(msgspec.Struct, frozen=True):
    """Why somebody stands behind another: by what, and what both have of it."""

    by: str
    before: int  # the entrant that stands before
    theirs: float
    own: float


class Row(msgspec.Struct):
    """A line of a table."""

    entrant: int
    place: int = 0
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0
    bonus: int = 0
    points: int = 0
    stats: dict[str, int] = {}
    breaks: dict[str, float] = {}  # what it has of each tie-break that was asked
    why: Why | None = None  # of whoever has as many points as the one before

    @property
    def difference(self) -> int:
        return self.scored - self.conceded

    def add(self, meeting: Meeting, side: int, points: Points) -> None:
        """Count a match."""
        result = meeting.result
        self.played += 1
        self.won += result.winner == side
        self.drawn += result.winner == NOBODY and not result.is_walkover
        self.lost += result.winner == 1 - side or (result.winner == NOBODY and result.is_walkover)
        self.scored += result.score[side]
        self.conceded += result.score[1 - side]
        own = sum(bonus.points for bonus in bonuses(result, side, points))
        extra = own if meeting.extra is None else meeting.extra[side]
        self.bonus += extra
        self.points += extra + earned(result, side, points)
        for key, count in result.stats[side].items():
            self.stats[key] = self.stats.get(key, 0) + count


class Ground:
    """What tie-breaks look at: all meetings, the lots, and what each has."""

    def __init__(
        self,
        entrants: Sequence[int],
        meetings: Iterable[Meeting],
        points: Points,
        lots: Mapping[int, int],
        byes: Iterable[int] = (),
    ) -> None:
        self.points, self.lots = points, lots
        self.meetings = [m for m in meetings if {m.home, m.away} <= set(entrants)]
        self.byes = list(byes)
        self.rows = {entrant: Row(entrant) for entrant in entrants}
        for meeting in self.meetings:
            for side, entrant in enumerate((meeting.home, meeting.away)):
                self.rows[entrant].add(meeting, side, points)
        for entrant in self.byes:
            if entrant in self.rows:
                self._rested(self.rows[entrant])

    def _rested(self, row: Row) -> None:
        """A bye of a Swiss round brings what a win brings, and no score."""
        row.played += 1
        row.won += 1
        row.points += self.points.win

    def among(self, entrants: Sequence[int]) -> "Ground":
        """Only what these have played against each other."""
        return Ground(entrants, self.meetings, self.points, self.lots)

    def met(self, entrant: int) -> list[tuple[int, int, Result]]:
        """Whom an entrant has met: the other, the own side, the result."""
        return [
            (m.other(entrant), m.side(entrant), m.result) for m in self.meetings if m.side(entrant) != NOBODY
        ]


Measure = Callable[[Ground, Sequence[int]], Mapping[int, float]]  # of those who are level, what each has


def _row(name: str) -> Measure:
    return lambda ground, level: {entrant: getattr(ground.rows[entrant], name) for entrant in level}


def _direct(name: str) -> Measure:
    """The same, of the matches that those who are level have played against each other alone."""
    return lambda ground, level: _row(name)(ground.among(level), level)


def _buchholz(ground: Ground, level: Sequence[int]) -> Mapping[int, float]:
    """The points of all opponents; a round without one counts the own points."""
    return {entrant: sum(_strengths(ground, entrant)) for entrant in level}


def _median_buchholz(ground: Ground, level: Sequence[int]) -> Mapping[int, float]:
    """The same without the strongest and the weakest opponent."""
    return {entrant: sum(sorted(_strengths(ground, entrant))[1:-1]) for entrant in level}


def _strengths(ground: Ground, entrant: int) -> list[int]:
    met = [ground.rows[other].points for other, _, _ in ground.met(entrant)]
    return met + [ground.rows[entrant].points] * ground.byes.count(entrant)


def _sonneborn_berger(ground: Ground, level: Sequence[int]) -> Mapping[int, float]:
    """The points of those who were beaten, and half the points of those with whom a match was drawn."""

    def value(other: int, side: int, result: Result) -> float:
        share = 1.0 if result.winner == side else 0.5 if result.winner == NOBODY else 0.0
        return share * ground.rows[other].points

    return {entrant: sum(value(*meeting) for meeting in ground.met(entrant)) for entrant in level}


def _away(ground: Ground, level: Sequence[int]) -> Mapping[int, float]:
    return {e: sum(r.score[1] for _, side, r in ground.met(e) if side == 1) for e in level}


def _lot(ground: Ground, level: Sequence[int]) -> Mapping[int, float]:
    """The lower lot comes first: what is more counts more everywhere else."""
    return {entrant: -ground.lots.get(entrant, entrant) for entrant in level}


MEASURES: dict[str, Measure] = {
    "bonus": _row("bonus"),
    "difference": _row("difference"),
    "scored": _row("scored"),
    "wins": _row("won"),
    "away_scored": _away,
    "head_to_head": _direct("points"),
    "head_to_head_difference": _direct("difference"),
    "head_to_head_scored": _direct("scored"),
    "buchholz": _buchholz,
    "median_buchholz": _median_buchholz,
    "sonneborn_berger": _sonneborn_berger,
    "lot": _lot,
}


def measure(name: str, stats: Iterable[str] = ()) -> Measure:
    """A tie-break by its name: one of ours, or a statistic of the game, perhaps less what the others had of it."""
    if name in MEASURES:
        return MEASURES[name]
    if name in stats:
        return lambda ground, level: {e: ground.rows[e].stats.get(name, 0) for e in level}
    key = name.removesuffix("_difference")
    if key in stats:
        return lambda ground, level: {e: _ahead(ground, e, key) for e in level}
    raise UnknownName("tie-break", name, [*MEASURES, *stats, *(f"{key}_difference" for key in stats)])


def _ahead(ground: Ground, entrant: int, key: str) -> int:
    return sum(result.of(key, side) - result.of(key, 1 - side) for _, side, result in ground.met(entrant))


def table(ground: Ground, tie_breaks: Sequence[str], stats: Iterable[str] = ()) -> list[Row]:
    """Everybody in order: by points, then by each tie-break in turn among those who are still level."""
    known = list(stats)
    measures = [("points", _row("points")), *((name, measure(name, known)) for name in tie_breaks)]
    order = _sorted(ground, sorted(ground.rows), measures)
    for place, row in enumerate(order, 1):
        row.place = place
    for before, row in itertools.pairwise(order):
        if row.why is None and row.points == before.points:
            row.place = before.place  # nothing tells them apart
    return order


def _sorted(ground: Ground, level: Sequence[int], measures: Sequence[tuple[str, Measure]]) -> list[Row]:
    """Those who are level, told apart by the first of these that can, the rest within each of its steps."""
    if len(level) < 2 or not measures:
        return [ground.rows[entrant] for entrant in level]
    (name, has), later = measures[0], measures[1:]
    values = has(ground, level)
    order: list[Row] = []
    for value in sorted(set(values.values()), reverse=True):
        same = _sorted(ground, [entrant for entrant in level if values[entrant] == value], later)
        if order and name != "points":
            last = order[-1].entrant
            same[0].why = Why(name, last, values[last], value)
        order += same
    for entrant, value in values.items():
        ground.rows[entrant].breaks[name] = value
    return order
