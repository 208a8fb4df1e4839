"""Chapter 19: the match report, derived from the events of a match."""

from collections.abc import Iterable
from typing import cast

import msgspec

from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.model.kinds import ATTACK, FIELD_GOAL, PUNT
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.notation.calls import call
from downfield.games.touch_down.rules.administration import Administration
from downfield.games.touch_down.rules.contact import Contact
from downfield.games.touch_down.rules.move import Move
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.show.report import Both, Deeds, Drive, Pair, Report, Row, Swing
from downfield.kernel.state import State
from downfield.kernel.words import Event
from downfield.toolkit.reports import Drives, tally

YARDS = 2.5  # of a row [TD-19.2]
COLUMNS = ("run", "received", "thrown", "touchdowns_thrown", "touchdowns", "sacks")
LASTING = (  # what programs are told of a player: the key, its column, and what it is counted in
    ("rows_run", "run", YARDS),
    ("rows_received", "received", YARDS),
    ("rows_thrown", "thrown", YARDS),
    ("touchdowns_thrown", "touchdowns_thrown", 1),
    ("touchdowns", "touchdowns", 1),
    ("sacks", "sacks", 1),
)
COUNTED = {  # facts of a team, and how often each was told of it
    "first_downs": ("first-down",),
    "passes": ("thrown",),
    "completions": ("completed",),
    "interceptions": ("intercepted",),
    "fumbles": ("fumbled",),
    "injuries": ("injured",),
}
GOALS = {"field_goals": ("goal-good",)}  # [TD-12.6]
FROM_SCRIMMAGE = (ATTACK, PUNT, FIELD_GOAL)
ENDS = {
    "touchdown": "touchdown",
    "goal-good": "field-goal",
    "goal-missed": "missed",
    "downs-lost": "downs",
    "safety": "safety",
    "half-over": "time",
    "match-over": "time",
    "draw": "time",
}


class PlayerReport(msgspec.Struct):
    """[TD-1.4, TD-19.1] What one player did: yards, touchdowns and sacks."""

    number: int
    role: str
    run: float = 0.0
    received: float = 0.0
    thrown: float = 0.0
    touchdowns_thrown: int = 0
    touchdowns: int = 0
    sacks: int = 0


def report(state: Gridiron, events: Iterable[Event]) -> tuple[list[PlayerReport], list[PlayerReport]]:
    """The reports of home and away: a line for everybody who did something, by number."""
    lines: dict[tuple[int, int], PlayerReport] = {}
    for event in events:
        args = event.args()
        if "player" not in args:
            continue
        key = (args["side"], args["player"])
        line = lines.setdefault(key, PlayerReport(args["player"], _role(state, *key)))
        _enter(line, event.key, args.get("rows", 0) * YARDS)
    told = [line for _, line in sorted(lines.items()) if any(getattr(line, name) for name in COLUMNS)]
    sides = {id(line): side for (side, _), line in lines.items()}
    return ([x for x in told if sides[id(x)] == 0], [x for x in told if sides[id(x)] == 1])


def sheet(state: State, events: Iterable[Event]) -> tuple[dict[str, Pair], tuple[list[Row], list[Row]]]:
    """What people are shown: facts of both teams, and a row for everybody who did something."""
    told = list(events)
    home, away = report(cast(Gridiron, state), told)
    teams = {"run": _both(home, away, "run"), "thrown": _both(home, away, "thrown")}
    teams |= tally(told, COUNTED)
    for name, kind in (("punts", PUNT), ("goal_tries", FIELD_GOAL)):
        teams[name] = _declared(told, kind)
    teams |= tally(told, GOALS)
    teams["sacks"] = _both(home, away, "sacks")
    return teams, (_rows(home), _rows(away))


def deeds(state: State, events: Iterable[Event]) -> Both:
    """[TD-19.1] What both teams and their players did, for programs; distances in rows, which are whole [TD-19.2]."""
    told = list(events)
    home, away = (_in_rows(lines) for lines in report(cast(Gridiron, state), told))
    counts = tally(told, COUNTED)
    return _deeds(home, counts, 0), _deeds(away, counts, 1)


