"""The match report, derived from the events of a match: goals, shots, passes, balls won, saves, fouls and cards."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.state import State
from downfield.kernel.words import Event

FACTS = {  # what is counted, of a figure and of its side
    "goals": "goal",  # [CAL-8.9]
    "shots": "shot",  # [CAL-8.2]
    "passes": "passed",  # [CAL-7.1]
    "won": "ball-won",  # [CAL-9.7]
    "kept": "ball-kept",
    "saves": "saved",
    "fouls": "foul",  # [CAL-14.1]
    "cautions": "cautioned",  # [CAL-17.1]
    "expulsions": "sent-off",  # [CAL-17.2]
}
SIDES_ONLY = {"cards": "card", "substitutions": "substituted"}  # [CAL-11.4, CAL-16.3]
COLUMNS = tuple(FACTS)

Row = tuple[str, tuple[float, ...]]  # a figure, and what it did by COLUMNS
Pair = tuple[float, float]  # of home and away


def sheet(state: State, events: Iterable[Event]) -> tuple[dict[str, Pair], tuple[list[Row], list[Row]]]:
    """What people are shown: facts of both sides, and a row for every figure that did something."""
    count: Counter[tuple[str, int, int]] = Counter()
    for event in events:
        args = event.args()
        if "side" in args:
            count[event.key, args["side"], args.get("player", 0)] += 1
    sides: dict[str, Pair] = {
        name: (_total(count, key, 0), _total(count, key, 1)) for name, key in (FACTS | SIDES_ONLY).items()
    }
    return sides, (_rows(cast(Pitch, state), count, 0), _rows(cast(Pitch, state), count, 1))


def _total(count: Counter[tuple[str, int, int]], key: str, side: int) -> int:
    return sum(n for (fact, whose, _), n in count.items() if (fact, whose) == (key, side))


def _rows(g: Pitch, count: Counter[tuple[str, int, int]], side: int) -> list[Row]:
    found: list[Row] = []
    for man in range(int(g.first_of(side)), int(g.end_of(side))):
        number = int(g.tables.number[man])
        figures = tuple(count[key, side, number] for key in FACTS.values())
        if any(figures):
            found.append((f"{number} {ROLES[g.tables.role[man]]}", figures))
    return found
