"""Who is honoured at the end: best attack, best defence, the last with a spoon, and what an organiser thinks out."""

import msgspec

from downfield.league.figures.statistics import played
from downfield.league.results import Result
from downfield.league.scoring import PLACE, Award
from downfield.league.standings import groups, standings
from downfield.league.state import State
from downfield.league.tables import Row


class Honour(msgspec.Struct, frozen=True):
    """An award, who has earned it (several where they are level), and with how many."""

    award: Award
    entrants: list[int]
    count: float  # of the least, for a match


def awards(state: State) -> list[Honour]:
    """Every award for which somebody can be named; whoever has left gets none."""
    found = [_honour(state, award) for award in state.settings.honours]
    return [honour for honour in found if honour is not None]


def _honour(state: State, award: Award) -> Honour | None:
    order = [e for e in order_at_the_end(state) if _may_have(state, e, award)]
    if not order:
        return None
    if award.of == PLACE:
        won = order[-1 if award.least else 0]
        return Honour(award, [won], order_at_the_end(state).index(won) + 1)
    own = {entrant: _own(state, entrant) for entrant in order}
    most = max(map(len, own.values()))
    counts = {
        e: sum(result.of(award.of, side) for side, result in met) / (len(met) if award.least else 1)
        for e, met in own.items()
        if met and 2 * len(met) >= most  # who was out early has conceded least, and done nothing for it
    }
    best = (min if award.least else max)(counts.values(), default=0)
    winners = [entrant for entrant, count in counts.items() if count == best]
    return Honour(award, winners, best) if winners and (best or award.least) else None


def _may_have(state: State, entrant: int, award: Award) -> bool:
    teams = {team.partition(":")[0] for team in state.entrants[entrant].teams.values()}
    return not state.entrants[entrant].withdrawn and (not award.teams or bool(teams & set(award.teams)))


def order_at_the_end(state: State) -> list[int]:
    """Everybody, the winner first: by the last stage, then those who did not come so far."""
    found: list[int] = []
    for stage in reversed(range(len(state.settings.stages))):
        tables = [standings(state, stage, group) for group in groups(state, stage)]
        rows: list[Row] = sorted((row for rows in tables for row in rows), key=lambda row: row.place)
        found += [row.entrant for row in rows if row.entrant not in found]
    return found


def _own(state: State, entrant: int) -> list[tuple[int, Result]]:
    """What an entrant has really played, each with its side."""
    return [(f.side(entrant), result) for f, result in played(state) if entrant in (f.home, f.away)]
