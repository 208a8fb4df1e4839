"""The match report, derived from the events of a match: goals, shots, passes, balls won, saves, fouls and cards."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.calls import call
from downfield.games.calciotto.rules.roll import Roll
from downfield.games.calciotto.rules.shoot_out import ShootOut
from downfield.games.calciotto.rules.toss import Toss
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.report import Pair, Report, Row, Swing
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
SIDES_ONLY = {
    "free_kicks": "free-kick",  # [CAL-14.3]
    "penalties": "penalty",  # [CAL-15.1]
    "cards": "card",  # [CAL-11.4]
    "substitutions": "substituted",  # [CAL-16.3]
}
COLUMNS = tuple(FACTS)


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


def whose(state: State) -> int:
    """The side for which a die falls; the dice of the toss fall for nobody yet."""
    g = cast(Pitch, state)
    match g.top:
        case Roll() as roll:
            return int(roll.side)
        case ShootOut() as kicks:  # [CAL-18.8] two dice of the shooter, two of the keeper
            return int(g.turn if kicks.dice < 2 else 1 - g.turn)
        case Toss():
            return NOBODY
    return int(g.turn)


REPORT = Report(
    sheet,
    COLUMNS,
    pictured=("goals", "shots", "saves", "passes", "won", "kept", "fouls"),
    dice=("six", "sign"),
    whose=whose,
    swings={
        "sent-off": Swing(0.6),
        "penalty": Swing(0.5),
        "saved": Swing(0.4),
        "cautioned": Swing(0.2),
        "kick-good": Swing(0.3),
        "kick-saved": Swing(0.3),
    },
    call=call,
)
