"""How a competition stands: the table of a stage or a group, who goes on, and who has won."""

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.league.results import PLAYED, WALKOVER, Result, Stats, bonuses, turned
from downfield.league.settings import TOGETHER, KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.state import FINISHED, RUNNING, State, Tie
from downfield.league.tables import BYE, Ground, Meeting, Row, table

FINALS = ("final", "again")


def standings(state: State, stage: int, group: int = 0, after: int | None = None) -> list[Row]:
    """The table of a stage, or of one of its groups, perhaps after so many rounds."""
    match state.stage(stage):
        case KnockOut():
            return _by_rounds(state, stage)
        case Ladder():
            return _by_places(state)
        case RoundRobin() | Swiss():
            ground = Ground(
                members(state, stage, group),
                meetings(state, stage, after),
                state.settings.scoring,
                {e.id: e.lot for e in state.entrants.values()},
                rests(state, stage, after),
            )
            return table(ground, state.settings.breaks, state.settings.counted)


def members(state: State, stage: int, group: int = 0) -> list[int]:
    """Who plays in a stage, or in one of its groups; whoever's results were struck out is not named."""
    found = {
        e
        for one in state.of_stage(stage)
        for tie in one.ties
        if tie.group == group
        for e in (tie.home, tie.away)
    }
    found |= {e for one in state.of_stage(stage) for e in one.rests} if group == 0 else set()
    return sorted(e for e in found if e > BYE and not is_struck_out(state, stage, e))


def groups(state: State, stage: int) -> list[int]:
    """The groups of a stage: 1, 2 ..., or 0 alone where it has none."""
    return sorted({tie.group for one in state.of_stage(stage) for tie in one.ties}) or [0]


def is_struck_out(state: State, stage: int, entrant: int) -> bool:
    """Whether the results of somebody who left a round robin do not count."""
    if not isinstance(state.stage(stage), RoundRobin) or not state.entrants[entrant].withdrawn:
        return False
    if state.settings.withdrawal != "half":
        return state.settings.withdrawal == "annul"
    own = [t for one in state.of_stage(stage) for t in one.ties if entrant in (t.home, t.away)]
    played = sum(all(f.result is not None for f in tie.fixtures) for tie in own)
    return 2 * played < len(own)


def rests(state: State, stage: int, after: int | None = None) -> list[int]:
    """Who had a bye that counts: in a Swiss stage each of them, in a round robin everybody rests as often."""
    if not isinstance(state.stage(stage), Swiss):
        return []
    return [entrant for one in state.of_stage(stage)[:after] for entrant in one.rests]


def meetings(state: State, stage: int, after: int | None = None) -> list[Meeting]:
    """What has been played in a stage; of squads, each tie as one."""
    found = []
    for one in state.of_stage(stage)[:after]:
        for tie in one.ties:
            if state.settings.squad > 1:
                found += _as_one(state, tie)
                continue
            for fixture in tie.fixtures:
                result = state.result(fixture)
                if result is not None:
                    found.append(Meeting(fixture.home, fixture.away, result))
    return found


def _as_one(state: State, tie: Tie) -> list[Meeting]:
    """The tie of two squads as one result: what each has won of its matches, and all that they did together."""
    results = [
        r if f.home == tie.home else turned(r) for f in tie.fixtures if (r := state.result(f)) is not None
    ]
    if len(results) < len(tie.fixtures) or not results:
        return []
    home, away = state.wins(tie)
    how = WALKOVER if all(result.is_walkover for result in results) else PLAYED
    stats = (_added(results, 0), _added(results, 1))
    whole = Result((home, away), NOBODY if home == away else int(away > home), how, stats=stats)
    extra = (_extra(state, results, 0), _extra(state, results, 1))
    return [Meeting(tie.home, tie.away, whole, extra)]


def _extra(state: State, results: list[Result], side: int) -> int:
    """What the bonuses of all coaches of a squad bring, less what giving up costs."""
    points = state.settings.scoring
    lost = sum(points.conceding for result in results if result.conceded == side)
    return lost + sum(bonus.points for result in results for bonus in bonuses(result, side, points))


def _added(results: list[Result], side: int) -> Stats:
    found: Stats = {}
    for result in results:
        for key, count in (result.stats[side] | {TOGETHER: result.score[side]}).items():
            found[key] = found.get(key, 0) + count
    return found