def _declared(told: list[Event], kind: int) -> Pair:
    """[TD-5.1] How often both teams have declared such an action."""
    sides = [args["side"] for args in (x.args() for x in told if x.key == "declared") if args["kind"] == kind]
    return sides.count(0), sides.count(1)


def _in_rows(lines: list[PlayerReport]) -> dict[str, dict[str, int]]:
    return {str(x.number): {key: int(getattr(x, of) / unit) for key, of, unit in LASTING} for x in lines}


def _deeds(players: dict[str, dict[str, int]], counts: dict[str, Pair], side: int) -> Deeds:
    team = {key: sum(done[key] for done in players.values()) for key, _, _ in LASTING}
    return Deeds(team | {key: int(pair[side]) for key, pair in counts.items()}, players)


def _both(home: list[PlayerReport], away: list[PlayerReport], column: str) -> Pair:
    return sum(getattr(x, column) for x in home), sum(getattr(x, column) for x in away)


def _rows(lines: list[PlayerReport]) -> list[Row]:
    return [(f"{x.number} {x.role}", tuple(getattr(x, name) for name in COLUMNS)) for x in lines]


def _enter(line: PlayerReport, key: str, yards: float) -> None:
    """One fact into its column."""
    match key:
        case "ran":  # [TD-19.2]
            line.run += yards
        case "caught":  # [TD-19.3]
            line.received += yards
        case "completed":
            line.thrown += yards
        case "touchdown-pass":  # [TD-19.4]
            line.touchdowns_thrown += 1
        case "touchdown":
            line.touchdowns += 1
        case "sack":  # [TD-19.5]
            line.sacks += 1


def _role(state: Gridiron, side: int, number: int) -> str:
    t = state.tables
    first, last = (int(t.first_away), len(t.number)) if side else (0, int(t.first_away))
    return next(ROLES[t.role[p]] for p in range(first, last) if t.number[p] == number)


def drives(events: Iterable[Event]) -> list[Drive]:
    """How often each team had the ball from the scrimmage, and the yards run and caught then [TD-19.2, TD-19.3]."""
    found, kind = Drives(), 0
    for event in events:
        args = event.args()
        if event.key == "declared":  # [TD-5.1]
            kind = args["kind"]
            _begin(found, args["side"], kind)
        elif event.key in ("ran", "caught") and kind in FROM_SCRIMMAGE:
            found.gain(args["side"], args["rows"] * YARDS)
        elif event.key in ("intercepted", "fumbled") and not found.is_open(args["side"]):
            found.end("turnover")
        elif event.key in ENDS:
            found.end(ENDS[event.key])
    return found.found


def _begin(found: Drives, side: int, kind: int) -> None:
    """An action from the scrimmage is a play; a punt gives the ball away."""
    if kind in FROM_SCRIMMAGE:
        found.play(side)
    if kind == PUNT:
        found.end("punt")


def whose(state: State) -> int:
    """The team for which a die falls: the one that moves, throws, kicks or has somebody down."""
    g = cast(Gridiron, state)
    match g.top:
        case Move() as move:  # [TD-7.3] home rolls first
            return int(move.arm != Move.HOME_ROLLED)
        case Contact() as contact:
            return int(g.side_of(contact.mover))
        case Walk() as walk:
            return int(g.side_of(walk.slot))
        case Administration() as box:
            return int(g.side_of(box.slot))
    return int(g.off)


REPORT = Report(
    sheet,
    COLUMNS,
    pictured=("run", "thrown", "first_downs", "completions", "interceptions", "sacks"),
    dice=("timing", "contact", "trip", "pass", "fumble", "kick", "injury"),
    whose=whose,
    swings={
        "intercepted": Swing(3),
        "fumbled": Swing(3),
        "downs-lost": Swing(2),
        "goal-missed": Swing(1.5),
        "sack": Swing(1),
        "ran": Swing(0.25, "rows", 6),
        "caught": Swing(0.25, "rows", 6),
    },
    drives=drives,
    deeds=deeds,
    call=call,
)
