"""What a cross table comes to, for people and programs."""

import msgspec

from downfield.kernel.options import Value
from downfield.lab.arena.ratings import interval, ratings, told_apart
from downfield.lab.arena.table import Cross


class Met(msgspec.Struct, frozen=True):
    """A meeting: the share of points of the upper level, and how far from it the truth may lie at 95 %."""

    upper: str
    lower: str
    matches: int
    share: float
    error: float
    told_apart: bool


class Rated(msgspec.Struct, frozen=True):
    """A level: its rating above the weakest, and how it played a match."""

    level: str
    rating: float
    error: float
    matches: int
    scored: float
    conceded: float
    median_ms: float  # of a decision, in time of the processor,
    worst_ms: float  # and of the slowest
    figures: dict[str, float]


class Standing(msgspec.Struct, frozen=True):
    """The whole table."""

    game: str
    rules: str
    pack: str
    seed: int
    options: dict[str, Value]
    meetings: list[Met]
    levels: list[Rated]


def standing(cross: Cross) -> Standing:
    """What a cross table comes to."""
    terms = cross.terms
    meetings = [_met(cross, pair) for pair in cross.pairs()]
    found = ratings(terms.levels, {pair: cross.points(pair) for pair in cross.pairs()})
    rated = [_rated(cross, *each) for each in zip(terms.levels, found, strict=True)]
    return Standing(terms.game, terms.rules, terms.hash, terms.seed, terms.options, meetings, rated)


def _met(cross: Cross, pair: tuple[str, str]) -> Met:
    points = cross.points(pair)
    return Met(*pair, 2 * len(points), *interval(points), told_apart(points))


def _rated(cross: Cross, name: str, rating: tuple[float, float]) -> Rated:
    play = cross.plays[name]
    return Rated(
        name,
        *rating,
        play.matches,
        play.scored / play.matches,
        play.conceded / play.matches,
        1000 * play.seconds(0.5),
        1000 * play.seconds(1.0),
        {key: figure / play.matches for key, figure in play.figures.items()},
    )
