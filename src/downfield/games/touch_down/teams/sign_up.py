"""From the pack and the agreed options to the tables of a match: both rosters signed up."""

from collections.abc import Mapping
from typing import NamedTuple

from mypy_extensions import i64

from downfield.games.touch_down.components.freeze import agree, printed
from downfield.games.touch_down.components.parts import ROLES, TEAMS, Parts, Player, Team, filled, roster
from downfield.games.touch_down.model.tables import Tables
from downfield.games.touch_down.teams.faults import faults
from downfield.games.touch_down.teams.season import skill_of
from downfield.games.touch_down.teams.squad import read_code
from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec
from downfield.toolkit.codes import refused


class Signed(NamedTuple):
    """A team for a match: its name, and everybody by number."""

    name: str
    players: list[Player]


def freeze(parts: Parts, options: Mapping[str, Value]) -> Tables:
    """The tables that the rules index: the pack, and what was agreed before the match."""
    t = printed(parts)
    _sign_up(t, *(signed(parts, options, side) for side in SIDES))
    agree(t, options)
    return t


def signed(parts: Parts, options: Mapping[str, Value], side: str) -> Signed:
    """The team of a side: its coach's own or a ready one; or BadOption."""
    code = str(options.get(f"{side}_roster", ""))
    if not code:
        team = chosen_team(parts.teams.teams, str(options[f"{side}_team"]))
        return Signed(team.name, roster(team, parts.teams.pool))
    squad = read_code(code)
    wrong = faults(squad, parts, options["league"] is True)
    if wrong:
        raise refused(f"{side}_roster", wrong)
    name = squad.name or chosen_team(parts.teams.teams, str(options[f"{side}_team"])).name
    return Signed(name, filled(list(squad.players), parts.teams.pool))


def chosen_team(teams: tuple[Team, ...], key: str) -> Team:
    """The team of this key; in a pack with other teams the one that stands at its place."""
    for team in teams:
        if team.key == key:
            return team
    return teams[TEAMS.index(key) % len(teams)]


def _sign_up(t: Tables, home: Signed, away: Signed) -> None:
    """Both rosters, home first, and of each team and role the order in which players are fielded."""
    players = home.players + away.players
    t.names = [home.name, away.name]
    t.first_away = len(home.players)
    t.number = vec[i64]([p.number for p in players])
    t.role = vec[i64]([p.role for p in players])
    t.push = vec[i64]([p.contact for p in players])
    t.speed = vec[i64]([p.speed for p in players])
    t.skill = vec[i64]([skill_of(p) for p in players])
    t.season = vec[i64]([p.season for p in players])
    rank: list[int] = []
    starts: list[int] = []
    for side, first in ((home, 0), (away, len(home.players))):
        for role in range(len(ROLES)):
            starts.append(len(rank))
            rank += [first + i for i in _ranked(side.players, role)]
    t.rank = vec[i64](rank)
    t.ranked = vec[i64]([*starts, len(rank)])


def _ranked(players: list[Player], role: int) -> list[int]:
    """The best first: by value, then contact, then number."""
    mine = [i for i, p in enumerate(players) if p.role == role]
    return sorted(mine, key=lambda i: (-players[i].value, -players[i].contact, players[i].number))
