"""What a match brings in a table, and what decides between those who are level: data, each game's booklet first."""

import functools
import importlib.resources
import tomllib
from importlib.resources.abc import Traversable

import msgspec

from downfield import games
from downfield.kernel.options import Value

PLACE = "place"
OWN = ("scored", "conceded")  # what a bonus may count without the statistics of a game


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point more for whoever has at least, or at most, so many of something in a match."""

    name: str
    of: str  # scored, conceded, or a statistic of the game
    at_least: int | None = None
    at_most: int | None = None
    points: int = 1

    def is_earned(self, count: int) -> bool:
        """Whether so many bring the bonus."""
        enough = self.at_least is None or count >= self.at_least
        return enough and (self.at_most is None or count <= self.at_most)


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What results bring; whoever concedes gets `conceding` besides, and whoever does not come loses by `walkover`."""

    win: int = 3
    draw: int = 1
    loss: int = 0
    conceding: int = 0
    walkover: tuple[int, int] = (3, 0)
    handed_over: bool = False  # whoever concedes hands over what he has scored, and one more
    bonus: tuple[Bonus, ...] = ()


class Award(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody is honoured for: most (or least) of something, or the best (or last) place, among some teams."""

    name: str
    of: str = PLACE  # a place, scored, conceded, or a statistic of the game
    least: bool = False
    teams: tuple[str, ...] = ()


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's booklet says of championships: unless the organiser says otherwise, it holds."""

    points: Points
    tie_breaks: tuple[str, ...]
    options: dict[str, Value] = {}  # under which all its matches are played
    decider: dict[str, Value] = {}  # options under which a match that needs a winner has one
    awards: tuple[Award, ...] = ()  # for which somebody is honoured at the end
    chosen: bool = False  # teams are chosen anew before each match
    career: bool = False  # players get better from match to match


@functools.cache
def season_of(game: str, league: bool = False) -> Season:
    """What the booklet of a game says of championships, or of a league beside them."""
    return msgspec.convert(tomllib.loads(_file(game, league).read_text(encoding="utf-8")), Season)


@functools.cache
def has_league(game: str) -> bool:
    """Whether a game's booklet has a league beside its championship."""
    return _file(game, league=True).is_file()


def _file(game: str, league: bool) -> Traversable:
    return importlib.resources.files(games.spec(game).package) / ("league.toml" if league else "season.toml")
