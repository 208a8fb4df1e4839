"""How strong somebody has shown himself in a game: a number with its uncertainty, from results in their order.

The arithmetic is that of openskill (Weng and Lin's Bayesian approximation of Bradley and Terry). A rating is a pure
function of the results: the same ones in the same order give the same ratings, on every machine.
"""

import functools
import math
import pathlib
import tomllib
from collections.abc import Iterable

import msgspec
from openskill.models import BradleyTerryFull

MODEL = BradleyTerryFull()
USUAL = 1500  # what a steady coach is rated, and whoever has not played yet
POINT = (
    400 / math.log(10) / (math.sqrt(2) * MODEL.beta)
)  # so that a difference means the same odds as in chess
SURE = 1.96  # standard deviations in which the truth lies in 95 of 100 cases
UNSURE = 110  # points of uncertainty at 95 % above which a rating is provisional
PROGRAM = "coach:"  # before the name of a program
DRAWN = -1  # no side has won


class Rating(msgspec.Struct, frozen=True):
    """What somebody is rated: the likeliest strength, and how far from it the truth may lie."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return round(USUAL + POINT * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """How many points the truth may lie from it, in 95 of 100 cases."""
        return round(SURE * POINT * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little was played to say much."""
        return self.margin > UNSURE


class Outcome(msgspec.Struct, frozen=True):
    """What a rated match came to: who played at home and away, and which side has won."""

    home: str
    away: str
    winner: int = DRAWN


def moved(home: Rating, away: Rating, winner: int) -> tuple[Rating, Rating]:
    """What both are rated after a match."""
    ranks = [0.0, 0.0] if winner == DRAWN else [float(winner), float(1 - winner)]
    before = [[MODEL.rating(side.mu, side.sigma)] for side in (home, away)]
    (first,), (second,) = MODEL.rate(before, ranks=ranks)
    return Rating(first.mu, first.sigma), Rating(second.mu, second.sigma)


def after(game: str, outcome: Outcome, home: Rating, away: Rating) -> tuple[Rating, Rating]:
    """The same where programs may play: what they are rated is known, and stays."""
    own, other = moved(home, away, outcome.winner)
    return program(game, outcome.home) or own, program(game, outcome.away) or other


def program(game: str, player: str) -> Rating | None:
    """What a program is rated, as the arena has measured it; None of a person, or where nobody has measured it."""
    known = _measured().get(game, {}).get(player.removeprefix(PROGRAM))
    return known if player.startswith(PROGRAM) else None


def first(game: str, player: str) -> Rating:
    """What somebody is rated before the first match."""
    return program(game, player) or Rating()


def ratings(game: str, outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """What everybody is rated after these matches, in their order."""
    known: dict[str, Rating] = {}
    for one in outcomes:
        before = [known.get(player) or first(game, player) for player in (one.home, one.away)]
        known[one.home], known[one.away] = after(game, one, *before)
    return known


@functools.cache
def _measured() -> dict[str, dict[str, Rating]]:
    """The programs of the pool, by game and level."""
    told = tomllib.loads(pathlib.Path(__file__).with_name("ratings.toml").read_text(encoding="utf-8"))
    return {
        game: {level: _read(points, error) for level, (points, error) in levels.items()}
        for game, levels in told.items()
    }


def _read(points: float, error: float) -> Rating:
    return Rating(MODEL.mu + (points - USUAL) / POINT, error / SURE / POINT)
