"""From a match to a result: who won, by how much, and what both sides did; from its facts, never from its words."""

import functools

import downfield
from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import PLAYED, outcome
from downfield.kernel.spec import Game
from downfield.league.errors import Refused
from downfield.league.results import Result


@functools.cache
def game_of(slug: str) -> Game:
    """A game with its own components, which are read once."""
    return downfield.game(slug)


def result_of(match: Match, lapsed: bool = False, record: str = "") -> Result:
    """What came of a match that is over; `lapsed` says that a clock ran out."""
    if not match.over:
        raise Refused("This match is not over.", key="league-match-open")
    came = outcome(match, lapsed)
    home, away = came.sides
    lost = NOBODY if came.how == PLAYED or match.resigned is None else match.seats[match.resigned].side
    return Result(
        came.points,
        NOBODY if came.winner is None else came.winner,
        conceded=lost,
        stats=(_some(home.team), _some(away.team)),
        players=(_some_of(home.players), _some_of(away.players)),
        record=record,
    )


def _some(figures: dict[str, int]) -> dict[str, int]:
    """What somebody did; what he did not need not be kept."""
    return {key: figure for key, figure in figures.items() if figure}


def _some_of(players: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    return {player: done for player, figures in players.items() if (done := _some(figures))}


@functools.cache
def stat_keys(game: str) -> frozenset[str]:
    """The statistics that a game keeps of a team."""
    return frozenset(outcome(game_of(game).new(by_hand=True)).sides[0].team)
