"""What people love to look up: leaders among players and teams, form, who beat whom, the records of a competition."""

from collections.abc import Callable, Iterable

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.league.results import Result
from downfield.league.settings import KnockOut, Ladder
from downfield.league.standings import groups, standings
from downfield.league.state import Fixture, State

WON, DRAWN, LOST = "won", "drawn", "lost"
FORM = 5  # matches


class Leader(msgspec.Struct, frozen=True):
    """How many of something somebody has; `player` is the number he wears, "" for a whole team."""

    entrant: int
    player: str
    count: int


class Feat(msgspec.Struct, frozen=True):
    """A match that stands out."""

    key: str  # highest, widest, most
    fixture: str
    count: int


def played(state: State) -> list[tuple[Fixture, Result]]:
    """The fixtures that were really played, in the order in which their results came."""
    found = [(f, f.result) for f in state.fixtures() if f.result is not None and not f.result.is_walkover]
    return sorted(found, key=lambda one: one[0].line)


def player_leaders(state: State, key: str, most: int = 10) -> list[Leader]:
    """The players with most of something over the season."""
    counts: dict[tuple[int, str], int] = {}
    for fixture, result in played(state):
        for side, entrant in enumerate((fixture.home, fixture.away)):
            for player, done in result.players[side].items():
                counts[entrant, player] = counts.get((entrant, player), 0) + done.get(key, 0)
    return _leaders((Leader(e, player, count) for (e, player), count in counts.items()), most)


def team_leaders(state: State, key: str, most: int = 10) -> list[Leader]:
    """The teams with most of something over the season."""
    counts: dict[int, int] = {}
    for fixture, result in played(state):
        for side, entrant in enumerate((fixture.home, fixture.away)):
            counts[entrant] = counts.get(entrant, 0) + result.of(key, side)
    return _leaders((Leader(entrant, "", count) for entrant, count in counts.items()), most)


def _leaders(found: Iterable[Leader], most: int) -> list[Leader]:
    some = [leader for leader in found if leader.count > 0]
    return sorted(some, key=lambda one: (-one.count, one.entrant, one.player))[:most]


def keys(state: State) -> tuple[list[str], list[str]]:
    """What is counted of teams and of players in this competition."""
    teams = {key for _, result in played(state) for done in result.stats for key in done}
    players = {
        key
        for _, result in played(state)
        for side in result.players
        for done in side.values()
        for key in done
    }
    return sorted(teams), sorted(players)


def form(state: State, entrant: int, last: int = FORM) -> list[str]:
    """How the last matches of an entrant ended, the latest at the end."""
    own = [(f.side(entrant), r) for f, r in played(state) if f.side(entrant) != NOBODY]
    return [_ended(side, result) for side, result in own[-last:]]


def _ended(side: int, result: Result) -> str:
    if result.winner == NOBODY:
        return DRAWN
    return WON if result.winner == side else LOST


class Step(msgspec.Struct, frozen=True):
    """Where an entrant stood after a round."""

    round: int
    place: int
    points: int


def curve(state: State, entrant: int) -> list[Step]:
    """How an entrant rose and fell: place and points after each round of the tables it was in."""
    found = []
    for one in state.rounds:
        if isinstance(state.stage(one.stage), KnockOut | Ladder) or state.open_ties([one]):
            continue
        done = state.of_stage(one.stage).index(one) + 1
        for group in groups(state, one.stage):
            rows = standings(state, one.stage, group, after=done)
            found += [Step(one.number, row.place, row.points) for row in rows if row.entrant == entrant]
    return found


def player_table(state: State, entrant: int) -> dict[str, dict[str, int]]:
    """All that the players of an entrant have done over the season, by their numbers."""
    found: dict[str, dict[str, int]] = {}
    for fixture, result in played(state):
        side = fixture.side(entrant)
        for player, done in result.players[side].items() if side != NOBODY else ():
            own = found.setdefault(player, {})
            for key, count in done.items():
                own[key] = own.get(key, 0) + count
    return found


def head_to_head(state: State, first: int, second: int) -> list[tuple[Fixture, Result]]:
    """The matches of two against each other."""
    return [(f, r) for f, r in played(state) if {f.home, f.away} == {first, second}]


MEASURES: dict[str, Callable[[int, int], int]] = {
    "highest": max,
    "widest": lambda home, away: abs(home - away),
    "most": lambda home, away: home + away,
}


def feats(state: State) -> list[Feat]:
    """The matches that stand out: most scored by one side, widest win, most scored by both."""
    found = []
    for key, measure in MEASURES.items():
        best = max(played(state), key=lambda one: measure(*one[1].score), default=None)
        if best is not None and measure(*best[1].score):
            found.append(Feat(key, best[0].id, measure(*best[1].score)))
    return found
