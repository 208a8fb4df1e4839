"""What every player looks like: head and body by position, as figures.toml has it. All of it is our own choice."""

import functools
import importlib.resources
from collections.abc import Mapping
from typing import Literal, cast

import msgspec

from downfield.games.blood_bowl.board.guesses import guessed
from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.components.parts_draft import Spot, Team
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.notation.shown import Figure
from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.toolkit.figures.likeness import Likeness, likeness

Looks = Mapping[str, Likeness]  # of the players of a side, by the name of their position
Cast = tuple[Looks, Looks]


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """figures.toml"""

    mark: Literal["ours"]
    frog: str
    teams: dict[str, dict[str, str]]
    stars: dict[str, str]
    crests: dict[str, str]  # heads of teams that are not known by their dearest player


@functools.cache
def written() -> Written:
    """Our choices."""
    text = (importlib.resources.files(__package__) / "figures.toml").read_bytes()
    return msgspec.toml.decode(text, type=Written)


@functools.cache
def frog() -> Likeness:
    """[BB-19.7] Whoever a wizard has turned into one."""
    return likeness(written().frog)


def of_position(team: str, spot: Spot) -> Likeness:
    """A player of a team."""
    told = written().teams.get(team, {}).get(spot.id)
    return likeness(told) if told else guessed(spot.name, spot.profile, spot.skills)


def captain(team: Team) -> Likeness:
    """The player by whom a team is known: the dearest who is no big guy."""
    dearest = max((spot for spot in team.positions if not spot.big_guy), key=lambda spot: spot.cost)
    return of_position(team.id, dearest)


def crested(team: Team) -> str:
    """The head on the crest of a team."""
    return written().crests.get(team.id) or captain(team).head


def of_star(name: str, profile: tuple[int, ...], skills: tuple[str, ...]) -> Likeness:
    """[BB-19.8] A star player, or Josef Bugman."""
    told = written().stars.get(name)
    return likeness(told, star=True) if told else guessed(name, profile, skills, star=True)


@functools.lru_cache(maxsize=50)
def looks(game: Game, team: str) -> Looks:
    """Whoever may play for a team: its own, the stars, and those of other teams who are raised for it."""
    parts = cast(Parts, game.pack.parts)
    found: dict[str, Likeness] = {}
    for other in sorted(
        parts.teams.teams, key=lambda other: other.id == team
    ):  # its own come last, and count
        found |= {spot.name: of_position(other.id, spot) for spot in other.positions}
    guests = [one for star in parts.stars.stars for one in star.members]
    return found | {
        one.name: of_star(one.name, one.profile, one.skills) for one in (*guests, parts.draft.brewer)
    }


def cast_of(match: Match) -> Cast:
    """How the players of both sides look."""
    home, away = cast(Pitch, match.state).tables.teams
    return looks(match.game, home), looks(match.game, away)


def on_stage(match: Match) -> frozenset[Likeness]:
    """Everybody who may come on in a match, as a frog too."""
    tables = cast(Pitch, match.state).tables
    return _stage(match.game, tuple(tables.teams), tuple(tables.positions))


@functools.lru_cache(maxsize=100)
def _stage(game: Game, teams: tuple[str, ...], positions: tuple[str, ...]) -> frozenset[Likeness]:
    half = len(positions) // 2
    named = [(teams[slot // half], name) for slot, name in enumerate(positions) if name]
    return frozenset(looks(game, team)[name] for team, name in named) | {frog()}


def shown(both: Cast, f: Figure) -> Likeness:
    """How a player looks now."""
    return frog() if f.frog else both[f.side][f.position]
