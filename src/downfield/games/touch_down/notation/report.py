"""Chapter 19: the match report, derived from the events of a match."""

from collections.abc import Iterable
from typing import cast

import msgspec

from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.state import State
from downfield.kernel.words import Event

YARDS = 2.5  # of a row [TD-19.2]
COLUMNS = ("run", "received", "thrown", "touchdowns_thrown", "touchdowns", "sacks")
COUNTED = {  # facts of a team, and how often each was told of it
    "first_downs": "first-down",
    "passes": "thrown",
    "completions": "completed",
    "interceptions": "intercepted",
    "fumbles": "fumbled",
    "injuries": "injured",
}

Row = tuple[str, tuple[float, ...]]  # a player, and his figures by COLUMNS
Pair = tuple[float, float]  # of home and away


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
    for name, key in COUNTED.items():
        sides = [event.args()["side"] for event in told if event.key == key]
        teams[name] = (sides.count(0), sides.count(1))
    teams["sacks"] = _both(home, away, "sacks")
    return teams, (_rows(home), _rows(away))


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
