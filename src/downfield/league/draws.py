"""What is drawn next: pure functions of how a competition stands, the same on every machine."""

from collections.abc import Iterable, Sequence

from downfield.league.deeds import Drew
from downfield.league.errors import NotNow, Refused
from downfield.league.fixtures import grouped, round_robin
from downfield.league.pairing import DOWN, UP, Entry, swiss
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.standings import going_on, standings
from downfield.league.state import RUNNING, Round, State, Tie
from downfield.league.tables import BYE


def next_draws(state: State) -> list[Drew]:
    """The rounds that can be drawn now: one of a Swiss stage, all of the others; or NotNow with what is missing."""
    if state.phase != RUNNING:
        raise NotNow("Rounds are drawn while a competition is running.", key="league-not-running")
    stage = _due_stage(state)
    field = _field(state, stage)
    if len(field) < 2:
        raise Refused("Fewer than two are left: there is nobody to meet.", key="league-nobody")
    match state.stage(stage):
        case RoundRobin() as kind:
            return _all_rounds(stage, kind, field)
        case Swiss() as kind:
            return [_swiss_round(state, stage, kind)]
        case KnockOut():
            return [Drew(stage, seeds=tuple(field))]
        case Ladder():
            raise NotNow(
                "On a ladder nothing is drawn: whoever wants to play challenges somebody.",
                key="league-ladder",
            )


def _due_stage(state: State) -> int:
    """The stage to which the next draw belongs."""
    now, rounds = state.now, state.of_stage(state.now)
    if open_ties := state.open_ties(rounds):
        raise NotNow(
            "These are still to be played: {ties}.",
            key="league-open",
            ties=", ".join(t.id for t in open_ties[:8]),
        )
    kind = state.stage(now)
    if not rounds or (isinstance(kind, Swiss) and len(rounds) < kind.rounds):
        return now
    if now + 1 == len(state.settings.stages):
        raise NotNow("Everything is drawn that there is to draw.", key="league-all-drawn")
    return now + 1


def _field(state: State, stage: int) -> list[int]:
    """Who plays in a stage, the strongest first."""
    if stage == 0:
        return [entrant.id for entrant in state.present()]
    return [e for e in going_on(state, stage - 1) if not state.entrants[e].withdrawn]


def _all_rounds(stage: int, kind: RoundRobin, field: Sequence[int]) -> list[Drew]:
    """All rounds of a round robin; the groups play side by side."""
    if len(field) < 2 * kind.groups:
        raise Refused(
            "{groups} groups need at least two entrants each.", key="league-groups", groups=kind.groups
        )
    plans = [round_robin(group, kind.legs) for group in grouped(field, kind.groups)]
    found = []
    for number in range(max(map(len, plans))):
        rows = [(at, pair) for at, plan in enumerate(plans, 1) if number < len(plan) for pair in plan[number]]
        met = [(at if kind.groups > 1 else 0, pair) for at, pair in rows if BYE not in pair]
        rests = [max(pair) for _, pair in rows if BYE in pair]
        groups = tuple(group for group, _ in met) if kind.groups > 1 else ()
        found.append(Drew(stage, tuple(pair for _, pair in met), groups, tuple(rests)))
    return found


def _swiss_round(state: State, stage: int, kind: Swiss) -> Drew:
    """The next round of a Swiss stage."""
    rounds = state.of_stage(stage)
    entries, met = entries_of(state, stage, kind), meetings_so_far(rounds)
    drawn = swiss(entries, met, later=kind.rounds - len(rounds) - 1)
    return Drew(stage, tuple(drawn.pairs), rests=(drawn.bye,) if drawn.bye else ())


def meetings_so_far(rounds: Iterable[Round]) -> dict[frozenset[int], int]:
    """How often each two have been paired."""
    met: dict[frozenset[int], int] = {}
    for tie in (tie for one in rounds for tie in one.ties):
        both = frozenset((tie.home, tie.away))
        met[both] = met.get(both, 0) + 1
    return met


def entries_of(state: State, stage: int, kind: Swiss) -> list[Entry]:
    """Where everybody who is still there stands before the next round."""
    rounds = state.of_stage(stage)
    field = _field(state, stage)
    rank = {entrant: place for place, entrant in enumerate(field, 1)}
    points = {row.entrant: row.points for row in standings(state, stage)} if rounds else {}
    floated = _floated(state, stage)
    return [
        Entry(
            entrant,
            points.get(entrant, 0) + _head_start(state, kind, len(rounds), rank[entrant], len(field)),
            rank[entrant],
            sum(_where(tie, entrant) for one in rounds for tie in one.ties),
            sum(_where(tie, entrant) for one in rounds[-1:] for tie in one.ties),
            floated.get(entrant, 0),
            sum(entrant in one.rests for one in rounds),
        )
        for entrant in field
    ]


def _head_start(state: State, kind: Swiss, played: int, rank: int, field: int) -> int:
    """Accelerated, the upper half counts a win more for the pairing of the first two rounds."""
    upper = 2 * rank <= field
    return state.settings.scoring.win if kind.accelerated and played < 2 and upper else 0


def _where(tie: Tie, entrant: int) -> int:
    return (entrant == tie.home) - (entrant == tie.away)


def _floated(state: State, stage: int) -> dict[int, int]:
    """Who met somebody with more points (UP) or with fewer (DOWN) in the last round."""
    rounds = state.of_stage(stage)
    if not rounds:
        return {}
    points = {row.entrant: row.points for row in standings(state, stage, after=len(rounds) - 1)}
    found: dict[int, int] = {}
    for tie in rounds[-1].ties:
        ahead = points.get(tie.home, 0) - points.get(tie.away, 0)
        found[tie.home] = DOWN if ahead > 0 else UP if ahead < 0 else 0
        found[tie.away] = -found[tie.home]
    return found