def _by_rounds(state: State, stage: int) -> list[Row]:
    """Everybody of a knock-out: the winner, then who lost last; those who lost at the same time share a place."""
    ties = [tie for one in state.of_stage(stage) for tie in one.ties if tie.spot is not None]
    rank: dict[int, tuple[int, int]] = dict.fromkeys(state.seeds.get(stage, ()), (0, 0))
    for tie in ties:
        assert tie.spot is not None
        here = (tie.spot.round + 1, {"third": 1, "final": 3, "again": 3}.get(tie.spot.part, 2))
        won = state.winner(tie)
        for entrant in (tie.home, tie.away):
            if entrant > BYE and BYE not in (tie.home, tie.away):
                rank[entrant] = max(rank.get(entrant, (0, 0)), here)
        if won is not None and tie.spot.part in ("third", *FINALS):
            rank[won] = (here[0], here[1] + (tie.spot.part in FINALS))
            if tie.spot.part == "third":
                loser = tie.away if won == tie.home else tie.home
                rank[loser] = (here[0], 0)
    ground = Ground(list(rank), meetings(state, stage), state.settings.scoring, {})
    order = sorted(rank, key=lambda e: (tuple(-n for n in rank[e]), state.entrants[e].lot))
    return _placed([ground.rows[e] for e in order], [rank[e] for e in order])


def _placed(rows: list[Row], ranks: list[tuple[int, int]]) -> list[Row]:
    for at, row in enumerate(rows):
        level = at > 0 and ranks[at] == ranks[at - 1]
        row.place = rows[at - 1].place if level else at + 1
    return rows


def _by_places(state: State) -> list[Row]:
    ground = Ground(state.ladder, meetings(state, 0), state.settings.scoring, {})
    rows = [ground.rows[entrant] for entrant in state.ladder]
    for place, row in enumerate(rows, 1):
        row.place = place
    return rows


class Standings(msgspec.Struct, frozen=True):
    """The table of a stage, or of a group of it."""

    stage: int
    group: int
    rows: list[Row]


def all_standings(state: State) -> list[Standings]:
    """Every table there is by now."""
    played = [stage for stage in range(len(state.settings.stages)) if state.of_stage(stage) or state.ladder]
    return [Standings(s, group, standings(state, s, group)) for s in played for group in groups(state, s)]


class Through(msgspec.Struct, frozen=True):
    """Who goes on from a group, and at which place."""

    place: int
    group: int
    entrant: int


def going_on(state: State, stage: int) -> list[int]:
    """Who goes on to the next stage, in the order of their seeds there: all firsts of groups, then all seconds ..."""
    kind = state.stage(stage)
    through = kind.through if isinstance(kind, RoundRobin | Swiss) else 0
    found = []
    for group in groups(state, stage):
        rows = [r for r in standings(state, stage, group) if not state.entrants[r.entrant].withdrawn]
        found += [Through(place, group, row.entrant) for place, row in enumerate(rows[:through])]
    return [one.entrant for one in sorted(found, key=lambda one: (one.place, one.group))]


def champion(state: State) -> int | None:
    """Who has won the competition, None as long as that is open; whoever has left wins nothing."""
    last = len(state.settings.stages) - 1
    if not is_over(state):
        return None
    if isinstance(state.stage(last), KnockOut) and state.of_stage(last):
        return _cup_winner(state, last)
    order = [row.entrant for row in standings(state, last)] if state.of_stage(last) else list(state.entrants)
    return next((entrant for entrant in order if not state.entrants[entrant].withdrawn), None)


def _cup_winner(state: State, stage: int) -> int | None:
    ties = [tie for one in state.of_stage(stage) for tie in one.ties]
    final = next(tie for tie in reversed(ties) if tie.spot is not None and tie.spot.part != "third")
    return (final.home or final.away) if BYE in (final.home, final.away) else state.winner(final)


def is_over(state: State) -> bool:
    """Whether nothing is left to be drawn or played; a ladder ends when its organiser says so."""
    last = len(state.settings.stages) - 1
    kind, rounds = state.stage(last), state.of_stage(last)
    if isinstance(kind, Ladder) or state.open_ties(state.rounds) or state.phase not in (RUNNING, FINISHED):
        return False
    if len(state.present()) < 2:
        return True
    return bool(rounds) and (not isinstance(kind, Swiss) or len(rounds) >= kind.rounds)
