"""A competition as programs read it: numbers and names, no words."""

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.league.standings import all_standings, champion
from downfield.league.state import Entrant, Fixture, State
from downfield.league.tables import Row
from downfield.table.live.leagues import Held


class LeagueLine(msgspec.Struct, frozen=True):
    """A competition in a line."""

    slug: str
    name: str
    game: str
    phase: str  # draft, open, running, finished
    entrants: int


class ToldEntrant(msgspec.Struct, frozen=True):
    """Who takes part; `coach` is the level of a bot."""

    id: int
    name: str
    coach: str
    members: list[str]
    club: str
    teams: dict[str, str]  # by the place of a squad
    waiting: bool
    withdrawn: bool


class ToldMatch(msgspec.Struct, frozen=True):
    """A match: who, until when, and what came of it; `stats` of home and away by keys that never change."""

    id: str
    round: int
    stage: int
    group: int
    home: int
    away: int
    due: str
    agreed: str
    table: str
    score: tuple[int, int] | None = None
    winner: int | None = None  # an entrant
    how: str = ""
    stats: list[dict[str, int]] = []
    record: str = ""


class ToldRow(msgspec.Struct, frozen=True):
    """A line of a table; `breaks` is what it has of each tie-break that was asked."""

    entrant: int
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    bonus: int
    points: int
    breaks: dict[str, float]


class ToldTable(msgspec.Struct, frozen=True):
    """A table of a stage, or of a group of it."""

    stage: int
    group: int
    rows: list[ToldRow]


class League(msgspec.Struct, frozen=True):
    """A whole competition."""

    slug: str
    name: str
    game: str
    phase: str
    options: dict[str, Value]
    lines: int  # of its ledger
    champion: int | None
    entrants: list[ToldEntrant]
    matches: list[ToldMatch]
    tables: list[ToldTable]


def line_of(held: Held) -> LeagueLine:
    """A competition in a line."""
    state = held.state
    many = sum(not e.withdrawn for e in state.entrants.values())
    return LeagueLine(held.kept.slug, state.settings.name, state.settings.game, state.phase, many)


def league_of(held: Held) -> League:
    """All of it."""
    state = held.state
    return League(
        held.kept.slug,
        state.settings.name,
        state.settings.game,
        state.phase,
        state.settings.options,
        len(held.competition.lines),
        champion(state),
        [_entrant(one) for one in state.entrants.values()],
        [_match(state, fixture) for fixture in state.fixtures()],
        [ToldTable(one.stage, one.group, [_row(row) for row in one.rows]) for one in all_standings(state)],
    )


def _entrant(one: Entrant) -> ToldEntrant:
    teams = {str(member): team for member, team in one.teams.items()}
    return ToldEntrant(one.id, one.name, one.coach, one.members, one.club, teams, one.waiting, one.withdrawn)


def _match(state: State, f: Fixture) -> ToldMatch:
    tie, result = state.tie_of(f), state.result(f)
    told = ToldMatch(f.id, tie.round, tie.stage, tie.group, f.home, f.away, f.due, f.agreed, f.table)
    if result is None:
        return told
    winner = None if result.winner == NOBODY else (f.home, f.away)[result.winner]
    return msgspec.structs.replace(
        told,
        score=result.score,
        winner=winner,
        how=result.how,
        stats=list(result.stats),
        record=result.record,
    )


def _row(row: Row) -> ToldRow:
    return ToldRow(**{name: getattr(row, name) for name in ToldRow.__struct_fields__})
